import type { Feature } from '../../platform/features/feature.ts'

export const courtDaysFeature: Feature = {
  live: {
    'clocks.changed': () => [['court-days']],
    'court-days': () => [['court-days']],
    deadline: () => [['court-days']],
  },
}
