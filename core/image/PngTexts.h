#pragma once

#include <QByteArray>
#include <QString>

#include <map>
#include <set>

namespace vitrine::image {

/// Texts with these keys that a PNG file has ahead of its pixels (tEXt, zTXt, iTXt chunks). The first text of a key
/// counts. A text of more than `mostBytes` is skipped and never inflated further. Other chunks are not read. Empty if
/// the file is no PNG file. Thread-safe.
std::map<QByteArray, QString> readPngTexts(const QString& path, const std::set<QByteArray>& keys, qsizetype mostBytes);

} // namespace vitrine::image
