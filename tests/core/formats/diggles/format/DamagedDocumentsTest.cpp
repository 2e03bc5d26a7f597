#include "core/formats/diggles/format/Diggles3dbFormat.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

/// View of each file in samples/3db/generated/bad: diggles_model has a test of what is read of them.
namespace vitrine::tests {
namespace {

using formats::diggles::Diggles3dbFormat;

enum class Seen {
  Nothing, ///< it is refused
  NoScene, ///< there is a structure, and a reason why there is nothing to see
  Scene,
};

struct BadFile {
  const char* name;
  Seen seen;
  bool damaged = false;        ///< something is told as damage
  std::uint64_t triangles = 0; ///< seen at first, with the shadow
};

void PrintTo(const BadFile& file, std::ostream* out) {
  *out << file.name;
}

class DamagedDocument : public testing::TestWithParam<BadFile> {};

TEST_P(DamagedDocument, showsWhatIsWhole) {
  const BadFile& file = GetParam();
  const auto path = samplePath(QStringLiteral("3db/generated/bad/%1.3db").arg(QString::fromLatin1(file.name)));
  ASSERT_TRUE(path);
  LoadFixture fixture;
  const auto loaded = fixture.loadFile(Diggles3dbFormat(), *path);
  ASSERT_EQ(loaded.has_value(), file.seen != Seen::Nothing);
  if (!loaded) {
    EXPECT_EQ(loaded.error().reason(), QStringLiteral("the file is empty (at byte 0x0)"));
    return;
  }
  const Document& document = **loaded;
  EXPECT_EQ(fixture.diagnostics.anyDamage(), file.damaged);
  EXPECT_EQ(document.scene != nullptr, file.seen == Seen::Scene);
  EXPECT_EQ(document.sceneError.has_value(), file.seen == Seen::NoScene);
  if (document.sceneError) {
    EXPECT_TRUE(document.sceneError->offset) << "it says where";
  }
  if (document.scene) {
    EXPECT_EQ(document.scene->defaultTriangles(), file.triangles);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Samples, DamagedDocument,
    testing::Values(BadFile{"array_index", Seen::Scene, false, 0 + 2},
                    BadFile{"cut_at_animations", Seen::NoScene, true}, BadFile{"cut_at_arrays", Seen::NoScene, true},
                    BadFile{"cut_at_cmaps", Seen::NoScene, true}, BadFile{"cut_at_data", Seen::NoScene, true},
                    BadFile{"cut_at_materials", Seen::NoScene, true}, BadFile{"cut_at_meshes", Seen::NoScene, true},
                    BadFile{"cut_at_objects", Seen::NoScene, true}, BadFile{"cut_at_shadows", Seen::NoScene, true},
                    BadFile{"cut_last_byte", Seen::Scene, true, 324 + 2}, BadFile{"empty", Seen::Nothing},
                    BadFile{"frame_index", Seen::Scene, false, 324 + 2}, BadFile{"mesh_count", Seen::NoScene, true},
                    BadFile{"one_byte_more", Seen::Scene, false, 324 + 2},
                    BadFile{"short_arrays", Seen::Scene, false, 324 + 2}, BadFile{"string_length", Seen::NoScene, true},
                    BadFile{"vertex_index", Seen::Scene, false, 323 + 2},
                    BadFile{"wrong_version", Seen::Scene, false, 324 + 2}),
    [](const auto& parameter) { return std::string(parameter.param.name); });

} // namespace
} // namespace vitrine::tests
