#include "core/structure/Layout.h"

namespace vitrine::structure {

LayoutPtr LayoutPtr::make(const char* name, std::uint32_t size, std::vector<Field> fields) {
  return make(name, size, std::move(fields), nullptr);
}

LayoutPtr LayoutPtr::make(const char* name, std::uint32_t size, std::vector<Field> fields,
                          std::shared_ptr<const void> texts) {
  struct Kept {
    std::vector<Field> fields;
    std::shared_ptr<const void> texts;
  };
  auto kept = std::make_shared<const Kept>(std::move(fields), std::move(texts));
  LayoutPtr made;
  made.m_layout = {name, size, kept->fields};
  made.m_kept = std::move(kept);
  return made;
}

} // namespace vitrine::structure
