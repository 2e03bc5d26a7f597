#include "ui/hex/HexPanel.h"

#include "core/bytes/OffsetExpression.h"
#include "ui/hex/DataInspector.h"
#include "ui/hex/InspectorTable.h"
#include "ui/i18n/ProgramLanguage.h"
#include "ui/widgets/Texts.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QToolTip>
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
      m_inspector(new InspectorTable(this)), m_readings(new QLabel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeBar());
  auto* halves = new QSplitter(Qt::Horizontal, this);
  halves->addWidget(m_view);
  halves->addWidget(m_inspector);
  halves->setStretchFactor(0, 1);
  halves->setChildrenCollapsible(false);
  m_inspector->hide();
  layout->addWidget(halves, 1);
  layout->addWidget(m_readings);
  m_readings->setContentsMargins(6, 2, 6, 2);
  m_readings->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_readings->setAccessibleName(tr("Values at the cursor"));
  m_readings->setTextFormat(Qt::PlainText);
  m_readings->setObjectName(QStringLiteral("hexReadings"));
  m_readings->setWordWrap(true);
  makeActions();
  m_view->setDescriber([this](std::uint64_t offset) {
    const Document* document = m_session.document();
    return document ? byteToolTip(*document, m_session.links(), m_space, offset) : QString();
  });
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
  m_goTo->setToolTip(tr("A place or several bytes: 0x40c + 16*7, +0x10, end-16, 0x40c:16, 0x40c..0x44c"));
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

QAction* HexPanel::addAction(const char* name, const QString& text, const QString& tip) {
  auto* action = new QAction(text, this);
  action->setObjectName(QLatin1String(name));
  action->setStatusTip(tip);
  m_view->addAction(action);
  return action;
}

void HexPanel::makeActions() {
  using bytes::ByteForm;
  const auto copy = [this](const char* name, const QString& text, const QString& tip, ByteForm form) {
    connect(addAction(name, text, tip), &QAction::triggered, this, [this, form] { copyAs(form); });
  };
  copy("bytes.copyHex", tr("Copy as &Hexadecimal"), tr("Copy the selected bytes as hexadecimal digits"), ByteForm::Hex);
  copy("bytes.copyText", tr("Copy as &Text"), tr("Copy the selected bytes as text, with dots for what is none"),
       ByteForm::Text);
  copy("bytes.copyC", tr("Copy as C &Array"), tr("Copy the selected bytes as an array for C and C++"),
       ByteForm::CArray);
  copy("bytes.copyPython", tr("Copy as &Python"), tr("Copy the selected bytes as bytes for Python"), ByteForm::Python);
  copy("bytes.copyBase64", tr("Copy as Base&64"), tr("Copy the selected bytes in base 64"), ByteForm::Base64);
  m_colors = addAction("bytes.colors", tr("&Colour by Structure"),
                       tr("Colour bytes by section and field, and hatch those that nothing points at"));
  m_values = addAction("bytes.values", tr("Show All &Values"),
                       tr("Show beside the bytes what they mean as every type, in both byte orders"));
  m_colors->setCheckable(true);
  m_colors->setChecked(true);
  m_values->setCheckable(true);
  connect(m_colors, &QAction::toggled, this, &HexPanel::showColors);
  connect(m_values, &QAction::toggled, this, [this](bool on) {
    m_inspector->setVisible(on);
    describeBytes();
  });
}

void HexPanel::copyAs(bytes::ByteForm form) const {
  if (m_view->selection().size > 0) {
    QGuiApplication::clipboard()->setText(m_view->selectionAs(form));
  }
}

void HexPanel::showColors() {
  if (m_colors->isChecked()) {
    m_view->setTinter([this](HexRange visible) { return m_tints.in(visible); });
  } else {
    m_view->setTinter({});
  }
}

/// The table of values is filled only while it is seen.
void HexPanel::describeBytes() {
  if (!m_inspector->isHidden()) {
    m_inspector->showBytes(m_view->source(), m_view->selection());
  }
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
  m_tints = {};
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
    m_tints = StructureTints(*document, space);
    showColors();
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
  const auto target = bytes::parseOffset(m_goTo->text(), {.here = m_view->cursor(), .end = m_view->size()});
  if (target) {
    m_selection.selectBytes({m_space, target->offset, target->size});
    m_view->setFocus();
    return;
  }
  // The cursor stands where the text is wrong.
  m_goTo->setCursorPosition(static_cast<int>(target.error().offset.value_or(0)));
  QToolTip::showText(m_goTo->mapToGlobal(QPoint(0, m_goTo->height())), plainToolTip(target.error().message), m_goTo);
}

void HexPanel::describeCursor() {
  describeBytes();
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
