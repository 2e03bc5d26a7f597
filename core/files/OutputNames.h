#pragma once

#include <QStringList>

namespace vitrine::files {

/// Names for what is made of many files in one folder: each file's own without its ending; names that two files would
/// have keep theirs, and are numbered where that is not enough. Case does not tell them apart.
QStringList outputNames(const QStringList& files);

} // namespace vitrine::files
