// Reads and changes a filing. `change` is the one way to change it: version, rights, event.

import { otherForum } from '@peshi/contract/courts/courts'
import type { Filing } from '@peshi/contract/papers/filings'
import { courtForms, formOf } from '@peshi/contract/papers/filings/court-forms'
import type { FilingState } from '@peshi/contract/papers/filings/filing-kinds'
import type { ObjectionKind } from '@peshi/contract/papers/filings/objection-kinds'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { EventDetail } from '@peshi/contract/platform/events'
import type { DocumentId, FilingId } from '@peshi/contract/platform/ids'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import {
  type Documents,
  formFor,
  presentBundle,
  presentItems,
  presentListed,
  presentObjections,
  presentPapers,
  presentReturns,
} from './filings.present.ts'
import { type FilingChanges, type FilingRow, filingsRepo } from './filings.repo.ts'
import type { StoredObjection } from './filings.schema.ts'
import { seeFiling } from './see-filing.ts'

/** The main papers whose text Peshi checks. Annexures bear a mark, and are others' words. */
const mainPapers = 5

export const subjectOf = (id: FilingId) => ({ kind: 'filing' as const, id })

export function createFilingRecord({ clock, emit, services }: Pick<Context, 'clock' | 'emit' | 'services'>) {
  const { clocks, servings } = services
  const today = () => courtDateAt(clock.now())

  /** Last days of the matter's open deadlines of limitation. */
  async function listLimitation(tx: Tx, actor: Actor, { filing }: FilingRow) {
    const open = await clocks.listOpenOfMatter(tx, actor, filing.matter_id)
    return open.flatMap(({ rule, due_on }) =>
      findClockRule(rule)?.group === 'limitation' || rule === 'cheque-complaint' ? [due_on] : [],
    )
  }

  async function see(tx: Tx, actor: Actor, row: FilingRow): Promise<Filing> {
    const repo = filingsRepo(tx, actor.chamberId)
    const { filing, court } = row
    const form = formOf(court)
    const checklist = await repo.findChecklist(form)
    const courtForm = formFor(form, checklist)
    const documents = await listDocuments(tx, actor, row)
    const papers = presentPapers(row, documents)
    const bundle = presentBundle(await repo.findBundle(filing.id), row, courtForm, documents)
    const served = await servings.listOfMatters(tx, actor, [filing.matter_id])
    const seen = seeFiling({
      papers: papers.map(({ _id, title, is_gone }) => ({ id: _id, title, is_gone })),
      facts: bundle,
      form: courtForm,
      limitation: await listLimitation(tx, actor, row),
      servings: served.get(filing.matter_id) ?? [],
      text: filing.text_check,
      isTextCurrent: isCurrent(row, documents),
      day: filing.filed_at ? courtDateAt(filing.filed_at) : today(),
    })
    const last = (await repo.listLastObjections(court, filing.id)).map(
      ({ objections }) => new Set<ObjectionKind>(objections.map(({ kind }) => kind)),
    )
    const people = [
      ...filing.checks.map(({ by }) => by),
      ...filing.objections.flatMap(({ person_id, cured_by }) => [person_id ?? [], cured_by ?? []].flat()),
    ]
    const names = await repo.listNames(people)
    const members = new Set<string>((await teamRepo(tx, actor.chamberId).listMembers()).map(({ _id }) => _id))
    const acknowledged = filing.acknowledgement_id && documents.find(filing.acknowledgement_id)
    const { margins, font, sources } = courtForms[form]
    return {
      ...presentListed(row),
      filed_at: filing.filed_at?.toISOString() ?? null,
      acknowledgement:
        filing.acknowledgement_id && acknowledged && !acknowledged.deleted_at
          ? { document_id: filing.acknowledgement_id, name: acknowledged.name }
          : null,
      papers,
      items: presentItems(row, { checklist, seen, names, last }),
      returns: presentReturns(row, today()),
      objections: presentObjections(row, names, members),
      from_court: await listFromCourt(tx, actor, row),
      court_form: { ...courtForm, margins, font, sources },
      bundle,
    }
  }

  /** Objections of the court's record that the filing does not have yet. */
  async function listFromCourt(tx: Tx, actor: Actor, { case_id, filing }: FilingRow): Promise<Filing['from_court']> {
    if (!case_id || !['filed', 'returned'].includes(filing.state)) return []
    const found = await filingsRepo(tx, actor.chamberId).findCourtObjections(case_id)
    const known = new Set(filing.objections.map(({ text }) => text))
    return (found?.record?.objections ?? [])
      .filter(({ objection, compliance_date }) => !compliance_date && !known.has(objection))
      .map(({ objection, scrutiny_date }) => ({ text: objection, notified_on: scrutiny_date }))
  }

  const read = async (tx: Tx, actor: Actor, id: FilingId): Promise<Filing> =>
    see(tx, actor, await filingsRepo(tx, actor.chamberId).get(id))

  /** Raises the version, makes the changes that `plan` returns, and stores the event. */
  async function change(
    tx: Tx,
    actor: Actor,
    { id, seen }: { id: FilingId; seen: number | undefined },
    type: `filing.${'changed' | 'checked' | 'filed' | 'returned' | 'objection-changed' | 'refiled' | 'registered' | 'withdrawn'}`,
    plan: (row: FilingRow) => Promise<{ changes: FilingChanges; detail?: EventDetail }>,
  ): Promise<Filing> {
    authorize(actor, 'update', 'Document')
    const repo = filingsRepo(tx, actor.chamberId)
    await repo.get(id)
    await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) })
    const row = await repo.get(id)
    const { changes, detail } = await plan(row)
    if (Object.keys(changes).length > 0) await repo.update(id, changes)
    await emit(tx, actor, { type, subject: subjectOf(id), matterId: row.filing.matter_id, detail: detail ?? {} })
    return read(tx, actor, id)
  }

  /** The deadline to refile. A court without a known time has none, until a person writes the day. */
  async function moveDeadline(
    tx: Tx,
    actor: Actor,
    row: FilingRow,
    refile: { notified_on: string; refile_by: string | null },
  ) {
    const { filing, court, matter_title } = row
    await clocks.stop(tx, actor, subjectOf(filing.id), { how: 'stopped' })
    if (refile.refile_by === null) return
    await clocks.start(tx, actor, {
      rule: 'objections',
      start_on: refile.notified_on,
      ends_on: refile.refile_by,
      court_id: court === otherForum ? null : court,
      title: filing.title,
      subject: { ...subjectOf(filing.id), label: filing.title ?? matter_title, matterId: filing.matter_id },
    })
  }

  /** A person's day to cure an objection is a deadline of its own, until the objection is cured. */
  async function moveCure(
    tx: Tx,
    actor: Actor,
    { filing, court }: FilingRow,
    objection: StoredObjection,
  ): Promise<void> {
    const { id, text, cure_by, cured_at, round } = objection
    const subject = { kind: 'filing' as const, id, matterId: filing.matter_id, label: cut(text) }
    await clocks.stop(tx, actor, subject, { how: cured_at ? 'done' : 'stopped' })
    if (cure_by === null || cured_at !== null) return
    const start_on = filing.returns.find((one) => one.round === round)?.notified_on ?? today()
    const court_id = court === otherForum ? null : court
    await clocks.start(tx, actor, { rule: 'own', start_on, ends_on: cure_by, court_id, title: cut(text), subject })
  }

  /** Ends the deadline to refile and those of its objections. */
  async function endDeadlines(tx: Tx, actor: Actor, { filing }: FilingRow, how: 'done' | 'stopped'): Promise<void> {
    const cures = filing.objections.filter(({ cure_by, cured_at }) => cure_by !== null && cured_at === null)
    for (const id of [filing.id, ...cures.map((one) => one.id)])
      await clocks.stop(tx, actor, { kind: 'filing', id }, { how })
  }

  return { read, change, moveDeadline, moveCure, endDeadlines }
}

