#include "core/formats/x3/file/CatalogueSections.h"

#include "core/base/Translate.h"

#include <array>

namespace vitrine::formats::x3 {
namespace {

using namespace structure::fields;
using structure::StructureBuilder;

// A section costs more than the few bytes of a line. The game's own archives have up to 20,000 members.
constexpr std::size_t kMaxSections = 50'000;

/// By extension.
constexpr auto kKinds = std::to_array<std::pair<const char*, const char*>>({{"bod", "scene or body"},
                                                                            {"bob", "binary scene or body"},
                                                                            {"pbd", "packed scene or body"},
                                                                            {"pbb", "packed binary scene or body"},
                                                                            {"dds", "picture"},
                                                                            {"jpg", "picture"},
                                                                            {"tga", "picture"},
                                                                            {"bmp", "picture"},
                                                                            {"pck", "packed file"},
                                                                            {"txt", "text"},
                                                                            {"xml", "text"},
                                                                            {"wav", "sound"},
                                                                            {"fx", "shader"},
                                                                            {"fb", "shader"}});

constexpr auto kMember =
    structure::layout("member", structure::kVaryingSize, chars("path").varying(), u64("size"),
                      u64("offset", QT_TRANSLATE_NOOP("formats", "in the DAT: sum of the preceding sizes")),
                      chars("kind", QT_TRANSLATE_NOOP("formats", "by its name")), chars("note"));

/// Kind of a member by its name; empty: nothing is known of such names.
QString memberKind(const QString& path) {
  const QString extension = path.mid(path.lastIndexOf(QLatin1Char('.')) + 1).toLower();
  const auto known =
      std::ranges::find_if(kKinds, [&](const auto& kind) { return extension == QLatin1StringView(kind.first); });
  return known == kKinds.end() ? QString() : QString::fromLatin1(known->second);
}

QString noteOf(const CatalogueMember& member, std::uint64_t dataBytes) {
  if (member.offset > dataBytes || member.size > dataBytes - member.offset) {
    return base::translate("formats", "past the end of the DAT");
  }
  return member.shadowed ? base::translate("formats", "a later member of this name is used") : QString();
}

structure::RecordTablePtr memberTable(const std::shared_ptr<const Catalogue>& catalogue,
                                      const CatalogueSpaces& spaces) {
  std::vector<std::uint32_t> starts;
  starts.reserve(catalogue->members.size());
  for (const CatalogueMember& member : catalogue->members) {
    starts.push_back(member.line);
  }
  const std::uint64_t dataBytes = spaces.data.size;
  return structure::makeIndexedTable(
      kMember, spaces.text, spaces.textRange, std::move(starts),
      [catalogue, dataBytes](std::uint64_t index, const Bytes&) -> Result<structure::Row> {
        const CatalogueMember& member = catalogue->members.at(static_cast<std::size_t>(index));
        return structure::Row{{member.path, structure::integer(member.size), structure::integer(member.offset),
                               memberKind(member.path), noteOf(member, dataBytes)}};
      });
}

void addMembers(StructureBuilder& builder, const Catalogue& catalogue, const CatalogueSpaces& spaces) {
  const auto members = builder.add(builder.root(), QStringLiteral("members"), spaces.data);
  std::size_t listed = 0;
  for (const CatalogueMember& member : catalogue.members) {
    if (!noteOf(member, spaces.data.size).isEmpty() || listed == kMaxSections) {
      continue;
    }
    const auto section =
        builder.add(members, member.path, {spaces.data.space, spaces.data.offset + member.offset, member.size});
    if (const QString kind = memberKind(member.path); !kind.isEmpty()) {
      builder.at(section).attributes.push_back({QStringLiteral("kind"), kind});
    }
    ++listed;
  }
  if (listed == kMaxSections) {
    builder.at(members).note =
        base::translate("formats", "only the first %1 are listed here; the index contains all of them").arg(listed);
  }
}

} // namespace

void addCatalogue(StructureBuilder& builder, const std::shared_ptr<const Catalogue>& catalogue,
                  const CatalogueSpaces& spaces) {
  const auto index = builder.add(builder.root(), QStringLiteral("index"), spaces.textRange);
  builder.at(index).attributes.push_back({QStringLiteral("DAT"), catalogue->dataName});
  builder.at(index).table = memberTable(catalogue, spaces);
  if (spaces.data.size > 0) {
    addMembers(builder, *catalogue, spaces);
  }
}

} // namespace vitrine::formats::x3
