#pragma once

#include "resources/demos/x3/BodyModel.h"

namespace vitrine::demos::x3::station {

/// Names of the pictures of a surface; empty ones are not there.
struct Pictures {
  std::string diffuse;
  std::string bump;
  std::string specular;
  std::string light;
};

/// As most materials of the game are.
Material solid(const Pictures& pictures, double specular = 0.6, double power = 18);
/// Light that is added to what lies behind; seen from both sides. `screen`: by the screen rule, which never burns out.
Material glow(const std::string& picture, bool screen);
/// Glass and bars in one picture, by its alpha.
Material pane(const std::string& picture);
/// Of one colour, 0..255, by the older rules.
Material plain(const std::array<int, 3>& colour, int shininess, int strength, int selfIllumination = 0);

} // namespace vitrine::demos::x3::station
