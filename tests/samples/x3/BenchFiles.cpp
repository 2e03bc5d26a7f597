#include "tests/samples/x3/BenchFiles.h"

#include "resources/demos/pictures/Noise.h"

namespace vitrine::samples::x3 {

using namespace demos;
using namespace demos::x3;

namespace {

constexpr int kFacesOfPart = 150'000;

Frame keyOf(Dice& dice, bool first) {
  Frame frame;
  const auto somewhere = [&] { return dice.between(-4e6, 4e6); };
  frame.position = Vec3{somewhere(), somewhere() / 8, somewhere()};
  frame.rotation = Turn{dice.next(), {0, 1, 0}};
  frame.absolute = first;
  if (!first) {
    frame.positionTcb = Tcb{};
    frame.rotationTcb = Tcb{0, 0, 0, dice.next() / 2, 0};
  }
  frame.length = 250;
  return frame;
}

} // namespace

Scene benchScene(int paths) {
  Dice dice(41);
  Scene scene;
  scene.info = "Vitrine: many paths";
  for (int i = 0; i < paths; ++i) {
    Path path;
    path.id = i;
    path.body = "00" + std::to_string(100 + dice.below(300));
    path.name = "link " + std::to_string(i) + " of the map";
    if (i % 10 == 9)
      path.parent = i - 9;
    const int keys = i % 4 == 0 ? 4 : 1;
    for (int key = 0; key < keys; ++key)
      path.frames.push_back(keyOf(dice, key == 0));
    scene.paths.push_back(std::move(path));
  }
  return scene;
}

Body benchBody(int faces) {
  const int side = static_cast<int>(std::ceil(std::sqrt(faces / 2.0)));
  Body body;
  body.info = "Vitrine: many faces";
  body.materials.push_back({.kind = Material::Kind::Six, .texture = "bench_diff.dds"});
  Record record;
  record.value = 50'000;
  const auto share = [&](int i) { return static_cast<double>(i) / side; };
  for (int row = 0; row <= side; ++row)
    for (int column = 0; column <= side; ++column)
      record.points.push_back({(share(column) * 2 - 1) * record.value,
                               std::sin(share(column) * 40) * std::cos(share(row) * 30) * 2000,
                               (share(row) * 2 - 1) * record.value});
  const auto corner = [&](int column, int row) {
    return Corner{static_cast<std::uint32_t>(row * (side + 1) + column), {share(column) * 8, share(row) * 8}, {}};
  };
  int left = 0;
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column, left -= 2) {
      if (left <= 0) {
        record.parts.push_back({"sheet " + std::to_string(record.parts.size()), 1, {}});
        left = kFacesOfPart;
      }
      std::vector<Face>& into = record.parts.back().faces;
      into.push_back({0, {corner(column, row), corner(column, row + 1), corner(column + 1, row + 1)}, 1});
      into.push_back({0, {corner(column, row), corner(column + 1, row + 1), corner(column + 1, row)}, 1});
    }
  body.records.push_back(std::move(record));
  return body;
}

} // namespace vitrine::samples::x3
