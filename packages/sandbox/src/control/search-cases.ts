import { courtById } from '../world/courts.ts'
import type { WorldCase } from '../world/types.ts'
import type { World } from '../world/world.ts'

export function searchCases(world: World, court: string, query: string): WorldCase[] {
  const asked = courtById(court)
  if (asked) world.open(asked)
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return world.cases().filter((subject) => {
    if (court !== '' && subject.court !== court) return false
    const parties = [...subject.petitioners, ...subject.respondents].map((party) => party.name).join(' ')
    const text =
      `${subject.caseType.short}/${subject.number}/${subject.year} ${subject.caseType.short} ${subject.cnr} ${parties}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
