import * as contract from '@peshi/contract/day/appearances'
import type { EventType } from '@peshi/contract/platform/events'
import { messages } from '@peshi/contract/platform/messages'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import { type Bound, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { askWhoAppears, startAppearanceJobs } from './appearances.jobs.ts'
import { createAppearances } from './appearances.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    appearances: ReturnType<typeof createAppearances>
  }
}

const appearancesRoutes = ({ services: { appearances } }: Context): Bound[] => [
  bindData(contract.listAppearances, ({ actor }) => appearances.list(actor)),
  changeDone(contract.answerAppearance, messages.dataUpdated, ({ tx, actor, body }) =>
    appearances.answer(tx, actor, body),
  ),
  bindData(contract.listLeave, ({ actor }) => appearances.listLeave(actor)),
  changeDone(contract.setLeave, messages.dataUpdated, ({ tx, actor, body }) => appearances.setLeave(tx, actor, body)),
  bindData(contract.getAppearanceRules, ({ actor }) => appearances.getRules(actor)),
  changeSaved(contract.setAppearanceRules, messages.appearanceRulesSaved, ({ tx, actor, body }) =>
    appearances.setRules(tx, actor, body),
  ),
]

/** Events after which other hearings or other people may have to be asked about. */
const changesOfHearings = [
  'appearance.declined',
  'appearance.leave',
  'hearing.deleted',
  'hearing.restored',
  'hearing.saved',
  'listing.added',
  'listing.confirmed',
  'listing.gone',
  'matter.added',
  'matter.next-date-changed',
  'matter.reopened',
  'matter.restored',
  'matter.team-changed',
  'member.left',
  'member.removed',
] as const satisfies readonly EventType[]

export const appearancesFeature: Feature = {
  services: { appearances: createAppearances },
  routes: [appearancesRoutes],
  jobs: [askWhoAppears],
  startJobs: startAppearanceJobs,
  on: ({ services }) => ({
    ...Object.fromEntries(
      changesOfHearings.map((type) => [
        type,
        (tx: Tx, events: readonly Event[]) => services.appearances.followChanges(tx, events),
      ]),
    ),
    'hearing.handed-over': (tx, events) => services.appearances.followHandovers(tx, events),
  }),
  notifies: {
    'appearance.asked': ({ detail: { person, date, step, send_at, by, court_no, item } }) => ({
      kind: step === 'owner' ? 'appearance.open' : 'appearance.asked',
      to: [person],
      values: { date, court_no, item },
      alert: send_at === null ? null : { at: new Date(send_at), by },
    }),
  },
}
