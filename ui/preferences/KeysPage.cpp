#include "ui/preferences/KeysPage.h"

#include "ui/actions/KeyPresets.h"
#include "ui/settings/InputSettings.h"
#include "ui/widgets/ViewKeys.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

namespace vitrine::ui {
namespace {

/// Commands that cannot be given now have keys all the same.
class EveryCommand final : public WordFilter {
public:
  using WordFilter::WordFilter;

  Qt::ItemFlags flags(const QModelIndex& index) const override {
    return WordFilter::flags(index) | Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  }
};

} // namespace

KeysPage::KeysPage(KeyController& keys, Settings& settings, QWidget* parent)
    : SettingsPage(settings, QStringLiteral("keys"), tr("Shortcuts"), parent), m_keys(keys), m_model(keys.registry()),
      m_filter(new EveryCommand(this)), m_preset(new QComboBox(this)), m_list(new QTreeView(this)),
      m_edit(new QKeySequenceEdit(this)), m_none(new QPushButton(tr("&None"), this)),
      m_usual(new QPushButton(tr("Defa&ult"), this)), m_conflict(new QLabel(this)),
      m_useHere(new QPushButton(tr("Reass&ign"), this)) {
  makePresets();
  m_filter->setSourceModel(&m_model);
  m_list->setObjectName(QStringLiteral("settings.commands"));
  m_list->setAccessibleName(tr("Commands"));
  m_list->setModel(m_filter);
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
  // A few commands have many keys, and would leave their names no room.
  m_list->header()->setSectionResizeMode(ActionListModel::Text, QHeaderView::ResizeToContents);
  m_list->header()->setSectionResizeMode(ActionListModel::Shortcut, QHeaderView::Stretch);
  keepViewKeys(m_list);
  addSetting(tr("&Keyboard scheme:"), m_preset);
  addWide(m_list, true);
  addSetting(tr("Shortcut k&ey:"), makeEditor());
  connectAll();
  refresh();
}

void KeysPage::makePresets() {
  m_preset->setObjectName(QStringLiteral("settings.keyPreset"));
  const std::array names{tr("Vitrine"), tr("Source and Hammer"), tr("Blender"), tr("Maya"), tr("Left-handed")};
  Q_ASSERT(names.size() == keyPresets().size());
  for (const QString& name : names) {
    m_preset->addItem(name);
  }
  m_preset->addItem(tr("Custom"));
}

QWidget* KeysPage::makeEditor() {
  m_edit->setObjectName(QStringLiteral("settings.key"));
  m_none->setObjectName(QStringLiteral("settings.noKey"));
  m_usual->setObjectName(QStringLiteral("settings.usualKey"));
  m_useHere->setObjectName(QStringLiteral("settings.useKeyHere"));
  m_conflict->setObjectName(QStringLiteral("settings.keyConflict"));
  m_conflict->setWordWrap(true);
  auto* box = new QWidget(this);
  auto* rows = new QVBoxLayout(box);
  rows->setContentsMargins(0, 0, 0, 0);
  auto* typing = new QHBoxLayout;
  typing->addWidget(m_edit, 1);
  auto* answer = new QHBoxLayout;
  answer->addWidget(m_conflict, 1);
  for (QPushButton* button : {m_none, m_usual, m_useHere}) {
    button->setAutoDefault(false);
  }
  typing->addWidget(m_none);
  typing->addWidget(m_usual);
  answer->addWidget(m_useHere);
  rows->addLayout(typing);
  rows->addLayout(answer);
  // There all the time, so that the list does not jump.
  QSizePolicy policy = m_useHere->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_useHere->setSizePolicy(policy);
  return box;
}

void KeysPage::connectAll() {
  connect(m_preset, &QComboBox::activated, this, &KeysPage::usePreset);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &KeysPage::showCommand);
  connect(m_list, &QTreeView::activated, m_edit, qOverload<>(&QWidget::setFocus));
  connect(m_edit, &QKeySequenceEdit::editingFinished, this, &KeysPage::takeTyped);
  connect(m_useHere, &QPushButton::clicked, this, &KeysPage::useHere);
  connect(m_none, &QPushButton::clicked, this, [this] { assign({}); });
  connect(m_usual, &QPushButton::clicked, this, [this] { assign(m_keys.bindings().defaultsOf(command())); });
  connect(&m_keys, &KeyController::changed, this, [this] {
    Q_EMIT m_model.dataChanged(m_model.index(0, 0), m_model.index(m_model.rowCount() - 1, ActionListModel::Shortcut));
    refresh();
  });
  settings().observe(inputFeel, this, [this](const InputFeel&) { refresh(); });
}

