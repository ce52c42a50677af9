import { Button, MultiSelect, Stack, Switch, TagsInput } from '@mantine/core'
import type { Team } from '@peshi/contract/chamber/team'
import type { Tag } from '@peshi/contract/matters/tags'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMembers, useSetTeam } from '../../chamber/team/team.api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { useCreateTag, useSetTags, useTags } from './tags.api.ts'

interface Props {
  matterId: MatterId
  team: Team
  tags: readonly Tag[]
  onClose(): void
}

export function EditTeam({ matterId, team, tags, onClose }: Props) {
  const { t } = useTranslation('lists')
  const can = useCan()
  const { data: members = [] } = useMembers()
  const { data: known = [] } = useTags()
  const [people, setPeople] = useState<string[]>(team.members.map(({ _id }) => _id))
  const [names, setNames] = useState(tags.map(({ name }) => name))
  const [isSensitive, setSensitive] = useState(team.is_sensitive)
  const setTeam = useSetTeam(matterId)
  const setTags = useSetTags(matterId)
  const createTag = useCreateTag()
  const isSaving = setTeam.isPending || setTags.isPending || createTag.isPending

  const save = async () => {
    const ids = await Promise.all(
      names.map(async (name) => {
        const same = known.find((tag) => tag.name.toLowerCase() === name.toLowerCase())
        return (same ?? (await createTag.mutateAsync(name)))._id
      }),
    )
    await setTags.mutateAsync(ids)
    await setTeam.mutateAsync({ person_ids: people as PersonId[], is_sensitive: isSensitive })
    toastDone(t('team.saved'))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save().catch(toastError)
  }
  const refusal = setTeam.error instanceof ApiError ? setTeam.error.fields?.person_ids : undefined

  return (
    <Modal opened onClose={onClose} title={t('team.title')}>
      <form onSubmit={submit}>
        <Stack>
          <MultiSelect
            label={t('column.team')}
            data-autofocus
            searchable
            data={members.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={people}
            onChange={setPeople}
            error={refusal}
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
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
