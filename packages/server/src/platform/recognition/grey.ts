import type { Pixels } from '../files/orientation.ts'
import type { Matrix } from './matrix.ts'

/** One byte per dot: 0 is black, 255 is white. */
export interface Grey {
  dots: Uint8Array
  width: number
  height: number
}

const white = 255

/** Transparent dots become white. */
export function greyOf({ pixels, width, height }: Pixels): Grey {
  const dots = new Uint8Array(width * height)
  for (let dot = 0, at = 0; dot < dots.length; dot += 1, at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = white] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    const light = (red * 77 + green * 151 + blue * 28) >> 8
    dots[dot] = opacity === white ? light : white + ((light - white) * opacity) / white
  }
  return { dots, width, height }
}

/** Draws a picture through a map from the new picture's dots to the old one's. What lies outside is white. */
export function warp({ dots, width, height }: Grey, size: { width: number; height: number }, map: Matrix): Grey {
  const drawn = new Uint8Array(size.width * size.height)
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = map
  for (let y = 0, to = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1, to += 1) {
      const depth = g * x + h * y + i
      const [left, top] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
      if (!(left > -1 && top > -1 && left < width && top < height)) {
        drawn[to] = white
        continue
      }
      const [x0, y0] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))]
      const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)]
      const [right, down] = [Math.max(0, left - x0), Math.max(0, top - y0)]
      const above = (dots[y0 * width + x0] ?? 0) * (1 - right) + (dots[y0 * width + x1] ?? 0) * right
      const below = (dots[y1 * width + x0] ?? 0) * (1 - right) + (dots[y1 * width + x1] ?? 0) * right
      drawn[to] = above * (1 - down) + below * down + 0.5
    }
  return { dots: drawn, width: size.width, height: size.height }
}

/** Averages squares of dots, because `warp` would skip dots. */
export function shrink({ dots, width, height }: Grey, by: number): Grey {
  if (by === 1) return { dots, width, height }
  const [across, down] = [Math.max(1, Math.floor(width / by)), Math.max(1, Math.floor(height / by))]
  const small = new Uint8Array(across * down)
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      let sum = 0
      for (let dy = 0; dy < by; dy += 1)
        for (let dx = 0; dx < by; dx += 1) sum += dots[(y * by + dy) * width + x * by + dx] ?? white
      small[y * across + x] = sum / (by * by)
    }
  return { dots: small, width: across, height: down }
}

const square = 24
const mostGain = 5

/** Divides by the brightness of the paper around each dot, so that shadows vanish and the paper is white. */
export function evenOut(picture: Grey): Grey {
  const { dots, width, height } = picture
  const paper = paperOf(picture)
  const even = new Uint8Array(dots.length)
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(paper.height - 1, Math.max(0, y / square - 0.5))
    const [y0, y1] = [Math.floor(down), Math.min(paper.height - 1, Math.floor(down) + 1)]
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const across = Math.min(paper.width - 1, Math.max(0, x / square - 0.5))
      const [x0, x1] = [Math.floor(across), Math.min(paper.width - 1, Math.floor(across) + 1)]
      const [right, below] = [across - x0, down - y0]
      const light =
        ((paper.dots[y0 * paper.width + x0] ?? white) * (1 - right) +
          (paper.dots[y0 * paper.width + x1] ?? white) * right) *
          (1 - below) +
        ((paper.dots[y1 * paper.width + x0] ?? white) * (1 - right) +
          (paper.dots[y1 * paper.width + x1] ?? white) * right) *
          below
      even[at] = Math.min(white, ((dots[at] ?? 0) * white) / Math.max(light, white / mostGain))
    }
  }
  return { dots: even, width, height }
}

/** The brightness of the paper in each square: a high percentile, then the highest of the neighbours' means. */
function paperOf({ dots, width, height }: Grey): Grey {
  const [across, down] = [Math.ceil(width / square), Math.ceil(height / square)]
  const bright = new Uint8Array(across * down)
  const counts = new Uint32Array(256)
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      counts.fill(0)
      const [right, bottom] = [Math.min(width, (x + 1) * square), Math.min(height, (y + 1) * square)]
      for (let row = y * square; row < bottom; row += 1)
        for (let at = row * width + x * square; at < row * width + right; at += 1) {
          const light = dots[at] ?? 0
          counts[light] = (counts[light] ?? 0) + 1
        }
      let left = (right - x * square) * (bottom - y * square) * 0.15
      let level = white
      while (left > 0 && level > 0) left -= counts[level--] ?? 0
      bright[y * across + x] = level
    }
  return smooth({ dots: highest({ dots: bright, width: across, height: down }), width: across, height: down })
}

function highest({ dots, width, height }: Grey): Uint8Array {
  return dots.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    let most = 0
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
        most = Math.max(most, dots[row * width + column] ?? 0)
    return most
  })
}

/** The mean of each dot and its eight neighbours, the near ones more. */
export function smooth({ dots, width, height }: Grey): Grey {
  const blurred = new Uint8Array(dots.length)
  for (let y = 0; y < height; y += 1) {
    const rows = [Math.max(0, y - 1) * width, y * width, Math.min(height - 1, y + 1) * width] as const
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)]
      let sum = 8
      for (const [at, row] of rows.entries()) {
        const weight = at === 1 ? 2 : 1
        sum += weight * ((dots[row + left] ?? 0) + 2 * (dots[row + x] ?? 0) + (dots[row + right] ?? 0))
      }
      blurred[y * width + x] = sum / 16
    }
  }
  return { dots: blurred, width, height }
}

const dark = 128
/** Dots of a speck. The dot of an i has about 25. */
const mostOfSpeck = 12
/** A page with fewer specks may have small print, whose full stops are not larger. */
const manySpecks = 400

/**
 * Removes what a fax strews over a page, single black dots on white and white ones on black, and rounds the steps of its
 * coarse dots.
 */
export function removeSpecks(picture: Grey): Grey {
  const dots = picture.dots.slice()
  const cleaned = { dots, width: picture.width, height: picture.height }
  const specks = findSpecks(cleaned, (dot) => dot < dark)
  if (specks.length < manySpecks) return picture
  for (const speck of specks) for (const at of speck) dots[at] = white
  for (const hole of findSpecks(cleaned, (dot) => dot >= dark)) for (const at of hole) dots[at] = 0
  return smooth(smooth(cleaned))
}

function findSpecks({ dots, width, height }: Grey, isPart: (dot: number) => boolean): number[][] {
  const seen = new Uint8Array(dots.length)
  const specks: number[][] = []
  const stack: number[] = []
  for (let from = width; from < dots.length - width; from += 1) {
    if (seen[from] === 1 || !isPart(dots[from] ?? white)) continue
    const speck: number[] = []
    stack.push(from)
    seen[from] = 1
    let size = 0
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size += 1
      if (size <= mostOfSpeck) speck.push(at)
      const [x, y] = [at % width, Math.floor(at / width)]
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const next = row * width + column
          if (seen[next] === 1 || !isPart(dots[next] ?? white)) continue
          seen[next] = 1
          stack.push(next)
        }
    }
    if (size <= mostOfSpeck) specks.push(speck)
  }
  return specks
}
