#pragma once

#include "core/formats/api/ContentLocator.h"
#include "core/formats/source/assets/content/Steam.h"

namespace vitrine::formats::source {

/// The games and mods of `steam` that have some of the missing files, those with most of them first. Only their search
/// paths are looked through. Throws base::Cancelled.
std::vector<SuggestedContent> suggestedContent(const std::vector<files::MissingFile>& missing, const Steam& steam,
                                               base::Progress& progress);

/// All of them, in the order of the libraries. Throws base::Cancelled.
std::vector<SuggestedContent> installedGames(const Steam& steam, base::Progress& progress);

} // namespace vitrine::formats::source
