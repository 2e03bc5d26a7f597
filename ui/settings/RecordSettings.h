#pragma once

#include "ui/settings/CellForm.h"
#include "ui/settings/Settings.h"

namespace vitrine::ui::setting {

// `%1` is the name of a record layout.
inline const Setting<QStringList> kHiddenFields{
    {.key = "records/%1/hiddenFields",
     .meaning = "Fields that the table does not show, by the name of a record layout."}};
inline const Setting<QStringList> kFieldOrder{
    {.key = "records/%1/fieldOrder", .meaning = "Fields in the order of the columns, by the name of a record layout."}};
inline const Setting<QStringList> kRecordFilters{
    {.key = "records/%1/filters",
     .meaning = "Last filters, newest first, by the name of a record layout.",
     .longest = 20}};
inline const Setting<CellForm> kCellForm{{.key = "records/cellForm",
                                          .defaultValue = CellForm::Both,
                                          .meaning = "Form of flags and of values that have names.",
                                          .choices = {{CellForm::Both, cellFormId(CellForm::Both)},
                                                      {CellForm::Meaning, cellFormId(CellForm::Meaning)},
                                                      {CellForm::Raw, cellFormId(CellForm::Raw)}}}};

} // namespace vitrine::ui::setting
