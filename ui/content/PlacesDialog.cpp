#include "ui/content/PlacesDialog.h"

#include "ui/widgets/Texts.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace vitrine::ui {

PlacesDialog::PlacesDialog(const Session& session, const OpenController& opening, const ContentActions& actions,
                           QWidget* parent)
    : QDialog(parent), m_session(session), m_opening(opening), m_searched(new QTreeWidget(this)),
      m_added(new QListWidget(this)), m_remove(new QPushButton(tr("&Remove"), this)) {
  setObjectName(QStringLiteral("placesDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Search Paths"));
  makeLists();
  makeButtons(actions);
  const QFontMetrics metrics(font());
  resize(metrics.averageCharWidth() * 100, metrics.height() * 26);
  connect(&session, &Session::documentChanged, this, &PlacesDialog::refresh);
  connect(&session, &Session::placesChanged, this, &PlacesDialog::refresh);
  refresh();
}

void PlacesDialog::makeLists() {
  auto* layout = new QVBoxLayout(this);
  auto* order = new QLabel(tr("Referenced files are searched for in these locations, in this &order:"), this);
  order->setBuddy(m_searched);
  m_searched->setObjectName(QStringLiteral("placesSearched"));
  m_searched->setAccessibleName(tr("Search paths"));
  m_searched->setHeaderLabels({tr("Location"), tr("Reason")});
  m_searched->setRootIsDecorated(false);
  m_searched->setUniformRowHeights(true);
  m_searched->setAlternatingRowColors(true);
  m_searched->setTextElideMode(Qt::ElideMiddle);
  m_searched->header()->setStretchLastSection(false);
  m_searched->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_searched->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  auto* added = new QLabel(tr("&Added by you, for all files of this folder:"), this);
  added->setBuddy(m_added);
  m_added->setObjectName(QStringLiteral("placesAdded"));
  m_added->setAccessibleName(tr("Locations that you added"));
  m_added->setTextElideMode(Qt::ElideMiddle);
  layout->addWidget(order);
  layout->addWidget(m_searched, 3);
  layout->addWidget(added);
  layout->addWidget(m_added, 1);
}

void PlacesDialog::makeButtons(const ContentActions& actions) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  for (QAction* action : {actions.mountFolder, actions.mountArchive}) {
    QPushButton* button = buttons->addButton(action->text(), QDialogButtonBox::ActionRole);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
  }
  m_remove->setObjectName(QStringLiteral("placesRemove"));
  m_remove->setAutoDefault(false);
  m_remove->setToolTip(tr("Stop searching this location; the file is read again"));
  buttons->addButton(m_remove, QDialogButtonBox::ActionRole);
  connect(m_remove, &QPushButton::clicked, this, &PlacesDialog::removeChosen);
  buttons->setFocusProxy(nullptr); // with one, Tab turns back before a button that is disabled
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(m_added, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
  layout()->addWidget(buttons);
}

void PlacesDialog::refresh() {
  m_searched->clear();
  m_added->clear();
  if (const FileReadingPtr& reading = m_session.reading()) {
    for (const files::SearchPath& path : reading->searchPaths) {
      auto* row = new QTreeWidgetItem(m_searched, {QDir::toNativeSeparators(path.path), formatText(path.reason)});
      row->setToolTip(0, plainToolTip(QDir::toNativeSeparators(path.path)));
    }
    for (const QString& place : m_opening.shownRequest().options.addedPlaces) {
      auto* row = new QListWidgetItem(QDir::toNativeSeparators(place), m_added);
      row->setData(Qt::UserRole, place);
      row->setToolTip(plainToolTip(QDir::toNativeSeparators(place)));
    }
  }
  m_remove->setEnabled(m_added->currentRow() >= 0);
}

void PlacesDialog::removeChosen() {
  if (const QListWidgetItem* chosen = m_added->currentItem()) {
    Q_EMIT removeRequested(chosen->data(Qt::UserRole).toString());
  }
}

} // namespace vitrine::ui
