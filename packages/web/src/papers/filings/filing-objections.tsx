import { Button, Select, UnstyledButton } from '@mantine/core'
import { changeObjection, type Filing, type FilingReturn, type Objection } from '@peshi/contract/papers/filings'
import { ObjectionKind } from '@peshi/contract/papers/filings/objection-kinds'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { PersonId } from '@peshi/contract/platform/ids'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useMembers } from '../../chamber/team/team.api.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useMayCall } from '../../platform/session/use-session.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { useFilingChanges, useFilingSteps } from './filings.api.ts'
import classes from './filings.module.css'

export function FilingObjections({ filing }: { filing: Filing }) {
  const { t } = useTranslation('filings')
  const { returns, objections, from_court } = filing
  if (returns.length === 0 && from_court.length === 0) return null
  const open = objections.filter(({ cured_at }) => !cured_at).length
  return (
    <Panel
      title={t('objections.title')}
      hint={open > 0 ? t('open_count', { count: open }) : undefined}
      aside={from_court.length > 0 ? <FromCourt filing={filing} /> : null}
    >
      {returns.toReversed().map((one) => (
        <section key={one.round} className={classes.return}>
          <ReturnWords filing={filing} one={one} />
          <ul>
            {objections
              .filter(({ round }) => round === one.round)
              .map((objection) => (
                <ObjectionRow key={objection._id} filing={filing} objection={objection} />
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}

/** Takes the open defects of the court's own record. */
function FromCourt({ filing }: { filing: Filing }) {
  const { t } = useTranslation('filings')
  const today = useCourtToday()
  const { giveBack } = useFilingSteps(filing)
  const { from_court } = filing
  const take = () => {
    const notified_on = from_court.flatMap((one) => one.notified_on ?? []).toSorted()[0] ?? today
    const body = { notified_on, objections: from_court.map(({ text }) => text), source: 'court' as const }
    giveBack.mutate(body, { onError: (error) => toastError(error) })
  }
  return (
    <IfAllowed call={changeObjection}>
      <Button size="xs" variant="default" data-sends loading={giveBack.isPending} onClick={take}>
        {`${t('objections.take')} (${from_court.length})`}
      </Button>
    </IfAllowed>
  )
}

function ReturnWords({ filing, one }: { filing: Filing; one: FilingReturn }) {
  const { t } = useTranslation('filings')
  const { round, notified_on, refile_by, registry_until, refiled_on, delay } = one
  const isOpen = refiled_on === null && filing.state === 'returned'
  return (
    <>
      <p className={classes.hint}>
        <Values>
          {[
            t('objections.round', { number: round }),
            t('objections.notified', { date: toDayFirst(notified_on) }),
            refiled_on && t('objections.refiled', { date: toDayFirst(refiled_on) }),
            isOpen && refile_by ? t('refile_by', { date: toDayFirst(refile_by) }) : null,
          ]}
        </Values>
      </p>
      {isOpen && refile_by === null ? <p className={classes.late}>{t('objections.no_day')}</p> : null}
      {delay ? (
        <p className={classes.late}>
          {delay.by === 'registry' && registry_until
            ? t('objections.delay_registry', { days: delay.days, date: toDayFirst(registry_until) })
            : t('objections.delay_court', { days: delay.days })}
        </p>
      ) : null}
    </>
  )
}

function ObjectionRow({ filing, objection }: { filing: Filing; objection: Objection }) {
  const { t } = useTranslation('filings')
  const mayChange = useMayCall()(changeObjection)
  const { objection: change } = useFilingChanges(filing)
  const [isOpen, setOpen] = useState(false)
  const { _id, text, kind, person, cure_by, cured_at, cured_by } = objection
  const isCured = cured_at !== null
  const today = useCourtToday()
  return (
    <li className={classes.item} data-mark={isCured ? 'done' : 'open'}>
      <UnstyledButton
        className={classes.tick}
        aria-pressed={isCured}
        aria-label={t(isCured ? 'objections.open_again' : 'objections.cure', { text })}
        data-sends
        disabled={!mayChange || change.isPending}
        onClick={() =>
          change.mutate({ objection_id: _id, is_cured: !isCured }, { onError: (error) => toastError(error) })
        }
      >
        <span className={classes.box}>{isCured ? <IconCheck size={18} aria-hidden="true" /> : null}</span>
      </UnstyledButton>
      <UnstyledButton className={classes.words} disabled={!mayChange} onClick={() => setOpen(true)}>
        <span>
          <Words>{text}</Words>
        </span>
        <small className={!isCured && cure_by && cure_by <= today ? classes.late : undefined}>
          <Values>
            {[
              t(`items.${kind}`),
              isCured
                ? [t('objections.cured'), cured_by].filter(Boolean).join(': ')
                : (person?.name ?? t('objections.nobody')),
              !isCured && cure_by ? t('objections.by', { date: toDayFirst(cure_by) }) : null,
            ]}
          </Values>
        </small>
      </UnstyledButton>
      {isOpen ? <ObjectionDialog filing={filing} objection={objection} onClose={() => setOpen(false)} /> : null}
    </li>
  )
}

interface DialogProps {
  filing: Filing
  objection: Objection
  onClose(): void
}

function ObjectionDialog({ filing, objection, onClose }: DialogProps) {
  const { t } = useTranslation('filings')
  const { objection: change } = useFilingChanges(filing)
  const { data: members = [] } = useMembers()
  const [person, setPerson] = useState<string | null>(objection.person?._id ?? null)
  const [cureBy, setCureBy] = useState<CourtDate | ''>(objection.cure_by ?? '')
  const [kind, setKind] = useState<ObjectionKind>(objection.kind)
  return (
    <Modal opened onClose={onClose} title={t('objections.edit')}>
      <DialogForm
        submit={t('save')}
        sending={change}
        onCancel={onClose}
        onSubmit={() =>
          change.mutate(
            { objection_id: objection._id, kind, person_id: person as PersonId | null, cure_by: cureBy || null },
            { onSuccess: onClose },
          )
        }
      >
        <p className={classes.hint}>
          <Words>{objection.text}</Words>
        </p>
        <Select
          clearable
          label={t('objections.person')}
          data={members.map(({ _id, name }) => ({ value: _id as string, label: name }))}
          value={person}
          onChange={setPerson}
        />
        <DateField isAhead label={t('objections.cure_by')} value={cureBy} onChange={setCureBy} />
        <Select
          label={t('objections.kind')}
          allowDeselect={false}
          data={ObjectionKind.options.map((one) => ({ value: one, label: t(`items.${one}`) }))}
          value={kind}
          onChange={(next) => setKind(ObjectionKind.catch('other').parse(next))}
        />
      </DialogForm>
    </Modal>
  )
}
