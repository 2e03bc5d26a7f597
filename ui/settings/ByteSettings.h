#pragma once

#include "ui/settings/Settings.h"

namespace vitrine::ui::setting {

inline const Setting<bool> kByteColors{
    {.key = "bytes/colors", .defaultValue = true, .meaning = "The background of bytes shows the structure."}};
inline const Setting<bool> kByteValues{{.key = "bytes/values", .meaning = "The table of values is shown."}};
inline const Setting<bool> kBigEndian{
    {.key = "bytes/bigEndian", .meaning = "Values at the cursor are read as big-endian."}};
/// `%1` is the object name of a box: "kind", "encoding" …
inline const Setting<QString> kByteSearchChoice{
    {.key = "bytes/search/%1", .meaning = "Last choice in a box of the search bar, by the name of the box."}};

} // namespace vitrine::ui::setting
