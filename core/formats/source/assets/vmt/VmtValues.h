#pragma once

#include <QMatrix4x4>
#include <QString>
#include <QVector3D>

#include <optional>

namespace vitrine::formats::source {

/// The number a value starts with, with or without brackets around it.
std::optional<float> leadingNumber(const QString& value);

/// `[r g b]` (0…1), `{r g b}` (0…255) or three bare numbers, as written: sRGB-encoded, not yet linear. One bare number
/// stands for all three.
std::optional<QVector3D> vmtColor(const QString& value);

/// Colour as by vmtColor, decoded to linear light; parts outside 0…1 are kept as they are.
std::optional<QVector3D> vmtLinearColor(const QString& value);

/// `center .5 .5 scale 1 1 rotate 0 translate 0 0` as a transform of (u, v, 0, 1); parts that are missing do nothing.
/// nullopt when no part is there.
std::optional<QMatrix4x4> vmtTransform(const QString& value);

/// A scale: one number or `[x y]`.
std::optional<QVector3D> vmtScale(const QString& value);

/// A texture's name as the game looks for it below materials/: forward slashes, without ".vtf". Empty for what is no
/// file: render targets and `env_cubemap`.
QString vmtTexturePath(const QString& value);

} // namespace vitrine::formats::source
