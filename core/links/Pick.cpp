#include "core/links/Pick.h"

namespace vitrine::links {

std::vector<RecordRef> Pick::others() const {
  std::vector<RecordRef> all = related;
  if (instance) {
    all.insert(all.begin(), *instance);
  }
  return all;
}

} // namespace vitrine::links
