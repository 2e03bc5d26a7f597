#include "ui/outline/MapFigurePages.h"

#include "ui/style/Icons.h"

#include <QCoreApplication>
#include <QIcon>
#include <QLocale>

namespace vitrine::ui {
namespace {

class FigureTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::FigureTexts)
};

/// Share of a limit from which on a map is near it.
constexpr double kNearLimit = 0.9;

/// Row whose cells behind the first are numbers.
class RowMaker {
public:
  RowMaker(std::size_t number, const QString& name) {
    m_row.number = number;
    m_row.cells << name;
  }
  RowMaker& count(std::uint64_t number) { return add(countText(number), static_cast<double>(number)); }
  RowMaker& size(std::uint64_t bytes) { return add(sizeText(bytes), static_cast<double>(bytes)); }
  RowMaker& add(const QString& text, double number) {
    m_row.cells << text;
    m_row.numbers.push_back(number);
    return *this;
  }
  RowMaker& cost(const links::DrawCost& cost) {
    return count(cost.triangles).count(cost.items).size(cost.lightmapBytes);
  }
  RowMaker& warn(bool warns) {
    m_row.warns = warns;
    return *this;
  }
  FigureRow take() { return std::move(m_row); }

private:
  FigureRow m_row;
};

QString materialText(const Document& document, MaterialIndex material) {
  return document.scene && document.scene->assets.materials.contains(material)
             ? document.scene->assets.materials[material].name
             : QString();
}

FigureRow limitRow(std::size_t number, const document::LimitUse& use) {
  if (use.limit == 0) {
    return RowMaker(number, use.name).count(use.used).add(FigureTexts::tr("unknown"), -1).add(QString(), -1).take();
  }
  const double share = static_cast<double>(use.used) / static_cast<double>(use.limit);
  return RowMaker(number, use.name)
      .count(use.used)
      .count(use.limit)
      .add(QStringLiteral("%1 %").arg(QLocale().toString(100 * share, 'f', 1)), share)
      .warn(share >= kNearLimit)
      .take();
}

/// "0x00001f", with the space or file where it is not the opened one.
QString damagePlaceText(const Document& document, const links::DamageRow& row) {
  if (!row.where) {
    return row.path;
  }
  const QString offset = hexText(row.where->offset);
  const SpaceId space = row.where->space;
  const bool inSpace = row.path.isEmpty() && space != base::kFileSpace && document.spaces.contains(space);
  const QString name = inSpace ? document.spaces[space].name : row.path;
  return name.isEmpty() ? offset : offset + QLatin1Char(' ') + FigureTexts::tr("in %1").arg(name);
}

/// Number that sorts by place: the opened file, its spaces in their order, other files.
double placeOrder(const Document& document, const links::DamageRow& row) {
  constexpr double kBeyondSpace = 1ULL << 40;
  if (!row.where) {
    return -1;
  }
  const double space =
      row.path.isEmpty() ? static_cast<double>(row.where->space) : static_cast<double>(document.spaces.size());
  return space * kBeyondSpace + static_cast<double>(row.where->offset);
}

FigureRow damageRow(const Document& document, std::size_t number, const links::DamageRow& row) {
  return RowMaker(number, row.what)
      .add(damagePlaceText(document, row), placeOrder(document, row))
      .count(row.count)
      .warn(row.severity == base::Severity::Damage)
      .take();
}

template <class Entry, class Make>
std::vector<FigureRow> rowsOf(const std::vector<Entry>& entries, const Make& make) {
  std::vector<FigureRow> rows;
  rows.reserve(entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    rows.push_back(make(i, entries[i]));
  }
  return rows;
}

QStringList figureHeadings(FigureKind kind) {
  const QStringList cost{FigureTexts::tr("Triangles"), FigureTexts::tr("Surfaces"), FigureTexts::tr("Lightmaps")};
  switch (kind) {
  case FigureKind::Materials:
    return QStringList(FigureTexts::tr("Material")) + cost;
  case FigureKind::Models:
    return QStringList{FigureTexts::tr("Model"), FigureTexts::tr("Size"), FigureTexts::tr("Instances")} + cost;
  case FigureKind::Leaves:
    return QStringList{FigureTexts::tr("Leaf"), FigureTexts::tr("Cluster")} + cost;
  case FigureKind::Limits:
    return {FigureTexts::tr("Limit"), FigureTexts::tr("Used"), FigureTexts::tr("Maximum"), FigureTexts::tr("Share")};
  case FigureKind::Checks:
    return {FigureTexts::tr("Check")};
  case FigureKind::Damage:
    return {FigureTexts::tr("Damage"), FigureTexts::tr("Where"), FigureTexts::tr("Count")};
  case FigureKind::Unused:
    break;
  }
  return {FigureTexts::tr("Section"), FigureTexts::tr("Unused"), FigureTexts::tr("Total")};
}

} // namespace

