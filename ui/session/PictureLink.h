#pragma once

#include "core/viewing/ViewLink.h"

#include <QStringList>

#include <optional>

namespace vitrine::ui {

/// Link that a picture made by Vitrine leads back to: the view link in it, with its file. Where the link names none, or
/// one that is not there, the file is the one of that name beside the picture, else the first of that name in `known`;
/// where it is nowhere, the link names it beside the picture. nullopt: no such picture. Reads the head of the file.
std::optional<viewing::ViewLink> linkOfPicture(const QString& path, const QStringList& known);

} // namespace vitrine::ui
