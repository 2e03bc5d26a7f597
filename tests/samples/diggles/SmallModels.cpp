#include "tests/samples/diggles/SmallModels.h"

#include "resources/demos/diggles/ModelAssembly.h"
#include "resources/demos/diggles/ModelWriter.h"
#include "resources/demos/pictures/PngWriter.h"
#include "resources/demos/pictures/TgaWriter.h"

#include <limits>

namespace vitrine::samples::diggles::small {

using namespace demos;
using namespace demos::diggles;

namespace {

constexpr PictureRect kWhole{0, 0, 1, 1};
constexpr std::size_t kCorners = 4;
constexpr std::size_t kGrowing = 1; ///< number of the animation that grows

/// Chequered, with marked corners: red above left, green above right, blue below right, yellow below left.
Canvas marked(const Vec3& tone, int size = 32) {
  Canvas canvas(size, size);
  const int eighth = size / 8;
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const int column = x / eighth;
      const int row = y / eighth;
      canvas.at(x, y) = (column + row) % 2 ? tone : tone * 0.8;
      if ((column == 0 || column == 7) && (row == 0 || row == 7))
        canvas.at(x, y) = row == 0 ? (column == 0 ? Vec3{0.85, 0.1, 0.1} : Vec3{0.1, 0.7, 0.1})
                                   : (column == 0 ? Vec3{0.9, 0.8, 0.1} : Vec3{0.15, 0.25, 0.85});
    }
  return canvas;
}

/// With a round hole in the middle.
Canvas holed(const Vec3& tone) {
  Canvas canvas = marked(tone);
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x)
      if (std::hypot(x - 15.5, y - 15.5) < 8)
        canvas.alphaAt(x, y) = 0;
  return canvas;
}

/// Alpha that says nothing, as it is the same everywhere.
Canvas evenAlpha(const Vec3& tone) {
  Canvas canvas = marked(tone);
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x)
      canvas.alphaAt(x, y) = 0.5F;
  return canvas;
}

Animation named(const std::string& name) {
  Animation facts;
  facts.name = name;
  facts.source = "C:\\arbeit\\alles_" + name + ".sex";
  return facts;
}

/// A block with a marker on its left, so that a mirrored one shows, and a sail that both sides are stored of.
Figure block(double height, double lean = 0, double forward = 0) {
  const Placement place = shift({0, 0, forward}) * roll(lean);
  Figure figure;
  figure.surfaces.resize(2);
  addBox(figure.surfaces[0], place * shift({0, height / 2, 0}), {12, height / 2, 8}, kWhole);
  addBox(figure.surfaces[0], place * shift({15, height * 0.6, 3}), {3, 3, 3}, kWhole);
  Surface sail;
  addSheet(sail, {3, 3, kWhole, 0}, [&](double u, double v) {
    return place.point({-9 + 18 * u, height + 14 * v, 3 * std::sin(kTurn / 2 * u)});
  });
  figure.surfaces[1] = bothSides(sail);
  figure.anchors[0] = place * shift({-14, height * 0.6, 3}) * yaw(0.5);
  figure.anchors[1] = place * shift({18, height * 0.6, 3}) * pitch(-0.25) * yaw(4);
  figure.anchors[4] = place * shift({0, height, 0}) * roll(0.1);
  figure.anchors[31] = place * shift({0, 2, 0});
  return figure;
}

/// Round figure of as many sides as asked for: frames with other numbers cannot be blended.
Figure prismOf(int sides) {
  Figure figure;
  figure.surfaces.resize(2);
  const auto ring = [](double height, double radius) { return Ring{shift({0, height, 0}), radius, radius}; };
  addLoft(figure.surfaces[0], {ring(0, 0), ring(0, 12), ring(20, 9), ring(20, 0)},
          {.columns = sides, .picture = kWhole});
  addBall(figure.surfaces[1], shift({0, 26, 0}), {6, 6, 6}, sides, 4, kWhole);
  figure.anchors[10] = shift({0, 26, 6});
  return figure;
}

Cmap ramp(std::uint16_t width, std::uint16_t height) {
  Cmap cmap{width, height, 3, 7, {}};
  for (int i = 0; i < width * height; ++i)
    cmap.pixels.push_back(static_cast<std::uint8_t>(i * 255 / std::max(1, width * height - 1)));
  return cmap;
}

