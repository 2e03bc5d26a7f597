#pragma once

#include "core/links/MapStatistics.h"
#include "ui/widgets/TableColumn.h"

#include <QStringList>

#include <array>

namespace vitrine::ui {

/// Lists of a map's statistics.
enum class FigureKind { Materials, Models, Leaves, Limits, Checks, Unused, Damage };
inline constexpr std::array kFigureKinds{FigureKind::Materials, FigureKind::Models, FigureKind::Leaves,
                                         FigureKind::Limits,    FigureKind::Checks, FigureKind::Unused,
                                         FigureKind::Damage};

/// A row of figures of a map.
struct FigureRow {
  QStringList cells;
  std::vector<double> numbers; ///< of the cells behind the first, to be sorted by
  bool warns = false;
  std::size_t number = 0; ///< of what the row is about, in its list
};

QString figureTitle(FigureKind kind);
/// Stable name of its list: "materialFigures".
QString figureName(FigureKind kind);
/// The first column has texts, the others have numbers.
TableColumns<FigureRow> figureColumns(FigureKind kind);
/// Number of the column that sorts at first, descending; 0: the list has an order of its own.
int figureSortColumn(FigureKind kind);
std::vector<FigureRow> figureRows(FigureKind kind, const Document& document, const links::MapStatistics& statistics);

/// "1,234 triangles, 56 surfaces, 7.8 MB of lightmaps".
QString costText(const links::DrawCost& cost);

} // namespace vitrine::ui
