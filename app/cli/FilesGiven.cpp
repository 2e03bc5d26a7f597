#include "app/cli/FilesGiven.h"

#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "core/files/PathPatterns.h"
#include "core/formats/registry/Registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace vitrine::cli {
namespace {

QStringList filesBelow(const QString& folder, const files::PathPatterns& wanted, FilesFor purpose) {
  const formats::Opener opener(formats::registry());
  const QDir root(folder);
  QStringList found;
  QDirIterator below(folder, QDir::Files, QDirIterator::Subdirectories);
  while (below.hasNext()) {
    const QString path = below.next();
    if (!wanted.match(root.relativeFilePath(path))) {
      continue;
    }
    const auto recognised = opener.recognise(path);
    const formats::Format* format = recognised ? recognised->format : nullptr;
    if (format && (purpose == FilesFor::Unpacking ? recognised->container != nullptr : !format->info().archive)) {
      found << path;
    }
  }
  found.sort();
  return found;
}

} // namespace

QStringList filesGiven(const std::vector<std::string>& inputs, const std::vector<std::string>& patterns,
                       FilesFor purpose) {
  QStringList wanted;
  for (const std::string& pattern : patterns) {
    wanted << fromArgument(pattern);
  }
  QStringList files;
  for (const std::string& input : inputs) {
    const QString path = fromArgument(input);
    if (QFileInfo(path).isDir()) {
      const QStringList below = filesBelow(path, files::PathPatterns(wanted), purpose);
      if (below.isEmpty()) {
        complain(path, QStringLiteral("there is no file to open in this folder"));
      }
      files << below;
    } else {
      files << path; // for the command to say what is wrong with it
    }
  }
  files.removeDuplicates();
  return files;
}

} // namespace vitrine::cli
