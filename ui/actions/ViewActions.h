#pragma once

#include "render/CameraRig.h"
#include "render/ShadingMode.h"
#include "ui/actions/ActionRegistry.h"
#include "ui/style/Appearance.h"

class QActionGroup;
class QMenu;

namespace vitrine::ui {

/// What the View menu does, apart from what depends on the document. Choices are told by signals; the setters only
/// move the check marks.
class ViewActions : public QObject {
  Q_OBJECT

public:
  explicit ViewActions(ActionRegistry& registry, QObject* parent = nullptr);

  void fillShading(QMenu& menu) const;
  void fillCamera(QMenu& menu) const;
  void fillAppearance(QMenu& menu) const;
  /// Everything but appearance and full screen needs a picture.
  void enable(bool picture);

  void setMode(render::ShadingMode mode);
  void setNavigation(scene::Navigation navigation);
  void setAppearance(Appearance appearance);

  QAction* orthographic = nullptr;
  QAction* frameAll = nullptr;
  QAction* startView = nullptr;
  QAction* resetSpeed = nullptr;
  QAction* labels = nullptr;
  QAction* fullScreen = nullptr;

Q_SIGNALS:
  void modeChosen(vitrine::render::ShadingMode mode);
  void presetChosen(vitrine::render::ViewPreset preset);
  void navigationChosen(vitrine::scene::Navigation navigation);
  void appearanceChosen(vitrine::ui::Appearance appearance);

private:
  void addModes(ActionRegistry& registry);
  void addPresets(ActionRegistry& registry);
  void addNavigation(ActionRegistry& registry);
  void addAppearances(ActionRegistry& registry);

  QActionGroup* m_modes;
  QActionGroup* m_navigation;
  QActionGroup* m_appearances;
  std::vector<QAction*> m_presets;
};

} // namespace vitrine::ui
