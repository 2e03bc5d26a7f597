// Pictures of models that move: every pixel that can be known from the bytes has the colour they say; moments of a walk
// against a ray-cast reference and kept pictures; which way is up, forward and left. Run with VITRINE_REGEN=1 to write
// new baselines, then look at them.
#include "tests/images/KeptPicture.h"
#include "tests/images/ModelPictures.h"
#include "tests/images/ModelTracer.h"
#include "tests/images/Pixels.h"
#include "tests/images/ReferenceRenderer.h"
#include "tests/images/Ssim.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr int kModelPixelStep = 5; ///< pixels between two that are looked at
constexpr double kModelSsim = 0.97;

// Animations of kobold.3db, as objects list them.

// Choices of its controls.
enum Light { Off, Baked, Twice };
enum Object { All, Kobold, Stone };

// The animated model is about 100 units tall.
const View kFront{{0, 50, 170}, {0, 50, 0}};
const View kFromItsLeft{{170, 50, 0}, {0, 50, 0}};
const View kAcross{{112, 105, 142}, {0, 49, 0}};
const View kFromBehind{{-80, 120, -120}, {0, 46, 0}};

/// Edges of the picture of the resting animated model, by its points: left, right, top.
struct Ends {
  double left = kFarAway;
  double right = -kFarAway;
  double top = kFarAway;

  static constexpr double kFarAway = 1e9;
};

class ModelImage : public ModelPictures {
protected:
  void SetUp() override {
    const auto path = samplePath(QStringLiteral("3db/generated/data/3db/kobold.3db"));
    ASSERT_TRUE(path);
    m_data = *samplePath(QStringLiteral("3db/generated/data"));
    ASSERT_NO_FATAL_FAILURE(open(*path));
    set("shadow", 0);
    set("object", Kobold);
  }

  QPoint pixelOfFile(const View& view, const QVector3D& file) const {
    return pixelOf(view, oracles::sheetToScene(file));
  }
  Ends endsOfRest(const View& view, float fromHeight, float toHeight) const;
  int expectColorsOf(const ModelTracer& tracer, const View& view, const char* name) const;
  void expectMoment(const char* name, const View& view) const;

  QString m_data;
};

QVector3D background() {
  return ofDisplay(pictureBackground().rgb());
}

