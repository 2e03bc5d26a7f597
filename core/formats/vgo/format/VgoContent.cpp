#include "core/formats/vgo/format/VgoContent.h"

#include <QFileInfo>

namespace vitrine::formats::vgo {

std::vector<SearchPath> VgoContent::searchPaths(const QString& file, const FormatInfo&) const {
  return {{QFileInfo(file).absolutePath(), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "the file's folder"))}};
}

} // namespace vitrine::formats::vgo
