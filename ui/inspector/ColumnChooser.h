#pragma once

#include "core/structure/RecordLayout.h"

#include <QObject>

class QHeaderView;
class QMenu;

namespace vitrine::ui {

class Settings;

/// Columns of a record table as the user wants them: chosen in the menu of their heading, ordered by dragging, kept for
/// each layout by its name.
class ColumnChooser : public QObject {
  Q_OBJECT

public:
  /// `header` and `settings` must outlive this object.
  ColumnChooser(QHeaderView& header, Settings& settings, QObject* parent);

  /// Brings columns into the order kept for this layout, and hides those not wanted. The header must have them.
  void setLayout(const structure::RecordLayout& layout);

Q_SIGNALS:
  /// A menu is about to be shown over the heading of a column, -1: of none; others may add to it.
  void menuFilled(QMenu* menu, int column);

private:
  void showMenu(const QPoint& place);
  void fill(QMenu& menu, int column);
  void show(int column, bool wanted);
  void showAll();
  void remember();

  QHeaderView& m_header;
  Settings& m_settings;
  QString m_layout;
  QStringList m_fields; ///< of the layout
  bool m_arranging = false;
};

} // namespace vitrine::ui
