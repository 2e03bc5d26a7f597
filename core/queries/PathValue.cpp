#include "core/queries/PathValue.h"

#include "core/base/Translate.h"

#include <set>

namespace vitrine::queries {
namespace {

using structure::Field;

const QString kRow = QStringLiteral("row");

const structure::RecordLayout& layoutOf(const Readers& readers, SectionId section) {
  return readers.paths().structure()[section].table->layout();
}

/// Names of the fields that some of the sections have.
QStringList fieldNames(const Readers& readers, const std::vector<SectionId>& sections, bool referencesOnly) {
  QStringList names;
  std::set<const Field*> seen; // many sections share a layout
  for (const SectionId section : sections) {
    const auto fields = layoutOf(readers, section).fields;
    if (!seen.insert(fields.data()).second) {
      continue;
    }
    for (const Field& field : fields) {
      const QString name = QString::fromLatin1(field.name);
      if ((!referencesOnly || field.reference.kind != structure::ReferenceKind::None) && !names.contains(name)) {
        names << name;
      }
    }
  }
  return names;
}

QueryError unknownField(const PathStep& step, const QStringList& known) {
  const QStringList near = nearNames(step.field, known);
  return {near.isEmpty() ? base::translate("formats", "there is no field \"%1\"").arg(step.field)
                         : base::translate("formats", "there is no field \"%1\"; did you mean %2?")
                               .arg(step.field, near.join(QStringLiteral(", "))),
          step.place};
}

std::optional<QueryError> wrongElement(const FieldReader& reader, const PathStep& step) {
  const Field& field = reader.field();
  if (!step.element) {
    return std::nullopt;
  }
  if (!reader.isList()) {
    return QueryError{base::translate("formats", "%1 is not a list").arg(step.field), step.place};
  }
  if (!field.counter && *step.element >= field.count) {
    return QueryError{base::translate("formats", "%1 has the elements 0 to %2").arg(step.field).arg(field.count - 1),
                      step.place};
  }
  return std::nullopt;
}

} // namespace

RecordReader& Readers::of(SectionId section) {
  auto& reader = m_readers[section];
  if (!reader) {
    reader = std::make_unique<RecordReader>(m_paths.structure()[section].table);
  }
  return *reader;
}

QStringList PathValue::fieldsAt(Readers& readers, SectionId section, std::span<const PathStep> followed) {
  std::vector<SectionId> sections{section};
  PathValue path(section, Part::Value);
  for (const PathStep& step : followed) {
    auto next = path.addFollowed(readers, sections, step);
    if (!next) {
      return {};
    }
    sections = std::move(*next);
  }
  return fieldNames(readers, sections, false) << kRow;
}

Parsed<std::unique_ptr<PathValue>> PathValue::make(Readers& readers, SectionId section, const Expression& path,
                                                   Part part) {
  std::unique_ptr<PathValue> made(new PathValue(section, part));
  std::vector<SectionId> sections{section};
  const std::size_t followed = path.path.size() - (path.leads ? 0 : 1);
  for (std::size_t i = 0; i < followed; ++i) {
    auto next = made->addFollowed(readers, sections, path.path[i]);
    if (!next) {
      return std::unexpected(next.error());
    }
    sections = std::move(*next);
  }
  if (path.leads) {
    made->m_part = Part::Leads;
    made->m_kind = ValueKind::Truth;
    return made;
  }
  const auto last = made->addLast(readers, sections, path.path.back());
  return last ? Parsed<std::unique_ptr<PathValue>>(std::move(made)) : std::unexpected(last.error());
}

Parsed<std::vector<SectionId>> PathValue::addFollowed(Readers& readers, const std::vector<SectionId>& sections,
                                                      const PathStep& step) {
  Steps& steps = m_followed.emplace_back();
  std::set<SectionId> next;
  bool known = false;
  for (const SectionId section : sections) {
    const int index = layoutOf(readers, section).indexOf(QLatin1StringView(step.field.toLatin1()));
    if (index < 0) {
      continue;
    }
    known = true;
    FieldReader reader(readers.of(section), static_cast<std::size_t>(index), step.element);
    if (reader.field().reference.kind == structure::ReferenceKind::None) {
      continue;
    }
    if (auto wrong = wrongElement(reader, step)) {
      return std::unexpected(std::move(*wrong));
    }
    const Step& added =
        steps.bySection.emplace(section, Step{reader, structure::FieldTargets(readers.paths(), reader.field())})
            .first->second;
    const std::vector<SectionId> targets = added.targets.sections();
    next.insert(targets.begin(), targets.end());
  }
  if (!known) {
    return std::unexpected(unknownField(step, fieldNames(readers, sections, true)));
  }
  if (steps.bySection.empty()) {
    const QStringList leading = fieldNames(readers, sections, true);
    return std::unexpected(
        QueryError{leading.isEmpty() ? base::translate("formats", "%1 does not refer to records").arg(step.field)
                                     : base::translate("formats", "%1 does not refer to records; these fields do: %2")
                                           .arg(step.field, leading.join(QStringLiteral(", "))),
                   step.place});
  }
  return std::vector<SectionId>(next.begin(), next.end());
}

Parsed<void> PathValue::addLast(Readers& readers, const std::vector<SectionId>& sections, const PathStep& step) {
  for (const SectionId section : sections) {
    const int index = layoutOf(readers, section).indexOf(QLatin1StringView(step.field.toLatin1()));
    if (index >= 0) {
      m_last.emplace(section, FieldReader(readers.of(section), static_cast<std::size_t>(index), step.element));
    }
  }
  if (m_last.empty() && step.field == kRow && !step.quoted && !step.element) {
    return {};
  }
  // A reference whose section the file lacks leads nowhere, and its fields are not known.
  if (m_last.empty() && !sections.empty()) {
    return std::unexpected(unknownField(step, fieldNames(readers, sections, false) << kRow));
  }
  if (m_followed.empty()) {
    m_own = &m_last.begin()->second;
  }
  return describeLast(step);
}

Parsed<void> PathValue::describeLast(const PathStep& step) {
  m_single = !m_last.empty();
  bool first = true;
  for (const auto& [section, reader] : m_last) {
    if (auto wrong = wrongElement(reader, step)) {
      return std::unexpected(std::move(*wrong));
    }
    const Field& field = reader.field();
    if (m_part == Part::Value && reader.isList() && !step.element) {
      return std::unexpected(QueryError{
          base::translate("formats", "%1 is a list; one of its elements is %1[0]").arg(step.field), step.place});
    }
    const bool text = reader.kind() == ValueKind::Text;
    m_kind = first                               ? reader.kind()
             : text || m_kind == ValueKind::Text ? ValueKind::Text
             : reader.kind() == ValueKind::Real  ? ValueKind::Real
                                                 : m_kind;
    m_single = m_single && field.type == structure::FieldType::F32;
    const std::uint32_t length = reader.isList() && !field.counter ? field.count : 0;
    m_listLength = first || m_listLength == length ? length : 0;
    m_names.add(field);
    first = false;
  }
  return {};
}

std::optional<RecordRef> PathValue::placeOf(std::uint64_t row) const {
  RecordRef at{m_section, row};
  for (const Steps& steps : m_followed) {
    const auto step = steps.bySection.find(at.section);
    std::int64_t number = 0;
    if (step == steps.bySection.end() || !step->second.reader.integer(at.row, number)) {
      return std::nullopt;
    }
    const auto next = step->second.targets.follow(number);
    if (!next) {
      return std::nullopt;
    }
    at = *next;
  }
  return at;
}

const FieldReader* PathValue::lastOf(SectionId section) const {
  const auto found = m_last.find(section);
  return found == m_last.end() ? nullptr : &found->second;
}

/// Calls `read` with the reader, the row and the place in `values`; false from it: the value is missing.
template <class Read>
void PathValue::fill(std::span<const std::uint64_t> rows, Values& values, Read read) const {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (m_own) {
      if (!read(*m_own, rows[i], i)) {
        values.lose(i, rows.size());
      }
      continue;
    }
    const auto place = placeOf(rows[i]);
    const FieldReader* reader = place ? lastOf(place->section) : nullptr;
    if (!reader || !read(*reader, place->row, i)) {
      values.lose(i, rows.size());
    }
  }
}

