import { Button, Group, Select, Stack, Switch, Text } from '@mantine/core'
import {
  AppearanceRules,
  askTimes,
  passTimes,
  type SavedAppearanceRules,
  setAppearanceRules,
} from '@peshi/contract/day/appearances'
import { type FormEvent, useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useMayCall } from '../../platform/session/use-session.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { rulesKey, sendRules, useRules } from './appearances.api.ts'

export function AppearanceRulesPanel() {
  const { t } = useTranslation('today')
  const { data, error, refetch } = useRules()
  if (!useMayCall()(setAppearanceRules)) return null
  return (
    <Panel title={t('appearances.rules.title')}>
      {data ? (
        <RulesForm saved={data} />
      ) : (
        <Unloaded title={t('appearances.rules.failed')} error={error} onRetry={refetch} outline={140} />
      )}
    </Panel>
  )
}

const fieldsOf = (saved: SavedAppearanceRules): AppearanceRules => AppearanceRules.parse(saved)

const halfHours = Array.from({ length: 48 }, (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 ? '30' : '00'}`)

const spans = { ask_at: askTimes, pass_at: passTimes }

function RulesForm({ saved }: { saved: SavedAppearanceRules }) {
  const { t } = useTranslation(['today', 'common'])
  const [chosen, setChosen] = useState(() => fieldsOf(saved))
  const save = useEdit({
    record: saved,
    fieldsOf,
    send: sendRules,
    keys: [rulesKey, ['appearances']],
    staysOpen: true,
    words: { label: (field) => t(`today:appearances.rules.${field}`) },
  })
  const fields = save.error instanceof ApiError ? save.error.fields : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(chosen, { onSuccess: () => toastDone(t('today:appearances.rules.saved')) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {save.note}
        <Switch
          label={t('today:appearances.rules.is_on')}
          checked={chosen.is_on}
          onChange={({ currentTarget }) => setChosen((now) => ({ ...now, is_on: currentTarget.checked }))}
        />
        <Group gap="md" align="start">
          {(['ask_at', 'pass_at'] as const).map((field) => (
            <Select
              key={field}
              label={t(`today:appearances.rules.${field}`)}
              data={halfHours.filter((time) => time >= spans[field].from && time <= spans[field].to)}
              value={chosen[field]}
              allowDeselect={false}
              disabled={!chosen.is_on}
              error={fields?.[field]}
              onChange={(time) => time && setChosen((now) => ({ ...now, [field]: time }))}
            />
          ))}
        </Group>
        <Text c="dimmed" size="sm">
          {t('today:appearances.rule')} {t('today:appearances.rules.about')}
        </Text>
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('common:save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
