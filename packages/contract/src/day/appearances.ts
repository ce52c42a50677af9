import { z } from 'zod'
import { TimeOfDay } from '../chamber/alert-plan.ts'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, PersonId } from '../platform/ids.ts'
import { changesTo, versioned } from '../platform/version.ts'

/** Most messages about appearances to a person on one evening. Further questions are only in the app. */
export const mostEveningMessages = 3

const Person = z.object({ _id: PersonId, name: z.string() })

/** Peshi asks the person who appears, then the second person, then the owners. */
export const AppearanceStep = z.enum(['none', 'first', 'second', 'owner'])
export type AppearanceStep = z.infer<typeof AppearanceStep>

export const Appearance = z.object({
  matter_id: MatterId,
  date: CourtDate,
  title: z.string(),
  court_short: z.string(),
  court_no: z.string().nullable(),
  item: z.string().nullable(),
  step: AppearanceStep,
  /** The person who is asked now, or before the evening, who will be asked first. */
  asked: Person.nullable(),
  /** The next person, if `asked` cannot or does not answer. Null: the owners. */
  second: Person.nullable(),
  confirmed_by: Person.nullable(),
  /** The people who said that they cannot appear. */
  declined: z.array(Person),
})
export type Appearance = z.infer<typeof Appearance>

const Progress = z.object({ done: z.int(), total: z.int() })

export const listAppearances = endpoint('GET /api/appearances', {
  can: ['read', 'Matter'],
  summary:
    'Who confirmed the hearings of the next court day, from 16:00, or of today, until 10:30; and today’s outcomes',
  reply: ok({
    data: z.object({
      /** When the people are asked. Null if the chamber does not ask. */
      asks_at: TimeOfDay.nullable(),
      confirmed: Progress,
      items: z.array(Appearance),
      /** Null before 16:00. */
      outcomes: Progress.nullable(),
    }),
  }),
})

export const answerAppearance = endpoint('POST /api/appearances/answer', {
  can: ['update', 'Matter'],
  summary: 'Say that one appears at a hearing, or cannot; the next person is then asked at once',
  body: z.object({ matter_id: MatterId, date: CourtDate, answer: z.enum(['mine', 'cannot']) }),
  reply: ok({ message: z.string() }),
})

export const AppearanceRules = z.object({ is_on: z.boolean(), ask_at: TimeOfDay, pass_at: TimeOfDay })
export type AppearanceRules = z.infer<typeof AppearanceRules>

export const usualAppearanceRules: AppearanceRules = { is_on: true, ask_at: '19:00', pass_at: '21:00' }

/** The times at which people may be asked, and at which the question may pass to the second person. */
export const askTimes = { from: '16:00', to: '22:00' }
export const passTimes = { from: '16:30', to: '23:00' }

export const SavedAppearanceRules = AppearanceRules.extend(versioned)
export type SavedAppearanceRules = z.infer<typeof SavedAppearanceRules>

export const getAppearanceRules = endpoint('GET /api/appearances/rules', {
  can: ['read', 'Member'],
  summary: 'Whether the chamber asks in the evening who appears, and at which times',
  reply: ok({ data: SavedAppearanceRules }),
})

export const setAppearanceRules = endpoint('PUT /api/appearances/rules', {
  personally: true,
  can: ['manage', 'all'],
  changes: SavedAppearanceRules,
  summary: 'Change whether the chamber asks in the evening who appears, and at which times',
  body: changesTo(AppearanceRules.shape),
  reply: ok({ data: SavedAppearanceRules, message: z.string() }),
})

const LeaveDays = z.object({ first_day: CourtDate, last_day: CourtDate })

export const Leave = LeaveDays.extend({ person: Person })
export type Leave = z.infer<typeof Leave>

export const listLeave = endpoint('GET /api/appearances/leave', {
  can: ['read', 'Matter'],
  summary: 'Members who are on leave, now or later. Nobody asks them whether they appear',
  reply: ok({ data: z.array(Leave) }),
})

export const setLeave = endpoint('PUT /api/appearances/leave', {
  can: ['update', 'Matter'],
  summary: 'Set a member’s leave, or end it (null). Members set their own, owners everybody’s',
  body: z.object({
    person_id: PersonId,
    days: LeaveDays.refine(({ first_day, last_day }) => first_day <= last_day, {
      message: 'The leave ends before it begins',
      path: ['last_day'],
    }).nullable(),
  }),
  reply: ok({ message: z.string() }),
})
