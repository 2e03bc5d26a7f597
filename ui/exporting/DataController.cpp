#include "ui/exporting/DataController.h"

#include "core/document/Entities.h"
#include "core/exporting/OutputFolder.h"
#include "core/formats/api/DecodedCopy.h"
#include "core/structure/Pattern.h"
#include "ui/actions/WindowActions.h"
#include "ui/hex/HexPanel.h"
#include "ui/inspector/FieldText.h"
#include "ui/inspector/RecordPanel.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/session/OpenController.h"
#include "ui/shell/Notices.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

/// More text than that is for a file: other programs would choke on it.
constexpr qsizetype kMostCopiedText = 64 << 20;

} // namespace

DataController::DataController(const WindowContext& context, QWidget* window)
    : QObject(window), m_context(context), m_saver(context.settings, window), m_window(window) {
  connect(&m_saver, &DataSaver::saved, this, [this](const QString& path) { m_context.notices.tellSaved({path}); });
  connect(&m_saver, &DataSaver::failed, this, [this](const QString& reason) { m_context.notices.fail(reason); });
  wireActions();
  connect(&m_context.session, &Session::documentChanged, this, &DataController::enableWholes);
}

void DataController::wireActions() {
  const DataActions& actions = m_context.actions.data;
  connect(actions.saveRecords, &QAction::triggered, this, &DataController::saveRecords);
  connect(actions.saveRows, &QAction::triggered, this, &DataController::saveRows);
  connect(actions.copyCells, &QAction::triggered, this, &DataController::copyCells);
  connect(actions.copyAsTsv, &QAction::triggered, this, [this] { copyRows(structure::TableForm::Tsv); });
  connect(actions.copyAsCsv, &QAction::triggered, this, [this] { copyRows(structure::TableForm::Csv); });
  connect(actions.copyAsJson, &QAction::triggered, this, [this] { copyRows(structure::TableForm::JsonArray); });
  connect(actions.saveSection, &QAction::triggered, this, &DataController::saveSection);
  connect(actions.saveSelectedBytes, &QAction::triggered, this, &DataController::saveSelectedBytes);
  connect(actions.saveSpace, &QAction::triggered, this, &DataController::saveSpace);
  connect(actions.saveEntities, &QAction::triggered, this, &DataController::saveEntities);
  connect(actions.saveDecoded, &QAction::triggered, this, &DataController::saveDecoded);
  connect(actions.savePattern, &QAction::triggered, this, &DataController::savePattern);
}

void DataController::use(RecordPanel& records, HexPanel& bytes, OutlinePanel& outline) {
  m_records = &records;
  m_bytes = &bytes;
  const DataActions& actions = m_context.actions.data;
  m_records->addMenuActions({actions.copyCells, actions.copyAsTsv, actions.copyAsCsv, actions.copyAsJson,
                             actions.saveRows, actions.saveRecords});
  connect(&records, &RecordPanel::copyWanted, this, &DataController::copyCells);
  m_bytes->view().addActions({actions.saveSelectedBytes, actions.saveSpace});
  connect(&outline, &OutlinePanel::sectionMenuRequested, this, &DataController::showSectionMenu);
  connect(&records, &RecordPanel::rowsChanged, this, &DataController::enable);
  // The panels connected earlier, so they are up to date here.
  connect(&m_context.session, &Session::documentChanged, &bytes, [this] { enable(); });
  connect(&m_context.selection, &Selection::changed, &bytes, [this] { enable(); });
  enableWholes();
  enable();
}

void DataController::enableWholes() {
  const Document* shown = m_context.session.document();
  const auto has = [shown](document::EntityForm form) { return shown && document::hasEntities(*shown, form); };
  m_context.actions.data.saveEntities->setEnabled(has(document::EntityForm::Json));
  m_context.actions.data.saveDecoded->setEnabled(shown && formats::canBeDecoded(formatRegistry(), *shown));
  m_context.actions.data.savePattern->setEnabled(shown && !shown->structure.empty());
}

