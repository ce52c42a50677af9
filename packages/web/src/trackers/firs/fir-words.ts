import type { FirTracker } from '@peshi/contract/trackers/firs'

export const firStatuses = ['registered', 'investigation', 'charge-sheet', 'final-report', 'trial', 'closed'] as const

export const numberOf = ({ number, year }: Pick<FirTracker, 'number' | 'year'>) => `${number}/${year}`
export const sectionsOf = ({ sections }: Pick<FirTracker, 'sections'>) =>
  sections.map(({ act, section }) => `${act} ${section}`.trim()).join(', ')

export const sectionsByAct = ({ sections }: Pick<FirTracker, 'sections'>) =>
  [...Map.groupBy(sections, ({ act }) => act)]
    .map(([act, of]) => `${act} ${of.map(({ section }) => section).join(', ')}`.trim())
    .join('; ')
