// Projective maps of the plane, as nine numbers row by row.

export type Matrix = readonly number[]
export type Point = readonly [x: number, y: number]

export function multiply(first: Matrix, second: Matrix): Matrix {
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3) * 3, at % 3]
    return [0, 1, 2].reduce((sum, k) => sum + (first[row + k] ?? 0) * (second[k * 3 + column] ?? 0), 0)
  })
}

export function apply([a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1]: Matrix, [x, y]: Point): Point {
  const depth = g * x + h * y + i
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
}

export const scaling = (x: number, y: number): Matrix => [x, 0, 0, 0, y, 0, 0, 0, 1]

/** Turns by `angle` around one centre, and moves this centre to another. */
export function turning(angle: number, [fromX, fromY]: Point, [toX, toY]: Point): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, -sin, toX - cos * fromX + sin * fromY, sin, cos, toY - sin * fromX - cos * fromY, 0, 0, 1]
}

/** Maps the corners of a rectangle, clockwise from its top left, to four points. */
export function toCorners(width: number, height: number, corners: readonly [Point, Point, Point, Point]): Matrix {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2]
  const area = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sumX * dy2 - dx2 * sumY) / area, (dx1 * sumY - sumX * dy1) / area]
  const square = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
  return multiply(square, scaling(1 / width, 1 / height))
}
