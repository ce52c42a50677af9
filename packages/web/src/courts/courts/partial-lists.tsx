import type { PartialList } from '@peshi/contract/courts/partial-lists'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import classes from './partial-lists.module.css'
import { sayListProblem } from './say-list-problem.ts'

const mostPages = 20

interface Props<List> {
  lists: readonly List[]
  title: string
  hint: string
  says: { read(list: List): string; pages(pages: string): string; missing: string }
}

export const PartialLists = <List extends PartialList>({ lists, title, hint, says }: Props<List>) => (
  <Panel title={title} hint={hint}>
    <ul className={classes.lists}>
      {lists.map((list) => (
        <li key={list._id}>
          <strong>
            <Values>{[sayCourt(list.court_title), list.list_title]}</Values>
          </strong>
          <DateText date={list.date} />
          <span>{says.read(list)}</span>
          {list.unread_pages.length > 0 ? <span dir="auto">{says.pages(namePages(list.unread_pages))}</span> : null}
          {list.problems.length > 0 ? <span>{says.missing}</span> : null}
          {list.problems
            .slice(0, 3)
            .map(sayListProblem)
            .map((problem) => (
              <span key={problem} className={classes.problem}>
                <Words>{problem}</Words>
              </span>
            ))}
        </li>
      ))}
    </ul>
  </Panel>
)

function namePages(pages: readonly number[]): string {
  const runs: [number, number][] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else runs.push([page, page])
  }
  const named = runs.slice(0, mostPages).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return `${named.join(', ')}${runs.length > mostPages ? ' …' : ''}`
}
