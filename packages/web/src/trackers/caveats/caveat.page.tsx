import { Button, Group, Stack } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { CaveatDetail, CaveatHit, CaveatTracker } from '@peshi/contract/trackers/caveats'
import { IconRotate } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ChooseMatter } from '../../matters/hearings/outcome/choose-matter.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { Sides } from '../trackers/sides.tsx'
import { CheckButton, DeleteButton, EditButton } from '../trackers/tracker-buttons.tsx'
import { TrackerHit } from '../trackers/tracker-hit.tsx'
import { CaveatFacts, linkToCaveat } from './caveat-facts.tsx'
import { CaveatForm } from './caveat-form.tsx'
import { CaveatProofs } from './caveat-proofs.tsx'
import { CaveatState } from './caveat-state.tsx'
import { caveats, checkCaveat, useAcceptHit, useDismissHit } from './caveats.api.ts'

export function CaveatPage() {
  const { t } = useTranslation('errors')
  const { id } = useParams({ from: '/shell/trackers/up-caveat/up-caveat-preview/$id/$unique_id' })
  const { data, error, refetch } = caveats.useOne(id)
  if (data) return <Details caveat={data} />
  return (
    <>
      <PageHeader />
      <Unloaded title={t('refused.title')} error={error} onRetry={refetch} outline={320} />
    </>
  )
}

function Details({ caveat }: { caveat: CaveatDetail }) {
  const { t } = useTranslation(['caveats', 'trackers'])
  const [form, setForm] = useState<'edit' | 'renew' | null>(null)
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={<Sides first={caveat.caveator} second={caveat.caveatee} between="/" isWhole />}
        {...(caveat.is_hidden ? {} : { tabTitle: `${caveat.caveator} / ${caveat.caveatee}` })}
        subtitle={
          <Group component="span" gap="4px 8px" c="dimmed" fz="sm" className="anywhere">
            <Words>{sayCourt(caveat.court_title)}</Words>
            <CaveatState caveat={caveat} />
          </Group>
        }
      >
        <Activities caveat={caveat} onForm={setForm} />
      </PageHeader>
      <div className="columns">
        <Stack>
          <Panel title={t('caveats:one')}>
            <CaveatFacts caveat={caveat} />
          </Panel>
          <Panel title={t('caveats:found_title')}>
            <Stack gap="xs">
              {caveat.hits.length === 0 ? <span className="small">{t('caveats:nothing_found')}</span> : null}
              {caveat.hits.map((hit) => (
                <Hit key={hit._id} caveat={caveat} hit={hit} />
              ))}
            </Stack>
          </Panel>
        </Stack>
        <CaveatProofs caveat={caveat} />
      </div>
      {form ? (
        <Modal
          opened
          title={t(form === 'renew' ? 'caveats:renew' : 'caveats:edit')}
          onClose={() => setForm(null)}
          size={560}
        >
          <CaveatForm
            from={caveat}
            isRenewal={form === 'renew'}
            onClose={() => setForm(null)}
            onSaved={({ _id, unique_id }) => navigate(linkToCaveat(_id, unique_id))}
          />
        </Modal>
      ) : null}
    </>
  )
}

function Activities({ caveat, onForm }: { caveat: CaveatDetail; onForm(form: 'edit' | 'renew'): void }) {
  const { t } = useTranslation(['caveats', 'trackers'])
  const can = useCan()
  const navigate = useNavigate()
  const remove = caveats.useDelete()
  const isOver = caveat.tracker_state === 'matched' || caveat.tracker_state === 'renewed'
  return (
    <>
      {can('create', 'Tracker') && !isOver ? (
        <Button leftSection={<IconRotate size={16} />} onClick={() => onForm('renew')}>
          {t('caveats:renew')}
        </Button>
      ) : null}
      {caveat.is_searched && !isOver && caveat.days_left >= 0 ? (
        <CheckButton
          isSecond
          kind="caveat"
          label={t('caveats:check_now')}
          keys={caveats.keys}
          send={() => checkCaveat(caveat._id)}
        />
      ) : null}
      <EditButton onEdit={() => onForm('edit')} />
      <DeleteButton
        onDelete={() => remove([caveat._id]).then(() => navigate({ to: '/trackers/up-caveat/tracker-list' }))}
      />
    </>
  )
}

function Hit({ caveat, hit }: { caveat: CaveatTracker; hit: CaveatHit }) {
  const { t } = useTranslation('caveats')
  const accept = useAcceptHit(caveat._id, hit._id)
  const [isChoosing, setChoosing] = useState(false)
  const take = (matter_id: MatterId | null = null) =>
    accept.mutate(matter_id, {
      onSuccess: () => {
        setChoosing(false)
        toastDone(t(hit.can_follow && !matter_id ? 'added' : 'matched'))
      },
    })
  return (
    <TrackerHit
      hit={hit}
      name={hit.case_number}
      words="caveats"
      openLabel={t('open_matter')}
      dismiss={useDismissHit(caveat._id, hit._id)}
      actions={
        <>
          <Button size="compact-sm" loading={accept.isPending} onClick={() => take()}>
            {t(hit.can_follow ? 'accept_matter' : 'accept')}
          </Button>
          <Button size="compact-sm" variant="default" disabled={accept.isPending} onClick={() => setChoosing(true)}>
            {t('join')}
          </Button>
        </>
      }
    >
      <p className="small">
        {t(`reason.${hit.reason}`)} {t(`source.${hit.source}`)}{' '}
        {hit.listed_on ? <DateText date={hit.listed_on} /> : null}
      </p>
      {isChoosing ? (
        <Modal opened title={t('join_which')} onClose={() => setChoosing(false)} size={560}>
          <ChooseMatter onChoose={take} />
        </Modal>
      ) : null}
    </TrackerHit>
  )
}
