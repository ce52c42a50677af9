import type { Feature } from '../../platform/features/feature.ts'

export const listingsFeature: Feature = {
  live: {
    'listings.changed': () => [['sightings']],
    'matters.changed': () => [['sightings']],
  },
}
