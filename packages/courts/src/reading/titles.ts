import { PageChanged } from '../errors.ts'
import { textOrNull } from './text.ts'

/** The two sides of "A VS B". Throws `PageChanged` for a text that has not exactly two. */
export function splitTitle(title: string): [petitioner: string | null, respondent: string | null] {
  const [petitioner, respondent, ...more] = title.split(/\s+(?:vs\.?|versus|v\/s\.?)\s+/i)
  if (respondent === undefined || more.length > 0) throw new PageChanged(`Not two sides: ${title.slice(0, 60)}`)
  return [textOrNull(petitioner), textOrNull(respondent)]
}
