import { ActionIcon, Button, Group } from '@mantine/core'
import type { CourtYear } from '@peshi/contract/courts/court-calendar'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './court-days.module.css'
import { CoverageFields, wholeYear } from './coverage-fields.tsx'

type Span = CourtYear['covers'][number]

interface Props {
  year: number
  covers: Span[]
  /** Receives the spans of the chamber. Missing if the person may not change them. */
  onSave?: ((own: { from: string; to: string }[]) => void) | undefined
}

const bare = ({ from, to }: Pick<Span, 'from' | 'to'>) => ({ from, to })

/** In which spans of the year all closed days are listed. */
export function Coverage({ year, covers, onSave }: Props) {
  const { t } = useTranslation('clocks')
  const [adding, setAdding] = useState<{ from: string; to: string } | null>(null)
  const own = covers.filter(({ is_own }) => is_own)
  const isWhole = covers.some(({ from, to }) => from === wholeYear(year).from && to === wholeYear(year).to)
  const say = ({ from, to }: Span) => ({ from: isolate(toDayFirst(from)), to: isolate(toDayFirst(to)) })
  return (
    <div>
      {covers.map((span) => (
        <Group key={`${span.from} ${span.is_own}`} gap="xs" justify="space-between" wrap="nowrap">
          <span className="small">{t('days.covered', say(span))}</span>
          {span.is_own && onSave ? (
            <ActionIcon
              data-sends
              aria-label={t('days.incomplete', say(span))}
              onClick={() => onSave(own.filter((each) => each !== span).map(bare))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          ) : null}
        </Group>
      ))}
      {isWhole ? null : (
        <p className={`small ${classes.warning}`}>
          {t(covers.length > 0 ? 'days.uncovered' : 'days.uncovered_year', { year })}
        </p>
      )}
      {isWhole || !onSave ? null : adding ? (
        <>
          <CoverageFields year={year} span={adding} onSpan={setAdding} />
          <Button
            data-sends
            mt="xs"
            size="xs"
            variant="default"
            disabled={!adding.from || !adding.to}
            onClick={() => {
              onSave([...own.map(bare), adding])
              setAdding(null)
            }}
          >
            {t('days.complete')}
          </Button>
        </>
      ) : (
        <Button mt="xs" size="xs" variant="default" onClick={() => setAdding(wholeYear(year))}>
          {t('days.complete')}
        </Button>
      )}
    </div>
  )
}
