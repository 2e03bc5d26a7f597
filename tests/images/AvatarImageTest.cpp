// Pictures of VGO scenes: all forms of a file look alike, pictures stand upright, and what joints, blend shapes and
// clips make of an animated model has the outline that its bytes say. Run with VITRINE_REGEN=1 to write new baselines
// of the real files, then look at them.
#include "tests/images/KeptPicture.h"
#include "tests/images/ModelPictures.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/Pixels.h"
#include "tests/images/Ssim.h"
#include "tests/samples/oracles/vgo/WalkedVgo.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"

#include <QPainter>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using oracles::WalkedVgo;

// Scene axes: what a file in Unity's has at +z is at -z.
const View kOfCubes{{2.5F, 3, 3.5F}, {0.2F, 0.6F, -1}};
const View kOfAvatar{{4, 2, 4}, {0.3F, 1.4F, 0}};

std::unique_ptr<OpenedMap> openSample(const QString& name) {
  const auto path = samplePath(QStringLiteral("vgo/%1.vgo").arg(name));
  return path ? openMap(*path) : nullptr;
}

QImage drawn(const OpenedMap& map, const View& view, const SceneState& state = {}) {
  return draw(map, cameraOf(*map.scene(), kMediumPicture, view), kMediumPicture, render::ShadingMode::Lit, state);
}

QImage drawn(const QString& name, const View& view) {
  const auto map = openSample(name);
  const QImage picture = map ? drawn(*map, view) : QImage();
  keepForLooking(QStringLiteral("vgo_") + name, picture);
  return picture;
}

bool isBackground(QRgb pixel) {
  return channelDifference(pixel, pictureBackground().rgb()) <= 3;
}

struct Alike {
  const char* name;
  View view;
  std::vector<const char*> forms;
};

void PrintTo(const Alike& alike, std::ostream* out) {
  *out << alike.name;
}

class AvatarForms : public testing::TestWithParam<Alike> {};

