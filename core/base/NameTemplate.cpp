#include "core/base/NameTemplate.h"

#include "core/base/Translate.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace vitrine::base {
namespace {

/// Bytes of a name that file systems take, without room for number and ending.
constexpr qsizetype kLongestName = 200;
constexpr int kMostNames = 1'000'000;

bool isRefused(QChar c) {
  return c < QLatin1Char(' ') || c == QChar(0x7f) || QStringLiteral("/\\:*?\"<>|").contains(c);
}

QString cleaned(QString name) {
  for (QChar& c : name) {
    c = isRefused(c) ? QLatin1Char('_') : c;
  }
  while (name.toUtf8().size() > kLongestName) {
    name.chop(name.back().isLowSurrogate() ? 2 : 1);
  }
  name = name.trimmed();
  if (name.startsWith(QLatin1Char('.'))) {
    name[0] = QLatin1Char('_');
  }
  return name;
}

/// All places at once: a value that looks like a place is none.
QString filled(const QString& pattern, const NameValues& values, int n) {
  const std::pair<QLatin1String, QString> places[] = {
      {QLatin1String("{file}"), values.file},
      {QLatin1String("{view}"), values.view},
      {QLatin1String("{date}"), values.at.toString(QStringLiteral("yyyyMMdd"))},
      {QLatin1String("{time}"), values.at.toString(QStringLiteral("HHmmss"))},
      {QLatin1String("{n}"), QString::number(n)},
  };
  QString text;
  for (qsizetype at = 0; at < pattern.size();) {
    const QStringView rest = QStringView(pattern).sliced(at);
    const auto* place = std::ranges::find_if(places, [&](const auto& known) { return rest.startsWith(known.first); });
    if (place == std::end(places)) {
      text += pattern[at++];
    } else {
      text += place->second;
      at += place->first.size();
    }
  }
  return text;
}

} // namespace

QString NameTemplate::name(const NameValues& values, int n) const {
  const QString name = cleaned(filled(m_pattern, values, n));
  const QString some = name.isEmpty() ? QStringLiteral("picture") : name;
  // The number must not be cut off with the end of a long name.
  const bool counts = m_pattern.contains(QLatin1String("{n}")) && name != cleaned(filled(m_pattern, values, n + 1));
  return counts || n == 1 ? some : QStringLiteral("%1-%2").arg(some).arg(n);
}

QString firstFreePath(const QDir& folder, const NameTemplate& names, const NameValues& values, const QString& suffix) {
  const auto path = [&](int n) { return folder.filePath(names.name(values, n) + QLatin1Char('.') + suffix); };
  int n = 1;
  while (n < kMostNames && QFileInfo::exists(path(n))) {
    ++n;
  }
  return path(n);
}

Result<QString> reserveName(const QDir& folder, const NameTemplate& names, const NameValues& values,
                            const QString& suffix) {
  for (int n = 1; n <= kMostNames; ++n) {
    const QString path = folder.filePath(names.name(values, n) + QLatin1Char('.') + suffix);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
      return path;
    }
    if (!QFileInfo::exists(path) && !QFileInfo(path).isSymLink()) {
      return std::unexpected(Error::of(ErrorCode::WriteFailed, file.errorString(), path));
    }
  }
  return std::unexpected(Error::of(ErrorCode::WriteFailed,
                                   translate("vitrine::base::NameTemplate", "no unused name is left"), folder.path()));
}

} // namespace vitrine::base
