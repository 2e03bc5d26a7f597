#include "render/display/Graphics.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

TEST(Graphics, KnowsProcessorsThatDraw) {
  for (const char* name :
       {"llvmpipe (LLVM 15.0.6, 256 bits)", "softpipe", "Software Rasterizer", "GDI Generic",
        "Microsoft Basic Render Driver", "Apple Software Renderer", "Google SwiftShader (Subzero)"}) {
    EXPECT_TRUE(render::isSoftwareRenderer(QString::fromLatin1(name))) << name;
  }
  for (const char* name : {"NVIDIA GeForce RTX 3060/PCIe/SSE2", "AMD Radeon RX 6600 (navi23, LLVM 15.0.6, DRM 3.49)",
                           "Mesa Intel(R) UHD Graphics 620 (KBL GT2)", "Apple M1", "virgl (Intel UHD)", ""}) {
    EXPECT_FALSE(render::isSoftwareRenderer(QString::fromLatin1(name))) << name;
  }
}

} // namespace
} // namespace vitrine::tests
