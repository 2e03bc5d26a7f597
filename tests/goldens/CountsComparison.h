#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace vitrine::tests {

/// Compares what `info` must tell of a sample file - every number and text of EXPECTED.json, and flat lists and maps of
/// them - and what it tells beyond that (lists of lists). Differences fail the running test, naming `name`. Returns how
/// many keys were compared.
int compareCounts(const nlohmann::ordered_json& expected, const nlohmann::ordered_json& got, const std::string& name);

} // namespace vitrine::tests
