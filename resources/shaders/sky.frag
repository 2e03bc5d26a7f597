// Sky surfaces hide what is behind them and let the background show; their colour is masked off.
out vec4 fragColor;

void main()
{
    fragColor = vec4(0.0);
}