void DataController::enable() {
  const DataActions& actions = m_context.actions.data;
  const Document* shown = m_context.session.document();
  const auto& section = m_context.selection.current().section;
  const bool rows = !m_records->selectedRows().empty();
  actions.saveRecords->setEnabled(m_records->section().has_value());
  for (QAction* action :
       {actions.saveRows, actions.copyCells, actions.copyAsTsv, actions.copyAsCsv, actions.copyAsJson}) {
    action->setEnabled(rows);
  }
  actions.saveSection->setEnabled(shown && section && shown->structure[*section].range.size > 0);
  actions.saveSelectedBytes->setEnabled(shown && m_bytes->view().selection().size > 0);
  actions.saveSpace->setEnabled(shown && m_bytes->view().size() > 0);
}

void DataController::showSectionMenu(QPoint globalPosition) {
  const auto& section = m_context.selection.current().section;
  if (!section) {
    return;
  }
  QMenu menu(m_window);
  // The record panel goes on showing the last table where a section has none.
  if (m_context.session.document()->structure[*section].table) {
    menu.addAction(m_context.actions.data.saveRecords);
  }
  menu.addAction(m_context.actions.data.saveSection);
  menu.addSeparator();
  menu.addAction(m_context.actions.data.savePattern);
  menu.exec(globalPosition);
}

const formats::FormatRegistry& DataController::formatRegistry() const {
  return m_context.opening.opener().registry();
}

DocumentPtr DataController::document() const {
  return m_context.session.reading()->document;
}

QString DataController::nameFor(const QString& part) const {
  const QString stem = QFileInfo(m_context.session.document()->path).completeBaseName();
  QString name = part.isEmpty() ? stem : stem + QLatin1Char('_') + part;
  name.replace(QLatin1Char('/'), QLatin1Char('_')).replace(QLatin1Char('\\'), QLatin1Char('_'));
  return exporting::portablePath(name).value_or(stem);
}

void DataController::ask(const QString& title, const QString& name, std::vector<DataSaver::Form> forms) {
  m_saver.ask({title, name, std::move(forms), formats::fileOnDisk(m_context.session.document()->path)});
}

void DataController::saveTable(SectionId section, const std::vector<structure::RowSpan>& rows, const QString& title) {
  const auto writer = [document = document(), section, rows,
                       columns = m_records->shownColumns()](structure::TableForm form) {
    return [=](const bytes::ByteSink& sink, base::Progress& progress) {
      return structure::writeTable(*document->structure[section].table, form, rows, columns, structure::asUtf8(sink),
                                   progress);
    };
  };
  ask(title, nameFor(m_context.session.document()->structure[section].name),
      {{tr("Comma-separated values"), QStringLiteral("csv"), writer(structure::TableForm::Csv)},
       {tr("JSON"), QStringLiteral("json"), writer(structure::TableForm::JsonArray)},
       {tr("Tab-separated values"), QStringLiteral("tsv"), writer(structure::TableForm::Tsv)}});
}

void DataController::saveRecords() {
  if (const auto section = m_records->section()) {
    saveTable(*section, m_records->shownRows(), tr("Save Records"));
  }
}

void DataController::saveRows() {
  if (const auto section = m_records->section()) {
    saveTable(*section, m_records->selectedRows(), tr("Save Selected Rows"));
  }
}

void DataController::saveRange(const ByteRange& range, const QString& name, const QString& title) {
  const auto write = [document = document(), range](const bytes::ByteSink& sink, base::Progress& progress) {
    return bytes::sendBytes(document->spaces, range, sink, progress);
  };
  ask(title, name, {{tr("All files"), QString(), write}});
}

void DataController::saveSection() {
  if (const auto& selected = m_context.selection.current().section) {
    const structure::Section& section = m_context.session.document()->structure[*selected];
    // Entries of archives are files, with names of their own.
    const QString file = section.name.section(QLatin1Char('/'), -1);
    const bool isFile = !QFileInfo(file).suffix().isEmpty() && *selected != structure::kRootSection;
    const QString name = isFile ? exporting::portablePath(file).value_or(nameFor(section.name))
                                : nameFor(section.name) + QStringLiteral(".bin");
    saveRange(section.range, name, tr("Save Bytes"));
  }
}

