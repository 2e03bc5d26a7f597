#pragma once

#include <QStringList>

namespace vitrine::ui {

/// Files that are to go when the process is told to end (SIGTERM, SIGHUP) or loses its display, both of which leave no
/// time to do more: a session that ends with the desktop's is no crash. The list takes the place of one given before;
/// empty: nothing is removed any more.
void removeAtEnd(const QStringList& files);

} // namespace vitrine::ui
