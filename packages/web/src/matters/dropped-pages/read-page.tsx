import { Alert, Button, Checkbox, Group, Loader, Radio, SimpleGrid, Stack } from '@mantine/core'
import type { DroppedPage } from '@peshi/contract/matters/dropped-pages'
import type { Matter } from '@peshi/contract/matters/matters'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Values } from '../../platform/ui/words.tsx'
import { ChooseMatter } from '../hearings/outcome/choose-matter.tsx'
import { CourtSelect } from '../matters/find/court-select.tsx'
import { CalendarPart } from './calendar-part.tsx'
import { ChangesPart } from './changes-part.tsx'
import { type Kept, type PartProps, useKeepPage, useReadPage } from './dropped-pages.api.ts'
import classes from './dropped-pages.module.css'
import { CaseFacts, OrderFacts, sayNumber } from './facts.tsx'
import { ListPart } from './list-part.tsx'
import { Original } from './original.tsx'
import { OtherCourt } from './other-court.tsx'

interface Props {
  file: File
  onBack(): void
  onKept(matters: Matter[]): void
}

export function ReadPage({ file, onBack, onKept }: Props) {
  const { t } = useTranslation('droppedPages')
  const [court, setCourt] = useState<CourtId | null>(null)
  const { data: page, error, progress } = useReadPage(file, court)
  const keep = useKeepPage(file, onKept)
  if (error && !page)
    return (
      <Stack>
        <Alert color="red" role="alert">
          {sayError(error)}
        </Alert>
        <Back onBack={onBack} />
      </Stack>
    )
  if (!page)
    return (
      <Group role="status">
        <Loader size="sm" />{' '}
        {progress?.total ? t('reading_pages', { ...progress, count: progress.total }) : t('reading')}
      </Group>
    )
  const parts = partsOf(page)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing={20} style={{ alignItems: 'start' }}>
      <Stack className={classes.part}>
        {page.problem === 'court-calendar' ? (
          <CalendarPart file={file} page={page} onBack={onBack} />
        ) : parts.length === 0 ? (
          <>
            <Alert color="amber" role="alert" title={t(`problem.${page.problem ?? 'no-case'}`)}>
              {t(`problem_text.${page.problem ?? 'no-case'}`)}
            </Alert>
            <Back onBack={onBack} />
          </>
        ) : (
          <Parts
            page={page}
            parts={parts}
            court={court}
            onCourt={setCourt}
            isKeeping={keep.isPending}
            onKeep={(kept) => keep.mutate(kept)}
            onBack={onBack}
          />
        )}
        {keep.error ? (
          <Alert color="red" role="alert">
            {sayError(keep.error)}
          </Alert>
        ) : null}
      </Stack>
      <Original file={file} page={page} />
    </SimpleGrid>
  )
}

function Back({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('droppedPages')
  return (
    <Group>
      <Button variant="default" onClick={onBack}>
        {t('back')}
      </Button>
    </Group>
  )
}

const partsOf = ({ cases, listings, sightings, changes, order }: DroppedPage): Kept['keep'][] => [
  ...(cases.length > 0 ? (['case'] as const) : []),
  ...(listings.length + sightings.length > 0 ? (['listings'] as const) : []),
  ...(changes.length > 0 ? (['changes'] as const) : []),
  ...(order ? (['order'] as const) : []),
]

function Parts({ parts, ...props }: PartProps & { parts: Kept['keep'][] }) {
  const { t } = useTranslation('droppedPages')
  const [part, setPart] = useState(parts[0] ?? 'case')
  const Part = { case: CasePart, listings: ListPart, changes: ChangesPart, order: OrderPart }[part]
  return (
    <>
      {parts.length > 1 ? (
        <Radio.Group label={t('holds')} value={part} onChange={(value) => setPart(value as Kept['keep'])}>
          <Group mt="xs">
            {parts.map((one) => (
              <Radio key={one} value={one} label={t(`part.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
      ) : null}
      <OtherCourt page={props.page} />
      {props.page.has_contacts ? <Alert color="blue">{t('not_kept')}</Alert> : null}
      <Part {...props} />
    </>
  )
}

function CasePart({ page, court, isKeeping, onCourt, onKeep, onBack }: PartProps) {
  const { t } = useTranslation('droppedPages')
  const [pick, setPick] = useState(0)
  const [isNew, setNew] = useState(false)
  const shown = page.cases[pick]
  if (!shown) return null
  const known = isNew ? null : shown.known
  const keep = () => onKeep({ keep: 'case', picks: [pick], court, matter_id: known?._id ?? null })
  return (
    <>
      {page.cases.length > 1 ? (
        <Radio.Group label={t('which_case')} value={String(pick)} onChange={(value) => setPick(Number(value))}>
          <ul className={classes.choices}>
            {page.cases.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cases of a page have no other key
              <li key={at}>
                <Radio
                  value={String(at)}
                  label={
                    <Values>{[sayNumber(one), [one.petitioner, one.respondent].filter(Boolean).join(' v. ')]}</Values>
                  }
                />
              </li>
            ))}
          </ul>
        </Radio.Group>
      ) : null}
      <CaseFacts shown={{ ...shown, court: shown.court ?? court }} laterDate={known?.later_date ?? null} />
      {shown.court === null || court !== null ? <CourtSelect value={court} onChange={onCourt} /> : null}
      {shown.known ? (
        <Alert color="indigo" title={t('known', { title: isolate(shown.known.title) })}>
          <Checkbox label={t('as_new')} checked={isNew} onChange={(event) => setNew(event.currentTarget.checked)} />
        </Alert>
      ) : null}
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button onClick={keep} loading={isKeeping} disabled={shown.court === null && court === null}>
          {known ? t('update') : t('save')}
        </Button>
      </Group>
    </>
  )
}

function OrderPart({ page, court, isKeeping, onKeep, onBack }: PartProps) {
  const { t } = useTranslation('droppedPages')
  const [chosen, setChosen] = useState<MatterId | null>(page.order?.known?._id ?? null)
  if (!page.order) return null
  const isKnown = chosen !== null && chosen === page.order.known?._id
  return (
    <>
      <OrderFacts order={page.order} />
      {isKnown ? (
        <Alert color="indigo" title={t('known', { title: isolate(page.order.known?.title ?? '') })} />
      ) : (
        <ChooseMatter onChoose={setChosen} />
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button onClick={() => onKeep({ keep: 'order', picks: [], court, matter_id: chosen })} loading={isKeeping}>
          {chosen === null ? t('save_order_new') : t('save_order')}
        </Button>
      </Group>
    </>
  )
}