Values PathValue::evaluate(std::span<const std::uint64_t> rows, const Progress&) {
  Values values;
  values.resize(m_kind, rows.size());
  if (m_part == Part::Leads || m_last.empty()) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const auto place = placeOf(rows[i]);
      values.integers[i] = m_part == Part::Leads ? (place ? 1 : 0) : static_cast<std::int64_t>(place ? place->row : 0);
      if (!place && m_part != Part::Leads) {
        values.lose(i, rows.size());
      }
    }
    return values;
  }
  switch (m_kind) {
  case ValueKind::Truth:
  case ValueKind::Integer:
    fill(rows, values, [&](const FieldReader& reader, std::uint64_t row, std::size_t i) {
      return reader.integer(row, values.integers[i]);
    });
    break;
  case ValueKind::Real:
    fill(rows, values, [&](const FieldReader& reader, std::uint64_t row, std::size_t i) {
      return reader.real(row, values.reals[i]);
    });
    break;
  case ValueKind::Text:
    fill(rows, values, [&](const FieldReader& reader, std::uint64_t row, std::size_t i) {
      return reader.text(row, values.texts[i]);
    });
    break;
  }
  return values;
}

std::vector<std::vector<double>> PathValue::lists(std::span<const std::uint64_t> rows) {
  std::vector<std::vector<double>> lists(rows.size());
  Values ignored;
  fill(rows, ignored,
       [&](const FieldReader& reader, std::uint64_t row, std::size_t i) { return reader.list(row, lists[i]); });
  return lists;
}

} // namespace vitrine::queries
