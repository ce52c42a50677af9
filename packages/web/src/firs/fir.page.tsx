import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core'
import type { FirDetail } from '@peshi/contract/firs'
import { FirTrackerId } from '@peshi/contract/ids'
import { pairOf } from '@peshi/contract/section-map'
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ageOf } from '../i18n/age.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { sayError } from '../i18n/say-error.ts'
import { DateText, Values, Words } from '../matters/marks.tsx'
import { useCan } from '../session/use-session.ts'
import { PageHeader } from '../shell/page-header.tsx'
import classes from '../trackers/trackers.module.css'
import { Panel } from '../ui/panel.tsx'
import { toastError } from '../ui/toast.tsx'
import { useNow } from '../ui/use-now.ts'
import { DefaultBail } from './default-bail.tsx'
import { EditFir } from './edit-fir.tsx'
import { FirCopy } from './fir-copy.tsx'
import { FirHistory } from './fir-history.tsx'
import { FirMatters } from './fir-matters.tsx'
import { FirStatusPill } from './fir-status.tsx'
import { numberOf } from './fir-words.ts'
import { useDeleteFirs, useFir, useSaveFir } from './firs.api.ts'

/** One FIR: what its source says, what the chamber knows, what changed. */
export function FirPage() {
  const { t } = useTranslation(['firs', 'trackers'])
  const params = useParams({ from: '/shell/trackers/firtracker/fir-preview/$id/$unique_id' })
  const id = FirTrackerId.safeParse(params.id)
  if (!id.success) return <Missing text={t('firs:missing')} />
  return <LoadedFir id={id.data} />
}

function LoadedFir({ id }: { id: FirTrackerId }) {
  const { t } = useTranslation(['firs', 'trackers'])
  const { data, error, refetch } = useFir(id)
  if (data) return <Shown fir={data} />
  if (error)
    return (
      <Missing text={sayError(error)}>
        <Button variant="default" size="compact-sm" onClick={() => refetch()}>
          {t('trackers:retry')}
        </Button>
      </Missing>
    )
  return <Skeleton height={320} />
}

function Missing({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <>
      <PageHeader />
      <Alert color="red" role="alert">
        <Stack gap="xs" align="start">
          {text}
          {children}
        </Stack>
      </Alert>
    </>
  )
}

function Shown({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation(['firs', 'trackers'])
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <PageHeader />
      <Stack gap="md">
        <Panel
          title={<Words>{`${numberOf(fir)}, ${fir.police_station}`}</Words>}
          aside={<FirStatusPill status={fir.status} />}
        >
          {isEditing ? <EditFir fir={fir} onClose={() => setEditing(false)} /> : <Facts fir={fir} />}
          {isEditing ? null : <Deeds fir={fir} onEdit={() => setEditing(true)} />}
        </Panel>
        <Panel title={t('firs:sections')}>
          <Sections fir={fir} />
        </Panel>
        <Panel title={t('firs:matters_title')}>
          <FirMatters fir={fir} />
        </Panel>
        <Panel title={t('firs:copy')}>
          <FirCopy fir={fir} />
        </Panel>
        <Panel title={t('firs:bail_title')}>
          <DefaultBail fir={fir} />
        </Panel>
        <Panel title={t('firs:history')}>
          <FirHistory fir={fir} />
        </Panel>
      </Stack>
    </>
  )
}

