#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace vitrine::base {

/// Object of a list that is kept of a file: a version, the file's name for people, and the entries under `list`.
QJsonObject keptList(const QString& list, const QString& fileName, const QJsonArray& entries);

/// The first `most` entries of such a list; nullopt: the text is none, or of another version.
std::optional<QJsonArray> keptEntries(const QByteArray& json, const QString& list, qsizetype most);

} // namespace vitrine::base
