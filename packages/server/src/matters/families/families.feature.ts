import type { Feature } from '../../platform/process/feature.ts'
import { familiesRoutes } from './families.routes.ts'
import { keepOldNumber } from './old-numbers.ts'

export const familiesFeature: Feature = {
  routes: [familiesRoutes],
  async onCourtChange(tx, { chamberId, matters, now, numberedAt: at }) {
    for (const before of matters) await keepOldNumber(tx, chamberId, before.id, { before, now, at })
  },
}
