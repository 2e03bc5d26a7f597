#include "ui/browser/BrowserCommands.h"

#include "ui/browser/BrowserPanel.h"
#include "ui/browser/Favourites.h"
#include "ui/exporting/BatchController.h"
#include "ui/style/Icons.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

#include <algorithm>

namespace vitrine::ui {

BrowserCommands::BrowserCommands(BrowserPanel& panel, Favourites& favourites, BatchController& batch)
    : QObject(&panel), m_panel(panel), m_favourites(favourites), m_batch(batch),
      m_open(add("browser.open", tr("Open"), "open")), m_favour(add("browser.favour", tr("Add to Favourites"), "star")),
      m_copyPaths(add("browser.copyPaths", tr("Copy Paths"), "copy")) {
  m_favour->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
  m_favour->setShortcutContext(Qt::WidgetShortcut);
  addSeparator();
  addBatch("browser.exportGlb", tr("Export Selected as glTF…"), "export", BatchKind::Glb);
  addBatch("browser.exportObj", tr("Export Selected as OBJ…"), "export", BatchKind::Obj);
  addBatch("browser.textures", tr("Save Textures of Selected…"), "export", BatchKind::Textures);
  addBatch("browser.pictures", tr("Save Images of Selected…"), "screenshot", BatchKind::Picture);
  addSeparator();
  panel.addViewOptions();
  connect(m_open, &QAction::triggered, this, [this] {
    if (const QModelIndex current = m_panel.files().selection().currentIndex(); current.isValid()) {
      m_panel.files().activate(current.siblingAtColumn(0));
    }
  });
  connect(m_favour, &QAction::triggered, this, [this] {
    const QStringList paths = favoured();
    const bool all = std::ranges::all_of(paths, [this](const QString& path) { return m_favourites.contains(path); });
    all ? m_favourites.remove(paths) : m_favourites.add(paths);
  });
  connect(m_copyPaths, &QAction::triggered, this, [this] {
    QStringList paths;
    for (const QString& path : selected()) {
      paths << QDir::toNativeSeparators(path);
    }
    QGuiApplication::clipboard()->setText(paths.join(u'\n'));
  });
  connect(&panel.files().selection(), &QItemSelectionModel::selectionChanged, this, &BrowserCommands::follow);
  connect(&panel.files(), &FileList::described, this, &BrowserCommands::follow);
  connect(&favourites, &Favourites::changed, this, &BrowserCommands::follow);
  follow();
}

QAction* BrowserCommands::add(const char* name, const QString& text, const char* iconName) {
  auto* action = new QAction(icon(QLatin1StringView(iconName)), text, this);
  action->setObjectName(QLatin1StringView(name));
  m_panel.views().addActionToViews(action);
  return action;
}

void BrowserCommands::addSeparator() {
  auto* separator = new QAction(this);
  separator->setSeparator(true);
  m_panel.views().addActionToViews(separator);
}

void BrowserCommands::addBatch(const char* name, const QString& text, const char* iconName, BatchKind kind) {
  QAction* action = add(name, text, iconName);
  m_batches << action;
  connect(action, &QAction::triggered, this, [this, kind] { m_batch.make(selected(), kind); });
}

QStringList BrowserCommands::selected() const {
  FileList& files = m_panel.files();
  QModelIndexList rows = files.selection().selectedRows();
  std::ranges::sort(rows, {}, [](const QModelIndex& row) { return row.row(); });
  QStringList paths;
  for (const QModelIndex& row : rows) {
    if (const BrowserEntry& entry = files.entryOf(row); entry.kind == BrowserEntry::Kind::File) {
      paths << entry.path;
    }
  }
  return paths;
}

QStringList BrowserCommands::favoured() const {
  const QStringList paths = selected();
  const QString folder = m_panel.files().place().folder;
  return paths.isEmpty() && !folder.isEmpty() ? QStringList(folder) : paths;
}

void BrowserCommands::follow() {
  const QStringList paths = favoured();
  const bool all = !paths.isEmpty() &&
                   std::ranges::all_of(paths, [this](const QString& path) { return m_favourites.contains(path); });
  m_favour->setText(all ? tr("Remove from Favourites") : tr("Add to Favourites"));
  m_favour->setEnabled(!paths.isEmpty());
  m_open->setEnabled(m_panel.files().selection().currentIndex().isValid());
  const bool any = !selected().isEmpty();
  m_copyPaths->setEnabled(any);
  for (QAction* batch : std::as_const(m_batches)) {
    batch->setEnabled(any);
  }
}

} // namespace vitrine::ui
