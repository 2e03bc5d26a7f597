#pragma once

#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/Materials.h"

namespace vitrine::demos {

/// Joinery, stonework and furniture of the demo museum: each call adds brushes, lights and props to the model.
/// Wall directions point into the room: the direction in which a picture on that wall is looked at from.
class DemoParts {
public:
  explicit DemoParts(MapModel& model) : m_model(model), m_materials(model) {}

  SideLook look(std::string_view name, double scale = 0.25, double luxel = 16) {
    return m_materials.look("vitrine/" + std::string(name), scale, luxel);
  }
  Materials& materials() { return m_materials; }

  int addCell(const Box& box, const SideLook& floor, const SideLook& walls, const SideLook& ceiling, int area = 1);
  void box(const Vec3& mins, const Vec3& maxs, const SideLook& look) { add(boxBrush({mins, maxs}, look)); }
  void add(Brush brush) { m_model.brushes.push_back(std::move(brush)); }
  void addLight(const Vec3& origin, const Vec3& colour, double size = 4, double reach = 0, int style = 0,
                std::string_view name = {});
  void addSpot(const Vec3& origin, const Vec3& target, const Vec3& colour, double outerDegrees, double reach);
  void addProp(std::string_view model, const Vec3& origin, double yaw = 0, double radius = 16);

  /// A band along the walls of a box, from `low` to `high`, standing out by `depth`; leaves out openings to other
  /// cells that reach into its height. Call when all cells are there.
  void trim(const Box& room, double low, double high, double depth, const SideLook& look);
  void skirting(const Box& room);
  void cornice(const Box& room, const SideLook& look, double size = 10);
  /// Panelling up to a rail.
  void wainscot(const Box& room, double height);
  /// Beams under the ceiling, running along `axis`.
  void beams(const Box& room, int axis, double spacing, double width, double depth, const SideLook& look);

  void doorFrame(const Box& opening, int axis, const SideLook& look, double width = 8, double stand = 4);
  /// Frame, bars and glass in a window opening through a wall; one looks along `axis`.
  void window(const Box& opening, int axis, int columns, int rows, const SideLook& frame);
  /// Round arch that fills the upper part of an opening.
  void arch(const Box& opening, int axis, const SideLook& look, int segments = 10);

  void column(const Vec3& foot, double radius, double height, const SideLook& shaft, const SideLook& ends);
  void displayCase(const Vec3& foot, double width, double depth, int treasure);
  static constexpr double kPedestalHeight = 44;
  void pedestal(const Vec3& foot);
  void pedestal(const Vec3& foot, int treasure);
  void treasure(const Vec3& foot, int kind);
  void bench(const Vec3& centre, bool alongX);
  void picture(const Vec3& centre, const Vec3& normal, double width, double height, std::string_view material);
  void sign(const Vec3& centre, const Vec3& normal, double width, std::string_view text);
  void bookcase(const Vec3& mins, const Vec3& maxs, const Vec3& normal);
  void hangingLamp(const Vec3& ceiling, double drop, const Vec3& colour, double reach = 0);
  void wallLamp(const Vec3& at, const Vec3& normal, const Vec3& colour, int style = 0);
  void chandelier(const Vec3& ceiling, double drop, const Vec3& colour);
  /// Straight flight of steps from `start` along `direction` (axial, signed); positive rise goes up.
  void steps(const Vec3& start, const Vec3& direction, double width, int count, double tread, double rise,
             double thickness, const SideLook& look);

  /// A board on a wall that stands out by `depth`.
  void slab(const Vec3& centre, const Vec3& normal, double width, double height, double depth, const SideLook& front,
            const SideLook& edge);

private:
  MapModel& m_model;
  Materials m_materials;
};

} // namespace vitrine::demos
