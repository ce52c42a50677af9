import { Button, Chip, Group, Input } from '@mantine/core'
import { Outcome } from '@peshi/contract/matters/outcomes'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import classes from './outcome.module.css'

interface Props {
  value: Outcome | null
  /** Shown first, each with its digit. */
  usual: readonly Outcome[]
  error?: string | undefined
  onChange(outcome: Outcome): void
}

export function OutcomeChoice({ value, usual, error, onChange }: Props) {
  const { t } = useTranslation('hearings')
  const [isOpen, setOpen] = useState(value !== null && !usual.includes(value))
  const others = Outcome.options.filter((outcome) => !usual.includes(outcome))
  return (
    <Input.Wrapper label={t('outcome.outcome')} error={error} labelElement="div">
      <Chip.Group value={value} onChange={(next) => onChange(next as Outcome)}>
        <Group role="radiogroup" aria-label={t('outcome.outcome')} gap={6} mt={4}>
          {usual.map((outcome, at) => (
            <Chip
              key={outcome}
              value={outcome}
              size="sm"
              radius="md"
              data-autofocus={outcome === value || (value === null && at === 0) || undefined}
              aria-keyshortcuts={String(at + 1)}
            >
              {t(`outcomes.${outcome}`)}
              <span className={classes.digit} data-digit={at + 1} aria-hidden="true" />
            </Chip>
          ))}
          {isOpen ? (
            others.map((outcome) => (
              <Chip key={outcome} value={outcome} size="sm" radius="md">
                {t(`outcomes.${outcome}`)}
              </Chip>
            ))
          ) : (
            <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
              {t('outcome.more')}
            </Button>
          )}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}
