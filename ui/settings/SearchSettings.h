#pragma once

#include "ui/settings/Settings.h"

namespace vitrine::ui::setting {

inline const Setting<QStringList> kSearchTexts{
    {.key = "search/texts", .meaning = "Last search texts, newest first.", .longest = 20}};
inline const Setting<QStringList> kSearchKindsLeftOut{
    {.key = "search/kindsLeftOut", .meaning = "Kinds of results that the search leaves out."}};

} // namespace vitrine::ui::setting
