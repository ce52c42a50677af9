import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { otherForum } from '@peshi/contract/courts/courts'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { IconDots, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AlertChoiceItems } from '../../../chamber/notifications/alert-choice-items.tsx'
import { CourtMonogram } from '../../../courts/courts/court-monogram.tsx'
import { useCourtToday } from '../../../platform/clock/use-now.ts'
import { FillSlot } from '../../../platform/features/fill-slot.tsx'
import { sayCase } from '../../../platform/i18n/say-case.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useWaitingOf } from '../../../platform/offline/use-offline.ts'
import { WaitingMark } from '../../../platform/offline/waiting-mark.tsx'
import { useCan } from '../../../platform/session/use-session.ts'
import { PageHeader } from '../../../platform/shell/page-header.tsx'
import { Modal } from '../../../platform/ui/layers.tsx'
import { Pill } from '../../../platform/ui/pill.tsx'
import { toastDone } from '../../../platform/ui/toast.tsx'
import { Values, Words } from '../../../platform/ui/words.tsx'
import { CaseStatusPill, ReadAge } from '../next-date.tsx'
import { OtherForm } from '../other/other-form.tsx'
import { useDeleteWithUndo } from '../use-delete-with-undo.tsx'
import { useRefreshWithToast } from '../use-refresh-with-toast.ts'
import classes from './detail.module.css'
import { EditMatter } from './edit-matter.tsx'
import { matterButtons, matterMenuEnd, matterMenuStart } from './matter-slots.ts'
import { CourtSays, MatterStrip, mismatchOf } from './matter-strip.tsx'

function EditOther({ matter, onClose }: { matter: MatterDetail; onClose(): void }) {
  const { t } = useTranslation('clients')
  const saved = () => {
    toastDone(t('other.updated'))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('other.edit')} size={620}>
      <OtherForm matter={matter} onClose={onClose} onSaved={saved} />
    </Modal>
  )
}

export function MatterHeader({ matter }: { matter: MatterDetail }) {
  return (
    <>
      <PageHeader
        title={<Words>{matter.title}</Words>}
        // The browser’s history keeps the titles of pages.
        {...(matter.is_sensitive ? {} : { tabTitle: matter.title })}
        crumb={
          matter.hc_name === otherForum ? (
            <Words>{sayCourt(matter.court_title)}</Words>
          ) : (
            <Link to="/dashboard/sync/$court" params={{ court: matter.hc_name }} className={classes.court}>
              <Words>{sayCourt(matter.court_title)}</Words>
            </Link>
          )
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
  const today = useCourtToday()
  const { t } = useTranslation('matters')
  const isListedToday = matter.case_status === 'pending' && matter.next_date === today
  const courtTitle = matter.record && mismatchOf(matter.beside.title)
  const parts = [
    sayCase(matter),
    matter.cnr,
    matter.record?.court_name ?? sayCourt(matter.court_title),
    matter.reference_id,
  ]
  return (
    <Group component="span" gap="4px 8px" c="dimmed" fz="sm" className="anywhere">
      <span className="tabular">
        <CourtMonogram court={matter.hc_name} /> <Values>{parts}</Values>
      </span>
      {courtTitle === null ? null : (
        <span className={classes.mismatch}>
          <CourtSays value={courtTitle} />
        </span>
      )}
      {isListedToday ? <Pill tone="today">{t('detail.listed_today')}</Pill> : null}
      {matter.is_unread ? <Pill tone="decided">{t('unread.pill')}</Pill> : null}
      {matter.case_status === 'disposed' ? <CaseStatusPill status="disposed" /> : null}
      <WaitingMark waiting={useWaitingOf(matter._id)} />
    </Group>
  )
}

function Actions({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
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
          <span className={classes.read}>{t('action.refresh')}</span>
          <span className={classes.age}>
            <span className={classes.read}>{t('detail.read')}</span>{' '}
            <ReadAge readAt={matter.read_at} failingSince={matter.failing_since} />
          </span>
        </Button>
      ) : null}
      <FillSlot slot={matterButtons} matter={matter} />
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
            <FillSlot slot={matterMenuStart} matter={matter} />
            <AlertChoiceItems matterId={matter._id} />
            <FillSlot slot={matterMenuEnd} matter={matter} />
            {can('delete', 'Matter') ? (
              <Menu.Item
                data-sends
                color="red"
                leftSection={<IconTrash size={16} />}
                onClick={() => remove(matter, leave)}
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
