#include "ui/hex/ByteSearchBar.h"

#include "ui/actions/ByteActions.h"
#include "ui/settings/ByteSettings.h"
#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/FocusChain.h"
#include "ui/widgets/MistakeMark.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/QueryEdit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

using bytes::NumberType;
using bytes::TextEncoding;

constexpr int kSearchSteps = 1000;

struct EncodingName {
  TextEncoding encoding;
  const char* name;
};

constexpr EncodingName kEncodings[] = {
    {TextEncoding::Utf8, "UTF-8"},      {TextEncoding::Latin1, "Latin-1"},    {TextEncoding::Cp1252, "Windows-1252"},
    {TextEncoding::Cp932, "Shift-JIS"}, {TextEncoding::Utf16Le, "UTF-16 LE"}, {TextEncoding::Utf16Be, "UTF-16 BE"},
};

struct TypeName {
  NumberType type;
  const char* name;
};

constexpr TypeName kTypes[] = {
    {NumberType::U8, "u8"},   {NumberType::I8, "i8"},   {NumberType::U16, "u16"}, {NumberType::I16, "i16"},
    {NumberType::U32, "u32"}, {NumberType::I32, "i32"}, {NumberType::U64, "u64"}, {NumberType::I64, "i64"},
    {NumberType::F16, "f16"}, {NumberType::F32, "f32"}, {NumberType::F64, "f64"},
};

constexpr int kUsualType = 4; ///< u32

QToolButton* makeBarButton(const char* name, const QString& text, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(QLatin1String(name));
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setAccessibleName(text);
  button->setToolTip(text);
  return button;
}

/// Terms of the search text of a kind, for the help.
std::vector<base::SyntaxTerm> byteTerms(ByteSearchBar::Kind kind, bool isFloat) {
  using Kind = ByteSearchBar::Kind;
  std::vector<base::SyntaxTerm> terms;
  if (kind == Kind::Bytes || kind == Kind::BytesOrText) {
    terms.push_back({QStringLiteral("4D 5A"), ByteSearchBar::tr("These bytes, as pairs of hexadecimal digits."),
                     QStringLiteral("4D 5A 90")});
    terms.push_back({QStringLiteral("?"), ByteSearchBar::tr("Any digit; ?? is any byte."), QStringLiteral("4D ?? 9?")});
  }
  if (kind == Kind::BytesOrText) {
    terms.push_back({ByteSearchBar::tr("text"), ByteSearchBar::tr("Any other text, in the chosen encoding."),
                     QStringLiteral("func_door")});
  } else if (kind == Kind::Text) {
    terms.push_back(
        {ByteSearchBar::tr("text"), ByteSearchBar::tr("This text in the encoding."), QStringLiteral("func_door")});
  } else if (kind == Kind::Number) {
    terms.push_back({ByteSearchBar::tr("number"), ByteSearchBar::tr("This number in the type and byte order."),
                     QStringLiteral("12")});
    if (!isFloat) {
      terms.push_back(
          {QStringLiteral("0x"), ByteSearchBar::tr("The same in hexadecimal digits."), QStringLiteral("0xff")});
    }
  }
  return terms;
}

} // namespace

