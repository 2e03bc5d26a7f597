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
  saveRecords = add(
      "data.saveRecords", DataTexts::tr("Save &Records As…"),
      DataTexts::tr("Save the records that are shown as CSV, JSON or tab-separated text, with the numbers in the file"),
      kSaveIcon);
  saveRows =
      add("data.saveRows", DataTexts::tr("Save Selected Ro&ws As…"),
          DataTexts::tr(
              "Save the selected rows of the table as CSV, JSON or tab-separated text, with the numbers in the file"),
          kSaveIcon);
  copyCells = add("data.copyCells", DataTexts::tr("Copy &Cells"),
                  DataTexts::tr("Copy the selected cells of the table as they are shown, for spreadsheets"), kCopyIcon);
  copyAsTsv = add("data.copyAsTsv", DataTexts::tr("Copy Rows as &Tab-Separated Text"),
                  DataTexts::tr("Copy the selected rows with a heading and the numbers in the file, for spreadsheets"),
                  kCopyIcon);
  copyAsCsv =
      add("data.copyAsCsv", DataTexts::tr("Copy Rows as CS&V"),
          DataTexts::tr("Copy the selected rows with a heading and the numbers in the file, as comma-separated values"),
          kCopyIcon);
  copyAsJson =
      add("data.copyAsJson", DataTexts::tr("Copy Rows as &JSON"),
          DataTexts::tr("Copy the selected rows as a JSON array of objects, with the numbers in the file"), kCopyIcon);
  saveSection = add("data.saveSection", DataTexts::tr("Save Bytes of &Section As…"),
                    DataTexts::tr("Save the bytes of the selected section, decoded"), kSaveIcon);
  saveSelectedBytes = add("data.saveSelectedBytes", DataTexts::tr("Save Selected &Bytes As…"),
                          DataTexts::tr("Save the bytes that are selected in the byte view"), kSaveIcon);
  saveSpace =
      add("data.saveSpace", DataTexts::tr("Save Who&le Byte Space As…"),
          DataTexts::tr("Save the whole byte space that the byte view shows: the file, or what was decoded from "
                        "it"),
          kSaveIcon);
  saveEntities = add("data.saveEntities", DataTexts::tr("Save &Entities As…"),
                     DataTexts::tr("Save the things of the world with their keys and values"), kSaveIcon);
  saveDecoded = add("data.saveDecoded", DataTexts::tr("Save &Decoded Copy As…"),
                    DataTexts::tr("Save the same file with all that is compressed in it decoded"), kSaveIcon);
  savePattern =
      add("data.savePattern", DataTexts::tr("Save &Pattern for ImHex As…"),
          DataTexts::tr("Save the layouts of the records, and where they lie, for the hex editor ImHex"), kSaveIcon);
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
