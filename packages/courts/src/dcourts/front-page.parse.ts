import type { Court } from '@peshi/contract/courts/courts'
import { courts } from '../catalogue/courts.ts'
import { firstElement, landmark, lineOf, openPage } from '../reading/page.ts'
import { textOrNull } from '../reading/text.ts'
import { districtAddresses } from './addresses.ts'

/** The title of a site's front page, in which the site names itself. */
export function parseFrontPage(html: string): string {
  landmark(/<\/html>\s*$/i.exec(html)?.[0], 'end of the front page')
  const title = firstElement(openPage(html)('title'))
  return landmark(title ? textOrNull(lineOf(title)) : null, 'title').slice(0, 200)
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `

const namesOf = (court: Court): string[] => {
  const [name = '', seat] = (court.place ?? '').replace(')', '').split(/ at | \(/)
  return [name, seat, districtAddresses.get(court._id)?.otherName].flatMap((one) => (one ? [wordsOf(one)] : []))
}

const districts = courts.districtCourts.map((court) => ({ court, names: namesOf(court) }))
const shared = new Set(
  [...Map.groupBy(districts, ({ names }) => names[0])].flatMap(([name, all]) => (all.length > 1 && name ? [name] : [])),
)

/**
 * True if the site names this district. A longer name is another district (`Kamrup Metro`, `Kamrup`). If two states have
 * a district of this name, the site must also name the state.
 */
export function namesDistrict(id: string, site: string): boolean {
  const said = wordsOf(site)
  const own = districts.find(({ court }) => court._id === id)
  if (!own) return false
  const others = districts.filter(({ court }) => court._id !== id).flatMap(({ names }) => names)
  return own.names.some((name) => {
    const longer = others.filter((other) => other !== name && other.includes(name))
    const rest = longer.reduce((text, other) => text.replaceAll(other, ' '), said)
    return rest.includes(name) && (!shared.has(name) || rest.includes(wordsOf(own.court.state ?? '')))
  })
}
