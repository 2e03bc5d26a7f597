#include "core/document/DocumentSummary.h"

#include "core/animation/FinishScene.h"
#include "core/base/Version.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::document {
namespace {

using structure::Json;

Document smallDocument() {
  Document document;
  document.path = QStringLiteral("maps/100%1 карта.bsp");
  document.size = 1000;
  document.formatId = QStringLiteral("fake");
  document.formatName = QStringLiteral("Fake map");
  document.formatVersion = QStringLiteral("20");
  document.spaces = bytes::ByteSpaces(document.path, bytes::makeMemorySource(tests::randomBytes(1000, 1)));
  document.spaces.add(QStringLiteral("FACES (decoded)"), bytes::makeMemorySource(tests::randomBytes(64, 2)),
                      ByteRange{0, 100, 30}, QStringLiteral("LZMA"));
  structure::StructureBuilder builder(QStringLiteral("map"), {0, 0, 1000});
  const auto lumps = builder.add(builder.root(), QStringLiteral("lumps"), {0, 16, 900});
  const auto faces = builder.add(lumps, QStringLiteral("FACES"), {1, 0, 64});
  builder.at(faces).note = QStringLiteral("8 bytes after the last record");
  document.structure = builder.build();
  document.counts = Json{{"faces", 1}, {"names", {"a", "b"}}, {"mean", 0.5}};
  return document;
}

scene::Animation clip(const QString& name, double duration, int frames) {
  scene::Animation made;
  made.name = name;
  made.duration = duration;
  made.frames = frames;
  return made;
}

scene::ScenePtr smallScene() {
  SceneBuilder scene;
  scene::Mesh mesh;
  mesh.vertices.positions = {{0, 0, 0}, {2, 0, 0}, {0, 3, 0}};
  mesh.indices = {0, 1, 2};
  scene::Surface surface;
  surface.indexCount = 3;
  surface.bounds = scene::Bounds(QVector3D(0, 0, 0), QVector3D(2, 3, 0));
  mesh.surfaces = {surface};
  scene.meshes = {mesh};
  scene.nodes.resize(2);
  scene.nodes[1].mesh = 0;
  scene.sourceAxes = scene::kZUpRightHanded;
  scene.metresPerUnit = 0.0254;
  scene.view.cameras.push_back({QStringLiteral("%1 spawn"), QVector3D(1, 3, -2), {}, 0, 0, scene::kNone, std::nullopt});
  scene.motion.animations.push_back(clip(QStringLiteral("walk"), 1.5, 45));
  scene::Control slider;
  slider.id = QStringLiteral("exposure");
  slider.kind = scene::ControlKind::Slider;
  slider.max = 16;
  slider.defaultValue = 1;
  slider.target = scene::ExposureTarget{};
  scene::Control choice;
  choice.target = scene::LayerChoiceTarget{};
  choice.id = QStringLiteral("skin");
  choice.kind = scene::ControlKind::Choice;
  choice.choices = {QStringLiteral("red"), QStringLiteral("blue")};
  scene.controls = {slider, choice};
  return animation::finishScene(std::move(scene));
}

TEST(DocumentJson, HasTheStableKeysInTheirOrder) {
  Document document = smallDocument();
  document.scene = smallScene();
  const Json json = toJson(document);
  std::vector<std::string> keys;
  for (const auto& [key, value] : json.items()) {
    keys.push_back(key);
  }
  EXPECT_EQ(keys, (std::vector<std::string>{"vitrine", "file", "format", "properties", "counts", "scene", "animations",
                                            "controls", "spaces", "structure", "missing", "diagnostics"}));
  EXPECT_EQ(json["vitrine"], base::kVersion);
  EXPECT_EQ(json["file"], (Json{{"path", "maps/100%1 карта.bsp"}, {"size", 1000}}));
  EXPECT_EQ(json["format"], (Json{{"id", "fake"}, {"name", "Fake map"}, {"version", "20"}, {"variant", ""}}));
  EXPECT_EQ(json["counts"], document.counts);
}

TEST(DocumentJson, TellsOfTheScene) {
  Document document = smallDocument();
  document.scene = smallScene();
  const Json json = toJson(document);
  EXPECT_EQ(json["scene"], Json::parse(R"({"nodes": 2, "meshes": 1, "surfaces": 1, "vertices": 3, "triangles": 1,
      "materials": 0, "textures": 0, "lightmaps": 0, "lights": 0, "cameras": 1, "metresPerUnit": 0.0254,
      "bounds": {"min": [0.0, 0.0, 0.0], "max": [2.0, 3.0, 0.0]}})"));
  EXPECT_EQ(json["animations"], Json::parse(R"([{"name": "walk", "duration": 1.5, "frames": 45}])"));
  EXPECT_EQ(json["controls"], Json::parse(R"([
      {"id": "exposure", "kind": "slider", "default": 1.0, "min": 0.0, "max": 16.0},
      {"id": "skin", "kind": "choice", "default": 0.0, "choices": ["red", "blue"]}])"));
}

TEST(DocumentJson, TellsOfStructureAndSpaces) {
  const Json json = toJson(smallDocument());
  EXPECT_EQ(json["scene"], Json(nullptr));
  ASSERT_EQ(json["structure"].size(), 1U) << "the root goes without saying";
  EXPECT_EQ(json["structure"][0]["path"], "lumps");
  const Json& faces = json["structure"][0]["children"][0];
  EXPECT_EQ(faces["path"], "lumps/FACES");
  EXPECT_EQ(faces["space"], 1);
  EXPECT_EQ(faces["note"], "8 bytes after the last record");
  EXPECT_EQ(json["spaces"], Json::parse(R"json([{"id": 1, "name": "FACES (decoded)", "size": 64, "decoder": "LZMA",
                                            "from": {"offset": 100, "size": 30}}])json"));
}

