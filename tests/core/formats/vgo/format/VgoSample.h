#pragma once

#include "core/formats/vgo/format/VgoFormat.h"
#include "tests/support/LoadFixture.h"

#include <gtest/gtest.h>

namespace vitrine::formats::vgo {

/// A sample file, loaded with its folder mounted as the program does it.
class VgoSample : public testing::Test {
protected:
  Result<DocumentPtr> load(const char* name, const QHash<QString, QString>& options = {});
  DocumentPtr loaded(const char* name);

  VgoFormat format;
  std::unique_ptr<tests::LoadFixture> fixture; ///< of the last load
};

} // namespace vitrine::formats::vgo
