import { Clipped, Words } from '../../platform/ui/words.tsx'
import classes from './trackers.module.css'

interface Props {
  first: string | null
  second: string | null
  between?: string
  /** All of it, on as many lines as it takes. */
  isWhole?: boolean
}

const startsRtl = (name: string) => /^\P{L}*\p{Script=Arabic}/u.test(name)

/** From the right where both names are written so. One in Urdu alone must not make the respondent the petitioner. */
export const directionOf = (names: readonly string[]) => (names.every(startsRtl) ? 'rtl' : 'ltr')

/** Two sides on a line, each name cut by itself so that a long one leaves room for the other. */
export function Sides({ first, second, between = 'v.', isWhole = false }: Props) {
  const names = [first, second].filter((name): name is string => Boolean(name))
  const [one, other] = names
  const dir = directionOf(names)
  if (isWhole)
    return (
      <bdi dir={dir}>
        <Words>{one}</Words>
        {other ? (
          <>
            {` ${between} `}
            <Words>{other}</Words>
          </>
        ) : null}
      </bdi>
    )
  return (
    <span className={classes.sides} dir={dir}>
      <Clipped>{one ?? '—'}</Clipped>
      {other ? (
        <>
          <span>{between}</span>
          <Clipped>{other}</Clipped>
        </>
      ) : null}
    </span>
  )
}
