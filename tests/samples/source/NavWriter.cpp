#include "tests/samples/source/NavWriter.h"

namespace vitrine::samples {
namespace {

void addIds(demos::ByteWriter& out, int count) {
  out.u32(static_cast<std::uint32_t>(count));
  for (int i = 0; i < count; ++i)
    out.u32(static_cast<std::uint32_t>(i + 1));
}

void addApproaches(demos::ByteWriter& out, int count) {
  out.u8(static_cast<std::uint32_t>(count));
  for (int i = 0; i < count; ++i) {
    out.u32(1); // here, before, how, next, how
    out.u32(2);
    out.u8(0);
    out.u32(3);
    out.u8(1);
  }
}

void addLinks(demos::ByteWriter& out, const NavModel& model, const NavAreaModel& area) {
  for (int direction = 0; direction < 4; ++direction)
    addIds(out, area.extras);
  out.u8(static_cast<std::uint32_t>(area.extras)); // places to hide
  for (int i = 0; i < area.extras; ++i) {
    out.u32(7);
    out.vec3(area.mins);
    out.u8(1);
  }
  if (model.version < 15)
    addApproaches(out, area.extras);
  out.u32(static_cast<std::uint32_t>(area.extras)); // encounters
  for (int i = 0; i < area.extras; ++i) {
    out.u32(1);
    out.u8(0);
    out.u32(2);
    out.u8(1);
    out.u8(static_cast<std::uint32_t>(area.extras));
    for (int spot = 0; spot < area.extras; ++spot) {
      out.u32(7);
      out.u8(128);
    }
  }
}

void addArea(demos::ByteWriter& out, const NavModel& model, const NavAreaModel& area, std::uint32_t id) {
  out.u32(id);
  if (model.version < 13)
    out.u16(area.attributes);
  else
    out.u32(area.attributes);
  out.vec3(demos::Vec3{area.mins.x, area.mins.y, area.heights[0]});
  out.vec3(demos::Vec3{area.maxs.x, area.maxs.y, area.heights[2]});
  out.f32(area.heights[1]);
  out.f32(area.heights[3]);
  addLinks(out, model, area);
  out.u16(model.places.empty() ? 0 : 1);
  addIds(out, area.extras); // ladders up and down
  addIds(out, area.extras);
  out.f32(1.5); // when each team gets there
  out.f32(2.5);
  for (int corner = 0; corner < 4 && model.version >= 11; ++corner)
    out.f32(0.5);
  if (model.version >= 16) {
    out.u32(static_cast<std::uint32_t>(area.extras));
    for (int i = 0; i < area.extras; ++i) {
      out.u32(1);
      out.u8(3);
    }
    out.u32(0);
  }
  if (model.addition == NavModel::Addition::Approaches)
    addApproaches(out, area.extras);
  else if (model.addition == NavModel::Addition::Attributes)
    out.u32(0x40);
}

} // namespace

demos::Bytes writeNav(const NavModel& model) {
  demos::ByteWriter out;
  out.u32(0xFEEDFACE);
  out.u32(static_cast<std::uint32_t>(model.version));
  if (model.version >= 10)
    out.u32(static_cast<std::uint32_t>(model.subVersion));
  out.u32(model.mapSize);
  if (model.version >= 14)
    out.u8(1);
  out.u16(static_cast<std::uint32_t>(model.places.size()));
  for (const std::string& place : model.places) {
    out.u16(static_cast<std::uint32_t>(place.size() + 1));
    out.text(place);
    out.u8(0);
  }
  if (model.version >= 12)
    out.u8(1);
  out.u32(static_cast<std::uint32_t>(model.areas.size()));
  for (std::size_t i = 0; i < model.areas.size(); ++i)
    addArea(out, model, model.areas[i], static_cast<std::uint32_t>(i + 1));
  out.u32(static_cast<std::uint32_t>(model.ladders));
  for (int i = 0; i < model.ladders; ++i)
    out.zeros(60);
  return out.take();
}

} // namespace vitrine::samples
