import { expect, test } from 'vitest'
import { createStatementNames } from './prepared-statements.ts'

test('a statement gets a name at its second use and keeps that name', () => {
  const nameOf = createStatementNames(2)
  expect(nameOf('a')).toBeUndefined()
  const name = nameOf('a')
  expect(name).toBeDefined()
  expect(nameOf('a')).toBe(name)
})

test('if too many statements have names, the least recently used statement loses its name', () => {
  const nameOf = createStatementNames(2)
  const [, a] = [nameOf('a'), nameOf('a')]
  const [, b] = [nameOf('b'), nameOf('b')]
  expect(nameOf('a')).toBe(a)
  const [, c] = [nameOf('c'), nameOf('c')]
  expect([nameOf('a'), nameOf('c')]).toEqual([a, c])
  expect(nameOf('b')).toBeUndefined()
  expect([a, b, c]).not.toContain(nameOf('b'))
})

test('statements that run only once do not displace statements that run again', () => {
  const nameOf = createStatementNames(2)
  const [, name] = [nameOf('again'), nameOf('again')]
  for (let once = 0; once < 10_000; once++) nameOf(`once ${once}`)
  expect(nameOf('again')).toBe(name)
})
