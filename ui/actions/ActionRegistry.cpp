#include "ui/actions/ActionRegistry.h"

#include "ui/actions/DefaultKeys.h"
#include "ui/style/Icons.h"

#include <QRegularExpression>

namespace vitrine::ui {

namespace {

/// Tool tip of the purpose of the action and its keys.
void setToolTipWithKeys(QAction& action) {
  const QString keys = keysText(action);
  action.setToolTip(keys.isEmpty() ? action.statusTip() : QStringLiteral("%1 (%2)").arg(action.statusTip(), keys));
}

} // namespace

void ActionRegistry::describe(const QString& group, QAction* action, const ActionSpec& spec) {
  action->setObjectName(spec.name);
  action->setText(spec.text);
  action->setStatusTip(spec.statusTip);
  if (const auto keys = defaultKeys().find(spec.name); keys != defaultKeys().end()) {
    action->setShortcuts(keys->second);
  }
  if (!spec.icon.isEmpty()) {
    action->setIcon(icon(spec.icon));
  }
  setToolTipWithKeys(*action);
  connect(action, &QAction::changed, this, [action] { setToolTipWithKeys(*action); });
  connect(action, &QAction::triggered, this, [this, action] { Q_EMIT triggered(action); });
  m_entries.push_back({group, action});
}

QAction* ActionRegistry::add(const QString& group, const ActionSpec& spec) {
  auto* action = new QAction(this);
  describe(group, action, spec);
  return action;
}

void ActionRegistry::adopt(const QString& group, QAction* action, const ActionSpec& spec) {
  const auto known = std::ranges::find(m_entries, action, &Entry::action);
  if (known == m_entries.end()) {
    describe(group, action, spec);
  } else {
    known->group = group;
    action->setText(spec.text);
    action->setStatusTip(spec.statusTip);
  }
}

void ActionRegistry::takeTexts(const ActionRegistry& other) {
  for (Entry& entry : m_entries) {
    const auto same = std::ranges::find_if(other.m_entries, [&](const Entry& candidate) {
      return candidate.action->objectName() == entry.action->objectName();
    });
    if (same != other.m_entries.end()) {
      entry.group = same->group;
      entry.action->setText(same->action->text());
      entry.action->setStatusTip(same->action->statusTip());
    }
  }
  Q_EMIT translated();
}

QAction* ActionRegistry::find(const QString& name) const {
  const auto found = std::ranges::find_if(m_entries, [&](const Entry& e) { return e.action->objectName() == name; });
  return found == m_entries.end() ? nullptr : found->action;
}

QString plainText(const QAction& action) {
  // Mnemonics of scripts without letters stand behind the text: "開く(&O)…".
  static const QRegularExpression behind(QStringLiteral("\\(&[^&)]\\)"));
  QString text = action.text();
  text.remove(behind);
  // "&&" stands for a real ampersand; a single one only marks a mnemonic.
  text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
  text.remove(QLatin1Char('&'));
  text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
  return text;
}

QString keysText(const QAction& action) {
  QStringList keys;
  for (const QKeySequence& key : action.shortcuts()) {
    keys << key.toString(QKeySequence::NativeText);
  }
  return keys.join(QStringLiteral(", "));
}

} // namespace vitrine::ui
