#include "core/formats/diggles/records/ModelChecks.h"

#include "core/base/Translate.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace vitrine::formats::diggles {
namespace {

using base::translate;
using structure::Column;
using structure::columnOf;

constexpr std::uint64_t kU16 = sizeof(std::uint16_t);
constexpr std::uint64_t kU32 = sizeof(std::uint32_t);

/// Odd things of one kind.
class Oddities {
public:
  explicit Oddities(Diagnostics& diagnostics) : m_diagnostics(diagnostics) {}
  Oddities(const Oddities&) = delete;
  Oddities& operator=(const Oddities&) = delete;
  ~Oddities() {
    for (std::size_t i = 0; i < m_listed.size(); ++i) {
      const bool last = i + 1 == m_listed.size();
      m_diagnostics.warn(m_listed[i].message, m_listed[i].where, last ? m_more : 0);
    }
  }

  /// `message` is made only for those that are listed.
  template <class Message>
  void add(const ByteRange& where, Message message) {
    constexpr std::size_t kListed = 8;
    if (m_listed.size() < kListed) {
      m_listed.push_back({message(), where});
    } else if (m_more < std::numeric_limits<std::uint32_t>::max()) {
      ++m_more;
    }
  }

private:
  struct Listed {
    QString message;
    ByteRange where;
  };

  Diagnostics& m_diagnostics;
  std::vector<Listed> m_listed;
  std::uint32_t m_more = 0;
};

/// The first number of a record's list that leads nowhere, for messages.
struct BadNumber {
  QString record;
  QString place;
  QString number;
  QString limit; ///< of numbers that lead somewhere
  QString more;  ///< text on the others of the list
};

/// Checks of tables that `model` has all of, or at least says the length of: only then can a number be wrong.
class Checker {
public:
  Checker(const ModelFile& model, Diagnostics& diagnostics) : m_model(model), m_diagnostics(diagnostics) {}

  void checkAll() const {
    checkMaterials();
    if (m_model.reached(ModelPart::Arrays)) {
      for (const ArrayKind kind : kArrayKinds) {
        checkArrayNumbers(kind);
      }
      checkPointCounts(ArrayKind::Uvs);
      checkPointCounts(ArrayKind::Brightness);
      checkIndices();
      checkIndexCounts();
      checkAnchors();
    }
    checkPicture(ModelPart::Shadows, &ModelMesh::shadow, QT_TRANSLATE_NOOP("formats", "shadow image"),
                 columnOf<layouts::kMeshTail>("shadow"));
    checkPicture(ModelPart::Cmaps, &ModelMesh::cmap, QT_TRANSLATE_NOOP("formats", "cmap"),
                 columnOf<layouts::kMeshTail>("cmap"));
    checkObjects();
    checkAnimations();
  }

private:
  static QString nameOf(ArrayKind kind) { return QCoreApplication::translate("formats", arrayName(kind)); }

  /// The field of a link that names an array of this kind.
  static Column columnFor(ArrayKind kind) {
    constexpr std::array kColumns = {columnOf<layouts::kLink>("triangles"), columnOf<layouts::kLink>("uvs"),
                                     columnOf<layouts::kLink>("points"), columnOf<layouts::kLink>("brightness")};
    return kColumns[static_cast<std::size_t>(kind)];
  }

  static std::uint16_t numberOf(const ModelLink& link, ArrayKind kind) {
    return link.*kLinkArrays[static_cast<std::size_t>(kind)];
  }

  std::uint64_t declaredIn(ModelPart part) const {
    return m_model.reached(part) ? m_model.span(part).declared : std::numeric_limits<std::uint64_t>::max();
  }

  /// Calls `visit(link, mesh number, link number in the mesh)`.
  template <class Visit>
  void eachLink(Visit visit) const {
    for (std::size_t mesh = 0; mesh < m_model.meshes.size(); ++mesh) {
      const auto links = m_model.linksOf(m_model.meshes[mesh]);
      for (std::size_t number = 0; number < links.size(); ++number) {
        visit(links[number], mesh, number);
      }
    }
  }

  static QString linkText(std::size_t mesh, std::size_t link) {
    return translate("formats", "link %1 of mesh %2").arg(link).arg(mesh);
  }

