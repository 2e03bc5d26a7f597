#pragma once

#include "core/base/Progress.h"
#include "core/queries/Values.h"

#include <memory>
#include <span>

namespace vitrine::queries {

/// Records looked at together: enough that the way from node to node costs nothing beside them.
inline constexpr std::size_t kRunLength = 1024;
/// Records that a thread evaluates before it takes others, where several do.
inline constexpr std::size_t kRowsPerStep = 16 * kRunLength;

/// Part of a compiled expression. One thread at a time.
class Node {
public:
  virtual ~Node() = default;

  /// Kind of the values; whole numbers may come as real ones where they are too large, or where a file has such.
  virtual ValueKind kind() const = 0;
  /// The values of these records of the table, kRunLength at most. Throws base::Cancelled through `progress`, and
  /// QueryStopped.
  virtual Values evaluate(std::span<const std::uint64_t> rows, const Progress& progress) = 0;
};

using NodePtr = std::unique_ptr<Node>;

/// Reason why an evaluation cannot go on; becomes an Error at the edge of this folder.
class QueryStopped : public std::runtime_error {
public:
  explicit QueryStopped(QString reason) : std::runtime_error("stopped"), m_reason(std::move(reason)) {}
  const QString& reason() const { return m_reason; }

private:
  QString m_reason;
};

} // namespace vitrine::queries
