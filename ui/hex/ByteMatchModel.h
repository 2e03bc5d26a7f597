#pragma once

#include "core/bytes/Text.h"
#include "ui/hex/ByteMatchRun.h"

#include <QAbstractTableModel>

#include <functional>
#include <optional>

namespace vitrine::ui {

/// Matches of a search in bytes, in the order of their offsets: where, what bytes, what text, and what they are part
/// of. Grows while the search goes on.
class ByteMatchModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { kOffset, kBytes, kText, kPath, kColumns };

  /// Tells what a byte is part of.
  using Placer = std::function<QString(std::uint64_t offset)>;

  using QAbstractTableModel::QAbstractTableModel;

  void setPlacer(Placer placer) { m_placer = std::move(placer); }
  /// `size`: of each match, bytes; `encoding`: of the text, nullopt: printable ASCII.
  void begin(std::size_t size, std::optional<bytes::TextEncoding> encoding);
  void add(const std::vector<ByteMatch>& matches);

  std::uint64_t offsetAt(int row) const { return m_matches[static_cast<std::size_t>(row)].offset; }
  /// The row of the match that begins at this offset; -1: none does.
  int rowOf(std::uint64_t offset) const;
  /// The first match that begins at an offset or after it, or the last before it; -1: there is none.
  int rowFrom(std::uint64_t offset, bool forwards) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  QString text(const ByteMatch& match, int column) const;

  std::vector<ByteMatch> m_matches;
  std::size_t m_size = 0;
  std::optional<bytes::TextEncoding> m_encoding;
  Placer m_placer;
};

} // namespace vitrine::ui
