#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/NumberArguments.h"
#include "app/cli/OpenArguments.h"
#include "core/structure/Json.h"
#include "core/visibility/VisibilityReport.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

using structure::Json;
using visibility::VisibilityReport;

Json numberOrNull(int number) {
  return number < 0 ? Json() : Json(number);
}

Json leafRecordJson(const Document& document, const VisibilityReport& report) {
  if (!report.leafRecord) {
    return {};
  }
  const structure::Section& section = document.structure[report.leafRecord->section];
  return {{"section", section.path.toStdString()}, {"row", report.leafRecord->row}};
}

QString visibilityJson(const Document& document, const QVector3D& at, const VisibilityReport& report) {
  Json json;
  json["at"] = {at.x(), at.y(), at.z()};
  json["known"] = report.known;
  json["leaf"] = numberOrNull(report.leaf);
  json["leafRecord"] = leafRecordJson(document, report);
  json["area"] = report.leaf < 0 ? Json() : Json(report.area);
  json["cluster"] = numberOrNull(report.cluster);
  json["clusters"] = report.clusterCount;
  json["visibleClusters"] = report.visibleClusters;
  json["triangles"] = {{"drawn", report.drawnTriangles}, {"total", report.totalTriangles}};
  return QString::fromStdString(json.dump(1)) + QLatin1Char('\n');
}

/// Text on the cluster; where there is none, that everything is drawn, and why.
QString clusterText(const VisibilityReport& report) {
  if (!report.known) {
    return QStringLiteral("none: the file has no visibility data, everything is drawn");
  }
  if (report.cluster < 0) {
    return QStringLiteral("none: solid or outside the map, everything is drawn");
  }
  return QStringLiteral("%1 of %2").arg(report.cluster).arg(report.clusterCount);
}

QString visibilityText(const VisibilityReport& report) {
  const QString leaf = report.leaf < 0 ? QStringLiteral("none") : QString::number(report.leaf);
  QString text = QStringLiteral("leaf              %1\n").arg(leaf);
  if (report.leaf >= 0) {
    text += QStringLiteral("area              %1\n").arg(report.area);
  }
  text += QStringLiteral("cluster           %1\n").arg(clusterText(report));
  if (report.known) {
    text += QStringLiteral("visible clusters  %1 of %2\n").arg(report.visibleClusters).arg(report.clusterCount);
  }
  return text + QStringLiteral("triangles drawn   %1 of %2\n").arg(report.drawnTriangles).arg(report.totalTriangles);
}

class VisibilityCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("visibility", "Show what is visible from a position, according to the map's data");
    command->add_option("FILE", m_file, "The file")->required();
    command->add_option("--at", m_at, "Position, in the coordinates of the file")->required()->type_name("X,Y,Z");
    command->add_flag("--json", m_json, "Print JSON");
    m_open.declare(*command);
    return *command;
  }

  ExitCode run() override {
    const auto options = m_open.toOptions();
    if (!options) {
      complain({}, options.error());
      return ExitCode::Usage;
    }
    const auto at = parseNumbers(fromArgument(m_at), 3);
    if (!at) {
      complain({}, QStringLiteral("--at %1: expected X,Y,Z").arg(fromArgument(m_at)));
      return ExitCode::Usage;
    }
    const QString path = fromArgument(m_file);
    const auto file = loadFile(path, *options, Assets::Leave);
    if (!file) {
      complain(path, file.error());
      return ExitCode::Failed;
    }
    return report(*file, path, {(*at)[0], (*at)[1], (*at)[2]});
  }

private:
  ExitCode report(const LoadedFile& file, const QString& path, const QVector3D& at) {
    const Document& document = file.document();
    if (!document.scene) {
      complain(path, whyNoScene(document, QStringLiteral("there is nothing to see")));
      return ExitCode::Failed;
    }
    const VisibilityReport report = visibility::visibilityAt(*document.scene, state::startState(*document.scene),
                                                             document.scene->sourceAxes.toScene(at));
    ResultStream out;
    out.write(m_json ? visibilityJson(document, at, report) : visibilityText(report));
    return finished(out) ? verdict(file, path, m_open.strict) : ExitCode::Failed;
  }

  std::string m_file;
  std::string m_at;
  bool m_json = false;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeVisibilityCommand() {
  return std::make_unique<VisibilityCommand>();
}

} // namespace vitrine::cli
