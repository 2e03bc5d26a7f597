// Parts drawn for help with a model: the shadow on the ground as dark as its picture says and where its corners lie,
// anchors as small axes where their records say.
#include "tests/images/KeptPicture.h"
#include "tests/images/ModelPictures.h"
#include "tests/images/Pixels.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

// Animations of kobold.3db, as objects list them.
constexpr std::size_t kHalfShadow = 16; ///< pixels, of 32

/// A picture that looks the same from no two sides: a value for each quarter, rows from the top.
constexpr std::array<std::array<int, 2>, 2> kQuarters{{{200, 150}, {100, 50}}};

/// The kobold with that picture as its shadows, without its textures.
class ModelParts : public ModelPictures {
protected:
  void SetUp() override {
    const auto path = samplePath(QStringLiteral("3db/generated/data/3db/kobold.3db"));
    ASSERT_TRUE(path);
    const Bytes original = fileBytes(*path);
    QByteArray changed = original.toByteArray();
    const std::size_t first = oracles::ModelDecoder(original).shadowAt(0);
    for (std::size_t i = 0; i < 4 * kHalfShadow * kHalfShadow; ++i) {
      const std::size_t row = i / (2 * kHalfShadow) / kHalfShadow;
      const std::size_t column = i % (2 * kHalfShadow) / kHalfShadow;
      changed[static_cast<qsizetype>(first + i)] = static_cast<char>(kQuarters[row][column]);
    }
    ASSERT_NO_FATAL_FAILURE(open(m_folder.write(QStringLiteral("kobold.3db"), changed)));
    m_state.hidden |= ItemSet(itemsOfLinks());
  }

  QRgb shownAt(const QImage& picture, const View& view, const QVector3D& scenePoint) const {
    return picture.pixel(pixelOf(view, scenePoint));
  }

  TempFolder m_folder;
};

QRgb darkened(int alpha) {
  return displayed(ofDisplay(pictureBackground().rgb()) * (1 - static_cast<float>(alpha) / 255.0F));
}

const View kFromAbove{{10, 160, 60}, {3, 0, 0}};
const View kFromTheFront{{0, 60, 170}, {0, 45, 0}};

TEST_F(ModelParts, ShadowsAreAsDarkAsTheirPicture) {
  play(kWalk, 0.25);
  const QImage picture = drawn(kFromAbove);
  keepForLooking(QStringLiteral("kobold_shadow"), picture);
  const oracles::SheetMoment now = moment();
  std::array<QVector3D, 4> corners;
  for (std::size_t i = 0; i < 4; ++i) {
    corners[i] = oracles::sheetToScene(m_model->meshes()[now.mesh].quad[i] * (1 - now.share) +
                                       m_model->meshes()[now.next].quad[i] * now.share);
  }
  // The order of the corners is that of a strip: the rows of the picture go from -z to +z.
  const auto at = [&](float across, float along) {
    return (corners[0] * (1 - across) + corners[1] * across) * (1 - along) +
           (corners[2] * (1 - across) + corners[3] * across) * along;
  };
  for (const float inside : {0.1F, 0.25F, 0.4F}) {
    for (std::size_t row = 0; row < 2; ++row) {
      for (std::size_t column = 0; column < 2; ++column) {
        const QVector3D place = at(inside + 0.5F * static_cast<float>(column), inside + 0.5F * static_cast<float>(row));
        EXPECT_LE(channelDifference(shownAt(picture, kFromAbove, place), darkened(kQuarters[row][column])), 2)
            << "row " << row << ", column " << column;
      }
    }
  }
  for (const QVector3D& outside : {at(-0.05F, 0.5F), at(1.05F, 0.5F), at(0.5F, -0.05F), at(0.5F, 1.05F)}) {
    EXPECT_LE(channelDifference(shownAt(picture, kFromAbove, outside), darkened(0)), 1);
  }
}

TEST_F(ModelParts, ShadowsAreThereWhereFramesHaveOne) {
  const auto isEmpty = [](const QImage& picture) {
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        if (channelDifference(picture.pixel(x, y), pictureBackground().rgb()) > 1) {
          return false;
        }
      }
    }
    return true;
  };
  EXPECT_FALSE(isEmpty(drawn(kFromAbove))) << "at rest";
  play(kTurn, 0.45);
  EXPECT_TRUE(isEmpty(drawn(kFromAbove))) << "no frame of it has one";
  play(kWalk, 0.45);
  EXPECT_FALSE(isEmpty(drawn(kFromAbove)));
  set("shadow", 0);
  EXPECT_TRUE(isEmpty(drawn(kFromAbove)));
}

/// Anchors of a moment by slot, in scene axes.
std::map<std::size_t, QVector3D> anchorsOf(const oracles::ModelDecoder& model, const oracles::SheetMoment& moment) {
  std::map<std::size_t, QVector3D> places;
  const auto& from = model.meshes()[moment.mesh].anchors;
  const auto& to = model.meshes()[moment.next].anchors;
  for (std::size_t slot = 0; slot < from.size(); ++slot) {
    const oracles::ModelDecoder::Anchor a = model.anchor(from[slot]);
    const oracles::ModelDecoder::Anchor b = model.anchor(to[slot]);
    if (!a.isNone) {
      const float share = b.isNone ? 0 : moment.share;
      places[slot] = oracles::sheetToScene(a.position * (1 - share) + b.position * share);
    }
  }
  return places;
}

TEST_F(ModelParts, AnchorsAreAxesWhereTheirRecordsAre) {
  set("shadow", 0);
  const QImage without = drawn(kFromTheFront);
  set("anchors", 1);
  for (const auto& [animation, time] :
       {std::pair(scene::AnimationIndex(), 0.0), std::pair(kWalk, 0.25), std::pair(kTurn, 0.43)}) {
    play(animation, time);
    const QImage with = drawn(kFromTheFront);
    keepForLooking(QStringLiteral("kobold_anchors_%1").arg(animation.number()), with);
    const auto anchors = anchorsOf(*m_model, moment());
    ASSERT_EQ(anchors.size(), 4U);
    std::map<std::size_t, int> pixels; ///< near which anchor
    for (int y = 0; y < with.height(); ++y) {
      for (int x = 0; x < with.width(); ++x) {
        if (channelDifference(with.pixel(x, y), without.pixel(x, y)) <= 6) {
          continue;
        }
        const auto nearest = std::ranges::min_element(anchors, {}, [&](const auto& anchor) {
          return (QPointF(x, y) - pixelOf(kFromTheFront, anchor.second)).manhattanLength();
        });
        const QPointF away = QPointF(x, y) - pixelOf(kFromTheFront, nearest->second);
        EXPECT_LT(std::hypot(away.x(), away.y()), 40) << "something at " << x << ' ' << y;
        pixels[nearest->first] += std::hypot(away.x(), away.y()) < 4 ? 1 : 0;
      }
    }
    for (const auto& [slot, place] : anchors) {
      EXPECT_GT(pixels[slot], 3) << "nothing where slot " << slot << " is";
    }
  }
  EXPECT_GT(pixelOf(kFromTheFront, anchorsOf(*m_model, moment())[1]).x(), kSize.width() / 2) << "its left hand";
}

} // namespace
} // namespace vitrine::tests
