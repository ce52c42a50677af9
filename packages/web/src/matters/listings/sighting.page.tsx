import { Button, Skeleton, Stack, TextInput } from '@mantine/core'
import { confirmSighting, type getSighting } from '@peshi/contract/matters/sightings'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { Link, useParams } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageFailed } from '../../platform/shell/page-failed.tsx'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { useConfirm, useDismiss, useSighting } from './sightings.api.ts'
import classes from './sightings.module.css'

const PdfReader = lazy(async () => {
  const part = await loadChunk(() => import('../orders/pdf-reader.tsx'))
  return { default: part.PdfReader }
})

type Sighted = ReplyOf<typeof getSighting>['data']

export function SightingPage() {
  const { t } = useTranslation('causeLists')
  const { id } = useParams({ from: '/shell/dashboard/causelist/page/$id' })
  const { data, error, refetch } = useSighting(id)
  if (!data && error) return <PageFailed title={t('sighting.failed')} error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={420} radius="lg" aria-busy="true" />
  return (
    <>
      <PageHeader
        title={<Words>{data.title}</Words>}
        subtitle={
          <>
            {sayCourt(data.court_title)} · <DateText date={data.date} /> ·{' '}
            <Words>{t('sighting.of', { list: data.list_title, page: data.page })}</Words>
          </>
        }
      />
      <div className={classes.page}>
        <Question key={data.state} sighting={data} />
        {data.file ? <Page sighting={data} file={data.file} /> : <Message title={t('sighting.noFile')} />}
      </div>
    </>
  )
}

function Question({ sighting }: { sighting: Sighted }) {
  const { t } = useTranslation('causeLists')
  const can = useCan()
  return (
    <Panel title={t('sighting.ask')}>
      <Stack gap="sm" p="md">
        <Link to="/dashboard/matters/matter-preview/$id" params={{ id: sighting.matter_id }} dir="auto">
          {sighting.title}
        </Link>
        <blockquote className={classes.words} dir="auto">
          {sighting.words}
        </blockquote>
        <Decision sighting={sighting} may={can('update', 'Matter')} />
      </Stack>
    </Panel>
  )
}

function Decision({ sighting, may }: { sighting: Sighted; may: boolean }) {
  const { t } = useTranslation('causeLists')
  const dismiss = useDismiss(sighting._id)
  if (sighting.state === 'gone') return <p>{t('sighting.isGone')}</p>
  if (sighting.state === 'confirmed') return <p>{t('sighting.isConfirmed')}</p>
  if (!may) return null
  if (sighting.state === 'open') return <DecideForm sighting={sighting} />
  return (
    <p>
      {t('sighting.isDismissed')}{' '}
      <Button data-sends size="compact-sm" variant="subtle" onClick={() => dismiss.mutate(false)}>
        {t('sighting.undo')}
      </Button>
    </p>
  )
}

const itemRule = confirmSighting.body.shape.item

function DecideForm({ sighting }: { sighting: Sighted }) {
  const { t } = useTranslation('causeLists')
  const [item, setItem] = useState(sighting.near_item?.replace(/[.)]$/, '') ?? '')
  const [courtNo, setCourtNo] = useState(sighting.court_no ?? '')
  const confirm = useConfirm(sighting._id)
  const dismiss = useDismiss(sighting._id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate({ item, court_no: courtNo.trim() || null }, { onSuccess: () => toastDone(t('sighting.confirmed')) })
  }
  const putAway = () =>
    dismiss.mutate(true, {
      onSuccess: () =>
        toastDone(t('sighting.dismissed'), { label: t('sighting.undo'), run: () => dismiss.mutateAsync(false) }),
    })
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label={t('sighting.item')}
        required
        withAsterisk={false}
        maxLength={30}
        value={item}
        onChange={({ currentTarget }) => setItem(currentTarget.value)}
        dir="ltr"
      />
      <TextInput
        label={t('sighting.court_no')}
        maxLength={30}
        value={courtNo}
        onChange={({ currentTarget }) => setCourtNo(currentTarget.value)}
        dir="ltr"
      />
      <Button type="submit" data-sends loading={confirm.isPending} disabled={!itemRule.safeParse(item).success}>
        {t('sighting.confirm')}
      </Button>
      <Button data-sends variant="default" loading={dismiss.isPending} onClick={putAway}>
        {t('sighting.dismiss')}
      </Button>
    </form>
  )
}

function Page({ sighting, file }: { sighting: Sighted; file: NonNullable<Sighted['file']> }) {
  const [page, setPage] = useState(sighting.page)
  return (
    <Suspense fallback={<Skeleton height={420} radius="lg" aria-busy="true" />}>
      <PdfReader
        file={{ id: `list ${sighting._id}`, version: file.version, address: file.address, hasText: true }}
        name={`${sighting.list_title} ${sighting.date}`}
        page={page}
        find={wordsToFind(sighting.case_number)}
        onPage={setPage}
      />
    </Suspense>
  )
}

/** Omits the case type, because a PDF may contain it as separate letters. */
const wordsToFind = (printed: string) => /\d[\d\s-]*(?:\/|-|of)\s*(?:19|20)\d{2}/i.exec(printed)?.[0] ?? printed
