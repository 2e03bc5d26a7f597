#include "core/exporting/ExportNames.h"

#include <QHash>
#include <QSet>

namespace vitrine::exporting {
namespace {

constexpr int kMaxLength = 100;

bool isPlain(QChar c) {
  return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('A') && c <= QLatin1Char('Z')) ||
         (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || QStringView(u"-_.").contains(c);
}

} // namespace

QString plainName(const QString& name) {
  QString plain = name.left(kMaxLength);
  for (QChar& c : plain) {
    c = isPlain(c) ? c : QLatin1Char('_');
  }
  if (plain.isEmpty() || plain.startsWith(QLatin1Char('.'))) {
    plain.prepend(QLatin1Char('_'));
  }
  return plain;
}

QString textureFolder(const QString& name) {
  return name + QStringLiteral("_textures");
}

QString UniqueNames::unique(const QString& wanted) {
  QString name = wanted;
  for (int number = 2; !m_taken.insert(name.toLower()).second; ++number) {
    name = QStringLiteral("%1_%2").arg(wanted).arg(number);
  }
  return name;
}

void numberRepeated(const std::vector<QString*>& names) {
  QSet<QString> taken;
  for (const QString* name : names) {
    taken.insert(*name);
  }
  QHash<QString, int> counts;
  for (QString* name : names) {
    int& count = counts[*name];
    if (++count == 1 || name->isEmpty()) {
      continue;
    }
    const QString base = *name;
    *name = QStringLiteral("%1_%2").arg(base).arg(count);
    while (taken.contains(*name)) {
      *name = QStringLiteral("%1_%2").arg(base).arg(++count);
    }
    taken.insert(*name);
  }
}

} // namespace vitrine::exporting
