import { expect, it } from 'vitest'
import { differing } from './differing.ts'

interface Fields {
  name: string
  mobile: string | null
  names: string[]
}

it('null and a missing value are the same, and lists are compared by their content', () => {
  const from: Partial<Fields> = { name: 'A', names: ['x'] }
  expect(differing(from, { name: 'A', mobile: null, names: ['x'] })).toEqual({})
  expect(differing(from, { names: ['x', 'y'] })).toEqual({ names: ['x', 'y'] })
})
