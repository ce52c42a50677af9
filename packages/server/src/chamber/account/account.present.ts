import { abilitiesFor } from '@peshi/contract/platform/abilities'
import { dayStart } from '@peshi/contract/platform/dates'
import type { UserData } from '@peshi/contract/platform/person'
import type { accountRepo } from './account.repo.ts'

type Profile = Awaited<ReturnType<ReturnType<typeof accountRepo>['getProfile']>>

export const presentUser = ({ person, chamber, role, secondStepFrom }: Profile): UserData => ({
  _id: person.id,
  name: person.name,
  email: person.email,
  mobile: person.mobile,
  role: role === 'client' ? 'client' : 'admin',
  enabled: person.enabled && chamber.enabled,
  expires_at: chamber.expires_at?.toISOString() ?? null,
  second_step_from: secondStepFrom === null ? null : dayStart(secondStepFrom).toISOString(),
  ability: abilitiesFor(role, chamber),
  court_id: person.default_court,
  extras: {
    chamber_id: chamber.id,
    chamber_name: chamber.name,
    chamber_role: role,
    language: person.language,
    menu_layout: person.menu_layout,
    idle_minutes: chamber.idle_minutes,
    picture: person.picture && `/api/users/pictures/${person.picture}`,
  },
})
