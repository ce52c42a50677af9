import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core'
import { setLeave } from '@peshi/contract/day/appearances'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { UserData } from '@peshi/contract/platform/person'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useHearingPeople } from '../../matters/hearings/hearings.api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan, useMayCall } from '../../platform/session/use-session.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useLeave, useSetLeave } from './appearances.api.ts'
import classes from './appearances.module.css'

/** Members enter their own leave, and owners everybody's. */
export function LeavePanel({ person }: { person: Pick<UserData, '_id'> }) {
  const { t } = useTranslation('today')
  const { data, error, refetch } = useLeave()
  const end = useSetLeave()
  const isOwner = useCan()('manage', 'all')
  if (!useMayCall()(setLeave)) return null
  return (
    <Panel title={t('appearances.leave.title')}>
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {t('appearances.leave.about')}
        </Text>
        {data ? null : <Unloaded title={t('appearances.leave.failed')} error={error} onRetry={refetch} outline={60} />}
        {data && data.length > 0 ? (
          <ul className="ruled">
            {data.map(({ person: { _id, name }, first_day, last_day }) => (
              <li key={_id} className={classes.line}>
                <span className={classes.words}>
                  <span>
                    <Words>{name}</Words>
                  </span>
                  <small className="muted">
                    {t('appearances.leave.until', { first: toDayFirst(first_day), last: toDayFirst(last_day) })}
                  </small>
                </span>
                {isOwner || _id === person._id ? (
                  <ActionIcon
                    data-sends
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={t('appearances.leave.end', { name })}
                    disabled={end.isPending}
                    onClick={() =>
                      end.mutate({ person_id: _id, days: null }, { onError: (error) => toastError(error) })
                    }
                  >
                    <IconTrash size={18} aria-hidden="true" />
                  </ActionIcon>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        <LeaveForm person={person} isOwner={isOwner} />
      </Stack>
    </Panel>
  )
}

function LeaveForm({ person, isOwner }: { person: Pick<UserData, '_id'>; isOwner: boolean }) {
  const { t } = useTranslation('today')
  const today = useCourtToday()
  const people = useHearingPeople().data ?? []
  const save = useSetLeave()
  const [who, setWho] = useState(person._id)
  const [first_day, setFirst] = useState('')
  const [last_day, setLast] = useState('')
  const fields = save.error instanceof ApiError ? save.error.fields : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const clear = () => {
      setFirst('')
      setLast('')
    }
    const onError = (error: Error) => (error instanceof ApiError && error.fields ? undefined : toastError(error))
    save.mutate({ person_id: who, days: { first_day, last_day } }, { onSuccess: clear, onError })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="md" align="start">
        {isOwner && people.length > 1 ? (
          <Select
            label={t('appearances.leave.who')}
            data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={who}
            allowDeselect={false}
            onChange={(id) => setWho(people.find(({ _id }) => _id === id)?._id ?? who)}
          />
        ) : null}
        <DateField label={t('appearances.leave.first_day')} value={first_day} isAhead onChange={setFirst} />
        <DateField
          label={t('appearances.leave.last_day')}
          value={last_day}
          min={first_day || today}
          isAhead
          error={fields?.['days.last_day']}
          onChange={setLast}
        />
      </Group>
      <Button type="submit" mt="md" loading={save.isPending} disabled={first_day === '' || last_day === ''}>
        {t('appearances.leave.save')}
      </Button>
    </form>
  )
}
