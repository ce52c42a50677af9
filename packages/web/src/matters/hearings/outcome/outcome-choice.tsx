import { Chip, Input, Stack } from '@mantine/core'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import { useTranslation } from 'react-i18next'
import classes from './outcome.module.css'

const groups: readonly (readonly Outcome[])[] = [
  ['adjourned', 'part-heard', 'passed-over', 'not-reached', 'bench-not-sitting', 'tagged'],
  [
    'notice-issued',
    'counter-time',
    'rejoinder-time',
    'stay-granted',
    'stay-extended',
    'stay-vacated',
    'bail-granted',
    'bail-rejected',
  ],
  ['reserved', 'disposed', 'allowed', 'dismissed', 'dismissed-in-default', 'transferred'],
]

interface Props {
  value: Outcome | null
  error?: string | undefined
  onChange(outcome: Outcome): void
}

export function OutcomeChoice({ value, error, onChange }: Props) {
  const { t } = useTranslation('hearings')
  return (
    <Input.Wrapper label={t('outcome.outcome')} error={error} labelElement="div">
      <Chip.Group value={value} onChange={(next) => onChange(next as Outcome)}>
        <Stack role="radiogroup" aria-label={t('outcome.outcome')} gap={10}>
          {groups.map((outcomes) => (
            <div key={outcomes[0]} className={classes.group}>
              {outcomes.map((outcome) => (
                <Chip key={outcome} value={outcome} size="sm" radius="md">
                  {t(`outcomes.${outcome}`)}
                </Chip>
              ))}
            </div>
          ))}
        </Stack>
      </Chip.Group>
    </Input.Wrapper>
  )
}
