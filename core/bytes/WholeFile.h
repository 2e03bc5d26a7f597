#pragma once

#include <QByteArray>
#include <QString>

class QSaveFile;

namespace vitrine::bytes {

/// Commits a file that is written completely. Returns false if that fails; the file that was there before stays then.
/// Use it in place of QSaveFile::commit(), which reports success although the buffered end could not be written
/// (Qt 6.4).
bool commitWhole(QSaveFile& file);

/// Writes a file completely or not at all. Returns false if that fails.
bool writeWhole(const QString& path, const QByteArray& content);

} // namespace vitrine::bytes
