#include "core/exporting/Extraction.h"

#include "core/exporting/ExportNames.h"
#include "core/exporting/ExportTexts.h"
#include "core/files/PathPatterns.h"
#include "core/image/ExrEncoder.h"
#include "core/image/TextureEncoding.h"

#include <QBuffer>

#include <array>

namespace vitrine::exporting {
namespace {

class FileExtractor {
public:
  FileExtractor(const files::Mount& archive, const QStringList& patterns, const OutputFolder& folder,
                Progress& progress)
      : m_archive(archive), m_patterns(patterns), m_folder(folder), m_progress(progress) {}

  Extracted run() {
    std::vector<QString> folders{QString()};
    while (!folders.empty()) {
      const QString folder = std::move(folders.back());
      folders.pop_back();
      std::vector<files::MountEntry> entries = m_archive.list(folder);
      // The last one is looked into first: in the archive's order again.
      for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (entry->folder) {
          folders.push_back(entry->path);
        }
      }
      for (const files::MountEntry& entry : entries) {
        if (!entry.folder && m_patterns.match(entry.path)) {
          m_progress.step(entry.path);
          take(entry);
        }
      }
    }
    addRefused();
    return std::move(m_extracted);
  }

private:
  void addRefused() {
    for (const QString& name : m_archive.refusedNames()) {
      if (m_patterns.match(name)) {
        const QString why = files::relativePath(name) ? ExportTexts::tr("this path has too many folders")
                                                      : ExportTexts::tr("this name leads outside the folder");
        m_extracted.failures.push_back(Error::of(ErrorCode::Damaged, why, name));
      }
    }
  }

  void take(const files::MountEntry& entry) {
    if (const Result<QString> written = copy(entry); written) {
      m_extracted.files.push_back(*written);
    } else {
      m_extracted.failures.push_back(written.error());
    }
  }

  Result<QString> copy(const files::MountEntry& entry) const {
    const std::optional<QString> path = portablePath(entry.path);
    if (!path) {
      return std::unexpected(
          Error::of(ErrorCode::Damaged, ExportTexts::tr("this name leads outside the folder"), entry.path));
    }
    const auto source = m_archive.open(entry, {});
    if (!source) {
      return std::unexpected(source.error());
    }
    const auto content = (*source)->readAll();
    if (!content) {
      return std::unexpected(content.error());
    }
    const auto written = m_folder.write(*path, content->toByteArray());
    return written ? Result<QString>(*path) : std::unexpected(written.error());
  }

  const files::Mount& m_archive;
  files::PathPatterns m_patterns;
  const OutputFolder& m_folder;
  Progress& m_progress;
  Extracted m_extracted;
};

QByteArray encodePng(const QImage& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  return bytes;
}

class TextureExtractor {
public:
  TextureExtractor(TextureFormat format, const OutputFolder& folder) : m_format(format), m_folder(folder) {}

  void take(const scene::Texture& texture, int number) {
    const image::Image& image = *texture.image;
    const QString stem = m_names.unique(stemOf(texture, number));
    for (std::uint32_t frame = 0; frame < image.frameCount; ++frame) {
      const QString ofFrame =
          image.frameCount > 1 ? stem + QStringLiteral("_%1").arg(frame, 3, 10, QLatin1Char('0')) : stem;
      if (m_format == TextureFormat::Dds) {
        write(ofFrame + QStringLiteral(".dds"), image::encodeDds(image, frame));
      } else {
        takeFaces(image, frame, ofFrame);
      }
    }
  }

  Extracted extracted() { return std::move(m_extracted); }

private:
  void takeFaces(const image::Image& image, std::uint32_t frame, const QString& stem) {
    static constexpr std::array kFaces{"_px", "_nx", "_py", "_ny", "_pz", "_nz"};
    for (std::uint32_t face = 0; face < image.faceCount; ++face) {
      const QString name = image.faceCount == kFaces.size() ? stem + QLatin1String(kFaces[face]) : stem;
      if (m_format == TextureFormat::Exr) {
        writeExr(name + QStringLiteral(".exr"), image::encodeExr(image, face, frame));
        continue;
      }
      QImage picture = image.toQImage(0, face, frame);
      if (!image.hasAlpha) {
        picture = picture.convertToFormat(QImage::Format_RGBX8888);
      }
      if (m_format == TextureFormat::Png) {
        write(name + QStringLiteral(".png"), encodePng(picture));
      } else {
        write(name + QStringLiteral(".tga"), image::encodeTga(picture));
      }
    }
  }

  void writeExr(const QString& path, const Result<QByteArray>& content) {
    if (content) {
      write(path, *content);
    } else {
      m_extracted.failures.push_back(Error::of(content.error().code, content.error().message, path));
    }
  }

  void write(const QString& path, const QByteArray& content) {
    if (const auto written = m_folder.write(path, content); written) {
      m_extracted.files.push_back(path);
    } else {
      m_extracted.failures.push_back(written.error());
    }
  }

  /// Path without its ending. Names that lead nowhere, as those of pictures inside a model may, are numbers.
  static QString stemOf(const scene::Texture& texture, int number) {
    QString stem = portablePath(texture.name.isEmpty() ? texture.asset.path : texture.name).value_or(QString());
    const qsizetype dot = stem.lastIndexOf(QLatin1Char('.'));
    if (dot > stem.lastIndexOf(QLatin1Char('/')) + 1) {
      stem.truncate(dot);
    }
    return stem.isEmpty() ? QStringLiteral("texture_%1").arg(number) : stem;
  }

  TextureFormat m_format;
  const OutputFolder& m_folder;
  UniqueNames m_names;
  Extracted m_extracted;
};

} // namespace

Extracted extractFiles(const files::Mount& archive, const QStringList& patterns, const OutputFolder& folder,
                       Progress& progress) {
  return FileExtractor(archive, patterns, folder, progress).run();
}

Extracted extractTextures(const scene::SceneAssets& assets, TextureFormat format, const OutputFolder& folder,
                          Progress& progress) {
  TextureExtractor extractor(format, folder);
  const auto count = static_cast<double>(assets.textures.size());
  int number = 0;
  for (const scene::Texture& texture : assets.textures) {
    progress.step(texture.name, number / count);
    if (texture.image) {
      extractor.take(texture, number);
    }
    ++number;
  }
  return extractor.extracted();
}

} // namespace vitrine::exporting
