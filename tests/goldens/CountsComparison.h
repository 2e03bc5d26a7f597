#pragma once

#include "tests/app/cli/CliRunner.h"

#include <nlohmann/json.hpp>

#include <string>

namespace vitrine::tests {

/// Answer of the shipped program about a sample, asked as a user would: "info --json" of `name` in a folder of the
/// samples.
CliRun infoOf(const std::string& folder, const std::string& name, const QStringList& more = {});

/// Compares what `info` must tell of a sample file - every number and text of EXPECTED.json, and flat lists and maps of
/// them - and what it tells beyond that (lists of lists). Differences fail the running test, naming `name`. Returns how
/// many keys were compared.
int compareCounts(const nlohmann::ordered_json& expected, const nlohmann::ordered_json& got, const std::string& name);

} // namespace vitrine::tests
