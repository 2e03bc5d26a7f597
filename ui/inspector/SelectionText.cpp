#include "ui/inspector/SelectionText.h"

#include "core/base/ControlPictures.h"
#include "ui/inspector/FieldText.h"
#include "ui/inspector/PropertyLines.h"
#include "ui/outline/SceneTreeModel.h"
#include "ui/widgets/Texts.h"

#include <QCoreApplication>

namespace vitrine::ui {
namespace {

/// More kinds of things than these are counted together.
constexpr std::size_t kMostKinds = 3;
/// Sections whose shared values are shown.
constexpr std::size_t kMostSharedSections = 3;
constexpr qsizetype kMostValueCharacters = 40;

class SelectionTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::SelectionTexts)

public:
  /// A number with digit groups before a word in its plural form.
  static QString counted(const char* text, std::uint64_t count) {
    return tr(text, nullptr, static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max())));
  }
};

/// The formats' own words for their records, with their plural forms.
struct RecordNoun {
  QLatin1StringView layout;
  const char* counted;
};

constexpr RecordNoun kRecordNouns[] = {
    {QLatin1StringView("face"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln face(s)")},
    {QLatin1StringView("triangle"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln triangle(s)")},
    {QLatin1StringView("block"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln block(s)")},
    {QLatin1StringView("point"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln point(s)")},
    {QLatin1StringView("vertex"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln vertex(es)")},
    {QLatin1StringView("edge"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln edge(s)")},
    {QLatin1StringView("plane"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln plane(s)")},
    {QLatin1StringView("brush"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln brush(es)")},
    {QLatin1StringView("leaf"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln leaf(s)")},
    {QLatin1StringView("node"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln node(s)")},
    {QLatin1StringView("mesh"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln mesh(es)")},
    {QLatin1StringView("material"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln material(s)")},
    {QLatin1StringView("texture"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln texture(s)")},
    {QLatin1StringView("animation"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln animation(s)")},
    {QLatin1StringView("bone"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln bone(s)")},
    {QLatin1StringView("light"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln light(s)")},
    {QLatin1StringView("entity"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln entity(ies)")},
    {QLatin1StringView("static prop"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln static prop(s)")},
    {QLatin1StringView("overlay"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln overlay(s)")},
    {QLatin1StringView("displacement"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln displacement(s)")},
    {QLatin1StringView("area portal"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln area portal(s)")},
    {QLatin1StringView("occluder polygon"),
     QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln occluder polygon(s)")},
    {QLatin1StringView("ambient sample"), QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln ambient sample(s)")},
};

const char* nodeNoun(scene::NodeKind kind) {
  switch (kind) {
  case scene::NodeKind::BrushModel:
    return QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln brush model(s)");
  case scene::NodeKind::Block:
    return QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln block(s)");
  case scene::NodeKind::Prop:
    return QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln prop(s)");
  case scene::NodeKind::Entity:
    return QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln entity(ies)");
  case scene::NodeKind::Light:
    return QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln light(s)");
  case scene::NodeKind::Camera:
    return QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln camera(s)");
  case scene::NodeKind::Marker:
    return QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln marker(s)");
  case scene::NodeKind::Bone:
    return QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln bone(s)");
  case scene::NodeKind::World:
  case scene::NodeKind::Group:
    break;
  }
  return QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln node(s)");
}

QString surfacesText(std::uint64_t count) {
  return SelectionTexts::counted(QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln surface(s)"), count);
}

QString materialName(const Session& session, MaterialIndex material) {
  return session.assets().materials.contains(material) ? session.assets().materials[material].name : QString();
}

/// Names of the one thing that is selected: of its node, unless that is the whole world, and of its record.
QStringList namesOf(const Session& session, const links::Pick& selected, const links::SelectionSummary& summary) {
  QStringList names;
  const NodeIndex index = summary.node ? summary.node : selected.node;
  const scene::Node* node = session.scene() && index ? &session.scene()->nodes[index] : nullptr;
  if (node && !(summary.record && node->kind == scene::NodeKind::World)) {
    names << nodeText(*node);
  }
  if (summary.record) {
    names << recordTitle(*session.document(), *summary.record);
  } else if (!node && selected.section) {
    names << session.document()->structure[*selected.section].path;
  }
  return names;
}

QStringList thingTexts(const Session& session, const links::Pick& selected, const links::SelectionSummary& summary) {
  QStringList texts;
  if (summary.count() < 2) {
    texts << namesOf(session, selected, summary);
    if (summary.surfaces > 1) {
      texts << surfacesText(summary.surfaces);
    }
    if (summary.material) {
      texts << materialName(session, summary.material);
    }
  } else if (summary.things.size() <= kMostKinds) {
    std::ranges::transform(summary.things, std::back_inserter(texts), countedText);
  } else {
    texts << SelectionTexts::counted(QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln item(s)"),
                                     summary.count());
  }
  return texts;
}

PropertyLine sharedField(const Document& document, const structure::Field& field, const structure::Value& value) {
  return {.key = QString::fromLatin1(field.name),
          .value = base::withControlPictures(fieldText(field, value)),
          .toolTip = fieldToolTip(field),
          .leadsTo = document.structure.follow(field, value)};
}

void addSharedFields(const Document& document, const links::SharedFields& shared, std::vector<PropertyLine>& lines) {
  const auto& fields = document.structure[shared.section].table->layout().fields;
  for (const std::size_t field : shared.equal) {
    lines.push_back(sharedField(document, fields[field], shared.first.cells[field]));
  }
}

void addDifferentFields(const Document& document, const links::SharedFields& shared, std::vector<PropertyLine>& lines) {
  const auto& fields = document.structure[shared.section].table->layout().fields;
  QStringList different;
  for (const std::size_t field : shared.different) {
    different << QString::fromLatin1(fields[field].name);
  }
  if (!different.isEmpty()) {
    lines.push_back({SelectionTexts::tr("Different"), different.join(QStringLiteral(", "))});
  }
}

void addNodeValues(const Scene& scene, const links::SharedNodeValues& shared, std::vector<PropertyLine>& lines) {
  if (!shared.model.isEmpty()) {
    lines.push_back({.key = PropertyTexts::tr("Model"), .value = shared.model, .path = true});
  }
  if (shared.layer) {
    lines.push_back({PropertyTexts::tr("Layer"), formatText(scene.layers[shared.layer].label)});
  }
  const std::vector<PropertyLine> own = linesOf(shared.properties);
  lines.insert(lines.end(), own.begin(), own.end());
}

QString shortened(const QString& text) {
  const QString line = text.simplified();
  return line.size() <= kMostValueCharacters ? line : line.left(kMostValueCharacters - 1) + u'…';
}

} // namespace

QString countedText(const links::ThingCount& thing) {
  if (thing.node) {
    return SelectionTexts::counted(nodeNoun(*thing.node), thing.count);
  }
  if (thing.record.isEmpty()) {
    return surfacesText(thing.count);
  }
  const auto noun = std::ranges::find(kRecordNouns, thing.record, &RecordNoun::layout);
  return SelectionTexts::counted(noun == std::ranges::end(kRecordNouns)
                                     ? QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln record(s)")
                                     : noun->counted,
                                 thing.count);
}

QString selectionText(const Session& session, const links::Pick& selected, const links::SelectionSummary* summary) {
  if (!session.document() || selected == links::Pick()) {
    return {};
  }
  if (!summary) {
    return selected.items.empty()
               ? SelectionTexts::counted(QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln record(s)"),
                                         selected.records.size())
               : surfacesText(selected.items.size());
  }
  QStringList texts = thingTexts(session, selected, *summary);
  if (summary->materials > 0 && (summary->count() > 1 || summary->materials > 1)) {
    texts << SelectionTexts::counted(QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln material(s)"),
                                     summary->materials);
  }
  if (summary->triangles > 0) {
    texts << SelectionTexts::counted(QT_TRANSLATE_N_NOOP("vitrine::ui::SelectionTexts", "%Ln triangle(s)"),
                                     summary->triangles);
  }
  texts.removeAll(QString());
  return texts.join(QStringLiteral(", "));
}

std::vector<PropertyGroup> sharedGroups(const Session& session, const links::SelectionSummary& summary) {
  const Document& document = *session.document();
  std::vector<PropertyGroup> groups;
  const auto add = [&groups](const QString& title, std::vector<PropertyLine> lines) {
    if (!lines.empty()) {
      groups.push_back({title, std::move(lines)});
    }
  };
  std::vector<PropertyLine> ofNodes;
  if (session.scene()) {
    addNodeValues(*session.scene(), summary.nodeValues, ofNodes);
  }
  add(SelectionTexts::tr("Shared values"), std::move(ofNodes));
  for (std::size_t i = 0; i < std::min(summary.fields.size(), kMostSharedSections); ++i) {
    std::vector<PropertyLine> lines;
    addSharedFields(document, summary.fields[i], lines);
    addDifferentFields(document, summary.fields[i], lines);
    add(SelectionTexts::tr("Shared values: %1").arg(document.structure[summary.fields[i].section].path),
        std::move(lines));
  }
  return groups;
}

QStringList sharedTexts(const Session& session, const links::SelectionSummary& summary, const QString& criterion) {
  if (summary.count() < 2) {
    return {};
  }
  std::vector<PropertyLine> lines;
  if (const QString material = materialName(session, summary.material); !material.isEmpty()) {
    lines.push_back({PropertyTexts::tr("Material"), material});
  }
  if (session.scene()) {
    addNodeValues(*session.scene(), summary.nodeValues, lines);
  }
  const QStringList named{PropertyTexts::tr("Material"), PropertyTexts::tr("Model")};
  std::erase_if(lines,
                [&](const PropertyLine& line) { return named.contains(line.key) && criterion.contains(line.value); });
  for (const links::SharedFields& shared : summary.fields) {
    addSharedFields(*session.document(), shared, lines);
  }
  QStringList texts;
  for (const PropertyLine& line : lines) {
    texts << QStringLiteral("%1: %2").arg(line.key, shortened(line.value));
  }
  return texts;
}

} // namespace vitrine::ui
