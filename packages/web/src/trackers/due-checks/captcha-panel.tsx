import { Button, Group, Kbd, Loader, Stack, TextInput } from '@mantine/core'
import { IconChecks, IconPlugConnectedX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { pictureAnswer } from '../../courts/courts/court-slots.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './captcha-queue.module.css'
import type { TakenCheck } from './due-checks.api.ts'
import type { Captchas } from './use-captchas.ts'

export function CaptchaPanel({ captchas, due }: { captchas: Captchas; due: number }) {
  const { t } = useTranslation('dueChecks')
  const { current, isFetching, problem } = captchas
  return (
    <Panel title={t('captcha.title')} hint={due > 0 ? t('captcha.waiting', { count: due }) : undefined}>
      {current ? (
        <Picture key={current._id + current.picture.image.length} check={current} captchas={captchas} />
      ) : isFetching ? (
        <p className={classes.fetching} role="status">
          <Loader size="sm" /> {t('captcha.fetching')}
        </p>
      ) : problem ? (
        <Message icon={IconPlugConnectedX} title={t('captcha.failed')} text={problem}>
          <Button variant="default" onClick={() => captchas.fill()}>
            {t('tryAgain')}
          </Button>
        </Message>
      ) : (
        <Message icon={IconChecks} title={t('captcha.empty')} text={t('captcha.emptyText')} />
      )}
    </Panel>
  )
}

function Picture({ check, captchas }: { check: TakenCheck; captchas: Captchas }) {
  const { t } = useTranslation('dueChecks')
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void captchas.answer(check, text.trim())
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    void captchas.later(check)
  }
  return (
    <Stack component="form" gap={14} onSubmit={send}>
      <p className={classes.what}>
        <CourtMonogram court={check.court_id} />
        <span>
          <strong dir="ltr">{check.label}</strong>
          <span className={classes.court}>
            <Words>{sayCourt(check.court_title)}</Words> · {t(`kind.${check.kind}`)}
          </span>
        </span>
      </p>
      {check.result_code === 'challenge-rejected' ? <p className={classes.again}>{t('captcha.again')}</p> : null}
      <img className={classes.picture} src={check.picture.image} alt={t('captcha.picture')} />
      <Group gap="xs" align="stretch">
        <TextInput
          ref={input}
          className={classes.answer}
          aria-label={t('captcha.answer')}
          placeholder={t('captcha.answer')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          // Escape postpones this check. Without this attribute, the panel would close too.
          data-mantine-stop-propagation
          dir="ltr"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={keys}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('captcha.send')}
        </Button>
        <Button variant="default" onClick={() => captchas.later(check)}>
          {t('captcha.later')}
        </Button>
        <FillSlot slot={pictureAnswer} image={check.picture.image} onUse={setText} />
      </Group>
      <p className={classes.keys}>
        <Kbd>Enter</Kbd> {t('captcha.send')} <Kbd>Esc</Kbd> {t('captcha.later')}
      </p>
    </Stack>
  )
}