ByteSearchBar::ByteSearchBar(const ByteActions& actions, Settings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_edit(new QueryEdit(this)) {
  setObjectName(QStringLiteral("byteSearch"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2, 0, 2, 2);
  layout->setSpacing(1);
  layout->addWidget(makeLine(actions));
  layout->addWidget(makeChoices());
  fillChoices();
  restore();
  wire();
  followKind();
  setProgress(-1);
}

QWidget* ByteSearchBar::makeLine(const ByteActions& actions) {
  auto* line = new QWidget(this);
  auto* layout = new QHBoxLayout(line);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(1);
  layout->addWidget(m_edit, 1);
  m_edit->setObjectName(QStringLiteral("byteSearchText"));
  m_edit->setAccessibleName(tr("Search in bytes"));
  addClearButton(*m_edit);
  m_edit->setSyntax({.terms = [this] { return byteTerms(kind(), isFloat()); }, .joint = QString()});
  m_edit->installEventFilter(this);
  for (QAction* action : {actions.previous, actions.next}) {
    auto* button = new QToolButton(line);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    layout->addWidget(button);
  }
  QToolButton* close = makeBarButton("byteSearchClose", tr("Close the search"), line);
  close->setIcon(icon(QStringLiteral("close")));
  connect(close, &QToolButton::clicked, this, &ByteSearchBar::closeWanted);
  layout->addWidget(close);
  return line;
}

QComboBox* ByteSearchBar::makeChoice(const char* name, const QString& toolTip) {
  auto* box = new QComboBox(this);
  box->setObjectName(QLatin1String(name));
  box->setAccessibleName(toolTip);
  box->setToolTip(toolTip);
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  box->installEventFilter(this);
  return box;
}

QWidget* ByteSearchBar::makeChoices() {
  auto* choices = new QWidget(this);
  auto* layout = new QHBoxLayout(choices);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  m_kinds = makeChoice("byteSearchKind", tr("Type of the search text"));
  m_encodings = makeChoice("byteSearchEncoding", tr("Encoding of the text"));
  m_ignoreCase = makeBarButton("byteSearchIgnoreCase", tr("Ignore case"), choices);
  m_ignoreCase->setText(QStringLiteral("aA"));
  m_ignoreCase->setCheckable(true);
  m_types = makeChoice("byteSearchType", tr("Type of the number"));
  m_orders = makeChoice("byteSearchOrder", tr("Byte order of the number"));
  m_tolerance = new QLineEdit(choices);
  m_tolerance->setObjectName(QStringLiteral("byteSearchTolerance"));
  m_tolerance->setPlaceholderText(QStringLiteral("± 0"));
  m_tolerance->setAccessibleName(tr("Tolerance of the number"));
  m_tolerance->setToolTip(tr("Tolerance of the number"));
  m_tolerance->setMaximumWidth(fontMetrics().averageCharWidth() * 9);
  m_tolerance->installEventFilter(this);
  m_reading = new QLabel(choices);
  m_reading->setObjectName(QStringLiteral("byteSearchReading"));
  m_state = new ElidedLabel(choices);
  m_state->setObjectName(QStringLiteral("byteSearchState"));
  m_state->setTextFormat(Qt::PlainText);
  m_progress = new QProgressBar(choices);
  m_progress->setObjectName(QStringLiteral("byteSearchProgress"));
  m_progress->setRange(0, kSearchSteps);
  m_progress->setTextVisible(false);
  m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 10);
  m_progress->setAccessibleName(tr("Progress of the search"));
  m_stop = makeBarButton("byteSearchStop", tr("Stop searching"), choices);
  m_stop->setIcon(icon(QStringLiteral("stop")));
  for (QWidget* widget :
       std::initializer_list<QWidget*>{m_kinds, m_encodings, m_ignoreCase, m_types, m_orders, m_tolerance, m_reading}) {
    layout->addWidget(widget);
  }
  layout->addWidget(m_state, 1);
  layout->addWidget(m_progress);
  layout->addWidget(m_stop);
  return choices;
}

void ByteSearchBar::fillChoices() {
  m_kinds->addItem(tr("Bytes or text"), QStringLiteral("bytesOrText"));
  m_kinds->addItem(tr("Bytes"), QStringLiteral("bytes"));
  m_kinds->addItem(tr("Text"), QStringLiteral("text"));
  m_kinds->addItem(tr("Number"), QStringLiteral("number"));
  for (const EncodingName& encoding : kEncodings) {
    m_encodings->addItem(QLatin1String(encoding.name), QLatin1String(encoding.name));
  }
  for (const TypeName& type : kTypes) {
    m_types->addItem(QLatin1String(type.name), QLatin1String(type.name));
  }
  m_types->setCurrentIndex(kUsualType);
  m_orders->addItem(tr("Little-endian"), QStringLiteral("little"));
  m_orders->addItem(tr("Big-endian"), QStringLiteral("big"));
}

void ByteSearchBar::restore() {
  for (QComboBox* box : {m_kinds, m_encodings, m_types, m_orders}) {
    const int known = box->findData(m_settings.value(setting::kByteSearchChoice, box->objectName()));
    if (known >= 0) {
      box->setCurrentIndex(known);
    }
  }
  m_ignoreCase->setChecked(m_settings.value(setting::kByteSearchChoice, m_ignoreCase->objectName()) ==
                           QLatin1String("true"));
}

void ByteSearchBar::wire() {
  for (QComboBox* box : {m_kinds, m_encodings, m_types, m_orders}) {
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
      m_settings.setFor(setting::kByteSearchChoice, box->objectName(), box->currentData().toString());
      followKind();
    });
  }
  connect(m_ignoreCase, &QToolButton::toggled, this, [this](bool on) {
    m_settings.setFor(setting::kByteSearchChoice, m_ignoreCase->objectName(), QVariant(on).toString());
    readLine();
  });
  connect(m_edit, &QLineEdit::textChanged, this, &ByteSearchBar::readLine);
  connect(m_tolerance, &QLineEdit::textChanged, this, &ByteSearchBar::readLine);
  connect(m_stop, &QToolButton::clicked, this, &ByteSearchBar::stopWanted);
}

ByteSearchBar::Kind ByteSearchBar::kind() const {
  return static_cast<Kind>(m_kinds->currentIndex());
}

