#include "ui/outline/ProblemsModel.h"

#include "ui/i18n/ProgramLanguage.h"
#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

#include <QIcon>

namespace vitrine::ui {
namespace {

using Kind = ProblemsModel::Kind;

Kind kindOf(Severity severity) {
  switch (severity) {
  case Severity::Damage:
    return Kind::Damage;
  case Severity::Warning:
    return Kind::Warning;
  case Severity::Note:
    break;
  }
  return Kind::Note;
}

QString problemKindText(Kind kind) {
  switch (kind) {
  case Kind::Damage:
    return ProblemsModel::tr("Damage");
  case Kind::Warning:
    return ProblemsModel::tr("Warning");
  case Kind::Missing:
    return ProblemsModel::tr("Missing files");
  case Kind::Note:
    break;
  }
  return ProblemsModel::tr("Note");
}

QString problemIconName(Kind kind) {
  switch (kind) {
  case Kind::Damage:
    return QStringLiteral("damage");
  case Kind::Warning:
    return QStringLiteral("warning");
  case Kind::Missing:
    return QStringLiteral("missing");
  case Kind::Note:
    break;
  }
  return QStringLiteral("info");
}

} // namespace

ProblemsModel::ProblemsModel(const Session& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
  rebuild();
  connect(&session, &Session::documentChanged, this, &ProblemsModel::rebuild);
  connect(&session, &Session::documentCompleted, this, &ProblemsModel::rebuild);
  connect(&session, &Session::findingsChanged, this, &ProblemsModel::rebuild);
  connect(&ProgramLanguage::instance(), &ProgramLanguage::changed, this, &ProblemsModel::rebuild);
}

void ProblemsModel::rebuild() {
  beginResetModel();
  m_problems.clear();
  if (const Document* document = m_session.document()) {
    if (const auto& error = m_session.loaded()->sceneError) {
      addSceneError(*error);
    }
    const auto addAll = [this](const std::vector<Diagnostic>& diagnostics) {
      for (const Diagnostic& diagnostic : diagnostics) {
        add(diagnostic);
      }
    };
    addAll(document->diagnostics);
    addAll(m_session.findings().diagnostics);
    if (document->droppedDiagnostics > 0) {
      m_problems.push_back(
          {Kind::Note, tr("%1 more were left out.").arg(countText(document->droppedDiagnostics)), {}, {}});
    }
    if (const auto missing = static_cast<int>(m_session.missing().size()); missing > 0) {
      m_problems.push_back({Kind::Missing, tr("%n file(s) were not found.", nullptr, missing), {}, {}});
    }
    std::ranges::stable_sort(m_problems, {}, &Problem::kind);
  }
  endResetModel();
}

void ProblemsModel::addSceneError(const Error& error) {
  Problem problem{Kind::Damage, tr("There is no picture: %1").arg(error.message), {}, {}};
  if (error.offset) {
    problem.bytes = ByteRange{error.space, *error.offset, 1};
    problem.place = hexText(*error.offset);
  }
  m_problems.push_back(std::move(problem));
}

void ProblemsModel::add(const Diagnostic& diagnostic) {
  Problem problem{kindOf(diagnostic.severity), diagnostic.message, {}, diagnostic.where};
  if (diagnostic.repeats > 0) {
    problem.what += QLatin1Char(' ') + tr("(and %1 more like it)").arg(countText(diagnostic.repeats));
  }
  if (diagnostic.where && !diagnostic.path.isEmpty()) {
    problem.place = hexText(diagnostic.where->offset) + QLatin1Char(' ') + tr("in %1").arg(diagnostic.path);
    problem.bytes.reset();
  } else if (diagnostic.where) {
    problem.place = hexText(diagnostic.where->offset);
    const bytes::ByteSpaces& spaces = m_session.document()->spaces;
    if (diagnostic.where->space != base::kFileSpace && spaces.contains(diagnostic.where->space)) {
      problem.place += QLatin1Char(' ') + tr("in %1").arg(spaces[diagnostic.where->space].name);
    }
  }
  m_problems.push_back(std::move(problem));
}

QString ProblemsModel::asText() const {
  QString text;
  for (const Problem& problem : m_problems) {
    text += problemKindText(problem.kind) + QStringLiteral(": ") + problem.what;
    if (!problem.place.isEmpty()) {
      text += QStringLiteral(" (%1)").arg(problem.place);
    }
    text += QLatin1Char('\n');
  }
  return text;
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const Problem& problem = at(index.row());
  switch (role) {
  case Qt::DisplayRole:
    return index.column() == What ? problem.what : problem.place;
  case Qt::ToolTipRole:
    return QStringLiteral("%1: %2").arg(problemKindText(problem.kind), problem.what);
  case Qt::DecorationRole:
    return index.column() == What ? QVariant(icon(problemIconName(problem.kind))) : QVariant();
  case Qt::AccessibleTextRole:
    return index.column() == What ? QStringLiteral("%1: %2").arg(problemKindText(problem.kind), problem.what)
                                  : problem.place;
  default:
    return {};
  }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  return section == What ? tr("Problem") : tr("Where");
}

} // namespace vitrine::ui
