import {
  bandShapes, carries, choice, choices, collapses, constants, curves, effects, headerTouches, inputs,
  layoutDirections, links, numbers, pageOffsets, physicsChoices, physicsPresets, policies,
  reaches, snapPointSize, turn, turns,
} from './layout.js';

// Writes what a node is from a description to the engine's memory. The keys are those of a
// scenario file, so that one can be given to the other.
export class DescriptionWriter {
  #memory;

  constructor(memory) { this.#memory = memory; }

  // Changes the ns_description at `place` by the keys that are given.
  write(description, place, exports, scratch) {
    const { f64, i32 } = this.#memory;
    const number = (key, value) => { f64[(place >> 3) + numbers[key]] = value ?? NaN; };
    const choose = (key, value) => { i32[(place >> 2) + choices[key]] = value; };
    const given = (key) => description[key] !== undefined;

    for (const key of ['viewport', 'content', 'offset', 'anchor', 'position']) {
      if (given(key)) number(key, description[key]);
    }
    if (given('insets')) {
      if (description.insets.start !== undefined) number('insetStart', description.insets.start);
      if (description.insets.end !== undefined) number('insetEnd', description.insets.end);
    }
    if (given('axis')) choose('axis', choice(['horizontal', 'vertical'], description.axis, 'axis'));
    if (given('enabled')) choose('isEnabled', description.enabled ? 1 : 0);
    if (given('inputs')) choose('inputs', inputSet(description.inputs));
    if (given('stopsAtPin')) choose('stopsAtPin', description.stopsAtPin ? 1 : 0);
    if (given('direction')) {
      choose('direction', choice(layoutDirections, description.direction, 'direction'));
    }
    if (given('view')) choose('view', description.view ?? -1);
    if (given('edges')) {
      const { start, end } = description.edges;
      if (start !== undefined) choose('edgeStart', choice(effects, start, 'edges.start'));
      if (end !== undefined) choose('edgeEnd', choice(effects, end, 'edges.end'));
    }
    if (given('policy')) this.#policy(description.policy, place, exports);
    if (given('header')) this.#header(description.header, place, exports, scratch, number, choose);
    if (given('pager')) pager(description.pager, number, choose);
    if (given('refresh')) refresh(description.refresh, number);
  }

  #policy(policy, place, exports) {
    if (typeof policy === 'string') {
      exports.ns_describe_policy(choice(policies, policy, 'policy'), 0, place);
    } else if (policy.floatingCollapsed !== undefined) {
      const preset = policies.indexOf('floatingCollapsed');
      exports.ns_describe_policy(preset, policy.floatingCollapsed, place);
    } else {
      for (const direction of ['forward', 'backward']) {
        this.#turn(policy[direction] ?? {}, (place >> 3) + turns[direction]);
      }
    }
  }

