#pragma once

#include "core/formats/vgo/assets/MaterialDraft.h"

/// Materials by family of shaders: docs/formats/vgo-scenes.md, "Materials". Each fills a draft that has a name only.
namespace vitrine::formats::vgo {

/// Standard and its relatives, and those that nobody knows by their usual properties.
void drawStandard(MaterialDraft& draft);
void drawUnknown(MaterialDraft& draft);
/// Unity-chan toon shaders, of which the files keep what Standard would have.
void drawUnityChan(MaterialDraft& draft);
void drawMToon(MaterialDraft& draft);
void drawMToon10(MaterialDraft& draft);
void drawLilToon(MaterialDraft& draft);
void drawUniversal(MaterialDraft& draft);
void drawHighDefinition(MaterialDraft& draft);
void drawUnlit(MaterialDraft& draft);
void drawParticles(MaterialDraft& draft);

} // namespace vitrine::formats::vgo
