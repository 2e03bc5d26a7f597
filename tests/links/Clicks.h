#pragma once

#include "core/document/Document.h"
#include "core/picking/RayCaster.h"

#include <QSizeF>
#include <QVector3D>

#include <array>
#include <functional>
#include <optional>

namespace vitrine::tests {

/// Size of the views that are clicked.
inline constexpr QSizeF kClickedView(640, 480);
/// Clicks in which something must have been hit, at least, of a map or a model.
inline constexpr std::size_t kWantedHits = 300;

// Steps that every way from a pixel to bytes and back begins and ends with.

/// `path` lies below the samples; with ./ in front: below the build folder. nullopt: other people's, and not at hand.
std::optional<QString> clickedPath(const char* path);

/// The document of a file that has a scene. Fails the running test, and gives nothing, where there is none.
DocumentPtr openedToClick(const QString& path);

/// Views from all round a scene, at rest.
struct RoundTrip {
  float distance = 1.1F; ///< from its middle, in diagonals of its box
  float above = -25;     ///< degrees: every third view looks down by so much,
  float below = 10;      ///< the others up
};

/// Casts rays through pixels all over each of the views, and hands on what they meet, until the running test fails.
void clickAllRound(const picking::RayCaster& caster, const Scene& scene, const RoundTrip& trip,
                   const std::function<void(const picking::Hit&, const scene::Ray&)>& click);

/// Expects that a record has bytes, each of which leads back to it, and that it leads to the item.
void expectBothWays(const Document& document, const RecordRef& record, DrawItemIndex item);

/// Corners of the triangle that was hit, in index order: as its mesh has them, and as its node puts them into the
/// world.
std::array<QVector3D, 3> cornersInMesh(const Scene& scene, const picking::Hit& hit);
std::array<QVector3D, 3> cornersInWorld(const Scene& scene, const picking::Hit& hit);

} // namespace vitrine::tests
