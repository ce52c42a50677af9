import { Button, Skeleton } from '@mantine/core'
import { addDays, courtDateAt } from '@peshi/contract/dates'
import { caseLabel } from '@peshi/contract/labels'
import { IconArrowBack, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sayError } from '../../i18n/say-error.ts'
import { CourtMonogram, DateText, Words } from '../marks.tsx'
import { useDeletedMatters } from '../matters.api.ts'
import { useRestoreWithToast } from '../use-delete-with-undo.tsx'
import classes from './list.module.css'
import { Message } from './message.tsx'

const daysKept = 30

/** Deleted matters, newest first, with the day until which each can be taken back. */
export function MatterBin({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation('matters')
  const { data, error, isPending, refetch } = useDeletedMatters()
  const restore = useRestoreWithToast()
  return (
    <div className={classes.panel}>
      <div className={classes.toolbar}>
        <h2 className={classes.heading}>{t('bin.title')}</h2>
        <span className={classes.spacer} />
        <Button variant="default" leftSection={<IconArrowBack size={16} className="flips" />} onClick={onLeave}>
          {t('bin.leave')}
        </Button>
      </div>
      {isPending ? <Skeleton height={120} m="md" /> : null}
      {error && !data ? (
        <Message title={t('list.failed')} text={sayError(error)}>
          <Button variant="default" onClick={() => refetch()}>
            {t('retry')}
          </Button>
        </Message>
      ) : null}
      {data?.length === 0 ? <Message icon={IconTrash} title={t('bin.empty_title')} text={t('bin.empty_text')} /> : null}
      <ul className={classes.cards}>
        {(data ?? []).map((matter) => (
          <li key={matter._id} className={classes.binRow}>
            <span className={classes.title}>
              <CourtMonogram court={matter.hc_name} />
              <span className={classes.names}>
                <span className={classes.link}>
                  <Words>{matter.title}</Words>
                </span>
                <span className={classes.label}>
                  <Words>{caseLabel(matter)}</Words>
                  {matter.deleted_by ? (
                    <>
                      {' · '}
                      {t('bin.by')} <Words>{matter.deleted_by}</Words>
                    </>
                  ) : null}
                </span>
              </span>
            </span>
            <span className={classes.kept}>
              {t('bin.kept_until')} <DateText date={addDays(courtDateAt(new Date(matter.deleted_at)), daysKept)} />
            </span>
            <Button size="compact-sm" variant="light" onClick={() => restore.mutate(matter._id)}>
              {t('bin.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
