// Light from above that the model keeps from the ground.
in vec2 within;

out vec4 fragColor;

uniform sampler2D occlusion; // alpha: 0 to 1

const float STRENGTH = 0.6;

void main()
{
    fragColor = vec4(0.0, 0.0, 0.0, STRENGTH * texture(occlusion, within * 0.5 + 0.5).a);
}
