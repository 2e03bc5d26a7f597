#include "app/cli/FilmArguments.h"

#include "app/cli/NumberArguments.h"
#include "app/cli/OpenArguments.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {

void FilmArguments::declare(CLI::App& command) {
  command.add_flag("--turntable", m_turntable, "Move once around the scene, or around the target of the given camera");
  command
      .add_option("--path", m_path,
                  "Move smoothly at constant speed through the views of a file: view links, one per line, or exported "
                  "bookmarks")
      ->type_name("LINKS");
  command
      .add_option("--frames", m_frames,
                  "Number of frames (length of the animation; without one " +
                      std::to_string(render::FilmPlan::kUsualFrames) + ")")
      ->type_name("N");
  command.add_option("--fps", m_fps, "Frames per second (30)")->type_name("F");
  m_picture.declarePicture(command);
}

Result<FilmRequest> FilmArguments::toRequest() const {
  const auto picture = m_picture.toRequest();
  if (!picture) {
    return std::unexpected(picture.error());
  }
  FilmRequest request;
  request.picture = *picture;
  request.turntable = m_turntable;
  if (!m_path.empty() && m_turntable) {
    return wrongUsage("--path", fromArgument(m_path), QStringLiteral("either --turntable or --path"));
  }
  if (!m_path.empty()) {
    auto path = readPath(fromArgument(m_path));
    if (!path) {
      return std::unexpected(path.error());
    }
    request.path = std::move(*path);
  }
  if (!m_frames.empty()) {
    bool isNumber = false;
    request.frames = fromArgument(m_frames).toInt(&isNumber);
    if (!isNumber || *request.frames < 1 || *request.frames > render::FilmPlan::kMostFrames) {
      return wrongUsage("--frames", fromArgument(m_frames),
                        QStringLiteral("1 to %1").arg(render::FilmPlan::kMostFrames));
    }
  }
  if (!m_fps.empty()) {
    const auto fps = parseNumber(fromArgument(m_fps));
    if (!fps || *fps < render::FilmPlan::kLeastFps || *fps > render::FilmPlan::kMostFps) {
      return wrongUsage("--fps", fromArgument(m_fps),
                        QStringLiteral("%1 to %2").arg(render::FilmPlan::kLeastFps).arg(render::FilmPlan::kMostFps));
    }
    request.fps = *fps;
  }
  if (!request.turntable && request.path.empty() && request.picture.animation.isEmpty()) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, QStringLiteral("nothing would move: use --turntable, --path or --animation")));
  }
  return request;
}

} // namespace vitrine::cli
