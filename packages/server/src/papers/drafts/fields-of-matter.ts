import type { Party } from '@peshi/contract/courts/case-record'
import { numberLabel } from '@peshi/contract/courts/labels'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import { applicableCode } from '@peshi/contract/matters/criminal-sections/applicable-code'
import type { Fir } from '@peshi/contract/matters/families'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { DraftLanguage, DraftValue, DraftValues } from '@peshi/contract/papers/drafts'
import type { DraftFieldName, ListRow } from '@peshi/contract/papers/drafts/fields'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import type { Clock } from '@peshi/contract/trackers/clocks'
import type { Serving } from '@peshi/contract/trackers/servings'
import { findCourt, sayCourt } from '@peshi/courts/catalogue/courts'
import { draftWords } from './draft-words.ts'

/** Everything that a paper can know. All of it is of one matter. */
export interface MatterFacts {
  matter: MatterDetail
  advocate: string | null
  clients: readonly { name: string; address: string; mobile: string | null; email: string | null }[]
  fir: Fir | null
  orders: readonly { kind: 'order' | 'judgment'; date: CourtDate | null }[]
  clocks: readonly Pick<Clock, 'rule' | 'due_on'>[]
  servings: readonly Serving[]
  hearing: { court_no: string | null; item: string | null } | null
  /** The papers of the newest bundle of a filing, with their page numbers. */
  bundled: readonly { title: string; mark: string | null; first: number; last: number }[]
  chamber: string
  today: CourtDate
}

type Values = Partial<Record<DraftFieldName, DraftValue | null | undefined>>

/** The values that the matter has. Fields without a value are left out. */
export function fieldsOf(facts: MatterFacts, language: DraftLanguage): DraftValues {
  const values: Values = {
    ...courtFields(facts, language),
    ...partyFields(facts, language),
    ...crimeFields(facts, language),
    ...fileFields(facts, language),
    advocate_name: facts.advocate,
    chamber_name: facts.chamber,
    paper_date: facts.today,
  }
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, DraftValue] => hasValue(entry[1])))
}

export const hasValue = (value: DraftValue | null | undefined): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

function courtFields({ matter, hearing, today }: MatterFacts, language: DraftLanguage): Values {
  const { record, case_type, case_number, case_year } = matter
  const court = findCourt(matter.court_id)
  const say = (name: string) => sayCourt(name, language)
  const own = court?.type === 'district' && language === 'en' && record?.court_name
  const number =
    case_type && case_number && case_year
      ? draftWords[language].caseNumber(case_type, case_number, case_year)
      : numberLabel(matter)
  const before = (record?.hearings ?? []).flatMap(({ business_date }) => business_date ?? [])
  return {
    court_name: own ? `${inUsualCase(own)}, ${court.place ?? ''}`.replace(/, $/, '') : say(matter.court_title),
    court_place: court?.place && say(court.place),
    case_number: number,
    case_type,
    case_year: case_year && String(case_year),
    cnr: matter.cnr,
    bench: /([^,]*Bench[^,]*)$/.exec(matter.court_title)?.[1]?.trim().replace(/.*/, say),
    judge: record?.coram && inUsualCase(record.coram),
    court_room: hearing?.court_no,
    item_number: hearing?.item,
    stage: matter.stage,
    filing_date: record?.filing_date ?? record?.registration_date,
    previous_date: before
      .filter((date) => date < today)
      .toSorted()
      .at(-1),
    next_date: matter.next_date,
    decision_date: record?.decision_date,
  }
}

function roleKind(type: string): 'suit' | 'appeal' | 'complaint' | 'application' | 'petition' {
  if (/suit|वाद|^(o\.?s|c\.?s)\b/i.test(type)) return 'suit'
  if (/appeal|अपील|^(f\.?a|s\.?a|r\.?f\.?a|r\.?s\.?a|crl\.?\s?a)\b/i.test(type)) return 'appeal'
  if (/complaint|परिवाद|^(c\.?c|n\.?i)\b/i.test(type)) return 'complaint'
  return /bail|application|जमानत/i.test(type) ? 'application' : 'petition'
}

