// Draws the pictures of Docs/Motion.md into a folder.
import Foundation

guard CommandLine.arguments.count == 2, let folder = CommandLine.arguments.last else {
  FileHandle.standardError.write(Data("usage: curve-pictures FOLDER\n".utf8))
  exit(64)
}
let directory = URL(fileURLWithPath: folder, isDirectory: true)
do {
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  for picture in Pictures.all {
    try Data(picture.svg.utf8).write(to: directory.appendingPathComponent(picture.name))
    print(picture.name)
  }
} catch {
  FileHandle.standardError.write(Data("curve-pictures: \(error)\n".utf8))
  exit(73)
}
