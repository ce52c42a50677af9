import type { Feature } from '../../platform/features/feature.ts'

export const listingsFeature: Feature = {
  live: {
    listing: () => [['sightings']],
    matter: () => [['sightings']],
  },
}
