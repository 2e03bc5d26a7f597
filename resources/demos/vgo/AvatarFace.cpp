#include "resources/demos/vgo/Avatar.h"

namespace vitrine::demos::vgo::avatar {

namespace {

/// A point as seen from the front.
struct Flat {
  double x = 0;
  double y = 0;
};

/// Effect of an expression on one side's eye and brow, or on the mouth.
struct EyeLook {
  double closed = 0;    ///< 0 open, 1 shut
  double arch = -0.012; ///< of the shut lid: below 0 hangs, above 0 rises to a smile
  double inner = 0;     ///< the brow's inner end goes up
  double outer = 0;
};
struct MouthLook {
  double width = 1;
  double smile = 1; ///< 1 as at rest, below 0 a frown
  double open = 0;  ///< metres
  double round = 0; ///< the open mouth: 0 a bowl, 1 an oval
};
struct Look {
  EyeLook left = {};
  EyeLook right = {};
  MouthLook mouth = {};
};

constexpr Flat kEye{0.1, 0.772};
constexpr double kEyeWidth = 0.044; ///< half
constexpr double kEyeHeight = 0.062;
constexpr double kLashWidth = kEyeWidth * 1.05; ///< half
constexpr double kLashShift = 0.004;            ///< outwards
constexpr double kLashAngle = 1.22;             ///< from the eye's middle to the ends of the lashes
constexpr double kMouthHeight = 0.681;
constexpr double kMouthWidth = 0.052; ///< half

class FaceBuilder {
public:
  explicit FaceBuilder(int headJoint) : m_head(headSolid()), m_joint(headJoint) {
    mesh.name = "Face";
    mesh.parts.resize(3);
    addFeatures({}, true);
  }

  void addShape(const std::string& name, const Look& look, const Json& facts) {
    m_rest = m_points;
    addFeatures(look, false);
    Shape shape{name, {}, {}, facts};
    for (std::size_t i = 0; i < m_points.size(); ++i)
      shape.positions.push_back(m_points[i] - mesh.positions[i]);
    m_points = m_rest;
    mesh.shapes.push_back(std::move(shape));
  }

  Mesh mesh;

private:
  enum Material { kEyes, kLines, kMouth };

  /// On the head where it is seen from the front, a little before it.
  Vec3 lifted(const Flat& at, double before) const {
    double z = 0.30;
    for (int i = 0; i < 60 && m_head({at.x, at.y, z}) > 2e-4; ++i)
      z -= std::max(0.6 * m_head({at.x, at.y, z}), 2e-4);
    const Vec3 p{at.x, at.y, z};
    return p + normalized(outward(m_head, p) + Vec3{0, 0, 1}) * before;
  }

  /// A sheet of (columns + 1) x (rows + 1) points by u to the figure's left and v upwards.
  void addSheet(Material material, int columns, int rows, double before,
                const std::function<Flat(double, double)>& at) {
    const auto base = static_cast<std::uint32_t>(m_points.size());
    for (int row = 0; row <= rows; ++row)
      for (int column = 0; column <= columns; ++column) {
        const double u = static_cast<double>(column) / columns;
        const double v = static_cast<double>(row) / rows;
        m_points.push_back(lifted(at(u, v), before));
        if (m_isFirst)
          addVertex({u, v});
      }
    const auto stride = static_cast<std::uint32_t>(columns + 1);
    for (std::uint32_t row = 0; m_isFirst && row < static_cast<std::uint32_t>(rows); ++row)
      for (std::uint32_t column = 0; column + 1 < stride; ++column) {
        const std::uint32_t a = base + row * stride + column;
        for (const std::uint32_t corner : {a, a + 1, a + stride + 1, a, a + stride + 1, a + stride})
          mesh.parts[static_cast<std::size_t>(material)].push_back(corner);
      }
  }

