#pragma once

#include "core/scene/Control.h"
#include "ui/session/Session.h"

#include <QScrollArea>

#include <functional>
#include <vector>

namespace vitrine::ui {

/// What a scene offers to be set, whatever its format: a check box, list or slider for each Control, by group.
class ControlsPanel : public QScrollArea {
  Q_OBJECT

public:
  /// `session` must outlive this widget.
  explicit ControlsPanel(Session& session, QWidget* parent = nullptr);

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void rebuild();
  void refresh();
  QWidget* makeWidget(const scene::Control& control, QWidget* parent);
  QWidget* makeToggle(const scene::Control& control, QWidget* parent);
  QWidget* makeChoice(const scene::Control& control, QWidget* parent);
  QWidget* makeSlider(const scene::Control& control, QWidget* parent);
  /// What the chosen colours mean; null when no choice has colours to explain.
  QWidget* makeLegend(const scene::Control& control, QWidget* parent);

  Session& m_session;
  /// Bring each widget to the state's value.
  std::vector<std::function<void()>> m_refreshers;
};

} // namespace vitrine::ui
