#include "core/filming/FilmTarget.h"

#include "core/exporting/DataFile.h"
#include "core/exporting/WriteTarget.h"
#include "core/filming/AnimatedWebP.h"
#include "core/filming/FilmTexts.h"
#include "core/filming/FrameNames.h"
#include "core/filming/VideoPipe.h"
#include "core/image/PictureOutput.h"

#include <QDir>

#include <cstring>

namespace vitrine::filming {
namespace {

class NumberedPictures final : public FilmTarget {
public:
  NumberedPictures(FrameNames names, const FilmOutput& output) : m_names(std::move(names)), m_output(output) {}

  Result<void> makeRoom() const {
    if (!m_names.newFolder().isEmpty() && !QDir().mkpath(m_names.newFolder())) {
      return exporting::cannotWrite(m_names.newFolder(), FilmTexts::tr("this folder cannot be created"));
    }
    for (int i = 0; i < m_output.frames; ++i) {
      const QString name = m_names.name(i, m_output.frames);
      if (const auto free = exporting::checkFree(name, m_output.overwrite); !free) {
        return free;
      }
      if (const auto other = exporting::checkNotOpened(name, m_output.input); !other) {
        return other;
      }
    }
    return {};
  }

  Result<void> begin(const image::PictureNotes& notes) override {
    const QString name = m_names.name(m_next++, m_output.frames);
    const image::OutputOptions options{.kind = image::outputKindOf(name).value_or(image::OutputKind::Png),
                                       .quality = m_output.quality,
                                       .notes = notes};
    auto opened = image::PictureOutput::open(name, options, m_output.size, m_output.alpha);
    if (!opened) {
      return std::unexpected(opened.error());
    }
    m_picture = std::move(*opened);
    return {};
  }

  Result<void> add(const QImage& strip) override { return m_picture->add(strip); }
  Result<void> end() override { return m_picture->commit(); }
  Result<void> commit() override { return {}; }

private:
  FrameNames m_names;
  FilmOutput m_output;
  int m_next = 0;
  std::unique_ptr<image::PictureOutput> m_picture;
};

class Video final : public FilmTarget {
public:
  Video(std::unique_ptr<VideoPipe> pipe, QSize size) : m_pipe(std::move(pipe)), m_size(size) {}

  Result<void> begin(const image::PictureNotes& /*notes*/) override {
    m_png.clear();
    auto encoder = image::makePictureEncoder({}, m_size, false, [this](const QByteArray& bytes) {
      m_png += bytes;
      return true;
    });
    if (!encoder) {
      return std::unexpected(encoder.error());
    }
    m_encoder = std::move(*encoder);
    return {};
  }

  Result<void> add(const QImage& strip) override { return m_encoder->add(strip); }

  Result<void> end() override {
    const auto whole = m_encoder->end();
    return whole ? m_pipe->add(m_png) : whole;
  }

  Result<void> commit() override { return m_pipe->commit(); }

private:
  std::unique_ptr<VideoPipe> m_pipe;
  QSize m_size;
  std::unique_ptr<image::PictureEncoder> m_encoder;
  QByteArray m_png;
};

class OneWebP final : public FilmTarget {
public:
  OneWebP(std::unique_ptr<AnimatedWebP> film, const FilmOutput& output)
      : m_film(std::move(film)), m_frame(output.size, output.alpha ? QImage::Format_ARGB32 : QImage::Format_RGB32) {}

  Result<void> begin(const image::PictureNotes& /*notes*/) override {
    m_rows = 0;
    return {};
  }

  Result<void> add(const QImage& strip) override {
    const QImage rows = strip.convertToFormat(m_frame.format());
    for (int y = 0; y < rows.height() && m_rows < m_frame.height(); ++y) {
      std::memcpy(m_frame.scanLine(m_rows++), rows.constScanLine(y),
                  static_cast<std::size_t>(rows.width()) * sizeof(QRgb));
    }
    return {};
  }

  Result<void> end() override { return m_film->add(m_frame); }
  Result<void> commit() override { return m_film->commit(); }

private:
  std::unique_ptr<AnimatedWebP> m_film;
  QImage m_frame;
  int m_rows = 0;
};

std::unexpected<Error> notAFilm(const FilmOutput& output, const QString& why) {
  return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("%1: %2").arg(output.out, why)));
}

