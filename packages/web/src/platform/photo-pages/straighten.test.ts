import { expect, test } from 'vitest'
import { type Corners, findPaper, frameOf, isConvex, type Pixels, straighten } from './straighten.ts'

const [width, height] = [200, 260]

/** A dark picture with a bright paper between the corners. The paper is brighter to its right. */
function photograph(corners: Corners): Pixels {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height]
    const isPaper = corners.every(({ x: x1, y: y1 }, index) => {
      const { x: x2, y: y2 } = corners[(index + 1) % 4] ?? { x: 0, y: 0 }
      return (x2 - x1) * (y - y1) >= (y2 - y1) * (x - x1)
    })
    const grey = isPaper ? 180 + 60 * x : 40 + (at % 7)
    data.set([grey, grey, grey, 255], 4 * at)
  }
  return { data, width, height }
}

const askew: Corners = [
  { x: 0.2, y: 0.12 },
  { x: 0.85, y: 0.2 },
  { x: 0.92, y: 0.88 },
  { x: 0.1, y: 0.8 },
]
const greyAt = ({ data, width }: Pixels, x: number, y: number) => data[4 * (y * width + x)] ?? 0

test('a paper that lies askew on a dark table is found', () => {
  const found = findPaper(photograph(askew))
  for (const [index, { x, y }] of askew.entries()) {
    expect(found?.[index]?.x).toBeCloseTo(x, 1)
    expect(found?.[index]?.y).toBeCloseTo(y, 1)
  }
})

test('no paper is found in a picture of one colour, or in two bright spots', () => {
  const plain = { data: new Uint8ClampedArray(4 * width * height).fill(200), width, height }
  expect(findPaper(plain)).toBeNull()
  expect(findPaper(photograph(frameOf(0.4)))).toBeNull()
})

test('the straightened page is all paper, upright and as wide as its longer edges', () => {
  const page = straighten(photograph(askew), askew)
  expect(page.width).toBeGreaterThan(0.8 * width)
  for (const [x, y] of [
    [3, 3],
    [page.width - 4, 3],
    [page.width - 4, page.height - 4],
    [3, page.height - 4],
  ] as const)
    expect(greyAt(page, x, y)).toBeGreaterThan(170)
  expect(greyAt(page, page.width - 4, 50)).toBeGreaterThan(greyAt(page, 3, 50))
})

test('the whole frame gives the picture back', () => {
  const picture = photograph(askew)
  const page = straighten(picture, frameOf(0))
  expect([page.width, page.height]).toEqual([width, height])
  expect(page.data).toEqual(picture.data)
})

test('points that cross each other are no page', () => {
  const [a, b, c, d] = askew
  expect([isConvex(askew), isConvex([a, c, b, d])]).toEqual([true, false])
})
