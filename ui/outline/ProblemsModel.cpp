#include "ui/outline/ProblemsModel.h"

#include "ui/style/Icons.h"

#include <QIcon>

namespace vitrine::ui {
namespace {

using Kind = Problem::Kind;

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

QString kindAndWhat(const Problem& problem) {
  return QStringLiteral("%1: %2").arg(problemKindText(problem.kind), problem.what);
}

Problem sceneProblem(const Error& error) {
  Problem problem{Kind::Damage, ProblemsModel::tr("There is no 3D view: %1").arg(error.message)};
  if (error.offset) {
    problem.bytes = ByteRange{error.space, *error.offset, 1};
    problem.place = hexText(*error.offset);
  }
  return problem;
}

} // namespace

ProblemsModel::ProblemsModel(const Session& session, QObject* parent) : TableModel(parent), m_session(session) {
  setColumns({{.heading = [] { return tr("Problem"); },
               .text = &Problem::what,
               .accessibleText = kindAndWhat,
               .decoration = [](const Problem& problem) { return icon(problemIconName(problem.kind)); }},
              {.heading = [] { return tr("Where"); }, .text = &Problem::place, .accessibleText = &Problem::place}},
             {.toolTip = kindAndWhat});
  rebuild();
  connect(&session, &Session::documentChanged, this, &ProblemsModel::rebuild);
  connect(&session, &Session::documentCompleted, this, &ProblemsModel::rebuild);
  connect(&session, &Session::findingsChanged, this, &ProblemsModel::rebuild);
}

void ProblemsModel::rebuild() {
  std::vector<Problem> problems;
  if (const Document* document = m_session.document()) {
    if (const auto& error = m_session.reading()->sceneError) {
      problems.push_back(sceneProblem(*error));
    }
    for (const auto* diagnostics : {&document->diagnostics, &m_session.findings().diagnostics}) {
      for (const Diagnostic& diagnostic : *diagnostics) {
        problems.push_back(problemOf(diagnostic));
      }
    }
    if (document->droppedDiagnostics > 0) {
      problems.push_back({Kind::Note, tr("%1 more were left out.").arg(countText(document->droppedDiagnostics))});
    }
    if (const auto missing = static_cast<int>(m_session.missing().size()); missing > 0) {
      problems.push_back({Kind::Missing, tr("%n file(s) were not found.", nullptr, missing)});
    }
    std::ranges::stable_sort(problems, {}, &Problem::kind);
  }
  replace(std::move(problems));
}

Problem ProblemsModel::problemOf(const Diagnostic& diagnostic) const {
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
  return problem;
}

QString ProblemsModel::problemsText() const {
  QString text;
  for (const Problem& problem : rows()) {
    text += kindAndWhat(problem);
    if (!problem.place.isEmpty()) {
      text += QStringLiteral(" (%1)").arg(problem.place);
    }
    text += QLatin1Char('\n');
  }
  return text;
}

} // namespace vitrine::ui
