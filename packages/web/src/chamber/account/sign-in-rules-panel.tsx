import { Button, Checkbox, NumberInput, Stack, Text } from '@mantine/core'
import { mostIdleMinutes, type SavedSignInRules, SignInRules } from '@peshi/contract/chamber/sign-in-rules'
import { addDays } from '@peshi/contract/platform/dates'
import { type FormEvent, useState } from 'react'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useEdit } from '../edits/use-edit.tsx'
import { ListState } from './list-state.tsx'
import { changedBySignInRules, sendSignInRules, useSignInRules } from './security.api.ts'

const roles = ['owner', 'advocate', 'clerk', 'billing'] as const
const graceDays = 14
const usualMinutes = 15

export function SignInRulesPanel() {
  const { t } = useTranslation('security')
  const rules = useSignInRules()
  return (
    <Panel title={t('rules.title')}>
      <ListState query={rules} />
      {rules.data ? <RulesForm kept={rules.data} /> : null}
    </Panel>
  )
}

const fieldsOf = (saved: SavedSignInRules): SignInRules => SignInRules.parse(saved)

function RulesForm({ kept }: { kept: SavedSignInRules }) {
  const { t } = useTranslation(['security', 'common', 'members'])
  const today = useCourtToday()
  const [typed, setTyped] = useState(() => fieldsOf(kept))
  const change = (part: Partial<SignInRules>) => setTyped((now) => ({ ...now, ...part }))
  const save = useEdit({
    record: kept,
    fieldsOf,
    send: sendSignInRules,
    keys: changedBySignInRules,
    staysOpen: true,
    words: { label: (field) => t(`security:rules.${field}`) },
  })
  const isRequired = typed.second_step_roles.length > 0
  const isValid = SignInRules.safeParse(typed).success && (!isRequired || typed.second_step_from !== null)
  const isChanged = JSON.stringify(typed) !== JSON.stringify(fieldsOf(kept))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(typed, {
      onSuccess: (reply) => {
        toastDone(t('security:rules.saved'))
        if (reply) setTyped(fieldsOf(reply.data))
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {save.note}
        <Checkbox.Group
          label={t('security:rules.second_step_roles')}
          description={t('security:rules.rolesHint')}
          value={typed.second_step_roles}
          onChange={(chosen) =>
            change({
              second_step_roles: roles.filter((role) => chosen.includes(role)),
              second_step_from: typed.second_step_from ?? addDays(today, graceDays),
            })
          }
        >
          <Stack gap="xs" mt="xs">
            {roles.map((role) => (
              <Checkbox key={role} value={role} label={t(`members:roles.${role}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        {isRequired ? (
          <DateField
            label={t('security:rules.second_step_from')}
            value={typed.second_step_from ?? today}
            onChange={(second_step_from) => change({ second_step_from })}
          />
        ) : null}
        <Checkbox
          label={t('security:rules.idle')}
          description={t('security:rules.idleHint')}
          checked={typed.idle_minutes !== null}
          onChange={({ currentTarget }) => change({ idle_minutes: currentTarget.checked ? usualMinutes : null })}
        />
        {typed.idle_minutes === null ? null : (
          <NumberInput
            label={t('security:rules.idle_minutes')}
            min={5}
            max={mostIdleMinutes}
            allowDecimal={false}
            allowNegative={false}
            value={typed.idle_minutes}
            onChange={(minutes) => change({ idle_minutes: Number(minutes) })}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('security:rules.all')}
        </Text>
        <div>
          <Button type="submit" disabled={!isValid || !isChanged} loading={save.isPending}>
            {t('common:save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