  void addVertex(const std::array<double, 2>& picture) {
    const Vec3& p = m_points.back();
    mesh.positions.push_back(p);
    mesh.normals.push_back(normalized(outward(m_head, p)));
    mesh.picture.push_back(picture);
    mesh.joints.push_back({static_cast<std::uint16_t>(m_joint), 0, 0, 0});
    mesh.weights.push_back({1, 0, 0, 0});
  }

  void addEye(double side, const EyeLook& look) {
    const auto lid = [&look](double s) { return -0.020 + look.arch * (1 - s * s); };
    const auto place = [side](double x, double y) { return Flat{side * kEye.x + x, kEye.y + y}; };
    // A disc made of a square's points, so that its picture is square too.
    addSheet(kEyes, 14, 14, 0.0025, [&](double u, double v) {
      const double s = 2 * u - 1;
      const double t = 2 * v - 1;
      const double shrunk = 1 - 0.12 * std::max(look.closed, 0.0); // hidden behind the lashes when it is shut
      const double x = s * std::sqrt(1 - t * t / 2) * kEyeWidth * shrunk;
      const double y = t * std::sqrt(1 - s * s / 2) * kEyeHeight;
      const double along = std::asin(std::clamp((x - kLashShift * side) / kLashWidth, -1.0, 1.0)) / kLashAngle;
      return place(x, y + (lid(along) + 0.0015 * t - y) * look.closed);
    });
    // The lashes: along the eye's upper edge while it is open, along the shut lid else.
    addSheet(kLines, 20, 2, 0.006, [&](double u, double v) {
      const double s = 2 * u - 1;
      const double angle = s * kLashAngle;
      const double thick = 0.0105 * (1 - std::pow(std::abs(s), 3)) * (1 + 0.25 * s * side) + 0.0015;
      const double x = std::sin(angle) * kLashWidth + kLashShift * side;
      const double open = std::cos(angle) * kEyeHeight * 1.03 + (v - 0.6) * thick;
      const double shut = lid(s) + (v - 0.5) * thick * 0.9;
      return place(x + 0.002 * s * look.closed, open + (shut - open) * look.closed);
    });
    addSheet(kLines, 10, 2, 0.004, [&](double u, double v) {
      const double s = side > 0 ? u : 1 - u; // from the inner to the outer end
      const double thick = 0.009 * std::sqrt(std::sin(0.15 + 2.84 * s));
      const double y = 0.081 + 0.012 * std::sin(s * 2.6) + look.inner * (1 - s) + look.outer * s + (v - 0.5) * thick;
      return place(side * (-0.026 + 0.056 * s), y);
    });
  }

  void addMouth(const MouthLook& look) {
    const auto upper = [&look](double s) { // like a w: from the nose down and up to both corners
      const double curve =
          0.016 * std::pow(std::abs(s), 1.7) - 0.006 * std::sin(std::min(std::abs(s) * 2.2, 1.0) * 3.14159);
      return kMouthHeight - 0.004 + (look.smile >= 0 ? look.smile * curve : look.smile * 0.014 * s * s);
    };
    const double half = kMouthWidth * look.width;
    addSheet(kMouth, 20, 8, 0.002, [&](double u, double v) {
      const double s = 2 * u - 1;
      const double bowl =
          std::sqrt(std::max(0.0, 1 - s * s)) * (1 - look.round) + look.round * std::sqrt(std::max(0.0, 1 - s * s));
      const double rise = look.round * 0.25 * look.open * std::sqrt(std::max(0.0, 1 - s * s));
      return Flat{s * half * 0.97, upper(s) + rise - (1 - v) * (look.open * bowl + rise)};
    });
    addSheet(kLines, 28, 2, 0.0038, [&](double u, double v) {
      const double s = 2 * u - 1;
      const double thick = 0.0055 * std::sqrt(std::max(0.05, 1 - s * s));
      const double rise = look.round * 0.25 * look.open * std::sqrt(std::max(0.0, 1 - s * s));
      return Flat{s * half, upper(s) + rise + (v - 0.5) * thick};
    });
    addSheet(kLines, 2, 4, 0.003, [&](double u, double v) { // from the nose to the mouth
      return Flat{(u - 0.5) * 0.0045, upper(0) + v * (0.715 - upper(0))};
    });
  }