std::vector<scene::Property> missionProperties() {
  auto picture = std::make_shared<image::Image>();
  picture->width = 640;
  picture->height = 480;
  return {{QStringLiteral("Title"), QStringLiteral("The %1 Town"), {}, {}},
          {QStringLiteral("Briefing"), QStringLiteral("Go in.\n\n\tCome \x1b[31mout."), {}, {}},
          {QStringLiteral("Picture A"), QStringLiteral("brief.bmp"), {}, {}, {}, picture},
          {QStringLiteral("Picture B"), {}, {}, {}, {}, picture}};
}

TEST(DocumentJson, TellsWhatTheFileSaysOfItself) {
  Document document = smallDocument();
  EXPECT_EQ(toJson(document)["properties"], Json::array());
  document.properties = missionProperties();
  EXPECT_EQ(toJson(document)["properties"],
            (Json{{{"key", "Title"}, {"value", "The %1 Town"}},
                  {{"key", "Briefing"}, {"value", "Go in.\n\n\tCome \x1b[31mout."}},
                  {{"key", "Picture A"}, {"value", "brief.bmp"}, {"picture", {{"width", 640}, {"height", 480}}}},
                  {{"key", "Picture B"}, {"value", ""}, {"picture", {{"width", 640}, {"height", 480}}}}}));
}

TEST(DocumentText, IndentsWhatHasSeveralLines) {
  Document document = smallDocument();
  document.properties = missionProperties();
  EXPECT_TRUE(toText(document).contains(QStringLiteral("  Title: The %1 Town\n"
                                                       "  Briefing:\n"
                                                       "    Go in.\n"
                                                       "\n"
                                                       "    ␉Come ␛[31mout.\n"
                                                       "  Picture A: brief.bmp, 640x480 image\n"
                                                       "  Picture B: 640x480 image\n")))
      << toText(document).toStdString();
}

TEST(DocumentJson, TellsWhyThereIsNoScene) {
  Document document = smallDocument();
  document.sceneError = Error::damaged(QStringLiteral("no faces"), 0x20, 1);
  EXPECT_EQ(toJson(document)["error"], (Json{{"message", "no faces"}, {"space", 1}, {"offset", 0x20}}));
  document.sceneError = Error::of(ErrorCode::Damaged, QStringLiteral("no faces"));
  EXPECT_EQ(toJson(document)["error"], (Json{{"message", "no faces"}, {"offset", nullptr}}));
}