void DataController::saveSelectedBytes() {
  if (m_context.session.document()) {
    const HexRange range = m_bytes->view().selection();
    const QString part = QStringLiteral("0x%1").arg(range.offset, 0, 16);
    saveRange({m_bytes->space(), range.offset, range.size}, nameFor(part) + QStringLiteral(".bin"), tr("Save Bytes"));
  }
}

void DataController::saveSpace() {
  if (const Document* shown = m_context.session.document()) {
    const ByteSpace& space = shown->spaces[m_bytes->space()];
    const bool isFile = space.id == base::kFileSpace;
    const QString name = isFile ? QFileInfo(shown->path).fileName() : nameFor(space.name) + QStringLiteral(".bin");
    saveRange({space.id, 0, space.source->size()}, name, tr("Save Bytes"));
  }
}

void DataController::saveEntities() {
  const auto writer = [document = document()](document::EntityForm form) {
    return [=](const bytes::ByteSink& sink, base::Progress& progress) {
      return document::writeEntities(*document, form, sink, progress);
    };
  };
  std::vector<DataSaver::Form> forms;
  if (document::hasEntities(*m_context.session.document(), document::EntityForm::KeyValues)) {
    forms.push_back(
        {tr("Entities in the game's format"), QStringLiteral("ent"), writer(document::EntityForm::KeyValues)});
  }
  forms.push_back({tr("JSON"), QStringLiteral("json"), writer(document::EntityForm::Json)});
  ask(tr("Save Entities"), nameFor({}), std::move(forms));
}

void DataController::saveDecoded() {
  const auto write = [document = document(), &registry = formatRegistry()](const bytes::ByteSink& sink,
                                                                           base::Progress& progress) {
    return formats::writeDecoded(registry, *document, {}, sink, progress);
  };
  const Document& shown = *m_context.session.document();
  ask(tr("Save Decoded Copy"), nameFor(QStringLiteral("decoded")),
      {{shown.formatName, formats::decodedExtension(formatRegistry(), shown), write}});
}

void DataController::savePattern() {
  const auto write = [document = document()](const bytes::ByteSink& sink, base::Progress& progress) {
    structure::writePattern(document->structure, document->spaces, structure::asUtf8(sink), progress);
    return Result<void>();
  };
  ask(tr("Save Pattern"), nameFor({}), {{tr("Pattern for ImHex"), QStringLiteral("hexpat"), write}});
}

void DataController::copy(
    std::function<Result<void>(const structure::TextSink& sink, base::Progress& progress)> write) {
  const auto text = std::make_shared<QString>();
  const DataSaver::Job job = [text, write = std::move(write)](base::Progress& progress) -> Result<void> {
    const auto keep = [&text](const QString& piece) {
      *text += piece;
      return text->size() <= kMostCopiedText;
    };
    const auto written = write(keep, progress);
    return written && text->size() > kMostCopiedText
               ? std::unexpected(
                     Error::of(ErrorCode::LimitReached,
                               tr("The selection is too large for the clipboard. Save the rows to a file instead.")))
               : written;
  };
  m_saver.run(tr("Copying records"), job, [&notices = m_context.notices, text] {
    // The end of the last line would be pasted as a line more.
    QGuiApplication::clipboard()->setText(text->endsWith(QLatin1Char('\n')) ? text->chopped(1) : *text);
    notices.tell(tr("Selected records copied to the clipboard."));
  });
}

void DataController::copyCells() {
  if (const auto section = m_records->section(); section && !m_records->selectedRows().empty()) {
    copy([document = document(), section = *section, rows = m_records->selectedRows(),
          columns = m_records->selectedColumns(),
          form = m_records->cellForm()](const structure::TextSink& sink, base::Progress& progress) {
      const auto cellText = [form](const structure::Field& field, const structure::Value& value) {
        return fieldText(field, value, form);
      };
      return structure::writeCells(*document->structure[section].table, rows, columns, sink, progress, cellText);
    });
  }
}

void DataController::copyRows(structure::TableForm form) {
  if (const auto section = m_records->section()) {
    copy([document = document(), section = *section, rows = m_records->selectedRows(),
          columns = m_records->shownColumns(), form](const structure::TextSink& sink, base::Progress& progress) {
      return structure::writeTable(*document->structure[section].table, form, rows, columns, sink, progress);
    });
  }
}

} // namespace vitrine::ui