/// Every pixel of which the tracer is certain; returns how many of them are seen through holes.
int ModelImage::expectColorsOf(const ModelTracer& tracer, const View& view, const char* name) const {
  const QImage picture = drawn(view);
  keepForLooking(QStringLiteral("kobold_") + QLatin1String(name), picture);
  const viewing::CameraRig rig = camera(view);
  int judged = 0;
  int alike = 0;
  int throughHoles = 0;
  for (int y = kModelPixelStep; y < kSize.height() - kModelPixelStep; y += kModelPixelStep) {
    for (int x = kModelPixelStep; x < kSize.width() - kModelPixelStep; x += kModelPixelStep) {
      const auto seen = tracer.at(rig, QPointF(x + 0.5, y + 0.5), background());
      if (!seen || (seen->nothing && seen->holes == 0)) {
        continue;
      }
      const bool same = channelDifference(picture.pixel(x, y), displayed(seen->color)) <= 2;
      judged += 1;
      alike += same ? 1 : 0;
      throughHoles += same && seen->holes > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(judged, 200) << name;
  EXPECT_GE(alike, judged * 99 / 100) << name << ": of " << judged << " pixels";
  return throughHoles;
}

/// Extent of what is drawn in a row or column of the picture: its first and last pixel.
std::pair<int, int> extent(const QImage& picture, int line, bool row) {
  std::pair<int, int> found(-1, -1);
  for (int i = 0; i < (row ? picture.width() : picture.height()); ++i) {
    const QRgb pixel = row ? picture.pixel(i, line) : picture.pixel(line, i);
    if (channelDifference(pixel, pictureBackground().rgb()) > 6) {
      found.first = found.first < 0 ? i : found.first;
      found.second = i;
    }
  }
  return found;
}

Ends ModelImage::endsOfRest(const View& view, float fromHeight, float toHeight) const {
  const viewing::CameraRig rig = camera(view);
  Ends ends;
  for (const oracles::ModelDecoder::Link& link : m_model->meshes()[moment().mesh].links) {
    for (const QVector3D& point : m_model->points(link.points)) {
      const auto at = rig.project(oracles::sheetToScene(point));
      if (at && -point.y() >= fromHeight && -point.y() <= toHeight) {
        ends = {std::min(ends.left, at->x()), std::max(ends.right, at->x()), std::min(ends.top, at->y())};
      }
    }
  }
  return ends;
}

// The bytes say: the lump is at the animated model's left, its nose in front, its hat's tip on top.
TEST_F(ModelImage, StandsUprightAndUnmirrored) {
  const QImage front = drawn(kFront);
  keepForLooking(QStringLiteral("kobold_front"), front);
  const auto shoulders = extent(front, pixelOfFile(kFront, {35, -24, 9}).y(), true);
  EXPECT_NEAR(shoulders.second, endsOfRest(kFront, 0, 40).right, 2) << "the lump, to our right";
  EXPECT_GT(shoulders.second - kSize.width() / 2, kSize.width() / 2 - shoulders.first + 15);
  const auto middle = extent(front, kSize.width() / 2, false);
  EXPECT_NEAR(middle.first, endsOfRest(kFront, 0, 200).top, 3) << "the tip of the hat";
  EXPECT_GT(middle.second, kSize.height() / 2);
  const QImage side = drawn(kFromItsLeft);
  keepForLooking(QStringLiteral("kobold_side"), side);
  const auto head = extent(side, pixelOfFile(kFromItsLeft, {0, -49, 0}).y(), true);
  EXPECT_NEAR(head.first, endsOfRest(kFromItsLeft, 45, 53).left, 2) << "the nose, to our left: its front";
  EXPECT_GT(kSize.width() / 2 - head.first, head.second - kSize.width() / 2 + 5) << "nothing like it behind";
}

TEST_F(ModelImage, HasTheColoursOfItsBytes) {
  int throughHoles = 0;
  for (const auto& [name, view] : {std::pair("colours_front", kFront), std::pair("colours_across", kAcross),
                                   std::pair("colours_behind", kFromBehind)}) {
    ModelTracer tracer(*m_model, m_data);
    tracer.show(moment(), {});
    throughHoles += expectColorsOf(tracer, view, name);
  }
  EXPECT_GT(throughHoles, 20) << "pixels seen through the holes of the hat";
}

TEST_F(ModelImage, IsAsBrightAsChosen) {
  play(kWalk, 0.25);
  for (const auto& [name, light] :
       {std::pair("light_off", Off), std::pair("light_baked", Baked), std::pair("light_twice", Twice)}) {
    set("light", light);
    ModelTracer tracer(*m_model, m_data);
    tracer.show(moment(), {}, light != Off, light == Twice ? 2.0F : 1.0F);
    expectColorsOf(tracer, kAcross, name);
  }
}

TEST_F(ModelImage, BlendsColoursAndPlacesOfTwoFrames) {
  for (const auto& [name, time] : {std::pair("between_30", 0.03), std::pair("between_250", 0.25),
                                   std::pair("between_775", 0.775), std::pair("frame_5", 0.5)}) {
    play(kWalk, time);
    ModelTracer tracer(*m_model, m_data);
    tracer.show(moment(), {});
    expectColorsOf(tracer, kAcross, name);
  }
  set("blend", 0);
  play(kWalk, 0.29);
  ModelTracer tracer(*m_model, m_data);
  oracles::SheetMoment held = moment();
  held.share = 0;
  tracer.show(held, {});
  expectColorsOf(tracer, kAcross, "unblended");
}

// Each corner of the picture is marked; the board of the stone shows all of it.
TEST_F(ModelImage, PicturesAreUprightOnTheBoard) {
  set("object", Stone);
  const View view{{0, 25, 120}, {0, 25, 0}};
  const QImage picture = drawn(view);
  keepForLooking(QStringLiteral("kobold_board"), picture);
  const auto at = [&](float u, float v) { return pixelOfFile(view, {-20 + 40 * u, -45 + 40 * v, 26}); };
  struct Mark {
    float u, v;
    QRgb color;
  };
  for (const Mark& mark : {Mark{0.06F, 0.06F, qRgb(220, 30, 30)}, Mark{0.94F, 0.06F, qRgb(30, 180, 30)},
                           Mark{0.94F, 0.94F, qRgb(40, 60, 220)}, Mark{0.06F, 0.94F, qRgb(230, 210, 20)}}) {
    EXPECT_LE(channelDifference(picture.pixel(at(mark.u, mark.v)), mark.color), 2) << mark.u << ' ' << mark.v;
  }
  EXPECT_LT(at(0.06F, 0.06F).x(), at(0.94F, 0.06F).x()) << "red on the left";
  EXPECT_LT(at(0.06F, 0.06F).y(), at(0.06F, 0.94F).y()) << "and on top";
}

// The smaller copy of the skin is magenta.
TEST_F(ModelImage, TakesTheLargestPicture) {
  set("light", Off);
  int skin = 0;
  for (const Object object : {All, Kobold, Stone}) {
    set("object", object);
    for (const View& view : {kFront, kFromItsLeft, kFromBehind}) {
      const QImage picture = drawn(view);
      for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
          const QRgb pixel = picture.pixel(x, y);
          EXPECT_FALSE(qRed(pixel) > 100 && qBlue(pixel) > 100 && qGreen(pixel) < 60);
          skin += channelDifference(pixel, qRgb(205, 160, 120)) <= 2 ? 1 : 0;
        }
      }
    }
  }
  EXPECT_GT(skin, 3000);
}

