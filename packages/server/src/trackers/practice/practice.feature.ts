import type { Feature } from '../../platform/process/feature.ts'
import { readPractice } from './practice.jobs.ts'
import { practiceRoutes } from './practice.routes.ts'
import { createPractice } from './practice.service.ts'
import { practiceChecks } from './practice-checks.ts'
import { startPracticeJobs } from './read-practice.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    practice: ReturnType<typeof createPractice>
  }
}

export const practiceFeature: Feature = {
  services: { practice: createPractice },
  routes: [practiceRoutes],
  jobs: [readPractice],
  startJobs: startPracticeJobs,
  dueChecks: practiceChecks,
  notifies: {
    'practice.found': ({ detail: { person, count } }) => ({
      kind: 'practice.found',
      to: [person],
      values: { count },
      by: null,
    }),
  },
}