  ByteRange linkField(std::size_t mesh, std::size_t link, const Column& field) const {
    const ByteRange whole = m_model.meshes[mesh].linkRange(link);
    return {whole.space, whole.offset + field.offset(), kU16};
  }

  /// Tells of links whose `number` is not below `count`, nor `none`.
  template <class Text>
  void checkLinks(std::uint16_t ModelLink::* number, const Column& field, std::uint64_t count,
                  std::optional<std::uint16_t> none, Text text) const {
    Oddities odd(m_diagnostics);
    eachLink([&](const ModelLink& link, std::size_t mesh, std::size_t place) {
      if (link.*number >= count && link.*number != none) {
        odd.add(linkField(mesh, place, field), [&] { return text(linkText(mesh, place), link.*number); });
      }
    });
  }

  void checkMaterials() const {
    const std::uint64_t count = declaredIn(ModelPart::Materials);
    checkLinks(
        &ModelLink::material, columnOf<layouts::kLink>("material"), count, kNoNumber,
        [&](const QString& link, std::uint16_t number) {
          return translate("formats", "%1: there is no material %2 (%3 materials)").arg(link).arg(number).arg(count);
        });
  }

  void checkArrayNumbers(ArrayKind kind) const {
    const auto which = static_cast<std::size_t>(kind);
    const std::uint16_t count = m_model.arrays.declared[which];
    checkLinks(kLinkArrays[which], columnFor(kind), count, std::nullopt,
               [&](const QString& link, std::uint16_t number) {
                 return translate("formats", "%1: there is no %2 %3 (%4 arrays)")
                     .arg(link, nameOf(kind))
                     .arg(number)
                     .arg(count);
               });
  }

  /// As many entries as points are wanted; each array is told of once, with the first link that needs more of it.
  void checkPointCounts(ArrayKind kind) const {
    Oddities odd(m_diagnostics);
    std::vector<bool> told(m_model.arrays.of[static_cast<std::size_t>(kind)].size());
    eachLink([&](const ModelLink& link, std::size_t mesh, std::size_t number) {
      const ModelArray* array = m_model.array(kind, numberOf(link, kind));
      const ModelArray* points = m_model.array(ArrayKind::Points, link.points);
      if (!array || !points || array->declared >= points->declared || told[numberOf(link, kind)]) {
        return;
      }
      told[numberOf(link, kind)] = true;
      odd.add(array->where, [&] {
        return translate("formats", "%1 %2 has %3 entries for the %4 points of %5")
            .arg(nameOf(kind))
            .arg(numberOf(link, kind))
            .arg(array->declared)
            .arg(points->declared)
            .arg(linkText(mesh, number));
      });
    });
  }

  /// Each triangle array is told of once, at its first index beyond the points of a link.
  void checkIndices() const {
    Oddities odd(m_diagnostics);
    std::vector<bool> told(m_model.arrays.largestIndex.size());
    eachLink([&](const ModelLink& link, std::size_t mesh, std::size_t number) {
      const ModelArray* triangles = m_model.array(ArrayKind::Triangles, link.triangles);
      const ModelArray* points = m_model.array(ArrayKind::Points, link.points);
      if (!triangles || !points || triangles->count < 3 || told[link.triangles] ||
          m_model.arrays.largestIndex[link.triangles] < points->declared) {
        return;
      }
      told[link.triangles] = true;
      addIndex(odd, link, linkText(mesh, number), points->declared);
    });
  }

  void addIndex(Oddities& odd, const ModelLink& link, const QString& where, std::uint32_t points) const {
    const auto indices = m_model.elements(ArrayKind::Triangles, link.triangles);
    constexpr auto kIndex = columnOf<layouts::kTriangle>("vertices");
    std::uint32_t first = 0;
    while (kIndex.as<std::uint16_t>(indices.data(), first) < points) {
      ++first;
    }
    const ByteRange array = m_model.array(ArrayKind::Triangles, link.triangles)->where;
    odd.add({array.space, array.offset + first * kU16, kU16}, [&] {
      return translate("formats", "triangle array %1: index %2 refers to vertex %3, but %4 has %5 points")
          .arg(link.triangles)
          .arg(first)
          .arg(kIndex.as<std::uint16_t>(indices.data(), first))
          .arg(where)
          .arg(points);
    });
  }

