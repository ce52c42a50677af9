// Finds how a page lies in a picture: its edges, its direction, and by how much its lines slope.
import { evenOut, type Grey, removeSpecks, shrink, warp } from './grey.ts'
import { type Matrix, multiply, type Point, scaling, toCorners, turning } from './matrix.ts'

/** Clockwise. */
export type Turn = 0 | 90 | 180 | 270

export interface Lie {
  /** Size of the page without its surroundings, before it is turned. */
  width: number
  height: number
  /** From the dots of this page to those of the picture. */
  map: Matrix
  /** Clockwise, in radians. */
  slope: number
  isOnSide: boolean
}

/** The longer edge of a page of A4 with 300 dots an inch. */
const longEdge = 3508
const mostEnlarged = 3
const longEdgeToMeasure = 1200

/**
 * `stretch` is the width of a dot divided by its height. A picture without a known size is drawn as large as A4 would be.
 */
export function findLie(picture: Grey, { stretch, hasKnownSize }: { stretch: number; hasKnownSize: boolean }): Lie {
  const corners = findCorners(picture)
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const long = (from: Point, to: Point) => Math.hypot((from[0] - to[0]) * stretch, from[1] - to[1])
  const across = Math.max(long(topLeft, topRight), long(bottomLeft, bottomRight))
  const down = Math.max(long(topLeft, bottomLeft), long(topRight, bottomRight))
  const scale = hasKnownSize ? 1 : Math.min(mostEnlarged, longEdge / Math.max(across, down))
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))]
  const map = toCorners(width, height, corners)
  return { width, height, map, ...findLines(picture, { width, height, map }) }
}

/** The page turned upright, with level lines, on white. */
export function drawUpright(picture: Grey, lie: Lie, turn: Turn): { upright: Grey; map: Matrix } {
  const isOnSide = turn % 180 !== 0
  const size = isOnSide ? { width: lie.height, height: lie.width } : { width: lie.width, height: lie.height }
  const angle = lie.slope - (turn * Math.PI) / 180
  const map = multiply(lie.map, turning(angle, [size.width / 2, size.height / 2], [lie.width / 2, lie.height / 2]))
  return { upright: removeSpecks(evenOut(warp(picture, size, map))), map }
}

