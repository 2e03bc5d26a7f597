#include "ui/hex/CursorValues.h"

#include "ui/hex/DataInspector.h"
#include "ui/widgets/Texts.h"

#include <QResizeEvent>

namespace vitrine::ui {
namespace {

constexpr std::uint64_t kReadingBytes = 8;

} // namespace

CursorValues::CursorValues(QWidget* parent) : QLabel(parent) {
  setObjectName(QStringLiteral("hexReadings"));
  setAccessibleName(tr("Values at the cursor"));
  setContentsMargins(6, 2, 6, 2);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setTextFormat(Qt::PlainText);
  setWordWrap(true);
}

void CursorValues::showBytes(const ByteSourcePtr& source, HexRange selection) {
  m_source = source;
  m_selection = selection;
  write();
}

void CursorValues::setBigEndian(bool big) {
  m_isBig = big;
  write();
}

void CursorValues::write() {
  if (!m_source || m_source->size() == 0) {
    clear();
    return;
  }
  QStringList parts{m_selection.size > 1
                        ? tr("%1, %2 bytes").arg(hexText(m_selection.offset), countText(m_selection.size))
                        : hexText(m_selection.offset)};
  if (const auto bytes = m_source->readClipped(m_selection.offset, kReadingBytes)) {
    for (const Reading& reading : readings(*bytes)) {
      const QString& value = m_isBig && !reading.big.isEmpty() ? reading.big : reading.value;
      parts << QStringLiteral("%1 %2").arg(reading.type, value);
    }
  }
  // Lines break between values only.
  for (QString& part : parts) {
    part.replace(QLatin1Char(' '), QChar::Nbsp);
  }
  setText(parts.join(QStringLiteral("   ")));
  keepHeight();
}

void CursorValues::keepHeight() {
  setMinimumHeight(std::max(minimumHeight(), heightForWidth(width())));
}

void CursorValues::resizeEvent(QResizeEvent* event) {
  QLabel::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) {
    setMinimumHeight(0);
    keepHeight();
  }
}

} // namespace vitrine::ui
