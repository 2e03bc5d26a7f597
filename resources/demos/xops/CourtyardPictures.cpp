#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/TextureSynthesis.h"
#include "resources/demos/xops/Courtyard.h"

namespace vitrine::demos::courtyard {

namespace {

/// The side of a crate: boards in a frame with a brace from corner to corner.
Canvas paintCrate(int size) {
  const Canvas boards = paintPlanks(size);
  return paintRelief(size, size, [&](double u, double v) {
    const double border = std::min(std::min(u, 1 - u), std::min(v, 1 - v));
    const double brace = std::abs(u - (1 - v)) * 0.7;
    const bool frame = border < 0.13;
    const bool over = frame || brace < 0.075;
    const double along = frame ? (std::min(u, 1 - u) < std::min(v, 1 - v) ? v : u) : u;
    const double grain = tileFractal(along, frame ? border : brace, 3, 60, 3, 401);
    const Vec3 board =
        boards.at(std::min(size - 1, static_cast<int>(u * size)), std::min(size - 1, static_cast<int>(v * size)));
    const Vec3 batten = lerp({0.45, 0.31, 0.17}, {0.63, 0.46, 0.28}, 0.5 + 0.5 * grain);
    const double nails = smoothstep(0.022, 0.012, std::hypot(std::fmod(u * 4, 1) - 0.5, border - 0.065) * 0.5);
    Vec3 colour = over ? lerp(batten, {0.18, 0.16, 0.15}, nails) : board * 0.8;
    const double edge = frame ? std::abs(border - 0.13) : std::abs(brace - 0.075);
    colour = colour * (0.62 + 0.38 * smoothstep(0.0, 0.02, edge));
    return Texel{colour, over ? 3.0 : 0.0};
  });
}

/// A high window of twelve panes that mirror the sky, in a stone surround.
Canvas paintWindow(int width, int height) {
  return paintRelief(width, height, [](double u, double v) {
    const double border = std::min(std::min(u, 1 - u), std::min(v, 1 - v) * 2);
    if (border < 0.1)
      return Texel{Vec3{0.66, 0.61, 0.53} * (0.9 + 0.2 * tileFractal(u, v, 12, 3, 411)), 4};
    const double x = (u - 0.1) / 0.8;
    const double y = (v - 0.05) / 0.9;
    const double barX = std::abs(std::fmod(x * 2 + 0.5, 1) - 0.5) / 2;
    const double barY = std::abs(std::fmod(y * 4 + 0.5, 1) - 0.5) / 4 * 2;
    if (std::min(barX, barY) < 0.035)
      return Texel{Vec3{0.83, 0.81, 0.75} * (0.9 + 0.1 * x), 2};
    const double sky = std::clamp(0.75 - y * 0.6 + 0.25 * tileFractal(u, v, 3, 3, 412) + 0.2 * (x - 0.5), 0.0, 1.0);
    return Texel{lerp({0.11, 0.14, 0.16}, {0.50, 0.60, 0.66}, sky), -2};
  });
}

/// The house's door: the panelled one, narrow, with a stone surround and a brass knob.
Canvas paintDoorway(int width, int height) {
  const Canvas door = paintPanelledDoor(height);
  return paintRelief(width, height, [&](double u, double v) {
    const double border = std::min(std::min(u, 1 - u), v * 2);
    if (border < 0.09)
      return Texel{Vec3{0.66, 0.61, 0.53} * (0.9 + 0.2 * tileFractal(u, v, 12, 3, 421)), 4};
    const auto pixel = [](double part, int size) { return std::clamp(static_cast<int>(part * size), 0, size - 1); };
    const Vec3 wood = door.at(pixel((u - 0.09) / 0.82, height), pixel((v - 0.045) / 0.955, height));
    const double knob = smoothstep(0.055, 0.03, std::hypot(u - 0.8, (v - 0.54) * 2));
    return Texel{lerp(wood * 1.25, {0.86, 0.70, 0.36}, knob), knob * 3};
  });
}

/// Cut stone without joints, a little darker along the edges.
Canvas paintTrim(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double grain = 0.35 * tileFractal(u, v, 16, 4, 431);
    const double stain = tileFractal(u, v, 3, 4, 432);
    const double border = std::min(std::min(u, 1 - u), std::min(v, 1 - v));
    const Vec3 stone = Vec3{0.75, 0.69, 0.59} * (1 + 0.1 * grain + 0.1 * stain);
    return Texel{stone * (0.84 + 0.16 * smoothstep(0.0, 0.06, border)), grain};
  });
}

