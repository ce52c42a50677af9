import { Clipped, Words } from '../../platform/ui/words.tsx'
import classes from './trackers.module.css'

interface Props {
  first: string | null
  second: string | null
  between?: string
  isWhole?: boolean
}

const startsRtl = (name: string) => /^\P{L}*\p{Script=Arabic}/u.test(name)

/** One Urdu name among English names must not put the respondent before the petitioner. */
export const directionOf = (names: readonly string[]) => (names.every(startsRtl) ? 'rtl' : 'ltr')

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
