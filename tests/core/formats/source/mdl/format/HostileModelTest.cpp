#include "core/formats/source/mdl/file/AnimationReader.h"
#include "core/formats/source/mdl/records/Hitboxes.h"
#include "core/formats/source/mdl/scene/PropModel.h"
#include "tests/core/formats/source/mdl/ModelSamples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

constexpr auto kModel = "synthetic/mdl/v49_topology_fixups";

/// Files of a model that can be tampered with.
class HostileModel : public testing::Test {
protected:
  void SetUp() override {
    const GameFileReader samples = sampleReader();
    const auto load = [&samples](const char* ending) {
      const auto bytes = samples(QString::fromLatin1(kModel) + QLatin1StringView(ending));
      return bytes ? bytes->toByteArray() : QByteArray();
    };
    m_mdl = load(".mdl");
    m_vvd = load(".vvd");
    m_vtx = load(".dx90.vtx");
    ASSERT_FALSE(m_mdl.isEmpty());
  }

  static void put(QByteArray& file, qsizetype at, std::int32_t number) {
    std::memcpy(file.data() + at, &number, sizeof(number));
  }
  static std::int32_t get(const QByteArray& file, qsizetype at) {
    std::int32_t number = 0;
    std::memcpy(&number, file.constData() + at, sizeof(number));
    return number;
  }

  Result<PropModel> prop(Diagnostics* diagnostics = nullptr) const {
    const auto read = [this](const QString& path) -> Result<Bytes> {
      if (path.endsWith(QStringLiteral(".mdl"))) {
        return Bytes::adopt(m_mdl);
      }
      if (path.endsWith(QStringLiteral(".vvd"))) {
        return Bytes::adopt(m_vvd);
      }
      return path.endsWith(QStringLiteral(".dx90.vtx"))
                 ? Result<Bytes>(Bytes::adopt(m_vtx))
                 : std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not there"), path));
    };
    return readPropModel(QStringLiteral("models/x.mdl"), read, Limits(), diagnostics);
  }

  /// Place of the first body part, model and mesh.
  qsizetype part() const { return get(m_mdl, 236); }
  qsizetype model() const { return part() + get(m_mdl, part() + 12); }

  QByteArray m_mdl;
  QByteArray m_vvd;
  QByteArray m_vtx;
};

TEST_F(HostileModel, TheUntouchedOneIsRead) {
  EXPECT_TRUE(prop());
}

