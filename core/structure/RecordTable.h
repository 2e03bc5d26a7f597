#pragma once

#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"
#include "core/structure/RecordView.h"

#include <functional>
#include <memory>

namespace vitrine::structure {

/// One decoded record; cell i belongs to layout().fields[i].
struct Row {
  std::vector<Value> cells;
};

/// The records of a section, decoded on demand. Immutable and thread-safe.
class RecordTable {
public:
  virtual ~RecordTable() = default;

  virtual const RecordLayout& layout() const = 0;
  virtual std::uint64_t rowCount() const = 0;
  virtual Result<Row> row(std::uint64_t index) const = 0;
  /// The bytes of a record. `index` must be below rowCount().
  virtual ByteRange rangeOf(std::uint64_t index) const = 0;
  /// The bytes of one cell; the whole record where the cell has no fixed place.
  virtual ByteRange rangeOf(std::uint64_t index, std::size_t field) const = 0;
  /// The record that holds the byte at `offset` of the table's space; rowCount() when none does.
  virtual std::uint64_t rowAt(std::uint64_t offset) const = 0;
  /// True if the records lie here and there in their section, which then holds no byte between them.
  virtual bool isScattered() const { return false; }
  /// True if the layout alone tells where each cell of a record lies; false for records of text, and for those that are
  /// decoded in a way of their own.
  virtual bool isLaidOut() const { return false; }
  /// Records `first` … `first` + `count` - 1 as they lie in memory, for reading many of them by Column; all of them
  /// must exist. An empty view where records have no common size or do not lie one after another.
  virtual Result<RecordView> view(std::uint64_t first, std::uint64_t count) const;
};

using RecordTablePtr = std::shared_ptr<const RecordTable>;

/// Records of equal size, one after another. `source` is the space that `where` is in; rows beyond what `where` holds
/// do not exist.
RecordTablePtr makeFixedTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where);

/// Records of equal size that lie apart: `starts` are their offsets from the start of `where`, ascending.
RecordTablePtr makeScatteredTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                  std::vector<std::uint32_t> starts);

/// Records of different sizes whose layout tells how long they are (Field::counter), with `starts` as below. Knows the
/// place of every cell.
RecordTablePtr makeVariableSizeTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                     std::vector<std::uint32_t> starts);

/// Finds the cells of one record whose layout alone does not tell where they are, in the order of its fields. Stops
/// before the first that the record is too short for; a cell of size 0 is one that this record does not have.
using RowWalker = std::function<std::vector<PlacedCell>(const RecordLayout& layout, std::span<const std::byte> record)>;

/// Records as of makeVariableSizeTable, with `walk` to find the cells.
RecordTablePtr makeScatteredTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                  std::vector<std::uint32_t> starts, RowWalker walk);

/// Records of different sizes, or of text: `starts` are their offsets from the start of `where`, ascending; record i
/// ends where the next starts (the last: with `where`). `decode` gets a record's bytes.
using RowDecoder = std::function<Result<Row>(std::uint64_t index, const Bytes& record)>;
RecordTablePtr makeIndexedTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                std::vector<std::uint32_t> starts, RowDecoder decode);

/// Decoder as of makeIndexedTable, for text of separable values: `decode` gives each cell with its place in the record,
/// as many as the layout has fields (of size 0 where the record lacks one, which then stands for the whole record).
using CellDecoder = std::function<Result<std::vector<PlacedCell>>(std::uint64_t index, const Bytes& record)>;
RecordTablePtr makeTextTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where, std::vector<std::uint32_t> starts,
                             CellDecoder decode);

} // namespace vitrine::structure
