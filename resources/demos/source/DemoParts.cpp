#include "resources/demos/source/DemoParts.h"

#include <numbers>

namespace vitrine::demos {

namespace {

const Vec3 kLampWhite{1.0, 0.82, 0.58};

struct Interval {
  double low;
  double high;
};

/// Intervals that are left of [low, high] without the holes.
std::vector<Interval> without(Interval whole, std::vector<Interval> holes) {
  std::sort(holes.begin(), holes.end(), [](const Interval& a, const Interval& b) { return a.low < b.low; });
  std::vector<Interval> rest;
  double at = whole.low;
  for (const Interval& hole : holes) {
    if (hole.low > at)
      rest.push_back({at, std::min(hole.low, whole.high)});
    at = std::max(at, hole.high);
  }
  if (at < whole.high)
    rest.push_back({at, whole.high});
  return rest;
}

PrismLooks allOver(const SideLook& look) {
  return {look, look, look};
}

} // namespace

int DemoParts::addCell(const Box& box, const SideLook& floor, const SideLook& walls, const SideLook& ceiling,
                       int area) {
  Cell cell;
  cell.box = box;
  cell.looks = {walls, walls, walls, walls, floor, ceiling};
  cell.area = area;
  m_model.cells.push_back(cell);
  return static_cast<int>(m_model.cells.size()) - 1;
}

void DemoParts::addLight(const Vec3& origin, const Vec3& colour, double size, double reach, int style,
                         std::string_view name) {
  Light light;
  light.origin = origin;
  light.colour = colour;
  light.size = size;
  light.reach = reach;
  light.style = style;
  light.name = name;
  m_model.lights.push_back(light);
}

void DemoParts::addSpot(const Vec3& origin, const Vec3& target, const Vec3& colour, double outerDegrees, double reach) {
  Light light;
  light.kind = LightKind::Spot;
  light.origin = origin;
  light.direction = normalized(target - origin);
  light.colour = colour;
  light.size = 2;
  light.reach = reach;
  light.outerCosine = std::cos(outerDegrees * std::numbers::pi / 180);
  light.innerCosine = std::cos(outerDegrees * 0.55 * std::numbers::pi / 180);
  m_model.lights.push_back(light);
}

void DemoParts::addProp(std::string_view model, const Vec3& origin, double yaw, double radius) {
  m_model.props.push_back({"models/vitrine/" + std::string(model) + ".mdl", origin, {0, yaw, 0}, 0, radius});
}

void DemoParts::trim(const Box& room, double low, double high, double depth, const SideLook& look) {
  for (int side = 0; side < 4; ++side) {
    const int axis = side / 2;
    const int along = 1 - axis;
    const double wall = side % 2 ? room.maxs[axis] : room.mins[axis];
    std::vector<Interval> holes;
    for (const Cell& cell : m_model.cells) {
      const bool touches = side % 2 ? cell.box.mins[axis] == wall : cell.box.maxs[axis] == wall;
      if (touches && cell.box.mins.z < high && cell.box.maxs.z > low)
        holes.push_back({cell.box.mins[along], cell.box.maxs[along]});
    }
    for (const Interval& part : without({room.mins[along], room.maxs[along]}, holes)) {
      Vec3 mins{0, 0, low};
      Vec3 maxs{0, 0, high};
      mins[axis] = side % 2 ? wall - depth : wall;
      maxs[axis] = side % 2 ? wall : wall + depth;
      mins[along] = part.low;
      maxs[along] = part.high;
      box(mins, maxs, look);
    }
  }
}

void DemoParts::skirting(const Box& room) {
  trim(room, room.mins.z, room.mins.z + 9, 2, look("darkwood"));
}

void DemoParts::cornice(const Box& room, const SideLook& look, double size) {
  const double top = room.maxs.z;
  trim(room, top - size * 0.45, top, size, look);
  trim(room, top - size, top - size * 0.45, size * 0.55, look);
  trim(room, top - size * 1.5, top - size, size * 0.25, look);
}

void DemoParts::wainscot(const Box& room, double height) {
  SideLook panel = look("wainscot", height / 256);
  panel.shiftT = room.mins.z / panel.scale; // the panels stand on the floor
  trim(room, room.mins.z, room.mins.z + height, 2, panel);
  trim(room, room.mins.z + height, room.mins.z + height + 4, 4, look("darkwood"));
  trim(room, room.mins.z, room.mins.z + 8, 3.5, look("darkwood"));
}

void DemoParts::beams(const Box& room, int axis, double spacing, double width, double depth, const SideLook& beamLook) {
  const int across = 1 - axis;
  const double length = room.maxs[across] - room.mins[across];
  const int count = std::max(1, static_cast<int>(std::round(length / spacing)));
  SideLook turned = beamLook;
  turned.quarterTurn = axis == 1;
  for (int i = 0; i < count; ++i) {
    const double middle = room.mins[across] + length * (i + 0.5) / count;
    Vec3 mins = room.mins;
    Vec3 maxs = room.maxs;
    mins.z = room.maxs.z - depth;
    mins[across] = middle - width / 2;
    maxs[across] = middle + width / 2;
    add(boxBrush({mins, maxs}, {beamLook, beamLook, beamLook, beamLook, turned, turned}));
  }
}

void DemoParts::doorFrame(const Box& opening, int axis, const SideLook& frame, double width, double stand) {
  const int across = 1 - axis;
  for (const double face : {opening.mins[axis], opening.maxs[axis]}) {
    const bool low = face == opening.mins[axis];
    const double from = low ? face - stand : face;
    const double to = low ? face : face + stand;
    const auto piece = [&](double left, double right, double bottom, double top) {
      Vec3 mins{0, 0, bottom};
      Vec3 maxs{0, 0, top};
      mins[axis] = from;
      maxs[axis] = to;
      mins[across] = left;
      maxs[across] = right;
      box(mins, maxs, frame);
    };
    const double left = opening.mins[across];
    const double right = opening.maxs[across];
    const double top = opening.maxs.z;
    piece(left - width, left, opening.mins.z, top);
    piece(right, right + width, opening.mins.z, top);
    piece(left - width - 3, right + width + 3, top, top + width);
  }
}

void DemoParts::window(const Box& opening, int axis, int columns, int rows, const SideLook& frame) {
  const int across = 1 - axis;
  const double middle = (opening.mins[axis] + opening.maxs[axis]) / 2;
  const auto piece = [&](double left, double right, double bottom, double top, double depth, const SideLook& sideLook,
                         bool glass) {
    Vec3 mins{0, 0, bottom};
    Vec3 maxs{0, 0, top};
    mins[axis] = middle - depth / 2;
    maxs[axis] = middle + depth / 2;
    mins[across] = left;
    maxs[across] = right;
    Brush brush = boxBrush({mins, maxs}, sideLook);
    if (glass) {
      brush.opaque = false;
      brush.contents = kContentsWindow | kContentsTranslucent | kContentsDetail;
      for (int side = 0; side < 6; ++side)
        if (side / 2 != axis)
          brush.sides[side].look.material = -1;
    }
    add(brush);
  };
  const double left = opening.mins[across];
  const double right = opening.maxs[across];
  const double bottom = opening.mins.z;
  const double top = opening.maxs.z;
  piece(left, left + 4, bottom, top, 6, frame, false);
  piece(right - 4, right, bottom, top, 6, frame, false);
  piece(left + 4, right - 4, bottom, bottom + 4, 6, frame, false);
  piece(left + 4, right - 4, top - 4, top, 6, frame, false);
  for (int i = 1; i < columns; ++i) {
    const double at = left + (right - left) * i / columns;
    piece(at - 1, at + 1, bottom + 4, top - 4, 4, frame, false);
  }
  for (int i = 1; i < rows; ++i) {
    const double at = bottom + (top - bottom) * i / rows;
    piece(left + 4, right - 4, at - 1, at + 1, 4, frame, false);
  }
  piece(left + 4, right - 4, bottom + 4, top - 4, 1, look("glass", 0.25), true);
}

void DemoParts::arch(const Box& opening, int axis, const SideLook& archLook, int segments) {
  const int across = 1 - axis;
  const double radius = (opening.maxs[across] - opening.mins[across]) / 2;
  Box top = opening;
  top.mins.z = opening.maxs.z - radius;
  for (Brush& brush : archBrushes(top, axis, segments, allOver(archLook)))
    add(std::move(brush));
}

void DemoParts::column(const Vec3& foot, double radius, double height, const SideLook& shaft, const SideLook& ends) {
  const double plinth = radius * 1.45;
  box(foot - Vec3{plinth, plinth, 0}, foot + Vec3{plinth, plinth, 7}, ends);
  add(columnBrush(foot + Vec3{0, 0, 7}, radius * 1.3, 5, 12, allOver(ends)));
  add(coneBrush(foot + Vec3{0, 0, 12}, radius * 1.05, radius * 0.9, height - 36, 12, allOver(shaft)));
  add(columnBrush(foot + Vec3{0, 0, height - 24}, radius * 1.05, 4, 12, allOver(ends)));
  add(coneBrush(foot + Vec3{0, 0, height - 20}, radius * 0.95, radius * 1.5, 12, 12, allOver(ends)));
  box(foot + Vec3{-plinth, -plinth, height - 8}, foot + Vec3{plinth, plinth, height}, ends);
}

void DemoParts::treasure(const Vec3& foot, int kind) {
  const SideLook gold = look("brass", 0.25, 8);
  const SideLook white = look("marble", 0.12, 8);
  switch (kind % 5) {
  case 0: // goblet
    add(columnBrush(foot, 5, 1.5, 12, allOver(gold)));
    add(coneBrush(foot + Vec3{0, 0, 1.5}, 1.6, 1.2, 7, 8, allOver(gold)));
    add(coneBrush(foot + Vec3{0, 0, 8.5}, 2, 6, 8, 12, allOver(gold)));
    return;
  case 1: // vase
    add(coneBrush(foot, 3, 6.5, 8, 12, allOver(white)));
    add(coneBrush(foot + Vec3{0, 0, 8}, 6.5, 2.6, 6, 12, allOver(white)));
    add(coneBrush(foot + Vec3{0, 0, 14}, 2.6, 4, 3, 12, allOver(gold)));
    return;
  case 2: // crystal
    add(coneBrush(foot, 3, 5, 6, 6, allOver(look("water", 0.06, 8))));
    add(coneBrush(foot + Vec3{0, 0, 6}, 5, 0.5, 11, 6, allOver(look("water", 0.06, 8))));
    return;
  case 3: // pyramid of steps
    for (int i = 0; i < 4; ++i)
      box(foot + Vec3{-8.0 + 2 * i, -8.0 + 2 * i, 3.0 * i}, foot + Vec3{8.0 - 2 * i, 8.0 - 2 * i, 3.0 * i + 3},
          look("sandstone", 0.08, 8));
    return;
  default: // helmet on a stand
    box(foot - Vec3{3, 3, 0}, foot + Vec3{3, 3, 5}, look("darkwood", 0.25, 8));
    add(coneBrush(foot + Vec3{0, 0, 5}, 6, 6.5, 6, 12, allOver(look("metalpanel", 0.05, 8))));
    add(coneBrush(foot + Vec3{0, 0, 11}, 6.5, 1, 6, 12, allOver(look("metalpanel", 0.05, 8))));
    box(foot + Vec3{-0.8, -6, 12}, foot + Vec3{0.8, 6, 20}, look("velvet", 0.25, 8));
  }
}

void DemoParts::displayCase(const Vec3& foot, double width, double depth, int kind) {
  const double w = width / 2;
  const double d = depth / 2;
  constexpr double kTable = 36;
  constexpr double kTop = 74;
  const SideLook wood = look("darkwood", 0.25, 8);
  const SideLook brass = look("brass", 0.25, 8);
  box(foot + Vec3{-w - 1, -d - 1, 0}, foot + Vec3{w + 1, d + 1, 5}, wood);
  SideLook panel = look("wainscot", kTable / 256, 8);
  panel.shiftT = (foot.z + 2) / panel.scale;
  box(foot + Vec3{-w + 2, -d + 2, 5}, foot + Vec3{w - 2, d - 2, kTable - 3}, panel);
  box(foot + Vec3{-w - 1, -d - 1, kTable - 3}, foot + Vec3{w + 1, d + 1, kTable}, wood);
  box(foot + Vec3{-w + 2, -d + 2, kTable}, foot + Vec3{w - 2, d - 2, kTable + 1}, look("velvet", 0.25, 8));
  for (const double sx : {-1.0, 1.0})
    for (const double sy : {-1.0, 1.0}) {
      const Vec3 corner = foot + Vec3{sx * w, sy * d, kTable};
      const Vec3 inner = foot + Vec3{sx * (w - 1.5), sy * (d - 1.5), kTop - 3};
      box(minOf(corner, inner), maxOf(corner, inner), brass);
    }
  // The lid, with the light under it.
  std::array<SideLook, 6> lid{brass, brass, brass, brass, look("lampglow", 1, 8), brass};
  add(boxBrush({foot + Vec3{-w, -d, kTop - 3}, foot + Vec3{w, d, kTop}}, lid));
  const SideLook pane = look("glass", 0.15, 8);
  SideLook none = pane;
  none.material = -1;
  Brush glass = boxBrush({foot + Vec3{-w + 0.4, -d + 0.4, kTable + 1}, foot + Vec3{w - 0.4, d - 0.4, kTop - 3}},
                         {pane, pane, pane, pane, none, none});
  glass.opaque = false;
  glass.contents = kContentsWindow | kContentsTranslucent | kContentsDetail;
  add(glass);
  const int things = width > 56 ? 2 : 1;
  for (int i = 0; i < things; ++i) {
    const double x = things == 1 ? 0 : (i ? 1 : -1) * width * 0.22;
    treasure(foot + Vec3{x, 0, kTable + 1}, kind + i);
  }
  addLight(foot + Vec3{0, 0, kTop - 6}, kLampWhite * 0.16, 2.5, 150);
}

void DemoParts::pedestal(const Vec3& foot) {
  const SideLook stone = look("marble", 0.25, 8);
  box(foot - Vec3{15, 15, 0}, foot + Vec3{15, 15, 6}, stone);
  box(foot + Vec3{-11, -11, 6}, foot + Vec3{11, 11, 40}, stone);
  box(foot + Vec3{-14, -14, 40}, foot + Vec3{14, 14, kPedestalHeight}, stone);
}

void DemoParts::pedestal(const Vec3& foot, int kind) {
  pedestal(foot);
  treasure(foot + Vec3{0, 0, kPedestalHeight}, kind);
}

void DemoParts::bench(const Vec3& centre, bool alongX) {
  const Vec3 half = alongX ? Vec3{40, 12, 0} : Vec3{12, 40, 0};
  const Vec3 inset = alongX ? Vec3{8, 2, 0} : Vec3{2, 8, 0};
  const SideLook wood = look("darkwood", 0.25, 8);
  box(centre - half + Vec3{0, 0, 15}, centre + half + Vec3{0, 0, 18}, look("velvet", 0.25, 8));
  box(centre - half + Vec3{0, 0, 12}, centre + half + Vec3{0, 0, 15}, wood);
  for (const double end : {-1.0, 1.0}) {
    const Vec3 middle = centre + (alongX ? Vec3{end * 30, 0, 0} : Vec3{0, end * 30, 0});
    const Vec3 leg = alongX ? Vec3{3, half.y - inset.y, 0} : Vec3{half.x - inset.x, 3, 0};
    box(middle - leg, middle + leg + Vec3{0, 0, 12}, wood);
  }
}

void DemoParts::slab(const Vec3& centre, const Vec3& normal, double width, double height, double depth,
                     const SideLook& front, const SideLook& edge) {
  const int axis = normal.x != 0 ? 0 : 1;
  Vec3 half;
  half[1 - axis] = width / 2;
  half.z = height / 2;
  const Vec3 outer = centre + normal * depth;
  std::array<SideLook, 6> looks{edge, edge, edge, edge, edge, edge};
  looks[axis * 2 + (normal[axis] > 0 ? 1 : 0)] = front;
  add(boxBrush({minOf(centre - half, outer - half), maxOf(centre + half, outer + half)}, looks));
}

void DemoParts::picture(const Vec3& centre, const Vec3& normal, double width, double height,
                        std::string_view material) {
  SideLook front = look(material, 0.25, 8);
  front.fit = true;
  slab(centre, normal, width, height, 3, front, look("brass", 0.25, 8));
  const Vec3 lamp = centre + normal * 14 + Vec3{0, 0, height / 2 + 12};
  const Vec3 aside = normal.x != 0 ? Vec3{0, 10, 0} : Vec3{10, 0, 0};
  box(lamp - aside - Vec3{1.5, 1.5, 1.5}, lamp + aside + Vec3{1.5, 1.5, 1.5}, look("brass", 0.25, 8));
  const Vec3 thick{std::abs(normal.y) * 1.0, std::abs(normal.x) * 1.0, 1};
  const Vec3 root = centre + Vec3{0, 0, height / 2 + 12};
  box(minOf(root, lamp) - thick, maxOf(root, lamp) + thick, look("brass", 0.25, 8));
  addSpot(centre + normal * 52 + Vec3{0, 0, height / 2 + 40}, centre, kLampWhite * 0.52, 42, 260);
}

void DemoParts::sign(const Vec3& centre, const Vec3& normal, double width, std::string_view text) {
  SideLook front = look("brass", 0.25, 8);
  front.material = m_materials.sign(text);
  front.fit = true;
  slab(centre, normal, width, width / 4, 2.5, front, look("brass", 0.25, 8));
}

void DemoParts::bookcase(const Vec3& mins, const Vec3& maxs, const Vec3& normal) {
  const SideLook wood = look("darkwood");
  const int axis = normal.x != 0 ? 0 : 1;
  const int along = 1 - axis;
  Box body{mins, maxs};
  Box inner = body;
  (normal[axis] > 0 ? inner.maxs[axis] : inner.mins[axis]) -= normal[axis] * 3;
  inner.mins.z += 8;
  inner.maxs.z -= 8;
  SideLook books = look("books", (inner.maxs.z - inner.mins.z) / 512 * 0.75);
  books.shiftT = inner.maxs.z / books.scale;
  add(boxBrush(inner, books));
  box(body.mins, {body.maxs.x, body.maxs.y, body.mins.z + 8}, wood);
  box({body.mins.x, body.mins.y, body.maxs.z - 8}, body.maxs, wood);
  const double length = maxs[along] - mins[along];
  const int posts = std::max(1, static_cast<int>(std::round(length / 64)));
  for (int i = 0; i <= posts; ++i) {
    const double at = std::clamp(mins[along] + length * i / posts, mins[along] + 2, maxs[along] - 2);
    Box post = body;
    post.mins[along] = at - 2;
    post.maxs[along] = at + 2;
    post.mins.z += 8;
    post.maxs.z -= 8;
    add(boxBrush(post, wood));
  }
}

void DemoParts::hangingLamp(const Vec3& ceiling, double drop, const Vec3& colour, double reach) {
  const Vec3 lamp = ceiling - Vec3{0, 0, drop};
  const SideLook brass = look("brass", 0.25, 8);
  const SideLook glow = look("lampglow", 1, 8);
  box(lamp + Vec3{-0.6, -0.6, 8}, ceiling + Vec3{0.6, 0.6, 0}, brass);
  add(coneBrush(lamp + Vec3{0, 0, 2}, 9, 3, 7, 10, {brass, glow, brass}));
  Brush bulb = columnBrush(lamp - Vec3{0, 0, 3}, 3.5, 5, 8, allOver(glow));
  bulb.castsShadow = false;
  add(bulb);
  addLight(lamp - Vec3{0, 0, 8}, colour, 4, reach);
}

void DemoParts::wallLamp(const Vec3& at, const Vec3& normal, const Vec3& colour, int style) {
  const SideLook brass = look("brass", 0.25, 8);
  const Vec3 body = at + normal * 8;
  const Vec3 side = normal.x != 0 ? Vec3{0, 1.5, 0} : Vec3{1.5, 0, 0};
  box(minOf(at, body) - side - Vec3{0, 0, 2}, maxOf(at, body) + side, brass);
  add(coneBrush(body - Vec3{0, 0, 4}, 2, 4, 5, 8, allOver(brass)));
  Brush flame = coneBrush(body + Vec3{0, 0, 1}, 3, 1.2, 8, 8, allOver(look("lampglow", 1, 8)));
  flame.castsShadow = false;
  add(flame);
  addLight(body + normal * 4 + Vec3{0, 0, 8}, colour, 3, 0, style);
}

void DemoParts::chandelier(const Vec3& ceiling, double drop, const Vec3& colour) {
  const Vec3 hub = ceiling - Vec3{0, 0, drop};
  const SideLook brass = look("brass", 0.25, 8);
  box(hub + Vec3{-0.8, -0.8, 6}, ceiling + Vec3{0.8, 0.8, 0}, brass);
  add(coneBrush(hub - Vec3{0, 0, 6}, 1.5, 6, 12, 8, allOver(brass)));
  for (int i = 0; i < 8; ++i) {
    const double angle = i * std::numbers::pi / 4;
    const Vec3 tip = hub + Vec3{std::round(std::cos(angle) * 30), std::round(std::sin(angle) * 30), 0};
    if (i % 2 == 0) {
      const Vec3 thick{std::abs(std::sin(angle)) > 0.5 ? 1.0 : 0, std::abs(std::cos(angle)) > 0.5 ? 1.0 : 0, 1};
      box(minOf(hub, tip) - thick, maxOf(hub, tip) + thick, brass);
    } else {
      const Vec3 rim = hub + Vec3{std::round(std::cos(angle) * 22), std::round(std::sin(angle) * 22), -1};
      box(rim - Vec3{8, 8, 0}, rim + Vec3{8, 8, 2}, brass);
    }
    Brush candle = columnBrush(tip + Vec3{0, 0, 1}, 2, 7, 6, allOver(look("lampglow", 1, 8)));
    candle.castsShadow = false;
    add(candle);
  }
  addLight(hub + Vec3{0, 0, 14}, colour * 0.35, 14);
  addLight(hub - Vec3{0, 0, 14}, colour * 0.65, 14);
}

void DemoParts::steps(const Vec3& start, const Vec3& direction, double width, int count, double tread, double rise,
                      double thickness, const SideLook& stepLook) {
  const Vec3 aside{-direction.y, direction.x, 0};
  for (int i = 0; i < count; ++i) {
    const Vec3 near = start + direction * (tread * i) - aside * (width / 2);
    const Vec3 far = start + direction * (tread * (i + 1)) + aside * (width / 2);
    const double top = start.z + rise * (i + 1);
    Vec3 mins = minOf(near, far);
    Vec3 maxs = maxOf(near, far);
    mins.z = top - thickness;
    maxs.z = top;
    box(mins, maxs, stepLook);
  }
}

} // namespace vitrine::demos
