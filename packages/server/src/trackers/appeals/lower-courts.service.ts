import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { type AppealTracker, type LowerCourtChoice, LowerCourtKind } from '@peshi/contract/trackers/appeals'
import { findCourt } from '@peshi/courts/catalogue/courts'
import type { CourtOption, LowerCourtList } from '@peshi/courts/connector'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { AppError, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { appealsRepo, findDecision, supremeCourt } from './appeals.repo.ts'

const kinds: LowerCourtChoice[] = [
  { _id: '1', title: 'High Court' },
  { _id: '3', title: 'District Court' },
  { _id: '4', title: 'Supreme Court' },
  { _id: '5', title: 'State Agency/Tribunal' },
]

const goodForMs = 86_400_000

export function createLowerCourts({ db, clock, courts }: Pick<Context, 'db' | 'clock' | 'courts'>) {
  const kept = new Map<string, { options: CourtOption[]; until: number }>()

  async function read(list: LowerCourtList, ...chosen: string[]): Promise<CourtOption[]> {
    const key = [list, ...chosen].join('|')
    const known = kept.get(key)
    if (known && known.until > clock.now().getTime()) return known.options
    const options = await courts.options(supremeCourt, list, chosen.join('|')).catch((error: unknown) => {
      // For an unknown state or bench, the court's site only says that it found nothing.
      if (error instanceof NotFound) throw new NotFound('The court has no such state or bench. Choose from its lists.')
      throw error
    })
    kept.set(key, { options, until: clock.now().getTime() + goodForMs })
    return options
  }

  const toChoices = (options: CourtOption[]): LowerCourtChoice[] =>
    options.map(({ code, label }) => ({ _id: code, title: label }))

  async function guess(court: CourtId, caseType: string | null) {
    const none = { court_id: null, state_id: null, tracking_court_id: null, case_type_id: null }
    const known = findCourt(court)
    const court_id = known && kindOf[known.type]
    if (!known || !court_id) return none
    try {
      const state = mostAlike(await read('lower-court-state', court_id), known.state ?? '')
      if (!state) return { ...none, court_id }
      const bench = mostAlike(
        await read('lower-court-bench', court_id, state),
        known.type === 'district' ? known.title : `${known.title} ${known.place ?? ''}`,
      )
      if (!bench) return { ...none, court_id, state_id: state }
      const types = await read('lower-court-case-type', court_id, state, bench)
      return { court_id, state_id: state, tracking_court_id: bench, case_type_id: caseType && typeOf(types, caseType) }
    } catch (error) {
      if (error instanceof AppError) return { ...none, court_id }
      throw error
    }
  }

  return {
    kinds(actor: Actor): LowerCourtChoice[] {
      authorize(actor, 'read', 'Tracker')
      return kinds
    },

    async list(actor: Actor, list: LowerCourtList, ...chosen: string[]): Promise<LowerCourtChoice[]> {
      authorize(actor, 'read', 'Tracker')
      return toChoices(await read(list, ...chosen))
    },

    async fromMatter(actor: Actor, id: MatterId) {
      authorize(actor, 'read', 'Tracker')
      const { row, tracker_id, decided } = await db.asChamber(actor, async (tx) => {
        await assertMatterExists(tx, actor, id)
        const trackers = appealsRepo(tx, actor.chamberId)
        const row = await trackers.getMatter(id)
        const tracker_id = await trackers.findByMatter(id)
        return { row, tracker_id, decided: row.case_id && (await findDecision(tx, row.case_id)) }
      })
      return {
        matter_id: id,
        title: row.title,
        hc_name: row.hc_name,
        ...(await guess(row.hc_name, row.case_type)),
        case_number: row.case_number,
        case_year: row.case_year,
        judgment_date: decided,
        petitioner: row.petitioner,
        respondent: row.respondent,
        tracker_id,
      } satisfies Partial<Record<keyof AppealTracker, unknown>> & Record<string, unknown>
    },
  }
}

const kindOf: Record<string, LowerCourtKind | null> = {
  high: LowerCourtKind.enum['1'],
  district: LowerCourtKind.enum['3'],
  tribunal: LowerCourtKind.enum['5'],
  supreme: null,
}

const unmeaning = new Set('the of at and in high court courts bench judicature principal district sessions'.split(' '))

const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '' && !unmeaning.has(word)),
  )

export function mostAlike(options: readonly CourtOption[], wanted: string): string | null {
  const words = wordsOf(wanted)
  const scored = options
    .map(({ code, label }) => {
      const own = wordsOf(label)
      const shared = [...own].filter((word) => words.has(word)).length
      return { code, score: shared === 0 ? 0 : shared / (own.size + words.size - shared) }
    })
    .sort((one, other) => other.score - one.score)
  const [best, second] = scored
  return best && best.score > 0 && best.score > (second?.score ?? 0) ? best.code : null
}

/** Compares only letters and digits. `WRIT - C` also fits `WRIC`, because some high courts omit the T. */
function typeOf(options: readonly CourtOption[], caseType: string): string | null {
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '')
  const wanted = plain(caseType)
  const fits = options.filter(({ label }) => plain(label) === wanted || plain(label).replace(/^WRIT/, 'WRI') === wanted)
  return fits.length === 1 ? (fits[0]?.code ?? null) : null
}
