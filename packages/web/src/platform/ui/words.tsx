import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { Fragment, type ReactNode } from 'react'
import classes from './words.module.css'

/** Names, numbers and titles keep their own direction in either language. */
export const Words = ({ children }: { children: ReactNode }) => <bdi dir="auto">{children}</bdi>

/**
 * Values on a line with dots between them. Each is a box of its own, so that in Urdu a long English one wraps as a
 * block at the page's side and does not mix with its neighbours.
 */
export const Values = ({ children }: { children: ReactNode[] }) =>
  children
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map((value, index) => (
      // Two values may be equal, and they keep their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        {index > 0 ? <span className={classes.dot}> </span> : null}
        <span className={classes.value}>{typeof value === 'string' ? <Words>{value}</Words> : value}</span>
      </Fragment>
    ))

/**
 * One line that ends in an ellipsis. The line takes the direction of its own words, so that in Urdu the end of an
 * English name is cut and not its beginning; it still stands at the page's side.
 */
export const Clipped = ({ children }: { children: string }) => (
  <span className={classes.clipped} dir="auto">
    {children}
  </span>
)

/** Two lines, of which the second ends in an ellipsis. */
export const TwoLines = ({ children }: { children: string }) => (
  <span className={classes.twoLines} dir="auto">
    {children}
  </span>
)

export const DateText = ({ date }: { date: CourtDate | null }) =>
  date ? (
    <time className={classes.date} dateTime={date} dir="ltr">
      {toDayFirst(date)}
    </time>
  ) : (
    <span className={classes.none}>—</span>
  )
