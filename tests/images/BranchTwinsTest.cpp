// One map as each branch of the engine stores it gives the picture of its twin bit for bit.
#include "tests/core/formats/source/bsp/BranchTwins.h"

#include "tests/core/formats/source/bsp/WholeMap.h"
#include "tests/images/KeptPicture.h"
#include "tests/images/OpenedMap.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace vitrine::tests {
namespace {

using formats::source::LumpId;

constexpr QSize kTwinPicture(320, 200);
constexpr std::size_t kManyColors = 200;

/// Hills, overlays, flowers and crates from one corner; the pool, the door and the pillar from another.
constexpr Standpoint kTwinViews[] = {{{220, 60, 150}, 215, 22}, {{-60, -60, 130}, 15, 12}};

/// Pictures of a map from all standpoints; empty where it could not be drawn.
std::vector<QImage> drawTwin(MapUnderTest& file) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("whole.bsp"));
  const auto view = std::as_writable_bytes(std::span(file.bytes()));
  QFile out(path);
  if (!out.open(QIODevice::WriteOnly) ||
      out.write(reinterpret_cast<const char*>(view.data()), static_cast<qint64>(view.size())) < 0) {
    ADD_FAILURE() << out.errorString().toStdString();
    return {};
  }
  out.close();
  const auto map = openMap(path);
  std::vector<QImage> pictures;
  if (map) {
    for (const Standpoint& place : kTwinViews) {
      const auto camera = cameraAt(*map->scene(), kTwinPicture, place.at, place.yaw, place.pitch);
      pictures.push_back(draw(*map, camera, kTwinPicture, render::ShadingMode::Lit));
    }
  }
  return pictures;
}

/// The same, drawn once for equal bytes: many branches have the same twin.
const std::vector<QImage>& picturesOf(MapUnderTest file) {
  static std::map<QByteArray, std::vector<QImage>> drawn;
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(
      QByteArrayView(reinterpret_cast<const char*>(file.bytes().data()), static_cast<qsizetype>(file.bytes().size())));
  const auto [found, isNew] = drawn.try_emplace(hash.result());
  if (isNew) {
    found->second = drawTwin(file);
  }
  return found->second;
}

std::size_t colorCount(const QImage& picture) {
  std::set<QRgb> colors;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      colors.insert(picture.pixel(x, y));
    }
  }
  return colors.size();
}

std::vector<BranchTwins> twinsWithOnePicture() {
  std::vector<BranchTwins> twins;
  std::ranges::copy_if(branchTwins(), std::back_inserter(twins),
                       [](const BranchTwins& pair) { return pair.cutsWaterAlike; });
  return twins;
}

class BranchImage : public testing::TestWithParam<BranchTwins> {};

TEST_P(BranchImage, isThatOfItsTwin) {
  const auto& pictures = picturesOf(wholeMap(GetParam().options));
  const auto& twins = picturesOf(wholeMap(GetParam().usual));
  ASSERT_EQ(pictures.size(), std::size(kTwinViews));
  ASSERT_EQ(twins.size(), std::size(kTwinViews));
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const QString name = QStringLiteral("branch_%1_%2").arg(QLatin1StringView(GetParam().name)).arg(i);
    keepForLooking(name, pictures[i]);
    EXPECT_GT(colorCount(pictures[i]), kManyColors) << "a picture of little would agree with anything";
    EXPECT_TRUE(pictures[i] == twins[i]) << name.toStdString();
  }
}

INSTANTIATE_TEST_SUITE_P(Made, BranchImage, testing::ValuesIn(twinsWithOnePicture()),
                         [](const auto& tested) { return tested.param.name; });

TEST(BranchPictures, showWhatIsOtherInOneOfThem) {
  const demos::WriteOptions console{.hdr = true, .ldr = false, .console = true};
  const auto& pictures = picturesOf(wholeMap(console));
  ASSERT_EQ(pictures.size(), std::size(kTwinViews));
  MapUnderTest changed = wholeMap(console);
  const auto entry = MapUnderTest::entryAt(LumpId::LightingHdr);
  const std::uint32_t first = bytes::swapped(changed.u32(entry)), size = bytes::swapped(changed.u32(entry + 4));
  ASSERT_GT(size, 0U);
  for (std::uint32_t i = 0; i < size; i += 4) { // red a little brighter
    auto& red = changed.bytes().at(first + i);
    red = static_cast<std::byte>(std::min(255, static_cast<int>(red) + 8));
  }
  const auto& others = picturesOf(changed);
  ASSERT_EQ(others.size(), pictures.size());
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    EXPECT_FALSE(pictures[i] == others[i]);
  }
}

} // namespace
} // namespace vitrine::tests
