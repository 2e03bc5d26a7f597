#include "ui/inspector/PropertyLines.h"

#include "ui/inspector/WebLink.h"
#include "ui/widgets/Texts.h"

#include <QRegularExpression>

namespace vitrine::ui {
namespace {

/// A file's name with folders before it. One without blanks, unless it begins as paths do: no sentence is one.
bool isPath(const QString& value) {
  static const QRegularExpression path(
      QStringLiteral(R"(^(\S*|([./\\]|[A-Za-z]:)[^\n]*)[/\\][^/\\\n]*\.[A-Za-z]\w{0,3}$)"));
  return path.match(value).hasMatch();
}

PropertyLine lineOf(const scene::Property& property) {
  PropertyLine line{.key = property.ours ? formatText(property.key) : property.key,
                    .value = property.value,
                    .leadsTo = property.leadsTo,
                    .bytes = property.where,
                    .record = property.record,
                    .picture = property.picture,
                    .link = webLink(property.value),
                    .path = isPath(property.value) && !webLink(property.value)};
  if (line.link) {
    line.toolTip =
        PropertyTexts::tr("Double-click, press Enter or Ctrl+click to open %1 in the browser, after confirmation")
            .arg(linkText(*line.link));
  }
  if (property.picture) {
    const QString size = QStringLiteral("%1×%2").arg(property.picture->width).arg(property.picture->height);
    line.value = line.value.isEmpty() ? size : QStringLiteral("%1  %2").arg(line.value, size);
  }
  return line;
}

} // namespace

std::vector<PropertyLine> linesOf(const std::vector<scene::Property>& properties) {
  std::vector<PropertyLine> lines;
  std::ranges::transform(properties, std::back_inserter(lines), lineOf);
  return lines;
}

} // namespace vitrine::ui
