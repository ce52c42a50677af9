import { Button, MultiSelect, Stack, Switch, TagsInput } from '@mantine/core'
import type { Team } from '@peshi/contract/chamber/team'
import type { Tag } from '@peshi/contract/matters/tags'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { type FormEvent, useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { useMembers } from '../../chamber/team/team.api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastError, toastThen } from '../../platform/ui/toast.tsx'
import { type Staffing, type StaffingFields, sendStaffing, useCreateTag, useTags } from './tags.api.ts'
import { TeamRoles } from './team-roles.tsx'

interface Props {
  matterId: MatterId
  team: Team
  tags: readonly Tag[]
  onClose(): void
}

const labels = {
  person_ids: 'column.team',
  roles: 'team.roles',
  tags: 'column.tags',
  is_sensitive: 'team.make_sensitive',
} as const

const staffingFields = ({ members, is_sensitive, tags }: Staffing): StaffingFields => ({
  is_sensitive,
  person_ids: members.map(({ _id }) => _id),
  roles: members.flatMap(({ _id, role }) => (role ? [{ person_id: _id, role }] : [])),
  tags: tags.map(({ name }) => name),
})

export function EditTeam({ matterId, team, tags, onClose }: Props) {
  const { t } = useTranslation('lists')
  const can = useCan()
  const { data: members = [] } = useMembers()
  const { data: known = [] } = useTags()
  const [people, setPeople] = useState<string[]>(team.members.map(({ _id }) => _id))
  const [roles, setRoles] = useState(() => new Map(team.members.map(({ _id, role }) => [_id, role])))
  const [names, setNames] = useState(tags.map(({ name }) => name))
  const [isSensitive, setSensitive] = useState(team.is_sensitive)
  const createTag = useCreateTag()
  const toIds = (names: string[]) =>
    Promise.all(
      names.map(async (name) => {
        const same = known.find((tag) => tag.name.toLowerCase() === name.toLowerCase())
        return (same ?? (await createTag.mutateAsync(name)))._id
      }),
    )
  const nameOf = (id: PersonId) => [...members, ...team.members].find(({ _id }) => _id === id)?.name ?? ''
  const save = useEdit({
    record: { ...team, tags },
    fieldsOf: staffingFields,
    send: (changes) => sendStaffing(matterId, changes, toIds),
    words: {
      label: (field) => t(labels[field]),
      say: {
        person_ids: (ids) => ids.map(nameOf).join('\n'),
        roles: (all) => all.map(({ person_id, role }) => `${nameOf(person_id)}: ${t(`team.role.${role}`)}`).join('\n'),
      },
    },
    keys: [[]],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ids = people as PersonId[]
    const fields = { person_ids: ids, roles: ids.flatMap(roleOf), is_sensitive: isSensitive, tags: names }
    save.mutateAsync(fields).then(toastThen(t('team.saved'), onClose), toastError)
  }
  const roleOf = (person_id: PersonId) => {
    const role = roles.get(person_id)
    return role ? [{ person_id, role }] : []
  }
  const refusal = save.error instanceof ApiError ? save.error.fields?.person_ids : undefined

  return (
    <Modal opened onClose={onClose} title={t('team.title')}>
      <form onSubmit={submit}>
        <Stack>
          {save.note}
          <MultiSelect
            label={t('column.team')}
            data-autofocus
            searchable
            data={members.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={people}
            onChange={setPeople}
            error={refusal}
          />
          <TeamRoles
            people={(people as PersonId[]).map((_id) => ({ _id, name: nameOf(_id) }))}
            roles={roles}
            onChange={setRoles}
          />
          <TagsInput
            label={t('column.tags')}
            description={t('tags.hint')}
            maxTags={30}
            data={known.map(({ name }) => name)}
            value={names}
            onChange={(next) => setNames(next.map((name) => name.slice(0, 40)))}
          />
          {can('manage', 'Matter') ? (
            <Switch
              label={t('team.make_sensitive')}
              description={t('team.sensitive_hint')}
              checked={isSensitive}
              onChange={(event) => setSensitive(event.currentTarget.checked)}
            />
          ) : null}
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
