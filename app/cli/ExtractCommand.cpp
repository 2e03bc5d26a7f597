#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OutputTarget.h"
#include "app/cli/SectionArgument.h"
#include "core/bytes/SendBytes.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class ExtractCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("extract", "Write the decoded bytes of one section, or an entry of a pakfile");
    command->add_option("FILE", m_file, "The file")->required();
    command->add_option("SECTION", m_section, "Path or number of the section, as printed by info")->required();
    command->add_option("OUT", m_out, "Output file; - for standard output")->required();
    m_open.declare(*command);
    return *command;
  }

  ExitCode run() override {
    const auto found = openSection(m_open, m_file, m_section);
    return found ? write(*found) : found.error();
  }

private:
  ExitCode write(const NamedSection& named) {
    auto target = OutputTarget::open(fromArgument(m_out), named.path);
    if (!target) {
      complain(named.path, target.error());
      return ExitCode::Failed;
    }
    // A section that the file holds coded lies in the space it was decoded to.
    if (const auto copied = copy(named.file.document(), named.section().range, *target); !copied) {
      complain(named.path, copied.error());
      return ExitCode::Failed;
    }
    return verdict(named.file, named.path, m_open.strict);
  }

  static Result<void> copy(const Document& document, const ByteRange& range, OutputTarget& target) {
    base::Progress progress;
    const auto sink = [&target](std::span<const std::byte> piece) { return target.write(piece); };
    const auto sent = bytes::sendBytes(document.spaces, range, sink, progress);
    if (!sent) {
      return sent;
    }
    return target.commit();
  }

  std::string m_file;
  std::string m_section;
  std::string m_out;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeExtractCommand() {
  return std::make_unique<ExtractCommand>();
}

} // namespace vitrine::cli