void KeysPage::usePreset(int number) {
  const auto& presets = keyPresets();
  if (static_cast<std::size_t>(number) >= presets.size()) {
    return;
  }
  const KeyPreset& preset = presets[static_cast<std::size_t>(number)];
  settings().changeTogether([&] {
    settings().set(setting::kMouseButtons, preset.drags);
    settings().set(setting::kFlyHand, preset.flyHand);
    m_keys.setChanges(preset.changes);
  });
  refresh();
}

std::optional<int> KeysPage::presetInUse() const {
  const InputFeel feel = inputFeel(settings());
  const KeyBindings::Keys changes = m_keys.bindings().changes();
  const auto& presets = keyPresets();
  const auto found = std::ranges::find_if(presets, [&](const KeyPreset& preset) {
    KeyBindings keys = m_keys.bindings();
    keys.setChanges(preset.changes); // without those for commands that are not there
    return keys.changes() == changes && preset.drags == feel.drags && preset.flyHand == feel.flyHand;
  });
  return found == presets.end() ? std::nullopt : std::optional(static_cast<int>(found - presets.begin()));
}

void KeysPage::restoreDefaults() {
  usePreset(0);
}

void KeysPage::refresh() {
  m_preset->setCurrentIndex(presetInUse().value_or(m_preset->count() - 1));
  showCommand();
}

bool KeysPage::showOnly(const QStringList& words) {
  if (SettingsPage::showOnly(words)) {
    m_filter->setWords({});
    return true;
  }
  m_filter->setWords(words.join(QLatin1Char(' ')));
  if (m_filter->rowCount() == 0) {
    return false;
  }
  m_list->setCurrentIndex(m_filter->index(0, 0));
  return SettingsPage::showOnly({});
}

QString KeysPage::command() const {
  const QModelIndex current = m_filter->mapToSource(m_list->currentIndex());
  return current.isValid() ? m_model.at(current.row()).action->objectName() : QString();
}

QString KeysPage::nameOf(const QString& command) const {
  const QAction* action = m_keys.registry().find(command);
  return action ? plainText(*action) : command;
}

void KeysPage::showCommand() {
  const QList<QKeySequence> keys = m_keys.bindings().keysOf(command());
  const bool any = !command().isEmpty();
  m_edit->setEnabled(any);
  m_none->setEnabled(any && !keys.isEmpty());
  m_usual->setEnabled(any && keys != m_keys.bindings().defaultsOf(command()));
  m_edit->setKeySequence(keys.isEmpty() ? QKeySequence() : keys.front());
  m_conflict->setText(any ? QString() : tr("Select a command, then press its new shortcut."));
  m_useHere->hide();
}

void KeysPage::takeTyped() {
  const QKeySequence typed = m_edit->keySequence();
  const QList<QKeySequence> now = m_keys.bindings().keysOf(command());
  if (typed.isEmpty() || now.contains(typed)) {
    return;
  }
  const QString key = typed.toString(QKeySequence::NativeText);
  if (isFlyingKey(typed, settings().value(setting::kFlyHand))) {
    m_conflict->setText(tr("%1 is used for flying and cannot be assigned.").arg(key));
    m_useHere->hide();
    return;
  }
  if (const auto owner = m_keys.bindings().ownerOf(typed, command())) {
    m_conflict->setText(tr("%1 is already assigned to “%2”.").arg(key, nameOf(*owner)));
    m_useHere->show();
    return;
  }
  assign({typed});
}

void KeysPage::useHere() {
  assign({m_edit->keySequence()});
}

void KeysPage::assign(const QList<QKeySequence>& keys) {
  m_keys.assign(command(), keys);
}

} // namespace vitrine::ui
