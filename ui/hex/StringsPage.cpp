#include "ui/hex/StringsPage.h"

#include "ui/widgets/PartNames.h"
#include "ui/widgets/TypingPause.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QTreeView>

namespace vitrine::ui {
namespace {

constexpr int kLeastStringLength = 4;
constexpr int kMostLeast = 99;
/// Characters of all texts in the list, so that memory is bounded.
constexpr qsizetype kMostListedCharacters = 16 << 20;

} // namespace

StringsPage::StringsPage(QWidget* parent)
    : FoundPage(QStringLiteral("strings"), {{.heading = [] { return tr("Text"); }, .text = &FoundBytes::text}}, parent),
      m_filter(new QLineEdit(this)), m_encoding(new QComboBox(this)), m_length(new QSpinBox(this)) {
  setObjectName(QStringLiteral("stringsPage"));
  list().setAccessibleName(tr("Strings"));
  m_filter->setObjectName(QStringLiteral("stringsFilter"));
  m_filter->setPlaceholderText(tr("Filter"));
  m_filter->setAccessibleName(tr("Filter strings"));
  addClearButton(*m_filter);
  m_length->setObjectName(QStringLiteral("stringsLength"));
  m_length->setRange(1, kMostLeast);
  m_length->setValue(kLeastStringLength);
  m_length->setPrefix(QStringLiteral("≥ "));
  m_length->setToolTip(tr("Minimum length in characters"));
  m_length->setAccessibleName(tr("Minimum length in characters"));
  makeEncodings();
  addOption(m_filter, 1);
  addOption(m_encoding);
  addOption(m_length);
  m_typing.setSingleShot(true);
  m_typing.setInterval(kTypingPauseMs);
  m_typing.callOnTimeout(this, &StringsPage::restart);
  connect(m_filter, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
  connect(m_length, &QSpinBox::valueChanged, &m_typing, qOverload<>(&QTimer::start));
  connect(m_encoding, &QComboBox::currentIndexChanged, this, &StringsPage::restart);
}

void StringsPage::makeEncodings() {
  using bytes::StringEncoding;
  m_encoding->setObjectName(QStringLiteral("stringsEncoding"));
  m_encoding->setToolTip(tr("Encoding of the strings"));
  m_encoding->setAccessibleName(tr("Encoding of the strings"));
  const auto add = [this](const QString& name, StringEncoding encoding) {
    m_encoding->addItem(name, static_cast<int>(encoding));
  };
  // Names of standards, the same in every language.
  add(QStringLiteral("UTF-8"), StringEncoding::Utf8);
  add(QStringLiteral("Latin-1"), StringEncoding::Latin1);
  add(QStringLiteral("UTF-16 LE"), StringEncoding::Utf16Le);
  add(QStringLiteral("UTF-16 BE"), StringEncoding::Utf16Be);
  add(QStringLiteral("Shift JIS"), StringEncoding::ShiftJis);
}

FoundPage::Job StringsPage::job(const DocumentPtr& document, SpaceId space) const {
  bytes::StringSearch search;
  search.encoding = static_cast<bytes::StringEncoding>(m_encoding->currentData().toInt());
  search.leastLength = static_cast<std::size_t>(m_length->value());
  search.mostFound = kMostRows;
  search.containing = m_filter->text();
  return [document, space, search](const Sink& sink, base::Progress& progress) {
    qsizetype characters = 0;
    const auto take = [&](bytes::FoundString string) {
      characters += string.text.size();
      FoundBytes row;
      row.range = {space, string.offset, string.size};
      row.text = std::move(string.text);
      sink(std::move(row));
      return characters < kMostListedCharacters;
    };
    return bytes::findStrings(*document->spaces[space].source, search, take, progress);
  };
}

void StringsPage::fillMenu(QMenu& menu) {
  menu.addAction(tr("Copy S&trings"), this, [this] { copy([](const FoundBytes& row) { return row.text; }); });
  FoundPage::fillMenu(menu);
}

} // namespace vitrine::ui