/// Panes of a lantern, lit from inside.
Canvas paintLantern(int size) {
  return paintRelief(
      size, size,
      [](double u, double v) {
        const double border = std::min(std::min(u, 1 - u), std::min(v, 1 - v));
        const double bar = std::min(border, std::abs(u - 0.5));
        const double glow = smoothstep(0.75, 0.1, std::hypot(u - 0.5, v - 0.6));
        return Texel{bar < 0.09 ? Vec3{0.13, 0.12, 0.12} : lerp({0.80, 0.52, 0.22}, {1, 0.93, 0.70}, glow), 0};
      },
      0);
}

Canvas paintIron(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double rough = tileFractal(u, v, 8, 4, 441);
    return Texel{Vec3{0.16, 0.16, 0.17} * (1 + 0.3 * rough), rough};
  });
}

Canvas paintSoil(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double clods = tileFractal(u, v, 8, 4, 451);
    return Texel{lerp({0.17, 0.11, 0.07}, {0.33, 0.23, 0.15}, 0.5 + 0.5 * clods), clods * 3};
  });
}

Canvas paintBark(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double bend = tileFractal(u, v, 3, 3, 461) * 0.12;
    const double ridges = tileFractal(u + bend, v, 12, 3, 3, 462);
    return Texel{lerp({0.19, 0.14, 0.10}, {0.47, 0.38, 0.28}, std::clamp(0.5 + 0.7 * ridges, 0.0, 1.0)), ridges * 5};
  });
}

Canvas paintStraw(int size) {
  Canvas canvas = paintRelief(size, size, [](double u, double v) {
    const double dark = tileFractal(u, v, 6, 3, 471);
    return Texel{Vec3{0.42, 0.33, 0.13} * (1 + 0.4 * dark), dark};
  });
  Dice dice(472);
  for (int i = 0; i < 900; ++i) {
    const double angle = dice.between(-0.7, 0.7) + (dice.next() < 0.2 ? kTurn / 4 : 0);
    const double length = size * dice.between(0.1, 0.3);
    drawStroke(canvas, size * dice.next(), size * dice.next(), std::cos(angle) * length, std::sin(angle) * length,
               size * 0.02, lerp({0.55, 0.43, 0.17}, {0.90, 0.78, 0.42}, dice.next()));
  }
  return canvas;
}

/// Leaves on nothing: colours in one canvas, what they cover in another.
class Foliage {
public:
  explicit Foliage(int size) : m_size(size), m_colours(size, size), m_cover(size, size) {
    for (int y = 0; y < size; ++y)
      for (int x = 0; x < size; ++x)
        m_colours.at(x, y) = {0.20, 0.29, 0.10}; // so that borders have no dark seam
  }

  /// A leaf or twig, in parts of the picture; what would leave it is left out.
  void stroke(double x, double y, double dx, double dy, double width, const Vec3& colour) {
    if (std::min({x, y, x + dx, y + dy}) < 0.05 || std::max({x, y, x + dx, y + dy}) > 0.95)
      return;
    for (int pass = 0; pass < 3; ++pass) {
      drawStroke(m_colours, x * m_size, y * m_size, dx * m_size, dy * m_size, width * m_size, colour);
      drawStroke(m_cover, x * m_size, y * m_size, dx * m_size, dy * m_size, width * m_size, grey(1));
    }
  }

  Canvas take() {
    for (int y = 0; y < m_size; ++y)
      for (int x = 0; x < m_size; ++x)
        m_colours.alphaAt(x, y) = static_cast<float>(smoothstep(0.3, 0.7, m_cover.at(x, y).x));
    return std::move(m_colours);
  }

private:
  int m_size;
  Canvas m_colours;
  Canvas m_cover;
};

/// One leaf, lighter the higher and the later it is painted.
void leaf(Foliage& foliage, Dice& dice, double x, double y, double size, double light) {
  const double angle = dice.between(0, kTurn);
  const Vec3 colour =
      lerp({0.10, 0.17, 0.05}, {0.45, 0.56, 0.20}, std::clamp(light + dice.between(-0.15, 0.15), 0.0, 1.0));
  foliage.stroke(x, y, std::cos(angle) * size, std::sin(angle) * size * 0.8, size * 0.62, colour);
}

/// A round crown, its leaves in clusters with gaps between.
Canvas paintCrown(int size) {
  Foliage foliage(size);
  Dice dice(481);
  for (int cluster = 0; cluster < 52; ++cluster) {
    const double angle = dice.between(0, kTurn);
    const double radius = std::sqrt(dice.next()) * 0.37;
    const double x = 0.5 + radius * std::cos(angle);
    const double y = 0.45 + radius * 0.95 * std::sin(angle);
    const double depth = cluster / 52.0;
    for (int i = 0; i < 26; ++i) {
      const double a = dice.between(0, kTurn);
      const double r = std::sqrt(dice.next()) * 0.085;
      leaf(foliage, dice, x + r * std::cos(a), y + r * std::sin(a), 0.032,
           0.15 + 0.45 * depth + 0.5 * (0.45 - y) - 2.2 * r * std::sin(a));
    }
  }
  return foliage.take();
}

