import type { Feature } from '../../platform/process/feature.ts'
import { activityRoutes } from './activity.routes.ts'
import { recordActivity } from './record.ts'

export const activityFeature: Feature = {
  routes: [activityRoutes],
  onRetentionSet: (tx, actor, changes, at) =>
    recordActivity(
      tx,
      actor,
      ...changes.map((change) => ({
        action: 'chamber.retention' as const,
        at,
        subject: { kind: 'chamber', id: actor.chamberId },
        detail: { ...change },
      })),
    ),
}
