import { Alert, Button, Group, Text } from '@mantine/core'
import {
  type CheckedAuthority,
  type CitationCheck,
  type CodeDoubt,
  fileCitationCheck,
  isFault,
  type QuotationCheck,
} from '@peshi/contract/papers/citations'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { JudgmentId, MatterId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { type Draft, useFileCheck } from './citations.api.ts'
import classes from './citations.module.css'
import { JudgmentText } from './judgment-text.tsx'

/** Loaded only for a text with sections, because the table of the codes is large. */
const SectionList = lazyPart<'SectionList', Pick<CitationCheck, 'sections'>>(
  () => import('../../matters/matters/counterparts.tsx'),
  'SectionList',
  'matters',
)

interface Props {
  draft: Draft
  check: CitationCheck
  onClose(): void
}

export function CheckResult({ draft, check, onClose }: Props) {
  const { t } = useTranslation('citations')
  const file = useFileCheck()
  const faults = check.authorities.filter(isFault).length + check.codes.length
  const save = () =>
    file.mutate(draft, {
      onSuccess: () => {
        toastDone(t('filed'))
        onClose()
      },
      onError: (error) => toastError(error),
    })
  return (
    <div className={classes.result}>
      <div>
        <Text fw={600}>
          <Words>{check.name || t('typed')}</Words>,{' '}
          <span dir="ltr">{toDayFirst(courtDateAt(new Date(check.checked_at)))}</span>
        </Text>
        <Text size="sm">{faults > 0 ? t('faults', { count: faults }) : t('no_faults')}</Text>
        <Text size="sm" c="dimmed">
          {t('index_line', { count: check.indexed })} {t('how')}
        </Text>
        {check.unread_pages > 0 ? <Text size="sm">{t('unread', { count: check.unread_pages })}</Text> : null}
      </div>
      {check.codes.map((code) => (
        <Alert key={code.text} color="amber">
          <CodeDoubtText code={code} />
        </Alert>
      ))}
      {check.authorities.length === 0 ? <Text>{t('none')}</Text> : null}
      <ol className={classes.authorities}>
        {check.authorities.map((authority) => (
          <Authority
            key={`${authority.name} ${authority.citations.join()}`}
            authority={authority}
            matterId={draft.matter_id as MatterId}
            onLeave={onClose}
          />
        ))}
      </ol>
      {check.sections.length > 0 ? (
        <section className={classes.sections} aria-label={t('sections')}>
          <Text fw={600}>{t('sections')}</Text>
          <SectionList sections={check.sections} />
        </section>
      ) : null}
      <IfAllowed call={fileCitationCheck}>
        <Group justify="end">
          <Button loading={file.isPending} onClick={save}>
            {t('file')}
          </Button>
        </Group>
      </IfAllowed>
    </div>
  )
}

function CodeDoubtText({ code: { doubt, text, page, fir, offence_from, offence_to } }: { code: CodeDoubt }) {
  const { t } = useTranslation('citations')
  if (fir !== null) return t(`code.${doubt}`, { text: isolate(text), page, fir: isolate(fir) })
  const days = [offence_from, offence_to].flatMap((day) => (day ? [toDayFirst(day)] : [])).join(' – ')
  return t(`code_of_offence.${doubt}`, { text: isolate(text), page, date: isolate(days) })
}

const tones: Record<CheckedAuthority['state'], Tone> = {
  form: 'late',
  'other-case': 'late',
  'court-unknown': 'today',
  'by-number': 'live',
  'by-name': 'live',
  'not-here': 'decided',
}

interface AuthorityProps {
  authority: CheckedAuthority
  matterId: MatterId
  onLeave(): void
}

function Authority({ authority, matterId, onLeave }: AuthorityProps) {
  const { t } = useTranslation('citations')
  const { name, citations, state, problem, held, places, missing_paragraphs, last_paragraph, quotations } = authority
  const [isReading, setReading] = useState(false)
  const pages = [...new Set(places.map(({ page }) => page))]
  const [place] = places
  return (
    <li className={classes.authority} data-fault={isFault(authority)}>
      <Group gap="4px 10px">
        <strong dir="auto">{[name, ...citations].filter(Boolean).join(', ')}</strong>
        <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
      </Group>
      {problem && problem !== 'court-unknown' ? <Text size="sm">{t(`problem.${problem}`)}</Text> : null}
      {held ? (
        <Text size="sm">
          <Words>
            {[held.title, held.court, held.date && toDayFirst(held.date), held.bench].filter(Boolean).join(', ')}
          </Words>{' '}
          {held.judgment_id ? (
            <button type="button" className="more" aria-expanded={isReading} onClick={() => setReading(!isReading)}>
              {t('open_text')}
            </button>
          ) : (
            <OpenOwn held={held} matterId={held.matter_id ?? matterId} onLeave={onLeave} />
          )}
        </Text>
      ) : null}
      {isReading && held?.judgment_id ? <JudgmentText id={held.judgment_id as JudgmentId} /> : null}
      {missing_paragraphs.map((paragraph) => (
        <Text key={paragraph} size="sm" className={classes.wrong}>
          {t('no_paragraph', { paragraph, last: last_paragraph ?? 0 })}
        </Text>
      ))}
      {quotations.map((quotation) => (
        <Quotation key={`${quotation.page} ${quotation.text}`} quotation={quotation} />
      ))}
      {place ? (
        <Text size="sm" c="dimmed">
          {t('pages', { pages: pages.join(', ') })}:{' '}
          <bdi>
            …{place.before}
            <mark className={classes.mark}>{place.text}</mark>
            {place.after}…
          </bdi>
        </Text>
      ) : null}
    </li>
  )
}

function OpenOwn({
  held,
  matterId,
  onLeave,
}: {
  held: NonNullable<CheckedAuthority['held']>
  matterId: MatterId
  onLeave(): void
}) {
  const { t } = useTranslation('citations')
  const search = held.order_id
    ? { tab: 'orders', order: held.order_id }
    : { tab: 'documents', document: held.document_id }
  return (
    <Link
      to="/dashboard/matters/matter-preview/$id"
      params={{ id: matterId } as never}
      search={search as never}
      className="more"
      onClick={onLeave}
    >
      {t('open')}
    </Link>
  )
}

function Quotation({ quotation: { text, page, result, paragraph, diff } }: { quotation: QuotationCheck }) {
  const { t } = useTranslation('citations')
  const isWrong = result === 'differs' || result === 'absent'
  return (
    <div className={classes.quotation}>
      <Text size="sm" className={isWrong ? classes.wrong : undefined}>
        {t(`quotation.${result}`)} ({t('page', { page })})
        {paragraph === null ? null : ` · ${t('in_paragraph', { paragraph })}`}
      </Text>
      <blockquote className={classes.quoted} dir="auto">
        {diff.length === 0
          ? text
          : diff.map(({ kind, text: words }, at) => {
              const Tag = kind === 'draft' ? 'del' : kind === 'held' ? 'ins' : 'span'
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never change
              return <Tag key={at}>{words} </Tag>
            })}
      </blockquote>
      {diff.length > 0 ? (
        <Text size="sm" c="dimmed">
          {t('legend')}
        </Text>
      ) : null}
    </div>
  )
}
