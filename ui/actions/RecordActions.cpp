#include "ui/actions/RecordActions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class RecordTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::RecordActions)
};

} // namespace

RecordActions::RecordActions(ActionRegistry& registry) {
  const QString group = RecordTexts::tr("Records");
  const auto add = [&](const char* name, const QString& text, const QString& statusTip) {
    QAction* action = registry.add(group, {.name = QLatin1String(name), .text = text, .statusTip = statusTip});
    action->setEnabled(false);
    return action;
  };
  copyValue = add("records.copyValue", RecordTexts::tr("Cop&y Value"),
                  RecordTexts::tr("Copy the current cell of the table as shown"));
  copyRecord = add("records.copyRecord", RecordTexts::tr("Copy Recor&d"),
                   RecordTexts::tr("Copy all fields of the current record with their names, as shown"));
  follow = add("records.follow", RecordTexts::tr("&Go to Record"),
               RecordTexts::tr("Go to the record that the current cell refers to"));
  usedBy = add("records.usedBy", RecordTexts::tr("&Used By"),
               RecordTexts::tr("List the records that refer to the selected one, by section and field"));
  selectUsers = add("records.selectUsers", RecordTexts::tr("Select Records Referring &Here"),
                    RecordTexts::tr("Select all records that refer to this one, and the items that show them"));
  sort = add("records.sort", RecordTexts::tr("S&ort by Column"),
             RecordTexts::tr("Sort the table by the current column: ascending, descending, then in file order"));
  statistics = add("records.statistics", RecordTexts::tr("&Statistics of Column"),
                   RecordTexts::tr("Count the different values of the current column in the shown records"));
  addCellForms(registry, group);
}

void RecordActions::addCellForms(ActionRegistry& registry, const QString& group) {
  auto* exclusive = new QActionGroup(&registry);
  const auto add = [&](CellForm form, const QString& text, const QString& statusTip) {
    QAction* action = registry.add(
        group, {.name = QStringLiteral("records.show.") + cellFormId(form), .text = text, .statusTip = statusTip});
    action->setCheckable(true);
    exclusive->addAction(action);
    m_cellForms.at(static_cast<std::size_t>(form)) = action;
  };
  add(CellForm::Meaning, RecordTexts::tr("Show &Meanings"),
      RecordTexts::tr("Show flags and enumerations by name. Cells are copied as shown."));
  add(CellForm::Raw, RecordTexts::tr("Show Raw &Numbers"),
      RecordTexts::tr("Show flags and enumerations as the numbers in the file. Cells are copied as shown."));
  add(CellForm::Both, RecordTexts::tr("Show &Both"),
      RecordTexts::tr("Show flags and enumerations as number and name. Cells are copied as shown."));
}

QList<QAction*> RecordActions::all(QObject* parent) const {
  const auto separator = [parent] {
    auto* made = new QAction(parent);
    made->setSeparator(true);
    return made;
  };
  return {copyValue,
          copyRecord,
          follow,
          usedBy,
          selectUsers,
          separator(),
          sort,
          statistics,
          separator(),
          cellForm(CellForm::Meaning),
          cellForm(CellForm::Raw),
          cellForm(CellForm::Both)};
}

void RecordActions::fill(QMenu& menu) const {
  menu.addActions(all(&menu));
}

} // namespace vitrine::ui
