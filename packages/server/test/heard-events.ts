import { EventType } from '@peshi/contract/platform/events'
import type { Feature } from '../src/platform/process/feature.ts'

export const heardEvents = new Set<EventType>()

/** Notes the events of a test file. */
export const noteEvents: Feature = {
  on: () => Object.fromEntries(EventType.options.map((type) => [type, async () => void heardEvents.add(type)])),
}
