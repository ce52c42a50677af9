import type { Feature } from '../../platform/features/feature.ts'

export const sightingsFeature: Feature = {
  live: {
    'listings.changed': () => [['sightings']],
    'matters.changed': () => [['sightings']],
  },
}