TEST(DocumentJson, ListsWhatWasOddAndMissing) {
  Document document = smallDocument();
  document.scene = smallScene();
  document.diagnostics = {{Severity::Note, QStringLiteral("n"), std::nullopt, 0},
                          {Severity::Damage, QStringLiteral("d"), ByteRange{1, 8, 4}, 3}};
  document.missing = {{QStringLiteral("a.vmt"), QStringLiteral("texdata 0"), 1}};
  ResolveReport report;
  report.assets.textures.resize(5);
  report.missing = {{QStringLiteral("b.vtf"), QStringLiteral("a.vmt"), 3}};
  report.searchPaths = {{QStringLiteral("/games/one"), QStringLiteral("the game's own")},
                        {QStringLiteral("/games/one/pak01_dir.vpk"), QStringLiteral("an archive of it")}};
  report.diagnostics = {{Severity::Warning, QStringLiteral("w"), ByteRange{0, 2, 0}, 0}};
  const Json alone = toJson(document);
  EXPECT_EQ(alone["diagnostics"], Json::parse(R"([{"severity": "note", "message": "n"},
      {"severity": "damage", "message": "d", "space": 1, "offset": 8, "repeats": 3}])"));
  EXPECT_EQ(alone["missing"], Json::parse(R"([{"path": "a.vmt", "wantedBy": "texdata 0", "times": 1}])"));
  EXPECT_FALSE(alone.contains("places"));
  const Json with = toJson(document, &report);
  EXPECT_EQ(with["diagnostics"].size(), 3U);
  EXPECT_EQ(with["diagnostics"][2], Json::parse(R"({"severity": "warning", "message": "w", "offset": 2})"));
  EXPECT_EQ(with["missing"][1], Json::parse(R"({"path": "b.vtf", "wantedBy": "a.vmt", "times": 3})"));
  EXPECT_EQ(with["places"], Json::parse(R"([{"path": "/games/one", "reason": "the game's own"},
      {"path": "/games/one/pak01_dir.vpk", "reason": "an archive of it"}])"));
  const QString text = toText(document, &report);
  EXPECT_TRUE(text.contains(QLatin1String("\nmissing: a.vmt (used by texdata 0)\n")));
  EXPECT_TRUE(text.contains(QLatin1String("\nmissing: b.vtf (used by a.vmt, 3 times)\n")));
  EXPECT_TRUE(text.contains(QLatin1String("\nlooked in: /games/one (the game's own)\n")));
  EXPECT_EQ(with["scene"]["textures"], 5);
}

TEST(DocumentText, SaysTheSameToPeople) {
  Document document = smallDocument();
  document.scene = smallScene();
  document.variant = QStringLiteral("L4D2");
  document.diagnostics = {{Severity::Damage, QStringLiteral("d"), ByteRange{1, 8, 4}, 3}};
  document.missing = {{QStringLiteral("a.vmt"), QStringLiteral("texdata 0"), 1}};
  EXPECT_EQ(toText(document),
            QStringLiteral("maps/100%1 карта.bsp: Fake map, version 20 (L4D2), 1000 bytes\n"
                           "  faces: 1\n"
                           "  mean: 0.5\n"
                           "scene: 2 nodes, 1 meshes, 1 surfaces, 1 triangles, 0 materials, 0 textures, 0 lightmaps\n"
                           "camera: %1 spawn at 1 2 3\n"
                           "animations: 1\n"
                           "    0  walk   45 frames, 1.5 s\n"
                           "control: exposure, slider 0 to 16, default 1\n"
                           "control: skin, choice 0=red 1=blue, default 0\n"
                           "    0 map  @0x0 1000 bytes\n"
                           "    1   lumps  @0x10 900 bytes\n"
                           "    2     FACES  @0x0 64 bytes in space 1 - 8 bytes after the last record\n"
                           "missing: a.vmt (used by texdata 0)\n"
                           "damage: d (at byte 0x8 of space 1) and 3 more\n"));
}

TEST(DocumentText, ManyAnimationsAreATable) {
  SceneBuilder scene;
  for (int i = 0; i < 201; ++i) {
    scene.motion.animations.push_back(clip(QStringLiteral("gnome.%1").arg(i), 0.4, 4));
  }
  scene.motion.animations[1] = clip(QStringLiteral("gnome.%2_loop"), 1.25, 100);
  scene.motion.animations[1].loops = true;
  scene.motion.animations[2].name = QString(300, QLatin1Char('x'));
  Document document = smallDocument();
  document.scene = animation::finishScene(std::move(scene));
  const QString text = toText(document);
  EXPECT_TRUE(text.contains(QStringLiteral("\nanimations: 201\n"))) << text.toStdString();
  const QStringList lines = text.split(QLatin1Char('\n'));
  EXPECT_TRUE(lines.contains(QStringLiteral("    0  gnome.0                                     4 frames, 0.4 s")));
  EXPECT_TRUE(
      lines.contains(QStringLiteral("    1  gnome.%2_loop                             100 frames, 1.25 s, loops")));
  EXPECT_TRUE(lines.contains(QStringLiteral("  199  gnome.199                                   4 frames, 0.4 s")));
  EXPECT_TRUE(lines.contains(QStringLiteral("  … and 1 more (--json lists all)")));
  EXPECT_FALSE(text.contains(QStringLiteral("gnome.200")));
}

TEST(DocumentText, TellsWhyThereIsNoScene) {
  Document document = smallDocument();
  document.sceneError = Error::damaged(QStringLiteral("no faces"), 0x20);
  EXPECT_TRUE(toText(document).contains(QStringLiteral("no scene: no faces (at byte 0x20)\n")));
}

} // namespace
} // namespace vitrine::document