/// Check that one file can come to `out`.
Result<void> checkOne(const FilmOutput& output) {
  const auto other = exporting::checkNotOpened(output.out, output.input);
  return other ? exporting::checkFree(output.out, output.overwrite) : other;
}

Result<std::unique_ptr<FilmTarget>> openVideo(const FilmOutput& output) {
  auto pipe = VideoPipe::open(output.out, output.fps);
  return pipe ? Result<std::unique_ptr<FilmTarget>>(std::make_unique<Video>(std::move(*pipe), output.size))
              : std::unexpected(pipe.error());
}

Result<std::unique_ptr<FilmTarget>> openWebP(const FilmOutput& output) {
  auto film = AnimatedWebP::open({output.out, output.size, output.fps, output.quality});
  return film ? Result<std::unique_ptr<FilmTarget>>(std::make_unique<OneWebP>(std::move(*film), output))
              : std::unexpected(film.error());
}

Result<std::unique_ptr<FilmTarget>> openPictures(const FilmOutput& output) {
  const auto names = FrameNames::of(output.out);
  if (!names) {
    return std::unexpected(names.error());
  }
  auto pictures = std::make_unique<NumberedPictures>(*names, output);
  const auto room = pictures->makeRoom();
  return room ? Result<std::unique_ptr<FilmTarget>>(std::move(pictures)) : std::unexpected(room.error());
}

} // namespace

FilmKind filmKindOf(const QString& out) {
  if (isVideo(out)) {
    return FilmKind::Video;
  }
  const QFileInfo info(out);
  const bool one = image::outputKindOf(out) == image::OutputKind::WebP && !info.fileName().contains(QLatin1Char('#'));
  return one && !info.isDir() ? FilmKind::WebP : FilmKind::Pictures;
}

QString filmName(const FilmOutput& output, bool hasFfmpeg) {
  const QFileInfo info(output.out);
  if (info.isDir() || info.fileName().isEmpty() || !info.suffix().isEmpty() ||
      info.fileName().contains(QLatin1Char('#'))) {
    return output.out;
  }
  const QString base = output.out.endsWith(u'.') ? output.out.chopped(1) : output.out;
  FilmOutput video = output;
  video.out = base + u'.' + videoSuffixes().front();
  return hasFfmpeg && checkFilm(video) ? video.out : base + QStringLiteral(".webp");
}

Result<void> checkFilm(const FilmOutput& output) {
  switch (filmKindOf(output.out)) {
  case FilmKind::Video:
    if (output.alpha) {
      return notAFilm(output, FilmTexts::tr("videos do not support transparency"));
    }
    if (output.size.width() % 2 != 0 || output.size.height() % 2 != 0) {
      return notAFilm(output, FilmTexts::tr("the width and height of videos must be even"));
    }
    return {};
  case FilmKind::WebP:
    return {};
  case FilmKind::Pictures:
    break;
  }
  const auto names = FrameNames::of(output.out);
  if (!names) {
    return std::unexpected(names.error());
  }
  const auto kind = image::outputKindOf(names->name(0, 1));
  return output.alpha && kind && !image::holdsAlpha(*kind)
             ? notAFilm(output, FilmTexts::tr("images of this format do not support transparency"))
             : Result<void>();
}

bool holdsLight(const QString& out) {
  const auto names = filmKindOf(out) == FilmKind::Pictures ? FrameNames::of(out) : std::unexpected(Error());
  const auto kind = names ? image::outputKindOf(names->name(0, 1)) : std::nullopt;
  return kind && image::isSceneLinear(*kind);
}

QString occupiedBy(const FilmOutput& output) {
  if (filmKindOf(output.out) != FilmKind::Pictures) {
    return QFileInfo::exists(output.out) ? output.out : QString();
  }
  const auto names = FrameNames::of(output.out);
  for (int i = 0; names && i < output.frames; ++i) {
    if (QFileInfo::exists(names->name(i, output.frames))) {
      return names->name(i, output.frames);
    }
  }
  return {};
}

Result<std::unique_ptr<FilmTarget>> FilmTarget::open(const FilmOutput& output) {
  const FilmKind kind = filmKindOf(output.out);
  if (kind == FilmKind::Pictures) {
    return openPictures(output);
  }
  const auto able = checkOne(output);
  return !able ? std::unexpected(able.error()) : kind == FilmKind::WebP ? openWebP(output) : openVideo(output);
}

} // namespace vitrine::filming
