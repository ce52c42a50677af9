import { Alert, Button, Group, Progress } from '@mantine/core'
import type { Backups } from '@peshi/contract/operations/backup'
import { IconDatabaseExport, IconTestPipe } from '@tabler/icons-react'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { SettingLines } from '../../platform/ui/setting-lines.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useBackups, useBackupWork } from './backup.api.ts'
import classes from './backup.module.css'

const oldAfterMs = 36 * 3_600_000

export function BackupsPanel() {
  const { t } = useTranslation('backup')
  const { data, error, refetch } = useBackups()
  return (
    <Panel title={t('title')} hint={data?.where ? <bdi dir="ltr">{data.where}</bdi> : null}>
      {data ? null : <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={120} />}
      {data ? <State backups={data} /> : null}
    </Panel>
  )
}

function State({ backups }: { backups: Backups }) {
  const { t } = useTranslation('backup')
  return (
    <div className={classes.state}>
      <Facts backups={backups} />
      <Problems backups={backups} />
      <Replaced backups={backups} />
      {backups.off ? <Off off={backups.off} /> : <Buttons backups={backups} />}
      <Restore backups={backups} />
      {backups.unreadable ? (
        <Alert color="red" title={t('unreadable')}>
          <Words>{backups.unreadable}</Words>
        </Alert>
      ) : null}
    </div>
  )
}

function Replaced({ backups: { restored } }: { backups: Backups }) {
  const { t } = useTranslation('backup')
  const now = useNow()
  if (!restored?.people) return null
  const [count, place] = [restored.people, restored.aside.join(', ')]
  return (
    <Alert color="amber">{t('restore.aside', { count, place, when: ageOf(restored.at, now, currentLocale()) })}</Alert>
  )
}

function Facts({ backups: { last, drill, off, at, days, kept } }: { backups: Backups }) {
  const { t } = useTranslation('backup')
  const locale = currentLocale()
  const now = useNow()
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('last')}</dt>
        <dd>{last ? ageOf(last.at, now, locale) : t('never')}</dd>
      </div>
      <div>
        <dt>{t('lastDrill')}</dt>
        <dd>
          {drill ? (
            <>
              {ageOf(drill.at, now, locale)}
              <span className={classes.quiet}>
                {t('drilled', { rows: drill.rows.toLocaleString(locale), files: drill.files.toLocaleString(locale) })}
              </span>
            </>
          ) : (
            t('never')
          )}
        </dd>
      </div>
      {off ? null : (
        <div>
          <dt>{t('schedule')}</dt>
          <dd>
            {t('at', { time: at })}
            <span className={classes.quiet}>
              {t('days', { count: days })} {t('kept', { count: kept.length })}
            </span>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Problems({ backups: { last, failure, drill, drill_failure, off, running } }: { backups: Backups }) {
  const { t } = useTranslation('backup')
  const locale = currentLocale()
  const now = useNow()
  const isOld = off !== 'nowhere' && last !== null && now.getTime() - Date.parse(last.at) > oldAfterMs
  return (
    <>
      {failure && running?.what !== 'backup' ? (
        <Alert color="red" title={t('problem', { when: ageOf(failure.at, now, locale) })}>
          <Words>{failure.problem}</Words>
          <p className={classes.todo}>{t('todo')}</p>
        </Alert>
      ) : null}
      {isOld ? <Alert color="red" title={t('old')} /> : null}
      {drill_failure && running?.what !== 'drill' ? (
        <Alert color="red" title={t('drillProblem', { when: ageOf(drill_failure.at, now, locale) })}>
          <Words>{drill_failure.problem}</Words>
        </Alert>
      ) : null}
      {last && !drill && !drill_failure ? <p className={classes.hint}>{t('tryNow')}</p> : null}
    </>
  )
}

function Off({ off }: { off: NonNullable<Backups['off']> }) {
  const { t } = useTranslation('backup')
  return (
    <div>
      <p className={classes.hint}>{t(`off.${off}`)}</p>
      {off === 'nowhere' ? <SettingLines lines={['PESHI_BACKUPS=/var/backups/peshi']} /> : null}
    </div>
  )
}

function Buttons({ backups: { running, is_queued, kept } }: { backups: Backups }) {
  const { t } = useTranslation('backup')
  const backup = useBackupWork('backup')
  const drill = useBackupWork('drill')
  const isBusy = running !== null || is_queued || backup.isPending || drill.isPending
  return (
    <>
      <Group gap="sm">
        <Button
          leftSection={<IconDatabaseExport size={16} aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => backup.mutate()}
        >
          {t('now')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTestPipe size={16} aria-hidden="true" />}
          disabled={isBusy || kept.length === 0}
          onClick={() => drill.mutate()}
        >
          {t('drill')}
        </Button>
      </Group>
      <div role="status">{isBusy ? <Running running={running} /> : null}</div>
    </>
  )
}

function Running({ running }: { running: Backups['running'] }) {
  const { t } = useTranslation('backup')
  const locale = currentLocale()
  const { step, done = 0, total = 0 } = running ?? {}
  return (
    <div className={classes.running}>
      <span>
        {step ? t(`step.${step}`) : t('queued')}
        {total > 0 ? ` ${t('of', { done: done.toLocaleString(locale), total: total.toLocaleString(locale) })}` : null}
      </span>
      <Progress
        value={total > 0 ? (done / total) * 100 : 100}
        animated={total === 0}
        aria-label={step ? t(`step.${step}`) : t('queued')}
      />
      <span className={classes.quiet}>{t('leave')}</span>
    </div>
  )
}

function Restore({ backups: { where, kept, restored } }: { backups: Backups }) {
  const { t } = useTranslation('backup')
  const now = useNow()
  const [newest] = kept
  if (!newest || !where || where.includes('://')) return null
  return (
    <details className={classes.restore}>
      <summary>{t('restore.title')}</summary>
      <p className={classes.hint}>{t('restore.text')}</p>
      <SettingLines
        lines={['systemctl stop peshi', `npm run restore -- ${where}/${newest}`, 'systemctl start peshi']}
      />
      <p className={classes.hint}>{t('restore.over')}</p>
      {restored ? (
        <p className={classes.hint}>{t('restore.done', { when: ageOf(restored.at, now, currentLocale()) })}</p>
      ) : null}
    </details>
  )
}
