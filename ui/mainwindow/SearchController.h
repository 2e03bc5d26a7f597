#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/searching/SearchPanel.h"
#include "ui/session/Selection.h"

#include <QPointer>

namespace vitrine::ui {

class DockedPanels;

/// Opens and closes the search, and leads from a match to what it is: selects it, and brings the panel to the front
/// that shows it. The keyboard stays in the search.
class SearchController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  SearchController(const WindowContext& context, DockedPanels& panels, QObject* parent);

private:
  void open();
  void close();
  void step(bool forwards);
  void go(const searching::Match& match);
  void goTo(const searching::MatchTarget& target);
  void reveal(const char* panel);
  void goToNode(NodeIndex node);
  void goToTexture(TextureIndex texture);
  void goToCamera(std::size_t camera);
  void goToAnimation(scene::AnimationIndex animation);
  void goToControl(const QString& id);
  void goToSection(SectionId section);
  void goToBytes(const searching::BytesTarget& target);

  WindowContext m_context;
  DockedPanels& m_panels;
  QPointer<QWidget> m_before; ///< had the keyboard when the search was opened
};

} // namespace vitrine::ui