const cut = (text: string) => (text.length > 300 ? `${text.slice(0, 299)}…` : text)

export async function listDocuments(tx: Tx, actor: Actor, { filing }: FilingRow): Promise<Documents> {
  const ids = [...filing.papers.map(({ document_id }) => document_id), filing.acknowledgement_id ?? []].flat()
  const rows = ids.length > 0 ? await filingsRepo(tx, actor.chamberId).listDocuments(filing.matter_id, ids) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { find: (id: DocumentId) => byId.get(id) }
}

export const wrongState = (state: FilingState) =>
  new Conflict('This filing is at another step now.', 'filing-state').naming({ state })

/** Papers that Peshi reads for citations and sections, with their newest version. */
export const mainOf = ({ filing }: FilingRow, documents: Documents) =>
  filing.papers
    .filter(({ mark }) => mark === null)
    .flatMap(({ document_id, title }) => {
      const found = documents.find(document_id)
      return found && !found.deleted_at ? [{ document_id, title, version: found.newest }] : []
    })
    .slice(0, mainPapers)

const isCurrent = (row: FilingRow, documents: Documents): boolean => {
  const now = mainOf(row, documents).map(({ document_id, version }) => `${document_id} ${version}`)
  const then = row.filing.text_check?.papers.map(({ document_id, version }) => `${document_id} ${version}`) ?? []
  return now.join() === then.join()
}
