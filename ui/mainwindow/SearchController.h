#pragma once

#include "ui/searching/SearchPanel.h"
#include "ui/session/Selection.h"

#include <QPointer>

namespace vitrine::ui {

class DockedPanels;
class Playback;
class Viewport;
struct FindActions;

/// Opens and closes the search, and leads from a match to what it is: selects it, and brings the panel to the front
/// that shows it. The keyboard stays in the search.
class SearchController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const FindActions& actions;
    const Session& session;
    Selection& selection;
    Playback& playback;
    Viewport& viewport;
    DockedPanels& panels;
  };

  /// The parts must outlive this object.
  SearchController(const Parts& parts, QObject* parent);

private:
  void open();
  void close();
  void step(bool forwards);
  void go(const searching::Match& match);
  void goTo(const searching::MatchTarget& target);
  void goToNode(NodeIndex node);
  void goToTexture(TextureIndex texture);
  void goToCamera(std::size_t camera);
  void goToAnimation(scene::AnimationIndex animation);
  void goToControl(const QString& id);
  void goToSection(SectionId section);
  void goToBytes(const searching::BytesTarget& target);

  Parts m_parts;
  SearchPanel& m_panel;
  QPointer<QWidget> m_before; ///< had the keyboard when the search was opened
};

} // namespace vitrine::ui
