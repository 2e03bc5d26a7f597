#pragma once

#include "ui/settings/Settings.h"

namespace vitrine::ui {
namespace setting {

// Geometry and dock layout as Qt writes them. Qt trusts these bytes, so a checksum guards them.
inline const Setting<QByteArray> kWindowGeometry{
    {.key = "window/geometry", .meaning = "Size and position of the window, behind a checksum."}};
inline const Setting<bool> kWindowMaximised{{.key = "window/maximised", .meaning = "The window is maximised."}};
inline const Setting<QByteArray> kDockLayout{
    {.key = "window/docks", .meaning = "Arrangement of the panels, behind a checksum."}};
inline const Setting<QByteArray> kPreviousGeometry{
    {.key = "window/previousGeometry", .meaning = "Size and position before the layout was reset."}};
inline const Setting<QByteArray> kPreviousDockLayout{
    {.key = "window/previousDocks", .meaning = "Arrangement of the panels before the layout was reset."}};
inline const Setting<bool> kTimelineWanted{
    {.key = "animation/timeline", .meaning = "The timeline is shown while there is something to play."}};
inline const Setting<bool> kTimelineOpened{
    {.key = "animation/timelineOpened", .meaning = "The timeline was opened by the first animation that was played."}};
inline const Setting<bool> kMembersWanted{
    {.key = "window/members", .meaning = "The panel of members is shown while the document has any."}};
inline const Setting<bool> kControlsWanted{{.key = "window/controls",
                                            .defaultValue = true,
                                            .meaning = "The panel of controls is shown while the document has any."}};
inline const Setting<bool> kPropertiesWanted{{.key = "window/properties",
                                              .defaultValue = true,
                                              .meaning = "The first selection opens the panel of properties."}};
inline const Setting<bool> kThumbnailsShown{
    {.key = "window/thumbnails", .defaultValue = true, .meaning = "Pictures of files are shown."}};
inline const Setting<QStringList> kHintsShown{
    {.key = "window/hintsShown", .meaning = "Ways of moving (fly, orbit) whose hint was shown.", .longest = 8}};
inline const Setting<QString> kSoftwareTold{
    {.key = "window/softwareTold", .meaning = "Software renderer that the user was notified of."}};

} // namespace setting

/// Makes the present geometry and dock layout the previous ones, so that the next window has the default layout. If
/// both are empty, the previous ones stay.
void setLayoutAside(Settings& settings);

} // namespace vitrine::ui
