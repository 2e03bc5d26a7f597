#include "ui/hex/HexPanel.h"

#include "ui/hex/DataInspector.h"
#include "ui/i18n/ProgramLanguage.h"
#include "ui/widgets/Texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr std::uint64_t kReadingBytes = 8;

HexRange inView(const ByteRange& range) {
  return {range.offset, range.size};
}

} // namespace

HexPanel::HexPanel(const Session& session, Selection& selection, QWidget* parent)
    : QWidget(parent), m_session(session), m_selection(selection), m_spaces(new QComboBox(this)),
      m_coded(new QToolButton(this)), m_goTo(new QLineEdit(this)), m_view(new HexView(this)),
      m_readings(new QLabel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeBar());
  layout->addWidget(m_view, 1);
  layout->addWidget(m_readings);
  m_readings->setContentsMargins(6, 2, 6, 2);
  m_readings->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_readings->setAccessibleName(tr("Values at the cursor"));
  m_readings->setTextFormat(Qt::PlainText);
  m_readings->setObjectName(QStringLiteral("hexReadings"));
  m_readings->setWordWrap(true);
  connect(&session, &Session::documentChanged, this, &HexPanel::showDocument);
  connect(&selection, &Selection::changed, this, &HexPanel::showSelection);
  connect(&ProgramLanguage::instance(), &ProgramLanguage::changed, this, &HexPanel::describeCursor);
  connect(m_view, &HexView::selectionChanged, this, [this](quint64 offset, quint64 size) {
    m_selection.selectBytes({m_space, offset, size});
    describeCursor();
  });
  showDocument();
}

QWidget* HexPanel::makeBar() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(2, 2, 2, 2);
  layout->addWidget(m_spaces, 1);
  layout->addWidget(m_coded);
  layout->addWidget(m_goTo);
  m_spaces->setObjectName(QStringLiteral("hexSpaces"));
  m_spaces->setAccessibleName(tr("Byte space"));
  m_spaces->setToolTip(tr("The file itself, and what was decoded or found from it"));
  m_spaces->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_spaces->setMinimumContentsLength(12);
  m_coded->setObjectName(QStringLiteral("hexCoded"));
  m_coded->setText(tr("Coded bytes"));
  m_coded->setToolTip(tr("Show the bytes this space was decoded from"));
  m_goTo->setObjectName(QStringLiteral("hexGoTo"));
  m_goTo->setPlaceholderText(tr("Go to offset"));
  m_goTo->setAccessibleName(tr("Go to offset"));
  m_goTo->setToolTip(tr("Decimal, or hexadecimal after 0x"));
  m_goTo->setMaximumWidth(fontMetrics().averageCharWidth() * 18);
  connect(m_spaces, &QComboBox::currentIndexChanged, this, [this](int index) {
    if (index >= 0) {
      showSpace(static_cast<SpaceId>(index));
    }
  });
  connect(m_coded, &QToolButton::clicked, this, &HexPanel::showCodedBytes);
  connect(m_goTo, &QLineEdit::returnPressed, this, &HexPanel::goTo);
  return bar;
}

void HexPanel::showDocument() {
  const QSignalBlocker quiet(m_spaces);
  m_spaces->clear();
  if (const Document* document = m_session.document()) {
    for (const ByteSpace& space : document->spaces) {
      m_spaces->addItem(space.decoder.isEmpty() ? space.name
                                                : QStringLiteral("%1 (%2)").arg(space.name, space.decoder));
    }
  }
  setEnabled(m_spaces->count() > 0);
  m_view->setSource(nullptr);
  showSpace(base::kFileSpace);
}

void HexPanel::showSpace(SpaceId space) {
  const Document* document = m_session.document();
  if (!document || !document->spaces.contains(space)) {
    m_coded->setEnabled(false);
    m_readings->clear();
    return;
  }
  m_space = space;
  const ByteSpace& shown = document->spaces[space];
  if (m_view->source() != shown.source) {
    m_view->setSource(shown.source);
  }
  m_coded->setEnabled(shown.codedRange.has_value());
  const QSignalBlocker quiet(m_spaces);
  m_spaces->setCurrentIndex(static_cast<int>(space));
  describeCursor();
}

void HexPanel::showSelection() {
  const Selected& selected = m_selection.current();
  if (!selected.bytes || !m_session.document()->spaces.contains(selected.bytes->space)) {
    m_view->setFrames({});
    return;
  }
  showSpace(selected.bytes->space);
  std::optional<HexRange> record;
  std::vector<HexRange> marks;
  if (selected.record) {
    const structure::RecordTable& table = *m_session.document()->structure[selected.record->section].table;
    record = inView(table.rangeOf(selected.record->row));
    for (const std::size_t field : markedFields(selected)) {
      marks.push_back(inView(table.rangeOf(selected.record->row, field)));
    }
  }
  m_view->setFrames(record, std::move(marks));
  if (m_view->selection() != inView(*selected.bytes)) {
    m_view->select(inView(*selected.bytes));
    if (!selected.field && !m_view->marks().empty()) {
      // Of a long record, the part that was picked.
      m_view->ensureVisible(m_view->marks().front());
    }
  }
  describeCursor();
}

void HexPanel::showCodedBytes() {
  const Document* document = m_session.document();
  if (document && document->spaces.contains(m_space)) {
    if (const auto& coded = document->spaces[m_space].codedRange) {
      m_selection.selectBytes(*coded);
    }
  }
}

void HexPanel::goTo() {
  bool isNumber = false;
  const qulonglong offset = m_goTo->text().trimmed().toULongLong(&isNumber, 0);
  if (isNumber && offset < m_view->size()) {
    m_selection.selectBytes({m_space, offset, 1});
    m_view->setFocus();
  }
}

void HexPanel::describeCursor() {
  if (m_view->size() == 0) {
    m_readings->clear();
    return;
  }
  const HexRange range = m_view->selection();
  QStringList parts{range.size > 1 ? tr("%1, %2 bytes").arg(hexText(range.offset), countText(range.size))
                                   : hexText(range.offset)};
  if (const auto bytes = m_view->source()->readClipped(range.offset, kReadingBytes)) {
    for (const Reading& reading : readings(*bytes)) {
      parts << QStringLiteral("%1 %2").arg(reading.type, reading.value);
    }
  }
  // Lines break between values only.
  for (QString& part : parts) {
    part.replace(QLatin1Char(' '), QChar::Nbsp);
  }
  m_readings->setText(parts.join(QStringLiteral("   ")));
  keepReadingsHeight();
}

void HexPanel::keepReadingsHeight() {
  m_readings->setMinimumHeight(std::max(m_readings->minimumHeight(), m_readings->heightForWidth(m_readings->width())));
}

void HexPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_readings->setMinimumHeight(0);
  keepReadingsHeight();
}

} // namespace vitrine::ui
