import { Stack } from '@mantine/core'
import type { Import, ImportState } from '@peshi/contract/records/imports'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useImports } from './imports.api.ts'
import classes from './imports.module.css'

const tones: Record<ImportState, Tone> = {
  mapping: 'today',
  ready: 'today',
  running: 'live',
  stopped: 'late',
  waiting: 'today',
  done: 'live',
  undone: 'decided',
}

export function ImportStatePill({ state }: { state: ImportState }) {
  const { t } = useTranslation('imports')
  return <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
}

export function ImportList() {
  const { t } = useTranslation('imports')
  const { data, error, refetch } = useImports()
  if (data?.length === 0) return null
  return (
    <Panel title={t('earlier')}>
      {data ? (
        <ul className="ruled">
          {data.map((one) => (
            <Earlier key={one._id} one={one} />
          ))}
        </ul>
      ) : (
        <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={90} />
      )}
    </Panel>
  )
}

function Earlier({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const now = useNow()
  return (
    <li className="entry">
      <Stack component="span" gap={0} miw={0}>
        <Link to="/dashboard/matters/import" search={{ id: one._id }} className={classes.file}>
          <Words>{one.file_name}</Words>
        </Link>
        <span className="small">
          {t('rowsIn', { count: one.rows, done: (one.counts.done ?? 0).toLocaleString('en-IN') })} ·{' '}
          {ageOf(one.created_at, now, currentLocale())}
          {one.created_by ? (
            <>
              {' · '}
              <Words>{one.created_by}</Words>
            </>
          ) : null}
        </span>
      </Stack>
      <ImportStatePill state={one.state} />
    </li>
  )
}
