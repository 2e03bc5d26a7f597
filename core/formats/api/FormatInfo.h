#pragma once

#include <QString>
#include <QStringList>

namespace vitrine::formats {

/// The names of a format, as its vitrine_add_format call states them.
struct FormatInfo {
  QString id;             ///< "source-bsp"
  QString name;           ///< user text of the context "formats": "Source engine map"
  QStringList extensions; ///< lower case, without the dot
  QStringList mimeTypes;
  bool archive = false; ///< its files have nothing to show but other files (ContainerFormat)
};

} // namespace vitrine::formats
