#pragma once

#include <QString>

namespace vitrine::ui {

/// What users notice of the newest version, of a text like CHANGELOG.md; empty: it has no such part.
QString newestChanges(const QString& changelog);

/// The same of this program's own, as Markdown.
QString whatIsNew();

} // namespace vitrine::ui
