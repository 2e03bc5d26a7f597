#include "ui/actions/DataActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class DataTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::DataActions)
};

const QString kSaveIcon = QStringLiteral("export");
const QString kCopyIcon = QStringLiteral("copy");

} // namespace

DataActions::DataActions(ActionRegistry& registry) {
  const QString group = DataTexts::tr("Data");
  const auto add = [&](const char* name, const QString& text, const QString& statusTip, const QString& icon) {
    QAction* action =
        registry.add(group, {.name = QLatin1String(name), .text = text, .statusTip = statusTip, .icon = icon});
    action->setEnabled(false);
    return action;
  };
  saveRecords =
      add("data.saveRecords", DataTexts::tr("Save &Records As…"),
          DataTexts::tr("Save the shown records as CSV, JSON or tab-separated text, with raw values"), kSaveIcon);
  saveRows =
      add("data.saveRows", DataTexts::tr("Save Selected Ro&ws As…"),
          DataTexts::tr("Save the selected rows of the table as CSV, JSON or tab-separated text, with raw values"),
          kSaveIcon);
  copyCells = add("data.copyCells", DataTexts::tr("Copy &Cells"),
                  DataTexts::tr("Copy the selected cells of the table as shown, for spreadsheets"), kCopyIcon);
  copyAsTsv = add("data.copyAsTsv", DataTexts::tr("Copy Rows as &Tab-Separated Text"),
                  DataTexts::tr("Copy the selected rows with a header and raw values, for spreadsheets"), kCopyIcon);
  copyAsCsv =
      add("data.copyAsCsv", DataTexts::tr("Copy Rows as CS&V"),
          DataTexts::tr("Copy the selected rows with a header and raw values, as comma-separated values"), kCopyIcon);
  copyAsJson = add("data.copyAsJson", DataTexts::tr("Copy Rows as &JSON"),
                   DataTexts::tr("Copy the selected rows as a JSON array of objects, with raw values"), kCopyIcon);
  saveSection = add("data.saveSection", DataTexts::tr("Save Bytes of &Section As…"),
                    DataTexts::tr("Save the bytes of the selected section, decoded"), kSaveIcon);
  saveSelectedBytes = add("data.saveSelectedBytes", DataTexts::tr("Save Selected &Bytes As…"),
                          DataTexts::tr("Save the bytes that are selected in the byte view"), kSaveIcon);
  saveSpace = add("data.saveSpace", DataTexts::tr("Save Who&le Byte Space As…"),
                  DataTexts::tr("Save the byte space of the byte view: the file, or data decoded from it"), kSaveIcon);
  saveEntities = add("data.saveEntities", DataTexts::tr("Save &Entities As…"),
                     DataTexts::tr("Save the entities of the world with their keys and values"), kSaveIcon);
  saveDecoded = add("data.saveDecoded", DataTexts::tr("Save &Decoded Copy As…"),
                    DataTexts::tr("Save a copy of the file with all compressed parts decoded"), kSaveIcon);
  savePattern = add("data.savePattern", DataTexts::tr("Save &Pattern for ImHex As…"),
                    DataTexts::tr("Save the layouts and offsets of the records for the hex editor ImHex"), kSaveIcon);
}

void DataActions::fill(QMenu& menu) const {
  menu.addActions({saveRecords, saveRows});
  menu.addSeparator();
  menu.addActions({copyCells, copyAsTsv, copyAsCsv, copyAsJson});
  menu.addSeparator();
  menu.addActions({saveSection, saveSelectedBytes, saveSpace});
  menu.addSeparator();
  menu.addActions({saveEntities, saveDecoded, savePattern});
}

} // namespace vitrine::ui
