#pragma once

#include <QString>
#include <QStringList>

#include <expected>

namespace vitrine::viewer {

/// Options and files of the viewer's command line.
struct Arguments {
  QStringList paths;
  QStringList gameFolders;
  QString view; ///< a view link; empty: none
  QString language;
  bool newWindow = false;
  bool software = false;
  bool resetLayout = false;
  bool help = false;
  bool version = false;
};

/// `arguments` with the program's name first, as main gets them. The error is a sentence for the user.
std::expected<Arguments, QString> parseArguments(const QStringList& arguments);

/// The files, folders and view links that a window is to open: paths absolute, and with a view asked for the first file
/// in that view.
QStringList thingsToOpen(const Arguments& arguments);

/// Text that --help prints, in the installed language. Needs a QCoreApplication.
QString helpText();

} // namespace vitrine::viewer
