import { Button } from '@mantine/core'
import {
  type CertifiedCopy,
  type CopyState,
  type DueCopy,
  editCertifiedCopy,
} from '@peshi/contract/papers/certified-copies'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { paiseOfRupees, showPaise } from '@peshi/contract/platform/money'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { Values } from '../../platform/ui/words.tsx'
import { useActOnCopy } from './certified-copies.api.ts'

const tones: Record<CopyState, Tone> = {
  applied: 'decided',
  deficient: 'late',
  ready: 'today',
  delivered: 'live',
  withdrawn: 'decided',
}

export function CopyPill({ state }: { state: CopyState }) {
  const { t } = useTranslation('certifiedCopies')
  return <Pill tone={tones[state]}>{t(`states.${state}`)}</Pill>
}

/** The days, number, deficiency and cost of an application, in one line. */
export function CopyWords({ copy }: { copy: CertifiedCopy }) {
  const { t } = useTranslation('certifiedCopies')
  const on = (
    name: 'order_on' | 'applied_on' | 'deficient_on' | 'made_good_on' | 'ready_on' | 'delivered_on' | 'withdrawn_on',
  ) => copy[name] && `${t(name)} ${isolate(toDayFirst(copy[name]))}`
  const { number, is_urgent, deficiency, deficit, fetched_by, cost } = copy
  const rupees = (amount: number) => isolate(showPaise(paiseOfRupees(amount)))
  return (
    <Values>
      {[
        on('order_on'),
        on('applied_on'),
        number && `${t('number')} ${isolate(number)}`,
        is_urgent && t('urgent'),
        on('deficient_on'),
        deficiency,
        deficit && rupees(deficit),
        on('made_good_on'),
        on('ready_on'),
        on('delivered_on'),
        fetched_by,
        on('withdrawn_on'),
        cost && `${t('cost')} ${rupees(cost)}`,
      ]}
    </Values>
  )
}

export function useDueName() {
  const { t } = useTranslation('certifiedCopies')
  return ({ state, paper }: Pick<DueCopy, 'state' | 'paper'>): string =>
    t(state === 'ready' ? 'due.ready' : 'due.deficient', { paper: isolate(paper) })
}

/** One tap: fetched, or made good. Nothing for a copy that waits for nobody of the chamber. */
export function CopyAct({ copy }: { copy: CertifiedCopy }) {
  const { t } = useTranslation('certifiedCopies')
  const act = useActOnCopy()
  const { state } = copy
  if (state !== 'ready' && state !== 'deficient') return null
  return (
    <IfAllowed call={editCertifiedCopy}>
      <Button
        data-sends
        size="xs"
        variant="default"
        loading={act.isPending}
        onClick={() => act.mutate(copy, { onError: (error) => toastError(error) })}
      >
        {t(`act.${state}`)}
      </Button>
    </IfAllowed>
  )
}
