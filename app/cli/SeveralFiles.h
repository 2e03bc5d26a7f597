#pragma once

#include "app/cli/BatchJobs.h"

#include <string>

namespace CLI {
class App;
}

namespace vitrine::cli {

/// Options of a command that also takes several files and folders. Each file then is a run of the command of its own,
/// with all its other options: one that fails stops none of the others.
class SeveralFiles {
public:
  enum class OutBy { Place, Option }; ///< OUT is behind FILE, or said by -o

  void declare(CLI::App& command, OutBy outBy);

  /// Several files, or a folder.
  static bool areMeant(const std::vector<std::string>& inputs);
  /// `out`: a folder, in which each gets its own name with `ending`, or a name with {file} in it.
  ExitCode run(const std::vector<std::string>& inputs, const QString& out, const QString& ending) const;

private:
  /// Names of what is made of so many files; none: `out` is no name for several.
  QStringList outputsFor(const QStringList& files, const QString& out, const QString& ending) const;

  CLI::App* m_command = nullptr;
  OutBy m_outBy = OutBy::Place;
  std::vector<std::string> m_patterns;
  int m_jobs = 0;
  bool m_json = false;
};

/// Places of a command line: files, and OUT behind them.
struct FilesAndOut {
  /// `rest`: at least OUT.
  FilesAndOut(const std::string& file, const std::vector<std::string>& rest);

  std::vector<std::string> inputs;
  QString out;
};

/// Options of a parsed command as another run of it takes them, but for those of these names.
QStringList optionsGiven(const CLI::App& command, const QStringList& except);

} // namespace vitrine::cli
