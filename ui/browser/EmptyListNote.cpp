#include "ui/browser/EmptyListNote.h"

#include "ui/browser/FileList.h"
#include "ui/style/Icons.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

QLabel* makeLine(const QString& name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setAlignment(Qt::AlignHCenter);
  label->setWordWrap(true);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

} // namespace

EmptyListNote::EmptyListNote(FileList& files, QStackedWidget* views)
    : QWidget(views), m_files(files), m_reason(makeLine(QStringLiteral("emptyListReason"), this)),
      m_open(new QPushButton(icon(QStringLiteral("folder")), tr("Open a Folder…"), this)),
      m_drop(makeLine(QStringLiteral("emptyListDrop"), this)) {
  setObjectName(QStringLiteral("emptyList"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  m_open->setObjectName(QStringLiteral("emptyListOpen"));
  m_drop->setText(tr("or drop one here"));
  auto* layout = new QVBoxLayout(this);
  layout->addStretch(2);
  layout->addWidget(m_reason);
  layout->addWidget(m_open, 0, Qt::AlignHCenter);
  layout->addWidget(m_drop);
  layout->addStretch(3);
  views->installEventFilter(this);
  // A stack shows its page above all else.
  connect(views, &QStackedWidget::currentChanged, this, &QWidget::raise);
  connect(m_open, &QPushButton::clicked, this, &EmptyListNote::folderWanted);
  connect(&files, &FileList::described, this, &EmptyListNote::follow);
  connect(&files, &FileList::changed, this, &EmptyListNote::follow);
  follow();
}

void EmptyListNote::follow() {
  const FileList::Listing& place = m_files.place();
  const bool inArchive = !place.archive.isEmpty();
  const bool nowhere = !inArchive && place.folder.isEmpty() && place.files.isEmpty();
  m_reason->setText(nowhere ? tr("No folder is open.") : tr("There are no files here that can be opened."));
  m_open->setVisible(!inArchive);
  m_drop->setVisible(!inArchive);
  const bool shown = m_files.model().rowCount() == 0 && !m_files.busy() && m_files.problem().isEmpty();
  if (shown == isHidden()) {
    setVisible(shown);
    raise();
  }
}

bool EmptyListNote::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    setGeometry(static_cast<QWidget*>(parent())->rect());
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace vitrine::ui
