#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/measuring/MeasureTool.h"
#include "ui/measuring/MeasurementDrawing.h"
#include "ui/workers/ContentStore.h"

namespace vitrine::ui {

class MeasurementPanel;

/// Measuring at work: the tool by its actions, the picture's lines and numbers, the list in its panel, and the list on
/// disk. Measurements belong to what is in a file; one that is read again after it has changed takes them along.
class MeasureController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object, which belongs to the window. `folder` holds the measurements of
  /// all files.
  MeasureController(const WindowContext& context, MeasurementList& list, const QString& folder, QWidget* window);

  /// Works with this panel from now on.
  void use(MeasurementPanel& panel);

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// The list is to be seen: its first measurement was made.
  void panelWanted();

private:
  void wireActions();
  void wireList();
  void showFile();
  void lookUp();
  void take(const DocumentPtr& document, const QString& hash, const QVariant& kept);
  void save();
  void setOn(bool on);
  void showCursor();
  void add(const Measurement& measurement);
  void goTo(int place);
  void openMenu(QPoint globalPosition);
  void followTool();
  /// Draws the list anew, and over it the tool.
  void drawList();
  void draw();
  void tellTarget();
  QString hint() const;
  QString fileName() const;

  WindowContext m_context;
  MeasurementPanel* m_panel = nullptr;
  QWidget* m_window;
  MeasurementList& m_list;
  MeasureTool m_tool;
  ContentStore m_store;
  MeasurementDrawing m_drawnList; ///< without what the tool draws
  QString m_told;                 ///< name of the measurement that the status bar tells of; empty: none
  QString m_hash;                 ///< of the shown file; empty: not known yet
  QString m_path;                 ///< of the shown file, or the one before
};

} // namespace vitrine::ui
