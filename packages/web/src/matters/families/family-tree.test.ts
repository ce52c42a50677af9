import type { FamilyLink, FamilyMatter } from '@peshi/contract/matters/families'
import { expect, test } from 'vitest'
import { linesOf } from './family-tree.ts'

const matter = (id: string) => ({ _id: id }) as FamilyMatter
const link = (matter_id: string, of_matter_id: string, kind: FamilyLink['kind'] = 'appeal') =>
  ({ matter_id, of_matter_id, kind }) as FamilyLink
const drawn = (ids: string, links: FamilyLink[]) =>
  linesOf({ matters: [...ids].map(matter), links }).map(
    ({ matter: { _id }, depth, kind }) => `${_id}${depth}${kind ?? ''}`,
  )

test('an appeal or application is drawn below the matter that it arose from', () => {
  expect(drawn('tbas', [link('b', 't', 'bail'), link('a', 't'), link('s', 'a', 'slp')])).toEqual([
    't0',
    'b1bail',
    'a1appeal',
    's2slp',
  ])
})

test('each matter is drawn once, even with two origins or in a circle', () => {
  expect(drawn('abc', [link('c', 'a'), link('c', 'b')])).toEqual(['a0', 'c1appeal', 'b0'])
  expect(drawn('ab', [link('a', 'b'), link('b', 'a')])).toEqual(['a0', 'b1appeal'])
  expect(drawn('a', [])).toEqual(['a0'])
})
