#pragma once

#include "tests/core/formats/source/bsp/MapUnderTest.h"

#include <QStringList>

#include <ostream>

namespace vitrine::tests {

/// One map as a branch of the engine stores it, and its twin in a form that other tests prove.
struct BranchTwins {
  const char* name; ///< of the case in a test's name
  demos::WriteOptions options;
  demos::WriteOptions usual;          ///< of the twin
  std::vector<const char*> records{}; ///< differences of their records, as recordDifferences() words them
  std::vector<const char*> scene{};   ///< the same of their scenes
  /// False where there are no primitives, so that water is cut otherwise: the scenes compared are those of richMap().
  /// All others have equal pictures.
  bool cutsWaterAlike = true;
};

void PrintTo(const BranchTwins& twins, std::ostream* out);

/// All branches that the maker writes: wholeMap() of each and of its twin are to be compared.
const std::vector<BranchTwins>& branchTwins();

/// The same lists as the comparing functions give.
QStringList textsOf(const std::vector<const char*>& texts);

} // namespace vitrine::tests
