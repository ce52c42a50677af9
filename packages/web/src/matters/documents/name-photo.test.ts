import { expect, test } from 'vitest'
import { namePhoto } from './name-photo.ts'

test('a photo is named after the day and time in India, wherever the device is', () => {
  const at = new Date('2026-11-29T20:15:09Z')
  expect(namePhoto(new File([], 'x', { type: 'image/jpeg' }), at).name).toBe('2026-11-30 01.45.09.jpg')
  expect(namePhoto(new File([], 'x', { type: 'image/png' }), at)).toMatchObject({
    name: '2026-11-30 01.45.09.png',
    type: 'image/png',
  })
})
