import type { DueCopy } from '@peshi/contract/papers/certified-copies'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Clipped } from '../../platform/ui/words.tsx'
import classes from './certified-copies.module.css'
import { CopyAct, useDueName } from './copy-words.tsx'

/** Certified copies to fetch and deficiencies to make good. Nothing if there are none. */
export function TodayCopies({ copies }: { copies: DueCopy[] }) {
  const { t } = useTranslation('certifiedCopies')
  const nameOf = useDueName()
  if (copies.length === 0) return null
  return (
    <Panel title={t('title')}>
      <ul>
        {copies.map((copy) => {
          const name = nameOf(copy)
          return (
            <li key={copy._id} className={classes.row} title={[name, copy.ctitle].join(': ')}>
              <Link
                to="/dashboard/matters/matter-preview/$id"
                params={{ id: copy.matter_id }}
                search={{ tab: 'clocks' }}
                className={classes.due}
              >
                <strong>
                  <Clipped>{name}</Clipped>
                </strong>
                <small>
                  <Clipped>{copy.ctitle}</Clipped>
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
