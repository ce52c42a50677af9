import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { Clock } from '../clock.ts'
import type { SandboxCourt } from '../world/courts.ts'
import { NotPossible } from '../world/world.ts'

export interface RegisteredCaveat {
  number: number
  year: number
  caveator: string
  caveatee: string
  lodgedOn: CourtDate
  lowerCourt: string
  caseNumber: string
}

const inForceDays = 90

export function createCaveatRegister(clock: Clock) {
  const lodged: RegisteredCaveat[] = []

  const seeded = ({ outlying }: SandboxCourt): RegisteredCaveat[] => [
    {
      number: 41,
      year: Number(addDays(clock.today(), -75).slice(0, 4)),
      caveator: 'SHANTI DEVI',
      caveatee: 'KAILASH NATH TRIPATHI',
      lodgedOn: addDays(clock.today(), -75),
      lowerCourt: `Civil Judge (Junior Division), ${outlying}`,
      caseNumber: 'O.S./112/2021',
    },
  ]

  /** Caveats are lodged on the control page in Prayagraj. */
  const all = (court: SandboxCourt) => [...seeded(court), ...(court.id === 'dc-prayagraj' ? lodged : [])]

  return {
    /** Peshi tracks caveats in Uttar Pradesh, so no other State has any. */
    inForce: (court: SandboxCourt) =>
      court.state === 'UTTAR PRADESH'
        ? all(court).filter(({ lodgedOn }) => addDays(lodgedOn, inForceDays) >= clock.today())
        : [],

    lodge({ caveator, caveatee, daysAgo = 0 }: { caveator: string; caveatee: string; daysAgo?: number }) {
      if (caveator.length < 3 || caveatee.length < 3) throw new NotPossible('caveator, caveatee: a name each.')
      const lodgedOn = addDays(clock.today(), -daysAgo)
      const caveat = {
        number: 50 + lodged.length,
        year: Number(lodgedOn.slice(0, 4)),
        caveator,
        caveatee,
        lodgedOn,
        lowerCourt: '',
        caseNumber: '',
      }
      lodged.push(caveat)
      return caveat
    },

    reset: () => lodged.splice(0),
  }
}

export type CaveatRegister = ReturnType<typeof createCaveatRegister>
