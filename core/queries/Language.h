#pragma once

#include "core/base/SyntaxTerm.h"
#include "core/queries/Expression.h"
#include "core/structure/Structure.h"

#include <QStringList>

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace vitrine::queries {

/// Spelling of an operator or a function. The parser knows no others, and languageTerms() describes all of them.
struct OperatorName {
  const char* text;
  Operator op;
};

inline constexpr std::array kOrs{OperatorName{"||", Operator::Or}, OperatorName{"or", Operator::Or}};
inline constexpr std::array kAnds{OperatorName{"&&", Operator::And}, OperatorName{"and", Operator::And}};
inline constexpr std::array kNots{OperatorName{"!", Operator::Not}, OperatorName{"not", Operator::Not}};
inline constexpr std::array kComparisons{
    OperatorName{"==", Operator::Equal},          OperatorName{"=", Operator::Equal},
    OperatorName{"!=", Operator::NotEqual},       OperatorName{"<", Operator::Less},
    OperatorName{"<=", Operator::LessEqual},      OperatorName{">", Operator::Greater},
    OperatorName{">=", Operator::GreaterEqual},   OperatorName{"has", Operator::Has},
    OperatorName{"contains", Operator::Contains}, OperatorName{"~", Operator::Matches},
    OperatorName{"matches", Operator::Matches},   OperatorName{"!~", Operator::NotMatches}};
inline constexpr std::array kBitOrs{OperatorName{"|", Operator::BitOr}};
inline constexpr std::array kBitAnds{OperatorName{"&", Operator::BitAnd}};
inline constexpr std::array kSums{OperatorName{"+", Operator::Add}, OperatorName{"-", Operator::Subtract}};
inline constexpr std::array kProducts{OperatorName{"*", Operator::Multiply}, OperatorName{"/", Operator::Divide},
                                      OperatorName{"%", Operator::Remainder}};
/// Operators before one operand, other than kNots.
inline constexpr std::array kSigns{OperatorName{"-", Operator::Negate}, OperatorName{"!", Operator::Not}};
inline constexpr std::array kFunctions{OperatorName{"abs", Operator::Absolute},
                                       OperatorName{"length", Operator::Length},
                                       OperatorName{"count", Operator::Count}};

/// Word that stands for a number.
struct NamedReal {
  const char* text;
  double value;
};
struct NamedInteger {
  const char* text;
  std::int64_t value;
};
inline constexpr std::array kNamedReals{NamedReal{"nan", std::numeric_limits<double>::quiet_NaN()},
                                        NamedReal{"inf", std::numeric_limits<double>::infinity()}};
inline constexpr std::array kNamedIntegers{NamedInteger{"true", 1}, NamedInteger{"false", 0}};

/// Word before the brackets of a reference that is followed, and the field that is a record's number.
inline constexpr const char* kReferenceWord = "ref";
inline constexpr const char* kRowWord = "row";

/// Words of the language, which no plain field name is.
const QStringList& languageWords();

/// Fields of a section that examples may be about, as expressions spell them.
struct ExampleFields {
  QString flags = QStringLiteral("flags");
  QString flag = QStringLiteral("SKY"); ///< a name that a value of `flags` has
  QString list = QStringLiteral("edges");
  QString text = QStringLiteral("name");
  QString reference = QStringLiteral("texinfo");
};

/// Fields of the section's records. A kind of field that these do not have keeps its default. The section must have
/// records.
ExampleFields exampleFieldsOf(const structure::Structure& structure, structure::SectionId section);

/// An example of a condition on records of this layout: on its first plain number and its first flag, as far as it has
/// them. Costs nothing, unlike exampleFieldsOf().
QString exampleCondition(const structure::RecordLayout& layout);

/// Every construct of the language, those with the same meaning as one.
std::vector<base::SyntaxTerm> languageTerms(const ExampleFields& fields = {});

} // namespace vitrine::queries
