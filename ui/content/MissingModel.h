#pragma once

#include "ui/session/Session.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// The files a document wants and that were found nowhere: a sky before all else, then those wanted most
/// often. Watches the session by itself.
class MissingModel : public TableModel<files::MissingFile> {
  Q_OBJECT

public:
  enum Column { File, Kind, WantedBy, Times };

  /// `session` must outlive this object.
  explicit MissingModel(const Session& session, QObject* parent = nullptr);

private:
  void rebuild();

  const Session& m_session;
};

} // namespace vitrine::ui
