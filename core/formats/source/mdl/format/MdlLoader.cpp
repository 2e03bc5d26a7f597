#include "core/formats/source/mdl/format/MdlLoader.h"

#include "core/bytes/ByteReader.h"
#include "core/formats/source/mdl/format/ModelAssets.h"
#include "core/formats/source/mdl/format/ModelCounts.h"
#include "core/formats/source/mdl/format/scene/ModelScene.h"

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
  Loader(const Source& source, const FormatInfo& info, LoadContext& context)
      : m_source(source), m_context(context), m_name(QFileInfo(source.path).fileName()),
        m_document(std::make_shared<document::Document>()),
        m_builder(m_name, ByteRange{base::kFileSpace, 0, source.bytes->size()}) {
    m_document->path = source.path;
    m_document->size = source.bytes->size();
    m_document->formatId = info.id;
    m_document->formatName = info.name;
    m_document->spaces = bytes::ByteSpaces(m_name, source.bytes);
    m_document->assetSource = std::make_shared<const ModelAssets>(info);
  }

  Result<DocumentPtr> load() {
    if (m_source.bytes->size() > m_context.limits.maxDecodedBytes) {
      return std::unexpected(Error::of(ErrorCode::LimitReached, QStringLiteral("a model of this size is not read")));
    }
    m_context.progress.step(QStringLiteral("Reading the model"), 0.0);
    auto file = m_source.bytes->readAll();
    if (!file) {
      return std::unexpected(file.error());
    }
    m_context.progress.step(QStringLiteral("Reading its records"), 0.1);
    if (auto refusal = refusalOfMdl(*file)) {
      return std::unexpected(std::move(*refusal));
    }
    m_document->formatVersion = QString::number(bytes::loadI32(file->data() + 4));
    const auto parts = readModel(pathInGame(m_source.path), *file, reader(), m_document->spaces, m_context.missing,
                                 m_context.diagnostics);
    if (parts) {
      build(**parts);
    } else {
      addBrokenHeader(m_builder, m_source.bytes, parts.error());
      m_document->structure = m_builder.build();
      m_document->sceneError = parts.error();
    }
    return finished();
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
    m_context.progress.step(QStringLiteral("Listing its parts"), 0.3);
    ModelSections sections = addModelSections(m_builder, m_document->spaces, parts);
    m_builder.number();
    const ModelRecords records(m_builder, std::move(sections));
    m_document->structure = m_builder.build();
    m_document->properties = modelProperties(parts);
    if (m_context.purpose == LoadPurpose::Everything) {
      m_document->counts = modelCounts(parts);
    }
    if (parts.error) {
      m_document->sceneError = parts.error;
      return;
    }
    auto scene = buildModelScene(parts, records, m_context);
    if (scene) {
      m_document->scene = std::move(*scene);
    } else {
      m_document->sceneError = scene.error();
    }
  }

  DocumentPtr finished() {
    m_document->diagnostics = m_context.diagnostics.entries();
    m_document->droppedDiagnostics = m_context.diagnostics.dropped();
    m_document->missing = m_context.missing.entries();
    return m_document;
  }

  const Source& m_source;
  LoadContext& m_context;
  QString m_name;
  std::shared_ptr<document::Document> m_document;
  structure::StructureBuilder m_builder;
};

} // namespace

Result<DocumentPtr> loadModel(const Source& source, const FormatInfo& info, LoadContext& context) {
  return Loader(source, info, context).load();
}

} // namespace vitrine::formats::source
