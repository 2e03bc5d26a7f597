#include "ui/preferences/GameFoldersPage.h"

#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <new>
#include <set>

namespace vitrine::ui {
namespace {

constexpr int kShownFolders = 4;

void keepShort(QListWidget& list) {
  list.setMinimumHeight(list.fontMetrics().height() * kShownFolders);
  list.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  list.setTextElideMode(Qt::ElideMiddle);
}

QVBoxLayout* columnOf(std::initializer_list<QPushButton*> buttons) {
  auto* column = new QVBoxLayout;
  for (QPushButton* button : buttons) {
    button->setAutoDefault(false);
    column->addWidget(button);
  }
  column->addStretch();
  return column;
}

std::vector<formats::SuggestedContent> gamesOf(const formats::FormatRegistry& formats, base::Progress& progress) {
  std::vector<formats::SuggestedContent> games;
  std::set<QString> known;
  for (const auto& format : formats.formats()) {
    for (formats::SuggestedContent& game : formats.locatorOf(*format).installedGames(progress)) {
      if (known.insert(game.folder).second) {
        games.push_back(std::move(game));
      }
    }
  }
  return games;
}

} // namespace

GameFoldersPage::GameFoldersPage(FileSettings& settings, const formats::FormatRegistry& formats, QWidget* parent)
    : SettingsPage(QStringLiteral("games"), tr("Game Folders"), parent), m_settings(settings), m_formats(formats),
      m_folders(new QListWidget(this)), m_remove(new QPushButton(tr("&Remove"), this)),
      m_up(new QPushButton(tr("&Up"), this)), m_down(new QPushButton(tr("&Down"), this)),
      m_found(new QListWidget(this)), m_state(new QLabel(this)), m_find(new QPushButton(tr("&Find Games"), this)),
      m_addFound(new QPushButton(tr("Add &It"), this)) {
  auto* words = new QLabel(tr("What files refer to - materials, textures, models - is looked for here first, in this "
                              "order. A folder of a game stands for all the places that the game itself looks in."),
                           this);
  words->setWordWrap(true);
  addWide(words);
  // One grid, so that both lists are of one width.
  auto* lists = new QWidget(this);
  auto* grid = new QGridLayout(lists);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setColumnStretch(0, 1);
  addFolders(*grid);
  addFinder(*grid);
  addWide(lists, true);
  m_pool.setMaxThreadCount(1);
  GameFoldersPage::refresh();
}

GameFoldersPage::~GameFoldersPage() {
  if (m_search) {
    m_search->cancel();
  }
  m_pool.waitForDone();
}

void GameFoldersPage::addFolders(QGridLayout& grid) {
  m_folders->setObjectName(QStringLiteral("settings.gameFolders"));
  m_folders->setAccessibleName(tr("Game folders"));
  keepShort(*m_folders);
  auto* addFolder = new QPushButton(tr("&Add Folder…"), this);
  grid.addWidget(m_folders, 0, 0);
  grid.addLayout(columnOf({addFolder, m_remove, m_up, m_down}), 0, 1);
  grid.setRowStretch(0, 1);
  connect(addFolder, &QPushButton::clicked, this, &GameFoldersPage::chooseFolder);
  connect(m_remove, &QPushButton::clicked, this, &GameFoldersPage::removeChosen);
  connect(m_up, &QPushButton::clicked, this, [this] { moveChosen(-1); });
  connect(m_down, &QPushButton::clicked, this, [this] { moveChosen(1); });
  connect(m_folders, &QListWidget::currentRowChanged, this, &GameFoldersPage::enable);
}

void GameFoldersPage::addFinder(QGridLayout& grid) {
  m_found->setObjectName(QStringLiteral("settings.foundGames"));
  m_found->setAccessibleName(tr("Games on this machine"));
  m_state->setObjectName(QStringLiteral("settings.foundState"));
  m_find->setObjectName(QStringLiteral("settings.findGames"));
  keepShort(*m_found);
  grid.addWidget(m_state, 1, 0);
  grid.addWidget(m_found, 2, 0);
  grid.addLayout(columnOf({m_find, m_addFound}), 1, 1, 2, 1);
  grid.setRowStretch(2, 1);
  m_state->setText(tr("Games on this machine:"));
  const auto addChosen = [this] {
    if (const QListWidgetItem* game = m_found->currentItem()) {
      add(game->data(Qt::UserRole).toString());
    }
  };
  connect(m_find, &QPushButton::clicked, this, &GameFoldersPage::find);
  connect(m_addFound, &QPushButton::clicked, this, addChosen);
  connect(m_found, &QListWidget::itemActivated, this, addChosen);
  connect(m_found, &QListWidget::currentRowChanged, this, &GameFoldersPage::enable);
}

void GameFoldersPage::enable() {
  const int row = m_folders->currentRow();
  m_remove->setEnabled(row >= 0);
  m_up->setEnabled(row > 0);
  m_down->setEnabled(row >= 0 && row + 1 < m_folders->count());
  m_find->setEnabled(!m_search);
  m_addFound->setEnabled(m_found->currentRow() >= 0);
}

void GameFoldersPage::chooseFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder of a Game"), m_settings.lastFolder());
  if (!folder.isEmpty()) {
    add(folder);
  }
}

void GameFoldersPage::add(const QString& folder) {
  QStringList folders = m_settings.gameFolders();
  if (!folders.contains(folder)) {
    store(folders << folder);
  }
  m_folders->setCurrentRow(static_cast<int>(m_settings.gameFolders().indexOf(folder)));
}

void GameFoldersPage::removeChosen() {
  QStringList folders = m_settings.gameFolders();
  folders.removeAt(m_folders->currentRow());
  store(folders);
}

void GameFoldersPage::moveChosen(int by) {
  QStringList folders = m_settings.gameFolders();
  const int row = m_folders->currentRow();
  folders.move(row, row + by);
  store(folders);
  m_folders->setCurrentRow(row + by);
}

void GameFoldersPage::store(const QStringList& folders) {
  m_settings.setGameFolders(folders);
  refresh();
  Q_EMIT changed();
}

void GameFoldersPage::restoreDefaults() {
  store({});
}

void GameFoldersPage::refresh() {
  m_folders->clear();
  for (const QString& folder : m_settings.gameFolders()) {
    m_folders->addItem(QDir::toNativeSeparators(folder));
  }
  enable();
}

void GameFoldersPage::find() {
  m_search = std::make_shared<base::Progress>();
  m_state->setText(tr("Looking for games…"));
  enable();
  m_pool.start([this, progress = m_search] {
    std::vector<formats::SuggestedContent> games;
    try {
      games = gamesOf(m_formats, *progress);
    } catch (const base::Cancelled&) {
      return;
    } catch (const std::bad_alloc&) {
      // Then none are found.
    }
    QMetaObject::invokeMethod(this, [this, games = std::move(games)] { take(games); }, Qt::QueuedConnection);
  });
}

void GameFoldersPage::take(const std::vector<formats::SuggestedContent>& games) {
  m_search.reset();
  m_found->clear();
  for (const formats::SuggestedContent& game : games) {
    auto* item = new QListWidgetItem(game.name, m_found);
    item->setData(Qt::UserRole, game.folder);
    item->setToolTip(QDir::toNativeSeparators(game.folder));
  }
  m_state->setText(games.empty() ? tr("No game was found on this machine.") : tr("Games on this machine:"));
  enable();
}

} // namespace vitrine::ui
