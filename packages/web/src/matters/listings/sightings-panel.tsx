import { Button, Stack } from '@mantine/core'
import type { Sighting } from '@peshi/contract/matters/sightings'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { useSightings } from './sightings.api.ts'
import classes from './sightings.module.css'

const shownFirst = 5

interface Props {
  date?: CourtDate
  matterId?: MatterId
}

export function SightingsPanel({ date, matterId }: Props) {
  const { t } = useTranslation('causeLists')
  const { data = [] } = useSightings()
  const [showsAll, setShowsAll] = useState(false)
  const sightings = data.filter(
    (one) => (date === undefined || one.date === date) && (matterId === undefined || one.matter_id === matterId),
  )
  if (sightings.length === 0) return null
  return (
    <div className={classes.panel}>
      <Panel
        title={t('sighting.title')}
        hint={t('sighting.hint')}
        aside={
          sightings.length > shownFirst && !showsAll ? (
            <Button size="compact-sm" variant="default" onClick={() => setShowsAll(true)}>
              {t('sighting.all', { number: sightings.length })}
            </Button>
          ) : null
        }
      >
        <ul className={classes.list}>
          {(showsAll ? sightings : sightings.slice(0, shownFirst)).map((sighting) => (
            <Row key={sighting._id} sighting={sighting} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Row({ sighting }: { sighting: Sighting }) {
  const { t } = useTranslation('causeLists')
  const { court_short, court_no, near_item, case_number } = sighting
  return (
    <li>
      <Stack component="span" gap={0} miw={0}>
        <Link
          to="/dashboard/matters/matter-preview/$id"
          params={{ id: sighting.matter_id }}
          className={classes.title}
          dir="auto"
        >
          {sighting.title}
        </Link>
        <span className="small">
          <DateText date={sighting.date} />{' '}
          <Values>
            {[
              case_number,
              sayCourt(court_short),
              court_no && t('court_no', { court: court_no }),
              near_item && t('sighting.near', { item: near_item }),
            ]}
          </Values>
        </span>
      </Stack>
      <span>
        <Words>{t('sighting.named', { page: sighting.page })}</Words>{' '}
        <Link to="/dashboard/causelist/page/$id" params={{ id: sighting._id }} className={classes.open}>
          {t('sighting.open')}
        </Link>
      </span>
    </li>
  )
}