  void addFeatures(const Look& look, bool isFirst) {
    m_isFirst = isFirst;
    m_points.clear();
    addEye(1, look.left);
    addEye(-1, look.right);
    addMouth(look.mouth);
  }

  Solid m_head;
  int m_joint;
  bool m_isFirst = true;
  std::vector<Vec3> m_points;
  std::vector<Vec3> m_rest;
};

constexpr EyeLook kShut{1, -0.012, 0, 0};
constexpr EyeLook kSmiling{1, 0.030, 0.012, 0.010};

} // namespace

Mesh face(const Rig& rig) {
  FaceBuilder builder(rig.indexOf("Head"));
  const auto facts = [](int part, const char* member, int value) {
    Json made = Json::object();
    made["facePartsType"] = part;
    made[member] = value;
    return made;
  };
  const auto eyelid = [&](int blink) { return facts(13, "blinkType", blink); };
  const auto mouth = [&](int viseme) { return facts(50, "visemeType", viseme); };
  const Json whole = facts(0, "blinkType", 0);
  const auto says = [](double width, double open, double round) { return Look{{}, {}, {width, 1, open, round}}; };
  builder.addShape("Blink_L", {kShut, {}, {}}, eyelid(1));
  builder.addShape("Blink_R", {{}, kShut, {}}, eyelid(2));
  builder.addShape("A", says(0.80, 0.046, 0.4), mouth(10));
  builder.addShape("I", says(1.12, 0.014, 0), mouth(12));
  builder.addShape("U", says(0.42, 0.020, 1), mouth(14));
  builder.addShape("E", says(1.02, 0.027, 0), mouth(11));
  builder.addShape("O", says(0.55, 0.040, 1), mouth(13));
  builder.addShape("Joy", {kSmiling, kSmiling, {1.05, 1.5, 0.040, 0}}, whole);
  const EyeLook cross{0.12, -0.012, -0.024, 0.008};
  builder.addShape("Angry", {cross, cross, {0.8, -1, 0, 0}}, whole);
  const EyeLook sad{0.2, -0.012, 0.020, -0.010};
  builder.addShape("Sorrow", {sad, sad, {0.62, -0.8, 0.008, 0}}, whole);
  const EyeLook merry{0.0, -0.012, 0.014, 0.014};
  builder.addShape("Fun", {kSmiling, merry, {1.15, 1.7, 0.026, 0}}, whole);
  const EyeLook wide{-0.07, -0.012, 0.022, 0.018};
  builder.addShape("Surprised", {wide, wide, {0.5, 1, 0.038, 1}}, whole);
  return std::move(builder.mesh);
}

Json presets() {
  struct Preset {
    const char* name;
    int type;
    std::vector<int> shapes;
  };
  Json list = Json::array();
  for (const Preset& preset : std::vector<Preset>{{"Neutral", 1, {}},
                                                  {"Joy", 2, {7}},
                                                  {"Angry", 3, {8}},
                                                  {"Sorrow", 4, {9}},
                                                  {"Fun", 5, {10}},
                                                  {"Surprised", 9, {11}},
                                                  {"Blink", 0, {0, 1}},
                                                  {"Wink left", 10, {0}},
                                                  {"Wink right", 11, {1}},
                                                  {"A", 0, {2}},
                                                  {"I", 0, {3}},
                                                  {"U", 0, {4}},
                                                  {"E", 0, {5}},
                                                  {"O", 0, {6}}}) {
    Json bindings = Json::array();
    for (const int shape : preset.shapes) {
      Json binding = Json::object();
      binding["index"] = shape;
      binding["weight"] = 100.0;
      bindings.push_back(binding);
    }
    Json made = Json::object();
    made["name"] = preset.name;
    made["type"] = preset.type;
    made["bindings"] = bindings;
    list.push_back(made);
  }
  return list;
}

} // namespace vitrine::demos::vgo::avatar
