// Labels: four corners each, whole pixels away from where their anchor is on the screen (render/engine/LabelEntity.cpp).
in vec3 vertexPosition; // the anchor, world space
in vec2 vertexOffset;   // from there, in pixels
in vec2 vertexTexCoord;

out vec2 uv;

uniform mat4 viewProjectionMatrix;
uniform mat4 viewportMatrix; // Qt3D's own: from -1...1 to pixels

void main()
{
    uv = vertexTexCoord;
    vec4 clip = viewProjectionMatrix * vec4(vertexPosition, 1.0);
    vec2 halfSize = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
    // On whole pixels the texels of the text are its pixels: sharp.
    vec2 pixel = floor((clip.xy / clip.w + 1.0) * halfSize + 0.5) + vertexOffset;
    gl_Position = vec4(pixel / halfSize - 1.0, 0.0, 1.0);
}
