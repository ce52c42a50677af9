import type { CaveatRegister } from '../caveats/caveat-register.ts'
import type { SteeredClock } from '../clock.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import type { CounterFilings } from '../efiling/efiling.routes.ts'
import type { PaymentLinks } from '../gateway/payment-links.ts'
import type { MessageSink } from '../messages/message-sink.ts'
import type { PushDevices } from '../messages/push-devices.ts'
import type { NewsDesk } from '../news/news.routes.ts'
import type { PoliceRecords } from '../police/police-records.ts'
import type { SessionStore } from '../sites/sessions.ts'
import type { Switches } from '../sites/switches.ts'
import type { World } from '../world/world.ts'

export interface Surroundings {
  world: World
  sessions: SessionStore
  switches: Switches
  clock: SteeredClock
  day: CourtDay
  police: PoliceRecords
  caveats: CaveatRegister
  messages: MessageSink
  pushDevices: PushDevices
  payments: PaymentLinks
  news: NewsDesk
  counterFilings: CounterFilings
  smtpPort: () => Promise<number>
}

export function resetAll({
  world,
  sessions,
  switches,
  clock,
  day,
  police,
  caveats,
  messages,
  pushDevices,
  payments,
  news,
  counterFilings,
}: Surroundings) {
  clock.release()
  world.reset()
  switches.reset()
  sessions.clear()
  day.reset()
  police.reset()
  caveats.reset()
  messages.reset()
  pushDevices.reset()
  payments.reset()
  news.set('normal')
  counterFilings.clear()
}
