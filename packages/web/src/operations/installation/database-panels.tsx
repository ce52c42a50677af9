import { Progress } from '@mantine/core'
import type { Installation } from '@peshi/contract/operations/installation'
import { sayFileSize } from '../../matters/documents/file-size.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import classes from './installation.module.css'

const nearlyFull = 90

export function DatabasePanel({ database, disk }: Pick<Installation, 'database' | 'disk'>) {
  const { t } = useTranslation('installation')
  const locale = currentLocale()
  const size = (bytes: number) => sayFileSize(bytes, locale)
  return (
    <Panel title={t('room.title')}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('room.disk')}</dt>
          <dd>
            {disk ? (
              <>
                {t('room.free', { free: size(disk.free), size: size(disk.size) })}
                <DiskBar {...disk} />
                {disk.free / disk.size < 0.1 ? <p className={classes.problem}>{t('room.low')}</p> : null}
              </>
            ) : (
              t('room.bucket')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('room.database')}</dt>
          <dd>{size(database.size)}</dd>
        </div>
      </dl>
      <DataTable
        className={classes.table}
        label={t('room.tables')}
        rows={database.tables}
        keyOf={({ name }) => name}
        columns={[
          {
            id: 'table',
            heading: t('room.table'),
            namesRow: true,
            cell: ({ name }) => <code className={classes.code}>{name}</code>,
          },
          {
            id: 'rows',
            heading: t('room.rows'),
            isLabelled: true,
            isFigure: true,
            cell: ({ rows }) => rows?.toLocaleString(locale) ?? '–',
          },
          {
            id: 'size',
            heading: t('room.size'),
            isLabelled: true,
            isFigure: true,
            cell: (table) => size(table.size),
          },
        ]}
      />
    </Panel>
  )
}

function DiskBar({ size, free }: { size: number; free: number }) {
  const { t } = useTranslation('installation')
  const used = Math.round((1 - free / size) * 100)
  return (
    <Progress
      size="sm"
      mt={6}
      value={used}
      {...(used >= nearlyFull && { color: 'red' })}
      aria-label={t('room.used', { percent: used })}
    />
  )
}

type Statements = Pick<Installation['database'], 'statements' | 'engine'>

export function StatementsPanel({ statements, engine }: Statements) {
  const { t } = useTranslation('installation')
  const figure = (value: number) => value.toLocaleString(currentLocale(), { maximumFractionDigits: 1 })
  return (
    <Panel title={t('slow.title')} hint={t('slow.hint')}>
      {statements === null ? (
        <p className={classes.none}>{t(engine === 'pglite' ? 'slow.embedded' : 'slow.off')}</p>
      ) : null}
      {statements ? (
        <DataTable
          className={classes.table}
          label={t('slow.title')}
          rows={statements}
          keyOf={({ text }) => text}
          columns={[
            {
              id: 'statement',
              heading: t('slow.statement'),
              namesRow: true,
              cell: ({ text }) => <code className={classes.statement}>{text}</code>,
            },
            {
              id: 'calls',
              heading: t('slow.calls'),
              isLabelled: true,
              isFigure: true,
              cell: ({ calls }) => figure(calls),
            },
            {
              id: 'mean',
              heading: t('slow.mean'),
              isLabelled: true,
              isFigure: true,
              cell: ({ mean_ms }) => figure(mean_ms),
            },
            {
              id: 'total',
              heading: t('slow.total'),
              isLabelled: true,
              isFigure: true,
              cell: ({ total_ms }) => figure(total_ms / 1000),
            },
          ]}
        />
      ) : null}
    </Panel>
  )
}
