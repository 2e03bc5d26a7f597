#pragma once

#include "render/SceneView.h"
#include "render/look/ShadingMode.h"
#include "ui/settings/Settings.h"

namespace vitrine::ui {

std::vector<SettingChoice<render::ShadingMode>> shadingChoices();

namespace setting {

inline const Setting<double> kSpeedSteps{{.key = "view/speedSteps",
                                          .meaning = "Notches of the wheel away from the default flying speed.",
                                          .range = {.least = -1000, .most = 1000}}};
inline const Setting<render::ShadingMode> kShading{{.key = "view/shading",
                                                    .defaultValue = render::ShadingMode::Lit,
                                                    .meaning = "Shading of surfaces.",
                                                    .choices = shadingChoices()}};
inline const Setting<bool> kLabels{{.key = "view/labels", .defaultValue = true, .meaning = "Labels are shown."}};
inline const Setting<bool> kContactShadow{
    {.key = "view/contactShadow", .defaultValue = true, .meaning = "Models have a contact shadow on the ground."}};
inline const Setting<bool> kGroundGrid{{.key = "view/grid", .meaning = "A grid shows the ground."}};
inline const Setting<bool> kCullByVisibility{{.key = "view/cullByVisibility",
                                              .defaultValue = true,
                                              .meaning = "The visibility data of maps decide what is drawn."}};
inline const Setting<bool> kSnapMeasurements{
    {.key = "view/snapMeasurements", .defaultValue = true, .meaning = "Measured points snap to corners and edges."}};

} // namespace setting

/// Shadow and grid below the scene.
render::GroundParts groundParts(const Settings& settings);
void setGroundParts(Settings& settings, const render::GroundParts& parts);

} // namespace vitrine::ui
