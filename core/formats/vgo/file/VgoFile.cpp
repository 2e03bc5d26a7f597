#include "core/formats/vgo/file/VgoFile.h"

#include "core/base/Translate.h"
#include "core/formats/vgo/file/MembersRead.h"
#include "core/formats/vgo/file/crypt/Decrypt.h"
#include "core/formats/vgo/file/crypt/KeyFile.h"

namespace vitrine::formats::vgo {
namespace {

using structure::JsonTree;
using structure::JsonTreePtr;
using structure::JsonValueRef;

const JsonTreePtr kNothing = std::make_shared<const JsonTree>();

MembersRead parse(const Bytes& bytes, const ByteRange& where, bool bson, const Limits& limits) {
  return bson ? readBson(bytes, where, limits) : readJson(bytes, where, limits);
}

/// A list is an array; in BSON one without elements looks like an object without members.
bool isList(const JsonTree& tree) {
  const JsonValueRef root(tree);
  return root.isArray() || (root.isObject() && root.size() == 0);
}

/// The name as a path in the file's folder; nullopt: it leads elsewhere.
std::optional<QString> pathBeside(const QString& uri) {
  return uri.isEmpty() || uri.contains(QLatin1Char(':')) ? std::nullopt : files::relativePath(uri);
}

/// The file that a resource chunk points to, as a space of its own. Only a file beside the .vgo (or below its folder)
/// is ever read: nothing is fetched, whatever the chunk names. Error: it names something else, or there is no such
/// file, which is then among the missing ones.
Result<Resource> openResource(const structure::JsonValueRef& pointer, LoadContext& context, bytes::ByteSpaces& spaces) {
  const structure::JsonValueRef member = pointer["uri"];
  const QString uri = member.text();
  const auto path = pathBeside(uri);
  if (!path) {
    const ByteRange place = (member.exists() ? member : pointer).member().range;
    return std::unexpected(Error::damaged(
        base::translate(
            "formats", "the resource is given as \"%1\", which is not a file next to this one; no other files are read")
            .arg(uri),
        place.offset, place.space));
  }
  const auto found = context.vfs.find(*path);
  if (!found) {
    context.missing.add(*path,
                        {QStringLiteral("resource"), files::MissingKind::Other, {{.bytes = member.member().range}}});
    Error error =
        Error::of(ErrorCode::NotFound, base::translate("formats", "its resource, %1, is not next to it").arg(*path));
    error.offset = member.member().range.offset;
    error.space = member.member().range.space;
    return std::unexpected(std::move(error));
  }
  auto file = found->mount->open(found->entry, context.limits);
  if (!file) {
    return std::unexpected(file.error());
  }
  const std::uint64_t size = (*file)->size();
  const std::int64_t told = pointer["byteLength"].integer(static_cast<std::int64_t>(size));
  if (told != static_cast<std::int64_t>(size)) {
    context.diagnostics.damage(
        base::translate("formats", "%1 has %2 bytes; %3 are declared").arg(*path).arg(size).arg(told),
        pointer["byteLength"].member().range);
  }
  const SpaceId space = spaces.add(found->entry.path, *file, std::nullopt, {});
  return Resource{*file, {space, 0, size}};
}

class VgoFileReader {
public:
  VgoFileReader(const Source& source, LoadContext& context, bytes::ByteSpaces& spaces)
      : m_source(source), m_context(context), m_spaces(spaces) {}

  VgoFile run() {
    step("Reading the chunks", 0.0);
    m_file.container = readContainer(*m_source.bytes, m_context.diagnostics);
    refuse(m_file.container.error);
    m_file.asset = readAsset();
    step("Reading the layout", 0.1);
    m_file.layout = readChunk(ChunkRole::Layout);
    if (!m_file.layout->empty() && !m_file.layoutRoot().isObject()) {
      refuse(Error::damaged(base::translate("formats", "the layout is not an object"),
                            m_file.layoutRoot().member().range.offset));
    }
    step("Finding the resource", 0.2);
    m_file.pointer = kNothing;
    Resource resource = findResource();
    step("Reading the accessors", 0.3);
    m_file.crypt = kNothing;
    m_file.accessorList = readAccessorList();
    m_file.accessors = Accessors(JsonValueRef(*m_file.accessorList), std::move(resource), m_context.limits);
    noteFaults();
    return std::move(m_file);
  }

private:
  void step(const char* phase, double done) { m_context.progress.step(QString::fromLatin1(phase), done); }

  /// The first thing counts; reading goes on.
  void refuse(const std::optional<Error>& error) {
    if (!m_file.error) {
      m_file.error = error;
    }
  }

  Result<Bytes> bytesOf(const Chunk& chunk) const {
    if (chunk.data.size > m_context.limits.maxDecodedBytes) {
      Error error = Error::of(ErrorCode::LimitReached, base::translate("formats", "chunk %1 is too large (%2 bytes)")
                                                           .arg(chunkName(chunk.type))
                                                           .arg(chunk.data.size));
      error.offset = chunk.offset;
      return std::unexpected(std::move(error));
    }
    return m_source.bytes->read(chunk.data.offset, chunk.data.size);
  }

