import * as contract from '@peshi/contract/trackers/practice'
import { eq } from 'drizzle-orm'
import { rowsOfClients } from '../../clients/clients/client-rows.ts'
import { type Bound, bind, bindData, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { askFreeCourts, readPractice } from './practice.jobs.ts'
import { practiceCase, practiceClient } from './practice.schema.ts'
import { createPractice } from './practice.service.ts'
import { practiceChecks } from './practice-checks.ts'
import { followPeople } from './put-searches.ts'
import { startPracticeJobs } from './read-practice.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    practice: ReturnType<typeof createPractice>
  }
}

function practiceRoutes({ services: { practice } }: Context): Bound[] {
  return [
    bindData(contract.getPractice, ({ actor }) => practice.get(actor)),
    changeData(contract.savePractice, ({ tx, actor, body }) => practice.save(tx, actor, body)),
    bind(contract.listPracticeCases, ({ actor }) => practice.list(actor)),
    changeData(contract.followPracticeCases, ({ tx, actor, body }) => practice.follow(tx, actor, body.ids)),
    changeData(contract.markPracticeCases, ({ tx, actor, body }) => practice.mark(tx, actor, body)),
  ]
}

export const practiceFeature: Feature = {
  services: { practice: createPractice },
  routes: [practiceRoutes],
  jobs: [readPractice, askFreeCourts],
  startJobs: startPracticeJobs,
  on: followPeople,
  clientRows: [
    rowsOfClients(practiceClient, {
      counts: {},
      can: ['read', 'Client'],
      isSame: (own, kept) => eq(kept.person_id, own.person_id),
    }),
    rowsOfClients(practiceCase, { counts: {}, can: ['read', 'Client'] }),
  ],
  dueChecks: practiceChecks,
  notifies: {
    'practice.found': ({ subject, detail: { person, count } }) => ({
      kind: subject.kind === 'client' ? 'practice.client' : 'practice.found',
      to: [person],
      values: { count },
      by: null,
    }),
  },
}
