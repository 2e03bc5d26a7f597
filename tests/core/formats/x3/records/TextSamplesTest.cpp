#include "tests/core/formats/x3/records/TextParts.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"

#include <nlohmann/json.hpp>

namespace vitrine::formats::x3 {
namespace {

using nlohmann::json;

Bytes textSample(const std::string& name) {
  return tests::fileBytes(tests::samplePath(QStringLiteral("bod/") + QString::fromStdString(name)).value());
}

std::string hex(std::uint32_t number) {
  return "0x" + QString::number(number, 16).toStdString();
}

json numbers(const QVector3D& vector) {
  return {vector.x(), vector.y(), vector.z()};
}

json numbers(const Tcb& tcb) {
  return {tcb.tension, tcb.continuity, tcb.bias, tcb.easeFrom, tcb.easeTo};
}

void expectNear(const json& told, const json& expected, const std::string& what) {
  ASSERT_EQ(told.size(), expected.size()) << what;
  for (std::size_t i = 0; i < told.size(); ++i) {
    EXPECT_NEAR(told[i].get<double>(), expected[i].get<double>(), 1e-5) << what;
  }
}

/// Expects a frame to have what EXPECTED.json has of it, which is what its flags say it has.
void expectFrame(const Frame& frame, const json& expected, const std::string& what) {
  EXPECT_EQ(frame.flags, expected["flags"].get<std::uint32_t>()) << what;
  EXPECT_EQ(frame.length, expected["length"].get<int>()) << what;
  EXPECT_EQ(frame.next, expected["next"].get<int>()) << what;
  const std::map<std::string, json> told{{"pos", numbers(frame.position)},
                                         {"pos_tcb", numbers(frame.positionTcb)},
                                         {"rot", {frame.turn, frame.axis.x(), frame.axis.y(), frame.axis.z()}},
                                         {"rot_tcb", numbers(frame.rotationTcb)},
                                         {"target", numbers(frame.target)},
                                         {"roll", {frame.roll}},
                                         {"fov", {frame.fov}},
                                         {"color", numbers(frame.color)}};
  for (const auto& [key, value] : expected.items()) {
    if (told.contains(key)) {
      expectNear(told.at(key), value.is_array() ? value : json::array({value}), what + " " + key);
    }
  }
}

json notesOf(const ScenePath& path) {
  json tracks;
  for (const auto& track : path.noteTracks) {
    json notes = json::array();
    for (const Note& note : track) {
      notes.push_back({note.time, note.text.toStdString()});
    }
    tracks.push_back(std::move(notes));
  }
  return tracks;
}

void expectPath(const ScenePath& path, const json& expected, const std::string& what) {
  EXPECT_EQ(path.id, expected["id"].get<int>()) << what;
  EXPECT_EQ(path.body.toStdString(), expected["body"].get<std::string>()) << what;
  EXPECT_EQ(path.name.toStdString(), expected["name"].get<std::string>()) << what;
  EXPECT_EQ(path.flags.toStdString(), expected["flags"].get<std::string>()) << what;
  EXPECT_EQ(path.inlineBody.has_value(), expected["inline_body"].get<bool>()) << what;
  EXPECT_EQ(path.parent ? json(*path.parent) : json(), expected["parent"]) << what;
  EXPECT_EQ(path.cockpit ? json(std::to_string(*path.cockpit)) : json(), expected["c"]) << what;
  EXPECT_EQ(notesOf(path), expected["notes"]) << what;
  ASSERT_EQ(path.frames.size(), expected["frames"].size()) << what;
  for (std::size_t i = 0; i < path.frames.size(); ++i) {
    expectFrame(path.frames[i], expected["frames"][i], what + ", frame " + std::to_string(i));
    EXPECT_EQ(frameTimes(path)[i], expected["keys"][i]["t_ms"].get<double>()) << what;
  }
}

void expectScene(const Bytes& text, const json& expected, const std::string& name) {
  Diagnostics diagnostics;
  const SceneFile scene = readTextScene(text, {0, 0, text.size()}, {}, diagnostics);
  EXPECT_TRUE(diagnostics.entries().empty()) << name;
  EXPECT_EQ(scene.version, expected["version"].get<int>());
  EXPECT_EQ(scene.inlineBodies.size(), expected["inline"].get<std::size_t>());
  ASSERT_EQ(scene.paths.size(), expected["path_list"].size()) << name;
  std::map<std::string, int> flags;
  for (std::size_t i = 0; i < scene.paths.size(); ++i) {
    expectPath(scene.paths[i], expected["path_list"][i], name + ", path " + std::to_string(i));
    for (const Frame& frame : scene.paths[i].frames) {
      ++flags[hex(frame.flags)];
    }
  }
  EXPECT_EQ(json(flags), expected["frame_flags"]) << name;
}

void expectRecord(const BodyRecord& record, const json& expected, float scale, const std::string& what) {
  EXPECT_EQ(record.value, expected["value"].get<int>()) << what;
  EXPECT_EQ(record.points.size(), expected["points"].get<std::size_t>()) << what;
  EXPECT_EQ(record.flags, expected["lod_flags"].get<std::uint32_t>()) << what;
  EXPECT_EQ(record.largest, expected["max_abs"].get<float>()) << what;
  EXPECT_EQ(record.faces.size(), expected["faces"].get<std::size_t>()) << what;
  std::vector<std::string> partFlags;
  for (const BodyPart& part : record.parts) {
    partFlags.push_back(hex(part.flags));
  }
  EXPECT_EQ(json(partFlags), expected["part_flags"]) << what;
  std::map<std::string, int> faceFlags;
  std::size_t triangles = 0;
  for (const BodyFace& face : record.faces) {
    ++faceFlags[std::to_string(face.bits)];
    triangles += face.corners - 2U;
  }
  EXPECT_EQ(json(faceFlags), expected["face_flags"]) << what;
  EXPECT_EQ(triangles, expected["triangles"].get<std::size_t>()) << what;
  const json& box = expected["vertex_bbox_scene_units"];
  for (int axis = 0; axis < 3; ++axis) {
    const auto [least, most] = std::ranges::minmax(record.points, {}, [axis](const QVector3D& p) { return p[axis]; });
    EXPECT_NEAR(least[axis] * scale, box[0][static_cast<std::size_t>(axis)].get<float>(), 1e-2) << what;
    EXPECT_NEAR(most[axis] * scale, box[1][static_cast<std::size_t>(axis)].get<float>(), 1e-2) << what;
  }
}

void expectMaterial(const BodyMaterial& material, const json& expected, const std::string& what) {
  EXPECT_EQ(kindName(material.kind, false).toStdString(), expected["kind"].get<std::string>()) << what;
  EXPECT_EQ(material.index, expected["index"].get<int>()) << what;
  EXPECT_EQ(material.isEffect() ? json(material.effect.toStdString()) : json(), expected["effect"]) << what;
  const EffectValue* diffuse = material.value(u"t_DiffuseTexture");
  const std::string texture = (diffuse ? diffuse->text : material.texture).toStdString();
  EXPECT_EQ(texture,
            expected["diffuse"].is_string() ? expected["diffuse"].get<std::string>() : expected["diffuse"].dump());
}

void expectBody(const Bytes& text, const json& expected, const std::string& name) {
  Diagnostics diagnostics;
  const Body body = readTextBody(text, {0, 0, text.size()}, {}, diagnostics);
  EXPECT_TRUE(diagnostics.entries().empty()) << name;
  EXPECT_EQ(body.info.isEmpty() ? json() : json(body.info.toStdString()), expected["info"]) << name;
  ASSERT_EQ(body.materials.size(), expected["materials"].get<std::size_t>()) << name;
  for (std::size_t i = 0; i < body.materials.size(); ++i) {
    expectMaterial(body.materials[i], expected["material_list"][i], name);
  }
  ASSERT_EQ(body.records.size(), expected["lods"].size()) << name;
  for (std::size_t i = 0; i < body.records.size(); ++i) {
    expectRecord(body.records[i], expected["lods"][i], body.scaleOf(i), name + ", LOD " + std::to_string(i));
  }
}

TEST(TextSamples, AreReadAsExpected) {
  int scenes = 0;
  int bodies = 0;
  const json files = tests::expectedOfSamples(QStringLiteral("bod")).at("files");
  for (const auto& [name, expected] : files.items()) {
    if (!name.ends_with(".bod")) {
      continue;
    }
    const bool isScene = expected["kind"] == "scene-text";
    (isScene ? expectScene : expectBody)(textSample(name), expected, name);
    ++(isScene ? scenes : bodies);
  }
  EXPECT_EQ(scenes, 3);
  EXPECT_EQ(bodies, 4);
}

TEST(TextSamples, PartsHaveTheNamesOfTheirComments) {
  Diagnostics diagnostics;
  const Bytes text = textSample("objects/v/00940.bod");
  const Body body = readTextBody(text, {0, 0, text.size()}, {}, diagnostics);
  EXPECT_EQ(body.records.at(0).parts.at(0).name, QStringLiteral("Base"));
  EXPECT_EQ(body.records.at(0).parts.at(1).name, QStringLiteral("Tip"));
}

} // namespace
} // namespace vitrine::formats::x3
