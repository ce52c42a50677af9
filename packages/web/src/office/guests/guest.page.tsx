import { Button, Checkbox, FileButton, Group, Skeleton, Stack, TextInput } from '@mantine/core'
import type { GuestView } from '@peshi/contract/office/guests'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { FullPage } from '../../app/full-page.tsx'
import { LanguageSelect } from '../../chamber/account/language-select.tsx'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useDocumentTitle } from '../../platform/shell/document-title.ts'
import { SkinButton } from '../../platform/shell/skin-button.tsx'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Toasts } from '../../platform/ui/toasts.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { GuestDays } from './guest-days.tsx'
import { fetchPaper, useAccept, useAddPapers, useGuestView } from './guests.api.ts'
import classes from './guests.module.css'

export function GuestPage() {
  const { t } = useTranslation('guests')
  const [token] = useState(() => window.location.hash.slice(1))
  const { data, error, refetch, isFetching } = useGuestView(token)
  useDocumentTitle(data?.matter?.title ?? t('page'))
  if (error)
    return (
      <FullPage title={t('link_over')}>
        <p>{sayError(error)}</p>
        <Button variant="default" loading={isFetching} onClick={() => refetch()}>
          {t('try_again')}
        </Button>
      </FullPage>
    )
  return (
    <main className={classes.page} id="content">
      <Group justify="flex-end">
        <LanguageSelect />
        <SkinButton />
      </Group>
      {!data ? (
        <Skeleton height={420} radius="lg" aria-busy="true" />
      ) : data.matter ? (
        <SharedMatter token={token} view={data} matter={data.matter} />
      ) : (
        <Accept token={token} view={data} />
      )}
      <Toasts />
    </main>
  )
}

function Accept({ token, view }: { token: string; view: GuestView }) {
  const { t } = useTranslation('guests')
  const [name, setName] = useState(view.name)
  const [agrees, setAgrees] = useState(false)
  const accept = useAccept(token)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        accept.mutate(name.trim())
      }}
    >
      <Stack gap="sm">
        <header className={classes.head}>
          <h1 style={{ margin: 0 }}>{t('accept_title')}</h1>
          <p>{t('accept_text', { chamber: isolate(view.chamber), date: toDayFirst(view.ends_on) })}</p>
        </header>
        <TextInput
          label={t('your_name')}
          value={name}
          maxLength={120}
          required
          autoComplete="name"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox
          label={t('agree', { chamber: isolate(view.chamber) })}
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        />
        <FormError error={accept.error} />
        <Button type="submit" loading={accept.isPending} disabled={!agrees || name.trim() === ''}>
          {t('accept')}
        </Button>
      </Stack>
    </form>
  )
}

type Matter = NonNullable<GuestView['matter']>

function SharedMatter({ token, view, matter }: { token: string; view: GuestView; matter: Matter }) {
  const { t } = useTranslation('guests')
  return (
    <>
      <header className={classes.head}>
        <p className="small">
          {t('shared_with_you', { chamber: isolate(view.chamber), date: toDayFirst(view.ends_on) })}
        </p>
        <h1 style={{ margin: 0 }}>
          <Words>{matter.title}</Words>
        </h1>
        <p>
          <Values>
            {[
              matter.number,
              sayCourt(matter.court_title),
              matter.next_date ? t('next_date', { date: toDayFirst(matter.next_date) }) : null,
            ]}
          </Values>
        </p>
      </header>
      <GuestDays token={token} view={view} days={matter.days} />
      <Papers token={token} view={view} matter={matter} />
    </>
  )
}

function Papers({ token, view, matter }: { token: string; view: GuestView; matter: Matter }) {
  const { t } = useTranslation(['guests', 'orders'])
  const add = useAddPapers(token)
  const open = (kind: 'order' | 'paper', id: string) => showBlob(() => fetchPaper(token, kind, id)).catch(toastError)
  const papers = [
    ...matter.papers.map(({ _id, name }) => ({ id: _id, kind: 'paper' as const, name, isReady: true })),
    ...matter.orders.map(({ _id, kind, date, is_ready }) => ({
      id: _id,
      kind: 'order' as const,
      name: [t(`orders:kind.${kind}`), date && toDayFirst(date)].filter(Boolean).join(' · '),
      isReady: is_ready,
    })),
  ]
  const send = (files: File[]) => {
    if (files.length === 0) return
    add.mutate(files, { onSuccess: () => toastDone(t('guests:papers_added')), onError: (error) => toastError(error) })
  }
  if (papers.length === 0 && view.level !== 'full') return null
  return (
    <Panel
      title={t('guests:papers_title')}
      aside={
        view.level === 'full' ? (
          <FileButton multiple onChange={send}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={16} />} loading={add.isPending}>
                {t('guests:add_papers')}
              </Button>
            )}
          </FileButton>
        ) : null
      }
    >
      {papers.length === 0 ? <p className="small">{t('guests:no_papers')}</p> : null}
      <Stack component="ul" gap="xs" aria-label={t('guests:papers_title')}>
        {papers.map(({ id, kind, name, isReady }) => (
          <li key={id} className="entry">
            <Words>{name}</Words>
            {isReady ? (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('guests:open_of', { name })}
                onClick={() => open(kind, id)}
              >
                {t('guests:open')}
              </Button>
            ) : (
              <span className="small">{t('guests:not_ready')}</span>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
