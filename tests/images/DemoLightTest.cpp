// The laboratory of the demo museum: what its boards show is computed here from the file's bytes alone - luxels,
// styles, normals, fog and panes - and measured in pixels.
#include "core/image/Image.h"
#include "tests/images/DemoMuseum.h"
#include "tests/images/Pixels.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace vitrine::tests {
namespace {

using Set = MapBytes::Set;

constexpr int kLightTolerance = 3; // of 255
const QVector3D kEast(1, 0, 0);
const QVector3D kNorth(0, 1, 0);
const Standpoint kBeforeLight{{560, -456, 65}, 180, 0};
const Standpoint kBeforeStyles{{470, -440, 65}, 270, 0};
const Standpoint kBeforeOverlays{{592, -520, 72}, 270, 0};
const Standpoint kBeforePanes{{692, -470, 65}, 270, 0};
const Standpoint kBeforeTunnel{{448, -416, 64}, 0, 0};

QVector3D toSrgb(const QVector3D& linear) {
  return {image::linearToSrgb(std::clamp(linear.x(), 0.0F, 1.0F)),
          image::linearToSrgb(std::clamp(linear.y(), 0.0F, 1.0F)),
          image::linearToSrgb(std::clamp(linear.z(), 0.0F, 1.0F))};
}

class DemoLight : public DemoMuseum {
protected:
  /// Colour that the file says a board's place shows in its steady light.
  static QVector3D shown(const QVector3D& at, const QVector3D& normal, Set set, float exposure = 1) {
    const MapBytes::Face face = bytes().faceAt(at, normal, set);
    return toSrgb(albedo(face, at) * bytes().light(face, set, 0, 0, at) * exposure);
  }

  static QVector3D albedo(const MapBytes::Face& face, const QVector3D& at) {
    const auto uv = bytes().uv(face, at);
    return image::srgbToLinear(ofDisplay(bytes().texel(face.material, uv[0], uv[1])));
  }

  static void expectShown(const QImage& picture, const Standpoint& from, const QVector3D& at, const QVector3D& expected,
                          const std::string& what) {
    const auto pixel = pinhole(from).project(at);
    ASSERT_TRUE(pixel && picture.rect().contains(pixel->toPoint())) << what << " is not in the picture";
    const QRgb seen = picture.pixel(static_cast<int>(pixel->x()), static_cast<int>(pixel->y()));
    EXPECT_LE(channelDifference(seen, displayed(expected)), kLightTolerance)
        << what << ": seen " << qRed(seen) << ' ' << qGreen(seen) << ' ' << qBlue(seen) << ", computed "
        << expected.x() * 255 << ' ' << expected.y() * 255 << ' ' << expected.z() * 255;
  }

  static state::SceneState withSet(Set wanted) {
    state::SceneState state;
    EXPECT_EQ(set<scene::LightmapSetTarget>(state, 0, [](const auto&) { return true; }), 1) << "one choice of light";
    for (const scene::Control& control : scene().controls) {
      if (const auto* target = std::get_if<scene::LightmapSetTarget>(&control.target)) {
        const QString id = wanted == Set::Hdr ? QStringLiteral("hdr") : QStringLiteral("ldr");
        for (std::size_t choice = 0; choice < target->choices.size(); ++choice) {
          if (scene().bake.lightmapSets.at(static_cast<std::size_t>(target->choices[choice])).id == id) {
            state.controls[control.id] = static_cast<double>(choice);
          }
        }
      }
    }
    return state;
  }

  /// The switched board in a light that runs through no pattern.
  static state::SceneState withStyle(int style, double weight) {
    state::SceneState state;
    set<scene::LightPatternTarget>(state, 0, [&](const auto& target) { return target.style == style; });
    EXPECT_EQ(set<scene::LightStyleTarget>(state, weight, [&](const auto& target) { return target.style == style; }),
              1);
    return state;
  }

