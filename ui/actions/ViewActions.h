#pragma once

#include "core/viewing/CameraRig.h"
#include "render/look/ShadingMode.h"
#include "ui/actions/ActionRegistry.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/Movement.h"

class QActionGroup;
class QMenu;

namespace vitrine::ui {

/// Actions of the View menu, except those that depend on the document. Choices are told by signals; the setters only
/// move the check marks.
class ViewActions : public QObject {
  Q_OBJECT

public:
  explicit ViewActions(ActionRegistry& registry, QObject* parent = nullptr);

  /// Fills in the usual shading modes, and submenus of debug views.
  void fillShading(QMenu& menu) const;
  void fillVisibility(QMenu& menu) const;
  void fillCamera(QMenu& menu) const;
  void fillAppearance(QMenu& menu) const;
  /// Actions other than appearance and full screen need a picture; walking needs something to walk on as well.
  void enable(bool picture, bool walkable);

  /// Culling needs visibility data.
  void enableCulling(bool possible);

  void setMode(render::ShadingMode mode);
  void setMovement(Movement movement);
  void setAppearance(Appearance appearance);

  QAction* orthographic = nullptr;
  QAction* frameAll = nullptr;
  QAction* startView = nullptr;
  QAction* resetSpeed = nullptr;
  QAction* labels = nullptr;
  QAction* contactShadow = nullptr;
  QAction* grid = nullptr;
  QAction* fullScreen = nullptr;
  QAction* walk = nullptr;
  QAction* gravity = nullptr;
  QAction* culling = nullptr;
  QAction* freezeCulling = nullptr;

Q_SIGNALS:
  void modeChosen(vitrine::render::ShadingMode mode);
  void presetChosen(vitrine::viewing::StandardView preset);
  void movementChosen(vitrine::ui::Movement movement);
  void appearanceChosen(vitrine::ui::Appearance appearance);

private:
  void addModes(ActionRegistry& registry);
  void addPresets(ActionRegistry& registry);
  void addMovements(ActionRegistry& registry);
  void addWalking(ActionRegistry& registry);
  void addVisibility(ActionRegistry& registry);
  void addAppearances(ActionRegistry& registry);
  void addGround(ActionRegistry& registry);

  QActionGroup* m_modes;
  QActionGroup* m_movements;
  QActionGroup* m_appearances;
  std::vector<QAction*> m_presets;
};

} // namespace vitrine::ui
