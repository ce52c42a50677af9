import { caseKey } from '@peshi/contract/courts/case-key'
import type { Offence } from '@peshi/contract/matters/criminal-sections/applicable-code'
import type {
  addAlias,
  Family,
  FamilyMatter,
  LinkKind,
  LinkSuggestion,
  linkMatters,
  setFir as setFirEndpoint,
} from '@peshi/contract/matters/families'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { courtTitle, isCourt } from '@peshi/courts/catalogue/courts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import { changesOf } from '../../platform/events/changes.ts'
import type { NewEvent } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findOnLists } from '../listings/find-on-lists.ts'
import type { MatterRow } from '../matters/matters.columns.ts'
import { presentMatter } from '../matters/matters.present.ts'
import { mattersRepo } from '../matters/matters.repo.ts'
import { type AliasRow, familiesRepo, type Relation } from './families.repo.ts'
import { firKey } from './fir-key.ts'

export function createFamilies({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  async function getMatter(tx: Tx, actor: Actor, id: MatterId): Promise<MatterRow> {
    const row = await mattersRepo(tx, actor.chamberId).get(id)
    await assertMatterExists(tx, actor, id)
    return row
  }

  async function read(tx: Tx, actor: Actor, matter: MatterRow): Promise<Family> {
    const repo = familiesRepo(tx, actor.chamberId)
    const matters = mattersRepo(tx, actor.chamberId)
    const ids = await repo.listIds(matter.id)
    const relations = await repo.listRelations(matter.id, matter.case_id)
    const suggested = new Map((await matters.listByIds(relations.map(({ id }) => id))).map((row) => [row.id, row]))
    return {
      matters: (await matters.listByIds(ids)).map(presentMatter).toSorted(byYear),
      links: await repo.listLinks(ids),
      firs: await repo.listFirs(ids),
      own_fir: await repo.findFir(matter.id),
      offence_from: matter.offence_from,
      offence_to: matter.offence_to,
      suggestions: relations
        .filter(({ id }) => !ids.includes(id))
        .flatMap((relation) => {
          const other = suggested.get(relation.id)
          return other ? [suggest(relation, matter, other)] : []
        }),
      aliases: (await repo.listAliases(matter.id)).map(presentAlias),
      version: matter.version,
    }
  }

  async function change(
    tx: Tx,
    actor: Actor,
    id: MatterId,
    work: (matter: MatterRow) => Promise<NewEvent>,
  ): Promise<Family> {
    authorize(actor, 'update', 'Matter')
    await emit(tx, actor, await work(await getMatter(tx, actor, id)))
    return read(tx, actor, await getMatter(tx, actor, id))
  }

  /** The part of an event that says which other matter it is about. */
  const aboutOther = (id: MatterId, other: MatterId) => ({ matterId: id, subject: { kind: 'matter', id: other } })

  const putLink = async (
    tx: Tx,
    actor: Actor,
    { later, earlier }: { later: MatterId; earlier: MatterId },
    { kind, state }: Pick<Parameters<ReturnType<typeof familiesRepo>['put']>[0], 'kind' | 'state'>,
  ) =>
    familiesRepo(tx, actor.chamberId).put({
      id: newId(),
      matter_id: later,
      of_matter_id: earlier,
      kind,
      state,
      created_by: actor.personId,
      created_at: clock.now(),
    })

  async function setFir(tx: Tx, actor: Actor, id: MatterId, { version, ...sent }: FirInput): Promise<Family> {
    return change(tx, actor, id, async (matter) => {
      const matters = mattersRepo(tx, actor.chamberId)
      await matters.raiseVersion(id, {
        by: actor,
        at: clock.now(),
        seen: version,
        read: async () => read(tx, actor, await getMatter(tx, actor, id)),
      })
      const repo = familiesRepo(tx, actor.chamberId)
      const known = await repo.findFir(id)
      const fir = sent.fir === undefined ? known : sent.fir
      const offence = daysOf(matter, sent)
      await matters.update(id, offence)
      if (fir === null) await repo.removeFir(id)
      else {
        const key = firKey(fir.police_station, fir.number, fir.year)
        if (key === null) throw new Invalid('Write a police station.', { police_station: 'Write its name' })
        await repo.putFir({ ...fir, matter_id: id, key, updated_by: actor.personId, updated_at: clock.now() })
      }
      const before = { ...(known ?? noFir), ...offenceOf(matter) }
      const after = { ...(fir ?? noFir), ...offence }
      const detail = changesOf(before, after, Object.keys(before) as (keyof typeof before)[])
      return { type: 'matter.fir', ...aboutMatter(id), detail }
    })
  }

  return {
    setFir,

    get: (actor: Actor, id: MatterId): Promise<Family> => {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, async (tx) => read(tx, actor, await getMatter(tx, actor, id)))
    },

    link: (tx: Tx, actor: Actor, id: MatterId, { other_id, kind, is_later }: BodyOf<typeof linkMatters>) =>
      change(tx, actor, id, async () => {
        if (id === other_id) throw new Invalid('Choose another matter.', { other_id: 'This is the matter itself' })
        await getMatter(tx, actor, other_id)
        const ends = is_later ? { later: id, earlier: other_id } : { later: other_id, earlier: id }
        await putLink(tx, actor, ends, { kind, state: 'linked' })
        return { type: 'matter.linked', ...aboutOther(id, other_id), detail: { kind } }
      }),

    unlink: (tx: Tx, actor: Actor, id: MatterId, otherId: MatterId) =>
      change(tx, actor, id, async () => {
        await getMatter(tx, actor, otherId)
        if (!(await familiesRepo(tx, actor.chamberId).remove(id, otherId))) throw new NotFound()
        return { type: 'matter.unlinked', ...aboutOther(id, otherId) }
      }),

    dismiss: (tx: Tx, actor: Actor, id: MatterId, otherId: MatterId) =>
      change(tx, actor, id, async () => {
        await getMatter(tx, actor, otherId)
        await putLink(tx, actor, { later: id, earlier: otherId }, { kind: 'connected', state: 'dismissed' })
        return { type: 'matter.link-dismissed', ...aboutOther(id, otherId) }
      }),

    addAlias: (tx: Tx, actor: Actor, id: MatterId, input: BodyOf<typeof addAlias>) => {
      const { kind, court, case_type, case_year } = input
      if (!isCourt(court)) throw new Invalid('There is no such court.', { court: 'Choose a court of the list' })
      const case_number = String(Number(input.case_number))
      return change(tx, actor, id, async () => {
        const isFir = kind === 'fir' || kind === 'zero-fir'
        await familiesRepo(tx, actor.chamberId).insertAlias({
          id: newId(),
          matter_id: id,
          kind,
          court,
          case_type,
          case_number,
          case_year,
          key: isFir ? null : caseKey(case_type, case_number, case_year),
          created_by: actor.personId,
          created_at: clock.now(),
        })
        await findOnLists(tx, actor.chamberId, { id, hc_name: court }, clock.now())
        return { type: 'matter.alias-added', ...aboutMatter(id), detail: { number: numberOf(input) } }
      })
    },

    removeAlias: (tx: Tx, actor: Actor, id: MatterId, aliasId: string) =>
      change(tx, actor, id, async () => {
        const removed = await familiesRepo(tx, actor.chamberId).removeAlias(id, aliasId)
        if (!removed) throw new NotFound()
        return { type: 'matter.alias-removed', ...aboutMatter(id), detail: { number: numberOf(removed) } }
      }),
  }
}

