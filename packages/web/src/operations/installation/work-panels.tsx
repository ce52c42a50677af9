import { Button } from '@mantine/core'
import type { FailedJob, WorkState } from '@peshi/contract/operations/installation'
import { IconRefresh } from '@tabler/icons-react'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useRetryJob } from './installation.api.ts'
import classes from './installation.module.css'

export function WorkPanel({ work, pages }: { work: readonly WorkState[]; pages: number }) {
  const { t } = useTranslation('installation')
  const count = (value: number) => value.toLocaleString(currentLocale())
  return (
    <Panel title={t('work.title')} hint={t('work.hint')}>
      {work.length === 0 ? <p className={classes.none}>{t('work.none')}</p> : null}
      {pages > 0 ? <p className={classes.none}>{t('work.pages', { count: pages })}</p> : null}
      {work.length > 0 ? (
        <DataTable
          className={classes.table}
          label={t('work.title')}
          rows={work}
          keyOf={({ name }) => name}
          columns={[
            {
              id: 'kind',
              heading: t('work.kind'),
              namesRow: true,
              cell: ({ name }) => <code className={classes.code}>{name}</code>,
            },
            {
              id: 'running',
              heading: t('work.running'),
              isLabelled: true,
              isFigure: true,
              cell: ({ running }) => count(running),
            },
            {
              id: 'waiting',
              heading: t('work.waiting'),
              isLabelled: true,
              isFigure: true,
              cell: ({ waiting }) => count(waiting),
            },
            {
              id: 'oldest',
              heading: t('work.oldest'),
              isLabelled: true,
              isFigure: true,
              cell: ({ oldest }) => (oldest ? t('minutes', minutes(oldest)) : '–'),
            },
            {
              id: 'later',
              heading: t('work.later'),
              isLabelled: true,
              isFigure: true,
              cell: ({ later }) => count(later),
            },
          ]}
        />
      ) : null}
    </Panel>
  )
}

const minutes = (seconds: number) => ({ count: Math.max(1, Math.round(seconds / 60)) })

export function FailedPanel({ failed }: { failed: readonly FailedJob[] }) {
  const { t } = useTranslation('installation')
  return (
    <Panel title={t('given.title')} hint={t('given.hint')} aside={failed.length > 0 ? failed.length : null}>
      {failed.length === 0 ? <p className={classes.none}>{t('given.none')}</p> : null}
      <ul className={classes.failed}>
        {failed.map((job) => (
          <Failed key={job._id} job={job} />
        ))}
      </ul>
    </Panel>
  )
}

function Failed({ job }: { job: FailedJob }) {
  const { t } = useTranslation('installation')
  const now = useNow()
  const { mutate, isPending } = useRetryJob()
  const retry = () => mutate(job._id, { onSuccess: () => toastDone(t('given.begun')) })
  return (
    <li>
      <div>
        <code className={classes.code}>{job.name}</code>
        <span className={classes.problem}>
          <Words>{job.problem}</Words>
        </span>
      </div>
      <time className={classes.quiet} dateTime={job.failed_at}>
        {ageOf(job.failed_at, now, currentLocale())}
      </time>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconRefresh size={14} aria-hidden="true" />}
        loading={isPending}
        onClick={retry}
        aria-label={t('given.againOf', { name: job.name })}
      >
        {t('given.again')}
      </Button>
    </li>
  )
}
