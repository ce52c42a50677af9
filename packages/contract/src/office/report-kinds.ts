import type { Action, Subject } from '../platform/abilities.ts'

export type ReportFilter = 'days' | 'court' | 'person'

export interface ReportShape {
  group: 'matters' | 'hearings' | 'outcomes' | 'money' | 'work'
  can: readonly [Action, Subject]
  measures: readonly string[]
  unit: 'number' | 'paise'
  filters: readonly ReportFilter[]
  /** Default days of the report, relative to the current day: `[-90, 0]` is the last 90 days. */
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

const ofFilings = { group: 'work', can: ['read', 'Document'], unit: 'number', reach: [-365, 0] } as const

export const adjournmentReasons = {
  adjourned: ['adjourned'],
  not_reached: ['not-reached', 'passed-over'],
  no_bench: ['bench-not-sitting'],
  time_given: ['counter-time', 'rejoinder-time'],
} as const

export const actionsOfWork = {
  matters: ['matter'],
  hearings: ['hearing'],
  documents: ['document', 'order', 'filing'],
  notes: ['note'],
  tasks: ['task', 'direction', 'deadline', 'serving', 'certified-copy'],
  clients: ['client', 'client-note', 'consent', 'share'],
  money: ['invoice', 'payment'],
} as const

/**
 * In the order of the report menu. Do not import zod here: the web app parses URLs with this file before it loads zod.
 */
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
    can: ['manage', 'Invoice'],
    measures: ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'],
    unit: 'paise',
    filters: [],
  },
  'served-by-matter': {
    group: 'matters',
    can: ['read', 'Clock'],
    measures: ['served', 'deemed', 'returned', 'sent', 'unsent'],
    unit: 'number',
    filters: ['court', 'person'],
  },
  'filings-by-court': { ...ofFilings, measures: ['not_returned', 'returned'], filters: ['days', 'person'] },
  'filings-by-objection': { ...ofFilings, measures: ['returned'], filters: ['days', 'court', 'person'] },
  'days-to-registration': {
    ...ofFilings,
    measures: ['within_week', 'within_month', 'within_quarter', 'longer'],
    filters: ['days', 'person'],
  },
  'copies-awaited': {
    group: 'matters',
    can: ['read', 'Clock'],
    measures: ['days'],
    unit: 'number',
    filters: ['court', 'person'],
  },
  'copy-costs': {
    group: 'money',
    can: ['read', 'Clock'],
    measures: ['cost'],
    unit: 'paise',
    filters: ['days', 'court', 'person'],
    reach: [-365, 0],
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

export const ageSteps = [
  ['this-year', 0],
  ['to-2', 2],
  ['to-5', 5],
  ['to-10', 10],
  ['to-20', 20],
] as const
export const oldest = 'over-20'

export const mostReportDays = 731

export const reportsByCourt: readonly ReportKind[] = [
  'matters-by-court',
  'adjournments',
  'filings-by-court',
  'days-to-registration',
  'copy-costs',
]
