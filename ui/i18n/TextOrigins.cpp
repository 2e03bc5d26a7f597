#include "ui/i18n/TextOrigins.h"

#include <QCoreApplication>
#include <QFile>
#include <QXmlStreamReader>

namespace vitrine::ui {
namespace {

/// One number of every plural form of the languages there are, as no text has them by itself.
constexpr std::array kNumbers{1, 98761, 98762, 98765};
/// Fewer letters beside the arguments are no text to tell by.
constexpr qsizetype kLeastLetters = 2;
/// With fewer, the arguments must be numbers: "3 of 7" is a text, "Master of Arms" a name.
constexpr qsizetype kLettersOfSentence = 6;
/// Only windows show texts with arguments; those of formats are too many and too alike.
const QByteArray kWindowTexts = "vitrine::ui::";

QString translate(const SourceText& text, int number) {
  return QCoreApplication::translate(text.context.constData(), text.source.constData(), text.comment.constData(),
                                     number);
}

const QRegularExpression& markExpression() {
  static const QRegularExpression mark(QStringLiteral("%([1-9n])"));
  return mark;
}

SourceText readMessage(QXmlStreamReader& xml, const QByteArray& context) {
  SourceText text{context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")};
  while (xml.readNextStartElement()) {
    if (xml.name() == QLatin1String("source")) {
      text.source = xml.readElementText().toUtf8();
    } else if (xml.name() == QLatin1String("comment")) {
      text.comment = xml.readElementText().toUtf8();
    } else {
      xml.skipCurrentElement();
    }
  }
  return text;
}

/// Texts of Qt that it does not translate anew by itself. These and the words of buttons are among our own texts, as
/// Qt's translations are a package of their own that many machines lack.
const std::array kTextsOfQt{
    SourceText{"QDockWidget", QT_TRANSLATE_NOOP("QDockWidget", "Close"), {}, false},
    SourceText{"QDockWidget", QT_TRANSLATE_NOOP("QDockWidget", "Float"), {}, false},
    SourceText{"QDockWidget", QT_TRANSLATE_NOOP("QDockWidget", "Closes the dock widget"), {}, false},
    SourceText{"QDockWidget", QT_TRANSLATE_NOOP("QDockWidget", "Undocks and re-attaches the dock widget"), {}, false},
    SourceText{"QKeySequenceEdit", QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut"), {}, false},
    SourceText{"QTabBar", QT_TRANSLATE_NOOP("QTabBar", "Scroll Left"), {}, false},
    SourceText{"QTabBar", QT_TRANSLATE_NOOP("QTabBar", "Scroll Right"), {}, false},
};

/// Buttons of our dialogs; their boxes translate them.
[[maybe_unused]] constexpr std::array kButtonsOfQt{
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"), QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"), QT_TRANSLATE_NOOP("QPlatformTheme", "Close")};

std::vector<SourceText> readProgramTexts() {
  QFile file(QStringLiteral(":/vitrine/i18n/texts.ts"));
  const bool opened = file.open(QIODevice::ReadOnly);
  Q_ASSERT(opened);
  QXmlStreamReader xml(opened ? file.readAll() : QByteArray());
  std::vector<SourceText> texts(kTextsOfQt.begin(), kTextsOfQt.end());
  QByteArray context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) {
      continue;
    }
    if (xml.name() == QLatin1String("name")) {
      context = xml.readElementText().toUtf8();
    } else if (xml.name() == QLatin1String("message")) {
      texts.push_back(readMessage(xml, context));
    }
  }
  return texts;
}

/// As many as there would be in Latin script: a Chinese character says more.
qsizetype lettersIn(const QString& text) {
  constexpr char16_t kFirstOfEastAsia = 0x2e80;
  constexpr qsizetype kWorth = 3;
  qsizetype letters = 0;
  for (const QChar c : text) {
    letters += !c.isLetter() ? 0 : c.unicode() < kFirstOfEastAsia ? 1 : kWorth;
  }
  return letters;
}

bool allHaveDigits(const QRegularExpressionMatch& match) {
  const QStringList captured = match.capturedTexts();
  return std::all_of(captured.begin() + 1, captured.end(), [](const QString& argument) {
    return std::ranges::any_of(argument, [](QChar c) { return c.isDigit(); });
  });
}

} // namespace

