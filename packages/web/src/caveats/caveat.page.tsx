import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core'
import type { CaveatDetail, CaveatHit, CaveatTracker } from '@peshi/contract/caveats'
import { CaveatTrackerId, type MatterId } from '@peshi/contract/ids'
import { IconPencil, IconRefresh, IconRotate, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChooseMatter } from '../hearings/outcome/choose-matter.tsx'
import { sayError } from '../i18n/say-error.ts'
import { DateText, Words } from '../matters/marks.tsx'
import { useCan } from '../session/use-session.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { TrackerDialog } from '../trackers/tracker-dialog.tsx'
import classes from '../trackers/trackers.module.css'
import { toastDone } from '../ui/toast.tsx'
import { CaveatForm } from './caveat-form.tsx'
import { CaveatProofs } from './caveat-proofs.tsx'
import { CaveatState } from './caveat-state.tsx'
import { useAcceptHit, useCaveat, useCheckCaveat, useDeleteCaveats, useDismissHit } from './caveats.api.ts'

/** One caveat: its days, the proof of its notice, and what may be the filing. */
export function CaveatPage() {
  const { t } = useTranslation(['caveats', 'trackers'])
  const { id } = useParams({ from: '/shell/trackers/up-caveat/up-caveat-preview/$id/$unique_id' })
  const { data, error, refetch } = useCaveat(CaveatTrackerId.catch(id as CaveatTrackerId).parse(id))
  return (
    <>
      <PageHeader />
      {data ? <Details caveat={data} /> : null}
      {error && !data ? (
        <Alert color="red" role="alert">
          <Stack gap="xs" align="start">
            {sayError(error)}
            <Button variant="default" size="compact-sm" onClick={() => refetch()}>
              {t('trackers:retry')}
            </Button>
          </Stack>
        </Alert>
      ) : null}
      {!(data || error) ? <Skeleton height={200} /> : null}
    </>
  )
}

function Details({ caveat }: { caveat: CaveatDetail }) {
  const { t } = useTranslation(['caveats', 'trackers'])
  const can = useCan()
  const navigate = useNavigate()
  const check = useCheckCaveat()
  const remove = useDeleteCaveats()
  const [form, setForm] = useState<'edit' | 'renew' | null>(null)
  const isOver = caveat.tracker_state === 'matched' || caveat.tracker_state === 'renewed'
  const open = (id: CaveatTrackerId) =>
    navigate({
      to: '/trackers/up-caveat/up-caveat-preview/$id/$unique_id',
      params: { id, unique_id: caveat.unique_id },
    })
  return (
    <Stack gap="lg">
      <div className={classes.part}>
        <div>
          <CaveatState caveat={caveat} />
        </div>
        <strong>
          <Words>{`${caveat.caveator} / ${caveat.caveatee}`}</Words>
        </strong>
        <span className={classes.muted}>{caveat.court_title}</span>
        {caveat.matter_id ? (
          <Link to="/dashboard/matters/matter-preview/$id" params={{ id: caveat.matter_id }}>
            {t('caveats:open_matter')}
          </Link>
        ) : null}
      </div>
      <dl className={classes.table}>
        <dt>{t('caveats:lodged_on')}</dt>
        <dd>
          <DateText date={caveat.lodged_on} />
        </dd>
        <dt>{t('caveats:expires_on')}</dt>
        <dd>
          <DateText date={caveat.expires_on} /> <span className={classes.muted}>{t('caveats:verify')}</span>
        </dd>
        <dt>{t('caveats:caveat_number')}</dt>
        <dd>{[caveat.caveat_number, caveat.caveat_year].filter(Boolean).join('/') || '—'}</dd>
        <dt>{t('caveats:subject')}</dt>
        <dd>
          <Words>{caveat.subject ?? '—'}</Words>
        </dd>
        <dt>{t('caveats:notice_posted_on')}</dt>
        <dd>{caveat.notice_posted_on ? <DateText date={caveat.notice_posted_on} /> : t('caveats:no_proof')}</dd>
        <dt>{t('caveats:notice_number')}</dt>
        <dd>{caveat.notice_number ?? '—'}</dd>
        <dt>{t('caveats:note')}</dt>
        <dd>
          <Words>{caveat.note ?? '—'}</Words>
        </dd>
      </dl>
      <CaveatProofs caveat={caveat} />
      <section className={classes.part} aria-label={t('caveats:found_title')}>
        <h2>{t('caveats:found_title')}</h2>
        {caveat.hits.length === 0 ? <span className={classes.muted}>{t('caveats:nothing_found')}</span> : null}
        {caveat.hits.map((hit) => (
          <Hit key={hit._id} caveat={caveat} hit={hit} />
        ))}
      </section>
      <Group gap="xs">
        {caveat.renewed_by ? (
          <Button variant="default" onClick={() => caveat.renewed_by && open(caveat.renewed_by)}>
            {t('caveats:open_fresh')}
          </Button>
        ) : null}
        {caveat.renews ? (
          <Button variant="default" onClick={() => caveat.renews && open(caveat.renews)}>
            {t('caveats:open_old')}
          </Button>
        ) : null}
        {can('create', 'Tracker') && !isOver ? (
          <Button leftSection={<IconRotate size={16} />} onClick={() => setForm('renew')}>
            {t('caveats:renew')}
          </Button>
        ) : null}
        {can('update', 'Tracker') && caveat.is_searched && !isOver && caveat.days_left >= 0 ? (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            loading={check.isPending}
            onClick={() =>
              check.mutate(caveat._id, {
                onSuccess: () => navigate({ to: '/dashboard/due-checks', search: { kind: 'caveat' } }),
              })
            }
          >
            {t('caveats:check_now')}
          </Button>
        ) : null}
        {can('update', 'Tracker') ? (
          <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setForm('edit')}>
            {t('trackers:edit')}
          </Button>
        ) : null}
        {can('delete', 'Tracker') ? (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => remove([caveat._id]).then(() => navigate({ to: '/trackers/up-caveat/tracker-list' }))}
          >
            {t('trackers:delete')}
          </Button>
        ) : null}
      </Group>
      {form ? (
        <TrackerDialog title={t(form === 'renew' ? 'caveats:renew' : 'caveats:edit')} onClose={() => setForm(null)}>
          <CaveatForm
            from={caveat}
            isRenewal={form === 'renew'}
            onClose={() => setForm(null)}
            onSaved={({ _id }) => open(_id)}
          />
        </TrackerDialog>
      ) : null}
    </Stack>
  )
}

