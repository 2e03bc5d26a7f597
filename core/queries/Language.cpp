#include "core/queries/Language.h"

#include "core/base/Translate.h"
#include "core/queries/Completion.h"
#include "core/queries/Parser.h"
#include "core/queries/RecordFilter.h"

#include <algorithm>
#include <utility>

namespace vitrine::queries {
namespace {

/// Calls `take` with each table of spellings, in the order of the help.
template <class Take>
void forEachTable(const Take& take) {
  take(kAnds);
  take(kOrs);
  take(kNots);
  take(kComparisons);
  take(kFunctions);
  take(kSums);
  take(kProducts);
  take(kSigns);
  take(kBitAnds);
  take(kBitOrs);
}

bool isWord(const char* text) {
  return QChar::isLetter(static_cast<char32_t>(*text));
}

/// Meaning and example of an operator. Without a default: the compiler warns of an operator that has none.
std::pair<QString, QString> describe(Operator op, const ExampleFields& fields) {
  switch (op) {
  case Operator::None:
    break;
  case Operator::Or:
    return {base::translate("formats", "One of two conditions holds, or both."),
            QStringLiteral("row < 10 || row > 20")};
  case Operator::And:
    return {base::translate("formats", "Both conditions hold."), QStringLiteral("row >= 10 && row < 20")};
  case Operator::Not:
    return {base::translate("formats", "The condition does not hold."), QStringLiteral("not row < 10")};
  case Operator::Equal:
    return {base::translate("formats", "Numbers or texts are equal."), QStringLiteral("row == 5")};
  case Operator::NotEqual:
    return {base::translate("formats", "Numbers or texts differ."), QStringLiteral("row != 5")};
  case Operator::Less:
    return {base::translate("formats", "The first is less than the second."), QStringLiteral("row < 5")};
  case Operator::LessEqual:
    return {base::translate("formats", "The first is less than or equal to the second."), QStringLiteral("row <= 5")};
  case Operator::Greater:
    return {base::translate("formats", "The first is greater than the second."), QStringLiteral("row > 5")};
  case Operator::GreaterEqual:
    return {base::translate("formats", "The first is greater than or equal to the second."),
            QStringLiteral("row >= 5")};
  case Operator::Has:
    return {base::translate("formats", "All these flags are set."),
            QStringLiteral("%1 has %2").arg(fields.flags, fields.flag)};
  case Operator::Contains:
    return {base::translate("formats", "A list contains the number, or a text contains the second text."),
            QStringLiteral("%1 contains 5").arg(fields.list)};
  case Operator::Matches:
    return {base::translate("formats", "A regular expression matches the text; i behind it ignores case."),
            QStringLiteral("%1 ~ /wall/i").arg(fields.text)};
  case Operator::NotMatches:
    return {base::translate("formats", "A regular expression does not match the text."),
            QStringLiteral("%1 !~ /wall/i").arg(fields.text)};
  case Operator::Add:
    return {base::translate("formats", "Sum."), QStringLiteral("row + 1 == 5")};
  case Operator::Subtract:
    return {base::translate("formats", "Difference."), QStringLiteral("row - 1 == 5")};
  case Operator::Multiply:
    return {base::translate("formats", "Product."), QStringLiteral("row * 2 == 10")};
  case Operator::Divide:
    return {base::translate("formats", "Quotient, a real number."), QStringLiteral("row / 2 > 2.5")};
  case Operator::Remainder:
    return {base::translate("formats", "Remainder of a division."), QStringLiteral("row % 2 == 0")};
  case Operator::BitAnd:
    return {base::translate("formats", "Bits that both numbers have."), QStringLiteral("(row & 3) == 1")};
  case Operator::BitOr:
    return {base::translate("formats", "Bits that at least one of the numbers has."), QStringLiteral("(row | 1) == 5")};
  case Operator::Negate:
    return {base::translate("formats", "The number with the other sign."), QStringLiteral("-row < -10")};
  case Operator::Absolute:
    return {base::translate("formats", "The number without its sign."), QStringLiteral("abs(row - 100) < 5")};
  case Operator::Length:
    return {base::translate("formats", "Length of a list of numbers as a vector."),
            QStringLiteral("length(%1) > 1").arg(fields.list)};
  case Operator::Count:
    return {base::translate("formats", "Number of elements of a list."),
            QStringLiteral("count(%1) > 2").arg(fields.list)};
  }
  return {};
}

/// Terms of the operators and functions, one for each meaning.
std::vector<base::SyntaxTerm> operatorTerms(const ExampleFields& fields) {
  std::vector<Operator> order;
  std::vector<base::SyntaxTerm> terms;
  forEachTable([&](const auto& table) {
    for (const OperatorName& name : table) {
      const auto known = std::ranges::find(order, name.op);
      if (known != order.end()) {
        QString& form = terms[static_cast<std::size_t>(known - order.begin())].form;
        if (const QString text = QString::fromLatin1(name.text); !form.split(QLatin1Char(' ')).contains(text)) {
          form += QLatin1Char(' ') + text;
        }
        continue;
      }
      auto [meaning, example] = describe(name.op, fields);
      order.push_back(name.op);
      terms.push_back({QString::fromLatin1(name.text), std::move(meaning), std::move(example)});
    }
  });
  return terms;
}

QString spellings(const auto& table) {
  QStringList texts;
  for (const auto& named : table) {
    texts << QString::fromLatin1(named.text);
  }
  return texts.join(QLatin1Char(' '));
}

} // namespace

const QStringList& languageWords() {
  static const QStringList kWords = [] {
    QStringList words;
    forEachTable([&words](const auto& table) {
      for (const OperatorName& name : table) {
        if (isWord(name.text)) {
          words << QString::fromLatin1(name.text);
        }
      }
    });
    words << QString::fromLatin1(kReferenceWord) << spellings(kNamedReals).split(QLatin1Char(' '))
          << spellings(kNamedIntegers).split(QLatin1Char(' ')) << QString::fromLatin1(kRowWord);
    return words;
  }();
  return kWords;
}

ExampleFields exampleFieldsOf(const structure::Structure& structure, structure::SectionId section) {
  ExampleFields found;
  bool flags = false, list = false, text = false, reference = false;
  const auto isGood = [&](const QString& expression) {
    return RecordFilter::compile(expression, structure, section).has_value();
  };
  const auto take = [](bool& known, QString& field, const QString& name, bool fits) {
    if (!known && fits) {
      known = true;
      field = name;
    }
  };
  Readers readers(structure);
  const QStringList fields = PathValue::fieldsAt(readers, section, {});
  for (const QString& field : fields) {
    if (field == QLatin1String(kRowWord)) {
      continue;
    }
    const QString name = quotedName(field);
    const QString asksFlag = name + QStringLiteral(" has ");
    // Names of flags come first; a field without flags has other fields there.
    const QString flag = completionAt(asksFlag, asksFlag.size(), structure, section).words.value(0);
    if (!flags && !fields.contains(flag) && isGood(asksFlag + flag)) {
      flags = true;
      found.flags = name;
      found.flag = flag;
    }
    take(list, found.list, name, isGood(QStringLiteral("%1 contains 5 && length(%1) > 1").arg(name)));
    take(text, found.text, name, isGood(QStringLiteral("%1 ~ /a/").arg(name)));
    take(reference, found.reference, name, isGood(QStringLiteral("ref(%1).row >= 0").arg(name)));
  }
  return found;
}

QString exampleCondition(const structure::RecordLayout& layout) {
  const auto nameOf = [](const structure::Field& field) { return quotedName(QString::fromLatin1(field.name)); };
  const auto isNumber = [](const structure::Field& field) {
    const bool isText = field.type == structure::FieldType::Chars || field.type == structure::FieldType::Raw;
    const bool isList = field.count > 1 || field.counter;
    return !isText && !isList && field.flags.empty() && field.values.empty() &&
           field.reference.kind == structure::ReferenceKind::None;
  };
  QStringList conditions;
  if (const auto number = std::ranges::find_if(layout.fields, isNumber); number != layout.fields.end()) {
    conditions << QStringLiteral("%1 > 100").arg(nameOf(*number));
  }
  const auto hasFlags = [](const structure::Field& field) { return !field.flags.empty(); };
  if (const auto flags = std::ranges::find_if(layout.fields, hasFlags); flags != layout.fields.end()) {
    conditions << QStringLiteral("%1 has %2").arg(nameOf(*flags), QString::fromLatin1(flags->flags.front().name));
  }
  return conditions.isEmpty() ? QStringLiteral("row < 100") : conditions.join(QStringLiteral(" && "));
}

std::vector<base::SyntaxTerm> languageTerms(const ExampleFields& fields) {
  std::vector<base::SyntaxTerm> terms{
      {QString::fromLatin1(kRowWord), base::translate("formats", "Number of the record."), QStringLiteral("row < 100")},
      {QStringLiteral("\" \""), base::translate("formats", "A text."),
       QStringLiteral("%1 == \"wall\"").arg(fields.text)},
      {QStringLiteral("0x"), base::translate("formats", "A hexadecimal number."), QStringLiteral("row < 0x1f")},
      {QString::fromLatin1(kReferenceWord) + QStringLiteral("( )"),
       base::translate("formats", "The record that a reference leads to, and its fields."),
       QStringLiteral("%1(%2).row > 5").arg(QLatin1String(kReferenceWord), fields.reference)}};
  std::ranges::move(operatorTerms(fields), std::back_inserter(terms));
  terms.push_back(
      {spellings(kNamedReals), base::translate("formats", "Not a number, and infinity."), QStringLiteral("row < inf")});
  terms.push_back({spellings(kNamedIntegers), base::translate("formats", "1 and 0, for switches."),
                   QStringLiteral("(row > 5) == true")});
  terms.push_back({QStringLiteral("( )"), base::translate("formats", "Evaluates the part in brackets first."),
                   QStringLiteral("(row < 5 || row > 9) && row != 2")});
  return terms;
}

} // namespace vitrine::queries
