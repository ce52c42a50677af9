import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import type { ClientNote } from '@peshi/contract/clients/client-notes'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { Order } from '@peshi/contract/matters/orders'
import { ModelLanguage } from '@peshi/contract/papers/model'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Answers } from './answers.tsx'
import { AskDialog } from './ask.dialog.tsx'
import { type Asked, useModel } from './model.api.ts'
import classes from './model.module.css'

/** The kinds of work that the person may ask for. */
function useKinds(matterId: MatterDetail['_id']) {
  const can = useCan()
  const { data } = useModel(matterId)
  const kinds = can('update', 'Document') && data?.refusal === null ? data.kinds : []
  return { answers: data?.data ?? [], kinds, refusal: data && data.kinds.length > 0 ? data.refusal : null }
}

export function ModelPanel({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('model')
  const { answers, kinds, refusal } = useKinds(matter._id)
  const [asked, setAsked] = useState<Asked | null>(null)
  const own = answers.filter(({ order_id, client_note_id }) => !order_id && !client_note_id)
  const asksNothing = !kinds.includes('chronology') && !kinds.includes('question')
  if (own.length === 0 && asksNothing && !refusal) return null
  const ask = (own: Partial<Asked>) => setAsked({ matter_id: matter._id, kind: 'chronology', ...own } as Asked)
  return (
    <Panel
      title={t('title')}
      aside={
        kinds.includes('chronology') ? (
          <Button size="compact-sm" variant="subtle" onClick={() => ask({ kind: 'chronology' })}>
            {t('kind.chronology')}
          </Button>
        ) : null
      }
    >
      {refusal ? <Text size="sm">{t(`refusal.${refusal}`)}</Text> : null}
      {kinds.includes('question') ? <QuestionForm onAsk={(question) => ask({ kind: 'question', question })} /> : null}
      <Answers answers={own} />
      {asked ? <AskDialog asked={asked} onClose={() => setAsked(null)} /> : null}
    </Panel>
  )
}

function QuestionForm({ onAsk }: { onAsk(question: string): void }) {
  const { t } = useTranslation('model')
  const [question, setQuestion] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk(question.trim())
  }
  return (
    <form onSubmit={submit} className={classes.question}>
      <TextInput
        label={t('question')}
        maxLength={500}
        dir="auto"
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={question.trim() === ''}>
        {t('show')}
      </Button>
    </form>
  )
}

export function ModelOfOrder({ order }: { order: Order }) {
  const { t } = useTranslation('model')
  const { answers, kinds } = useKinds(order.matter_id)
  const [asked, setAsked] = useState<Asked | null>(null)
  const own = answers.filter(({ order_id }) => order_id === order._id)
  const canAsk = order.has_text !== false && (kinds.includes('three-lines') || kinds.includes('translation'))
  if (own.length === 0 && !canAsk) return null
  const subject = { matter_id: order.matter_id, order_id: order._id }
  return (
    <section className={classes.ofOrder} aria-label={t('title')}>
      {canAsk ? (
        <Group gap="xs">
          {kinds.includes('three-lines') ? (
            <Button size="compact-sm" variant="default" onClick={() => setAsked({ ...subject, kind: 'three-lines' })}>
              {t('kind.three-lines')}
            </Button>
          ) : null}
          {kinds.includes('translation') ? (
            <TranslateOrder onAsk={(language) => setAsked({ ...subject, kind: 'translation', language })} />
          ) : null}
        </Group>
      ) : null}
      <Answers answers={own} />
      {asked ? <AskDialog asked={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  )
}

function TranslateOrder({ onAsk }: { onAsk(language: ModelLanguage): void }) {
  const { t, i18n } = useTranslation('model')
  const [language, setLanguage] = useState<ModelLanguage>(ModelLanguage.catch('en').parse(i18n.resolvedLanguage))
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t('into')}
        value={language}
        onChange={({ currentTarget }) => setLanguage(ModelLanguage.catch('en').parse(currentTarget.value))}
        data={ModelLanguage.options.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <Button size="compact-sm" variant="default" onClick={() => onAsk(language)}>
        {t('translate')}
      </Button>
    </>
  )
}

export function ModelOfClientNote({ note }: { note: ClientNote }) {
  const { t } = useTranslation('model')
  const { answers, kinds } = useKinds(note.matter_id)
  const [asked, setAsked] = useState<Asked | null>(null)
  const own = answers.filter(({ client_note_id }) => client_note_id === note._id)
  if (note.approved_at || (own.length === 0 && !kinds.includes('translation'))) return null
  const { matter_id, _id: client_note_id, language } = note
  return (
    <div className={classes.ofNote}>
      {kinds.includes('translation') ? (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => setAsked({ matter_id, client_note_id, language, kind: 'translation' })}
        >
          {t('translate')}
        </Button>
      ) : null}
      <Answers answers={own} />
      {asked ? <AskDialog asked={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  )
}
