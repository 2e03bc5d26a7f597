#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace vitrine::ui {

/// A file that can be opened, or that should be and cannot; of an archive, also its folders and other files.
struct BrowserEntry {
  enum class Kind { File, Folder, Other };

  QString path;   ///< as it is opened
  QString folder; ///< from the scanned folder; empty: directly in it
  QString formatName;
  std::uint64_t size = 0;
  QString title = {};     ///< what the file calls itself; may be empty
  QStringList parts = {}; ///< files that belong to it, relative to its folder; case does not matter
  Kind kind = Kind::File;
  quint64 files = 1;             ///< of a folder: those in it and below
  bool container = false;        ///< other files are in it, on disk: they can be listed
  bool pictured = false;         ///< a file on disk that may have a picture: one with a thumbnail
  const char* foreign = nullptr; ///< of Kind::Other: formats::foreignKind; null: not known
  QString formatId = {};
  QString game = {}; ///< empty: not known
  QDateTime modified = {};
  QString problem = {}; ///< why it cannot be read, in words; of Kind::Other

  /// From the scanned folder, with the name.
  QString relativePath() const {
    const QString name = path.mid(path.lastIndexOf(u'/') + 1);
    return folder.isEmpty() ? name : folder + u'/' + name;
  }
};

} // namespace vitrine::ui
