#include "ui/actions/ActionRegistry.h"

#include "ui/style/Icons.h"

namespace vitrine::ui {

void ActionRegistry::describe(QAction* action, const ActionSpec& spec) {
  action->setObjectName(spec.name);
  action->setText(spec.text);
  action->setStatusTip(spec.statusTip);
  action->setToolTip(spec.statusTip);
  action->setShortcuts(spec.shortcuts);
  if (!spec.icon.isEmpty()) {
    action->setIcon(icon(spec.icon));
  }
}

QAction* ActionRegistry::add(const QString& group, const ActionSpec& spec) {
  auto* action = new QAction(this);
  describe(action, spec);
  m_entries.push_back({group, action});
  return action;
}

void ActionRegistry::adopt(const QString& group, QAction* action, const ActionSpec& spec) {
  describe(action, spec);
  m_entries.push_back({group, action});
}

QAction* ActionRegistry::find(const QString& name) const {
  const auto found = std::ranges::find_if(m_entries, [&](const Entry& e) { return e.action->objectName() == name; });
  return found == m_entries.end() ? nullptr : found->action;
}

QString plainText(const QAction& action) {
  QString text = action.text();
  // "&&" stands for a real ampersand; a single one only marks a mnemonic.
  text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
  text.remove(QLatin1Char('&'));
  text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
  return text;
}

} // namespace vitrine::ui
