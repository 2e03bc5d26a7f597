#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/source/content/Steam.h"

namespace vitrine::formats::source {

/// The games and mods of `steam` that have some of what is missing, those with most of it first. Only their search
/// paths are looked through. For Format::offers; throws base::Cancelled.
std::vector<ContentOffer> contentOffers(const std::vector<files::MissingFile>& missing, const Steam& steam,
                                        base::Progress& progress);
/// Of the user's own Steam.
std::vector<ContentOffer> contentOffers(const std::vector<files::MissingFile>& missing, base::Progress& progress);

} // namespace vitrine::formats::source