std::optional<TextEncoding> ByteSearchBar::encoding() const {
  return m_isText ? std::optional(kEncodings[m_encodings->currentIndex()].encoding) : std::nullopt;
}

bool ByteSearchBar::isFloat() const {
  return bytes::isFloating(kTypes[m_types->currentIndex()].type);
}

void ByteSearchBar::followKind() {
  const bool mayBeText = kind() == Kind::Text || kind() == Kind::BytesOrText;
  m_encodings->setVisible(mayBeText);
  m_ignoreCase->setVisible(mayBeText);
  m_types->setVisible(kind() == Kind::Number);
  m_orders->setVisible(kind() == Kind::Number);
  m_tolerance->setVisible(kind() == Kind::Number && isFloat());
  switch (kind()) {
  case Kind::BytesOrText:
    m_edit->setPlaceholderText(tr("4D 5A ?? 0? or text"));
    break;
  case Kind::Bytes:
    m_edit->setPlaceholderText(QStringLiteral("4D 5A ?? 0?"));
    break;
  case Kind::Text:
    m_edit->setPlaceholderText({});
    break;
  case Kind::Number:
    m_edit->setPlaceholderText(QStringLiteral("12, -3, 0xff, 1.5"));
    break;
  }
  readLine();
}

Result<BytePattern> ByteSearchBar::read() const {
  if (m_isText) {
    return BytePattern::ofText(m_edit->text(), *encoding(), m_ignoreCase->isChecked());
  }
  if (kind() != Kind::Number) {
    return bytes::parseHexPattern(m_edit->text());
  }
  const auto order = m_orders->currentIndex() == 0 ? std::endian::little : std::endian::big;
  const NumberType type = kTypes[m_types->currentIndex()].type;
  const QString difference = bytes::isFloating(type) ? m_tolerance->text().trimmed() : QString();
  bool isNumber = difference.isEmpty();
  const double tolerance = isNumber ? 0 : difference.toDouble(&isNumber);
  if (!isNumber || !(tolerance >= 0)) {
    return std::unexpected(Error::damaged(tr("“%1” is not a valid tolerance").arg(difference), 0));
  }
  return BytePattern::ofNumber(m_edit->text(), type, order, tolerance);
}

void ByteSearchBar::readLine() {
  m_pattern.reset();
  m_isText = kind() == Kind::Text || (kind() == Kind::BytesOrText && !bytes::parseHexPattern(m_edit->text()));
  showReading();
  std::optional<Mistake> mistake;
  QString message;
  if (!m_edit->text().isEmpty()) {
    if (auto read = this->read()) {
      m_pattern = std::move(*read);
    } else {
      message = read.error().message;
      // Numbers are wrong as a whole.
      mistake = kind() == Kind::Number ? Mistake{0, static_cast<int>(m_edit->text().size())}
                                       : Mistake{static_cast<int>(read.error().offset.value_or(0))};
    }
  }
  underlineMistake(*m_edit, mistake);
  tell(message);
  Q_EMIT changed();
}

void ByteSearchBar::showReading() {
  m_reading->setVisible(kind() == Kind::BytesOrText && !m_edit->text().isEmpty());
  m_reading->setText(m_isText ? tr("As text:") : tr("As bytes:"));
}

void ByteSearchBar::edit() {
  giveKeyboard(*m_edit);
  m_edit->selectAll();
}

void ByteSearchBar::tell(const QString& text) {
  m_state->setText(text);
}

void ByteSearchBar::setProgress(double fraction) {
  const bool isRunning = fraction >= 0;
  // Buttons that go while they have the keyboard would give it to the next one.
  if (!isRunning && m_stop->hasFocus()) {
    m_edit->setFocus();
  }
  m_progress->setVisible(isRunning);
  m_stop->setVisible(isRunning);
  m_progress->setValue(static_cast<int>(fraction * kSearchSteps));
}

bool ByteSearchBar::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent&>(*event).key() == Qt::Key_Escape) {
    event->accept(); // and not for the action that has this key
    return true;
  }
  if (event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent&>(*event))) {
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

bool ByteSearchBar::handleKey(const QKeyEvent& event) {
  if (event.modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier)) {
    return false;
  }
  switch (event.key()) {
  case Qt::Key_Escape:
    Q_EMIT closeWanted();
    return true;
  case Qt::Key_Return:
  case Qt::Key_Enter:
    Q_EMIT stepWanted(!event.modifiers().testFlag(Qt::ShiftModifier));
    return true;
  case Qt::Key_Down:
    if (m_edit->hasFocus()) {
      Q_EMIT listWanted();
      return true;
    }
    return false;
  default:
    return false;
  }
}

} // namespace vitrine::ui
