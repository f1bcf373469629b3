import type { DemoPicture } from './notation';

/** Pictures and recordings that the demo's questions show; `make/draw.mjs` draws them. */
export const demoPictures: readonly DemoPicture[] = [
  { file: 'number-line-points.png', width: 420, height: 90, alt: '数轴，点 A 在 -2 处，点 B 在 3 处' },
  { file: 'number-line-ab.png', width: 420, height: 90, alt: '数轴，点 a 在 -2 与 -1 之间，点 b 在 0 与 1 之间' },
  { file: 'match-squares.png', width: 420, height: 110, alt: '用火柴棒搭成的一排正方形：一个、两个、三个' },
  {
    file: 'cube-net.png',
    width: 320,
    height: 250,
    alt: '正方体展开图：一行四个面 1、2、3、4，第 2 个面上方是 5，下方是 6',
  },
  { file: 'angle-bisectors.png', width: 400, height: 220, alt: '直线 AB 上一点 O，射线 OC、OD、OE 在直线的上方' },
  { file: 'ruler-pencil.png', width: 420, height: 130, alt: '刻度尺上方放着一支铅笔，左端在 0 处，右端在 3.6 厘米处' },
  {
    file: 'distance-time.png',
    width: 340,
    height: 270,
    alt: '路程–时间图象：甲是过原点的直线，4 秒时 8 米；乙先上升到 4 米，2 秒后水平',
  },
  {
    file: 'melting-curve.png',
    width: 360,
    height: 270,
    alt: '温度–时间图象：从 40 度升到 48 度，4 至 8 分钟保持 48 度，以后继续上升',
  },
  {
    file: 'convex-lens.png',
    width: 440,
    height: 200,
    alt: '蜡烛在凸透镜左侧 15 厘米处，焦点 F 在 10 厘米处，右侧是光屏',
  },
  { file: 'parabola.png', width: 320, height: 280, alt: '开口向上的抛物线，与 x 轴交于 -1 和 3' },
  { file: 'desk-ball.png', width: 320, height: 210, alt: 'A desk with a ball between its legs' },
  { file: 'melody.mp3', width: 1, height: 1, alt: '' },
];