function Facts({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  const now = useNow()
  return (
    <dl className={classes.table}>
      <dt>{t('place')}</dt>
      <dd>
        <Values>{[fir.district, fir.state]}</Values>
      </dd>
      <dt>{t('column.registered')}</dt>
      <dd>
        <DateText date={fir.registered_on} />
      </dd>
      {fir.is_zero || fir.later_number ? (
        <>
          <dt>{t('later_number')}</dt>
          <dd>
            <Values>
              {[
                fir.later_number ? `${fir.later_number}/${fir.later_year ?? '—'}` : '—',
                fir.later_station,
                fir.is_zero ? t('zero_fir') : null,
              ]}
            </Values>
          </dd>
        </>
      ) : null}
      <dt>{t('accused')}</dt>
      <dd>{fir.accused.length > 0 ? <Words>{fir.accused.join(', ')}</Words> : '—'}</dd>
      <dt>{t('complainant')}</dt>
      <dd>
        <Complainant fir={fir} />
      </dd>
      {fir.cases.length > 0 ? (
        <>
          <dt>{t('cases')}</dt>
          <dd>
            {fir.cases.map((one) => (
              <div key={one.case_number}>
                <Words>{one.case_number}</Words>{' '}
                <span className={classes.muted}>
                  <Words>{[one.petitioner, one.respondent].filter(Boolean).join(' v. ')}</Words>
                </span>
              </div>
            ))}
          </dd>
        </>
      ) : null}
      <dt>{t('column.checked')}</dt>
      <dd>
        {fir.last_checked_at ? ageOf(fir.last_checked_at, now, currentLocale()) : t(fir.court_id ? 'never' : 'by_hand')}
      </dd>
      {fir.note ? (
        <>
          <dt>{t('note')}</dt>
          <dd>
            <Words>{fir.note}</Words>
          </dd>
        </>
      ) : null}
    </dl>
  )
}

/** A name that the law withholds is shown to who asks for it, here and nowhere else. */
function Complainant({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  const [isShown, setShown] = useState(false)
  if (!fir.complainant) return '—'
  if (!fir.is_withheld || isShown) return <Words>{fir.complainant}</Words>
  return (
    <>
      {t('withheld')}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => setShown(true)}>
        {t('show')}
      </Button>
    </>
  )
}

function Sections({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  if (fir.sections.length === 0) return <span className={classes.muted}>{t('no_sections')}</span>
  return (
    <div className={classes.part}>
      <dl className={classes.table}>
        {fir.sections.map((one) => {
          const pair = pairOf(one)
          const isOld = pair?.old.act === one.act
          const other = pair && (isOld ? pair.new : pair.old)
          return (
            <div key={`${one.act} ${one.section}`} style={{ display: 'contents' }}>
              <dt style={{ color: 'var(--ink)' }}>
                <Words>{`${one.act} ${one.section}`.trim()}</Words>
              </dt>
              <dd>
                {other ? (
                  <>
                    <bdi dir="ltr">{`${other.act} ${other.section}`}</bdi>{' '}
                    <span className={classes.muted}>{t(pair.source === 'court' ? 'pair_court' : 'pair_verify')}</span>
                  </>
                ) : (
                  <span className={classes.muted}>{t('no_pair')}</span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <span className={classes.muted}>{t('pairs_why')}</span>
    </div>
  )
}

function Deeds({ fir, onEdit }: { fir: FirDetail; onEdit(): void }) {
  const { t } = useTranslation(['firs', 'trackers'])
  const can = useCan()
  const navigate = useNavigate()
  const save = useSaveFir()
  const remove = useDeleteFirs()
  if (!can('update', 'Tracker')) return null
  const askNow = () =>
    save.mutate(
      { _id: fir._id, refresh: true },
      {
        onSuccess: () => navigate({ to: '/dashboard/due-checks', search: { kind: 'fir' } }),
        onError: toastError,
      },
    )
  return (
    <Group gap="xs" mt="md">
      {fir.court_id ? (
        <Button leftSection={<IconRefresh size={16} />} loading={save.isPending} onClick={askNow}>
          {t('firs:check_now')}
        </Button>
      ) : null}
      <Button variant="default" leftSection={<IconPencil size={16} />} onClick={onEdit}>
        {t('trackers:edit')}
      </Button>
      {can('delete', 'Tracker') ? (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => remove([fir._id]).then(() => navigate({ to: '/trackers/firtracker/fir-tracker-list' }))}
        >
          {t('trackers:delete')}
        </Button>
      ) : null}
      {fir.next_check_at ? <Link to="/dashboard/due-checks">{t('trackers:due_checks')}</Link> : null}
    </Group>
  )
}
