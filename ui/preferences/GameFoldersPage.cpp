#include "ui/preferences/GameFoldersPage.h"

#include "ui/settings/FileSettings.h"
#include "ui/widgets/Texts.h"

#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

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

GameFoldersPage::GameFoldersPage(Settings& settings, const formats::FormatRegistry& formats, QWidget* parent)
    : SettingsPage(settings, QStringLiteral("games"), tr("Game Folders"), parent), m_formats(formats),
      m_folders(new QListWidget(this)), m_remove(new QPushButton(tr("&Remove"), this)),
      m_up(new QPushButton(tr("&Up"), this)), m_down(new QPushButton(tr("&Down"), this)),
      m_found(new QListWidget(this)), m_state(new QLabel(this)), m_find(new QPushButton(tr("&Find Games"), this)),
      m_addFound(new QPushButton(tr("Add &Game"), this)) {
  auto* words = new QLabel(tr("Referenced files such as materials, textures and models are searched for here first, in "
                              "this order. The folder of a game includes all folders that the game itself searches."),
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
  connect(&m_search, &base::Task::cancelled, this, [this] {
    m_state->setText(tr("Games on this computer:"));
    enable();
  });
  connect(&m_search, &base::Task::failed, this, [this](const Error& error) {
    m_state->setText(error.message);
    enable();
  });
  addToDefaults(setting::kGameFolders);
  settings.follow(setting::kGameFolders, this, [this](const QStringList& folders) { showFolders(folders); });
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
  m_found->setAccessibleName(tr("Games on this computer"));
  m_state->setObjectName(QStringLiteral("settings.foundState"));
  m_find->setObjectName(QStringLiteral("settings.findGames"));
  keepShort(*m_found);
  grid.addWidget(m_state, 1, 0);
  grid.addWidget(m_found, 2, 0);
  grid.addLayout(columnOf({m_find, m_addFound}), 1, 1, 2, 1);
  grid.setRowStretch(2, 1);
  m_state->setText(tr("Games on this computer:"));
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
  m_find->setEnabled(!m_search.isRunning());
  m_addFound->setEnabled(m_found->currentRow() >= 0);
}

void GameFoldersPage::chooseFolder() {
  const QString folder =
      QFileDialog::getExistingDirectory(this, tr("Game Folder"), folderOrHome(settings().value(setting::kLastFolder)));
  if (!folder.isEmpty()) {
    add(folder);
  }
}

void GameFoldersPage::add(const QString& folder) {
  settings().update(setting::kGameFolders,
                    [&](QStringList folders) { return folders.contains(folder) ? folders : folders << folder; });
  m_folders->setCurrentRow(static_cast<int>(settings().value(setting::kGameFolders).indexOf(folder)));
}

void GameFoldersPage::removeChosen() {
  const QString folder = chosen();
  settings().update(setting::kGameFolders, [&](QStringList folders) {
    folders.removeAll(folder);
    return folders;
  });
}

void GameFoldersPage::moveChosen(int by) {
  const QString folder = chosen();
  settings().update(setting::kGameFolders, [&](QStringList folders) {
    const qsizetype from = folders.indexOf(folder);
    if (from >= 0 && from + by >= 0 && from + by < folders.size()) {
      folders.move(from, from + by);
    }
    return folders;
  });
}

QString GameFoldersPage::chosen() const {
  const QListWidgetItem* item = m_folders->currentItem();
  return item ? item->data(Qt::UserRole).toString() : QString();
}

void GameFoldersPage::showFolders(const QStringList& folders) {
  const QString current = chosen();
  m_folders->clear();
  for (const QString& folder : folders) {
    auto* item = new QListWidgetItem(QDir::toNativeSeparators(folder), m_folders);
    item->setData(Qt::UserRole, folder);
  }
  m_folders->setCurrentRow(static_cast<int>(folders.indexOf(current)));
  enable();
}

void GameFoldersPage::find() {
  using Games = std::vector<formats::SuggestedContent>;
  m_state->setText(tr("Searching for games…"));
  m_search.start(
      {.name = tr("Searching for games")},
      [&formats = m_formats](base::Progress& progress) -> Result<Games> { return gamesOf(formats, progress); },
      [this](const Games& games) { take(games); });
  enable();
}

void GameFoldersPage::take(const std::vector<formats::SuggestedContent>& games) {
  m_found->clear();
  for (const formats::SuggestedContent& game : games) {
    auto* item = new QListWidgetItem(game.name, m_found);
    item->setData(Qt::UserRole, game.folder);
    item->setToolTip(plainToolTip(QDir::toNativeSeparators(game.folder)));
  }
  m_state->setText(games.empty() ? tr("No games were found on this computer.") : tr("Games on this computer:"));
  enable();
}

} // namespace vitrine::ui
