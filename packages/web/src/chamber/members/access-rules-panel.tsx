import { Alert, Button, Skeleton, Stack, Switch } from '@mantine/core'
import { AccessRules, type OutOfSight, type SavedAccessRules } from '@peshi/contract/chamber/access-rules'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useEdit } from '../edits/use-edit.tsx'
import { sendAccessRules, useAccessRules } from './members.api.ts'
import classes from './members.module.css'

const rules = [
  'own_matters_only',
  'clerks_see_documents',
  'clerks_may_delete',
  'advocates_see_money',
  'guests_see_sensitive',
] as const

export function AccessRulesPanel() {
  const { t } = useTranslation('members')
  const isOwner = useCan()('manage', 'all')
  const { data } = useAccessRules()
  if (!isOwner) return null
  return (
    <div className={classes.wide}>
      <Panel title={t('access.title')}>
        {data ? (
          <RulesForm saved={data.data} outOfSight={data.out_of_sight} />
        ) : (
          <Skeleton height={300} aria-busy="true" />
        )}
      </Panel>
    </div>
  )
}

const fieldsOf = (saved: SavedAccessRules): AccessRules => AccessRules.parse(saved)

function RulesForm({ saved, outOfSight }: { saved: SavedAccessRules; outOfSight: OutOfSight | null }) {
  const { t } = useTranslation(['members', 'common'])
  const [chosen, setChosen] = useState(() => fieldsOf(saved))
  const save = useEdit({
    record: saved,
    fieldsOf,
    send: sendAccessRules,
    keys: [[]],
    staysOpen: true,
    words: { label: (rule) => t(`members:access.${rule}`) },
  })
  const isChanged = rules.some((rule) => chosen[rule] !== saved[rule])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(chosen, {
      onSuccess: (reply) => {
        toastDone(t('members:access.saved'))
        if (reply) setChosen(fieldsOf(reply.data))
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {save.note}
        {rules.map((rule) => (
          <Switch
            key={rule}
            label={t(`members:access.${rule}`)}
            description={t(`members:access.about.${rule}`)}
            checked={chosen[rule]}
            onChange={({ currentTarget }) => setChosen((now) => ({ ...now, [rule]: currentTarget.checked }))}
          />
        ))}
        {chosen.own_matters_only && outOfSight ? <OutOfSightNote {...outOfSight} /> : null}
        <div>
          <Button type="submit" disabled={!isChanged} loading={save.isPending}>
            {t('common:save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function OutOfSightNote({ matters, tasks }: OutOfSight) {
  const { t } = useTranslation('members')
  if (matters + tasks === 0) return null
  return (
    <Alert color="amber">
      <Stack gap="xs">
        {matters > 0 ? <span>{t('access.matters_without_team', { count: matters })}</span> : null}
        {tasks > 0 ? <span>{t('access.tasks_out_of_sight', { count: tasks })}</span> : null}
      </Stack>
    </Alert>
  )
}