/// Keeps what was drawn and what was expected; compares with the reference and the kept picture.
void ModelImage::expectMoment(const char* name, const View& view) const {
  const QImage picture = drawn(view);
  const picking::RayCaster caster(m_map->scene());
  const QImage reference =
      renderReference(m_map->scene(), m_map->assets, caster, camera(view), kSize, pictureBackground(), m_state);
  keepForLooking(QLatin1String(name) + QStringLiteral("_drawn"), picture);
  keepForLooking(QLatin1String(name) + QStringLiteral("_reference"), reference);
  EXPECT_GT(ssim(picture, reference), kModelSsim) << name;
  EXPECT_LT(shareDiffering(picture, reference, 24), 0.02) << name;
  expectKept(QLatin1String(name), picture);
}

TEST_F(ModelImage, WalksLikeTheReferenceAndTheBaseline) {
  set("shadow", 1);
  std::vector<QImage> moments;
  for (const auto& [name, time] : {std::pair("kobold_walk_frame", 0.2), std::pair("kobold_walk_between", 0.47),
                                   std::pair("kobold_walk_wrapping", 0.775)}) {
    play(kWalk, time);
    expectMoment(name, kAcross);
    moments.push_back(drawn(kAcross));
  }
  EXPECT_GT(shareDiffering(moments[0], moments[1], 16), 0.005) << "it does not move";
  EXPECT_GT(shareDiffering(moments[1], moments[2], 16), 0.005) << "it does not move";
}

// 12.5 units forward at each frame: from as much further on it looks as it did in its place.
TEST_F(ModelImage, RootMotionWalksForward) {
  set("shadow", 1);
  for (const double time : {0.3, 0.55}) {
    play(kWalk, time);
    set("root", 0);
    const QImage there = drawn(kAcross);
    set("root", 1);
    const QVector3D walked(0, 0, static_cast<float>(12.5 * 10 * time));
    const QImage further = drawn({kAcross.from + walked, kAcross.to + walked});
    EXPECT_GT(ssim(further, there), 0.99) << time;
    EXPECT_LT(shareDiffering(further, there, 16), 0.005) << time;
    EXPECT_LT(ssim(drawn(kAcross), there), 0.95) << "it has not moved";
  }
  ModelTracer tracer(*m_model, m_data);
  tracer.show(moment(), oracles::sheetMotion(m_model->animations().at(kWalk.position()), moment().steps));
  set("shadow", 0);
  const QVector3D walked(0, 0, 60);
  expectColorsOf(tracer, {kAcross.from + walked, kAcross.to + walked}, "walked");
}

// 7.5 degrees to its left at each frame.
TEST_F(ModelImage, RootMotionTurnsLeft) {
  for (const double time : {0.6, 0.75}) {
    play(kTurn, time);
    set("root", 0);
    const QImage there = drawn(kAcross);
    set("root", 1);
    QMatrix4x4 turned;
    turned.rotate(static_cast<float>(75 * time), 0, 1, 0); // counter-clockwise from above: what was ahead goes to +x
    const QImage around = drawn({turned.map(kAcross.from), turned.map(kAcross.to)});
    EXPECT_GT(ssim(around, there), 0.99) << time;
    EXPECT_LT(ssim(drawn(kAcross), there), 0.98) << "it has not turned";
  }
}

TEST_F(ModelImage, ShowsOneObjectOrAll) {
  const oracles::SheetMoment kobold = moment();
  const std::size_t rock = *m_model->restMesh(1);
  const oracles::SheetMoment stone{rock, rock, 0, 0};
  for (const auto& [name, object] :
       {std::pair("object_all", All), std::pair("object_kobold", Kobold), std::pair("object_stone", Stone)}) {
    set("object", object);
    ModelTracer tracer(*m_model, m_data);
    if (object != Stone) {
      tracer.show(kobold, {});
    }
    if (object != Kobold) {
      tracer.show(stone, {});
    }
    expectColorsOf(tracer, {{40, 70, 150}, {0, 40, 0}}, name);
  }
}

} // namespace
} // namespace vitrine::tests
