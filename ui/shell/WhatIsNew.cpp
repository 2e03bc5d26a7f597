#include "ui/shell/WhatIsNew.h"

#include <QFile>
#include <QStringList>

namespace vitrine::ui {

QString newestChanges(const QString& changelog) {
  QStringList lines;
  bool inVersion = false;
  bool forUsers = false;
  for (const QString& line : changelog.split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1String("## "))) {
      if (inVersion) {
        break;
      }
      inVersion = true;
    } else if (line.startsWith(QLatin1String("### "))) {
      forUsers = inVersion && line.contains(QLatin1String("users"));
    } else if (forUsers) {
      lines << line;
    }
  }
  return lines.join(QLatin1Char('\n')).trimmed();
}

QString whatIsNew() {
  QFile file(QStringLiteral(":/vitrine/CHANGELOG.md"));
  return file.open(QIODevice::ReadOnly) ? newestChanges(QString::fromUtf8(file.readAll())) : QString();
}

} // namespace vitrine::ui