  #turn(given, at) {
    const { f64, i32 } = this.#memory;
    const reach = (value, usual, until, code) => {
      const [name, offset] = value?.until !== undefined ? ['until', value.until] : [value, 0];
      f64[at + until] = offset;
      i32[at * 2 + code] = choice(reaches, name, 'reach', usual);
    };
    reach(given.preScroll, 0, turn.preUntil, turn.preScroll);
    reach(given.postScroll, 1, turn.postUntil, turn.postScroll);
    i32[at * 2 + turn.mode] = choice(links, given.mode, 'mode', 0);
  }

  #header(header, place, exports, scratch, number, choose) {
    if (header === null) return number('headerHeight', NaN);
    if (header.rows) {
      const { f64 } = this.#memory;
      header.rows.forEach((row, index) => {
        const at = (scratch >> 3) + index * 3;
        f64[at] = row.height;
        f64[at + 1] = row.stay ?? 0;
        f64[at + 2] = row.returns ?? 0;
      });
      exports.ns_describe_header_rows(scratch, header.rows.length, place);
    }
    if (header.height !== undefined) number('headerHeight', header.height);
    if (header.stay !== undefined) number('headerStay', header.stay);
    if (header.collapse !== undefined) {
      choose('headerCollapse', choice(collapses, header.collapse, 'header.collapse'));
    }
    if (header.touch !== undefined) {
      choose('headerTouch', choice(headerTouches, header.touch, 'header.touch'));
    }
    if (header.snap !== undefined) {
      const { forward, backward } = threshold(header.snap, NaN);
      number('headerSnapForward', forward);
      number('headerSnapBackward', backward);
    }
  }

  // Writes rests as ns_snap_point from `place` on.
  snapPoints(points, place) {
    const { f64, i32 } = this.#memory;
    points.forEach((point, index) => {
      const at = (place + index * snapPointSize) >> 3;
      const parts = typeof point === 'object' && !Array.isArray(point) ? point : { at: point };
      const isSeries = parts.every !== undefined;
      const isRange = Array.isArray(parts.at);
      const from = isSeries ? parts.from ?? 0 : isRange ? parts.at[0] : parts.at;
      f64[at] = from;
      f64[at + 1] = isSeries ? parts.to ?? NaN : isRange ? parts.at[1] : from;
      f64[at + 2] = parts.every ?? 0;
      f64[at + 3] = isSeries ? parts.at ?? from : from;
      f64[at + 4] = parts.range ?? NaN;
      i32[at * 2 + 10] = isSeries ? 2 : isRange ? 1 : 0;
      i32[at * 2 + 11] = parts.stop ? 1 : 0;
    });
  }

  physics(physics, place, exports) {
    const preset = typeof physics === 'string' ? physics : physics.base;
    exports.ns_describe_physics(choice(physicsPresets, preset, 'physics', 0), place);
    if (typeof physics === 'string') return;
    const { f64, i32 } = this.#memory;
    const { spring, drag, ...flat } = physics;
    Object.assign(flat, {
      springFrequency: spring?.frequency, springDamping: spring?.damping,
      springHandover: spring?.handover, dragRate: drag?.rate, dragFriction: drag?.friction,
    });
    for (const [key, at] of Object.entries(constants)) {
      if (flat[key] !== undefined) f64[(place >> 3) + at] = flat[key] ?? NaN;
    }
    const choose = (key, names, name) => {
      if (name !== undefined) i32[(place >> 2) + physicsChoices[key]] = choice(names, name, key);
    };
    choose('curve', curves, physics.curve);
    choose('bandShape', bandShapes, physics.bandShape);
    // As in scenario files: true is the rule of the system that the curve is from.
    const isExponential = i32[(place >> 2) + physicsChoices.curve] === 0;
    const rules = new Map([[true, isExponential ? 'ios' : 'add'], [false, 'none']]);
    choose('carry', carries, rules.get(physics.carry) ?? physics.carry);
  }
}

function inputSet(names) {
  if (names === null) return -1;
  return names.reduce((set, name) => set | (1 << choice(inputs, name, 'inputs')), 0);
}

export function threshold(value, none = 0.5) {
  if (value === null || value === undefined) return { forward: none, backward: none };
  if (typeof value === 'number') return { forward: value, backward: value };
  return { forward: value.forward ?? 0.5, backward: value.backward ?? 0.5 };
}

function pager(pager, number, choose) {
  choose('isPager', pager === null ? 0 : 1);
  if (pager === null) return;
  if (pager.page !== undefined) choose('page', pager.page);
  if (pager.pageLength !== undefined) number('pageLength', pager.pageLength);
  if (pager.spacing !== undefined) number('pageSpacing', pager.spacing);
  if (pager.pageOffsets !== undefined) {
    choose('pageOffsets', choice(pageOffsets, pager.pageOffsets, 'pager.pageOffsets'));
  }
  if (pager.threshold !== undefined) {
    const { forward, backward } = threshold(pager.threshold);
    number('pageThresholdForward', forward);
    number('pageThresholdBackward', backward);
  }
  if (pager.minVelocity !== undefined) number('pageMinVelocity', pager.minVelocity);
  if (pager.perFling !== undefined) choose('pagesPerFling', pager.perFling);
}

function refresh(refresh, number) {
  const edge = (value, trigger, hold) => {
    if (value === undefined) return;
    number(trigger, value?.trigger);
    number(hold, value?.hold ?? 0);
  };
  edge(refresh === null ? null : refresh.start, 'refreshStartTrigger', 'refreshStartHold');
  edge(refresh === null ? null : refresh.end, 'refreshEndTrigger', 'refreshEndHold');
}
