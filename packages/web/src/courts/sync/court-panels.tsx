import type { CourtDetails, CourtLink } from '@peshi/contract/courts/court-catalogue'
import type { CourtSync } from '@peshi/contract/courts/sync'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { SiteTrial } from '../courts/site-trial.tsx'
import classes from './court.module.css'
import { CourtCounts } from './court-counts.tsx'
import { CourtState } from './court-state.tsx'

export function DoorPanel({ court: { unique_id, door } }: { court: CourtDetails }) {
  const { t, i18n } = useTranslation(['sync', 'matters'])
  // The server's sentence is in English and has more detail than the translation.
  const reason = i18n.resolvedLanguage === 'en' ? door.reason : t('reason.off')
  return (
    <Panel
      title={t('court.door.title')}
      aside={
        <Pill tone={door.is_open ? 'live' : 'decided'}>
          {t(door.is_open ? 'court.door.open' : 'court.door.closed')}
        </Pill>
      }
    >
      {door.is_open ? (
        <ul className={classes.ways} aria-label={t('court.door.by')}>
          {door.by.map((way) => (
            <li key={way}>{t(`matters:by.${way}`)}</li>
          ))}
        </ul>
      ) : (
        <div className={classes.stack}>
          <SiteTrial
            court={unique_id}
            otherwise={
              <p>
                <Words>{reason}</Words>
              </p>
            }
          />
          {door.connector === null ? null : <p className="small">{t('court.door.byHand')}</p>}
        </div>
      )}
    </Panel>
  )
}

export function ReadingPanel({ court }: { court: CourtSync }) {
  const { t } = useTranslation('sync')
  return (
    <Panel title={t('court.reading')}>
      <div className={classes.stack}>
        <CourtState court={court} />
        <CourtCounts court={court} />
      </div>
    </Panel>
  )
}

export function HoursPanel({ court: { hours, type } }: { court: CourtDetails }) {
  const { t, i18n } = useTranslation('sync')
  const range = ({ from, to }: { from: string; to: string }) => (
    <bdi className="tabular">{t('court.hours.range', { from, to })}</bdi>
  )
  const note = t(type === 'district' ? 'court.hours.note.summer' : 'court.hours.note.vacation')
  return (
    <Panel title={t('court.hours.title')}>
      <dl className={`facts ${classes.hours}`}>
        <Fact label={t('court.hours.sits')} value={range(hours)} />
        <Fact label={t('court.hours.lunch')} value={hours.lunch && range(hours.lunch)} />
      </dl>
      {hours.certainty === 'usual' ? <p className="small">{t('court.hours.usual')}</p> : null}
      {hours.note ? <p className="small">{i18n.resolvedLanguage === 'en' ? hours.note : note}</p> : null}
    </Panel>
  )
}

export function LinksPanel({ links }: { links: CourtLink[] }) {
  const { t } = useTranslation('sync')
  return (
    <Panel title={t('court.links.title')}>
      {links.length === 0 ? (
        <p className="small">{t('court.links.none')}</p>
      ) : (
        <ul className={classes.links}>
          {links.map(({ kind, url }) => (
            <li key={kind}>
              <a href={url} target="_blank" rel="noreferrer" title={t('court.links.newTab')}>
                <strong>{t(`court.links.${kind}`)}</strong>
                <small>
                  <bdi dir="ltr">{new URL(url).host}</bdi>
                </small>
                <IconExternalLink size={16} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
