#include "render/engine/ParameterSet.h"

namespace vitrine::render {

ParameterSet::ParameterSet(const Uniforms& uniforms) {
  for (const auto& [name, value] : uniforms) {
    m_parameters.push_back(new Qt3DRender::QParameter(name, value));
  }
}

void ParameterSet::set(const Uniforms& uniforms) {
  for (const auto& [name, value] : uniforms) {
    (*std::ranges::lower_bound(m_parameters, name, {}, &Qt3DRender::QParameter::name))->setValue(value);
  }
}

} // namespace vitrine::render