TEST_P(AvatarForms, LookAlike) {
  const QImage first = drawn(QLatin1String(GetParam().forms.front()), GetParam().view);
  ASSERT_FALSE(first.isNull());
  EXPECT_GT(shareDiffering(first, first.mirrored(true, false), 16), 0.02)
      << "nothing is to be seen, or it could be mirrored";
  for (const char* form : GetParam().forms) {
    const QImage other = drawn(QLatin1String(form), GetParam().view);
    ASSERT_FALSE(other.isNull()) << form;
    EXPECT_GT(ssim(first, other), 0.999) << form;
    EXPECT_LT(shareDiffering(first, other, 4), 0.001) << form;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Samples, AvatarForms,
    testing::Values(Alike{"avatar", kOfAvatar, {"gen_avatar_lh", "gen_avatar_rh", "gen_avatar_bson"}},
                    Alike{"materials", {{2, 1.5F, 7}, {2, 1.5F, 0}}, {"gen_materials_lh", "gen_materials_rh"}},
                    Alike{"cube",
                          kOfCubes,
                          {"gen_cube_rh_tl", "gen_cube_rh_bl", "gen_cube_lh_tl", "gen_cube_lh_bl", "gen_cube_bson",
                           "gen_cube_extbin", "gen_cube_extbin_bson", "gen_cube_base64", "gen_cube_aes",
                           "gen_cube_aes_bson", "gen_cube_vgk", "gen_cube_vgk_bson", "gen_cube_v20", "gen_cube_v24"}}),
    [](const auto& parameter) { return std::string(parameter.param.name); });

/// The cube at (1, 0.5, 2) in Unity, turned by 20 degrees; a point of its front by its picture's texel of 64 x 64, from
/// the top left.
QVector3D onFront(float column, float row) {
  const QVector3D local(column / 64 - 0.5F, 0.5F - row / 64, -0.5F);
  const QVector3D turned = QQuaternion::fromAxisAndAngle(0, 1, 0, 20).rotatedVector(local) + QVector3D(1, 0.5F, 2);
  return {turned.x(), turned.y(), -turned.z()};
}

enum class Tone { Red, Green, Blue, Yellow, White, Other };

Tone toneOf(QRgb pixel) {
  const int most = std::max({qRed(pixel), qGreen(pixel), qBlue(pixel)});
  const auto much = [most](int channel) { return channel * 4 > most * 3; };
  const bool r = much(qRed(pixel));
  const bool g = much(qGreen(pixel));
  const bool b = much(qBlue(pixel));
  if (r && g) {
    return b ? Tone::White : Tone::Yellow;
  }
  return r ? Tone::Red : g ? Tone::Green : b ? Tone::Blue : Tone::Other;
}

// Red is at its top left, green at its top right, blue at its bottom left; the F is neither mirrored nor upside down.
TEST(AvatarImage, PicturesStandUpright) {
  for (const char* form : {"gen_cube_rh_tl", "gen_cube_rh_bl", "gen_cube_lh_tl", "gen_cube_lh_bl"}) {
    const auto map = openSample(QLatin1String(form));
    ASSERT_TRUE(map) << form;
    const View view{onFront(32, 32) + QVector3D(-0.6F, 0.3F, 2.2F), onFront(32, 32)};
    const QImage picture = drawn(*map, view);
    keepForLooking(QStringLiteral("vgo_front_") + QLatin1String(form), picture);
    const viewing::CameraRig rig = cameraOf(*map->scene(), kMediumPicture, view);
    const auto tone = [&](float column, float row) {
      return toneOf(picture.pixel(rig.project(onFront(column, row)).value_or(QPointF()).toPoint()));
    };
    EXPECT_EQ(tone(8, 8), Tone::Red) << form;
    EXPECT_EQ(tone(56, 8), Tone::Green) << form;
    EXPECT_EQ(tone(8, 56), Tone::Blue) << form;
    EXPECT_EQ(tone(56, 56), Tone::Yellow) << form;
    for (const auto& [column, row] :
         {std::pair(26, 26), std::pair(38, 26), std::pair(26, 34), std::pair(34, 34), std::pair(26, 42)}) {
      EXPECT_EQ(tone(static_cast<float>(column), static_cast<float>(row)), Tone::White)
          << form << ": the F at " << column << ' ' << row;
    }
    EXPECT_EQ(tone(38, 42), Tone::Yellow) << form << ": an F has no foot";
    EXPECT_EQ(tone(42, 34), Tone::Yellow) << form << ": its second bar is the shorter one";
  }
}

class AvatarOutline : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    const auto path = samplePath(QStringLiteral("vgo/%1.vgo").arg(QLatin1String(GetParam())));
    ASSERT_TRUE(path);
    m_map = openMap(*path);
    ASSERT_TRUE(m_map);
    const Bytes bytes = fileBytes(*path);
    m_file.emplace(WalkedVgo::Bytes(bytes.data(), bytes.data() + bytes.size()));
  }

  QPolygonF projected(const viewing::CameraRig& rig, const std::vector<WalkedVgo::Vector>& vertices,
                      const std::array<std::size_t, 3>& triangle) const;
  /// Region of the picture in which the file's bytes put the animated model.
  QImage outline(const viewing::CameraRig& rig, const WalkedVgo::Moment& moment) const;
  void expectOutline(const char* name, const SceneState& state, const WalkedVgo::Moment& moment) const;

  std::unique_ptr<OpenedMap> m_map;
  std::optional<WalkedVgo> m_file;
};

QPolygonF AvatarOutline::projected(const viewing::CameraRig& rig, const std::vector<WalkedVgo::Vector>& vertices,
                                   const std::array<std::size_t, 3>& triangle) const {
  QPolygonF polygon;
  for (const std::size_t corner : triangle) {
    const auto& [x, y, z] = vertices.at(corner);
    const QVector3D there(static_cast<float>(x), static_cast<float>(y),
                          static_cast<float>(m_file->isLeftHanded() ? -z : z));
    polygon << rig.project(there).value_or(QPointF(-1, -1));
  }
  return polygon;
}

QImage AvatarOutline::outline(const viewing::CameraRig& rig, const WalkedVgo::Moment& moment) const {
  const std::size_t body = m_file->nodeNamed("Body");
  const auto vertices = m_file->shownVertices(body, moment);
  QImage mask(kMediumPicture, QImage::Format_RGB32);
  mask.fill(Qt::black);
  QPainter painter(&mask);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::white);
  for (const auto& part : m_file->meshOf(body).at("subMeshes")) {
    const std::vector<double> corners = m_file->numbers(part);
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
      const auto corner = [&](std::size_t k) { return static_cast<std::size_t>(corners[i + k]); };
      painter.drawPolygon(projected(rig, vertices, {corner(0), corner(1), corner(2)}));
    }
  }
  return mask;
}

