import { Select } from '@mantine/core'
import { MatterRole, matterRoles, type TeamMember } from '@peshi/contract/chamber/team'
import type { PersonId } from '@peshi/contract/platform/ids'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import classes from './lists.module.css'

export type TeamRoleMap = ReadonlyMap<PersonId, MatterRole | null>

interface Props {
  people: readonly TeamMember[]
  roles: TeamRoleMap
  onChange(roles: Map<PersonId, MatterRole | null>): void
}

export function TeamRoles({ people, roles, onChange }: Props) {
  const { t } = useTranslation('lists')
  if (people.length === 0) return null
  return (
    <ul className={classes.roles}>
      {people.map(({ _id, name }) => (
        <li key={_id}>
          <Words>{name}</Words>
          <Select
            aria-label={t('team.role_of', { name: isolate(name) })}
            placeholder={t('team.no_role')}
            clearable
            clearButtonProps={{ 'aria-label': t('team.no_role') }}
            data={matterRoles.map((role) => ({ value: role, label: t(`team.role.${role}`) }))}
            value={roles.get(_id) ?? null}
            onChange={(value) => onChange(withRole(roles, _id, value === null ? null : MatterRole.parse(value)))}
          />
        </li>
      ))}
    </ul>
  )
}

/** A matter has one lead, so a new lead takes the place of the one before. */
function withRole(roles: TeamRoleMap, id: PersonId, role: MatterRole | null): Map<PersonId, MatterRole | null> {
  const others = [...roles].map(([other, its]) => [other, role === 'lead' && its === 'lead' ? null : its] as const)
  return new Map([...others, [id, role]])
}
