#include "ui/inspector/FieldText.h"

#include "ui/widgets/Texts.h"

#include <QCoreApplication>

namespace vitrine::ui {
namespace {

QString typeText(const structure::Field& field) {
  using structure::FieldType;
  static constexpr std::array kNames{"u8",  "i8",  "u16", "i16",  "u32",  "i32",
                                     "u64", "f32", "f64", "char", "byte", "16.16"};
  QString name = QString::fromLatin1(kNames.at(static_cast<std::size_t>(field.type)));
  if (field.bigEndian) {
    name += QStringLiteral(" big-endian");
  }
  if (field.counter) {
    return name + QStringLiteral("[…]");
  }
  return field.count == 1 ? name : QStringLiteral("%1[%2]").arg(name).arg(field.count);
}

/// The names of a number's flags, or of its value; empty: it has none.
QString meaningOf(const structure::Field& field, std::int64_t number) {
  if (!field.flags.empty() && number != 0) {
    // Only the bits the field has: a negative i16 is not sixty-four flags.
    const int bits = field.bitCount != 0 ? field.bitCount : static_cast<int>(structure::elementSize(field.type)) * 8;
    const auto mask = bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
    return structure::flagNames(field.flags, static_cast<std::uint64_t>(number) & mask).join(QStringLiteral(" | "));
  }
  return field.values.empty() ? QString() : structure::enumName(field.values, static_cast<std::uint64_t>(number));
}

} // namespace

QString fieldText(const structure::Field& field, const structure::Value& value, CellForm form) {
  const QString text = structure::toText(value);
  const auto* number = std::get_if<std::int64_t>(&value);
  const QString meaning = number && form != CellForm::Raw ? meaningOf(field, *number) : QString();
  if (meaning.isEmpty()) {
    return text;
  }
  return form == CellForm::Meaning ? meaning : text + QStringLiteral("  ") + meaning;
}

QString fieldToolTip(const structure::Field& field) {
  QString tip = QStringLiteral("%1: %2").arg(QString::fromLatin1(field.name), typeText(field));
  if (field.offset != structure::kVaryingOffset) {
    tip = QCoreApplication::translate("vitrine::ui::FieldText", "%1: %2 at offset %3")
              .arg(QString::fromLatin1(field.name), typeText(field))
              .arg(field.offset);
  }
  const QString part = formatText(QString::fromUtf8(field.part));
  if (!part.isEmpty()) {
    tip.prepend(part + QLatin1Char('\n'));
  }
  const QString meaning = formatText(QString::fromUtf8(field.meaning));
  if (!meaning.isEmpty()) {
    tip += QLatin1Char('\n') + meaning;
  }
  if (field.reference.kind != structure::ReferenceKind::None) {
    tip += QLatin1Char('\n') +
           QCoreApplication::translate("vitrine::ui::FieldText",
                                       "Refers to %1. Double-click, press Enter or Ctrl+click to follow.")
               .arg(QString::fromLatin1(field.reference.target));
  }
  return tip;
}

} // namespace vitrine::ui
