#include "core/viewing/ViewLink.h"

#include "core/base/Translate.h"

#include <QDir>
#include <QUrl>
#include <QUrlQuery>

#include <cmath>
#include <limits>

namespace vitrine::viewing {
namespace {

const QString kScheme = QStringLiteral("vitrine:");
const QString kStart = kScheme + QStringLiteral("view?");

std::unexpected<Error> wrong(const QString& message) {
  return std::unexpected(Error::of(ErrorCode::Unsupported, message));
}

QString numberText(double number) {
  return QString::number(number, 'g', 9);
}

std::optional<double> realNumber(const QString& text) {
  bool valid = false;
  const double value = text.toDouble(&valid);
  return valid && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// Number that is finite as a float too.
std::optional<float> floatNumber(const QString& text) {
  const auto value = realNumber(text);
  const bool fits = value && std::abs(*value) <= std::numeric_limits<float>::max();
  return fits ? std::optional(static_cast<float>(*value)) : std::nullopt;
}

/// `count` finite numbers with commas between.
std::optional<std::vector<float>> numbers(const QString& text, qsizetype count) {
  std::vector<float> found;
  for (const QString& part : text.split(QLatin1Char(','))) {
    const auto value = floatNumber(part);
    if (!value) {
      return std::nullopt;
    }
    found.push_back(*value);
  }
  return static_cast<qsizetype>(found.size()) == count ? std::optional(found) : std::nullopt;
}

/// A path, or a file URI: links come from anywhere, and must not make this computer call another.
std::optional<QString> localFile(const QString& value) {
  QString path = value;
  if (value.startsWith(QLatin1String("file:"), Qt::CaseInsensitive)) {
    const QUrl url(value);
    path = url.host().isEmpty() || url.host() == QLatin1String("localhost") ? url.path(QUrl::FullyDecoded) : QString();
  }
  const bool elsewhere = path.startsWith(QLatin1String("//")) || path.startsWith(QLatin1String("\\\\"));
  if (elsewhere || !QDir::isAbsolutePath(path) || path.contains(QChar::Null)) {
    return std::nullopt;
  }
  return QDir::cleanPath(path);
}

/// Takes one part; false when its value is not what its name asks for, or nobody knows the name.
bool take(ViewLink& link, const QString& name, const QString& value) {
  if (name == QLatin1String("at")) {
    const auto v = numbers(value, 3);
    link.at = v ? std::optional(QVector3D((*v)[0], (*v)[1], (*v)[2])) : std::nullopt;
    return v.has_value();
  }
  if (name == QLatin1String("look")) {
    const auto v = numbers(value, 2);
    link.look = v ? std::optional(ViewAngles{(*v)[0], (*v)[1]}) : std::nullopt;
    return v.has_value();
  }
  if (name == QLatin1String("set")) {
    const qsizetype colon = value.lastIndexOf(QLatin1Char(':'));
    const auto v = realNumber(value.mid(colon + 1));
    if (colon > 0 && v) {
      link.controls[value.left(colon)] = *v;
    }
    return colon > 0 && v;
  }
  if (name == QLatin1String("file")) {
    const auto path = localFile(value);
    link.file = path.value_or(QString());
    return path.has_value();
  }
  if (name == QLatin1String("mode")) {
    link.mode = value;
    return !value.isEmpty();
  }
  if (name == QLatin1String("fov")) {
    link.fov = floatNumber(value);
    return link.fov.has_value();
  }
  if (name == QLatin1String("ortho")) {
    const auto v = floatNumber(value);
    link.orthographicHeight = v && *v > 0 ? v : std::nullopt;
    return link.orthographicHeight.has_value();
  }
  if (name == QLatin1String("time")) {
    link.time = realNumber(value);
    return link.time.has_value();
  }
  if (name == QLatin1String("animation")) {
    bool whole = false;
    link.animation = value.toInt(&whole);
    return whole;
  }
  return false;
}

} // namespace

QString ViewLink::toText() const {
  QUrlQuery query;
  if (at) {
    query.addQueryItem(
        QStringLiteral("at"),
        QStringList({numberText(at->x()), numberText(at->y()), numberText(at->z())}).join(QLatin1Char(',')));
  }
  if (look) {
    query.addQueryItem(QStringLiteral("look"), numberText(look->yaw) + QLatin1Char(',') + numberText(look->pitch));
  }
  if (fov) {
    query.addQueryItem(QStringLiteral("fov"), numberText(*fov));
  }
  if (orthographicHeight) {
    query.addQueryItem(QStringLiteral("ortho"), numberText(*orthographicHeight));
  }
  if (!mode.isEmpty()) {
    query.addQueryItem(QStringLiteral("mode"), QString::fromLatin1(QUrl::toPercentEncoding(mode)));
  }
  for (const auto& [id, value] : controls) {
    query.addQueryItem(QStringLiteral("set"), QString::fromLatin1(QUrl::toPercentEncoding(id)) + QLatin1Char(':') +
                                                  QString::number(value, 'g', 17));
  }
  if (animation) {
    query.addQueryItem(QStringLiteral("animation"), QString::number(*animation));
  }
  if (time) {
    query.addQueryItem(QStringLiteral("time"), QString::number(*time, 'g', 17));
  }
  if (!file.isEmpty()) {
    query.addQueryItem(QStringLiteral("file"), QString::fromLatin1(QUrl::toPercentEncoding(file, "/")));
  }
  return kStart + query.toString(QUrl::FullyEncoded);
}

Result<ViewLink> ViewLink::parse(const QString& text) {
  if (!text.startsWith(kStart, Qt::CaseInsensitive)) {
    return wrong(base::translate("formats", "a view link starts with %1").arg(kStart));
  }
  ViewLink link;
  const QUrlQuery query(text.mid(kStart.size()));
  for (const auto& [name, value] : query.queryItems(QUrl::FullyDecoded)) {
    if (!take(link, name, value)) {
      return wrong(base::translate("formats", "the view link's %1=%2 is invalid").arg(name, value));
    }
  }
  return link;
}

bool ViewLink::isMeant(const QString& text) {
  return text.startsWith(kScheme, Qt::CaseInsensitive);
}

} // namespace vitrine::viewing
