import { expect, test } from 'vitest'
import { type Ability, abilitiesFor, ChamberRole, RoleSwitches, usualSwitches } from './abilities.ts'

const say = (abilities: readonly Ability[]) => abilities.map(({ action, subject }) => `${action}:${subject}`)
const switches = RoleSwitches.keyof().options
const usual = (role: ChamberRole) => say(abilitiesFor(role, usualSwitches))

/** The rights that each switch gives to a role. Other roles get none. */
const gives: Record<keyof RoleSwitches, Partial<Record<ChamberRole, string[]>>> = {
  clerks_see_documents: { clerk: ['create:Document', 'read:Document', 'update:Document', 'delete:Document'] },
  clerks_may_delete: { clerk: ['delete:Task', 'delete:Document'] },
  advocates_see_money: { advocate: ['read:Invoice'] },
}

test.each(switches.flatMap((name) => ChamberRole.options.map((role) => [name, role] as const)))(
  '%s gives the role %s only what it says',
  (name, role) => {
    const [on, off] = [true, false].map((value) => say(abilitiesFor(role, { ...usualSwitches, [name]: value })))
    expect(on?.filter((ability) => !off?.includes(ability)).toSorted()).toEqual((gives[name][role] ?? []).toSorted())
    expect(off?.filter((ability) => !on?.includes(ability))).toEqual([])
  },
)

test('without both switches, a clerk neither opens nor deletes documents, and deletes no task', () => {
  const clerk = say(abilitiesFor('clerk', { ...usualSwitches, clerks_see_documents: false, clerks_may_delete: false }))
  expect(clerk.filter((ability) => /Document|^delete/.test(ability))).toEqual([])
  expect(usual('clerk')).toContain('delete:Document')
})

test('the usual switches give what roles had before there were switches', () => {
  expect(usual('advocate').filter((ability) => ability.endsWith(':Invoice'))).toEqual([])
  expect(
    usual('clerk')
      .filter((ability) => ability.startsWith('delete:'))
      .toSorted(),
  ).toEqual(['delete:Document', 'delete:Task'])
})
