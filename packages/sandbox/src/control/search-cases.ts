import type { WorldCase } from '../world/types.ts'

export function searchCases(cases: WorldCase[], court: string, query: string): WorldCase[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return cases.filter((subject) => {
    if (court !== '' && subject.court !== court) return false
    const parties = [...subject.petitioners, ...subject.respondents].map((party) => party.name).join(' ')
    const text =
      `${subject.caseType.short}/${subject.number}/${subject.year} ${subject.caseType.short} ${subject.cnr} ${parties}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
