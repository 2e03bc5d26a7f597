#include "ui/actions/ViewActions.h"

#include <QActionGroup>
#include <QMenu>

namespace vitrine::ui {

ViewActions::ViewActions(ActionRegistry& registry, QObject* parent)
    : QObject(parent), m_modes(new QActionGroup(this)), m_movements(new QActionGroup(this)),
      m_appearances(new QActionGroup(this)) {
  addModes(registry);
  addPresets(registry);
  addMovements(registry);
  addWalking(registry);
  addVisibility(registry);
  addAppearances(registry);
  labels = registry.add(tr("View"), {.name = QStringLiteral("view.labels"),
                                     .text = tr("La&bels"),
                                     .statusTip = tr("Show the names of markers above them")});
  labels->setCheckable(true);
  labels->setChecked(true);
  addGround(registry);
  fullScreen = registry.add(tr("View"), {.name = QStringLiteral("view.fullScreen"),
                                         .text = tr("&Full Screen"),
                                         .statusTip = tr("Show the window on the whole screen")});
  fullScreen->setCheckable(true);
  enable(false, false);
}

void ViewActions::addGround(ActionRegistry& registry) {
  contactShadow = registry.add(tr("View"), {.name = QStringLiteral("view.contactShadow"),
                                            .text = tr("C&ontact Shadow"),
                                            .statusTip = tr("Draw a soft shadow under models")});
  contactShadow->setCheckable(true);
  contactShadow->setChecked(true);
  grid = registry.add(tr("View"), {.name = QStringLiteral("view.grid"),
                                   .text = tr("&Ground Grid"),
                                   .statusTip = tr("Show a grid in metres on the ground, and the axes of the file")});
  grid->setCheckable(true);
}

void ViewActions::addModes(ActionRegistry& registry) {
  using render::ShadingMode;
  struct Mode {
    ShadingMode mode;
    QString text;
    QString tip;
  };
  const std::array modes{
      Mode{ShadingMode::Lit, tr("&Lit"), tr("Textures and baked light, as in the game")},
      Mode{ShadingMode::Unlit, tr("&Unlit"), tr("Textures without light")},
      Mode{ShadingMode::Lightmap, tr("Light&map"), tr("Baked light without textures; white is eight times full light")},
      Mode{ShadingMode::Wireframe, tr("&Wireframe"), tr("The edges of all triangles")},
      Mode{ShadingMode::Normals, tr("&Normals"), tr("The direction of surfaces as colour")},
      Mode{ShadingMode::UvGrid, tr("U&V Grid"), tr("Texture coordinates: red increases along u, green along v")},
      Mode{ShadingMode::LuxelGrid, tr("Luxel &Grid"), tr("The texels of the lightmaps over the lit view")},
      Mode{ShadingMode::ShadedWires, tr("Wires &Over Lit"), tr("The edges of all triangles over the lit view")},
      Mode{ShadingMode::Overdraw, tr("Over&draw"), tr("Brighter where more surfaces overlap")},
      Mode{ShadingMode::Heat, tr("Light &Heat Map"),
           tr("Brightness of the light: yellow is full white, red and white exceed it")},
      Mode{ShadingMode::Average, tr("&Average Light"), tr("Each lightmap's average colour")},
      Mode{ShadingMode::Leaf, tr("L&eaves"), tr("A colour for each leaf of the map's tree")},
      Mode{ShadingMode::Cluster, tr("&Clusters"), tr("A colour for each cluster of the visibility data")},
      Mode{ShadingMode::Area, tr("A&reas"), tr("A colour for each area between area portals")},
      Mode{ShadingMode::Batch, tr("&Batches"), tr("A colour for each draw call")},
      Mode{ShadingMode::Density, tr("Te&xel Density"),
           tr("Texels per metre: blue is low, green is normal, red is high")},
  };
  static_assert(modes.size() == render::kShadingModes.size());
  for (const Mode& mode : modes) {
    QAction* action = registry.add(
        tr("Shading"),
        {.name = QStringLiteral("view.shading.") + shadingModeId(mode.mode), .text = mode.text, .statusTip = mode.tip});
    action->setCheckable(true);
    action->setData(static_cast<int>(mode.mode));
    m_modes->addAction(action);
    connect(action, &QAction::triggered, this, [this, mode = mode.mode] { Q_EMIT modeChosen(mode); });
  }
}

void ViewActions::addPresets(ActionRegistry& registry) {
  struct Preset {
    viewing::StandardView preset;
    const char* name;
    QString text;
  };
  using viewing::StandardView;
  const std::array presets{
      Preset{StandardView::Front, "front", tr("&Front")},
      Preset{StandardView::Back, "back", tr("&Back")},
      Preset{StandardView::Left, "left", tr("&Left")},
      Preset{StandardView::Right, "right", tr("&Right")},
      Preset{StandardView::Top, "top", tr("&Top")},
      Preset{StandardView::Bottom, "bottom", tr("Botto&m")},
      Preset{StandardView::Isometric, "isometric", tr("&Isometric")},
  };
  for (const Preset& preset : presets) {
    QAction* action = registry.add(tr("Camera"), {.name = QStringLiteral("view.camera.") + QLatin1String(preset.name),
                                                  .text = preset.text,
                                                  .statusTip = tr("See the whole scene from this side")});
    m_presets.push_back(action);
    connect(action, &QAction::triggered, this, [this, which = preset.preset] { Q_EMIT presetChosen(which); });
  }
  startView = registry.add(tr("Camera"), {.name = QStringLiteral("view.camera.start"),
                                          .text = tr("Go to &Start"),
                                          .statusTip = tr("Return to the camera position of the opened file"),
                                          .icon = QStringLiteral("home")});
  frameAll = registry.add(tr("Camera"), {.name = QStringLiteral("view.camera.frameAll"),
                                         .text = tr("Fram&e All"),
                                         .statusTip = tr("Move the camera until the whole scene is in view")});
  orthographic = registry.add(tr("Camera"), {.name = QStringLiteral("view.camera.orthographic"),
                                             .text = tr("Ort&hographic"),
                                             .statusTip = tr("Draw without perspective")});
  orthographic->setCheckable(true);
}

void ViewActions::addMovements(ActionRegistry& registry) {
  const auto add = [&](Movement movement, const ActionSpec& spec) {
    QAction* action = registry.add(tr("Camera"), spec);
    action->setCheckable(true);
    action->setData(static_cast<int>(movement));
    m_movements->addAction(action);
    connect(action, &QAction::triggered, this, [this, movement] { Q_EMIT movementChosen(movement); });
    return action;
  };
  add(Movement::Fly, {.name = QStringLiteral("view.navigation.fly"),
                      .text = tr("Fl&y"),
                      .statusTip = tr("Move with W A S D, look around with the mouse, the wheel sets the speed")});
  add(Movement::Orbit, {.name = QStringLiteral("view.navigation.orbit"),
                        .text = tr("&Orbit"),
                        .statusTip = tr("Orbit around a centre, zoom with the wheel")});
  walk = add(Movement::Walk,
             {.name = QStringLiteral("view.navigation.walk"),
              .text = tr("&Walk"),
              .statusTip = tr("Walk on the ground and collide with walls. The same key returns to flying.")});
}

void ViewActions::addWalking(ActionRegistry& registry) {
  gravity = registry.add(tr("Camera"),
                         {.name = QStringLiteral("view.navigation.gravity"),
                          .text = tr("&Gravity"),
                          .statusTip = tr("Fall and stand on the ground while walking. Without gravity, you glide.")});
  gravity->setCheckable(true);
  gravity->setChecked(true);
  resetSpeed = registry.add(tr("Camera"), {.name = QStringLiteral("view.navigation.resetSpeed"),
                                           .text = tr("Reset S&peed"),
                                           .statusTip = tr("Restore the default flying speed")});
}

void ViewActions::addVisibility(ActionRegistry& registry) {
  culling =
      registry.add(tr("Visibility"),
                   {.name = QStringLiteral("view.visibility.cull"),
                    .text = tr("&Cull by Visibility"),
                    .statusTip = tr("Draw only what is visible from here according to the map's visibility data")});
  culling->setCheckable(true);
  culling->setChecked(true);
  freezeCulling =
      registry.add(tr("Visibility"), {.name = QStringLiteral("view.visibility.freeze"),
                                      .text = tr("&Freeze Culling"),
                                      .statusTip = tr("Keep drawing what is visible now while the camera moves on")});
  freezeCulling->setCheckable(true);
}

void ViewActions::addAppearances(ActionRegistry& registry) {
  const auto add = [&](Appearance appearance, const QString& text, const QString& tip) {
    QAction* action = registry.add(
        tr("Appearance"),
        {.name = QStringLiteral("view.appearance.") + appearanceId(appearance), .text = text, .statusTip = tip});
    action->setCheckable(true);
    action->setData(static_cast<int>(appearance));
    m_appearances->addAction(action);
    connect(action, &QAction::triggered, this, [this, appearance] { Q_EMIT appearanceChosen(appearance); });
  };
  add(Appearance::System, tr("Follow &Desktop"), tr("Use the colours of the desktop"));
  add(Appearance::Light, tr("&Light"), tr("Dark text on a light background"));
  add(Appearance::Dark, tr("D&ark"), tr("Light text on a dark background"));
}

void ViewActions::fillShading(QMenu& menu) const {
  using render::ShadingMode;
  auto* inspect = new QMenu(tr("&Inspect"), &menu);
  auto* parts = new QMenu(tr("&Parts of the Map"), &menu);
  const auto menuOf = [&](ShadingMode mode) -> QMenu& {
    switch (mode) {
    case ShadingMode::Lit:
    case ShadingMode::Unlit:
    case ShadingMode::Lightmap:
    case ShadingMode::Wireframe:
    case ShadingMode::ShadedWires:
    case ShadingMode::Normals:
      return menu;
    case ShadingMode::UvGrid:
    case ShadingMode::LuxelGrid:
    case ShadingMode::Density:
    case ShadingMode::Overdraw:
    case ShadingMode::Heat:
    case ShadingMode::Average:
      return *inspect;
    case ShadingMode::Leaf:
    case ShadingMode::Cluster:
    case ShadingMode::Area:
    case ShadingMode::Batch:
      return *parts;
    }
    return menu;
  };
  for (QAction* action : m_modes->actions()) {
    menuOf(static_cast<ShadingMode>(action->data().toInt())).addAction(action);
  }
  menu.addSeparator();
  menu.addMenu(inspect);
  menu.addMenu(parts);
}

void ViewActions::fillVisibility(QMenu& menu) const {
  menu.addAction(culling);
  menu.addAction(freezeCulling);
}

void ViewActions::fillCamera(QMenu& menu) const {
  menu.addActions(m_movements->actions());
  menu.addAction(gravity);
  menu.addAction(resetSpeed);
  menu.addSeparator();
  menu.addAction(startView);
  menu.addAction(frameAll);
  menu.addSeparator();
  for (QAction* preset : m_presets) {
    menu.addAction(preset);
  }
  menu.addAction(orthographic);
}

void ViewActions::fillAppearance(QMenu& menu) const {
  menu.addActions(m_appearances->actions());
}

void ViewActions::enable(bool picture, bool walkable) {
  m_modes->setEnabled(picture);
  m_movements->setEnabled(picture);
  for (QAction* preset : m_presets) {
    preset->setEnabled(picture);
  }
  for (QAction* action : {orthographic, frameAll, startView, resetSpeed, labels, contactShadow, grid}) {
    action->setEnabled(picture);
  }
  for (QAction* action : {walk, gravity}) {
    action->setEnabled(picture && walkable);
  }
  if (!picture) {
    enableCulling(false);
  }
}

void ViewActions::enableCulling(bool possible) {
  culling->setEnabled(possible);
  freezeCulling->setEnabled(possible);
}

namespace {

void checkByData(const QActionGroup& group, int data) {
  for (QAction* action : group.actions()) {
    if (action->data().toInt() == data) {
      action->setChecked(true);
    }
  }
}

} // namespace

void ViewActions::setMode(render::ShadingMode mode) {
  checkByData(*m_modes, static_cast<int>(mode));
}

void ViewActions::setMovement(Movement movement) {
  checkByData(*m_movements, static_cast<int>(movement));
}

void ViewActions::setAppearance(Appearance appearance) {
  checkByData(*m_appearances, static_cast<int>(appearance));
}

} // namespace vitrine::ui
