#pragma once

#include "ui/actions/FindActions.h"
#include "ui/outline/MemberModel.h"
#include "ui/outline/MemberSearch.h"
#include "ui/session/Selection.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace vitrine::ui {

/// Values of sections that name what they hold (JSON, BSON), as a tree. Follows the selection and sets it: a value
/// and its bytes are one. Copy copies a value with all below it as JSON text.
class MembersPanel : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  MembersPanel(const Session& session, Selection& selection, const FindActions& actions, QWidget* parent = nullptr);

  /// True if the document has anything to show here.
  bool offered() const { return !m_sections.empty(); }
  /// Puts the cursor into the search line.
  void find();
  /// True while "find next" goes through the matches here: what was looked for last was looked for here.
  bool takesSteps() const { return m_stepsHere && offered(); }
  /// Another search was begun, which has the steps from now on.
  void leaveSteps() { m_stepsHere = false; }

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// The panel is to be seen: someone looks for something in it.
  void wanted();

protected:
  void changeEvent(QEvent* event) override;

private:
  struct MemberPosition {
    std::size_t section = 0; ///< into m_sections
    std::uint32_t member = 0;
  };

  QWidget* makeBar(const FindActions& actions);
  void prepareTree();
  void wireSearch(const FindActions& actions);
  void showDocument();
  void showSection(std::size_t section);
  void showSelection();
  void showMember(std::uint32_t member);
  std::optional<MemberPosition> positionOf(const links::Pick& selected) const;
  const structure::Section& sectionAt(std::size_t section) const;
  void pick(const QModelIndex& index);
  void goToMatch(bool forwards);
  void tellMatches();
  void showMenu(QPoint position);
  void copy(const QString& text) const;

  const Session& m_session;
  Selection& m_selection;
  MemberModel m_model;
  MemberSearch m_search{this};
  std::vector<SectionId> m_sections; ///< that have members
  QComboBox* m_choice;
  QLineEdit* m_edit;
  QLabel* m_found;
  QTreeView* m_tree;
  bool m_quiet = false;
  bool m_stepsHere = true;
  std::optional<bool> m_goOn; ///< asked for a match (forwards?) before the search was done
};

} // namespace vitrine::ui
