import { Button, Group, Select, Stack, Textarea } from '@mantine/core'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { type ConflictSubject, useConflicts, useDecide } from './clients.api.ts'
import { ConflictHits } from './conflict-hits.tsx'

const decisions = ['no-conflict', 'consent', 'declined'] as const
type Decision = (typeof decisions)[number]

export function ConflictsPanel({ subject }: { subject: ConflictSubject }) {
  const { t } = useTranslation('clients')
  const can = useCan()
  const { data } = useConflicts(subject)
  if (!data) return null
  const { hits, uncompared, kept_uncompared, decisions: decided } = data
  if (hits.length + uncompared.length + kept_uncompared.length + decided.length === 0) return null
  return (
    <Panel title={t('conflict.panel')} hint={data.is_open ? t('conflict.open') : undefined}>
      <Stack gap="sm">
        <ConflictHits hits={data.is_open ? hits : []} uncompared={uncompared} kept_uncompared={kept_uncompared} />
        {data.is_open && can('update', 'Conflict') ? <Decide subject={subject} /> : null}
        {decided.map(({ _id, decision, reason, decided_by, decided_at }) => (
          <div key={_id}>
            <strong>{t(`conflict.decision.${decision}`)}</strong>{' '}
            <span className="small">
              <Words>{decided_by}</Words> · <DateText date={courtDateAt(new Date(decided_at))} />
            </span>
            {reason ? (
              <div>
                <Words>{reason}</Words>
              </div>
            ) : null}
          </div>
        ))}
      </Stack>
    </Panel>
  )
}

function Decide({ subject }: { subject: ConflictSubject }) {
  const { t } = useTranslation('clients')
  const decide = useDecide(subject)
  const [decision, setDecision] = useState<Decision>('no-conflict')
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    decide.mutate({ decision, reason: reason.trim() || null }, { onSuccess: () => toastDone(t('done.decided')) })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Select
          label={t('conflict.decide')}
          data={decisions.map((value) => ({ value, label: t(`conflict.decision.${value}`) }))}
          value={decision}
          onChange={(value) => setDecision((value ?? 'no-conflict') as Decision)}
        />
        <Textarea
          label={t('conflict.reason_label')}
          required={decision !== 'declined'}
          minRows={1}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormError error={decide.error} />
        <Group justify="flex-end">
          <Button type="submit" size="compact-md" loading={decide.isPending}>
            {t('conflict.record')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
