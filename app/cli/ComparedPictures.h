#pragma once

#include "app/cli/OpenArguments.h"
#include "app/cli/RenderArguments.h"
#include "core/comparing/PictureDifference.h"
#include "core/structure/Json.h"

#include <QStringList>

namespace vitrine::cli {

/// The part of `compare` that is about pictures: its options, as written, and both pictures from one camera.
class ComparedPictures {
public:
  void declare(CLI::App& command);
  bool wanted() const { return !m_out.empty(); }
  bool software() const { return m_arguments.software(); }

  /// Error: what is not understood, or the difference may not be written there. `inputs` are the files to compare.
  Result<void> check(const QStringList& inputs) const;
  /// Draws both files as the first is seen, and writes the picture of their difference.
  Result<comparing::PictureDifference> compare(LoadedFile& before, LoadedFile& after, const QStringList& paths) const;

private:
  Result<void> write(const QImage& picture, const QStringList& inputs) const;

  std::string m_out;
  bool m_force = false;
  RenderArguments m_arguments;
};

structure::Json toJson(const comparing::PictureDifference& difference);
/// One line for people.
QString describe(const comparing::PictureDifference& difference);

} // namespace vitrine::cli
