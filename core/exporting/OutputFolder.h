#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QDir>
#include <QString>

#include <optional>

namespace vitrine::exporting {

/// Name of an archive's or a game's file as every file system bears it: relative, with forward slashes, without what
/// Windows refuses in names ("_" in its place). nullopt where it leads outside its folder or nowhere.
std::optional<QString> portablePath(const QString& name);

/// A folder that many files are written into, with the folders below it. Each appears whole or not at all. Nothing is
/// written outside of it: not by names, and not through links that lie in it.
class OutputFolder {
public:
  enum class Existing { Kept, Replaced };

  /// The folder is made when the first file is written.
  OutputFolder(const QString& path, Existing existing) : m_folder(path), m_existing(existing) {}

  /// Fails when something else than a folder is at its path.
  Result<void> check() const;

  /// `relative` as portablePath gives it.
  Result<void> write(const QString& relative, const QByteArray& content) const;

private:
  Result<void> makeFolders(const QString& relative) const;

  QDir m_folder;
  Existing m_existing;
};

} // namespace vitrine::exporting
