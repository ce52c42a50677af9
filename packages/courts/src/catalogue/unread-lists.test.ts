import { ListsUnread } from '@peshi/contract/courts/lists-unread'
import type { CourtId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { listSourceOf } from '../cause-lists/list-sources.ts'
import { courts, findCourt } from './courts.ts'
import unread from './data/unread-lists.json' with { type: 'json' }
import { whyListsUnread } from './unread-lists.ts'

test('each row names a court or a State, and no court whose whole lists have a source', () => {
  const states = new Set(courts.districtCourts.map(({ state }) => state))
  for (const [reason, names] of Object.entries(unread)) {
    expect(ListsUnread.options).toContain(reason)
    for (const name of names) {
      expect([name, findCourt(name as CourtId) !== null || states.has(name)]).toEqual([name, true])
      const source = listSourceOf(name as CourtId)
      expect([name, source === null || source.off !== null || reason === 'section-lists']).toEqual([name, true])
    }
  }
})

test.each([
  ['dc-gurugram', 'form-unknown'],
  ['dc-pune', 'site-unmet'],
  ['hc-kerala', 'refuses-programs'],
  ['hc-patna', 'no-address'],
  ['tribunals-nclt-mumbai', 'no-address'],
  ['sci', 'section-lists'],
])('the lists of %s are not read because of: %s', (court, reason) => {
  expect(whyListsUnread(court as CourtId)).toBe(reason)
})
