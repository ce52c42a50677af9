import { describe, expect, it } from 'vitest'
import { features } from '../../app/features.ts'
import { actionsOf } from '../features/feature.ts'
import { stepKey } from './shortcut-keys.ts'

const known = ['g t', 'g m', 'n m', '/', '?']

describe('keyboard shortcuts', () => {
  it.each([
    ['', '/', { done: '/' }],
    ['', 'g', { waiting: 'g' }],
    ['g', 'm', { done: 'g m' }],
    ['n', 'm', { done: 'n m' }],
    ['', 'm', null],
    ['g', 'x', null],
    ['g', 'n', { waiting: 'n' }],
    ['g', '/', { done: '/' }],
  ])('after the key %j, the key %j gives the result %j', (before, key, step) => {
    expect(stepKey(before, key, known)).toEqual(step)
  })

  it('every shortcut is unique, and no shortcut is the beginning of another shortcut', () => {
    const all = actionsOf(features).flatMap(({ shortcut }) => shortcut ?? [])
    expect(new Set(all).size).toBe(all.length)
    for (const one of all) expect(all.filter((other) => other.startsWith(`${one} `))).toEqual([])
  })
})