type FirInput = Partial<BodyOf<typeof setFirEndpoint>>

const noFir = { state: null, district: null, police_station: null, number: null, year: null }

const offenceOf = ({ offence_from, offence_to }: Offence): Offence => ({ offence_from, offence_to })

/** A last day without a first one, or before it, is refused. A last day that is the first day is left out. */
function daysOf(known: Offence, sent: Partial<Offence>): Offence {
  const { offence_from, offence_to } = { ...offenceOf(known), ...sent }
  if (offence_to && !offence_from)
    throw new Invalid('Write the first day of the offence.', { offence_from: 'Write the first day' })
  if (offence_to && offence_from && offence_to < offence_from)
    throw new Invalid('The offence ends before it begins.', { offence_to: 'Write a later day' })
  return { offence_from, offence_to: offence_to === offence_from ? null : offence_to }
}

const numberOf = ({ case_type, case_number, case_year }: Pick<AliasRow, 'case_type' | 'case_number' | 'case_year'>) =>
  `${case_type}/${Number(case_number)}/${case_year}`

const byYear = (one: FamilyMatter, other: FamilyMatter) =>
  (one.case_year ?? 9999) - (other.case_year ?? 9999) || one._id.localeCompare(other._id)

const presentAlias = ({ id, kind, court, case_type, case_number, case_year, created_by }: AliasRow) => ({
  _id: id,
  kind,
  court,
  court_title: courtTitle(court),
  case_type,
  case_number,
  case_year,
  is_from_court: created_by === null,
})

function suggest({ reason, is_later, shared }: Relation, matter: MatterRow, other: MatterRow): LinkSuggestion {
  const [mine, theirs] = [guessKind(matter.case_type, reason), guessKind(other.case_type, reason)]
  const isLater = reason === 'below' ? is_later : mine !== 'connected' || theirs === 'connected'
  return {
    matter: presentMatter(other),
    kind: isLater ? mine : theirs,
    is_later: isLater,
    reason,
    shared: shared.replace('|', ' '),
  }
}

const byType: [RegExp, LinkKind][] = [
  [/SLP|SPECIALLEAVE/, 'slp'],
  [/CURATIVE/, 'curative'],
  [/REVIEW|^RP|^REVW/, 'review'],
  [/BAIL|^ABA|^BA$|^CRMBA/, 'bail'],
  [/REVISION|REV|^CRLR|^CR$/, 'revision'],
  [/CONTEMPT|^CONT|^CAPL/, 'contempt'],
  [/TRANSFER|^TP|^TAPL/, 'transfer'],
  [/EXECUTION|^EXE|^EP$/, 'execution'],
  [/^WRI|^WP|WRIT|482|^A227|MATTERSUNDERARTICLE227/, 'writ'],
  [/APPEAL|^CA$|^CRLA|^FA|^SA|^MA|^FAFO|^SPLA|^LPA|^RFA/, 'appeal'],
]

function guessKind(caseType: string | null, comesOf: 'below' | 'same-fir'): LinkKind {
  const type = (caseType ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  const found = byType.find(([pattern]) => pattern.test(type))?.[1]
  return found ?? (comesOf === 'below' ? 'appeal' : 'connected')
}
