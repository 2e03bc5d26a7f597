#include "ui/controls/WhyDrawnDialog.h"

#include "ui/widgets/LinkLabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>

namespace vitrine::ui {
namespace {

QString leafText(int leaf, int cluster, const std::optional<RecordRef>& record) {
  if (leaf < 0) {
    return cluster < 0 ? WhyDrawnDialog::tr("in none") : WhyDrawnDialog::tr("cluster %1").arg(cluster);
  }
  const QString name = WhyDrawnDialog::tr("leaf %1").arg(leaf);
  const QString linked =
      record ? QStringLiteral("<a href=\"%1/%2\">%3</a>").arg(record->section).arg(record->row).arg(name) : name;
  return cluster < 0 ? WhyDrawnDialog::tr("%1, in no cluster").arg(linked)
                     : WhyDrawnDialog::tr("%1, cluster %2").arg(linked).arg(cluster);
}

QLabel* makeLabel(const QString& name, QWidget* parent) {
  auto* label = new LinkLabel(parent);
  label->setObjectName(name);
  return label;
}

} // namespace

QString drawRuleText(const visibility::DrawReason& reason, bool culls) {
  using visibility::DrawRule;
  switch (reason.rule) {
  case DrawRule::NoVisibilityData:
    return WhyDrawnDialog::tr("The file has no visibility data: everything is drawn.");
  case DrawRule::EyeOutside:
    return WhyDrawnDialog::tr("The camera is outside the world, or in something solid: everything is drawn.");
  case DrawRule::Backdrop:
    return WhyDrawnDialog::tr("It belongs to the sky, which is drawn from everywhere.");
  case DrawRule::Unplaced:
    return WhyDrawnDialog::tr("It is in none of the clusters, so it is always drawn.");
  case DrawRule::SameCluster:
    return WhyDrawnDialog::tr("It reaches into cluster %1, which the camera is in.").arg(reason.itemCluster);
  case DrawRule::VisibleCluster:
    return WhyDrawnDialog::tr("It reaches into cluster %1, which is visible from the camera's cluster %2.")
        .arg(reason.itemCluster)
        .arg(reason.eyeCluster);
  case DrawRule::NotVisible:
    break;
  }
  const QString none =
      WhyDrawnDialog::tr("None of its clusters is visible from the camera's cluster %1.").arg(reason.eyeCluster);
  return culls ? WhyDrawnDialog::tr("%1 It is not drawn.").arg(none)
               : WhyDrawnDialog::tr("%1 It is drawn because culling is turned off.").arg(none);
}

WhyDrawnDialog::WhyDrawnDialog(const Session& session, Selection& selection, QWidget* parent)
    : ToolDialog(parent), m_session(session), m_selection(selection),
      m_what(makeLabel(QStringLiteral("whyWhat"), this)), m_rule(makeLabel(QStringLiteral("whyRule"), this)),
      m_eye(makeLabel(QStringLiteral("whyEye"), this)), m_place(makeLabel(QStringLiteral("whyPlace"), this)) {
  setObjectName(QStringLiteral("whyDrawn"));
  setWindowTitle(tr("Why Is This Drawn?"));
  m_what->setTextFormat(Qt::PlainText);
  auto* layout = new QFormLayout(this);
  layout->addRow(tr("Surface:"), m_what);
  layout->addRow(m_rule);
  layout->addRow(tr("Camera:"), m_eye);
  layout->addRow(tr("Location:"), m_place);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  layout->addRow(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  for (QLabel* label : {m_eye, m_place}) {
    connect(label, &QLabel::linkActivated, this, &WhyDrawnDialog::follow);
  }
  connect(&session, &Session::documentChanged, this, &QDialog::close);
  connect(&session, &Session::documentCompleted, this, &QDialog::close);
  setMinimumWidth(fontMetrics().averageCharWidth() * 60);
}

void WhyDrawnDialog::explain(DrawItemIndex item, const QVector3D& eye, bool culls) {
  const Scene* scene = m_session.scene();
  if (!scene || !scene->drawItems().contains(item)) {
    return;
  }
  m_item = item;
  const visibility::DrawReason reason = visibility::whyDrawn(*scene, eye, item);
  const scene::DrawItem& drawn = scene->drawItems()[item];
  m_what->setText(tr("%1, surface %2").arg(shownName(scene->nodes[drawn.node]), QString::number(drawn.surface)));
  m_rule->setText(drawRuleText(reason, culls));
  m_eye->setText(leafText(reason.eyeLeaf, reason.eyeCluster, reason.eyeLeafRecord));
  m_place->setText(leafText(reason.itemLeaf, reason.itemCluster, reason.itemLeafRecord));
}

void WhyDrawnDialog::follow(const QString& link) {
  const QStringList parts = link.split(QLatin1Char('/'));
  if (parts.size() == 2) {
    m_selection.selectRecord({parts[0].toUInt(), parts[1].toULongLong()});
  }
}

} // namespace vitrine::ui
