#include "source/Lighting.h"
namespace vitrine::samples { LightingResult bakeLighting(const LightingInput& input) { return fastLighting(input); } }
