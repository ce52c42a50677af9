import type { CourtDate } from '@peshi/contract/platform/dates'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { FirTrackerId, MatterId } from '@peshi/contract/platform/ids'
import type { attachFir, FirDetail, FirReading, FirTracker, FirWords, saveFir } from '@peshi/contract/trackers/firs'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { listMattersByFir } from '../../matters/families/families.repo.ts'
import { firKey } from '../../matters/families/fir-key.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { createTrackerActions } from '../trackers/tracker-actions.ts'
import { writeSections } from './compare-fir.ts'
import { keepFirSounds } from './fir-sounds.ts'
import { firKind } from './firs.present.ts'
import { type FirRow, firsRepo, type NewFir } from './firs.repo.ts'

const readingsShown = 200
const usualDays = 7

const followedAlready = () => new Conflict('Your chamber already tracks this FIR.', 'fir-followed-already')

export function createFirs(context: Context) {
  const { clock, services } = context
  const { clocks, documents } = services

  async function listLines(tx: Tx, actor: Actor, ids: readonly MatterId[]) {
    const rows = await mattersRepo(tx, actor.chamberId).listByIds(ids)
    return rows.map((row) => ({ _id: row.id, title: row.title, court_title: courtTitle(row.hc_name) }))
  }

  async function complete(tx: Tx, actor: Actor, row: FirRow, shown: FirTracker): Promise<FirDetail> {
    const repo = firsRepo(tx, actor.chamberId)
    const same = await listMattersByFir(tx, actor.chamberId, row.key)
    const history = await repo.listReadings(row.id, readingsShown)
    return {
      ...shown,
      complainant: row.complainant,
      is_hidden: await repo.isHidden(row.id),
      history: history.map((reading) => ({ ...reading, at: reading.at.toISOString() })),
      matters: await listLines(tx, actor, row.matter_ids),
      suggested: await listLines(
        tx,
        actor,
        same.filter((matter) => !row.matter_ids.includes(matter)),
      ),
      document: row.document_id && (await documents.findShown(tx, actor, row.document_id)),
      default_bail_clock: row.default_bail_clock,
    }
  }

  async function checkWords(tx: Tx, actor: Actor, words: Partial<FirWords>): Promise<Partial<FirWords>> {
    if (words.registered_on && words.registered_on > courtDateAt(clock.now()))
      throw new Invalid('This day is still to come.', { registered_on: 'Choose a day that is past' })
    for (const id of words.matter_ids ?? []) await assertMatterExists(tx, actor, id)
    return words.matter_ids ? { ...words, matter_ids: [...new Set(words.matter_ids)] } : words
  }

  async function insert(tx: Tx, actor: Actor, values: NewFir): Promise<FirTrackerId> {
    const row = await firsRepo(tx, actor.chamberId).insert(values)
    if (!row) throw followedAlready()
    await keepFirSounds(tx, actor.chamberId, [row])
    await wait(tx, actor, row, nextAt(row))
    await emitFor(tx, actor, 'fir.followed', row)
    return row.id
  }

  const blank = (actor: Actor) => ({
    registered_on: null,
    status: 'registered' as const,
    sections: [],
    accused: [],
    complainant: null,
    cases: [],
    matter_ids: [],
    check_every: usualDays,
    created_by: actor.personId,
    created_at: clock.now(),
  })

  function keyOf(place: { police_station: string; number: string; year: number }): string {
    const key = firKey(place.police_station, place.number, place.year)
    if (!key) throw new Invalid('Write the police station and the number.', { number: 'Write the number' })
    return key
  }

  async function saveFound(tx: Tx, actor: Actor, input: BodyOf<typeof saveFir>): Promise<FirTrackerId> {
    const repo = firsRepo(tx, actor.chamberId)
    const found = input.find_id && (await repo.findFound(input.find_id, actor.personId, clock.now()))
    const fir = found ? found.found?.[input.pick] : undefined
    if (!found || !fir) throw new NotFound('This search has expired. Please search again.', 'search-over')
    const { source, state, district, police_station, number, year, sections, cases } = fir
    return insert(tx, actor, {
      ...blank(actor),
      source,
      state,
      district,
      police_station,
      number,
      year,
      sections,
      cases,
      key: keyOf(fir),
      court: found.court,
      query: found.query,
      registered_on: fir.registered_at?.slice(0, 10) ?? null,
      ...(cases.length > 0 && { status: 'charge-sheet' as const }),
      ...(await checkWords(tx, actor, input.words ?? {})),
      last_checked_at: clock.now(),
      last_result: 'fir-same',
    })
  }

  async function saveByHand(tx: Tx, actor: Actor, input: BodyOf<typeof saveFir>): Promise<FirTrackerId> {
    const { place } = input
    if (!place)
      throw new Invalid('Please look the FIR up first, or type it in.', { place: 'Write where it is registered' })
    return insert(tx, actor, {
      ...blank(actor),
      ...place,
      number: place.number.replace(/^0+(?=\d)/, ''),
      key: keyOf(place),
      source: 'hand',
      ...(await checkWords(tx, actor, input.words ?? {})),
    })
  }

  async function edit(tx: Tx, actor: Actor, id: FirTrackerId, input: BodyOf<typeof saveFir>): Promise<void> {
    const repo = firsRepo(tx, actor.chamberId)
    const before = await beginEdit(tx, actor, id, input.version)
    const words = await checkWords(tx, actor, input.words ?? {})
    const after = Object.keys(words).length > 0 ? await repo.update(id, words) : before
    await keepFirSounds(tx, actor.chamberId, [after])
    if (input.refresh) {
      if (!after.court) throw new Conflict('Nobody can be asked for this FIR: it was typed in by hand.', 'fir-by-hand')
      await wait(tx, actor, after, clock.now())
    } else if (after.check_every !== before.check_every) await wait(tx, actor, after, nextAt(after))
    const changes: FirReading['changes'] = (
      ['status', 'registered_on', 'later_number', 'later_station'] as const
    ).flatMap((field) =>
      before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
    )
    if (JSON.stringify(before.sections) !== JSON.stringify(after.sections))
      changes.push({ field: 'sections', before: writeSections(before.sections), after: writeSections(after.sections) })
    if (changes.length > 0)
      await repo.addReading({ tracker_id: id, source: 'hand', by: actor.personId, at: clock.now(), changes })
    const edits = changesOf(before, after, Object.keys(words) as (keyof typeof words)[])
    if (input.words) await emitFor(tx, actor, 'fir.edited', after, edits)
  }

  const actions = createTrackerActions<'fir', FirRow, FirTracker, FirDetail>(context, {
    ...firKind,
    checkOf: ({ court, query }) => (court && query ? { court, query } : null),
    complete,
    restoredTwice: followedAlready,
  })
  const { beginEdit, emitFor, nextAt, read, wait } = actions

  return {
    ...actions,

    async save(tx: Tx, actor: Actor, input: BodyOf<typeof saveFir>): Promise<FirDetail> {
      authorize(actor, input._id ? 'update' : 'create', 'Tracker')
      if (input._id) await edit(tx, actor, input._id, input)
      const id = input._id ?? (await (input.find_id ? saveFound : saveByHand)(tx, actor, input))
      return read(tx, actor, id)
    },

    async attach(tx: Tx, actor: Actor, id: FirTrackerId, { upload_id, matter_id }: BodyOf<typeof attachFir>) {
      authorize(actor, 'update', 'Tracker')
      const firs = firsRepo(tx, actor.chamberId)
      const row = await firs.get(id)
      if (!row.matter_ids.includes(matter_id))
        throw new Invalid('Link this matter with the FIR first.', { matter_id: 'Choose a linked matter' })
      const { data, already } = await documents.create(tx, actor, {
        matter_id,
        upload_ids: [upload_id],
        folder: '',
        tags: ['FIR'],
      })
      const document_id = data[0]?._id ?? already[0]
      if (!document_id) throw new Error('A document disappeared while it was saved')
      const after = await firs.update(id, { document_id })
      await emitFor(tx, actor, 'fir.edited', after, changesOf(row, after, ['document_id']))
      return read(tx, actor, id)
    },

    async startDefaultBail(tx: Tx, actor: Actor, id: FirTrackerId, start_on: CourtDate): Promise<FirDetail> {
      authorize(actor, 'update', 'Tracker')
      authorize(actor, 'create', 'Clock')
      const repo = firsRepo(tx, actor.chamberId)
      const row = await repo.lock(id)
      if (!row) throw new NotFound()
      if (row.default_bail_clock) throw new Conflict('The default bail deadline was already added.', 'clock-runs')
      const default_bail_clock = await clocks.start(tx, actor, {
        subject: { kind: 'fir', id, label: firKind.labelOf(row), matterId: firKind.matterOf(row) },
        rule: 'default-bail',
        start_on,
      })
      await repo.update(id, { default_bail_clock })
      await emitFor(tx, actor, 'fir.bail-counted', row)
      return read(tx, actor, id)
    },
  }
}