TEST_F(HostileModel, CountsOfBillionsAreRefused) {
  for (const qsizetype count : {156, 204, 232}) {
    const std::int32_t before = get(m_mdl, count);
    put(m_mdl, count, 2'000'000'000);
    Diagnostics diagnostics;
    const auto made = prop(&diagnostics);
    EXPECT_EQ(made.has_value(), count != 232) << count;
    EXPECT_TRUE(!made || !diagnostics.entries().empty()) << count;
    put(m_mdl, count, before);
  }
  for (const qsizetype count : {part() + 4, model() + 72}) {
    const std::int32_t before = get(m_mdl, count);
    for (const std::int32_t hostile : {2'000'000'000, -1, 5000}) {
      put(m_mdl, count, hostile);
      const auto made = prop();
      ASSERT_FALSE(made) << count;
      EXPECT_EQ(made.error().code, ErrorCode::Damaged);
      EXPECT_TRUE(made.error().offset.has_value());
    }
    put(m_mdl, count, before);
  }
}

TEST_F(HostileModel, FixUpsThatTakeVerticesTwiceAreRefused) {
  const qsizetype first = get(m_vvd, 52);
  put(m_vvd, first + 4, 0);
  put(m_vvd, first + 8, 32);
  const auto made = prop();
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, ErrorCode::Damaged);
  EXPECT_TRUE(made.error().path.endsWith(QStringLiteral(".vvd")));
}

TEST_F(HostileModel, VerticesAndIndicesAreChecked) {
  const QByteArray whole = m_vtx;
  // Every number of the triangles' file, one at a time, as large as it can be: never a triangle of nothing.
  for (qsizetype at = 0; at + 4 <= whole.size(); ++at) {
    m_vtx = whole;
    put(m_vtx, at, 0x7fffffff);
    if (const auto made = prop()) {
      const std::size_t vertices = made->mesh.vertices.positions.size();
      EXPECT_TRUE(
          std::ranges::all_of(made->mesh.indices, [vertices](std::uint32_t index) { return index < vertices; }));
    }
  }
}

TEST_F(HostileModel, StripGroupsNamedOverAndOverAreRefused) {
  // One mesh with a thousand strip groups that are all the first one's bytes would need them side by side; a thousand
  // models that name one level of detail do not.
  QByteArray vtx = m_vtx;
  const qsizetype firstPart = get(vtx, 32);
  const qsizetype firstModel = firstPart + get(vtx, firstPart + 4);
  const qsizetype lod = firstModel + get(vtx, firstModel + 4);
  QByteArray models;
  const qsizetype added = vtx.size();
  QByteArray mdlModels;
  const qsizetype addedMdl = m_mdl.size();
  constexpr int kCount = 1000;
  for (int i = 0; i < kCount; ++i) {
    QByteArray record(8, '\0');
    put(record, 0, 2);
    put(record, 4, static_cast<std::int32_t>(lod - (added + 8 * i)));
    models += record;
    QByteArray copy = m_mdl.mid(model(), 148);
    put(copy, 76, static_cast<std::int32_t>(model() + get(m_mdl, model() + 76) - (addedMdl + 148 * i)));
    mdlModels += copy;
  }
  m_vtx += models;
  m_mdl += mdlModels;
  put(m_vtx, firstPart, kCount);
  put(m_vtx, firstPart + 4, static_cast<std::int32_t>(added - firstPart));
  put(m_mdl, part() + 4, kCount);
  put(m_mdl, part() + 12, static_cast<std::int32_t>(addedMdl - part()));
  const auto made = prop();
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, ErrorCode::Damaged);
}

TEST_F(HostileModel, OfAnEndlessAnimationOneFrameIsRead) {
  // A sequence of an animation of a billion frames, behind the file.
  const qsizetype sequence = m_mdl.size();
  QByteArray record(212 + 100 + 2, '\0');
  put(record, 60, 312); // the grid of animations: one, number 0
  put(record, 68, 1);
  put(record, 72, 1);
  put(record, 212 + 16, 1'000'000'000);
  put(record, 212 + 56, 300);
  m_mdl += record;
  put(m_mdl, 152, 0); // no static prop
  put(m_mdl, 188, 1);
  put(m_mdl, 192, static_cast<std::int32_t>(sequence));
  put(m_mdl, 180, 1);
  put(m_mdl, 184, static_cast<std::int32_t>(sequence + 212));
  Diagnostics unheard;
  const auto mdl = readMdl(Bytes::adopt(m_mdl), unheard);
  ASSERT_TRUE(mdl);
  const auto animations = readAnimations(*mdl);
  ASSERT_EQ(animations.size(), 1U);
  EXPECT_EQ(animations.front().frames, 1'000'000'000U);
  EXPECT_TRUE(prop());
}

TEST_F(HostileModel, HitboxSetsThatDoNotFitAreTold) {
  const qsizetype set = m_mdl.size();
  m_mdl.append(12, '\0');
  put(m_mdl, 172, 1);
  put(m_mdl, 176, static_cast<std::int32_t>(set));
  put(m_mdl, set + 4, 1'000'000);
  Diagnostics diagnostics;
  Diagnostics unheard;
  const auto mdl = readMdl(Bytes::adopt(m_mdl), unheard);
  ASSERT_TRUE(mdl);
  readHitboxes(*mdl, diagnostics);
  const auto told = diagnostics.entries();
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].where, std::optional(ByteRange{base::kFileSpace, static_cast<std::uint64_t>(set), 12}));
  EXPECT_EQ(told[0].severity, Severity::Damage);
}

} // namespace
} // namespace vitrine::tests
