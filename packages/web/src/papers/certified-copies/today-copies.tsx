import type { DueCopy } from '@peshi/contract/papers/certified-copies'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Clipped } from '../../platform/ui/words.tsx'
import classes from './certified-copies.module.css'
import { CopyAct } from './copy-words.tsx'

/** Certified copies to fetch and deficiencies to make good. Nothing if there are none. */
export function TodayCopies({ copies }: { copies: DueCopy[] }) {
  const { t } = useTranslation('certifiedCopies')
  if (copies.length === 0) return null
  return (
    <Panel title={t('title')}>
      <ul className={classes.list}>
        {copies.map((copy) => {
          const { _id, matter_id, paper, state, since, ctitle } = copy
          const label = t(state === 'ready' ? 'ready_on' : 'deficient_on')
          return (
            <li key={_id} className={classes.row} title={[paper, ctitle].join(': ')}>
              <Link
                to="/dashboard/matters/matter-preview/$id"
                params={{ id: matter_id }}
                search={{ tab: 'clocks' }}
                className={classes.due}
              >
                <strong>
                  <Clipped>{paper}</Clipped>
                </strong>
                <small>
                  <Clipped>{ctitle}</Clipped>
                </small>
                <small>
                  {label} <bdi dir="ltr">{toDayFirst(since)}</bdi>
                </small>
              </Link>
              <CopyAct copy={copy} />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
