import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { Fragment, type ReactNode } from 'react'
import classes from './words.module.css'

export const Words = ({ children }: { children: ReactNode }) => <bdi dir="auto">{children}</bdi>

/** The marks stand on the sides that the quoted words decide, not the page. */
export const Quote = ({ children, className }: { children: string; className?: string | undefined }) => (
  <bdi dir="auto">
    <q className={className}>{children}</q>
  </bdi>
)

/** A sentence that begins with a name (`isolate`). The letters of the name must not decide its direction. */
const isSentence = (value: string) => value.startsWith('\u2068')

/** In a right-to-left page, each value is an inline block, so that the words of two values are not mixed. */
export const Values = ({ children }: { children: ReactNode[] }) =>
  children
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map((value, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal
      <Fragment key={index}>
        {index > 0 ? <span className={classes.dot}> </span> : null}
        <span className={classes.value}>
          {typeof value === 'string' && !isSentence(value) ? <Words>{value}</Words> : value}
        </span>
      </Fragment>
    ))

export const Clipped = ({ children }: { children: string }) => (
  <span className={classes.clipped} dir="auto">
    {children}
  </span>
)

export const TwoLines = ({ children }: { children: ReactNode }) => (
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