  static void setExposure(state::SceneState& state, double exposure) {
    EXPECT_EQ(set<scene::ExposureTarget>(state, exposure, [](const auto&) { return true; }), 1);
  }
};

struct BoardPlace {
  QVector3D at;
  float light; ///< what it was made with: the file is checked, too
};

const BoardPlace kLightBoards[] = {{{354, -576, 96}, 0.25F}, {{354, -520, 96}, 0.5F}, {{354, -464, 96}, 1.0F},
                                   {{354, -408, 96}, 2.0F},  {{354, -576, 40}, 1.0F}, {{354, -510, 40}, 0.6F},
                                   {{354, -468, 40}, 1.25F}};

TEST_F(DemoLight, LuxelsAreShownAsTheFileSays) {
  const QImage seen = picture(kBeforeLight);
  for (const BoardPlace& board : kLightBoards) {
    const MapBytes::Face face = bytes().faceAt(board.at, kEast, Set::Hdr);
    EXPECT_NEAR(bytes().light(face, Set::Hdr, 0, 0, board.at).x(), board.light, board.light * 0.05F);
    expectShown(seen, kBeforeLight, board.at, shown(board.at, kEast, Set::Hdr), face.material.toStdString());
  }
  const QVector3D colour(354, -392, 40);
  expectShown(seen, kBeforeLight, colour, shown(colour, kEast, Set::Hdr), "the coloured board");
  EXPECT_NEAR(shown(colour, kEast, Set::Hdr).z(), image::linearToSrgb(0.25F), 0.01F);
}

TEST_F(DemoLight, ExposureMultipliesTheLight) {
  for (const double exposure : {2.0, 0.5}) {
    state::SceneState state;
    setExposure(state, exposure);
    const QImage seen = picture(kBeforeLight, state);
    for (const BoardPlace& board : kLightBoards) {
      expectShown(seen, kBeforeLight, board.at, shown(board.at, kEast, Set::Hdr, static_cast<float>(exposure)),
                  "exposed");
    }
  }
}

TEST_F(DemoLight, TheSetsOfLightDifferWhereOneIsClamped) {
  const QVector3D lamp(354, -336, 96);
  const auto bright = [&](Set set) { return bytes().light(bytes().faceAt(lamp, kEast, set), set, 0, 0, lamp).x(); };
  EXPECT_NEAR(bright(Set::Hdr), 8, 0.05F);
  EXPECT_NEAR(bright(Set::Ldr), 4.59F, 0.05F);
  for (const Set set : {Set::Hdr, Set::Ldr}) {
    state::SceneState state = withSet(set);
    setExposure(state, 0.125);
    const QImage seen = picture(kBeforeLight, state);
    expectShown(seen, kBeforeLight, lamp, shown(lamp, kEast, set, 0.125F), set == Set::Hdr ? "HDR" : "LDR");
    expectShown(seen, kBeforeLight, kLightBoards[2].at, shown(kLightBoards[2].at, kEast, set, 0.125F), "as in both");
  }
}

TEST_F(DemoLight, StylesAddTheirShare) {
  const QVector3D switched(376, -606, 72);
  const QVector3D preset(428, -606, 72);
  for (const float weight : {1.0F, 0.5F, 0.0F}) {
    const MapBytes::Face face = bytes().faceAt(switched, kNorth, Set::Hdr);
    ASSERT_EQ(face.styles, std::vector{33});
    expectShown(picture(kBeforeStyles, withStyle(33, weight)), kBeforeStyles, switched,
                toSrgb(albedo(face, switched) * bytes().light(face, Set::Hdr, 0, 0, switched) * weight), "style 33");
    const MapBytes::Face both = bytes().faceAt(preset, kNorth, Set::Hdr);
    ASSERT_EQ(both.styles, (std::vector{0, 10}));
    const QVector3D light =
        bytes().light(both, Set::Hdr, 0, 0, preset) + bytes().light(both, Set::Hdr, 1, 0, preset) * weight;
    expectShown(picture(kBeforeStyles, withStyle(10, weight)), kBeforeStyles, preset,
                toSrgb(albedo(both, preset) * light), "style 10");
  }
}

TEST_F(DemoLight, PatternsRunTenLettersASecond) {
  const QVector3D at(376, -606, 72);
  const QString pattern =
      bytes().entity(QStringLiteral("targetname"), QStringLiteral("lab_switch")).at(QStringLiteral("pattern"));
  const MapBytes::Face face = bytes().faceAt(at, kNorth, Set::Hdr);
  for (const int letter : {0, 2, 4, 13}) {
    state::SceneState state;
    EXPECT_EQ(set<scene::LightPatternTarget>(state, 1, [](const auto& target) { return target.style == 33; }), 1);
    state.clock = (letter + 0.5) / 10;
    const int step = pattern.at(letter % pattern.size()).unicode() - u'a';
    const float weight = static_cast<float>(step) / 12.0F; // m is as bright as without
    expectShown(picture(kBeforeStyles, state), kBeforeStyles, at,
                toSrgb(albedo(face, at) * bytes().light(face, Set::Hdr, 0, 0, at) * weight),
                "letter " + std::to_string(letter));
  }
}

/// The three directions of bump light, from the sheet.
const QVector3D kDirections[] = {{std::sqrt(2.0F / 3), 0, 1 / std::sqrt(3.0F)},
                                 {-1 / std::sqrt(6.0F), 1 / std::sqrt(2.0F), 1 / std::sqrt(3.0F)},
                                 {-1 / std::sqrt(6.0F), -1 / std::sqrt(2.0F), 1 / std::sqrt(3.0F)}};

TEST_F(DemoLight, NormalsTakeTheLightFromTheirSide) {
  const Standpoint from{{480, -550, 72}, 270, 0};
  const QImage seen = picture(from);
  std::set<QRgb> colours;
  // The middle of each slope of one pyramid, and the flat rim.
  for (const auto& [x, z] :
       {std::pair(486.0F, 84.0F), {498.0F, 84.0F}, {492.0F, 90.0F}, {492.0F, 78.0F}, {480.0F, 84.0F}}) {
    const QVector3D at(x, -606, z);
    const MapBytes::Face face = bytes().faceAt(at, kNorth, Set::Hdr);
    ASSERT_TRUE(face.bumped);
    const auto uv = bytes().uv(face, at);
    const QVector3D normal =
        (ofDisplay(bytes().texel(QStringLiteral("vitrine/pyramids_normal"), uv[0], uv[1])) * 2 - QVector3D(1, 1, 1))
            .normalized();
    QVector3D light;
    float total = 0;
    for (int k = 0; k < 3; ++k) {
      const float share = std::pow(std::max(0.0F, QVector3D::dotProduct(normal, kDirections[k])), 2.0F);
      light += bytes().light(face, Set::Hdr, 0, k + 1, at) * share;
      total += share;
    }
    expectShown(seen, from, at, toSrgb(light / total), "a slope");
    colours.insert(displayed(toSrgb(light / total)));
  }
  EXPECT_EQ(colours.size(), 5U) << "or the wrong normal would not be noticed";
}

TEST_F(DemoLight, SelfShadowedBumpsAreShares) {
  const Standpoint from{{532, -550, 72}, 270, 0};
  const QImage seen = picture(from);
  for (const float x : {548.0F, 532.0F, 516.0F}) {
    const QVector3D at(x, -606, 72);
    const MapBytes::Face face = bytes().faceAt(at, kNorth, Set::Hdr);
    const auto uv = bytes().uv(face, at);
    const QVector3D shares = ofDisplay(bytes().texel(QStringLiteral("vitrine/ridges_normal"), uv[0], uv[1]));
    QVector3D light;
    for (int k = 0; k < 3; ++k) {
      light += bytes().light(face, Set::Hdr, 0, k + 1, at) * shares[k];
    }
    expectShown(seen, from, at, toSrgb(light), "a band");
  }
}

TEST_F(DemoLight, FogThickensWithTheDepth) {
  const auto fog = bytes().entity(QStringLiteral("classname"), QStringLiteral("env_fog_controller"));
  const auto number = [&](const char* key) { return numbersOf(fog.at(QLatin1String(key))).at(0); };
  const auto rgb = numbersOf(fog.at(QStringLiteral("fogcolor")));
  const QVector3D colour = QVector3D(rgb.at(0), rgb.at(1), rgb.at(2)) / 255;
  const Pinhole eye = pinhole(kBeforeTunnel);
  const QImage foggy = picture(kBeforeTunnel);
  state::SceneState clear;
  EXPECT_EQ(set<scene::ViewPresetTarget>(clear, 0, [](const auto&) { return true; }), 1);
  const QImage without = picture(kBeforeTunnel, clear);
  float thickest = 0;
  for (const auto& [distance, aside, height] :
       {std::tuple(256.0F, 0.0F, 30.0F), {512.0F, 34.0F, 64.0F}, {768.0F, -34.0F, 64.0F}, {1024.0F, 0.0F, 64.0F}}) {
    for (const float up : {7.0F, -7.0F}) { // the black half and the white one
      const QVector3D at(448 + distance - 2, -416 + aside, height + up);
      const float depth = eye.depthOf(at);
      const float share = std::clamp((depth - number("fogstart")) / (number("fogend") - number("fogstart")), 0.0F,
                                     number("fogmaxdensity"));
      const QVector3D plain = shown(at, {-1, 0, 0}, Set::Hdr);
      EXPECT_NEAR(plain.x(), up > 0 ? 0 : 1, 0.001F);
      expectShown(foggy, kBeforeTunnel, at, mixed(plain, colour, share), "in fog");
      expectShown(without, kBeforeTunnel, at, plain, "without fog");
      thickest = std::max(thickest, share);
    }
  }
  EXPECT_GT(thickest, 0.1F);
}

/// Compares all pixels of a picture's part whose colour can be computed, but those beside an edge.
template <class ColourAt>
void expectEverywhere(const QImage& seen, const Pinhole& eye, const QRect& part, ColourAt colourAt) {
  int compared = 0;
  int wrong = 0;
  std::set<QRgb> colours;
  for (int y = part.top(); y <= part.bottom(); ++y) {
    for (int x = part.left(); x <= part.right(); ++x) {
      const auto at = [&](double dx, double dy) {
        return colourAt(eye.directionThrough({x + 0.5 + dx, y + 0.5 + dy}));
      };
      const std::optional<QRgb> expected = at(0, 0);
      if (!expected || at(-1.5, -1.5) != expected || at(1.5, -1.5) != expected || at(-1.5, 1.5) != expected ||
          at(1.5, 1.5) != expected) {
        continue;
      }
      ++compared;
      colours.insert(*expected);
      if (channelDifference(seen.pixel(x, y), *expected) > kLightTolerance && ++wrong <= 3) {
        const QRgb pixel = seen.pixel(x, y);
        ADD_FAILURE() << x << ',' << y << ": seen " << qRed(pixel) << ' ' << qGreen(pixel) << ' ' << qBlue(pixel)
                      << ", computed " << qRed(*expected) << ' ' << qGreen(*expected) << ' ' << qBlue(*expected);
      }
    }
  }
  EXPECT_EQ(wrong, 0) << "of " << compared;
  EXPECT_GT(compared, 5000);
  EXPECT_GE(colours.size(), 3U);
}

QVector3D onWall(const Pinhole& eye, const QVector3D& direction, float y) {
  return eye.position + direction * ((y - eye.position.y()) / direction.y());
}

bool isWithin(const QVector3D& at, const QVector3D& mins, const QVector3D& maxs) {
  return at.x() >= mins.x() && at.x() <= maxs.x() && at.z() >= mins.z() && at.z() <= maxs.z();
}

TEST_F(DemoLight, OverlaysLieWhereTheFileSaysInTheirOrder) {
  const float front = -606;
  std::vector<MapBytes::Overlay> onBoard;
  for (const MapBytes::Overlay& overlay : bytes().overlays()) {
    if (overlay.material.startsWith(QStringLiteral("vitrine/marker_"))) {
      onBoard.push_back(overlay);
    }
  }
  ASSERT_EQ(onBoard.size(), 2U);
  ASSERT_GT(onBoard[0].order, onBoard[1].order) << "the upper one comes first in the file";
  std::ranges::stable_sort(onBoard, {}, &MapBytes::Overlay::order);
  const MapBytes::Face face = bytes().faceAt({592, front, 72}, kNorth, Set::Hdr);
  const QVector3D plain = albedo(face, {592, front, 72});
  std::map<QString, QVector3D> paints;
  for (const MapBytes::Overlay& overlay : onBoard) {
    paints[overlay.material] = image::srgbToLinear(ofDisplay(bytes().texel(overlay.material, 0.5F, 0.5F)));
  }
  const Pinhole eye = pinhole(kBeforeOverlays);
  expectEverywhere(picture(kBeforeOverlays), eye, QRect(160, 90, 320, 300),
                   [&](const QVector3D& direction) -> std::optional<QRgb> {
                     const QVector3D at = onWall(eye, direction, front);
                     if (!isWithin(at, {568.5F, front, 48.5F}, {615.5F, front, 95.5F})) {
                       return std::nullopt;
                     }
                     const QVector3D light = bytes().light(face, Set::Hdr, 0, 0, at);
                     QRgb colour = displayed(toSrgb(plain * light));
                     for (const MapBytes::Overlay& overlay : onBoard) {
                       const auto [low, high] = std::minmax({overlay.corners[0].x(), overlay.corners[2].x()});
                       const auto [bottom, top] = std::minmax({overlay.corners[0].z(), overlay.corners[2].z()});
                       if (isWithin(at, {low, front, bottom}, {high, front, top})) {
                         colour = displayed(toSrgb(paints.at(overlay.material) * light));
                       }
                     }
                     return colour;
                   });
}

TEST_F(DemoLight, PanesBlendInTheOrderOfTheirDepth) {
  struct Pane {
    std::array<QVector3D, 2> box;
    QVector3D colour; // encoded
    float alpha;
    bool additive;
  };
  std::vector<Pane> panes; // the one farthest from the eye comes first
  for (const char* name : {"pane_red", "pane_green", "pane_blue"}) {
    const auto entity = bytes().entity(QStringLiteral("targetname"), QLatin1String(name));
    const auto rgb = numbersOf(entity.at(QStringLiteral("rendercolor")));
    panes.push_back({bytes().boundsOf(entity), QVector3D(rgb.at(0), rgb.at(1), rgb.at(2)) / 255,
                     numbersOf(entity.at(QStringLiteral("renderamt"))).at(0) / 255,
                     entity.at(QStringLiteral("rendermode")) == QStringLiteral("5")});
  }
  const QVector3D dimBoard = shown({668, -606, 72}, kNorth, Set::Hdr);
  const QVector3D brightBoard = shown({716, -606, 72}, kNorth, Set::Hdr);
  const Pinhole eye = pinhole(kBeforePanes);
  expectEverywhere(
      picture(kBeforePanes), eye, QRect(150, 60, 340, 330), [&](const QVector3D& direction) -> std::optional<QRgb> {
        const QVector3D at = onWall(eye, direction, -606);
        const bool dim = isWithin(at, {644.5F, 0, 40.5F}, {691.5F, 0, 107.5F});
        if (!dim && !isWithin(at, {692.5F, 0, 40.5F}, {739.5F, 0, 107.5F})) {
          return std::nullopt;
        }
        QVector3D colour = dim ? dimBoard : brightBoard;
        for (const Pane& pane : panes) {
          // Both faces of a sheet are drawn or one: the boxes are a unit thick, and the near one counts.
          if (const QVector3D on = onWall(eye, direction, pane.box[1].y()); isWithin(on, pane.box[0], pane.box[1])) {
            colour = pane.additive ? colour + pane.colour * pane.alpha : mixed(colour, pane.colour, pane.alpha);
            colour = {std::min(colour.x(), 1.0F), std::min(colour.y(), 1.0F), std::min(colour.z(), 1.0F)};
          }
        }
        return displayed(colour);
      });
}

} // namespace
} // namespace vitrine::tests