const std::vector<SourceText>& programTexts() {
  static const std::vector<SourceText> texts = readProgramTexts();
  return texts;
}

QString TextOrigin::translated() const {
  const QString pattern = translate(text, number);
  QString filled;
  qsizetype end = 0;
  for (auto found = markExpression().globalMatch(pattern); found.hasNext();) {
    const auto mark = found.next();
    filled += QStringView(pattern).mid(end, mark.capturedStart() - end);
    end = mark.capturedEnd();
    const qsizetype argument = mark.captured(1).toInt() - 1;
    filled += argument >= 0 && argument < arguments.size() ? arguments[argument] : mark.captured();
  }
  return filled.append(QStringView(pattern).mid(end));
}

TextOrigins::TextOrigins(const std::vector<SourceText>& texts) {
  for (const SourceText& text : texts) {
    if (text.plural) {
      for (const int number : kNumbers) {
        const QRegularExpression digits(QStringLiteral("(?<![%\\d])%1(?!\\d)").arg(number));
        QString translation = translate(text, number);
        if (translation.contains(digits)) {
          addPattern(text, translation.replace(digits, QStringLiteral("%n")));
        }
      }
      continue;
    }
    const QString translation = translate(text, -1);
    if (translation.contains(markExpression())) {
      addPattern(text, translation);
    } else {
      m_whole[translation].push_back(text);
    }
  }
  std::ranges::stable_sort(m_patterns, std::ranges::greater(),
                           [](const Pattern& pattern) { return pattern.expression.pattern().size(); });
}

void TextOrigins::addPattern(const SourceText& text, const QString& translation) {
  if (!text.context.startsWith(kWindowTexts)) {
    return;
  }
  Pattern pattern{text, {}, {}, {}, 0};
  QString expression;
  qsizetype end = 0;
  const auto addLiteral = [&](const QString& literal) {
    expression += QRegularExpression::escape(literal);
    pattern.letters += lettersIn(literal);
    pattern.literal = literal.size() > pattern.literal.size() ? literal : pattern.literal;
  };
  for (auto found = markExpression().globalMatch(translation); found.hasNext();) {
    const auto mark = found.next();
    addLiteral(translation.mid(end, mark.capturedStart() - end));
    end = mark.capturedEnd();
    const bool number = mark.captured(1) == QLatin1String("n");
    expression += number ? QStringLiteral("(\\d+)") : QStringLiteral("(.*?)");
    pattern.marks.push_back(number ? 0 : mark.captured(1).toInt());
  }
  addLiteral(translation.mid(end));
  if (pattern.letters >= kLeastLetters) {
    pattern.expression.setPattern(QRegularExpression::anchoredPattern(expression));
    pattern.expression.setPatternOptions(QRegularExpression::DotMatchesEverythingOption);
    m_patterns.push_back(std::move(pattern));
  }
}

std::vector<TextOrigin> TextOrigins::of(const QString& shown) const {
  std::vector<TextOrigin> origins;
  if (shown.isEmpty()) {
    return origins;
  }
  for (const SourceText& text : m_whole.value(shown)) {
    origins.push_back({text});
  }
  for (const Pattern& pattern : m_patterns) {
    if (!origins.empty() || !shown.contains(pattern.literal)) {
      continue;
    }
    const auto match = pattern.expression.match(shown);
    if (!match.hasMatch() || (pattern.letters < kLettersOfSentence && !allHaveDigits(match))) {
      continue;
    }
    TextOrigin origin{pattern.text};
    for (std::size_t group = 0; group < pattern.marks.size(); ++group) {
      const QString captured = match.captured(static_cast<int>(group) + 1);
      if (pattern.marks[group] == 0) {
        origin.number = captured.toInt();
        continue;
      }
      origin.arguments.resize(std::max<qsizetype>(origin.arguments.size(), pattern.marks[group]));
      origin.arguments[pattern.marks[group] - 1] = captured;
    }
    origins.push_back(std::move(origin));
  }
  return origins;
}

} // namespace vitrine::ui
