#include "app/cli/UsesText.h"

#include "core/structure/Json.h"

namespace vitrine::cli {
namespace {

void writeUsesAsJson(const structure::Structure& structure, const std::vector<links::RecordUse>& uses,
                     const structure::TextSink& sink) {
  structure::Json list = structure::Json::array();
  for (const links::RecordUse& use : uses) {
    structure::Json object;
    object["section"] = structure[use.section].path.toStdString();
    object["field"] = links::nameOf(structure, use).toStdString();
    object["rows"] = use.rows;
    list.push_back(std::move(object));
  }
  sink(QString::fromStdString(list.dump(2)) + QLatin1Char('\n'));
}

} // namespace

void writeUses(const structure::Structure& structure, const std::vector<links::RecordUse>& uses, bool json,
               const structure::TextSink& sink) {
  if (json) {
    writeUsesAsJson(structure, uses, sink);
    return;
  }
  bool wanted = sink(QStringLiteral("section,field,row\n"));
  for (const links::RecordUse& use : uses) {
    const QString start = structure::quotedCell(structure[use.section].path, QLatin1Char(',')) + QLatin1Char(',') +
                          structure::quotedCell(links::nameOf(structure, use), QLatin1Char(',')) + QLatin1Char(',');
    for (std::size_t i = 0; i < use.rows.size() && wanted; ++i) {
      wanted = sink(start + QString::number(use.rows[i]) + QLatin1Char('\n'));
    }
  }
}

} // namespace vitrine::cli
