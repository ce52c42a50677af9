import type { Feature } from '../process/feature.ts'
import { startSubscribers } from './after.ts'

export const eventsFeature: Feature = {
  startJobs: startSubscribers,
}
