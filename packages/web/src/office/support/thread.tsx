import { Button, Group, Skeleton, Stack, Textarea } from '@mantine/core'
import type { TicketMessage, TicketThread } from '@peshi/contract/office/support'
import { IconPaperclip } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { sayFileSize } from '../../matters/documents/file-size.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { ChooseFiles, type FileCalls, sendFiles } from './choose-files.tsx'
import type { TicketActions } from './support.api.ts'
import classes from './support.module.css'
import { TicketState } from './ticket-list.tsx'

interface Props {
  query: { data: (TicketThread & { chamber?: string }) | undefined; error: Error | null }
  actions: TicketActions
  files: FileCalls | null
}

export function Thread({ query: { data: ticket, error }, actions, files }: Props) {
  const { t } = useTranslation('support')
  if (error && !ticket) return <Message title={t('failed')} text={sayError(error)} />
  if (!ticket) return <Skeleton height={260} radius="lg" aria-busy="true" />
  const close = () =>
    actions.close.mutate(ticket.status === 'closed', {
      onSuccess: () => toastDone(t(ticket.status === 'closed' ? 'done.opened' : 'done.closed')),
    })
  return (
    <Panel title={<Words>{ticket.subject}</Words>} aside={<TicketState status={ticket.status} />}>
      <Stack gap="md">
        <div className={classes.quiet}>
          {t(`kind.${ticket.kind}`)}
          {ticket.chamber ? (
            <>
              {' · '}
              <Words>{ticket.chamber}</Words>
            </>
          ) : null}
          {ticket.page ? (
            <>
              {' · '}
              {t('page')} <bdi dir="ltr">{ticket.page}</bdi>
            </>
          ) : null}
          {ticket.request_id ? (
            <>
              {' · '}
              {t('reference')} <bdi dir="ltr">{ticket.request_id}</bdi>
            </>
          ) : null}
        </div>
        <Stack component="ol" gap="sm">
          {ticket.messages.map((message) => (
            <Said key={message._id} message={message} />
          ))}
        </Stack>
        <Reply actions={actions} calls={files} place={ticket._id} />
        <Group justify="flex-end">
          <Button variant="subtle" loading={actions.close.isPending} onClick={close}>
            {t(ticket.status === 'closed' ? 'reopen' : 'close')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}

function Said({ message }: { message: TicketMessage }) {
  const { t } = useTranslation(['support', 'common'])
  const now = useNow()
  return (
    <li className={classes.message} data-from-support={message.from_support || undefined}>
      <small className={classes.quiet}>
        <strong>
          <Words>{message.by}</Words>
        </strong>
        {message.from_support ? ` (${t('support')})` : ''} ·{' '}
        <time dateTime={message.at}>{ageOf(message.at, now, currentLocale())}</time>
      </small>
      <p dir="auto">{message.text}</p>
      {message.files.map(({ _id, name, size, check, download }) => (
        <a key={_id} href={check ? undefined : download} className={classes.file}>
          <IconPaperclip size={16} aria-hidden="true" /> <Words>{name}</Words>
          <small className={classes.quiet}>
            {check ? t(`common:file_check.${check}`) : sayFileSize(size, currentLocale())}
          </small>
        </a>
      ))}
    </li>
  )
}

interface ReplyProps {
  actions: TicketActions
  calls: FileCalls | null
  place: string
}

function Reply({ actions, calls, place }: ReplyProps) {
  const { t } = useTranslation('support')
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    try {
      await actions.write.mutateAsync({ text, upload_ids: calls ? await sendFiles(calls, files, place) : [] })
      setText('')
      setFiles([])
      toastDone(t('done.sent'))
    } catch (error) {
      toastError(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Stack onSubmit={send} component="form" gap="xs" maw="80ch">
      <Textarea
        label={t('reply')}
        minRows={3}
        maxRows={12}
        maxLength={10_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="space-between">
        {calls ? <ChooseFiles files={files} onChange={setFiles} /> : <span />}
        <Button type="submit" loading={isSending} disabled={text.trim() === ''}>
          {t('send')}
        </Button>
      </Group>
    </Stack>
  )
}
