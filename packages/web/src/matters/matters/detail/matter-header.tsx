import { ActionIcon, Button, Menu } from '@mantine/core'
import { caseLabel } from '@peshi/contract/courts/labels'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { IconChecklist, IconDots, IconPencil, IconRefresh, IconScale, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertChoiceItems } from '../../../chamber/notifications/alert-choice-items.tsx'
import { WaitingMark } from '../../../platform/offline/waiting-mark.tsx'
import { useCan } from '../../../platform/session/use-session.ts'
import { PageHeader } from '../../../platform/shell/page-header.tsx'
import { Pill } from '../../../platform/ui/pill.tsx'
import { Values, Words } from '../../../platform/ui/words.tsx'
import { TakeOutItems } from '../../../records/takeouts/take-out-items.tsx'
import { openNewAppeal } from '../../../trackers/appeals/open-new-appeal.ts'
import { openOutcome } from '../../hearings/open-outcome.ts'
import { CaseStatusPill, CourtMonogram, ReadAge } from '../marks.tsx'
import { EditOther } from '../other/edit-other.tsx'
import { useDeleteWithUndo } from '../use-delete-with-undo.tsx'
import { useRefreshWithToast } from '../use-refresh-with-toast.ts'
import classes from './detail.module.css'
import { EditMatter } from './edit-matter.tsx'
import { CourtSays, MatterStrip, mismatchOf } from './matter-strip.tsx'

export function MatterHeader({ matter }: { matter: MatterDetail }) {
  return (
    <>
      <PageHeader
        title={<Words>{matter.title}</Words>}
        tabTitle={matter.title}
        crumb={
          <Link to="/dashboard/sync/$court" params={{ court: matter.hc_name }} className={classes.court}>
            <Words>{matter.court_title}</Words>
          </Link>
        }
        subtitle={<Identity matter={matter} />}
      >
        <Actions matter={matter} />
      </PageHeader>
      <MatterStrip matter={matter} />
    </>
  )
}

function Identity({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  const isListedToday = matter.case_status === 'pending' && matter.next_date === courtDateAt(new Date())
  const courtTitle = mismatchOf(matter.beside.title)
  const parts = [caseLabel(matter), matter.cnr, matter.record?.court_name ?? matter.court_title, matter.reference_id]
  return (
    <span className={classes.identity}>
      <span className="tabular">
        <CourtMonogram court={matter.hc_name} /> <Values>{parts}</Values>
      </span>
      {courtTitle === null ? null : (
        <span className={classes.mismatch}>
          <CourtSays value={courtTitle} />
        </span>
      )}
      {isListedToday ? <Pill tone="today">{t('detail.listed_today')}</Pill> : null}
      {matter.case_status === 'disposed' ? <CaseStatusPill status="disposed" /> : null}
      <WaitingMark matterId={matter._id} />
    </span>
  )
}

function Actions({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation(['matters', 'hearings'])
  const can = useCan()
  const navigate = useNavigate()
  const refresh = useRefreshWithToast()
  const remove = useDeleteWithUndo()
  const [isEditing, setEditing] = useState(false)
  const Edit = matter.type === 'other' ? EditOther : EditMatter
  const leave = () => navigate({ to: '/dashboard/matters' })
  return (
    <>
      {can('update', 'Matter') && matter.matter_id ? (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} />}
          loading={refresh.isPending}
          onClick={() => refresh.start(matter)}
        >
          {t('action.refresh')}
          <span className={classes.age}>
            {t('detail.read')} <ReadAge readAt={matter.read_at} failingSince={matter.failing_since} />
          </span>
        </Button>
      ) : null}
      {can('update', 'Matter') ? (
        <Button
          data-tour="outcome"
          leftSection={<IconChecklist size={16} />}
          onClick={() => openOutcome({ matter_id: matter._id })}
        >
          {t('hearings:entry.outcome')}
        </Button>
      ) : null}
      {can('update', 'Matter') ? (
        <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
          {t('action.edit')}
        </Button>
      ) : null}
      {can('read', 'Order') || can('delete', 'Matter') ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('action.more')}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {can('read', 'Order') ? <TakeOutItems matterId={matter._id} /> : null}
            <AlertChoiceItems matterId={matter._id} />
            {can('create', 'Tracker') && matter.case_status === 'disposed' && matter.hc_name !== 'sci' ? (
              <Menu.Item leftSection={<IconScale size={16} />} onClick={() => openNewAppeal(matter._id)}>
                {t('action.watch_appeal')}
              </Menu.Item>
            ) : null}
            {can('delete', 'Matter') ? (
              <Menu.Item
                data-sends
                color="red"
                leftSection={<IconTrash size={16} />}
                onClick={() => remove(matter._id, leave)}
              >
                {t('action.delete')}
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {isEditing ? <Edit matter={matter} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
