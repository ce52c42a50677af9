import { ActionIcon, Button, Menu, TextInput, UnstyledButton } from '@mantine/core'
import type { Filing, FilingItem } from '@peshi/contract/papers/filings'
import { changeFiling, checkFilingText } from '@peshi/contract/papers/filings'
import type { ObjectionKind } from '@peshi/contract/papers/filings/objection-kinds'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { IconAlertTriangle, IconCheck, IconDots, IconMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayDay } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useMayCall } from '../../platform/session/use-session.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useFilingChanges } from './filings.api.ts'
import classes from './filings.module.css'

type Mark = 'done' | 'not-needed' | 'seen' | 'defect' | 'open'

/** A person's tick decides, except that a defect stays visible below it. */
const markOf = ({ state, machine }: FilingItem): Mark => {
  if (state !== 'open') return state
  if (machine?.state === 'ok') return 'seen'
  return machine?.state === 'defect' ? 'defect' : 'open'
}

const icons: Record<Mark, typeof IconCheck | null> = {
  done: IconCheck,
  seen: IconCheck,
  'not-needed': IconMinus,
  defect: IconAlertTriangle,
  open: null,
}

export const defectsOf = ({ items }: Filing): number =>
  items.filter(({ machine, state }) => machine?.state === 'defect' && state !== 'not-needed').length

export function FilingChecklist({ filing }: { filing: Filing }) {
  const { t } = useTranslation('filings')
  const { checkText } = useFilingChanges(filing)
  const done = filing.items.filter((item) => !['open', 'defect'].includes(markOf(item))).length
  const defects = defectsOf(filing)
  return (
    <Panel
      title={t('list.title')}
      hint={[
        t('list.count', { done, all: filing.items.length }),
        defects > 0 ? t('list.defects', { count: defects }) : null,
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={
        <IfAllowed call={checkFilingText}>
          <Button
            size="xs"
            variant="default"
            data-sends
            loading={checkText.isPending}
            onClick={() => checkText.mutate(undefined, { onError: (error) => toastError(error) })}
          >
            {t('list.check_text')}
          </Button>
        </IfAllowed>
      }
    >
      <ul className={classes.items}>
        {filing.items.map((item) => (
          <Item key={item.key} filing={filing} item={item} />
        ))}
      </ul>
      <p className={classes.hint}>{t('list.own_check')}</p>
    </Panel>
  )
}

function Item({ filing, item }: { filing: Filing; item: FilingItem }) {
  const { t } = useTranslation('filings')
  const { check } = useFilingChanges(filing)
  const mayCheck = useMayCall()(changeFiling)
  const [isNoting, setNoting] = useState(false)
  const mark = markOf(item)
  const Icon = icons[mark]
  const label = item.text ?? t(`items.${item.key as ObjectionKind}`)
  const send = (state: FilingItem['state'], note = item.note) =>
    check.mutate({ item: item.key as ObjectionKind, state, note }, { onError: (error) => toastError(error) })
  const isTicked = item.state === 'done'
  return (
    <li className={classes.item} data-mark={mark}>
      <UnstyledButton
        className={classes.tick}
        aria-pressed={isTicked}
        aria-label={t(isTicked ? 'list.untick' : 'list.tick', { item: label })}
        data-sends
        disabled={!mayCheck || check.isPending}
        onClick={() => send(isTicked ? 'open' : 'done')}
      >
        <span className={classes.box}>{Icon ? <Icon size={18} aria-hidden="true" /> : null}</span>
      </UnstyledButton>
      <div className={classes.words}>
        <strong>
          <Words>{label}</Words>
        </strong>
        <MachineWords item={item} />
        {item.returned ? <small className={classes.late}>{t('list.returned', item.returned)}</small> : null}
        {item.state !== 'open' && item.ticked_at ? (
          <small>
            {[
              item.state === 'not-needed' ? t('list.not_needed') : null,
              t('list.ticked', { name: isolate(item.ticked_by ?? '—'), time: sayDay(item.ticked_at) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        ) : null}
        {item.note ? (
          <small>
            <Words>{item.note}</Words>
          </small>
        ) : null}
        <small className={classes.source}>
          {item.text ? null : item.source ? (
            <bdi dir="ltr" lang="en">
              {item.source}
            </bdi>
          ) : item.key === 'citations' || item.key === 'sections' ? null : (
            t('list.ask')
          )}
        </small>
      </div>
      {mayCheck ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size={44} variant="subtle" color="gray" aria-label={t('list.more', { item: label })}>
              <IconDots size={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item data-sends onClick={() => send(item.state === 'not-needed' ? 'open' : 'not-needed')}>
              {t('list.not_needed')}
            </Menu.Item>
            <Menu.Item onClick={() => setNoting(true)}>{t('list.note')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {isNoting ? <NoteDialog filing={filing} item={item} label={label} onClose={() => setNoting(false)} /> : null}
    </li>
  )
}

function MachineWords({ item: { machine } }: { item: FilingItem }) {
  const { t } = useTranslation('filings')
  if (!machine) return null
  const { state, code, values } = machine
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'date' ? toDayFirst(String(value)) : typeof value === 'string' && value ? isolate(value) : value,
    ]),
  )
  const sentence = t(`seen.${code}`, said as { date: string })
  return (
    <small className={state === 'defect' ? classes.late : undefined}>
      {state === 'ok' ? `${t('list.seen')}: ${sentence}` : sentence}
    </small>
  )
}

interface NoteProps {
  filing: Filing
  item: FilingItem
  label: string
  onClose(): void
}

function NoteDialog({ filing, item, label, onClose }: NoteProps) {
  const { t } = useTranslation('filings')
  const { check } = useFilingChanges(filing)
  const [note, setNote] = useState(item.note ?? '')
  return (
    <Modal opened onClose={onClose} title={label}>
      <DialogForm
        submit={t('save')}
        sending={check}
        onCancel={onClose}
        onSubmit={() =>
          check.mutate(
            { item: item.key as ObjectionKind, state: item.state, note: note.trim() || null },
            { onSuccess: onClose },
          )
        }
      >
        <TextInput
          label={t('list.note')}
          dir="auto"
          maxLength={300}
          data-autofocus
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </DialogForm>
    </Modal>
  )
}
