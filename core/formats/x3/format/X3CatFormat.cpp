#include "core/formats/x3/format/X3CatFormat.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/CatalogueMount.h"
#include "core/formats/x3/file/CatalogueSections.h"

#include <QFileInfo>

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

constexpr int kSureScore = 90;

class Loader {
public:
  Loader(const Source& source, LoadContext& context, Document& document)
      : m_source(source), m_context(context), m_document(document) {}

  Result<void> run() {
    if (const auto read = readIndex(); !read) {
      return std::unexpected(read.error());
    }
    openData();
    checkSizes();
    structure::StructureBuilder builder(QFileInfo(m_source.path).fileName(), {base::kFileSpace, 0, m_document.size});
    addCatalogue(builder, m_catalogue, m_spaces);
    m_document.structure = builder.build();
    if (m_context.counts) {
      m_document.counts["members"] = m_catalogue->members.size();
      m_document.counts["dat_bytes"] = m_spaces.data.size;
      m_document.counts["sizes_sum"] = m_catalogue->sizesSum;
    }
    return {};
  }

private:
  Result<void> readIndex() {
    m_context.progress.step(base::translate("formats", "Reading the index"));
    if (m_document.size > m_context.limits.maxDecodedBytes) {
      return std::unexpected(Error::of(ErrorCode::LimitReached,
                                       base::translate("formats", "the catalogue is larger than the limit allows")));
    }
    const auto coded = m_source.bytes->readAll();
    if (!coded) {
      return std::unexpected(coded.error());
    }
    const Bytes text = catalogueText(*coded);
    m_spaces.text = bytes::makeMemorySource(text);
    const SpaceId space =
        m_document.spaces.add(QStringLiteral("index"), m_spaces.text, ByteRange{base::kFileSpace, 0, coded->size()},
                              QStringLiteral("XOR 0xDB + place"));
    m_spaces.textRange = {space, 0, text.size()};
    auto catalogue = readCatalogue(text, m_spaces.textRange, m_context.limits, m_context.diagnostics);
    if (!catalogue) {
      return std::unexpected(catalogue.error());
    }
    m_catalogue = std::make_shared<const Catalogue>(std::move(*catalogue));
    return {};
  }

  void openData() {
    m_context.progress.step(base::translate("formats", "Opening the members"));
    auto data = x3::openData(m_source.path);
    if (!data) {
      const QFileInfo file(m_source.path);
      const bool isMissing = data.error().code == ErrorCode::NotFound;
      if (isMissing) {
        m_context.missing.add(file.completeBaseName() + QStringLiteral(".dat"),
                              {file.fileName(), files::MissingKind::Other, {{.bytes = m_spaces.textRange}}});
      }
      m_context.diagnostics.damage(data.error().message,
                                   isMissing ? base::Unplaced::FileMissing : base::Unplaced::FileRefused);
      return;
    }
    const std::uint64_t size = (*data)->size();
    const QString name = QFileInfo(dataFileOf(m_source.path)).fileName();
    const SpaceId space = m_document.spaces.add(name, std::move(*data), {}, QStringLiteral("XOR 0x33"));
    m_spaces.data = {space, 0, size};
    m_hasData = true;
  }

  void checkSizes() {
    const auto shadowed = static_cast<std::size_t>(
        std::ranges::count_if(m_catalogue->members, [](const CatalogueMember& member) { return member.shadowed; }));
    if (shadowed > 0) {
      m_context.diagnostics.note(
          base::translate("formats", "%1 members have the name of a later one, which is used").arg(shadowed),
          m_spaces.textRange);
    }
    if (!m_hasData || m_spaces.data.size == m_catalogue->sizesSum) {
      return;
    }
    const QString told = base::translate("formats", "the sizes of all members add up to %1 bytes, the DAT has %2")
                             .arg(m_catalogue->sizesSum)
                             .arg(m_spaces.data.size);
    if (m_spaces.data.size < m_catalogue->sizesSum) {
      m_context.diagnostics.damage(told, m_spaces.textRange);
    } else {
      m_context.diagnostics.warn(told, m_spaces.textRange);
    }
  }

  const Source& m_source;
  LoadContext& m_context;
  Document& m_document;
  std::shared_ptr<const Catalogue> m_catalogue;
  CatalogueSpaces m_spaces;
  bool m_hasData = false;
};

} // namespace

int X3CatFormat::score(const Probe& probe) const {
  return looksLikeCatalogue(probe.head, probe.head.size() == probe.size) ? kSureScore : 0;
}

Result<void> X3CatFormat::read(const Source& source, LoadContext& context, Document& document) const {
  return Loader(source, context, document).run();
}

Result<MountPtr> X3CatFormat::mount(const Source& source, const base::Limits& limits,
                                    base::Diagnostics& diagnostics) const {
  return mountCatalogue(source.path, *source.bytes, limits, diagnostics);
}

} // namespace vitrine::formats::x3
