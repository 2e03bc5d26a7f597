#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/FolderArguments.h"
#include "app/cli/OpenArguments.h"

#include <CLI/CLI.hpp>

#include <map>

namespace vitrine::cli {
namespace {

std::optional<exporting::TextureFormat> formatNamed(const QString& name) {
  using exporting::TextureFormat;
  static const std::map<QString, TextureFormat> kFormats{{QStringLiteral("png"), TextureFormat::Png},
                                                         {QStringLiteral("tga"), TextureFormat::Tga},
                                                         {QStringLiteral("exr"), TextureFormat::Exr},
                                                         {QStringLiteral("dds"), TextureFormat::Dds}};
  const auto found = kFormats.find(name.toLower());
  return found == kFormats.end() ? std::nullopt : std::optional(found->second);
}

class TexturesCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("textures", "Write the textures of a scene as files");
    command->add_option("FILE", m_file, "The file")->required();
    m_out.declare(*command);
    command
        ->add_option(
            "--as", m_format,
            "png (default) or tga: images; exr: linear light, including values above white; dds: texels as stored")
        ->type_name("FORMAT");
    m_open.declare(*command);
    return *command;
  }

  ExitCode run() override {
    const QString path = fromArgument(m_file);
    const auto options = m_open.toOptions();
    if (!options) {
      complain({}, options.error());
      return ExitCode::Usage;
    }
    const auto format = formatNamed(fromArgument(m_format));
    if (!format) {
      complain({}, QStringLiteral("--as %1: expected png, tga, exr or dds").arg(fromArgument(m_format)));
      return ExitCode::Usage;
    }
    const exporting::OutputFolder folder = m_out.toFolder();
    if (const auto able = folder.check(); !able) {
      complain(path, able.error());
      return ExitCode::Failed;
    }
    const auto file = loadFile(path, *options, Assets::Resolve);
    if (!file) {
      complain(path, file.error());
      return ExitCode::Failed;
    }
    if (!file->document().scene) {
      complain(path, whyNoScene(file->document(), QStringLiteral("it has no textures")));
      return ExitCode::Failed;
    }
    base::Progress progress;
    const auto extracted = exporting::extractTextures(file->findings.assets, *format, folder, progress);
    const ExitCode status = report(extracted, path, QStringLiteral("none of its textures were found"));
    return status == ExitCode::Done ? verdict(*file, path, m_open.strict) : status;
  }

private:
  std::string m_file;
  FolderArguments m_out;
  std::string m_format = "png";
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeTexturesCommand() {
  return std::make_unique<TexturesCommand>();
}

} // namespace vitrine::cli
