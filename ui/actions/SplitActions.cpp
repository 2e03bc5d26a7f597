#include "ui/actions/SplitActions.h"

#include <QActionGroup>
#include <QMenu>

namespace vitrine::ui {

SplitActions::SplitActions(ActionRegistry& registry, QObject* parent) : QObject(parent) {
  auto* group = new QActionGroup(this);
  const auto add = [&](Split split, const ActionSpec& spec) {
    QAction* action = registry.add(tr("Split"), spec);
    action->setCheckable(true);
    group->addAction(action);
    m_splits << action;
    connect(action, &QAction::triggered, this, [this, split] { Q_EMIT splitChosen(split); });
  };
  add(Split::None, {.name = QStringLiteral("view.split.single"),
                    .text = tr("&Single"),
                    .statusTip = tr("Show only the first view")});
  add(Split::TwoCameras, {.name = QStringLiteral("view.split.twoCameras"),
                          .text = tr("&Two Cameras"),
                          .statusTip = tr("Show a second view next to the first, with its own camera")});
  add(Split::PerspectiveAndTop,
      {.name = QStringLiteral("view.split.perspectiveAndTop"),
       .text = tr("&Perspective and Top"),
       .statusTip = tr("Show the whole scene from above next to the first view, without perspective")});
  otherPicture = registry.add(tr("Split"), {.name = QStringLiteral("view.split.otherPicture"),
                                            .text = tr("&Other View"),
                                            .statusTip = tr("Make the other view active for keys and commands")});
  setSplit(Split::None);
  enable(false);
}

void SplitActions::fill(QMenu& menu) const {
  menu.addActions(m_splits);
  menu.addSeparator();
  menu.addAction(otherPicture);
}

void SplitActions::enable(bool picture) {
  m_picture = picture;
  for (QAction* action : m_splits) {
    action->setEnabled(picture);
  }
  otherPicture->setEnabled(picture && !m_splits.front()->isChecked());
}

void SplitActions::setSplit(Split split) {
  m_splits[static_cast<qsizetype>(split)]->setChecked(true);
  enable(m_picture);
}

} // namespace vitrine::ui
