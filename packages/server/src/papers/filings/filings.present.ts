import { otherForum } from '@peshi/contract/courts/courts'
import { numberLabel } from '@peshi/contract/courts/labels'
import type { Filing, FilingItem, FilingPaper, ListedFiling } from '@peshi/contract/papers/filings'
import { shippedChecklists } from '@peshi/contract/papers/filings/checklists'
import { type CourtForm, courtForms, delayOf, type FormKey, formOf } from '@peshi/contract/papers/filings/court-forms'
import type { FilingBundle } from '@peshi/contract/papers/filings/filing-facts'
import type { ObjectionKind } from '@peshi/contract/papers/filings/objection-kinds'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { courtShort } from '@peshi/courts/catalogue/courts'
import { presentVersion } from '../../platform/db/versions.ts'
import type { BundleRow, ChecklistRow, FilingRow } from './filings.repo.ts'
import type { seeFiling } from './see-filing.ts'

/** The court's form with the chamber's changes. */
export function formFor(key: FormKey, checklist: Pick<ChecklistRow, 'changed'> | null): CourtForm {
  const { paper, corner, most_megabytes, cure_days, most_cure_days } = courtForms[key]
  return { paper, corner, most_megabytes, cure_days, most_cure_days, ...checklist?.changed }
}

const currentReturn = ({ filing }: FilingRow) => filing.returns.at(-1) ?? null

export function presentListed(row: FilingRow): ListedFiling {
  const { filing, matter_title, court } = row
  const court_id = court === otherForum ? null : court
  return {
    _id: filing.id,
    matter_id: filing.matter_id,
    ctitle: matter_title,
    case_label: numberLabel({ ...row, hc_name: court }),
    court_id,
    court_short: court_id && courtShort(court_id),
    form: formOf(court),
    kind: filing.kind,
    title: filing.title,
    state: filing.state,
    number: filing.number,
    filed_on: filing.filed_at && courtDateAt(filing.filed_at),
    refile_by: filing.state === 'returned' ? (currentReturn(row)?.refile_by ?? null) : null,
    open_objections: filing.objections.filter(({ cured_at }) => !cured_at).length,
    registered_number: filing.registered_number,
    registered_on: filing.registered_on,
    ...presentVersion(filing),
  }
}

export interface Documents {
  find: (id: DocumentId) => { name: string; newest: number; deleted_at: Date | null; media_type: string } | undefined
}

export const presentPapers = ({ filing }: FilingRow, documents: Documents): FilingPaper[] =>
  filing.papers.map(({ id, document_id, title, mark }) => {
    const found = documents.find(document_id)
    return {
      _id: id,
      document_id: found ? document_id : null,
      title,
      mark,
      is_gone: !found || found.deleted_at !== null,
      name: found?.name ?? null,
      media_type: found?.media_type ?? null,
    }
  })

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** `jsonb` keeps no order of names. */
const paperLine = ({ id, document_id, title, mark }: FilingRow['filing']['papers'][number]) => [
  id,
  document_id,
  title,
  mark,
]
const formLine = ({ paper, corner, most_megabytes }: CourtForm) => [paper, corner, most_megabytes]

export function presentBundle(
  bundle: BundleRow | null,
  { filing }: FilingRow,
  form: CourtForm,
  documents: Documents,
): FilingBundle | null {
  if (!bundle) return null
  const isNewer = bundle.facts.some(({ document_id, version }) => documents.find(document_id)?.newest !== version)
  const isSame =
    sameJson(bundle.papers.map(paperLine), filing.papers.map(paperLine)) &&
    sameJson(formLine(bundle.form), formLine(form))
  return {
    _id: bundle.id,
    state: bundle.state,
    problem: bundle.problem,
    values: bundle.values,
    done_pages: bundle.done_pages,
    all_pages: bundle.all_pages,
    papers: bundle.facts,
    volumes: bundle.volumes,
    first_pages: bundle.first_pages,
    is_stale: !isSame || isNewer,
    asked_at: bundle.asked_at.toISOString(),
    ended_at: bundle.ended_at?.toISOString() ?? null,
  }
}

interface ForItems {
  checklist: ChecklistRow | null
  seen: ReturnType<typeof seeFiling>
  names: ReadonlyMap<string, string>
  /** The kinds of objections of each of the chamber's last filings at this registry. */
  last: readonly ReadonlySet<ObjectionKind>[]
}

export function presentItems(row: FilingRow, { checklist, seen, names, last }: ForItems): FilingItem[] {
  const { kind, checks } = row.filing
  const rest = (key: string) => {
    const found = checks.find(({ item }) => item === key)
    return {
      state: found?.state ?? ('open' as const),
      note: found?.note ?? null,
      ticked_by: found ? (names.get(found.by) ?? null) : null,
      ticked_at: found?.at ?? null,
    }
  }
  const returnedFor = (key: ObjectionKind) => {
    const times = last.filter((kinds) => kinds.has(key)).length
    return times > 0 ? { times, of: last.length } : null
  }
  const shipped = shippedChecklists[formOf(row.court)]
    .filter((item) => !checklist?.hidden.includes(item.kind) && (!item.only || item.only.includes(kind)))
    .map((item) => ({
      key: item.kind,
      text: null,
      source: item.source,
      machine: seen[item.kind] ?? null,
      returned: returnedFor(item.kind),
      ...rest(item.kind),
    }))
  const own = (checklist?.own ?? [])
    .filter(({ only }) => !only || only.includes(kind))
    .map(({ _id, text }) => ({ key: _id, text, source: null, machine: null, returned: null, ...rest(_id) }))
  return [...shipped, ...own]
}

export function presentReturns({ filing }: FilingRow, today: CourtDate): Filing['returns'] {
  return filing.returns.map((one) => ({ ...one, delay: delayOf(one, one.refiled_on ?? today) }))
}

export const presentObjections = (
  { filing }: FilingRow,
  names: ReadonlyMap<string, string>,
  members: ReadonlySet<string>,
): Filing['objections'] =>
  filing.objections.map(({ id, person_id, cured_by, ...one }) => ({
    ...one,
    _id: id,
    person: person_id && members.has(person_id) ? { _id: person_id, name: names.get(person_id) ?? '' } : null,
    cured_by: cured_by && (names.get(cured_by) ?? null),
  }))
