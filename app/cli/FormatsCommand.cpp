#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "core/exporting/ExportFormat.h"
#include "core/formats/registry/Registry.h"
#include "core/structure/Json.h"

#include <CLI/CLI.hpp>

#include <vector>

namespace vitrine::cli {
namespace {

using structure::Json;

struct WrittenFormat {
  const char* id;
  const char* name;
  const char* command;
};

std::vector<WrittenFormat> writtenFormats() {
  std::vector<WrittenFormat> written;
#ifdef VITRINE_CLI_RENDER
  for (const WrittenFormat& picture :
       {WrittenFormat{"png", "PNG image", "render"}, WrittenFormat{"jpg", "JPEG image", "render"},
        WrittenFormat{"webp", "WebP image", "render"}, WrittenFormat{"bmp", "BMP image", "render"},
        WrittenFormat{"exr", "OpenEXR image", "render"}}) {
    written.push_back(picture);
  }
#endif
  for (const exporting::ExportFormatInfo& info : exporting::kExportFormats) {
    written.push_back({info.extension, info.name, "export"});
  }
  return written;
}

Json strings(const QStringList& list) {
  Json json = Json::array();
  for (const QString& text : list) {
    json.push_back(text.toStdString());
  }
  return json;
}

class FormatsCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("formats", "List the formats that can be opened and written");
    command->add_flag("--json", m_json, "Print JSON");
    return *command;
  }

  ExitCode run() override {
    ResultStream out;
    out.write(m_json ? asJson() : asText());
    return finished(out) ? ExitCode::Done : ExitCode::Failed;
  }

private:
  static QString asText() {
    QString text;
    for (const auto& format : formats::registry().formats()) {
      const formats::FormatInfo& info = format->info();
      text += QStringLiteral("open   %1  %2  (.%3)\n")
                  .arg(info.id.leftJustified(12), info.name, info.extensions.join(QStringLiteral(", .")));
    }
    for (const WrittenFormat& format : writtenFormats()) {
      text += QStringLiteral("write  %1  %2  (%3)\n")
                  .arg(QString::fromLatin1(format.id).leftJustified(12), QLatin1String(format.name),
                       QLatin1String(format.command));
    }
    return text;
  }

  static QString asJson() {
    Json json;
    json["open"] = Json::array();
    for (const auto& format : formats::registry().formats()) {
      const formats::FormatInfo& info = format->info();
      json["open"].push_back({{"id", info.id.toStdString()},
                              {"name", info.name.toStdString()},
                              {"extensions", strings(info.extensions)},
                              {"mimeTypes", strings(info.mimeTypes)}});
    }
    json["write"] = Json::array();
    for (const WrittenFormat& format : writtenFormats()) {
      json["write"].push_back({{"id", format.id}, {"name", format.name}, {"command", format.command}});
    }
    return QString::fromStdString(json.dump(1)) + QLatin1Char('\n');
  }

  bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeFormatsCommand() {
  return std::make_unique<FormatsCommand>();
}

} // namespace vitrine::cli
