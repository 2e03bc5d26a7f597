#pragma once

#include "core/formats/source/mdl/assets/ModelFiles.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace vitrine::tests {

/// Expected values of the models among the samples, by file.
nlohmann::ordered_json expectedModels();

/// Number of the models among the samples that are whole: three are our own.
std::size_t wholeModels();

/// Reads files below the samples of Source content, without regard to case.
formats::source::GameFileReader sampleReader();

/// A sample with its companions, read; fails the test where one cannot be.
struct SampleModel {
  explicit SampleModel(const QString& path);

  formats::source::MdlFile mdl;
  formats::source::VvdFile vvd;
  formats::source::VtxFile vtx;
  Diagnostics diagnostics;
};

} // namespace vitrine::tests
