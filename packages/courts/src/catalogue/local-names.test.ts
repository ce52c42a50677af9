import { describe, expect, it } from 'vitest'
import { courts, courtTitle, findCourt, sayCourt } from './courts.ts'

const everyCourt = Object.values(courts).flat()
const scripts = { hi: /^[\p{Script=Devanagari}\p{M}\d\s,()-]+$/u, ur: /^[\p{Script=Arabic}\p{M}\d\s،()-]+$/u }

describe.each(['hi', 'ur'] as const)('court names in %s', (language) => {
  it('the full name, short name, place and state of every court are translated', () => {
    const names = everyCourt.flatMap(({ title, short, place, state }) => [title, short, place ?? '', state ?? ''])
    const left = [...new Set(names)].filter((name) => name !== '' && !scripts[language].test(sayCourt(name, language)))
    expect(left).toEqual([])
  })

  it('no two courts have the same translated short name', () => {
    expect(new Set(everyCourt.map(({ short }) => sayCourt(short, language))).size).toBe(everyCourt.length)
  })
})

it.each([
  ['sci', 'भारत का सर्वोच्च न्यायालय', 'سپریم کورٹ'],
  ['hc-lucknow', 'इलाहाबाद उच्च न्यायालय, लखनऊ पीठ', 'الہ آباد ہائی کورٹ، لکھنؤ'],
  ['dc-agra', 'जिला न्यायालय, आगरा', 'آگرہ ضلعی عدالت'],
  ['dc-hamirpuruttarpradesh', 'जिला न्यायालय, हमीरपुर', 'ہمیر پور ضلعی عدالت، اتر پردیش'],
  ['dc-kaimur', 'जिला न्यायालय, कैमूर (भभुआ)', 'کیمور ضلعی عدالت'],
  ['tribunals-drt-delhi1', 'ऋण वसूली अधिकरण, दिल्ली 1', 'ڈی آر ٹی دہلی 1'],
])('the title of %s is translated to Hindi and its short name to Urdu', (id, hindi, urdu) => {
  expect(sayCourt(courtTitle(id), 'hi')).toBe(hindi)
  expect(sayCourt(findCourt(id)?.short ?? '', 'ur')).toBe(urdu)
})

it('a court name without a translation is left unchanged', () => {
  expect(sayCourt('District and Sessions Judge, Agra', 'hi')).toBe('District and Sessions Judge, Agra')
  expect(sayCourt('constructor', 'hi')).toBe('constructor')
  expect(sayCourt('Allahabad High Court', 'de')).toBe('Allahabad High Court')
})
