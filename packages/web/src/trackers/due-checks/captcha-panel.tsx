import { Button, Kbd, Loader, TextInput } from '@mantine/core'
import { IconChecks, IconPlugConnectedX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { pictureAnswer } from '../../courts/courts/slots.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import type { TakenCheck } from './due-checks.api.ts'
import classes from './till.module.css'
import type { Till } from './use-till.ts'

export function TillPanel({ till, due }: { till: Till; due: number }) {
  const { t } = useTranslation('dueChecks')
  const { current, isFetching, problem } = till
  return (
    <Panel title={t('till.title')} hint={due > 0 ? t('till.waiting', { count: due }) : undefined}>
      {current ? (
        <Picture key={current._id + current.picture.image.length} check={current} till={till} />
      ) : isFetching ? (
        <p className={classes.fetching} role="status">
          <Loader size="sm" /> {t('till.fetching')}
        </p>
      ) : problem ? (
        <Message icon={IconPlugConnectedX} title={t('till.failed')} text={problem}>
          <Button variant="default" onClick={() => till.fill()}>
            {t('tryAgain')}
          </Button>
        </Message>
      ) : (
        <Message icon={IconChecks} title={t('till.empty')} text={t('till.emptyText')} />
      )}
    </Panel>
  )
}

function Picture({ check, till }: { check: TakenCheck; till: Till }) {
  const { t } = useTranslation('dueChecks')
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void till.answer(check, text.trim())
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    void till.later(check)
  }
  return (
    <form className={classes.till} onSubmit={send}>
      <p className={classes.what}>
        <CourtMonogram court={check.court_id} />
        <span>
          <strong dir="ltr">{check.label}</strong>
          <span className={classes.court}>
            <Words>{sayCourt(check.court_title)}</Words> · {t(`kind.${check.kind}`)}
          </span>
        </span>
      </p>
      {check.result_code === 'challenge-rejected' ? <p className={classes.again}>{t('till.again')}</p> : null}
      <img className={classes.picture} src={check.picture.image} alt={t('till.picture')} />
      <div className={classes.line}>
        <TextInput
          ref={input}
          className={classes.answer}
          aria-label={t('till.answer')}
          placeholder={t('till.answer')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          // Escape postpones the check and leaves the panel open.
          data-mantine-stop-propagation
          dir="ltr"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={keys}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('till.send')}
        </Button>
        <Button variant="default" onClick={() => till.later(check)}>
          {t('till.later')}
        </Button>
        <FillSlot slot={pictureAnswer} image={check.picture.image} onUse={setText} />
      </div>
      <p className={classes.keys}>
        <Kbd>Enter</Kbd> {t('till.send')} <Kbd>Esc</Kbd> {t('till.later')}
      </p>
    </form>
  )
}
