import { describe, expect, test } from 'vitest'
import { nameKey, nameKeysOf } from './name-keys.ts'

describe('equal names', () => {
  test.each([
    ['Anil Chaudhary', 'ANIL CHOWDHURY', 'अनिल चौधरी'],
    ['Rakesh Srivastava', 'Mr. RAKESH SHRIVASTAV', 'राकेश श्रीवास्तव'],
    ['Vijay Agarwal', 'Vijay Aggrawal', 'विजय अग्रवाल'],
    ['Mohd. Siddiqui', 'Mohammad Siddiqi', 'मोहम्मद सिद्दीकी'],
    ['Lakshmi Tiwari', 'LAXMI TEWARI', 'लक्ष्मी तिवारी'],
    ['Ashok Kr. Singh', 'Ashok Kumar Singh', 'अशोक कुमार सिंह'],
    ['Shaikh Zafar', 'Sheikh Jafar', 'शेख जफर'],
    ['R.K. Sharma', 'RK SHARMA', 'R. K. Sharma (Sr. Adv.)'],
    ['A.K. Sharma', 'AK SHARMA', 'A. K. Sharma'],
    ['Pooja Mishra', 'Puja Misra', 'Smt. Puja Mishra- 1234'],
  ])('the name %s has the same key in every spelling', (...names) => {
    expect(new Set(names.map(nameKey)).size, names.map(nameKey).join(' / ')).toBe(1)
  })
})

describe('names that differ only in spaces', () => {
  test.each([
    ['Ram Lal', 'Ramlal', 'राम लाल', 'रामलाल'],
    ['Om Prakash', 'Omprakash'],
    ['Rao Saheb Patil', 'Raosaheb Patil'],
    ['Ram Hari Das', 'Ramhari Das'],
    ['Ram Mohan', 'Rammohan'],
    ['Har Charan Gill', 'Harcharan Gill'],
    ['एन.एच.ए.आई.', 'एनएचएआई'],
  ])('the name %s has the same key with and without spaces', (...names) => {
    expect(new Set(names.map(nameKey)).size, names.map(nameKey).join(' / ')).toBe(1)
  })
})

test.each([
  ['Om Rai', 'Umar'],
  ['K.M. Nataraj', 'S. Nataraj'],
  ['S. K. Rai', 'Sakar'],
  ['S. L. Mani', 'Salman'],
  ['Anil Sharma', 'Anil Verma'],
  ['R. K. Sharma', 'R. P. Sharma'],
  ['Imran Khan', 'Irfan Khan'],
  ['Sunita Singh', 'Sunita Sinha'],
])('the names %s and %s have different keys', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})

test('the key of a short name consists of its letters, and a text without letters has no key', () => {
  expect(nameKey('Al')).toBe('=al')
  expect(nameKey('C.S.C.')).toBe('=csc')
  expect(nameKey('A. Raja')).toBe(nameKey('A.Raja'))
  expect(nameKey('...')).toBeNull()
})

test('a watched name is found among the names in one cell, but not split between two cells', () => {
  const keys = nameKeysOf(['ANIL VERMA R. K. NIGAM- 1234', 'SUNITA', 'GUPTA'])
  expect(keys).toContain(nameKey('R K Nigam'))
  expect(keys).toContain(nameKey('Anil Varma'))
  expect(keys).not.toContain(nameKey('Sunita Gupta'))
  const long = 'Uttar Pradesh Avas Evam Vikas Parishad Lucknow Nagar Zone'
  expect(nameKeysOf([`${long} and R. K. NIGAM`])).toContain(nameKey(long.toUpperCase()))
})
