#include "ui/inspector/PropertyGroups.h"

#include "core/links/ItemBounds.h"
#include "core/visibility/Visibility.h"
#include "core/visibility/VisibilityReport.h"
#include "ui/inspector/FieldText.h"
#include "ui/inspector/MaterialGroup.h"
#include "ui/inspector/PropertyLines.h"
#include "ui/outline/SceneTreeModel.h"
#include "ui/session/ClipTime.h"
#include "ui/widgets/Lengths.h"
#include "ui/widgets/Texts.h"

#include <QLocale>

namespace vitrine::ui {
namespace {

QString recordTitle(const Document& document, const RecordRef& ref) {
  const structure::Section& section = document.structure[ref.section];
  return QStringLiteral("%1 [%2]").arg(section.path, QString::number(ref.row));
}

/// Puts the line of a field under the heading of its part; a new one where the part changes.
void addUnderPart(std::vector<PropertyLine>& lines, const QString& part, PropertyLine line) {
  if (part.isEmpty()) {
    lines.push_back(std::move(line));
    return;
  }
  if (lines.empty() || lines.back().lines.empty() || lines.back().key != part) {
    lines.push_back({.key = part});
  }
  PropertyLine& heading = lines.back();
  heading.marked = heading.marked || line.marked;
  heading.lines.push_back(std::move(line));
}

/// A list of numbers that lead somewhere, one line each.
std::vector<PropertyLine> elementLines(const Document& document, const structure::Field& field,
                                       const structure::Value& value, const ByteRange& bytes) {
  constexpr std::size_t kMostLines = 256;
  const auto* numbers = std::get_if<std::vector<std::int64_t>>(&value);
  std::vector<PropertyLine> lines;
  if (!numbers || field.reference.kind == structure::ReferenceKind::None) {
    return lines;
  }
  for (std::size_t i = 0; i < std::min(numbers->size(), kMostLines); ++i) {
    lines.push_back({.key = QStringLiteral("[%1]").arg(i),
                     .value = QString::number((*numbers)[i]),
                     .leadsTo = document.structure.follow(field, value, i),
                     .bytes = bytes});
  }
  if (numbers->size() > kMostLines) {
    lines.push_back({.key = QStringLiteral("…"), .value = countText(numbers->size()), .bytes = bytes});
  }
  return lines;
}

PropertyLine fieldLine(const Document& document, const structure::Field& field, const structure::Value& value,
                       const ByteRange& bytes) {
  PropertyLine line{.key = QString::fromLatin1(field.name),
                    .value = fieldText(field, value),
                    .toolTip = fieldToolTip(field),
                    .bytes = bytes,
                    .lines = elementLines(document, field, value, bytes)};
  if (line.lines.empty()) {
    line.leadsTo = document.structure.follow(field, value);
  }
  return line;
}

PropertyGroup recordGroup(const Document& document, const RecordRef& ref, const std::vector<std::size_t>& marked) {
  const structure::RecordTable& table = *document.structure[ref.section].table;
  PropertyGroup group{recordTitle(document, ref), {}};
  const auto row = table.row(ref.row);
  if (!row) {
    group.lines.push_back({PropertyTexts::tr("Cannot be read"), row.error().reason()});
    return group;
  }
  const auto& fields = table.layout().fields;
  for (std::size_t i = 0; i < fields.size() && i < row->cells.size(); ++i) {
    PropertyLine line = fieldLine(document, fields[i], row->cells[i], table.rangeOf(ref.row, i));
    line.marked = std::ranges::find(marked, i) != marked.end();
    addUnderPart(group.lines, formatText(QString::fromUtf8(fields[i].part)), std::move(line));
  }
  return group;
}

/// Of what animation and frame a node is shown, with a link to the frame's record; nullopt where it is of none.
std::optional<PropertyLine> frameLine(const Session& session, NodeIndex node) {
  const Scene& scene = *session.scene();
  const scene::AnimatedModelIndex animatedModel = scene.animatedModelOf(node);
  if (!animatedModel) {
    return std::nullopt;
  }
  const scene::Animation* clip = session.evaluated().animation;
  if (clip && clip->tracks && clip->animatedModel == animatedModel) {
    const QLocale locale;
    return PropertyLine{.key = PropertyTexts::tr("Time"),
                        .value = PropertyTexts::tr("%1 of %2 s, %3")
                                     .arg(locale.toString(secondsInto(*clip, session.state().time), 'f', 2),
                                          locale.toString(clip->duration, 'f', 2), clip->name)};
  }
  const animation::KeyframeSample sample = animation::sampleKeyframes(scene, session.evaluated(), animatedModel);
  const QString place = sample.animation ? PropertyTexts::tr("%1 of %2, %3")
                                               .arg(countText(static_cast<std::uint64_t>(sample.steps) + 1),
                                                    countText(static_cast<std::uint64_t>(sample.animation->frames)),
                                                    sample.animation->name)
                                         : PropertyTexts::tr("at rest");
  return PropertyLine{
      .key = PropertyTexts::tr("Frame"), .value = place, .leadsTo = sample.from ? sample.from->record : std::nullopt};
}

PropertyGroup nodeGroup(const Session& session, NodeIndex index) {
  const Scene& scene = *session.scene();
  const scene::Node& node = scene.nodes[index];
  PropertyGroup group{PropertyTexts::tr("Node"), {}};
  group.lines.push_back({PropertyTexts::tr("Name"), node.name});
  group.lines.push_back({PropertyTexts::tr("Kind"), nodeKindText(node.kind)});
  if (auto frame = frameLine(session, index)) {
    group.lines.push_back(std::move(*frame));
  }
  const QVector3D origin = session.pose()->worldTransform(index).column(3).toVector3D();
  group.lines.push_back(
      {PropertyTexts::tr("Position"), Lengths::instance().text(scene, scene.sourceAxes.toFile(origin))});
  if (!node.model.empty()) {
    group.lines.push_back({.key = PropertyTexts::tr("Model"), .value = node.model.path, .path = true});
  }
  if (node.layer) {
    group.lines.push_back({PropertyTexts::tr("Layer"), formatText(scene.layers[node.layer].label)});
  }
  return group;
}

PropertyGroup animationGroup(const scene::Animation& animation) {
  PropertyGroup group{PropertyTexts::tr("Animation"), {}};
  const QString seconds = QLocale().toString(animation.duration, 'f', 2);
  const QString length = animation.pingPong ? PropertyTexts::tr("%1 s, forth and back")
                         : animation.loops  ? PropertyTexts::tr("%1 s, loops")
                                            : PropertyTexts::tr("%1 s");
  group.lines.push_back({PropertyTexts::tr("Name"), animation.name});
  if (animation.tracks) {
    group.lines.push_back({PropertyTexts::tr("Nodes"), countText(animation.tracks->size())});
  } else {
    group.lines.push_back({PropertyTexts::tr("Frames"), countText(static_cast<std::uint64_t>(animation.frames))});
  }
  group.lines.push_back({PropertyTexts::tr("Duration"), length.arg(seconds)});
  const auto own = linesOf(animation.properties);
  group.lines.insert(group.lines.end(), own.begin(), own.end());
  return group;
}

/// The one material of all items; kNone when they differ.
MaterialIndex commonMaterial(const Scene& scene, const std::vector<DrawItemIndex>& items) {
  MaterialIndex common;
  for (const DrawItemIndex item : items) {
    const MaterialIndex material = scene.surfaceOf(item).material;
    if (!material || (common && common != material)) {
      return scene::kNone;
    }
    common = material;
  }
  return common;
}

PropertyGroup shapeGroup(const Session& session, const links::Pick& selected) {
  const Scene& scene = *session.scene();
  PropertyGroup group{PropertyTexts::tr("Shape"), {}};
  std::uint64_t triangles = 0;
  for (const DrawItemIndex item : selected.items) {
    triangles += scene.surfaceOf(item).triangleCount();
  }
  const scene::Bounds bounds = links::boundsOf(*session.pose(), session.evaluated(), selected.items);
  group.lines.push_back({PropertyTexts::tr("Surfaces"), countText(selected.items.size())});
  group.lines.push_back({PropertyTexts::tr("Triangles"), countText(triangles)});
  if (!bounds.empty()) {
    const QVector3D a = scene.sourceAxes.toFile(bounds.min());
    const QVector3D b = scene.sourceAxes.toFile(bounds.max());
    const QVector3D size = b - a;
    group.lines.push_back(
        {PropertyTexts::tr("Size"),
         Lengths::instance().text(scene, {std::abs(size.x()), std::abs(size.y()), std::abs(size.z())})});
  }
  if (selected.point) {
    group.lines.push_back(
        {PropertyTexts::tr("Clicked at"), Lengths::instance().text(scene, scene.sourceAxes.toFile(*selected.point))});
  }
  return group;
}

/// Place of a surface in the visibility data; nullopt where that is not known.
std::optional<PropertyGroup> placeGroup(const Scene& scene, DrawItemIndex item) {
  constexpr qsizetype kMostClusters = 12;
  const scene::SurfaceLeaves* place = scene.leavesOf(item);
  if (!place || !scene.world.visibility) {
    return std::nullopt;
  }
  QStringList clusters;
  for (qsizetype i = 0; i < std::min(place->clusters.size(), kMostClusters); ++i) {
    clusters << QString::number(place->clusters[i]);
  }
  if (place->clusters.size() > kMostClusters) {
    clusters << PropertyTexts::tr("… (%1)").arg(countText(static_cast<std::uint64_t>(place->clusters.size())));
  }
  PropertyGroup group{PropertyTexts::tr("Visibility"), {}};
  if (place->leaf >= 0) {
    group.lines.push_back({.key = PropertyTexts::tr("Leaf"),
                           .value = QString::number(place->leaf),
                           .leadsTo = visibility::leafRecord(scene, place->leaf)});
  }
  group.lines.push_back({PropertyTexts::tr("Clusters"), clusters.isEmpty() ? PropertyTexts::tr("in none, always drawn")
                                                                           : clusters.join(QStringLiteral(", "))});
  group.lines.push_back({PropertyTexts::tr("Area"), QString::number(place->area)});
  return group;
}

PropertyGroup sectionGroup(const Document& document, SectionId number) {
  const structure::Section& section = document.structure[number];
  PropertyGroup group{PropertyTexts::tr("Section"), {}};
  group.lines.push_back({PropertyTexts::tr("Name"), section.path.isEmpty() ? section.name : section.path});
  group.lines.push_back({PropertyTexts::tr("Bytes"),
                         QStringLiteral("%1 … %2").arg(hexText(section.range.offset), hexText(section.range.end())),
                         {},
                         {},
                         section.range});
  group.lines.push_back({PropertyTexts::tr("Size"), sizeText(section.range.size)});
  if (document.spaces.contains(section.range.space) && section.range.space != base::kFileSpace) {
    const ByteSpace& space = document.spaces[section.range.space];
    group.lines.push_back({PropertyTexts::tr("Space"), space.name, {}, {}, space.codedRange});
  }
  if (section.table) {
    group.lines.push_back({PropertyTexts::tr("Records"), countText(section.table->rowCount())});
  }
  for (const structure::Attribute& attribute : section.attributes) {
    group.lines.push_back({attribute.key, structure::toText(attribute.value)});
  }
  if (!section.note.isEmpty()) {
    group.lines.push_back({PropertyTexts::tr("Remarks"), section.note});
  }
  return group;
}

/// Records of each section; of a file that has thousands of sections, of the first ones.
PropertyGroup countsGroup(const Document& document) {
  constexpr std::size_t kMostSections = 100;
  PropertyGroup counts{PropertyTexts::tr("Counts"), {}};
  std::uint64_t more = 0;
  for (const structure::Section& section : document.structure.sections()) {
    if (!section.table || section.table->rowCount() == 0) {
      continue;
    }
    if (counts.lines.size() < kMostSections) {
      counts.lines.push_back({section.path, countText(section.table->rowCount())});
    } else {
      ++more;
    }
  }
  if (more > 0) {
    counts.lines.push_back({QStringLiteral("…"), PropertyTexts::tr("%1 more sections").arg(countText(more))});
  }
  return counts;
}

std::vector<PropertyGroup> describeDocument(const Document& document, const Scene* scene) {
  PropertyGroup file{PropertyTexts::tr("File"), {}};
  file.lines.push_back({.key = PropertyTexts::tr("Path"), .value = document.path, .path = true});
  file.lines.push_back({PropertyTexts::tr("Size"), sizeText(document.size)});
  file.lines.push_back({PropertyTexts::tr("Format"), formatText(document.formatName)});
  const QString version = QStringLiteral("%1 %2").arg(document.formatVersion, document.variant).trimmed();
  if (!version.isEmpty()) {
    file.lines.push_back({PropertyTexts::tr("Version"), version});
  }
  std::vector<PropertyGroup> groups;
  if (!document.properties.empty()) {
    groups.push_back({PropertyTexts::tr("Document"), linesOf(document.properties)});
  }
  groups.push_back(std::move(file));
  if (scene) {
    const QVector3D size = scene->bounds().empty() ? QVector3D() : scene->bounds().size();
    const QVector3D metres = size * static_cast<float>(scene->metresPerUnit);
    PropertyGroup picture{PropertyTexts::tr("Scene"), {}};
    picture.lines = {{PropertyTexts::tr("Nodes"), countText(scene->nodes.size())},
                     {PropertyTexts::tr("Surfaces"), countText(scene->surfaceCount())},
                     {PropertyTexts::tr("Triangles"), countText(scene->defaultTriangles())},
                     {PropertyTexts::tr("Materials"), countText(scene->assets.materials.size())},
                     {PropertyTexts::tr("Extent"),
                      PropertyTexts::tr("%1 × %2 × %3 m")
                          .arg(QLocale().toString(metres.x(), 'f', 1), QLocale().toString(metres.y(), 'f', 1),
                               QLocale().toString(metres.z(), 'f', 1))}};
    groups.push_back(std::move(picture));
  }
  if (PropertyGroup counts = countsGroup(document); !counts.lines.empty()) {
    groups.push_back(std::move(counts));
  }
  return groups;
}

} // namespace

std::vector<PropertyGroup> describe(const Session& session, const links::Pick& selected) {
  const Document* document = session.document();
  if (!document) {
    return {};
  }
  const Scene* scene = session.scene();
  std::vector<PropertyGroup> groups;
  if (selected.record) {
    groups.push_back(recordGroup(*document, *selected.record, selected.fields));
  } else if (selected.section) {
    groups.push_back(sectionGroup(*document, *selected.section));
  }
  if (scene && selected.node) {
    const scene::Node& node = scene->nodes[selected.node];
    // The thing asked for comes first: the node itself, or the record (or a part of it) of which the node is the place.
    const bool nodeFirst = node.record == selected.record && selected.fields.empty();
    std::vector<PropertyGroup> ofNode{nodeGroup(session, selected.node)};
    if (!node.properties.empty()) {
      ofNode.push_back({PropertyTexts::tr("Properties"), linesOf(node.properties)});
    }
    groups.insert(nodeFirst ? groups.begin() : groups.end(), ofNode.begin(), ofNode.end());
  }
  if (scene && selected.record) {
    const scene::AnimationIndex animation = session.links().animationOf(*selected.record, session.state().animation);
    if (animation) {
      groups.push_back(animationGroup(scene->motion.animations[animation]));
    }
  }
  if (const std::vector<RecordRef> others = selected.others(); !others.empty()) {
    PropertyGroup related{PropertyTexts::tr("Related records"), {}};
    for (const RecordRef& ref : others) {
      related.lines.push_back({QString::fromLatin1(document->structure[ref.section].table->layout().name),
                               recordTitle(*document, ref),
                               {},
                               ref});
    }
    groups.push_back(std::move(related));
  }
  if (scene && !selected.items.empty()) {
    if (const MaterialIndex material = commonMaterial(*scene, selected.items)) {
      groups.push_back(materialGroup(session.assets(), material));
    }
    groups.push_back(shapeGroup(session, selected));
    if (auto place = selected.items.size() == 1 ? placeGroup(*scene, selected.items.front()) : std::nullopt) {
      groups.push_back(std::move(*place));
    }
  }
  return groups.empty() ? describeDocument(*document, scene) : groups;
}

} // namespace vitrine::ui