std::vector<std::uint32_t> addBlocks(ModelAssembly& model) {
  const FigureKind kind{{0, 1}, ramp(8, 4)};
  std::vector<Figure> grown, walked, turned;
  for (int frame = 0; frame < 4; ++frame)
    grown.push_back(block(16 + 6 * frame));
  for (int frame = 0; frame < 6; ++frame)
    walked.push_back(block(20, 0.08 * std::sin(kTurn * frame / 6)));
  for (int frame = 0; frame < 5; ++frame)
    turned.push_back(block(20, 0, 0.5 * frame));
  Animation walk = named("laufen_loop");
  walk.move = inMaxAxes({0, 0, 6.25});
  Animation climb = named("steigen_seitlich");
  climb.move = inMaxAxes({1.5, 2, 0});
  climb.turn = {0, 0.125, -0.25};
  Animation turn = named("drehen_links");
  turn.turn = {0, 0, kTurn / 16};
  return {model.addAnimation(named("standard"), kind, {block(20)}), model.addAnimation(named("wachsen"), kind, grown),
          model.addAnimation(walk, kind, walked), model.addAnimation(climb, kind, walked),
          model.addAnimation(turn, kind, turned)};
}

std::vector<std::uint32_t> addPrisms(ModelAssembly& model) {
  const FigureKind kind{{2, 3}, {}};
  const std::uint32_t still = model.addAnimation(named("standard"), kind, {prismOf(5)});
  // One link more in the last frames.
  std::uint32_t changing = model.addAnimation(named("wechseln_loop"), kind, {prismOf(3), prismOf(4), prismOf(6)});
  Figure more = prismOf(6);
  more.surfaces.push_back(block(8).surfaces[0]);
  const FigureKind three{{2, 3, 4}, ramp(3, 5)};
  const std::uint32_t parts = model.addAnimation(named("teile"), three, {more, more});
  return {still, changing, parts};
}

std::vector<RawPoint> corners(const Vec3& at, double size) {
  std::vector<RawPoint> points;
  for (std::size_t i = 0; i < kCorners; ++i)
    points.push_back(rawPoint(at + Vec3{i == 1 ? size : 0, i == 2 ? size : 0, i == 3 ? size : 0}));
  return points;
}

Mesh meshOf(const Model& model, std::vector<Link> links) {
  Mesh mesh;
  Box box = Box::nothing();
  for (const Link& link : links)
    for (const RawPoint& raw : model.pointArrays[link.points])
      box.add(Vec3{raw[0] - 32768.0, raw[1] - 32768.0, raw[2] - 32768.0} / 4);
  if (!links.empty() && box.mins.x < box.maxs.x) {
    mesh.boxMin = box.mins;
    mesh.boxMax = box.maxs;
  }
  mesh.links = std::move(links);
  return mesh;
}

void addOddArrays(Model& model) {
  const std::vector<std::uint16_t> tetrahedron = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};
  model.triangleArrays = {tetrahedron, {}, {0, 1}, {0, 1, 2, 3}, {0, 0, 0, 1, 1, 2}};
  model.uvArrays = {{{0, 0}, {1, 0}, {0, 1}, {1, 1}}, {}, {{-3.5F, 2.25F}, {4, -1}, {1e6F, 0}, {0, -1e6F}}};
  model.pointArrays = {corners({0, 0, 0}, 20), {}, corners({-8192, -8192, -8192}, 16383.75), corners({3, -5, 7}, 0)};
  model.brightnessArrays = {{255, 192, 128, 64}, {}, {0, 0, 0, 0}};
}

