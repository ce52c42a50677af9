import type { SteeredClock } from '../clock.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import type { SessionStore } from '../sites/sessions.ts'
import type { Switches } from '../sites/switches.ts'
import type { World } from '../world/world.ts'

/** What the control page looks at and changes. */
export interface Surroundings {
  world: World
  sessions: SessionStore
  switches: Switches
  clock: SteeredClock
  day: CourtDay
}
