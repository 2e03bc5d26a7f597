#include "core/formats/x3/file/CatalogueSections.h"

#include "core/base/Translate.h"
#include "core/structure/LayoutBuilder.h"

#include <array>

namespace vitrine::formats::x3 {
namespace {

using structure::LayoutBuilder;
using structure::LayoutPtr;
using structure::StructureBuilder;
using Type = structure::FieldType;

// A section costs more than the few bytes of a line. The game's own archives have up to 20,000 members.
constexpr std::size_t kMaxSections = 50'000;

struct Kind {
  const char* extension;
  const char* name;
};

constexpr std::array kKinds = {Kind{"bod", "scene or body"},
                               Kind{"bob", "binary scene or body"},
                               Kind{"pbd", "packed scene or body"},
                               Kind{"pbb", "packed binary scene or body"},
                               Kind{"dds", "picture"},
                               Kind{"jpg", "picture"},
                               Kind{"tga", "picture"},
                               Kind{"bmp", "picture"},
                               Kind{"pck", "packed file"},
                               Kind{"txt", "text"},
                               Kind{"xml", "text"},
                               Kind{"wav", "sound"},
                               Kind{"fx", "shader"},
                               Kind{"fb", "shader"}};

LayoutPtr memberLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("member")
          .varying()
          .add(Type::Chars, "path")
          .add(Type::U64, "size")
          .add(Type::U64, "offset", QT_TRANSLATE_NOOP("formats", "in the DAT: the sum of the sizes before"))
          .add(Type::Chars, "kind", QT_TRANSLATE_NOOP("formats", "by its name"))
          .add(Type::Chars, "note")
          .doneVarying();
  return layout;
}

QString noteOf(const CatalogueMember& member, std::uint64_t dataBytes) {
  if (member.offset > dataBytes || member.size > dataBytes - member.offset) {
    return base::translate("formats", "beyond the end of the DAT");
  }
  return member.shadowed ? base::translate("formats", "a later one of this name counts") : QString();
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
      memberLayout(), spaces.text, spaces.textRange, std::move(starts),
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
        base::translate("formats", "only the first %1 are listed here; the index has them all").arg(listed);
  }
}

} // namespace

QString memberKind(const QString& path) {
  const QString extension = path.mid(path.lastIndexOf(QLatin1Char('.')) + 1).toLower();
  for (const Kind& kind : kKinds) {
    if (extension == QLatin1StringView(kind.extension)) {
      return QString::fromLatin1(kind.name);
    }
  }
  return {};
}

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