QString figureTitle(FigureKind kind) {
  switch (kind) {
  case FigureKind::Materials:
    return FigureTexts::tr("Materials");
  case FigureKind::Models:
    return FigureTexts::tr("Models");
  case FigureKind::Leaves:
    return FigureTexts::tr("Leaves");
  case FigureKind::Limits:
    return FigureTexts::tr("Limits");
  case FigureKind::Checks:
    return FigureTexts::tr("Checks");
  case FigureKind::Damage:
    return FigureTexts::tr("Damage");
  case FigureKind::Unused:
    break;
  }
  return FigureTexts::tr("Unused");
}

QString figureName(FigureKind kind) {
  constexpr std::array kNames{"materialFigures", "modelFigures",  "leafFigures",  "limitFigures",
                              "checkFigures",    "unusedFigures", "damageFigures"};
  return QString::fromLatin1(kNames[static_cast<std::size_t>(kind)]);
}

TableColumns<FigureRow> figureColumns(FigureKind kind) {
  const auto isWarned = [](const FigureRow& row) {
    return row.warns ? QVariant(icon(QStringLiteral("warning"))) : QVariant();
  };
  TableColumns<FigureRow> columns{{.heading = [kind] { return figureHeadings(kind).front(); },
                                   .text = [](const FigureRow& row) { return row.cells.front(); },
                                   .sortValue = [](const FigureRow& row) { return row.cells.front(); },
                                   .decoration = isWarned}};
  for (qsizetype i = 1; i < figureHeadings(kind).size(); ++i) {
    columns.push_back({.heading = [kind, i] { return figureHeadings(kind)[i]; },
                       .text = [i](const FigureRow& row) { return row.cells[i]; },
                       .sortValue = [i](const FigureRow& row) { return row.numbers[static_cast<std::size_t>(i) - 1]; },
                       .alignment = kNumberAlignment,
                       .headingAlignment = kNumberAlignment});
  }
  return columns;
}

int figureSortColumn(FigureKind kind) {
  switch (kind) {
  case FigureKind::Limits:
    return 3;
  case FigureKind::Leaves:
    return 2;
  case FigureKind::Checks:
  case FigureKind::Unused:
  case FigureKind::Damage:
    return 0;
  default:
    return 1;
  }
}

std::vector<FigureRow> figureRows(FigureKind kind, const Document& document, const links::MapStatistics& statistics) {
  const auto& figures = document.mapFigures;
  switch (kind) {
  case FigureKind::Materials:
    return rowsOf(statistics.materials, [&](std::size_t i, const links::MaterialCost& each) {
      return RowMaker(i, materialText(document, each.material)).cost(each.cost).take();
    });
  case FigureKind::Models:
    return rowsOf(statistics.models, [](std::size_t i, const links::ModelCost& each) {
      return RowMaker(i, each.name)
          .add(QLocale().toString(static_cast<double>(each.size), 'f', 0), static_cast<double>(each.size))
          .count(each.places)
          .cost(each.cost)
          .take();
    });
  case FigureKind::Leaves:
    return rowsOf(statistics.leaves, [](std::size_t i, const links::LeafCost& each) {
      return RowMaker(i, FigureTexts::tr("leaf %1").arg(each.leaf))
          .add(QString::number(each.cluster), each.cluster)
          .cost(each.cost)
          .take();
    });
  case FigureKind::Limits:
    return figures ? rowsOf(figures->limits, limitRow) : std::vector<FigureRow>();
  case FigureKind::Checks:
    return figures ? rowsOf(figures->checks,
                            [](std::size_t i, const document::MapCheck& each) {
                              return RowMaker(i, each.text).warn(!each.passed).take();
                            })
                   : std::vector<FigureRow>();
  case FigureKind::Damage:
    return rowsOf(statistics.damage,
                  [&](std::size_t i, const links::DamageRow& each) { return damageRow(document, i, each); });
  case FigureKind::Unused:
    break;
  }
  return rowsOf(statistics.unused, [&](std::size_t i, const links::UnusedRecords& each) {
    return RowMaker(i, document.structure[each.section].path).count(each.rows.size()).count(each.total).take();
  });
}

QString costText(const links::DrawCost& cost) {
  return FigureTexts::tr("Initially shown: %1 triangles, %2 surfaces, %3 of lightmaps")
      .arg(countText(cost.triangles), countText(cost.items), sizeText(cost.lightmapBytes));
}

} // namespace vitrine::ui
