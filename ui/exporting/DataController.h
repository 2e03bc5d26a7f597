#pragma once

#include "core/structure/TableText.h"
#include "ui/actions/WindowContext.h"
#include "ui/exporting/DataSaver.h"
#include "ui/session/Session.h"

namespace vitrine::ui {

class HexPanel;
class OutlinePanel;
class RecordPanel;

/// Carries out the actions that take data out of the file, and brings them to the menus of the panels that show it.
class DataController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object's events; dialogs belong to `window`.
  DataController(const WindowContext& context, QWidget* window);

  /// Works with these panels from now on.
  void use(RecordPanel& records, HexPanel& bytes, OutlinePanel& outline);

private:
  void wireActions();
  void enable();
  /// Looks through the document; what of it can be saved stays the same as long as it is shown.
  void enableWholes();
  void showSectionMenu(QPoint globalPosition);
  void saveTable(SectionId section, const std::vector<structure::RowSpan>& rows, const QString& title);
  void saveRecords();
  void saveRows();
  void saveRange(const ByteRange& range, const QString& name, const QString& title);
  void saveSection();
  void saveSelectedBytes();
  void saveSpace();
  void saveEntities();
  void saveDecoded();
  void savePattern();
  /// Writes on a worker, and puts what was written on the clipboard.
  void copy(std::function<Result<void>(const structure::TextSink& sink, base::Progress& progress)> write);
  void copyCells();
  void copyRows(structure::TableForm form);

  const formats::FormatRegistry& formatRegistry() const;
  DocumentPtr document() const;
  /// Name for a file about a part of the document; empty: about all of it.
  QString nameFor(const QString& part) const;
  void ask(const QString& title, const QString& name, std::vector<DataSaver::Form> forms);

  WindowContext m_context;
  RecordPanel* m_records = nullptr;
  HexPanel* m_bytes = nullptr;
  DataSaver m_saver;
  QWidget* m_window;
};

} // namespace vitrine::ui
