#include "app/cli/OpenArguments.h"

#include "app/cli/Console.h"
#include "core/formats/api/RawFormat.h"
#include "core/formats/registry/Registry.h"
#include "core/opening/Opening.h"

#include <QFile>
#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

/// Larger files are read by range: a command looks at each part once, if at all.
constexpr std::uint64_t kWholeFileLimit = 16ull << 20;

Error usageError(const QString& message) {
  return Error::of(ErrorCode::NotFound, message);
}

bool isDamage(const Diagnostic& diagnostic) {
  return diagnostic.severity == Severity::Damage;
}

} // namespace

QString fromArgument(const std::string& argument) {
  return QFile::decodeName(argument.c_str());
}

void OpenArguments::declare(CLI::App& command) {
  command.add_option("--option", options, "Option of the format, KEY=VALUE or KEY=FILE; may be repeated")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  command.add_option("--key", key, "The same as --option key=FILE")->type_name("FILE");
  command.add_option("--game", gameFolders, "Game folder or archive to search for referenced files; may be repeated")
      ->type_name("PLACE")
      ->allow_extra_args(false);
  if (!command.get_option_no_throw("--as")) {
    command
        .add_option("--as", format,
                    "Read the file as this format: an id listed by `formats --json`, or raw for bytes only")
        ->type_name("FORMAT");
  }
  command.add_flag("--strict", strict, "Exit with status 4 if anything is damaged");
}

Result<formats::OpenOptions> OpenArguments::toOptions() const {
  formats::OpenOptions made;
  for (const std::string& option : options) {
    const QString text = fromArgument(option);
    const qsizetype equals = text.indexOf(QLatin1Char('='));
    if (equals <= 0) {
      return std::unexpected(usageError(QStringLiteral("--option %1: expected KEY=VALUE").arg(text)));
    }
    made.formatOptions.insert(text.left(equals), text.mid(equals + 1));
  }
  made.format = QString::fromStdString(format);
  if (!format.empty() && made.format != formats::RawFormat::id() && !formats::registry().byId(made.format)) {
    return std::unexpected(usageError(QStringLiteral("--as %1: unknown format").arg(made.format)));
  }
  if (!key.empty()) {
    made.formatOptions.insert(QStringLiteral("key"), fromArgument(key));
  }
  for (const std::string& folder : gameFolders) {
    const QString path = fromArgument(folder);
    if (!QFileInfo::exists(path)) {
      return std::unexpected(usageError(QStringLiteral("--game %1: there is no such folder or archive").arg(path)));
    }
    made.gameFolders << path;
  }
  return made;
}

bool LoadedFile::damaged() const {
  return document().sceneError || document().droppedDiagnostics > 0 ||
         std::ranges::any_of(document().diagnostics, isDamage) || std::ranges::any_of(findings.diagnostics, isDamage);
}

Result<LoadedFile> loadFile(const QString& path, const formats::OpenOptions& options, Assets assets) {
  formats::OpenOptions sparing = options;
  sparing.wholeFileLimit = kWholeFileLimit;
  const formats::Opener opener(formats::registry());
  base::Progress progress;
  base::Diagnostics diagnostics;
  const opening::Opening opening(opener, std::move(sparing), progress, diagnostics);
  auto opened = opening.open(path);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  LoadedFile file{std::move(*opened), {}};
  if (file.document().scene) {
    file.findings.assets = file.document().scene->assets;
  }
  if (assets == Assets::Resolve) {
    opening.resolve(file.opened, file.findings);
  }
  return file;
}

Error whyNoScene(const Document& document, const QString& otherwise) {
  if (document.sceneError) {
    return *document.sceneError;
  }
  return Error::of(ErrorCode::NotFound, document.archive
                                            ? otherwise + QStringLiteral(": this is an archive; name a file in "
                                                                         "it, ARCHIVE/folder/file")
                                            : otherwise);
}

ExitCode statusOf(const LoadedFile& file, bool strict) {
  return strict && file.damaged() ? ExitCode::Damaged : ExitCode::Done;
}

ExitCode verdict(const LoadedFile& file, const QString& path, bool strict) {
  if (file.document().sceneError) {
    complain(path, *file.document().sceneError);
  }
  return statusOf(file, strict);
}

} // namespace vitrine::cli