/// Ivy that hangs down from the upper border.
Canvas paintIvy(int size) {
  Foliage foliage(size);
  Dice dice(491);
  for (int vine = 0; vine < 15; ++vine) {
    double x = 0.09 + 0.82 * vine / 14;
    const double length = dice.between(0.35, 0.88);
    for (double y = 0.07; y < length; y += 0.018) {
      x += dice.between(-0.014, 0.014);
      foliage.stroke(x, y, 0.004, 0.02, 0.012, {0.24, 0.20, 0.12});
      for (int i = 0; i < 2; ++i)
        leaf(foliage, dice, x + dice.between(-0.035, 0.035), y, 0.036, 0.5 - 0.25 * y);
    }
  }
  return foliage.take();
}

/// A low bush that stands on the lower border.
Canvas paintBush(int size) {
  Foliage foliage(size);
  Dice dice(501);
  for (int i = 0; i < 900; ++i) {
    const double angle = dice.between(0, kTurn / 2);
    const double radius = std::sqrt(dice.next());
    const double x = 0.5 + 0.4 * radius * std::cos(angle);
    const double y = 0.93 - 0.68 * radius * std::sin(angle) * (0.85 + 0.15 * std::sin(x * 25));
    leaf(foliage, dice, x, y, 0.045, 0.1 + 0.4 * i / 900.0 + 0.45 * (0.93 - y));
  }
  return foliage.take();
}

} // namespace

/// Limewash in a warm tone over the plaster, worn in places.
Canvas plasterPicture(int size) {
  const Canvas plaster = halved(paintPlaster(2 * size));
  return paintRelief(
      size, size,
      [&](double u, double v) {
        const double worn = std::clamp(tileFractal(u, v, 3, 5, 391) * 1.3 - 0.2, 0.0, 0.6);
        const Vec3& below = plaster.at(static_cast<int>(u * size), static_cast<int>(v * size));
        const double light = 0.55 + 0.45 * below.y / 0.8;
        return Texel{lerp(Vec3{0.91, 0.80, 0.60}, Vec3{0.82, 0.76, 0.66}, worn) * light, -worn};
      },
      0.6);
}

Canvas detailsPicture(int size) {
  const int half = size / 2;
  const int quarter = size / 4;
  const int eighth = size / 8;
  Canvas canvas(size, size);
  paste(canvas, paintCrate(half), 0, 0);
  paste(canvas, paintDoorway(quarter, half), half, 0);
  paste(canvas, paintWindow(quarter, half), half + quarter, 0);
  paste(canvas, paintTrim(half), 0, half);
  paste(canvas, paintSign(half, "VITRINE"), half, half);
  paste(canvas, paintLantern(eighth), half, half + eighth);
  paste(canvas, paintBrass(eighth), half + eighth, half + eighth);
  paste(canvas, paintIron(eighth), half + quarter, half + eighth);
  paste(canvas, paintSoil(eighth), half + quarter + eighth, half + eighth);
  paste(canvas, paintStraw(quarter), half, half + quarter);
  paste(canvas, paintBark(quarter), half + quarter, half + quarter);
  return canvas;
}

Canvas foliagePicture(int size) {
  const int half = size / 2;
  Canvas canvas(size, size);
  paste(canvas, paintCrown(half), 0, 0);
  paste(canvas, paintIvy(half), half, 0);
  paste(canvas, paintFlowers(half), 0, half);
  paste(canvas, paintBush(half), half, half);
  return canvas;
}

/// One pane in a frame of painted iron.
Canvas glassPicture(int size) {
  const Canvas glass = paintGlass(size);
  return paintRelief(size, size, [&](double u, double v) {
    const double border = std::min(std::min(u, 1 - u), std::min(v, 1 - v));
    const int x = std::min(size - 1, static_cast<int>(u * size));
    const int y = std::min(size - 1, static_cast<int>(v * size));
    const double frame = smoothstep(0.055, 0.035, border);
    return Texel{lerp(glass.at(x, y), {0.20, 0.30, 0.26}, frame), frame * 2,
                 std::max(frame, 1.3 * static_cast<double>(glass.alphaAt(x, y)))};
  });
}

} // namespace vitrine::demos::courtyard
