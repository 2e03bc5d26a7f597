#pragma once

#include "core/base/ByteRange.h"
#include "core/structure/Coverage.h"
#include "ui/widgets/TableModel.h"

#include <optional>

namespace vitrine::ui {

/// Run of bytes that a list tells of; each list sets what it has a column for.
struct FoundBytes {
  ByteRange range;
  QString text;  ///< a string; of other bytes the first of them, as hexadecimal digits
  QString place; ///< path of the section they lie in; empty: in none
  structure::CoverageKind coverage = structure::CoverageKind::Data;
  std::optional<bool> zero;        ///< all of them are 0
  const char* kind = nullptr;      ///< user text of the context "formats": "PNG picture"
  const char* extension = nullptr; ///< of a file of that kind, without the dot
  bool sizeKnown = true;           ///< false: the range ends where the next one begins
};

/// Found runs of bytes, which grow while a search goes on: offset, size, and columns of the list's own.
class FoundModel : public TableModel<FoundBytes> {
  Q_OBJECT

public:
  enum Column { kOffset, kSize };

  FoundModel(const TableColumns<FoundBytes>& own, QObject* parent);

  /// Puts rows that came after the last sort into their places.
  void sortAgain();
  void sort(int column, Qt::SortOrder order) override;

private:
  int m_sortColumn = kOffset;
  Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace vitrine::ui
