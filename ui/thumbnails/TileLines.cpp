#include "ui/thumbnails/TileLines.h"

namespace vitrine::ui {
namespace {

/// Number of letters of the first line.
qsizetype firstLineOf(const QString& name, const QFontMetrics& metrics, int width) {
  qsizetype fitting = 1;
  while (fitting < name.size() && metrics.horizontalAdvance(name.left(fitting + 1)) <= width) {
    ++fitting;
  }
  for (qsizetype end = fitting; end > fitting / 2; --end) {
    if (QStringView(u" _-.").contains(name[end - 1])) {
      return end;
    }
  }
  return fitting < name.size() && name[fitting].isLowSurrogate() ? fitting - 1 : fitting;
}

} // namespace

QStringList tileLines(const QString& name, const QFontMetrics& metrics, int width) {
  if (metrics.horizontalAdvance(name) <= width) {
    return {name};
  }
  const qsizetype first = std::max<qsizetype>(firstLineOf(name, metrics, width), 1);
  return {name.left(first).trimmed(), metrics.elidedText(name.mid(first).trimmed(), Qt::ElideLeft, width)};
}

} // namespace vitrine::ui
