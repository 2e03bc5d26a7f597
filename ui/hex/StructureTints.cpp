#include "ui/hex/StructureTints.h"

#include "ui/inspector/FieldText.h"
#include "ui/style/Appearance.h"
#include "ui/widgets/Texts.h"

#include <QCoreApplication>

#include <cmath>

namespace vitrine::ui {
namespace {

class TintTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::StructureTints)
};

QString fieldValueText(const Document& document, const RecordRef& record, std::size_t field) {
  constexpr qsizetype kLongestValue = 200;
  const structure::RecordTable& table = *document.structure[record.section].table;
  const auto row = table.row(record.row);
  if (!row || field >= row->cells.size()) {
    return {};
  }
  const QString text = fieldText(table.layout().fields[field], row->cells[field]);
  return text.size() > kLongestValue ? text.first(kLongestValue) + QChar(u'…') : text;
}

} // namespace

QColor sectionGround(SectionId section, bool isStrong) {
  constexpr double kGoldenRatio = 0.61803398875;
  double whole = 0;
  const double hue = std::modf(section * kGoldenRatio, &whole);
  const bool dark = isDark();
  const double lightness = dark ? (isStrong ? 0.30 : 0.20) : (isStrong ? 0.85 : 0.93);
  const double saturation = dark ? 0.35 : 0.60;
  return QColor::fromHslF(static_cast<float>(hue), static_cast<float>(saturation), static_cast<float>(lightness));
}

QBrush unclaimedGround() {
  QColor lines = isDark() ? QColor(Qt::white) : QColor(Qt::black);
  constexpr int kHatchAlpha = 40;
  lines.setAlpha(kHatchAlpha);
  return {lines, Qt::BDiagPattern};
}

std::vector<HexTint> StructureTints::in(HexRange visible) const {
  std::vector<HexTint> tints;
  if (!m_document) {
    return tints;
  }
  for (const structure::FieldRun& run : m_runs.in(visible.offset, visible.size)) {
    const HexRange range{run.offset, run.size};
    if (!run.section) {
      tints.push_back({range, unclaimedGround()});
      continue;
    }
    std::uint64_t ordinal = 0;
    if (run.row) {
      const auto fields = m_document->structure[*run.section].table->layout().fields.size();
      ordinal = *run.row * std::max<std::uint64_t>(fields, 1) + run.field.value_or(0);
    }
    tints.push_back({range, sectionGround(*run.section, ordinal % 2 != 0)});
  }
  return tints;
}

QString pathText(const Document& document, const RecordRef& record, std::optional<std::size_t> field) {
  const structure::Section& section = document.structure[record.section];
  const QString path = section.path.isEmpty() ? section.name : section.path;
  const QString text = QStringLiteral("%1[%2]").arg(path).arg(record.row);
  return field ? text + QLatin1Char('.') + QString::fromLatin1(section.table->layout().fields[*field].name) : text;
}

QString placeText(const Document& document, const links::LinkIndex& links, SpaceId space, std::uint64_t offset) {
  if (const auto found = links.fieldAt(space, offset)) {
    return pathText(document, found->record, found->field);
  }
  const auto section = document.structure.sectionAt(space, offset);
  return section && *section != structure::kRootSection ? document.structure[*section].path : QString();
}

QString byteToolTip(const Document& document, const links::LinkIndex& links, SpaceId space, std::uint64_t offset) {
  const auto found = links.fieldAt(space, offset);
  QString tip = placeText(document, links, space, offset);
  if (tip.isEmpty()) {
    tip = TintTexts::tr("No section contains this byte");
  }
  if (found && found->field) {
    tip += QStringLiteral(" = ") + fieldValueText(document, found->record, *found->field);
    tip += QLatin1Char('\n') +
           fieldToolTip(document.structure[found->record.section].table->layout().fields[*found->field]);
  } else if (found) {
    tip += QLatin1Char('\n') + QString::fromLatin1(document.structure[found->record.section].table->layout().name);
  }
  return tip + QLatin1Char('\n') + TintTexts::tr("Offset %1 (%2)").arg(hexText(offset), QString::number(offset));
}

} // namespace vitrine::ui
