import { textOrNull } from './text.ts'

/**
 * The two sides of "A VS B". A title that has not exactly two (`IN RE …`, `A v. B`, `A VS B VS C`) stays whole as the
 * first side, so that one such row costs nothing but its split.
 */
export function splitTitle(title: string | null): { petitioner: string | null; respondent: string | null } {
  if (title === null) return { petitioner: null, respondent: null }
  const sides = title.split(/\s+(?:vs?\.?|versus|v\/s\.?)\s+/i)
  return sides.length === 2
    ? { petitioner: textOrNull(sides[0]), respondent: textOrNull(sides[1]) }
    : { petitioner: textOrNull(title), respondent: null }
}
