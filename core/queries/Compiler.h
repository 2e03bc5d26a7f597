#pragma once

#include "core/queries/Operators.h"

namespace vitrine::queries {

/// Makes the nodes of an expression over the records of one section.
class Compiler {
public:
  /// `readers` must outlive the nodes. The section must have records.
  Compiler(Readers& readers, SectionId section) : m_readers(readers), m_section(section) {}

  Parsed<NodePtr> compile(const Expression& expression) const;

private:
  /// Part of an expression while it is being put together.
  struct Part {
    NodePtr node;
    NamedValues names;   ///< of the fields that its number comes from
    bool single = false; ///< a number of 32 bits
  };

  Parsed<Part> part(const Expression& expression, const NamedValues* names = nullptr) const;
  Parsed<Part> pathPart(const Expression& path, const NamedValues* names) const;
  Parsed<Part> operation(const Expression& expression, const NamedValues* names) const;
  /// Both operands; a plain name that is no field is one of the other operand's flags.
  Parsed<std::pair<Part, Part>> operands(const Expression& expression, const NamedValues* names) const;
  Parsed<Part> unary(const Expression& expression) const;
  Parsed<Part> comparison(const Expression& expression) const;
  Parsed<Part> arithmetic(const Expression& expression, const NamedValues* names) const;
  Parsed<Part> has(const Expression& expression) const;
  Parsed<Part> contains(const Expression& expression) const;
  Parsed<Part> matches(const Expression& expression) const;
  Parsed<Part> listFigure(const Expression& expression) const;
  bool isUnknownName(const Expression& expression) const;
  bool isList(const Expression& expression) const;

  Readers& m_readers;
  SectionId m_section;
};

} // namespace vitrine::queries
