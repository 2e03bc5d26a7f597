#pragma once

#include <QString>

#include <optional>

namespace vitrine::formats::source {

/// The key behind a condition such as `hdr?`, `!srgb?` or `gpu>=2?`; nullopt when the condition is false on a PC of
/// today with HDR. A key without condition is returned as it is.
std::optional<QString> conditionalKey(const QString& key);

/// True if a sub-block holds parameters for today's hardware: `>=dx90`, `Shader_dx9`, `Shader_HDR_dx9` do; `<dx90`,
/// `dx80`, `Shader_dx8` do not.
bool isCurrentFallback(const QString& block, const QString& shader);

} // namespace vitrine::formats::source