  /// The members of a chunk as far as they can be read, and why no further.
  MembersRead membersOf(ChunkRole role) const {
    const Chunk* chunk = m_file.container.chunk(role);
    if (!chunk || chunk->data.size == 0) {
      return {};
    }
    const auto bytes = bytesOf(*chunk);
    if (!bytes) {
      return {{}, bytes.error()};
    }
    MembersRead read = parse(*bytes, chunk->data, isBson(chunk->type), m_context.limits);
    if (read.error) {
      read.error->message = base::translate("formats", "chunk %1: %2").arg(chunkName(chunk->type), read.error->message);
    }
    return read;
  }

  JsonTreePtr readChunk(ChunkRole role) {
    MembersRead read = membersOf(role);
    refuse(read.error);
    return std::make_shared<const JsonTree>(std::move(read.tree));
  }

  /// Nothing that is drawn depends on it.
  JsonTreePtr readAsset() {
    MembersRead read = membersOf(ChunkRole::Asset);
    if (read.error) {
      m_context.diagnostics.damage(read.error->message,
                                   ByteRange{read.error->space, read.error->offset.value_or(0), 1});
    }
    return std::make_shared<const JsonTree>(std::move(read.tree));
  }

  Resource findResource() {
    const Chunk* chunk = m_file.container.chunk(ChunkRole::Resource);
    if (!chunk || chunk->data.size == 0) {
      return {};
    }
    if (chunk->type == kResourceBytes) {
      return {bytes::makeSubSource(m_source.bytes, chunk->data.offset, chunk->data.size), chunk->data};
    }
    m_file.pointer = readChunk(ChunkRole::Resource);
    if (m_file.pointer->empty()) {
      return {};
    }
    auto resource = openResource(JsonValueRef(*m_file.pointer), m_context, m_spaces);
    if (!resource) {
      refuse(resource.error());
      return {};
    }
    return std::move(*resource);
  }

  JsonTreePtr readAccessorList() {
    const Chunk* chunk = m_file.container.chunk(ChunkRole::Accessors);
    if (!chunk || chunk->data.size == 0) {
      return kNothing;
    }
    const bool coded = chunk->type == kCodedAccessorsJson || chunk->type == kCodedAccessorsBson;
    const JsonTreePtr list = coded ? readCodedList(*chunk) : readChunk(ChunkRole::Accessors);
    if (!coded) {
      m_file.accessorText = chunk->data;
    }
    if (!list->empty() && !isList(*list)) {
      const ByteRange place = list->members.front().range;
      refuse(
          Error::damaged(base::translate("formats", "the accessor list is not an array"), place.offset, place.space));
    }
    return list;
  }

  JsonTreePtr readCodedList(const Chunk& chunk) {
    m_file.crypt = readChunk(ChunkRole::AccessorCrypt);
    if (m_file.crypt->empty() || chunk.fault) {
      return kNothing;
    }
    auto list = decodedList(chunk);
    if (!list) {
      Error error = list.error();
      if (!error.offset) {
        error.offset = chunk.offset;
      }
      refuse(error);
      return kNothing;
    }
    return std::make_shared<const JsonTree>(std::move(*list));
  }

  Result<JsonTree> decodedList(const Chunk& chunk) {
    const auto info = readCryptInfo(JsonValueRef(*m_file.crypt));
    if (!info) {
      return std::unexpected(info.error());
    }
    const bool aes = info->algorithm == CryptInfo::Algorithm::Aes;
    const Result<std::optional<Bytes>> key = aes ? findKey(m_source, m_context) : std::optional<Bytes>();
    if (!key) {
      return std::unexpected(key.error());
    }
    const auto coded = bytesOf(chunk);
    const auto plain = coded ? decrypt(*coded, *info, *key) : coded;
    if (!plain) {
      return std::unexpected(plain.error());
    }
    const ByteRange where{static_cast<SpaceId>(m_spaces.size()), 0, plain->size()};
    MembersRead read = parse(*plain, where, isBson(chunk.type), m_context.limits);
    if (aes && (read.error || !isList(read.tree))) {
      // One padding in 256 fits by chance.
      return std::unexpected(askForKey(base::translate("formats", "the key is wrong")));
    }
    const std::size_t keyBytes = *key ? (*key)->size() : info->key ? info->key->size() : 0;
    m_spaces.add(QStringLiteral("accessors (decrypted)"), bytes::makeMemorySource(*plain), chunk.data,
                 info->name(keyBytes));
    m_file.accessorText = where;
    refuse(read.error);
    return std::move(read.tree);
  }

  /// Notes all accessors with faults, also those that are not used; none without a resource, when every one has faults.
  void noteFaults() {
    if (!m_file.accessors.resource().bytes) {
      return;
    }
    for (const Accessor& accessor : m_file.accessors.all()) {
      if (accessor.fault) {
        m_context.diagnostics.countedDamage(QStringLiteral("vgo accessor"), accessor.fault->message, accessor.where);
      }
    }
  }

  const Source& m_source;
  LoadContext& m_context;
  bytes::ByteSpaces& m_spaces;
  VgoFile m_file;
};

} // namespace

VgoFile readVgo(const Source& source, LoadContext& context, bytes::ByteSpaces& spaces) {
  return VgoFileReader(source, context, spaces).run();
}

} // namespace vitrine::formats::vgo
