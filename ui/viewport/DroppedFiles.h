#pragma once

#include <QStringList>

class QMimeData;

namespace vitrine::ui {

/// Local files and folders of what is being dropped; empty when it holds none.
QStringList droppedFiles(const QMimeData* data);

} // namespace vitrine::ui
