import { usualSwitches } from '@peshi/contract/platform/abilities'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import { lineOf, receiversOf } from './notify.ts'
import type { MatterPeople, Receiver } from './receivers.repo.ts'

const id = (name: string) => name as PersonId
const people: Receiver[] = (['owner', 'advocate', 'clerk', 'billing'] as const).map((role) => ({
  id: id(role),
  role,
  switches: usualSwitches,
}))
const matter = (own: Partial<MatterPeople> = {}): MatterPeople => ({
  isSensitive: false,
  seenBy: null,
  team: new Set(),
  choices: new Map(),
  ...own,
})
const rolesNotified = (to: Parameters<typeof receiversOf>[0]['to'], of?: MatterPeople, by?: string) =>
  receiversOf({ kind: 'date.changed', to, by: by ? id(by) : null }, people, of).map(String)

describe('who is notified', () => {
  test('without a team, everyone who may change the matter is notified', () => {
    expect(rolesNotified('team', matter())).toEqual(['owner', 'advocate', 'clerk'])
    expect(rolesNotified('chamber')).toEqual(['owner', 'advocate', 'clerk'])
  })
  test('the team and the followers are notified, except people who muted the matter', () => {
    const of = matter({
      team: new Set([id('advocate'), id('clerk')]),
      choices: new Map([
        [id('clerk'), 'mute'],
        [id('billing'), 'follow'],
      ]),
    })
    expect(rolesNotified('team', of)).toEqual(['advocate', 'billing'])
    expect(rolesNotified('chamber', of)).toEqual(['owner', 'advocate', 'billing'])
  })
  test('a mentioned person is notified even after muting the matter, but not of their own action', () => {
    const of = matter({ choices: new Map([[id('clerk'), 'mute']]) })
    expect(rolesNotified([id('clerk'), id('advocate')], of, 'advocate')).toEqual(['clerk'])
  })
  test('a sensitive matter notifies its team, and owners only if mentioned or if there is no team', () => {
    const of = matter({
      isSensitive: true,
      seenBy: new Set([id('clerk')]),
      team: new Set([id('clerk')]),
      choices: new Map([[id('advocate'), 'follow']]),
    })
    expect(rolesNotified('chamber', of)).toEqual(['clerk'])
    expect(rolesNotified([id('owner'), id('advocate')], of)).toEqual(['owner'])
    expect(rolesNotified('team', matter({ isSensitive: true, seenBy: new Set() }))).toEqual(['owner'])
  })
  test('a matter that only its team and the person who added it see notifies nobody else except owners', () => {
    const of = matter({
      seenBy: new Set([id('clerk'), id('billing')]),
      team: new Set([id('clerk')]),
      choices: new Map([
        [id('advocate'), 'follow'],
        [id('billing'), 'follow'],
      ]),
    })
    expect(rolesNotified('chamber', of)).toEqual(['owner', 'clerk', 'billing'])
    expect(rolesNotified([id('owner'), id('advocate')], of)).toEqual(['owner'])
  })
  test('a mentioned person who may not open the matter is not notified', () => {
    expect(receiversOf({ kind: 'note.mention', to: [id('billing'), id('clerk')] }, people, matter())).toEqual(['clerk'])
  })
})

test('events of one kind between 6:00 and 18:00, or between 18:00 and 6:00, share a notification', () => {
  const line = (at: string, kind: 'date.changed' | 'note.mention' = 'date.changed', matterId = 'm') =>
    lineOf({ kind, matterId: matterId as MatterId, subject: { kind: 'matter', id: 'x' } }, new Date(at))
  expect(line('2026-11-20T12:30:00Z')).toBe(line('2026-11-21T00:29:59Z'))
  expect(line('2026-11-20T12:30:00Z')).not.toBe(line('2026-11-20T12:29:59Z'))
  expect(line('2026-11-20T13:00:00Z', 'date.changed', 'other')).toBe(line('2026-11-20T13:00:00Z'))
  expect(line('2026-11-20T13:00:00Z', 'note.mention', 'other')).not.toBe(line('2026-11-20T13:00:00Z', 'note.mention'))
})
