#pragma once

#include <QString>
#include <QStringList>

#include <expected>

namespace vitrine::viewer {

/// What the command line of the viewer asks for.
struct Arguments {
  QStringList paths;
  QStringList gameFolders;
  QString language;
  bool newWindow = false;
  bool software = false;
  bool help = false;
  bool version = false;
};

/// `arguments` with the program's name first, as main gets them. The error is a sentence for the user.
std::expected<Arguments, QString> parseArguments(const QStringList& arguments);

/// What --help prints, in the installed language. Needs a QCoreApplication.
QString helpText();

} // namespace vitrine::viewer
