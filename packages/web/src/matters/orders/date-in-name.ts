import type { CourtDate } from '@peshi/contract/platform/dates'

const dayFirst = /(?<!\d)(0[1-9]|[12]\d|3[01])[-._ ]?(0[1-9]|1[0-2])[-._ ]?((?:19|20)\d{2})(?!\d)/
const yearFirst = /(?<!\d)((?:19|20)\d{2})[-._ ]?(0[1-9]|1[0-2])[-._ ]?(0[1-9]|[12]\d|3[01])(?!\d)/

/** The date in a file's name, such as `WRIA_5060_2022_17-03-2025.pdf`. */
export function dateInName(name: string): CourtDate | null {
  const found = dayFirst.exec(name)
  if (found) return `${found[3]}-${found[2]}-${found[1]}`
  const turned = yearFirst.exec(name)
  return turned ? `${turned[1]}-${turned[2]}-${turned[3]}` : null
}
