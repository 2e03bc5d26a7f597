// Light baked for the vertices of props: its file, and which props take it.
#include "core/formats/source/bsp/records/VertexLight.h"

#include "core/formats/source/bsp/scene/props/PropLight.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using namespace formats::source;

struct MeshOf {
  std::uint32_t lod = 0;
  std::vector<std::uint32_t> colours; ///< 0xAARRGGBB
};

/// A file with these meshes.
ByteMaker file(const std::vector<MeshOf>& meshes, std::uint32_t checksum = 77, std::uint32_t version = 2) {
  ByteMaker maker;
  std::uint32_t total = 0;
  for (const MeshOf& mesh : meshes) {
    total += static_cast<std::uint32_t>(mesh.colours.size());
  }
  maker.add(version).add(checksum).add<std::uint32_t>(4).add<std::uint32_t>(4).add(total);
  maker.add(static_cast<std::uint32_t>(meshes.size()));
  for (int i = 0; i < 4; ++i) {
    maker.add<std::uint32_t>(0);
  }
  auto at = static_cast<std::uint32_t>(40 + 28 * meshes.size());
  for (const MeshOf& mesh : meshes) {
    maker.add(mesh.lod).add(static_cast<std::uint32_t>(mesh.colours.size())).add(at);
    for (int i = 0; i < 4; ++i) {
      maker.add<std::uint32_t>(0);
    }
    at += 4 * static_cast<std::uint32_t>(mesh.colours.size());
  }
  for (const MeshOf& mesh : meshes) {
    for (const std::uint32_t colour : mesh.colours) {
      maker.add(colour);
    }
  }
  return maker;
}

float lightOf(int byte) {
  return std::pow(2.0F * static_cast<float>(byte) / 255.0F, 2.2F);
}

TEST(VertexLight, ofConsolesSaysSo) {
  const auto light = readVertexLight(file({{0, {0xffff8000}}}, 77, 0x02000000).bytes());
  ASSERT_FALSE(light);
  EXPECT_EQ(light.error().code, ErrorCode::Unsupported);
  EXPECT_TRUE(light.error().message.contains(QStringLiteral("console"))) << light.error().message.toStdString();
}

TEST(VertexLight, coloursOfTheFirstLevel) {
  const auto light =
      readVertexLight(file({{0, {0xffff8000}}, {1, {0xff123456}}, {0, {}}, {0, {0xff0000ff, 0}}}).bytes());
  ASSERT_TRUE(light);
  EXPECT_EQ(light->checksum, 77U);
  EXPECT_EQ(light->meshVertexCounts, (std::vector<std::uint32_t>{1, 2}));
  ASSERT_EQ(light->vertices.size(), 3U);
  EXPECT_NEAR(float(light->vertices[0][0]), lightOf(255), 4e-3F) << "red";
  EXPECT_NEAR(float(light->vertices[0][1]), lightOf(128), 1e-3F);
  EXPECT_EQ(float(light->vertices[0][2]), 0);
  EXPECT_NEAR(float(light->vertices[1][2]), lightOf(255), 4e-3F) << "blue";
  EXPECT_NEAR(lightOf(128), 1, 0.01F) << "half is full white";
}

TEST(VertexLight, othersAreRefused) {
  EXPECT_EQ(readVertexLight(file({}, 1, 3).bytes()).error().code, ErrorCode::Unsupported);
  ByteMaker wide = file({{0, {1, 2, 3}}});
  Bytes bytes = wide.bytes();
  std::vector<std::byte> content(bytes.span().begin(), bytes.span().end());
  content[12] = std::byte{12}; // three colours for each
  EXPECT_EQ(readVertexLight(Bytes::adopt(content)).error().code, ErrorCode::Unsupported);
  EXPECT_FALSE(readVertexLight(Bytes()));
}

TEST(VertexLight, countsThatDoNotFit) {
  const Bytes sound = file({{0, {1, 2}}, {0, {3}}}).bytes();
  for (const std::size_t at : {16U, 20U, 44U, 48U}) { // vertices, meshes, the first one's count and place
    std::vector<std::byte> content(sound.span().begin(), sound.span().end());
    for (std::size_t i = 0; i < 4; ++i) {
      content[at + i] = std::byte{0x7f};
    }
    EXPECT_FALSE(readVertexLight(Bytes::adopt(content))) << at;
  }
  for (std::size_t size = 0; size < sound.size(); ++size) {
    EXPECT_FALSE(readVertexLight(sound.slice(0, size))) << size;
  }
}