void addOddMeshes(Model& model) {
  const Link plain{0, 1, 0, 0, 0, 0};
  const Link nothing{1, 1, 1, 1, 1, 1};
  model.meshes = {meshOf(model, {plain}),
                  meshOf(model, {plain, nothing}),
                  meshOf(model, {{kNone, 0, 0, 2, 0, 2}}),
                  meshOf(model, {{2, 7, 2, 0, 0, 0}, {3, 0xFFFF, 3, 0, 0, 0}}),
                  meshOf(model, {}),
                  meshOf(model, {{0, 1, 0, 0, 2, 0}}),
                  meshOf(model, {{0, 1, 4, 0, 3, 0}})};
  model.meshes[0].anchors.fill(1);
  model.meshes[1].anchors[31] = 2;
  model.meshes[1].shadow = 0;
  model.meshes[1].shadowQuad = {{{-12, 0, -12}, {12, 0, -12}, {-12, 0, 12}, {12, 0, 12}}};
  model.meshes[2].shadow = 1;
  model.meshes[2].cmap = 0;
  model.meshes[3].cmap = 1;
}

Animation oddAnimation(std::string name, std::vector<std::uint32_t> meshes) {
  Animation animation;
  animation.name = std::move(name);
  animation.meshes = std::move(meshes);
  return animation;
}

void addOddAnimations(Model& model) {
  Animation unset = oddAnimation("standard", {0, 1, 0, 0});
  unset.junk = 57345;
  unset.junkNumber = std::numeric_limits<float>::quiet_NaN();
  unset.source = "\\\\b\xfcro\\k\xf6pfe\\\x80\x99\x81.sex"; // a euro sign, a quotation mark and a byte without meaning
  Animation sparse = oddAnimation("", {2});
  sparse.junkNumber = -std::numeric_limits<float>::infinity();
  model.animations = {unset,
                      sparse,
                      oddAnimation("leer_loop", {}),
                      oddAnimation(std::string(300, 'l') + "_loop", {3, 4, 5}),
                      oddAnimation("standard", {6}),
                      oddAnimation("herrenlos", {1})};
  model.objects = {
      {"\xe4\xf6\xfc\xdf \xc4\xd6\xdc", {0, 1, 2, 3}}, {"ding", {4}}, {"ding", {0, 0}}, {"", {}}, {"leer", {2}}};
}

ModelFile picture(const std::string& folder, const std::string& name, const Canvas& canvas, TgaLayout layout = {}) {
  return {"data/Texture/" + folder + "/" + name, writeTga(canvas, layout)};
}

/// All four ways a TGA can lie, in all folders; one picture in two of them, of which the larger counts.
std::vector<ModelFile> pictures() {
  return {picture("m256", "Alles_Block.TGA", marked({0.75, 0.55, 0.35}, 64)),
          picture("m128", "alles_block.tga", marked({1, 0, 1})),
          picture("m128", "alles_segel.tga", holed({0.85, 0.8, 0.7}), {true, true}),
          picture("m064", "alles_prisma.tga", marked({0.4, 0.55, 0.75}), {true, false}),
          picture("m032", "alles_kugel_noalpha.tga", evenAlpha({0.5, 0.7, 0.4}), {false, true}),
          picture("Gray", "ring_grau.tga", marked({0.6, 0.6, 0.6})),
          picture("Misc", "ring_gold.tga", marked({0.85, 0.7, 0.3})),
          picture("ClassIcons", "ring_zeichen.tga", marked({0.7, 0.3, 0.3})),
          picture("m064", "t\xc3\xbcrklinke.tga", marked({0.6, 0.45, 0.3})),
          {"data/3db/nebenan.png", writePng(marked({0.3, 0.6, 0.6}))}};
}

/// One more animation of the first object: the frames of another, in each of which the picture has gone on by a
/// quarter. The triangles are the same in all.
void addSlidingPicture(Model& model, std::size_t of) {
  Animation sliding = named("gleiten_loop");
  for (const std::uint32_t frame : std::vector(model.animations[of].meshes)) {
    Mesh mesh = model.meshes[frame];
    std::vector<TexturePoint> moved = model.uvArrays[mesh.links[0].uvs];
    for (TexturePoint& at : moved)
      at.u += 0.25F * static_cast<float>(sliding.meshes.size() + 1);
    mesh.links[0].uvs = static_cast<std::uint16_t>(model.uvArrays.size());
    model.uvArrays.push_back(std::move(moved));
    sliding.meshes.push_back(static_cast<std::uint32_t>(model.meshes.size()));
    model.meshes.push_back(std::move(mesh));
  }
  model.objects[0].animations.push_back(static_cast<std::uint32_t>(model.animations.size()));
  model.animations.push_back(std::move(sliding));
}

} // namespace

