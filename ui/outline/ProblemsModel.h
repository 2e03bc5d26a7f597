#pragma once

#include "ui/session/Session.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// A problem of a document, and the bytes it is at.
struct Problem {
  enum class Kind { Damage, Warning, Note, Missing };

  Kind kind = Kind::Note;
  QString what;
  QString place = {};
  std::optional<ByteRange> bytes = {};
};

/// Problems of a document: diagnostics of the load and of looking for its files, damage first; at last,
/// in one line, how many files were not found. Watches the session by itself.
class ProblemsModel : public TableModel<Problem> {
  Q_OBJECT

public:
  enum Column { What, Where };

  explicit ProblemsModel(const Session& session, QObject* parent = nullptr);

  /// All problems, one line each, for the clipboard.
  QString problemsText() const;

private:
  void rebuild();
  Problem problemOf(const Diagnostic& diagnostic) const;

  const Session& m_session;
};

} // namespace vitrine::ui
