import { Button, Group, Stack } from '@mantine/core'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconCalendarPlus, IconCheck } from '@tabler/icons-react'
import { FillSlot } from '../../../platform/features/fill-slot.tsx'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { DateText } from '../../../platform/ui/words.tsx'
import { afterOutcome } from '../hearing-slots.ts'
import classes from './outcome.module.css'

export interface Saved {
  matterId: MatterId
  date: CourtDate
  outcome: Outcome
  next: CourtDate | null
}

interface Props {
  saved: Saved
  onDate(): void
  onClose(): void
}

/** The steps that can follow a saved outcome, each at one tap. */
export function OutcomeSaved({ saved: { matterId, date, outcome, next }, onDate, onClose }: Props) {
  const { t } = useTranslation('hearings')
  return (
    <Stack>
      <p className={classes.saved} role="status">
        <IconCheck size={18} aria-hidden="true" />
        <strong>{t(`outcomes.${outcome}`)}</strong>
        {next ? (
          <span>
            {t('entry.next')} <DateText date={next} />
          </span>
        ) : null}
      </p>
      <Group gap="xs">
        <FillSlot slot={afterOutcome} matterId={matterId} date={date} onStart={onClose} />
        <Button variant="default" leftSection={<IconCalendarPlus size={16} />} onClick={onDate}>
          {t(next ? 'outcome.change_date' : 'queue.set_date')}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button data-autofocus autoFocus onClick={onClose}>
          {t('outcome.finish')}
        </Button>
      </Group>
    </Stack>
  )
}
