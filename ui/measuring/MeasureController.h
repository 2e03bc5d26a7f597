#pragma once

#include "ui/measuring/MeasureTool.h"
#include "ui/measuring/MeasurementDrawing.h"
#include "ui/workers/ContentStore.h"

namespace vitrine::ui {

class Settings;

class MeasurementPanel;
struct MeasureActions;

/// Measuring at work: the tool by its actions, the picture's lines and numbers, the list in its panel, and the list on
/// disk. Measurements belong to what is in a file; one that is read again after it has changed takes them along.
class MeasureController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const MeasureActions& actions;
    Session& session;
    Viewport& viewport;
    MeasurementPanel& panel;
    Settings& settings;
    QString folder; ///< of the measurements on disk
  };

  /// The parts must outlive this object, which belongs to the window.
  MeasureController(const Parts& parts, QWidget* window);

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// A message for the status bar.
  void told(const QString& text);
  /// The list is to be seen: its first measurement was made.
  void panelWanted();

private:
  void wireActions();
  void wireList();
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

  Parts m_parts;
  QWidget* m_window;
  MeasurementList& m_list;
  MeasureTool m_tool;
  ContentStore m_store;
  MeasurementDrawing m_drawnList; ///< without what the tool draws
  QString m_hash;                 ///< of the shown file; empty: not known yet
  QString m_path;                 ///< of the shown file, or the one before
};

} // namespace vitrine::ui
