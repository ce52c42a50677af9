import { Skeleton, Stack } from '@mantine/core'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { commonOutcomes } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { closeOverlay } from '../../../platform/actions/overlays.ts'
import { useCourtToday } from '../../../platform/clock/use-now.ts'
import { sayError } from '../../../platform/i18n/say-error.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useOffline } from '../../../platform/offline/use-offline.ts'
import { Modal } from '../../../platform/ui/layers.tsx'
import { Message } from '../../../platform/ui/message.tsx'
import { useMatter } from '../../matters/matters.api.ts'
import { useHearingsOfMatter, useUsualOutcomes } from '../hearings.api.ts'
import { type OutcomeSubject, outcomeOverlay } from '../open-outcome.ts'
import { ChooseMatter, Subject } from './choose-matter.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { OutcomeSaved, type Saved } from './outcome-saved.tsx'

const close = () => closeOverlay(outcomeOverlay)

export function OutcomeDialog({ about }: { about: OutcomeSubject | null }) {
  const { t } = useTranslation(['hearings', 'matters'])
  const [subject, setSubject] = useState(about)
  return (
    <Modal opened onClose={close} title={t('hearings:outcome.title')} size={880}>
      {subject ? (
        <OfMatter id={subject.matter_id} date={subject.date} />
      ) : (
        <ChooseMatter onChoose={(matter_id) => setSubject({ matter_id })} />
      )}
    </Modal>
  )
}

function OfMatter({ id, date: wanted }: { id: MatterId; date: CourtDate | undefined }) {
  const today = useCourtToday()
  const { t } = useTranslation('hearings')
  const matter = useMatter(id)
  const days = useHearingsOfMatter(id)
  const usual = useUsualOutcomes(id)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [chosen, setChosen] = useState(wanted)
  const isOffline = useOffline()
  // Offline, the form opens without the hearing days. The outbox later checks for a colleague's outcome.
  const entries = days.data ?? (isOffline ? [] : undefined)
  if (!matter.data || !entries || (usual.isLoading && !isOffline)) {
    const error = matter.error ?? days.error
    return error ? <Message title={t('outcome.failed')} text={sayError(error)} /> : <FormSkeleton />
  }
  const date = chosen ?? lastDay(entries, today)
  return (
    <Stack gap="md">
      <Subject matter={matter.data} />
      {saved ? (
        <OutcomeSaved saved={saved} onDate={() => setSaved(null)} onClose={close} />
      ) : (
        <OutcomeForm
          key={date}
          matter={matter.data}
          date={date}
          entry={entries.find((entry) => entry.date === date)}
          usual={usual.data ?? commonOutcomes}
          onDate={setChosen}
          onSaved={setSaved}
          onClose={close}
        />
      )}
    </Stack>
  )
}

const lastDay = (days: readonly HearingEntry[], today: CourtDate): CourtDate =>
  days.find(({ date }) => date <= today)?.date ?? today

const FormSkeleton = () => (
  <Stack aria-busy="true">
    <Skeleton height={36} />
    <Skeleton height={36} width="40%" />
    <Skeleton height={120} />
    <Skeleton height={240} />
  </Stack>
)
