// Finds the paper in a photograph, and draws it as if it had been photographed from straight above.

export interface Point {
  x: number
  y: number
}

/** Clockwise from the top left corner, as shares of the picture's width and height. */
export type Corners = readonly [Point, Point, Point, Point]

export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/** A little inside the picture, so that each point can be seen and dragged. */
export const frameOf = (inset: number): Corners => [
  { x: inset, y: inset },
  { x: 1 - inset, y: inset },
  { x: 1 - inset, y: 1 - inset },
  { x: inset, y: 1 - inset },
]

/** Expects a small picture, of some 200 pixels. Null unless a bright paper lies on a darker ground. */
export function findPaper(picture: Pixels): Corners | null {
  const { width, height } = picture
  const grey = greyOf(picture)
  const threshold = splitBright(grey)
  const paper = largestBright(grey, threshold, width, height)
  const share = paper.length / (width * height)
  if (share < 0.2 || share > 0.97) return null
  const most = (weigh: (x: number, y: number) => number): Point => {
    let [best, at] = [-Infinity, 0]
    for (const place of paper) {
      const weight = weigh(place % width, Math.floor(place / width))
      if (weight > best) [best, at] = [weight, place]
    }
    return { x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height }
  }
  const corners: Corners = [most((x, y) => -x - y), most((x, y) => x - y), most((x, y) => x + y), most((x, y) => y - x)]
  const filled = share / areaOf(corners)
  return isConvex(corners) && filled > 0.85 && filled < 1.15 ? corners : null
}

const greyOf = ({ data, width, height }: Pixels): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  })

/** Otsu's threshold: the brightness that best separates the dark pixels from the bright ones. */
function splitBright(grey: Uint8Array): number {
  const counts = new Array<number>(256).fill(0)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  const sum = counts.reduce((total, count, value) => total + count * value, 0)
  let [below, sumBelow, best, threshold] = [0, 0, -1, 127]
  for (let value = 0; value < 255; value++) {
    below += counts[value] ?? 0
    sumBelow += (counts[value] ?? 0) * value
    const above = grey.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (between > best) [best, threshold] = [between, value]
  }
  return threshold
}

function largestBright(grey: Uint8Array, threshold: number, width: number, height: number): number[] {
  const seen = new Uint8Array(grey.length)
  let largest: number[] = []
  for (let start = 0; start < grey.length; start++) {
    if (seen[start] || (grey[start] ?? 0) <= threshold) continue
    const found: number[] = [start]
    seen[start] = 1
    for (let next = 0; next < found.length; next++) {
      const at = found[next] ?? 0
      const [x, y] = [at % width, Math.floor(at / width)]
      const beside = [x > 0 && at - 1, x < width - 1 && at + 1, y > 0 && at - width, y < height - 1 && at + width]
      for (const one of beside) {
        if (one === false || seen[one] || (grey[one] ?? 0) <= threshold) continue
        seen[one] = 1
        found.push(one)
      }
    }
    if (found.length > largest.length) largest = found
  }
  return largest
}

const areaOf = (corners: Corners): number =>
  Math.abs(turns(corners).reduce((sum, [one, two]) => sum + one.x * two.y - two.x * one.y, 0)) / 2

const turns = (corners: Corners): [Point, Point, Point][] =>
  corners.map((one, at) => [one, corners[(at + 1) % 4] ?? one, corners[(at + 2) % 4] ?? one])

export const isConvex = (corners: Corners): boolean =>
  turns(corners).every(([one, two, three]) => (two.x - one.x) * (three.y - two.y) > (two.y - one.y) * (three.x - two.x))

/** The part of the picture between the corners, as a rectangle. */
export function straighten(picture: Pixels, corners: Corners): Pixels {
  const [p0, p1, p2, p3] = corners.map(({ x, y }) => ({
    x: x * picture.width,
    y: y * picture.height,
  })) as never as Corners
  const long = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
  const width = Math.max(1, Math.round(Math.max(long(p0, p1), long(p3, p2))))
  const height = Math.max(1, Math.round(Math.max(long(p0, p3), long(p1, p2))))
  const data = new Uint8ClampedArray(4 * width * height)
  const place = project(p0, p1, p2, p3)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const { x, y } = place((column + 0.5) / width, (row + 0.5) / height)
      copyPixel(picture, x - 0.5, y - 0.5, data, 4 * (row * width + column))
    }
  return { data, width, height }
}

/** Maps the unit square to four points (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989). */
function project(p0: Point, p1: Point, p2: Point, p3: Point): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, dy3] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / whole
  const h = (dx1 * dy3 - dx3 * dy1) / whole
  const [ax, bx] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x]
  const [ay, by] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y]
  return (u, v) => {
    const depth = g * u + h * v + 1
    return { x: (ax * u + bx * v + p0.x) / depth, y: (ay * u + by * v + p0.y) / depth }
  }
}

/** Blends the four pixels around the place. */
function copyPixel({ data, width, height }: Pixels, x: number, y: number, into: Uint8ClampedArray, at: number): void {
  const [left, top] = [clamp(x, width - 1), clamp(y, height - 1)]
  const [x0, y0] = [Math.floor(left), Math.floor(top)]
  const [x1, y1] = [Math.min(x0 + 1, width - 1), Math.min(y0 + 1, height - 1)]
  const [across, down] = [left - x0, top - y0]
  for (let part = 0; part < 4; part++) {
    const value = (column: number, row: number) => data[4 * (row * width + column) + part] ?? 0
    const upper = value(x0, y0) * (1 - across) + value(x1, y0) * across
    const lower = value(x0, y1) * (1 - across) + value(x1, y1) * across
    into[at + part] = upper * (1 - down) + lower * down
  }
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
