#pragma once

#include "core/scene/Control.h"
#include "ui/session/Session.h"

#include <QWidget>

#include <functional>

class QToolButton;

namespace vitrine::ui {

/// Controls that belong together, below their name, which opens and closes them. Widgets are made for what is open, and
/// for so many at most: the filter leads to the others.
class ControlGroup : public QWidget {
  Q_OBJECT

public:
  static constexpr std::size_t kMostRows = 200;

  /// `session` and the scene that owns the controls must outlive this widget.
  ControlGroup(Session& session, QString name, std::vector<const scene::Control*> controls, QWidget* parent = nullptr);

  const QString& name() const { return m_name; }
  bool isOpen() const { return m_open; }
  void setOpen(bool open);
  /// Shows the controls whose names hold these words, open or not, and hides itself where there are none; empty: all.
  void setFilter(const QString& words);
  /// Brings everything to the state's values.
  void refresh();

Q_SIGNALS:
  /// The group was opened or closed by the user.
  void openChanged(bool open);

private:
  QWidget* makeHeading();
  void arrange();
  QWidget* makeRows(const std::vector<const scene::Control*>& shown);
  bool anythingSet() const;
  void reset();

  Session& m_session;
  QString m_name; ///< as the format says it
  std::vector<const scene::Control*> m_controls;
  QString m_filter;
  QToolButton* m_heading;
  QToolButton* m_reset;
  QWidget* m_rows = nullptr; ///< null: closed
  std::vector<std::function<void()>> m_refreshers;
  bool m_open = true;
};

} // namespace vitrine::ui