function findLines(picture: Grey, { width, height, map }: Pick<Lie, 'width' | 'height' | 'map'>) {
  const by = Math.max(1, Math.round(Math.max(picture.width, picture.height) / longEdgeToMeasure))
  const scale = Math.min(1, longEdgeToMeasure / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const toPicture = multiply(scaling(1 / by, 1 / by), multiply(map, scaling(1 / scale, 1 / scale)))
  const small = evenOut(warp(shrink(picture, by), size, toPicture))
  const [xs, ys] = darkDots(small)
  const level = steepest(xs, ys, small.height)
  const onSide = steepest(ys, xs, small.width)
  const isOnSide = onSide.sharpness > level.sharpness
  return { isOnSide, slope: Math.atan(isOnSide ? -onSide.slope : level.slope) }
}

const dark = 140
/** This share of the page is ignored at each side, because the edges of paper are not lines of text. */
const margin = 0.03

function darkDots({ dots, width, height }: Grey): [number[], number[]] {
  const [xs, ys]: [number[], number[]] = [[], []]
  const [left, top] = [Math.ceil(width * margin), Math.ceil(height * margin)]
  for (let y = top; y < height - top; y += 1)
    for (let x = left; x < width - left; x += 1)
      if ((dots[y * width + x] ?? 0) < dark) {
        xs.push(x)
        ys.push(y)
      }
  return [xs, ys]
}

const mostSlope = 0.1
const [coarse, fine] = [0.01, 0.001]

/** Lines of text are level if the number of dark dots changes most from row to row. */
function steepest(along: readonly number[], across: readonly number[], rows: number) {
  const measure = (slope: number) => {
    const counts = new Float64Array(3 * rows)
    for (let at = 0; at < along.length; at += 1) {
      const row = Math.round(rows + (across[at] ?? 0) - (along[at] ?? 0) * slope)
      counts[row] = (counts[row] ?? 0) + 1
    }
    let changes = 0
    for (let row = 1; row < counts.length; row += 1) changes += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2
    return (changes * rows) / Math.max(1, along.length) ** 2
  }
  const best = (from: number, to: number, step: number) => {
    let found = { slope: 0, sharpness: measure(0) }
    for (let slope = from; slope <= to; slope += step) {
      const sharpness = measure(slope)
      if (sharpness > found.sharpness) found = { slope, sharpness }
    }
    return found
  }
  const near = best(-mostSlope, mostSlope, coarse)
  return best(near.slope - coarse, near.slope + coarse, fine)
}

const longEdgeToSearch = 500
/** The search for an edge of the page goes over this share of the picture, from each side. */
const searched = 0.3
/** The surroundings are this much darker than the page. */
const darker = 0.7
const leastBright = 50
const leastShare = 0.5
const beside = 3

/** The corners of a bright page on darker ground, clockwise from the top left; without such ground, of the picture. */
function findCorners(picture: Grey): [Point, Point, Point, Point] {
  const by = Math.max(1, Math.floor(Math.max(picture.width, picture.height) / longEdgeToSearch))
  const { dots, width, height } = shrink(picture, by)
  const at = (x: number, y: number) => dots[y * width + x] ?? 0
  const left = findEdge(height, width, (row, column) => at(column, row))
  const right = mirror(
    findEdge(height, width, (row, column) => at(width - 1 - column, row)),
    width,
  )
  const top = findEdge(width, height, (column, row) => at(column, row))
  const bottom = mirror(
    findEdge(width, height, (column, row) => at(column, height - 1 - row)),
    height,
  )
  const meet = (side: Line, level: Line): Point => {
    const y = (level.slope * side.start + level.start) / (1 - level.slope * side.slope)
    return [(side.slope * y + side.start) * by, y * by]
  }
  return [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)]
}

interface Line {
  slope: number
  start: number
}

const mirror = ({ slope, start }: Line, size: number): Line => ({ slope: -slope, start: size - start })

/** In each row, the first place from which on the picture is much brighter than before. */
function findSteps(rows: number, columns: number, read: (row: number, column: number) => number): Point[] {
  const steps: Point[] = []
  for (let row = 0; row < rows; row += 1) {
    let before = 0
    for (let column = 0; column < columns * searched; column += 1) {
      before += read(row, column)
      let after = 0
      for (let next = 1; next <= beside; next += 1) after += read(row, column + 1 + next) / beside
      if (after < leastBright || before / (column + 1) > after * darker) continue
      steps.push([row, column + 1])
      break
    }
  }
  return steps
}

const isNear = 2

function findEdge(rows: number, columns: number, read: (row: number, column: number) => number): Line {
  const line = fitLine(findSteps(rows, columns, read), rows)
  return line ? { slope: line.slope, start: line.start + isNear } : { slope: 0, start: 0 }
}

/** The line through two of the points that passes near most of them. */
function fitLine(points: readonly Point[], rows: number): Line | null {
  let found: Line | null = null
  let most = rows * leastShare
  const every = Math.max(1, Math.floor(points.length / 40))
  for (let i = 0; i < points.length; i += every)
    for (let j = i + every; j < points.length; j += every) {
      const [[row1, column1], [row2, column2]] = [points[i] as Point, points[j] as Point]
      const slope = (column2 - column1) / (row2 - row1)
      const start = column1 - slope * row1
      if (row2 - row1 < rows / 4) continue
      const near = points.filter(([row, column]) => Math.abs(slope * row + start - column) < isNear).length
      if (near > most) [found, most] = [{ slope, start }, near]
    }
  return found
}
