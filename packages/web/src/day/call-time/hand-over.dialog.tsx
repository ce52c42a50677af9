import { Select, Textarea } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { Call } from '@peshi/contract/day/call-time'
import type { PersonId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { type DayCalls, useHandOver } from './calls.api.ts'
import classes from './calls.module.css'

export interface HandOverProps {
  call: Pick<Call, 'matter_id' | 'title' | 'court_short' | 'person'> & { court_no: string | null; item: string | null }
  day: Pick<DayCalls, 'date' | 'people'>
  free?: readonly { _id: PersonId }[]
  /** The people who are on leave on the day. They come last. */
  away?: readonly PersonId[]
  onClose(): void
}

export function HandOverDialog({ call, day, free = [], away = [], onClose }: HandOverProps) {
  const { t } = useTranslation('calls')
  const isAway = (id: PersonId) => away.includes(id)
  const others = day.people
    .filter(({ _id }) => _id !== call.person?._id)
    .toSorted((one, other) => Number(isAway(one._id)) - Number(isAway(other._id)))
  const isFree = (id: PersonId) => free.some(({ _id }) => _id === id)
  const [to, setTo] = useState<PersonId | undefined>(
    (others.find(({ _id }) => isFree(_id)) ?? others.find(({ _id }) => !isAway(_id)))?._id,
  )
  const {
    value: { note },
    dropAnd,
    dialog,
    fieldOf,
  } = useDraft('hand-over', `${call.matter_id} ${day.date}`, () => ({ note: '' }))
  const close = dropAnd(onClose)
  const handOver = useHandOver()
  const submit = () => {
    if (to === undefined) return
    handOver.mutate(
      { matter_id: call.matter_id, date: day.date, to_id: to, note: note.trim() || null },
      { onSuccess: toastThen(t('hand.done'), close) },
    )
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('hand.over')}>
      <DialogForm
        submit={t('hand.over')}
        sending={handOver}
        isReady={to !== undefined}
        onSubmit={submit}
        onCancel={close}
      >
        <p className={classes.handed}>
          <strong dir="auto">{call.title}</strong>
          <small>
            <Words>
              {call.court_no && call.item
                ? t('place', {
                    court: sayCourt(call.court_short),
                    room: courtRoomLabel(call.court_no),
                    item: call.item,
                  })
                : sayCourt(call.court_short)}
            </Words>
          </small>
        </p>
        <Select
          label={t('hand.to')}
          data-autofocus
          value={to ?? null}
          onChange={(id) => setTo(others.find(({ _id }) => _id === id)?._id)}
          data={others.map(({ _id, name }) => ({
            value: _id,
            label: isAway(_id) ? t('hand.away', { name }) : isFree(_id) ? t('hand.free', { name }) : name,
          }))}
        />
        <Textarea
          label={t('hand.note')}
          description={t('hand.noteHint')}
          minRows={3}
          maxLength={4000}
          {...fieldOf('note')}
        />
      </DialogForm>
    </Modal>
  )
}