  void checkIndexCounts() const {
    Oddities odd(m_diagnostics);
    const auto& arrays = m_model.arrays.of[static_cast<std::size_t>(ArrayKind::Triangles)];
    for (std::size_t i = 0; i < arrays.size(); ++i) {
      if (const std::uint32_t over = arrays[i].declared % 3; over != 0) {
        const ByteRange place{m_model.space, m_model.arrays.lengths[0].offset + i * kU16, kU16};
        odd.add(place, [&] {
          return translate("formats",
                           "triangle array %1 has %2 indices: the last %3 do not form a triangle and are left out")
              .arg(i)
              .arg(arrays[i].declared)
              .arg(over);
        });
      }
    }
  }

  void checkPicture(ModelPart part, std::uint16_t ModelMesh::* number, const char* what, const Column& field) const {
    Oddities odd(m_diagnostics);
    const std::uint64_t count = declaredIn(part);
    for (std::size_t mesh = 0; mesh < m_model.meshes.size(); ++mesh) {
      const std::uint16_t picture = m_model.meshes[mesh].*number;
      if (picture >= count && picture != kNoNumber) {
        odd.add({m_model.space, m_model.meshes[mesh].tailRange().offset + field.offset(), kU16}, [&] {
          return translate("formats", "mesh %1: there is no %2 %3 (of %4)")
              .arg(mesh)
              .arg(QCoreApplication::translate("formats", what))
              .arg(picture)
              .arg(count);
        });
      }
    }
  }

  /// Tells of records with numbers in `list` that are not below `limit`; `startOf`: the place of the first number.
  template <class Record, class List, class Start, class Text>
  void checkLists(const std::vector<Record>& records, List Record::* list, std::uint64_t limit, Start startOf,
                  Text text) const {
    Oddities odd(m_diagnostics);
    const auto isBad = [limit](std::uint32_t number) { return number >= limit; };
    for (std::size_t i = 0; i < records.size(); ++i) {
      const List& numbers = records[i].*list;
      const auto first = std::ranges::find_if(numbers, isBad);
      if (first != numbers.end()) {
        const auto place = static_cast<std::uint64_t>(first - numbers.begin());
        odd.add({m_model.space, startOf(records[i]) + place * kU32, kU32}, [&] {
          const auto others = std::count_if(first + 1, numbers.end(), isBad);
          return text({QString::number(i), QString::number(place), QString::number(*first), QString::number(limit),
                       others == 0 ? QString()
                                   : translate("formats", " (and %1 more of its references are invalid)").arg(others)});
        });
      }
    }
  }

  void checkAnchors() const {
    checkLists(
        m_model.meshes, &ModelMesh::anchors, m_model.arrays.declaredAnchors,
        [](const ModelMesh& mesh) {
          return mesh.tailRange().offset + columnOf<layouts::kMeshTail>("anchors").offset();
        },
        [](const BadNumber& bad) {
          return translate("formats", "mesh %1: slot %2 refers to anchor record %3 of %4%5")
              .arg(bad.record, bad.place, bad.number, bad.limit, bad.more);
        });
  }

  void checkObjects() const {
    checkLists(
        m_model.objects, &ModelObject::animations, declaredIn(ModelPart::Animations),
        [](const ModelObject& object) { return object.where.end() - object.animations.size() * kU32; },
        [](const BadNumber& bad) {
          return translate("formats", "object %1: there is no animation %2 (%3 animations)%4")
              .arg(bad.record, bad.number, bad.limit, bad.more);
        });
  }

  void checkAnimations() const {
    checkLists(
        m_model.animations, &ModelAnimation::frames, declaredIn(ModelPart::Meshes),
        [](const ModelAnimation& animation) { return animation.framesAt; },
        [](const BadNumber& bad) {
          return translate("formats", "animation %1: frame %2 refers to mesh %3 of %4%5")
              .arg(bad.record, bad.place, bad.number, bad.limit, bad.more);
        });
  }

  const ModelFile& m_model;
  Diagnostics& m_diagnostics;
};

} // namespace

void checkModel(const ModelFile& model, Diagnostics& diagnostics) {
  Checker(model, diagnostics).checkAll();
}

} // namespace vitrine::formats::diggles