function partyFields({ matter, clients }: MatterFacts, language: DraftLanguage): Values {
  const words = draftWords[language]
  const { record, our_side } = matter
  const partiesOf = (parties: readonly Party[] | undefined, own: string | null): ListRow[] => {
    const names = parties?.length ? parties.map(({ name }) => inUsualCase(name)) : own ? [own] : []
    return names.map((name, at) => ({ number: String(at + 1), name, details: '' }))
  }
  const petitioners = partiesOf(record?.petitioners, matter.petitioner)
  const respondents = partiesOf(record?.respondents, matter.respondent)
  const [petitionerRole, respondentRole] = words.roles[roleKind(matter.case_type ?? '')]
  const nameOf = (rows: readonly ListRow[]) =>
    rows[0]?.name && rows[0].name + (rows.length > 1 ? words.andOthers(rows.length - 1) : '')
  const sides = {
    petitioner: { name: nameOf(petitioners), role: petitionerRole, parties: record?.petitioners },
    respondent: { name: nameOf(respondents), role: respondentRole, parties: record?.respondents },
  }
  const ours = our_side === 'petitioner' || our_side === 'respondent' ? our_side : null
  const other = ours && sides[ours === 'petitioner' ? 'respondent' : 'petitioner']
  const [client] = clients
  return {
    case_title: matter.title,
    petitioners,
    respondents,
    petitioner_name: sides.petitioner.name,
    respondent_name: sides.respondent.name,
    petitioner_role: petitionerRole,
    respondent_role: respondentRole,
    for_petitioner: ours && ours === 'petitioner',
    client_name: clients.map(({ name }) => name).join(words.and),
    client_role: ours && sides[ours].role,
    client_address: client?.address,
    client_phone: client?.mobile,
    client_email: client?.email,
    other_side_name: other?.name,
    other_side_role: other?.role,
    other_advocate: other?.parties?.flatMap(({ advocates }) => advocates)[0],
  }
}

/** Another act may be criminal too, so the paper asks then. */
const isCriminalLaw = /penal code|nyaya sanhita|criminal procedure|nagarik suraksha|narcotic|arms act|sexual offences/i

function crimeFields({ matter: { record }, fir }: MatterFacts, language: DraftLanguage): Values {
  const words = draftWords[language]
  const acts = (record?.acts ?? []).map(({ act, section }) => ({ act: inUsualCase(act), sections: section ?? '' }))
  const ofRecord = record?.fir
  const number = fir?.number ?? ofRecord?.number
  const year = fir?.year ?? ofRecord?.year
  const begun = record?.filing_date ?? record?.registration_date
  return {
    acts_and_sections: acts,
    offence: acts.map(({ act, sections }) => words.ofAct(act, sections)).join(words.and),
    fir_number: number && year ? `${number}/${year}` : number,
    police_station: fir?.police_station ?? ofRecord?.police_station,
    district: fir?.district ?? ofRecord?.district ?? record?.district,
    state: fir?.state ?? ofRecord?.state ?? record?.state,
    is_criminal: number || acts.some(({ act }) => isCriminalLaw.test(act)) ? true : null,
    is_under_crpc: begun
      ? applicableCode({ of: 'procedure', on: begun, wasPending: begun < '2024-07-01' }) === 'CrPC'
      : null,
  }
}

function fileFields({ matter, orders, clocks, servings, bundled }: MatterFacts, language: DraftLanguage): Values {
  const words = draftWords[language]
  const day = (date: CourtDate | null) => (date ? toDayFirst(date) : '')
  const dated = orders.flatMap(({ kind, date }) => (date ? [{ date, event: words[kind], page: '' }] : []))
  const filed = matter.record?.filing_date
  const dates = [...(filed ? [{ date: filed, event: words.filed, page: '' }] : []), ...dated]
  const newest = dated.toSorted((one, two) => two.date.localeCompare(one.date))[0]
  const limits = clocks.filter(({ rule }) => findClockRule(rule)?.group === 'limitation').map(({ due_on }) => due_on)
  return {
    order_date: newest?.date,
    order_court: newest && sayCourt(matter.court_title, language),
    limitation_date: limits.toSorted()[0],
    served: servings.map((one, at) => ({
      number: String(at + 1),
      name: one.name,
      mode: one.mode ? words.modes[one.mode] : '',
      sent_on: one.sent_on ?? '',
      tracking: one.consignment ?? '',
      result:
        one.outcome === 'served' || one.deemed_on
          ? words.served(day(one.outcome_on ?? one.deemed_on))
          : words.notServed,
    })),
    papers: bundled.map(({ title, mark, first, last }, at) => ({
      number: String(at + 1),
      title,
      annexure: mark ?? '',
      from: String(first),
      to: String(last),
    })),
    dates: dates.toSorted((one, two) => one.date.localeCompare(two.date)),
  }
}
