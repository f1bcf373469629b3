/** A place in a picture, in shares of its width and height (0 to 1). */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The corners of a sheet, clockwise from its upper left. */
export type Corners = readonly [Spot, Spot, Spot, Spot];

export const wholePicture: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

const inside = (share: number) => Math.min(1, Math.max(0, share));

/** The corners with one moved; what would fold the sheet over is not done. */
export function withCorner(corners: Corners, at: number, { x, y }: Spot): Corners {
  const moved = corners.map((spot, index) => (index === at ? { x: inside(x), y: inside(y) } : spot));
  const asked = moved as unknown as Corners;
  return isConvex(asked) ? asked : corners;
}

/** Twice the area of the triangle, positive where one turns clockwise on the screen. */
const turn = (a: Spot, b: Spot, c: Spot) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** True for four corners that go round clockwise, none inside the triangle of the others and none on another. */
export const isConvex = (corners: Corners): boolean =>
  corners.every((spot, at) => turn(spot, corners[(at + 1) % 4]!, corners[(at + 2) % 4]!) > 0.002);

/** Share of the picture that they enclose. */
export const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % 4]!;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

/** True where nothing would be cut off. */
export const isWhole = (corners: Corners): boolean => areaOf(corners) > 0.999;