Model everything() {
  ModelAssembly assembly("alles");
  assembly.addMaterial("alles_block", "\\\\server\\bilder\\256\\alles_block.tga");
  assembly.addMaterial("alles_segel", "D:\\bilder\\alles_segel.tga");
  assembly.addMaterial("alles_prisma", "");
  assembly.addMaterial("umbenannt", "D:\\bilder\\alles_kugel_noalpha.tga"); // its path alone leads to the picture
  assembly.addMaterial("nebenan", "nebenan.png");
  assembly.addObject("block", addBlocks(assembly));
  assembly.addObject("prisma", addPrisms(assembly));
  Model model = assembly.model();
  addSlidingPicture(model, kGrowing);
  return model;
}

Model rings() {
  ModelAssembly assembly("ringe");
  for (const char* name : {"ring_grau", "ring_gold", "ring_zeichen", "fehlt_ganz"})
    assembly.addMaterial(name, "");
  Figure all;
  FigureKind kindOfAll;
  for (int number = 0; number < 8; ++number) {
    std::vector<Ring> circle;
    for (int i = 0; i <= 12; ++i) {
      const Placement turn = shift({0, 6.0 + 7 * number, 0}) * yaw(kTurn * (i % 12) / 12);
      circle.push_back({turn * shift({10, 0, 0}) * pitch(-kTurn / 4), 2, 2});
    }
    Figure ring;
    ring.surfaces.resize(1);
    addLoft(ring.surfaces[0], circle, {.columns = 6, .picture = kWhole});
    const FigureKind kind{{static_cast<std::uint16_t>(number % 4)}, {}};
    const std::string name = "ring_" + std::to_string(number);
    assembly.addObject(name, {assembly.addAnimation(named("standard"), kind, {ring})});
    all.surfaces.push_back(ring.surfaces[0]);
    kindOfAll.materials.push_back(kind.materials[0]);
  }
  assembly.addObject("greipnir", {assembly.addAnimation(named("standard"), kindOfAll, {all})});
  return assembly.model();
}

Model odd() {
  Model model;
  model.name = "seltsam \xa9";
  model.materials = {
      {"t\xfcrklinke", "", 1}, {"", "gar kein Name", 2}, {"fehlt", "Z:\\fehlt.tga", 0}, {"fehlt", "", 0xFFFFFFFF}};
  addOddArrays(model);
  addOddMeshes(model);
  addOddAnimations(model);
  model.shadows.resize(2);
  for (std::size_t i = 0; i < model.shadows[1].size(); ++i)
    model.shadows[1][i] = static_cast<std::uint8_t>(i);
  model.cmaps = {{0, 9, 0, 0, {}}, {1, 1, 0xFFFF, 0x8000, {200}}, {2, 1, 0, 0, {1, 2}}};
  model.anchors = {{}, {rawPoint({1, -2, 3}), 0xBEEF, {0.5F, 6.2F, 0}}, {{0, 65535, 1}, 0, {-1, 100, 0}}};
  return model;
}

Model foreignScale() {
  constexpr double kFactor = 0.5; // an eighth of a unit in place of a quarter
  Model model = everything();
  model.name = "anderes mass";
  for (Mesh& mesh : model.meshes) {
    mesh.boxMin *= kFactor;
    mesh.boxMax *= kFactor;
    for (Vec3& corner : mesh.shadowQuad)
      corner *= kFactor;
  }
  for (Animation& animation : model.animations)
    animation.move *= kFactor;
  return model;
}

std::vector<ModelFile> files() {
  const std::string folder = "data/3db/";
  std::vector<ModelFile> files = pictures();
  files.push_back({folder + "alles.3db", writeModel(everything())});
  files.push_back({folder + "ringe.3db", writeModel(rings())});
  files.push_back({folder + "seltsam.3db", writeModel(odd())});
  files.push_back({folder + "anderes_mass.3db", writeModel(foreignScale())});
  files.push_back({folder + "leer.3db", writeModel({})});
  return files;
}

} // namespace vitrine::samples::diggles::small
