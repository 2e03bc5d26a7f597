#pragma once

#include "ui/navigation/Destination.h"
#include "ui/session/Session.h"
#include "ui/widgets/FilterPopup.h"
#include "ui/widgets/TableModel.h"

class QLabel;

namespace vitrine::ui {

/// Asks where to go: coordinates, what a game's console printed, a record, a view link, or the name of a thing from the
/// list. Says below the line how it understands what is typed.
class GoToDialog : public FilterPopup {
  Q_OBJECT

public:
  /// `session` must outlive this dialog.
  GoToDialog(const Session& session, QWidget* parent);

Q_SIGNALS:
  void chosen(const vitrine::ui::Destination& destination);

protected:
  void run() override;
  void typed(const QString& text) override;

private:
  std::optional<Destination> understood() const;
  QString meaning(const QString& text) const;
  void listNodes();

  const Session& m_session;
  TableModel<NodeIndex> m_model;
  QLabel* m_meaning;
};

/// Description of a destination, in words: "Place 1, 2, 3". `document`: the one it is in; null for a view link alone.
QString destinationText(const Document* document, const Destination& destination);

} // namespace vitrine::ui
