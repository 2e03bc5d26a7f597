#include "core/formats/source/assets/resolve/MaterialNames.h"

#include <QRegularExpression>

namespace vitrine::formats::source {
namespace {

/// "maps/<anything>/rest" -> "rest".
std::optional<QString> withoutMapFolder(const QString& name) {
  const QLatin1StringView folder("maps/");
  if (!name.startsWith(folder, Qt::CaseInsensitive)) {
    return std::nullopt;
  }
  const auto slash = name.indexOf(QLatin1Char('/'), folder.size());
  return slash < 0 ? std::nullopt : std::optional(name.sliced(slash + 1));
}

/// Name without what the compilers append ("_depth_<n>", "_<x>_<y>_<z>", "_wvt_patch"); nullopt: it has none of them.
std::optional<QString> withoutSuffix(const QString& name) {
  static const QRegularExpression kSuffix(QStringLiteral("^(.+?)(_wvt_patch|_depth_-?[0-9]+|(_-?[0-9]+){3})$"),
                                          QRegularExpression::CaseInsensitiveOption);
  const auto match = kSuffix.match(name);
  return match.hasMatch() ? std::optional(match.captured(1)) : std::nullopt;
}

} // namespace

QStringList materialNameCandidates(const QString& name) {
  QString plain = name;
  plain.replace(QLatin1Char('\\'), QLatin1Char('/'));
  QStringList candidates{plain};
  bool patched = false;
  while (const auto shorter = withoutMapFolder(plain)) {
    plain = *shorter;
    candidates << plain;
    patched = true;
  }
  while (const auto shorter = patched ? withoutSuffix(plain) : std::nullopt) {
    plain = *shorter;
    candidates << plain;
  }
  return candidates;
}

std::optional<QVector3D> cubemapPlaceOf(const QString& name) {
  static const QRegularExpression kPlace(QStringLiteral("^.+_(-?[0-9]{1,6})_(-?[0-9]{1,6})_(-?[0-9]{1,6})$"));
  const QStringList candidates = materialNameCandidates(name);
  // The first is the name as it is, which tells nothing where there are no others.
  for (qsizetype i = 1; i < candidates.size(); ++i) {
    if (const auto match = kPlace.match(candidates[i]); match.hasMatch()) {
      return QVector3D(match.captured(1).toFloat(), match.captured(2).toFloat(), match.captured(3).toFloat());
    }
  }
  return std::nullopt;
}

QStringList hdrSkyNames(const QString& name) {
  constexpr qsizetype kSide = 2; // "rt", "lf" …
  const QLatin1StringView folder("skybox/");
  const QLatin1StringView mark("_hdr");
  if (!isSkyName(name) || name.size() <= folder.size() + kSide || name.contains(mark, Qt::CaseInsensitive)) {
    return {};
  }
  return {name.chopped(kSide) + mark + name.last(kSide), name + mark};
}

bool isSkyName(const QString& name) {
  return name.startsWith(QLatin1StringView("skybox/"), Qt::CaseInsensitive);
}

} // namespace vitrine::formats::source
