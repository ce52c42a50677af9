import type { Action, Subject } from '../platform/abilities.ts'

/** What narrows a report: days, a court, somebody's matters. */
export type ReportFilter = 'days' | 'court' | 'person'

export interface ReportShape {
  group: 'matters' | 'hearings' | 'outcomes' | 'money' | 'work'
  can: readonly [Action, Subject]
  /** What is counted of each row; together they are the row's whole. */
  measures: readonly string[]
  unit: 'number' | 'paise'
  filters: readonly ReportFilter[]
  /** Of one that is about days: what it reaches over when nobody says otherwise, counted from today. */
  reach?: readonly [from: number, to: number]
}

const ofMatters = {
  group: 'matters',
  can: ['read', 'Matter'],
  measures: ['pending', 'disposed'],
  unit: 'number',
} as const
const ofHearings = {
  group: 'hearings',
  can: ['read', 'Matter'],
  measures: ['noted', 'not_noted', 'to_come'],
  unit: 'number',
  filters: ['days', 'court', 'person'],
} as const
const ofOutcomes = { group: 'outcomes', can: ['read', 'Matter'], unit: 'number', reach: [-90, 0] } as const

/** The outcomes that only moved a day on, by the reason for it. */
export const adjournmentReasons = {
  adjourned: ['adjourned'],
  not_reached: ['not-reached', 'passed-over'],
  no_bench: ['bench-not-sitting'],
  time_given: ['counter-time', 'rejoinder-time'],
} as const

/** What is done in a chamber, by the first word of the activity's actions; all that is left is `other`. */
export const deedsOfWork = {
  matters: ['matter'],
  hearings: ['hearing'],
  documents: ['document', 'order'],
  notes: ['note'],
  tasks: ['task', 'direction', 'clock'],
  clients: ['client', 'client-note', 'share'],
  money: ['invoice'],
} as const

/** Every report, in the order in which they are offered. Without the validator: the web application reads its address by it. */
export const reportShapes = {
  'matters-by-court': { ...ofMatters, filters: ['person'] },
  'matters-by-stage': { ...ofMatters, filters: ['court', 'person'] },
  'matters-by-advocate': { ...ofMatters, filters: ['court'] },
  'matters-by-age': { ...ofMatters, filters: ['court', 'person'] },
  'hearings-by-day': { ...ofHearings, reach: [-14, 28] },
  'hearings-by-week': { ...ofHearings, reach: [-84, 84] },
  outcomes: { ...ofOutcomes, measures: ['days'], filters: ['days', 'court', 'person'] },
  adjournments: {
    ...ofOutcomes,
    measures: ['went_on', 'adjourned', 'not_reached', 'no_bench', 'time_given'],
    filters: ['days', 'person'],
  },
  receivables: {
    group: 'money',
    can: ['read', 'Invoice'],
    measures: ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'],
    unit: 'paise',
    filters: [],
  },
  activity: {
    group: 'work',
    can: ['read', 'Activity'],
    measures: ['matters', 'hearings', 'documents', 'notes', 'tasks', 'clients', 'money', 'other'],
    unit: 'number',
    filters: ['days'],
    reach: [-30, 0],
  },
} as const satisfies Record<string, ReportShape>

export type ReportKind = keyof typeof reportShapes
export const reportKinds = Object.keys(reportShapes) as ReportKind[]
export const shapeOf = (kind: ReportKind): ReportShape => reportShapes[kind]

/** How old a matter is, in calendar years since its number's: up to and with so many. */
export const ageSteps = [
  ['this-year', 0],
  ['to-2', 2],
  ['to-5', 5],
  ['to-10', 10],
  ['to-20', 20],
] as const
export const oldest = 'over-20'

/** The days of a report at most: two years. */
export const mostReportDays = 731