/// The limb is an open tube: its inner side, which is culled, may show through its ends.
void AvatarOutline::expectOutline(const char* name, const SceneState& state, const WalkedVgo::Moment& moment) const {
  const View view{{0.6F, 1.0F, 7.5F}, {0.6F, 1.6F, 0}};
  const viewing::CameraRig rig = cameraOf(*m_map->scene(), kMediumPicture, view);
  const QImage picture = drawn(*m_map, view, state);
  const QImage mask = outline(rig, moment);
  keepForLooking(QStringLiteral("vgo_%1_%2").arg(QLatin1String(GetParam()), QLatin1String(name)), picture);
  keepForLooking(QStringLiteral("vgo_%1_%2_outline").arg(QLatin1String(GetParam()), QLatin1String(name)), mask);
  int either = 0;
  int both = 0;
  for (int y = 0; y < kMediumPicture.height(); ++y) {
    for (int x = 0; x < kMediumPicture.width(); ++x) {
      const bool isSeen = !isBackground(picture.pixel(x, y));
      const bool isSaid = qRed(mask.pixel(x, y)) > 127;
      either += isSeen || isSaid ? 1 : 0;
      both += isSeen && isSaid ? 1 : 0;
    }
  }
  EXPECT_GT(either, 2000) << name;
  EXPECT_GT(both, either * 96 / 100) << name;
}

TEST_P(AvatarOutline, StandsAsItsJointsDo) {
  expectOutline("rest", {}, {});
}

// Preset 0 is Joy: all of "bulge", half of "grow".
TEST_P(AvatarOutline, JoyIsAsItsShapesSay) {
  SceneState state;
  state.controls[QStringLiteral("expression.0")] = 1;
  expectOutline("joy", state, {{}, {{0, 1.0}, {2, 0.5}}});
  EXPECT_GT(shareDiffering(drawn(*m_map, kOfAvatar, state), drawn(*m_map, kOfAvatar), 16), 0.005)
      << "nothing has changed";
}

// Bound, the limb is straight; it stays where its first joint stands.
TEST_P(AvatarOutline, BoundIsUnbent) {
  SceneState state;
  state.controls[QStringLiteral("pose")] = 1;
  const WalkedVgo::Matrix up{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1};
  expectOutline("bound", state, {{{m_file->nodeNamed("Spine"), up}, {m_file->nodeNamed("Head"), up}}, {}});
}

// Of the clip "sway" at 1.5 s: x is held since 1 s, z is between its two keys (1/16 of a metre from the straight way).
TEST_P(AvatarOutline, SwaysAsItsCurvesSay) {
  SceneState state = state::startState(*m_map->scene());
  ASSERT_FALSE(m_map->scene()->motion.animations.empty());
  state::chooseAnimation(*m_map->scene(), state, 0);
  state.time = 1.5;
  const double z = m_file->isLeftHanded() ? 0.703125 : -0.703125;
  const WalkedVgo::Matrix local{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0.9, 0, z, 1};
  expectOutline("sway", state, {{{m_file->nodeNamed("Armature"), local}}, {}});
}

INSTANTIATE_TEST_SUITE_P(Samples, AvatarOutline, testing::Values("gen_avatar_lh", "gen_avatar_rh", "gen_avatar_bson"),
                         [](const auto& parameter) { return std::string(parameter.param); });

class RealAvatar : public testing::TestWithParam<const char*> {};

TEST_P(RealAvatar, LooksLikeTheBaseline) {
  const auto map = openSample(QLatin1String(GetParam()));
  if (!map) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const scene::Bounds& bounds = map->scene()->bounds();
  const QVector3D away = QVector3D(0.55F, 0.45F, 0.9F) * bounds.size().length();
  const QImage picture = drawn(*map, {bounds.centre() + away, bounds.centre()});
  keepForLooking(QStringLiteral("vgo_") + QLatin1String(GetParam()), picture);
  expectKept(QLatin1String(GetParam()), picture);
}

INSTANTIATE_TEST_SUITE_P(Samples, RealAvatar,
                         testing::ValuesIn(ofOthers<const char*>(QStringLiteral("vgo/real_vgo_2_0.vgo"),
                                                                 {"real_vgo_2_0", "real_vgo_2_4", "real_vgo_2_5",
                                                                  "real_hdrp_2_5"})),
                         [](const auto& parameter) { return std::string(parameter.param); });

} // namespace
} // namespace vitrine::tests
