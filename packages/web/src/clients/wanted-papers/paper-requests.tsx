import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import type { PaperRequest, PaperState, WantedPaper } from '@peshi/contract/clients/wanted-papers'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconCheck, IconDots, IconMailQuestion, IconMinus, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayDay } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { usePaperRequest, usePaperRequests } from './wanted-papers.api.ts'
import classes from './wanted-papers.module.css'

const AskDialog = lazy(() => import('./ask-papers.dialog.tsx').then(({ AskDialog }) => ({ default: AskDialog })))

const tones: Record<PaperRequest['state'], Tone> = {
  open: 'today',
  complete: 'live',
  over: 'late',
  stopped: 'decided',
}

export function PaperRequests({ matter: { _id: matterId } }: { matter: { _id: MatterId } }) {
  const { t } = useTranslation('papers')
  const can = useCan()
  const { data } = usePaperRequests(matterId)
  const [isAsking, setAsking] = useState(false)
  if (!data) return null
  const ask = can('update', 'Share') ? (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconMailQuestion size={16} aria-hidden="true" />}
      onClick={() => setAsking(true)}
    >
      {t('ask')}
    </Button>
  ) : null
  return (
    <>
      {data.length > 0 ? (
        <div className={classes.requests}>
          <Panel title={t('title')} aside={ask}>
            {data.map((request) => (
              <Request key={request._id} request={request} />
            ))}
          </Panel>
        </div>
      ) : (
        ask
      )}
      <Suspense fallback={null}>
        {isAsking ? <AskDialog matterId={matterId} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  )
}

function Request({ request }: { request: PaperRequest }) {
  const { t } = useTranslation('papers')
  const can = useCan()
  const { client, papers, state, asked_at, asked_by, remind_on, ends_at } = request
  const needed = papers.filter((paper) => paper.state !== 'waived')
  const received = needed.filter((paper) => paper.state === 'received').length
  const isLive = state === 'open' || state === 'over'
  return (
    <section className={classes.request} aria-label={client.name}>
      <header>
        <div>
          <strong>
            <Words>{client.name}</Words>
          </strong>
          <span className="small">
            <Values>
              {[
                t('count', { received, all: needed.length }),
                [t('asked', { date: sayDay(asked_at) }), asked_by && t('by', { name: isolate(asked_by) })]
                  .filter(Boolean)
                  .join(' '),
                isLive && remind_on ? t('remind', { date: toDayFirst(remind_on) }) : null,
                isLive ? t('until', { date: sayDay(ends_at) }) : null,
              ].filter(Boolean)}
            </Values>
          </span>
        </div>
        <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
        {can('update', 'Share') && state !== 'stopped' ? <RequestMenu request={request} /> : null}
      </header>
      <ul>
        {papers.map((paper) => (
          <Paper key={paper._id} request={request} paper={paper} />
        ))}
      </ul>
      {can('update', 'Share') && isLive ? <AddPaper request={request} /> : null}
    </section>
  )
}

const marks: Record<PaperState, typeof IconCheck | null> = { wanted: null, received: IconCheck, waived: IconMinus }

function Paper({ request, paper }: { request: PaperRequest; paper: WantedPaper }) {
  const { t } = useTranslation('papers')
  const can = useCan()
  const { change } = usePaperRequest(request)
  const { _id, name, state, document_id, received_at } = paper
  const Mark = marks[state]
  const next = state === 'wanted' ? 'waived' : 'wanted'
  const set = () => change.mutateAsync({ set: [{ paper_id: _id, state: next }] }).catch(toastError)
  return (
    <li data-state={state}>
      <span className={classes.mark}>{Mark ? <Mark size={16} aria-hidden="true" /> : null}</span>
      <span className={classes.name}>
        {document_id ? (
          <Link to="." search={(now) => ({ ...now, tab: 'documents', document: document_id })} dir="auto">
            {name}
          </Link>
        ) : (
          <Words>{name}</Words>
        )}
      </span>
      <span className="small">
        {received_at && state === 'received' ? sayDay(received_at) : t(`paper_state.${state}`)}
      </span>
      {can('update', 'Share') && request.state !== 'stopped' ? (
        <Button variant="subtle" size="compact-sm" data-sends loading={change.isPending} onClick={set}>
          {t(state === 'wanted' ? 'waive' : 'want')}
        </Button>
      ) : null}
    </li>
  )
}

function AddPaper({ request }: { request: PaperRequest }) {
  const { t } = useTranslation('papers')
  const { change } = usePaperRequest(request)
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) change.mutateAsync({ add: [name] }).then(() => setName(''), toastError)
  }
  return (
    <form onSubmit={add} className={classes.add}>
      <TextInput
        size="xs"
        aria-label={t('add')}
        placeholder={t('add')}
        maxLength={100}
        disabled={change.isPending}
        rightSection={
          <ActionIcon type="submit" size="sm" aria-label={t('add')} disabled={name.trim() === ''}>
            <IconPlus size={16} aria-hidden="true" />
          </ActionIcon>
        }
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </form>
  )
}

function RequestMenu({ request }: { request: PaperRequest }) {
  const { t } = useTranslation('papers')
  const { send, stop, link } = usePaperRequest(request)
  const { client, state } = request
  const isLive = state !== 'complete'
  const copy = async () => {
    await navigator.clipboard.writeText(await link.mutateAsync())
    toastDone(t('done.copied'))
  }
  const sendBy = (channel: 'email' | 'sms') =>
    send.mutateAsync(channel).then(() => toastDone(t('done.sent')), toastError)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('more', { name: client.name })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isLive && client.email ? (
          <Menu.Item data-sends onClick={() => sendBy('email')}>
            {t('send_email')}
          </Menu.Item>
        ) : null}
        {isLive && client.mobile ? (
          <Menu.Item data-sends onClick={() => sendBy('sms')}>
            {t('send_sms')}
          </Menu.Item>
        ) : null}
        <Menu.Item data-sends onClick={() => copy().catch(toastError)}>
          {t('copy')}
        </Menu.Item>
        <Menu.Item
          data-sends
          color="red"
          onClick={() => stop.mutateAsync().then(() => toastDone(t('done.stopped')), toastError)}
        >
          {t('stop')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