function Hit({ caveat, hit }: { caveat: CaveatTracker; hit: CaveatHit }) {
  const { t } = useTranslation('caveats')
  const can = useCan()
  const accept = useAcceptHit(caveat._id)
  const dismiss = useDismissHit(caveat._id)
  const [isChoosing, setChoosing] = useState(false)
  const take = (matter_id: MatterId | null = null) =>
    accept.mutate(
      { hit: hit._id, matter_id },
      {
        onSuccess: () => {
          setChoosing(false)
          toastDone(t('matched'))
        },
      },
    )
  return (
    <article className={classes.hit} data-dismissed={hit.state === 'dismissed' || undefined}>
      <strong>
        <Words>{hit.case_number}</Words>
      </strong>
      <p>
        <Words>{`${hit.petitioner ?? '—'} / ${hit.respondent ?? '—'}`}</Words>
      </p>
      <p className={classes.muted}>
        {t(`reason.${hit.reason}`)} {t(`source.${hit.source}`)}{' '}
        {hit.listed_on ? <DateText date={hit.listed_on} /> : null}
      </p>
      <Group gap="xs">
        {hit.matter_id ? (
          <Link to="/dashboard/matters/matter-preview/$id" params={{ id: hit.matter_id }}>
            {t('open_matter')}
          </Link>
        ) : null}
        {hit.state === 'new' && can('create', 'Matter') ? (
          <Button size="compact-sm" loading={accept.isPending} onClick={() => take()}>
            {t(hit.can_follow ? 'accept_matter' : 'accept')}
          </Button>
        ) : null}
        {hit.state === 'new' && can('create', 'Matter') ? (
          <Button size="compact-sm" variant="default" disabled={accept.isPending} onClick={() => setChoosing(true)}>
            {t('join')}
          </Button>
        ) : null}
        {hit.state !== 'matched' && can('update', 'Tracker') ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate({ hit: hit._id, undo: hit.state === 'dismissed' })}
          >
            {t(hit.state === 'dismissed' ? 'not_dismissed' : 'dismiss')}
          </Button>
        ) : null}
      </Group>
      {isChoosing ? (
        <TrackerDialog title={t('join_which')} onClose={() => setChoosing(false)}>
          <ChooseMatter onChoose={take} />
        </TrackerDialog>
      ) : null}
    </article>
  )
}
