#pragma once

#include "core/formats/diggles/records/DigglesSections.h"
#include "core/formats/diggles/records/ModelFile.h"
#include "tests/support/TestBytes.h"

#include <string>

namespace vitrine::tests {

using RawPoint = std::array<std::uint16_t, 3>;

struct TestMesh {
  std::vector<formats::diggles::ModelLink> links = {};
  QVector3D boxMin = {};
  QVector3D boxMax = {};
  std::array<std::uint32_t, formats::diggles::kAnchorSlots> anchors{};
  std::uint16_t shadow = formats::diggles::kNoNumber;
  std::array<QVector3D, 4> quad = {};
  std::uint16_t cmap = formats::diggles::kNoNumber;
};

struct TestAnimation {
  std::string name;
  std::vector<std::uint32_t> frames;
  std::string source;
  QVector3D move;
  QVector3D turn;
};

struct TestCmap {
  std::uint16_t width = 0;
  std::uint16_t height = 0;
  std::array<std::uint16_t, 2> extra{};
};

/// Contents that a .3db file is packed from. Texts are bytes as they are stored.
struct TestModel {
  std::string version = "3DDB 1.0";
  std::string name = "test";
  std::vector<std::pair<std::string, std::string>> materials;
  std::vector<TestMesh> meshes;
  std::vector<std::pair<std::string, std::vector<std::uint32_t>>> objects;
  std::vector<TestAnimation> animations;
  std::uint16_t shadows = 0;     ///< every pixel has the picture's number
  std::vector<TestCmap> cmaps;   ///< pixels count up from 0
  std::vector<RawPoint> anchors; ///< with the angles 1, 2, 3
  std::vector<std::vector<std::uint16_t>> triangles;
  std::vector<std::vector<QVector2D>> uvs;
  std::vector<std::vector<RawPoint>> points;
  std::vector<std::vector<std::uint8_t>> brightness;

  Bytes pack() const;
};

/// A little of everything: two objects, three animations, three meshes with two, one and no links, pictures, anchors.
TestModel smallModel();

/// One mesh with one link to the first of each array; a triangle of three points.
TestModel triangleModel();

struct ReadModel {
  formats::diggles::ModelFile file;
  std::vector<Diagnostic> told;
};

ReadModel read(const Bytes& bytes);

struct BuiltSections {
  formats::diggles::ModelRecords records;
  structure::Structure tree;
};

BuiltSections sectionsOf(const formats::diggles::ModelFile& file);

/// Empty when the sections without children and the tables' own bytes lie end to end from the first byte to the last;
/// else the first place where they do not.
QString firstGap(const structure::Structure& tree);

} // namespace vitrine::tests
