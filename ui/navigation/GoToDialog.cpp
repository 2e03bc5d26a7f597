#include "ui/navigation/GoToDialog.h"

#include "ui/outline/SceneTreeModel.h"
#include "ui/widgets/CoordinatesText.h"
#include "ui/widgets/QueryEdit.h"

#include <QLabel>
#include <QLocale>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

QString placeInWords(const viewing::Viewpoint& place) {
  const QString look = place.look ? GoToDialog::tr("yaw %1°, pitch %2°")
                                        .arg(QLocale().toString(static_cast<double>(place.look->yaw), 'g', 4),
                                             QLocale().toString(static_cast<double>(place.look->pitch), 'g', 4))
                                  : QString();
  if (!place.at) {
    return GoToDialog::tr("Direction: %1").arg(look);
  }
  const QString at = coordinatesText(*place.at);
  return look.isEmpty() ? GoToDialog::tr("Position: %1").arg(at) : GoToDialog::tr("Position: %1; %2").arg(at, look);
}

QString structureInWords(const Document& document, const StructureDestination& destination) {
  const QString& path = document.structure[destination.section].path;
  return destination.row ? GoToDialog::tr("Record: %1 [%2]").arg(path).arg(*destination.row)
                         : GoToDialog::tr("Section: %1").arg(path);
}

QString positionText(const Scene& scene, NodeIndex node) {
  return coordinatesText(scene.sourceAxes.toFile(scene.worldTransform(node).column(3).toVector3D()));
}

/// Name, kind and position of the nodes of a session's scene.
TableColumns<NodeIndex> nodeColumns(const Session& session) {
  const auto nodeOf = [&session](NodeIndex node) -> const scene::Node& { return session.scene()->nodes[node]; };
  return withCommonLook<NodeIndex>(
      {{.text = [nodeOf](NodeIndex node) { return shownName(nodeOf(node)); }},
       {.text = [nodeOf](NodeIndex node) { return nodeKindText(nodeOf(node).kind); }},
       {.text = [&session](NodeIndex node) { return positionText(*session.scene(), node); }}},
      {.toolTip = kNoToolTip});
}

} // namespace

QString destinationText(const Document* document, const Destination& destination) {
  if (const auto* place = std::get_if<viewing::Viewpoint>(&destination)) {
    return placeInWords(*place);
  }
  if (const auto* structure = std::get_if<StructureDestination>(&destination)) {
    return structureInWords(*document, *structure);
  }
  if (const auto* node = std::get_if<NodeDestination>(&destination)) {
    return shownName(document->scene->nodes[node->node]);
  }
  return GoToDialog::tr("A view link");
}

GoToDialog::GoToDialog(const Session& session, QWidget* parent)
    : FilterPopup(tr("Go To"), parent), m_session(session), m_model(nodeColumns(session)), m_meaning(new QLabel(this)) {
  setObjectName(QStringLiteral("goTo"));
  edit().setPlaceholderText(tr("Coordinates, setpos, a name, a record or a view link"));
  edit().setSyntax({.terms = &destinationTerms, .joint = QString()});
  m_meaning->setObjectName(QStringLiteral("goToMeaning"));
  m_meaning->setTextFormat(Qt::PlainText);
  m_meaning->setWordWrap(true);
  m_meaning->setContentsMargins(4, 0, 4, 0);
  rows().insertWidget(1, m_meaning);
  setModel(&m_model);
  connect(&session, &Session::documentChanged, this, &GoToDialog::listNodes);
  listNodes();
}

/// Lists what one can go to by name: entities, props, lights, markers; not the groups they are in.
void GoToDialog::listNodes() {
  std::vector<NodeIndex> nodes;
  if (const Scene* scene = m_session.scene()) {
    for (const NodeIndex index : scene->nodes.indices()) {
      const scene::Node& node = scene->nodes[index];
      const bool isGroup = node.kind == scene::NodeKind::Group || node.kind == scene::NodeKind::Bone;
      if (!isGroup && !node.name.isEmpty()) {
        nodes.push_back(index);
      }
    }
  }
  m_model.replace(std::move(nodes));
}

std::optional<Destination> GoToDialog::understood() const {
  return parseDestination(m_session.document(), edit().text());
}

QString GoToDialog::meaning(const QString& text) const {
  if (const auto destination = understood()) {
    return destinationText(m_session.document(), *destination);
  }
  if (text.trimmed().isEmpty()) {
    return tr("x y z · setpos x y z; setang p y r · lumps/FACES 12 · or choose from the list");
  }
  return anyRows() ? tr("From the list") : tr("No item has this name, and it is not a position, record or view link.");
}

void GoToDialog::typed(const QString& text) {
  if (understood() || text.trimmed().isEmpty()) {
    list().setCurrentIndex({}); // Enter goes to what was typed; the arrow keys still choose
  } else {
    FilterPopup::typed(text);
  }
  m_meaning->setText(meaning(text));
}

void GoToDialog::run() {
  std::optional<Destination> destination;
  if (const QModelIndex row = current(); row.isValid()) {
    destination = NodeDestination{m_model.at(row.row())};
  } else {
    destination = understood();
  }
  if (destination) {
    accept();
    Q_EMIT chosen(*destination);
  }
}

} // namespace vitrine::ui
