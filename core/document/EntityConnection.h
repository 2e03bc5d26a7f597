#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace vitrine::document {

/// A name by which one thing of a world leads to others: in an output that fires an input of theirs, or in a key.
struct EntityConnection {
  enum class Kind { Output, Reference };
  /// AtRunTime: the name stands for something that only the running game knows. Missing: the file has no such thing.
  enum class Resolution { Found, AtRunTime, Missing };

  Kind kind = Kind::Reference;
  Resolution resolution = Resolution::Missing;
  std::uint32_t from = 0; ///< number of the thing that names others
  std::uint32_t key = 0;  ///< number of its key and value
  QString target;         ///< name as the file has it
  QString input = {};     ///< of an output, as all below
  QString parameter = {};
  double delay = 0;                   ///< seconds
  int times = -1;                     ///< number of times it fires; -1: whenever
  std::vector<std::uint32_t> to = {}; ///< numbers of the things that are meant; ascending
};

} // namespace vitrine::document
