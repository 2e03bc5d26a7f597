#include "core/formats/source/vtf/format/VtfFormat.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/formats/source/vtf/format/VtfCounts.h"
#include "core/formats/source/vtf/records/VtfSections.h"
#include "core/formats/source/vtf/scene/VtfScene.h"

#include <QFileInfo>

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kLargestFile = 2ull << 30;

class VtfLoader {
public:
  VtfLoader(const Source& source, LoadContext& context, Document& document)
      : m_source(source), m_context(context), m_name(QFileInfo(source.path).fileName()), m_document(document) {}

  Result<void> load();

private:
  void readAll(const VtfHeader& header);
  void buildScene(const VtfHeader& header, const VtfSections& sections);
  VtfRecords recordsOf(const VtfSections& sections) const;

  const Source& m_source;
  LoadContext& m_context;
  QString m_name;
  Bytes m_file;
  Document& m_document;
  std::optional<structure::StructureBuilder> m_builder;
};

Result<void> VtfLoader::load() {
  if (m_source.bytes->size() > kLargestFile) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "a texture file of this size is not supported")));
  }
  m_context.progress.step(base::translate("formats", "Reading the file"), 0.0);
  auto file = m_source.bytes->readAll();
  if (!file) {
    return std::unexpected(file.error());
  }
  m_file = std::move(*file);
  m_context.progress.step(base::translate("formats", "Reading the header"), 0.3);
  m_builder.emplace(m_name, ByteRange{base::kFileSpace, 0, m_file.size()});
  const auto header = readVtfHeader(m_file, m_context.limits);
  if (header) {
    readAll(*header);
  } else if (header.error().code == ErrorCode::WrongFormat) {
    return std::unexpected(header.error());
  } else {
    m_document.sceneError = header.error();
    addVtfHeaderSection(*m_builder, m_file);
    m_document.structure = m_builder->build();
  }
  return {};
}

void VtfLoader::readAll(const VtfHeader& header) {
  m_document.formatVersion = QStringLiteral("7.%1").arg(header.minor);
  const auto format = vtfFormatFor(header, vtfUseByName(m_source.path));
  Result<VtfLayout> layout =
      format ? VtfLayout::of(m_file, header, *format) : std::unexpected(Error::of(ErrorCode::Unsupported, QString()));
  const VtfLayout* known = layout ? &*layout : nullptr;
  m_document.variant = vtfFormatName(header.format, header.minor);
  if (m_context.counts) {
    m_document.counts = vtfCounts(header, known);
  }
  m_document.properties = vtfProperties(header, known, m_file, m_context.diagnostics);
  const VtfSections sections = addVtfSections(*m_builder, m_document.spaces, m_file, header, known, m_context.limits);
  m_builder->number();
  buildScene(header, sections);
  m_document.structure = m_builder->build();
}

VtfRecords VtfLoader::recordsOf(const VtfSections& sections) const {
  VtfRecords records;
  records.header = RecordRef{m_builder->idOf(sections.header), 0};
  if (sections.levelsHaveRecords) {
    for (const auto level : sections.levels) {
      records.levels.push_back({m_builder->idOf(level), 0});
    }
  }
  return records;
}

void VtfLoader::buildScene(const VtfHeader& header, const VtfSections& sections) {
  m_context.progress.step(base::translate("formats", "Reading the images"), 0.5);
  const auto texture = readVtf(m_file, header, vtfUseByName(m_source.path), m_context.limits, &m_context.diagnostics,
                               VtfExtent::Everything);
  if (texture) {
    m_document.scene = buildVtfScene(*texture, m_name, recordsOf(sections));
    if (m_context.counts) {
      addTexelCounts(*texture->image, m_document.counts);
    }
  } else {
    m_document.sceneError = texture.error();
  }
}

} // namespace

int VtfFormat::score(const Probe& probe) const {
  if (probe.head.size() < 4 || bytes::loadU32(probe.head.data()) != kVtfMagic) {
    return 0;
  }
  return probe.head.size() >= 8 && bytes::loadU32(probe.head.data() + 4) == 7 ? 100 : 60;
}

Result<void> VtfFormat::read(const Source& source, LoadContext& context, Document& document) const {
  return VtfLoader(source, context, document).load();
}

} // namespace vitrine::formats::source
