#include "core/filming/VideoPipe.h"

#include "core/exporting/WriteTarget.h"
#include "core/filming/FilmTexts.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>

namespace vitrine::filming {
namespace {

/// Time for ffmpeg to say why it gave up.
constexpr int kFarewellMs = 5000;

/// Arguments of ffmpeg for each kind of video.
struct Codec {
  QString suffix;
  QStringList arguments;
};

const std::vector<Codec>& codecs() {
  static const QStringList h264{QStringLiteral("-c:v"), QStringLiteral("libx264"), QStringLiteral("-crf"),
                                QStringLiteral("18")};
  static const std::vector<Codec> known{
      {QStringLiteral("mp4"), h264 + QStringList{QStringLiteral("-movflags"), QStringLiteral("+faststart")}},
      {QStringLiteral("webm"),
       {QStringLiteral("-c:v"), QStringLiteral("libvpx-vp9"), QStringLiteral("-crf"), QStringLiteral("24"),
        QStringLiteral("-b:v"), QStringLiteral("0")}},
      {QStringLiteral("mkv"), h264}};
  return known;
}

/// Codec of a video of this name; null if it names none.
const Codec* codecOf(const QString& out) {
  const auto found = std::ranges::find(codecs(), QFileInfo(out).suffix().toLower(), &Codec::suffix);
  return found == codecs().end() ? nullptr : &*found;
}

/// Path of the program; empty: it is not installed.
QString ffmpeg() {
  return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

/// Pictures come in, and leave as what players show: a quarter of the colour, by the matrix of high definition.
QStringList argumentsFor(const QString& made, double fps) {
  return QStringLiteral("-hide_banner -loglevel error -y -f image2pipe -c:v png -framerate %1 -i pipe:0 -an "
                        "-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 "
                        "-color_primaries bt709 -color_trc bt709 -color_range tv")
             .arg(fps, 0, 'g', 10)
             .split(QLatin1Char(' ')) +
         codecOf(made)->arguments + QStringList{made};
}

} // namespace

QStringList videoSuffixes() {
  QStringList suffixes;
  for (const Codec& codec : codecs()) {
    suffixes << codec.suffix;
  }
  return suffixes;
}

bool isVideo(const QString& out) {
  return codecOf(out) != nullptr;
}

bool canMakeVideos() {
  return !ffmpeg().isEmpty();
}

VideoPipe::VideoPipe(const QString& out)
    : m_out(QFileInfo(out).absoluteFilePath()),
      m_folder(QFileInfo(m_out).path() + QStringLiteral("/.vitrine-film-XXXXXX")),
      m_made(m_folder.filePath(QStringLiteral("film.") + codecOf(out)->suffix)) {}

VideoPipe::~VideoPipe() {
  if (m_ffmpeg.state() != QProcess::NotRunning) {
    m_ffmpeg.kill();
    m_ffmpeg.waitForFinished(-1);
  }
}

Result<std::unique_ptr<VideoPipe>> VideoPipe::open(const QString& out, double fps) {
  const QString program = ffmpeg();
  if (program.isEmpty()) {
    return exporting::cannotWrite(out,
                                  FilmTexts::tr("videos need ffmpeg, which is not installed; numbered images do not"));
  }
  std::unique_ptr<VideoPipe> video(new VideoPipe(out));
  if (!video->m_folder.isValid()) {
    return exporting::cannotWrite(out, video->m_folder.errorString());
  }
  video->m_ffmpeg.setStandardOutputFile(QProcess::nullDevice());
  video->m_ffmpeg.start(program, argumentsFor(video->m_made, fps));
  if (!video->m_ffmpeg.waitForStarted(-1)) {
    return exporting::cannotWrite(out, video->m_ffmpeg.errorString());
  }
  return video;
}

Result<void> VideoPipe::add(const QByteArray& png) {
  if (m_ffmpeg.state() == QProcess::Running && m_ffmpeg.write(png) == png.size()) {
    while (m_ffmpeg.bytesToWrite() > 0 && m_ffmpeg.waitForBytesWritten(-1)) {
    }
  }
  return m_ffmpeg.state() == QProcess::Running && m_ffmpeg.bytesToWrite() == 0
             ? Result<void>()
             : failed(FilmTexts::tr("ffmpeg ended unexpectedly"));
}

Result<void> VideoPipe::commit() {
  m_ffmpeg.closeWriteChannel();
  m_ffmpeg.waitForFinished(-1);
  if (m_ffmpeg.exitStatus() != QProcess::NormalExit || m_ffmpeg.exitCode() != 0) {
    return failed(FilmTexts::tr("ffmpeg failed"));
  }
  std::error_code problem;
  std::filesystem::rename(m_made.toStdU16String(), m_out.toStdU16String(), problem);
  return problem ? exporting::cannotWrite(m_out, QString::fromLocal8Bit(problem.message().c_str())) : Result<void>();
}

std::unexpected<Error> VideoPipe::failed(const QString& otherwise) {
  m_ffmpeg.closeWriteChannel();
  m_ffmpeg.waitForFinished(kFarewellMs);
  const QString words = QString::fromLocal8Bit(m_ffmpeg.readAllStandardError()).trimmed();
  return exporting::cannotWrite(
      m_out, words.isEmpty() ? otherwise : QStringLiteral("ffmpeg: ") + words.section(QLatin1Char('\n'), 0, 0));
}

} // namespace vitrine::filming
