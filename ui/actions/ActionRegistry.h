#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>

#include <vector>

namespace vitrine::ui {

/// Name, texts and icon of an action. Its keys: DefaultKeys.h.
struct ActionSpec {
  QString name;      ///< object name, stable: "file.open"
  QString text;      ///< with mnemonic
  QString statusTip; ///< a sentence
  QString icon = {}; ///< of style/icons, without folder and ending
};

/// Every action of a window, in the order they were made: menus, command palette, keyboard map and tests read from
/// here. Actions belong to the registry.
class ActionRegistry : public QObject {
  Q_OBJECT

public:
  struct Entry {
    QString group; ///< the menu, as users know it: "View"
    QAction* action;
  };

  explicit ActionRegistry(QObject* parent = nullptr) : QObject(parent) {}

  QAction* add(const QString& group, const ActionSpec& spec);
  /// Takes in an action made elsewhere (the switch of a dock); it stays where it belongs. One that is known already
  /// gets these texts.
  void adopt(const QString& group, QAction* action, const ActionSpec& spec);

  const std::vector<Entry>& entries() const { return m_entries; }
  /// Null when there is none of this name.
  QAction* find(const QString& name) const;

  /// Gives actions and groups the texts that those of the same name have in another registry, which was filled in the
  /// language that is installed now; the states of the actions stay.
  void takeTexts(const ActionRegistry& other);

Q_SIGNALS:
  void triggered(QAction* action);
  /// The actions have texts of another language. Receivers that set texts by a state set them again.
  void translated();

private:
  void describe(const QString& group, QAction* action, const ActionSpec& spec);

  std::vector<Entry> m_entries;
};

/// An action's text without its mnemonic mark.
QString plainText(const QAction& action);
/// All keys of an action as people read them: "Ctrl+O, F3"; empty: none.
QString keysText(const QAction& action);

} // namespace vitrine::ui
