#pragma once

#include "ui/inspector/PropertyGroups.h"

namespace vitrine::ui {

/// Number of things of one kind: "213 faces".
QString countedText(const links::ThingCount& thing);

/// Things, materials and triangles of a selection: "213 faces, 3 materials, 1,204 triangles". A single thing is named.
/// Empty if nothing is selected. `summary`: null while a large selection is being counted.
QString selectionText(const Session& session, const links::Pick& selected, const links::SelectionSummary* summary);

/// Values that all selected things share, by section of their records. Empty for a single thing.
std::vector<PropertyGroup> sharedGroups(const Session& session, const links::SelectionSummary& summary);

/// The same as one line: the common material first, each value shortened, "key: value" for each. A material or model
/// that `criterion` names already is omitted.
QStringList sharedTexts(const Session& session, const links::SelectionSummary& summary, const QString& criterion);

} // namespace vitrine::ui
