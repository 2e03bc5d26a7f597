#include "app/cli/SeveralFiles.h"

#include "app/cli/BatchSummary.h"
#include "app/cli/Console.h"
#include "app/cli/FilesGiven.h"
#include "app/cli/OpenArguments.h"
#include "core/files/OutputNames.h"

#include <QDir>
#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

const QLatin1String kFilePlace("{file}");

} // namespace

void SeveralFiles::declare(CLI::App& command, OutBy outBy) {
  m_command = &command;
  m_outBy = outBy;
  command.add_option("--jobs", m_jobs, "Number of parallel files (number of processors)")->type_name("N");
  command.add_option("--only", m_patterns, "In folders, only files that match, such as \"*.bsp\"")
      ->type_name("PATTERN")
      ->allow_extra_args(false);
  command.add_flag("--json", m_json, "With several files, print a JSON array at the end instead of a line per file");
}

bool SeveralFiles::areMeant(const std::vector<std::string>& inputs) {
  return inputs.size() > 1 || (inputs.size() == 1 && QFileInfo(fromArgument(inputs.front())).isDir());
}

QStringList SeveralFiles::outputsFor(const QStringList& files, const QString& out, const QString& ending) const {
  const QFileInfo info(out);
  const bool isFolder = info.isDir() || info.fileName().isEmpty();
  if (!isFolder && !out.contains(kFilePlace)) {
    return {};
  }
  const QString pattern = isFolder ? QDir(out).filePath(kFilePlace + QLatin1Char('.') + ending) : out;
  QStringList outputs;
  for (const QString& name : files::outputNames(files)) {
    outputs << QString(pattern).replace(kFilePlace, name);
  }
  return outputs;
}

ExitCode SeveralFiles::run(const std::vector<std::string>& inputs, const QString& out, const QString& ending) const {
  const QStringList files = filesGiven(inputs, m_patterns, FilesFor::Showing);
  if (files.isEmpty()) {
    return ExitCode::Failed;
  }
  const QStringList outputs = outputsFor(files, out, ending);
  if (outputs.isEmpty()) {
    complain({}, QStringLiteral("%1: with several files, expected a folder or a name with {file}").arg(out));
    return ExitCode::Usage;
  }
  const QStringList options = optionsGiven(*m_command, {QStringLiteral("--jobs"), QStringLiteral("--only"),
                                                        QStringLiteral("--json"), QStringLiteral("--output")});
  std::vector<BatchJob> jobs;
  for (qsizetype i = 0; i < files.size(); ++i) {
    if (const QString folder = QFileInfo(outputs[i]).path(); !QDir().mkpath(folder)) {
      complain(folder, QStringLiteral("the folder cannot be created"));
      return ExitCode::Failed;
    }
    QStringList arguments{QString::fromStdString(m_command->get_name()), files[i]};
    arguments << (m_outBy == OutBy::Option ? QStringList{QStringLiteral("-o"), outputs[i]} : QStringList{outputs[i]});
    jobs.push_back({files[i], outputs[i], arguments + options});
  }
  return BatchSummary{.atOnce = m_jobs, .json = m_json}.run(std::move(jobs));
}

FilesAndOut::FilesAndOut(const std::string& file, const std::vector<std::string>& rest)
    : inputs{file}, out(fromArgument(rest.back())) {
  inputs.insert(inputs.end(), rest.begin(), rest.end() - 1);
}

QStringList optionsGiven(const CLI::App& command, const QStringList& except) {
  QStringList options;
  for (const CLI::Option* option :
       command.get_options([](const CLI::Option* each) { return each->nonpositional() && each->count() > 0; })) {
    const QString name = QStringLiteral("--") + QString::fromStdString(option->get_lnames().front());
    if (except.contains(name)) {
      continue;
    }
    for (const std::string& value : option->results()) {
      options << (option->get_expected_max() == 0 ? name : name + QLatin1Char('=') + fromArgument(value));
    }
  }
  return options;
}

} // namespace vitrine::cli
