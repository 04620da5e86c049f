import NestedScroll

/// One value for each axis.
struct PerAxis<Value> {
  var x: Value
  var y: Value

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension PerAxis where Value == JSON {
  /// Reads what a case says for two axes at once: `[x, y]`, `{"x", "y"}`, or one value for both.
  init(_ json: JSON) {
    if let array = json.array, array.count == 2 {
      self.init(x: array[0], y: array[1])
    } else if let object = json.object, object["x"] != nil || object["y"] != nil {
      self.init(x: object["x"] ?? .null, y: object["y"] ?? .null)
    } else {
      self.init(x: json, y: json)
    }
  }
}

extension JSON {
  /// A displacement along the axes of a node: `[x, y]`, or one number along the only axis.
  func vector(along axes: [Axis], names: [String: Double] = [:]) throws -> Vector {
    var vector = Vector.zero
    if array != nil {
      let pair = PerAxis(self)
      for axis in Axis.allCases { vector[axis] = try pair[axis].value(names) ?? 0 }
    } else if let axis = axes.first {
      vector[axis] = try value(names) ?? 0
    }
    return vector
  }

  /// A number, or a sum of products of numbers and names such as `2*port+100`; nil for null.
  func value(_ names: [String: Double] = [:]) throws -> Double? {
    switch self {
    case .null: return nil
    case .number(let number): return number
    case .string(let text):
      var sum = 0.0
      for term in text.split(separator: "+") {
        var product = 1.0
        for (at, factors) in term.split(separator: "/").enumerated() {
          var part = 1.0
          for factor in factors.split(separator: "*") {
            guard let number = Double(factor) ?? names[String(factor)] else {
              throw CaseError("\(factor): a number or one of \(names.keys.sorted())")
            }
            part *= number
          }
          product = at == 0 ? part : product / part
        }
        sum += product
      }
      return sum
    default: throw CaseError("\(self): expected a number")
    }
  }
}
