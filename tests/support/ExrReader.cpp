#include "tests/support/ExrReader.h"

#include <OpenEXR/ImfArray.h>
#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfRgbaFile.h>
#include <OpenEXR/ImfStringAttribute.h>

#include <exception>

namespace vitrine::tests {

std::optional<ExrContent> readExr(const QString& path) {
  try {
    Imf::RgbaInputFile file(path.toLocal8Bit().constData());
    const auto window = file.dataWindow();
    ExrContent content;
    content.width = window.max.x - window.min.x + 1;
    content.height = window.max.y - window.min.y + 1;
    const Imf::ChannelList& channels = file.header().channels();
    for (auto at = channels.begin(); at != channels.end(); ++at) {
      content.channels << QString::fromLatin1(at.name()) +
                              (at.channel().type == Imf::HALF ? QString() : QStringLiteral("?"));
    }
    for (auto at = file.header().begin(); at != file.header().end(); ++at) {
      if (const auto* text = dynamic_cast<const Imf::StringAttribute*>(&at.attribute())) {
        content.texts[QString::fromLatin1(at.name())] = QString::fromStdString(text->value());
      }
    }
    Imf::Array2D<Imf::Rgba> pixels(content.height, content.width);
    file.setFrameBuffer(&pixels[0][0], 1, static_cast<std::size_t>(content.width));
    file.readPixels(window.min.y, window.max.y);
    for (int y = 0; y < content.height; ++y) {
      for (int x = 0; x < content.width; ++x) {
        const Imf::Rgba& pixel = pixels[y][x];
        content.pixels.push_back({pixel.r, pixel.g, pixel.b, pixel.a});
      }
    }
    return content;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

} // namespace vitrine::tests
