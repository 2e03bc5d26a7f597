#include "core/files/OutputNames.h"

#include <QFileInfo>
#include <QHash>

namespace vitrine::files {
namespace {

/// File names on some disks do not differ by case alone.
QString comparedName(const QString& name) {
  return name.toLower();
}

} // namespace

QStringList outputNames(const QStringList& files) {
  QHash<QString, int> sharing;
  for (const QString& file : files) {
    ++sharing[comparedName(QFileInfo(file).completeBaseName())];
  }
  QHash<QString, int> taken;
  QStringList names;
  for (const QString& file : files) {
    const QFileInfo info(file);
    QString name = info.completeBaseName();
    if (sharing.value(comparedName(name)) > 1) {
      name = info.fileName();
    }
    if (const int number = ++taken[comparedName(name)]; number > 1) {
      name += QStringLiteral(" (%1)").arg(number);
    }
    names << name;
  }
  return names;
}

} // namespace vitrine::files
