#pragma once

#include "ui/measuring/MeasurementModel.h"

#include <QWidget>

class QAction;
class QKeySequence;
class QLabel;
class QTreeView;

namespace vitrine::ui {

struct MeasureActions;

/// The measurements of the shown file as a table: gone to, renamed, copied as text and JSON, deleted.
class MeasurementPanel : public QWidget {
  Q_OBJECT

public:
  /// `list` must outlive this widget.
  MeasurementPanel(const MeasureActions& actions, MeasurementList& list, QWidget* parent = nullptr);

  MeasurementList& list() const { return m_list; }
  /// The unit of the shown file, and its name.
  void setFile(double metresPerUnit, const QString& fileName);

Q_SIGNALS:
  void goWanted(int place);
  /// A message for the status bar.
  void told(const QString& text);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void makeTable();
  void makeActions();
  QWidget* makeButtons(const MeasureActions& actions);
  QAction* addAction(const QString& name, const QString& text, const QString& tip, const QKeySequence& key);
  void showCurrent();
  void enable();
  /// The selected ones, or where none is all of them.
  Measurements chosen() const;
  void copyText();
  void copyJson();
  void removeChosen();

  MeasurementList& m_list;
  MeasurementModel m_model;
  QString m_fileName;
  QTreeView* m_table;
  QLabel* m_values;
  QAction* m_go = nullptr;
  QAction* m_rename = nullptr;
  QAction* m_copy = nullptr;
  QAction* m_copyJson = nullptr;
  QAction* m_remove = nullptr;
  QAction* m_clear = nullptr;
};

} // namespace vitrine::ui
