import type { Feature } from '../../platform/features/feature.ts'

export const courtDaysFeature: Feature = {
  live: {
    'court-days': () => [['court-days']],
    deadline: () => [['court-days']],
  },
}
