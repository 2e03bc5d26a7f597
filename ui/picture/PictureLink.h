#pragma once

#include "core/viewing/ViewLink.h"

#include <optional>

namespace vitrine::ui {

/// Where a picture that Vitrine made leads back to: the view link in it, with the file of that name beside the picture
/// where the one it was made of is not there. nullopt: no such picture. Reads the head of the file.
std::optional<viewing::ViewLink> linkOfPicture(const QString& path);

} // namespace vitrine::ui
