import { expect, test } from 'vitest'
import { fitWithin } from './scale-photo.ts'

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1500, height: 2000 },
  ],
  [
    { width: 2000, height: 1000 },
    { width: 2000, height: 1000 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
])('a photo of the size %o is scaled to %o', (taken, sent) => {
  expect(fitWithin(taken)).toEqual(sent)
})
