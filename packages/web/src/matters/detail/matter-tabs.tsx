import { Tabs } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../session/use-session.ts'
import { NextDate, Words } from '../marks.tsx'
import classes from './detail.module.css'
import { type MatterTab, matterTabs } from './matter-address.ts'

interface Props {
  matter: MatterDetail
  tab: MatterTab
  /** The header has scrolled away, so the bar says whose matter this is. */
  isHeaderGone: boolean
  onTab(tab: MatterTab): void
}

export function MatterTabs({ matter, tab, isHeaderGone, onTab }: Props) {
  const { t } = useTranslation('matters')
  const can = useCan()
  const counts: Partial<Record<MatterTab, number>> = matter.counts
  const mayRead: Partial<Record<MatterTab, boolean>> = {
    clocks: can('read', 'Clock'),
    notes: can('read', 'Note'),
    documents: can('read', 'Document'),
  }
  const shown = matterTabs.filter((name) => mayRead[name] !== false)
  return (
    <div className={classes.bar}>
      {isHeaderGone ? (
        <div className={classes.barTitle}>
          <strong>
            <Words>{matter.title}</Words>
          </strong>
          <NextDate date={matter.next_date} status={matter.case_status} />
        </div>
      ) : null}
      <Tabs value={tab} onChange={(value) => onTab((value ?? 'overview') as MatterTab)}>
        <Tabs.List className={classes.tabs}>
          {shown.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
              className={classes.tab}
            >
              {t(`tab.${name}`)} {counts[name] === undefined ? null : <span className="tabular">{counts[name]}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </div>
  )
}
