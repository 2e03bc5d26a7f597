#include "core/formats/source/mdl/format/MdlFormat.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/format/MdlCounts.h"
#include "core/formats/source/mdl/format/ModelAssets.h"
#include "core/formats/source/mdl/format/PartsReader.h"
#include "core/formats/source/mdl/scene/MdlScene.h"

#include <QFileInfo>

namespace vitrine::formats::source {
namespace {

/// The path of the opened file in its game, "models/props/crate.mdl", or its name alone where it lies in no such
/// folder.
QString pathInGame(const QString& path) {
  constexpr QLatin1StringView kFolder("/models/");
  const QString plain = QString(path).replace(QLatin1Char('\\'), QLatin1Char('/'));
  const auto at = plain.lastIndexOf(kFolder, -1, Qt::CaseInsensitive);
  return at < 0 ? QFileInfo(plain).fileName() : plain.mid(at + 1);
}

class Loader {
public:
  Loader(const Source& source, LoadContext& context, Document& document)
      : m_source(source), m_context(context), m_document(document),
        m_builder(QFileInfo(source.path).fileName(), ByteRange{base::kFileSpace, 0, document.size}) {}

  Result<void> load() {
    if (m_source.bytes->size() > m_context.limits.maxDecodedBytes) {
      return std::unexpected(
          Error::of(ErrorCode::LimitReached, base::translate("formats", "a model of this size is not supported")));
    }
    m_context.progress.step(base::translate("formats", "Reading the model"), 0.0);
    auto file = m_source.bytes->readAll();
    if (!file) {
      return std::unexpected(file.error());
    }
    m_context.progress.step(base::translate("formats", "Reading records of the model"), 0.1);
    if (auto refusal = refusalOfMdl(*file)) {
      return std::unexpected(std::move(*refusal));
    }
    m_document.formatVersion = QString::number(mdlVersion(*file));
    const auto parts = readModel(pathInGame(m_source.path), *file, reader(), m_document.spaces, m_context.missing,
                                 m_context.diagnostics);
    if (parts) {
      build(**parts);
    } else {
      addBrokenHeader(m_builder, m_source.bytes, parts.error());
      m_document.structure = m_builder.build();
      m_document.sceneError = parts.error();
    }
    return {};
  }

private:
  /// Files of the game by their path; those beside the opened one by their name alone.
  GameFileReader reader() {
    return [this](const QString& path) -> Result<Bytes> {
      m_context.progress.check();
      auto bytes = m_context.vfs.read(path, m_context.limits);
      if (!bytes && bytes.error().code == ErrorCode::NotFound) {
        auto beside = m_context.vfs.read(QFileInfo(path).fileName(), m_context.limits);
        return beside ? beside : bytes;
      }
      return bytes;
    };
  }

  void build(const ModelParts& parts) {
    m_context.progress.step(base::translate("formats", "Listing parts"), 0.3);
    const ModelRecords records = addModelSections(m_builder, m_document.spaces, parts);
    m_document.structure = m_builder.build();
    m_document.properties = modelProperties(parts);
    if (m_context.counts) {
      m_document.counts = modelCounts(parts);
    }
    if (parts.error) {
      m_document.sceneError = parts.error;
      return;
    }
    auto scene = buildModelScene(parts, records, m_context);
    if (scene) {
      m_document.scene = std::move(*scene);
    } else {
      m_document.sceneError = scene.error();
    }
  }

  const Source& m_source;
  LoadContext& m_context;
  Document& m_document;
  structure::StructureBuilder m_builder;
};

} // namespace

Result<void> loadModel(const Source& source, const FormatInfo& info, LoadContext& context, Document& document) {
  document.assetSource = std::make_shared<const ModelAssets>(info);
  return Loader(source, context, document).load();
}

int MdlFormat::score(const Probe& probe) const {
  constexpr int kByVersion = 100;
  constexpr int kByMagic = 60;
  constexpr int kByName = 30; // damaged ones
  const auto refusal = refusalOfMdl(probe.head);
  if (!refusal) {
    return kByVersion;
  }
  if (refusal->code == ErrorCode::Unsupported) {
    return kByMagic;
  }
  return probe.size > 0 && info().extensions.contains(probe.extension) ? kByName : 0;
}

Result<void> MdlFormat::read(const Source& source, LoadContext& context, Document& document) const {
  return loadModel(source, info(), context, document);
}

} // namespace vitrine::formats::source
