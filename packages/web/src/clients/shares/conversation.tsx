import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import type { ClientMessage } from '@peshi/contract/clients/shares'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sayMoment } from '../../platform/i18n/say-day.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './shares.module.css'

interface Props {
  messages: ClientMessage[]
  isClient: boolean
  onSend?: (text: string) => Promise<unknown>
}

export function Conversation({ messages, isClient, onSend }: Props) {
  const { t } = useTranslation('shares')
  const list = useRef<HTMLOListElement>(null)
  const newest = messages.at(-1)?._id
  useEffect(() => {
    if (newest && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [newest])
  return (
    <Stack gap="sm">
      {messages.length === 0 ? <span className={classes.small}>{t('messages.empty')}</span> : null}
      {messages.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <ol className={classes.messages} ref={list} tabIndex={0} aria-label={t('messages.title')}>
          {messages.map((message) => (
            <li key={message._id} className={classes.message} data-mine={message.from_client === isClient} dir="auto">
              <span className={classes.by} dir="auto">
                <bdi>{message.by}</bdi> · {sayMoment(message.at)}
              </span>
              {message.text}
            </li>
          ))}
        </ol>
      ) : null}
      {onSend ? <Box onSend={onSend} /> : null}
    </Stack>
  )
}

function Box({ onSend }: { onSend(text: string): Promise<unknown> }) {
  const { t } = useTranslation('shares')
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setProblem(null)
    onSend(text.trim())
      .then(
        () => setText(''),
        (error: unknown) => setProblem(sayError(error)),
      )
      .finally(() => setSending(false))
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Textarea
          aria-label={t('messages.write')}
          placeholder={t('messages.write')}
          maxRows={8}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {problem ? (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button type="submit" disabled={text.trim() === ''} loading={isSending}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
