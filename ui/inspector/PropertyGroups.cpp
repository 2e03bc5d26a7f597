#include "ui/inspector/PropertyGroups.h"

#include "core/base/ControlPictures.h"
#include "core/links/ItemBounds.h"
#include "core/visibility/Visibility.h"
#include "core/visibility/VisibilityReport.h"
#include "ui/inspector/FieldText.h"
#include "ui/inspector/MaterialGroup.h"
#include "ui/inspector/PropertyLines.h"
#include "ui/inspector/SelectionText.h"
#include "ui/outline/SceneTreeModel.h"
#include "ui/session/ClipTime.h"
#include "ui/widgets/Lengths.h"
#include "ui/widgets/Texts.h"

#include <QLocale>

namespace vitrine::ui {
namespace {

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
                    .value = base::withControlPictures(fieldText(field, value)),
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
  group.lines.push_back({PropertyTexts::tr("Name"), shownName(node)});
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
  const QString length = animation.pingPong ? PropertyTexts::tr("%1 s, back and forth")
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

/// Size and triangles of the items; without these while a large selection is being counted.
PropertyGroup shapeGroup(const Session& session, const links::Pick& selected, const SelectionFacts::Facts* facts) {
  const Scene& scene = *session.scene();
  PropertyGroup group{PropertyTexts::tr("Shape"), {}};
  const bool isLarge = selected.items.size() > SelectionFacts::kMostAtOnce;
  // The bounds of a few items follow the pose.
  const scene::Bounds bounds = !isLarge ? links::boundsOf(*session.pose(), session.evaluated(), selected.items)
                               : facts  ? facts->bounds
                                        : scene::Bounds();
  group.lines.push_back({PropertyTexts::tr("Surfaces"), countText(selected.items.size())});
  if (facts) {
    group.lines.push_back({PropertyTexts::tr("Triangles"), countText(facts->summary.triangles)});
  }
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
  group.lines.push_back({PropertyTexts::tr("Clusters"), clusters.isEmpty() ? PropertyTexts::tr("none, always drawn")
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

using Groups = std::vector<PropertyGroup>;

void append(Groups& groups, Groups more) {
  std::ranges::move(more, std::back_inserter(groups));
}

/// True for several things, and for a node of several surfaces.
bool isSeveral(const links::Pick& selected, const SelectionFacts::Facts* facts) {
  if (!facts) {
    return selected.items.size() > 1 || selected.records.size() > 1;
  }
  return facts->summary.count() > 1 || (facts->summary.node && facts->summary.surfaces > 1);
}

Groups nodeGroups(const Session& session, NodeIndex node) {
  if (!session.scene() || !node) {
    return {};
  }
  Groups groups{nodeGroup(session, node)};
  if (const auto& own = session.scene()->nodes[node].properties; !own.empty()) {
    groups.push_back({PropertyTexts::tr("Properties"), linesOf(own)});
  }
  return groups;
}

/// Fields of the selected record, or what is known of the section. Nothing for several records.
Groups recordGroups(const Document& document, const links::Pick& selected) {
  if (selected.records.size() > 1) {
    return {};
  }
  if (selected.record) {
    return {recordGroup(document, *selected.record, selected.fields)};
  }
  return selected.section ? Groups{sectionGroup(document, *selected.section)} : Groups();
}

Groups materialGroups(const Session& session, const links::Pick& selected, const AssetFiles* files) {
  const MaterialIndex material = materialOf(session, selected);
  return material ? Groups{materialGroup(session.assets(), material, files)} : Groups();
}

/// The thing that was asked for comes first: the node itself, or the record (or a part of it) of which the node is the
/// place. The material stands above the fields of the record. Of several things, what they share precedes what holds
/// them.
Groups mainGroups(const Session& session, const links::Pick& selected, const SelectionFacts::Facts* facts,
                  const AssetFiles* files) {
  const Document& document = *session.document();
  const bool isNodeFirst = session.scene() && selected.node && selected.fields.empty() &&
                           session.scene()->nodes[selected.node].record == selected.record;
  const bool hasSummary = isSeveral(selected, facts);
  const bool isOneThing = !hasSummary || (facts && facts->summary.count() == 1);
  const Groups node = nodeGroups(session, selected.node);
  Groups groups;
  if (hasSummary) {
    groups.push_back(
        {PropertyTexts::tr("Selection"),
         {{PropertyTexts::tr("Selected"), selectionText(session, selected, facts ? &facts->summary : nullptr)}}});
  }
  append(groups, isNodeFirst && isOneThing ? node : Groups());
  append(groups, materialGroups(session, selected, files));
  append(groups, hasSummary && facts ? sharedGroups(session, facts->summary) : Groups());
  append(groups, isNodeFirst && !isOneThing ? node : Groups());
  append(groups, recordGroups(document, selected));
  append(groups, isNodeFirst ? Groups() : node);
  return groups;
}

Groups relatedGroups(const Document& document, const links::Pick& selected) {
  const std::vector<RecordRef> others = selected.others();
  if (others.empty()) {
    return {};
  }
  PropertyGroup related{PropertyTexts::tr("Related records"), {}};
  for (const RecordRef& ref : others) {
    related.lines.push_back({QString::fromLatin1(document.structure[ref.section].table->layout().name),
                             recordTitle(document, ref),
                             {},
                             ref});
  }
  return {std::move(related)};
}

} // namespace

QString recordTitle(const Document& document, const RecordRef& record) {
  return QStringLiteral("%1 [%2]").arg(document.structure[record.section].path, QString::number(record.row));
}

MaterialIndex materialOf(const Session& session, const links::Pick& selected) {
  if (!session.scene()) {
    return scene::kNone;
  }
  MaterialIndex common;
  for (const DrawItemIndex item : selected.items) {
    const MaterialIndex material = session.scene()->surfaceOf(item).material;
    if (!material || (common && common != material)) {
      return scene::kNone;
    }
    common = material;
  }
  return common;
}

Groups describe(const Session& session, const links::Pick& selected, const SelectionFacts::Facts* facts,
                const AssetFiles* files) {
  const Document* document = session.document();
  if (!document) {
    return {};
  }
  const Scene* scene = session.scene();
  Groups groups = mainGroups(session, selected, facts, files);
  if (scene && selected.record) {
    const scene::AnimationIndex animation = session.links().animationOf(*selected.record, session.state().animation);
    if (animation) {
      groups.push_back(animationGroup(scene->motion.animations[animation]));
    }
  }
  append(groups, relatedGroups(*document, selected));
  if (scene && !selected.items.empty()) {
    groups.push_back(shapeGroup(session, selected, facts));
    if (auto place = selected.items.size() == 1 ? placeGroup(*scene, selected.items.front()) : std::nullopt) {
      groups.push_back(std::move(*place));
    }
  }
  return groups.empty() ? describeDocument(*document, scene) : groups;
}

Groups describe(const Session& session, const links::Pick& selected) {
  base::Progress progress;
  const bool isCounted = session.document() && selected != links::Pick();
  const auto facts = isCounted ? std::optional(factsOf(session.snapshot(), selected, progress)) : std::nullopt;
  return describe(session, selected, facts ? &*facts : nullptr, nullptr);
}

} // namespace vitrine::ui
