import { describe, expect, it } from 'vitest'
import { isOver, noteToken } from './token-age.ts'

const begin = Date.parse('2026-11-20T10:00:00Z')
const minutes = (count: number) => begin + count * 60_000
const token = (mark: string) => `h.${btoa(JSON.stringify({ iat: begin / 1000, exp: begin / 1000 + 600, mark }))}.s`

describe('the age of a token', () => {
  it('the age of a stored token is calculated from the times in the token', () => {
    expect(isOver(token('a'), minutes(9))).toBe(false)
    expect(isOver(token('a'), minutes(9) + 55_000)).toBe(true)
    expect(isOver(token('a'), minutes(11))).toBe(true)
  })

  it('a token that just arrived counts as valid, even if the device’s clock is wrong', () => {
    const ours = minutes(500)
    noteToken(token('b'), ours)
    expect(isOver(token('b'), ours + 60_000)).toBe(false)
    expect(isOver(token('b'), ours + 10 * 60_000)).toBe(true)
  })

  it.each(['', 'opaque', 'a.b.c', `h.${btoa('[]')}.s`])('the unreadable token %j does not count as expired', (text) => {
    expect(isOver(text, minutes(500))).toBe(false)
  })
})
