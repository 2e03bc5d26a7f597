#include "app/cli/FilmTarget.h"

#include "app/cli/FilmFrames.h"
#include "app/cli/VideoPipe.h"
#include "core/exporting/WriteTarget.h"

#include <QDir>

namespace vitrine::cli {
namespace {

class NumberedPictures final : public FilmTarget {
public:
  NumberedPictures(FrameNames names, const Plan& plan) : m_names(std::move(names)), m_plan(plan) {}

  Result<void> makeRoom() const {
    if (!m_names.newFolder().isEmpty() && !QDir().mkpath(m_names.newFolder())) {
      return exporting::cannotWrite(m_names.newFolder(), QStringLiteral("this folder cannot be made"));
    }
    for (int i = 0; i < m_plan.frames; ++i) {
      if (const auto free = exporting::checkFree(m_names.name(i, m_plan.frames), m_plan.overwrite); !free) {
        return free;
      }
    }
    return {};
  }

  Result<void> draw(render::OffscreenRenderer& renderer, const render::CaptureRequest& frame,
                    const image::OutputOptions& coding) override {
    auto target = OutputTarget::open(m_names.name(m_next++, m_plan.frames), m_plan.input);
    return target ? drawInto(*target, renderer, frame, coding) : std::unexpected(target.error());
  }

  Result<void> commit() override { return {}; }

private:
  FrameNames m_names;
  Plan m_plan;
  int m_next = 0;
};

class Video final : public FilmTarget {
public:
  explicit Video(std::unique_ptr<VideoPipe> pipe) : m_pipe(std::move(pipe)) {}

  Result<void> draw(render::OffscreenRenderer& renderer, const render::CaptureRequest& frame,
                    const image::OutputOptions& coding) override {
    QByteArray png;
    const auto append = [&png](const QByteArray& bytes) {
      png += bytes;
      return true;
    };
    const auto drawn = drawCoded(append, renderer, frame, coding);
    return drawn ? m_pipe->add(png) : drawn;
  }

  Result<void> commit() override { return m_pipe->commit(); }

private:
  std::unique_ptr<VideoPipe> m_pipe;
};

} // namespace

Result<std::unique_ptr<FilmTarget>> FilmTarget::open(const Plan& plan) {
  if (isVideo(plan.out)) {
    const auto free = exporting::checkFree(plan.out, plan.overwrite);
    auto pipe = free ? VideoPipe::open(plan.out, plan.fps) : std::unexpected(free.error());
    return pipe ? Result<std::unique_ptr<FilmTarget>>(std::make_unique<Video>(std::move(*pipe)))
                : std::unexpected(pipe.error());
  }
  const auto names = FrameNames::of(plan.out);
  if (!names) {
    return std::unexpected(names.error());
  }
  auto pictures = std::make_unique<NumberedPictures>(*names, plan);
  const auto room = pictures->makeRoom();
  return room ? Result<std::unique_ptr<FilmTarget>>(std::move(pictures)) : std::unexpected(room.error());
}

} // namespace vitrine::cli