TEST(VertexLight, meshesThatShareTheirColoursAreNotEndless) {
  ByteMaker maker;
  maker.add<std::uint32_t>(2).add<std::uint32_t>(0).add<std::uint32_t>(4).add<std::uint32_t>(4).add<std::uint32_t>(8);
  maker.add<std::uint32_t>(1000);
  for (int i = 0; i < 4; ++i) {
    maker.add<std::uint32_t>(0);
  }
  for (int mesh = 0; mesh < 1000; ++mesh) {
    maker.add<std::uint32_t>(0).add<std::uint32_t>(8).add<std::uint32_t>(40);
    for (int i = 0; i < 4; ++i) {
      maker.add<std::uint32_t>(0);
    }
  }
  EXPECT_EQ(readVertexLight(maker.bytes()).error().code, ErrorCode::Damaged);
}

/// A pakfile of a few files.
class Pak final : public files::Mount {
public:
  std::map<QString, Bytes> files;

  QString name() const override { return QStringLiteral("pak"); }
  std::optional<files::MountEntry> find(const QString& path) const override {
    const auto found = files.find(path);
    return found == files.end() ? std::nullopt : std::optional(files::MountEntry{path, found->second.size(), false});
  }
  std::vector<files::MountEntry> list(const QString&) const override { return {}; }
  Result<ByteSourcePtr> open(const files::MountEntry& entry, const Limits&) const override {
    return bytes::makeMemorySource(files.at(entry.path));
  }
};

class PropLightByVertex : public testing::Test {
protected:
  PropLightByVertex() {
    m_model.path = QStringLiteral("models/crate.mdl");
    m_model.model.checksum = 77;
    m_model.model.litMeshes = {{2}, {0}, {1}};
    m_model.vertexCount = 3;
    m_source.lit = true;
    m_source.pakfile = m_pak;
    m_pak->files[QStringLiteral("sp_5.vhv")] = file({{0, {0xff808080, 0}}, {0, {0}}}).bytes();
    m_pak->files[QStringLiteral("sp_hdr_5.vhv")] = file({{0, {0xffffffff, 0}}, {0, {0}}}).bytes();
  }

  /// Of the first vertex; 0 where there is no light.
  float red(std::size_t number) {
    PropLight light(m_source, m_limits, m_diagnostics);
    const auto made = light.lightOf({.baked = number}, {}, m_model);
    return made && !made->vertices.empty() ? float(made->vertices[0][0]) : 0.0F;
  }

  std::shared_ptr<Pak> m_pak = std::make_shared<Pak>();
  PropLightSource m_source;
  MapModel m_model;
  Limits m_limits;
  Diagnostics m_diagnostics;
};

TEST_F(PropLightByVertex, isOfTheChosenSet) {
  EXPECT_NEAR(red(5), 1, 0.01F);
  m_source.hdr = true;
  EXPECT_NEAR(red(5), lightOf(255), 0.01F);
  EXPECT_EQ(red(6), 0) << "has none";
  EXPECT_TRUE(m_diagnostics.entries().empty());
}

TEST_F(PropLightByVertex, isOfTheOtherSetWhereThereIsNone) {
  m_source.hdr = true;
  m_pak->files.erase(QStringLiteral("sp_hdr_5.vhv"));
  EXPECT_NEAR(red(5), 1, 0.01F);
}

TEST_F(PropLightByVertex, isNotTakenWhereItDoesNotFit) {
  m_model.model.checksum = 78;
  EXPECT_EQ(red(5), 0);
  m_model.model.checksum = 77;
  m_model.model.litMeshes = {{1}, {2}};
  EXPECT_EQ(red(5), 0);
  m_model.model.litMeshes = {{2}, {1}};
  m_model.vertexCount = 4;
  EXPECT_EQ(red(5), 0);
  ASSERT_EQ(m_diagnostics.entries().size(), 1U) << "told once";
  EXPECT_EQ(m_diagnostics.entries()[0].repeats, 2U);
  EXPECT_TRUE(m_diagnostics.entries()[0].message.contains(m_model.path));
}

// The map compiler lights all choices of a model's body groups, in their order.
TEST_F(PropLightByVertex, ofOtherChoicesIsLeftOut) {
  m_pak->files[QStringLiteral("sp_5.vhv")] = file({{0, {0xff808080, 0}}, {0, {0xffffffff}}}).bytes();
  m_model.model.litMeshes = {{2, false}, {1}};
  m_model.vertexCount = 1;
  EXPECT_NEAR(red(5), lightOf(255), 0.01F);
  EXPECT_TRUE(m_diagnostics.entries().empty());
}

TEST_F(PropLightByVertex, brokenFilesAreDamage) {
  m_pak->files[QStringLiteral("sp_5.vhv")] = bytesOf("not light");
  EXPECT_EQ(red(5), 0);
  EXPECT_TRUE(m_diagnostics.anyDamage());
}

} // namespace
} // namespace vitrine::tests
