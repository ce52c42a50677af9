import { Tabs } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useEffect, useRef } from 'react'
import { sayCourtTerm } from '../../../courts/courts/say-court-term.ts'
import { FillSlot } from '../../../platform/features/fill-slot.tsx'
import { sayCase } from '../../../platform/i18n/say-case.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Clipped, Values } from '../../../platform/ui/words.tsx'
import { NextDate } from '../next-date.tsx'
import classes from './detail.module.css'
import type { MatterTab } from './matter-address.ts'
import { type MatterTabPanel, matterLine } from './matter-slots.ts'

interface Props {
  matter: MatterDetail
  tab: MatterTab
  shown: readonly MatterTabPanel[]
  isHeaderGone: boolean
  onTab(tab: MatterTab): void
}

export function MatterTabs({ matter, tab, shown, isHeaderGone, onTab }: Props) {
  const { t } = useTranslation('matters')
  const counts: Partial<Record<MatterTab, number>> = matter.counts
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = list.current
    const open = bar?.querySelector(`#tab-${tab}`)
    if (bar && open) bar.scrollBy({ left: middleOf(open) - middleOf(bar) })
  }, [tab])
  return (
    <div className={classes.bar} data-tour="tabs">
      {isHeaderGone ? (
        <div className={classes.barTitle}>
          <strong>
            <Clipped>{matter.title}</Clipped>
          </strong>
          <span className={classes.barFacts}>
            <Values>{[sayCase(matter), sayCourt(matter.court_title), sayCourtTerm(matter.stage)]}</Values>
          </span>
          <FillSlot slot={matterLine} matter={matter} />
          <NextDate date={matter.next_date} status={matter.case_status} />
        </div>
      ) : null}
      <Tabs value={tab} onChange={(value) => onTab((value ?? 'overview') as MatterTab)}>
        <Tabs.List ref={list} className={classes.tabs} aria-label={matter.title}>
          {shown.map(({ tab: name }) => (
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

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
