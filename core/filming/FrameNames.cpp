#include "core/filming/FrameNames.h"

#include "core/filming/FilmTexts.h"
#include "core/image/PictureEncoder.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::filming {

Result<FrameNames> FrameNames::of(const QString& out) {
  FrameNames names;
  QString pattern = out;
  const QFileInfo info(out);
  if (info.isDir() || info.fileName().isEmpty() ||
      (info.suffix().isEmpty() && !info.fileName().contains(QLatin1Char('#')))) {
    names.m_newFolder = out;
    pattern = QDir(out).filePath(QStringLiteral("frame_####.png"));
  }
  const qsizetype last = pattern.lastIndexOf(QLatin1Char('#'));
  if (last <= pattern.lastIndexOf(QLatin1Char('/')) || !image::outputKindOf(pattern)) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, FilmTexts::tr("%1: a folder or a name like walk_####.png is expected (.%2)")
                                           .arg(out, image::outputSuffixes().join(QStringLiteral(", .")))));
  }
  qsizetype first = last;
  while (first > 0 && pattern[first - 1] == QLatin1Char('#')) {
    --first;
  }
  names.m_before = pattern.left(first);
  names.m_after = pattern.mid(last + 1);
  names.m_digits = static_cast<int>(last + 1 - first);
  return names;
}

QString FrameNames::name(int frame, int frames) const {
  const auto needed = static_cast<int>(QString::number(frames - 1).size());
  return m_before + QStringLiteral("%1").arg(frame, std::max(m_digits, needed), 10, QLatin1Char('0')) + m_after;
}

} // namespace vitrine::filming
