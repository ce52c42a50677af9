import { Button, Group, Text } from '@mantine/core'
import type { ModelAnswer, ModelPaper, ModelSentence } from '@peshi/contract/papers/model'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Quote, Words } from '../../platform/ui/words.tsx'
import { useDecide } from './model.api.ts'
import classes from './model.module.css'

const tones: Record<ModelAnswer['state'], Tone> = {
  waiting: 'live',
  asking: 'live',
  ready: 'today',
  failed: 'late',
  cancelled: 'decided',
  accepted: 'decided',
  dismissed: 'decided',
}

const isShown = ({ state }: ModelAnswer) => state !== 'dismissed' && state !== 'cancelled'

export function Answers({ answers }: { answers: readonly ModelAnswer[] }) {
  const shown = answers.filter(isShown)
  if (shown.length === 0) return null
  return (
    <ul className={classes.answers}>
      {shown.map((answer) => (
        <Answer key={answer._id} answer={answer} />
      ))}
    </ul>
  )
}

function Answer({ answer }: { answer: ModelAnswer }) {
  const { t } = useTranslation('model')
  const { kind, state, problem, question, sentences, struck, model, ended_at, asked_at } = answer
  const day = toDayFirst(courtDateAt(new Date(ended_at ?? asked_at)))
  return (
    <li className={classes.answer}>
      <Group gap="4px 10px">
        <strong>{t(`kind.${kind}`)}</strong>
        <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
      </Group>
      {question ? (
        <Text size="sm">
          <Words>{question}</Words>
        </Text>
      ) : null}
      {problem ? <Text size="sm">{t(`problem.${problem}`)}</Text> : null}
      {sentences.length > 0 ? (
        <ul className={classes.sentences}>
          {sentences.map((sentence) => (
            <Sentence key={`${sentence.page} ${sentence.words} ${sentence.text}`} answer={answer} sentence={sentence} />
          ))}
        </ul>
      ) : null}
      {struck > 0 ? (
        <Text size="sm" c="dimmed">
          {t(kind === 'translation' ? 'untranslated' : 'struck', { count: struck })}
        </Text>
      ) : null}
      {sentences.length > 0 ? (
        <Text size="sm" c="dimmed">
          {t('written_by', { model, date: day })}
        </Text>
      ) : null}
      <Decide answer={answer} />
    </li>
  )
}

function Sentence({ answer, sentence }: { answer: ModelAnswer; sentence: ModelSentence }) {
  const { t } = useTranslation('model')
  const { text, part, date, paper, page, words, is_own } = sentence
  return (
    <li className={classes.sentence}>
      {part ? <span className={classes.part}>{t(`part.${part}`)}</span> : null}
      {date ? (
        <time className={classes.part} dateTime={date} dir="ltr">
          {toDayFirst(date)}
        </time>
      ) : null}
      <div className={classes.said}>
        <Words>{text}</Words>
        {is_own ? (
          <small className={classes.quiet}>{t('original')}</small>
        ) : (
          <Quote className={classes.quiet}>{words}</Quote>
        )}
        <Place paper={answer.papers[paper]} page={page} words={words} isOnly={answer.papers.length === 1} />
      </div>
    </li>
  )
}

const longestFind = 200

function Place(props: { paper: ModelPaper | undefined; page: number; words: string; isOnly: boolean }) {
  const { paper, page, words, isOnly } = props
  const { t } = useTranslation('model')
  if (!paper || paper.kind === 'client-note') return null
  const named = [paper.name, paper.date && toDayFirst(paper.date)].filter(Boolean).join(', ')
  const label = isOnly ? t('page', { page }) : t('place', { paper: named, page })
  const tab = paper.kind === 'order' ? { tab: 'orders', order: paper.id } : { tab: 'documents', document: paper.id }
  return (
    <Link to="." search={{ ...tab, page, find: words.slice(0, longestFind) } as never} className="link more">
      {label}
    </Link>
  )
}

function Decide({ answer }: { answer: ModelAnswer }) {
  const { t } = useTranslation('model')
  const can = useCan()
  const decide = useDecide(answer)
  const { state, client_note_id } = answer
  const into = client_note_id ? 'client-note' : 'note'
  if (!can('update', 'Document') || state === 'accepted') return null
  const isOpen = state === 'waiting' || state === 'asking'
  const dismiss = () => decide.mutate('dismiss', { onError: (error) => toastError(error) })
  const accept = () =>
    decide.mutate('accept', {
      onSuccess: () => toastDone(t(`accepted.${into}`)),
      onError: (error) => toastError(error),
    })
  return (
    <Group gap="xs">
      {state === 'ready' ? (
        <Button size="compact-sm" leftSection={<IconCheck size={16} />} loading={decide.isPending} onClick={accept}>
          {t(`accept.${into}`)}
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconX size={16} />}
        disabled={decide.isPending}
        onClick={dismiss}
      >
        {t(isOpen ? 'cancel' : 'dismiss')}
      </Button>
    </Group>
  )
}
