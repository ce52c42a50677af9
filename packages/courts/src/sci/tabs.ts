import type { CaseRecord, CourtOrder } from '@peshi/contract/courts/case-record'
import type { SectionTable } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { textOrNull } from '../reading/text.ts'

type Row = SectionTable['rows'][number]
type Read = (row: Row) => (...words: string[]) => string | null

function readRows<T>(tables: SectionTable[], needed: string[][], read: (at: ReturnType<Read>, row: Row) => T): T[] {
  return tables.flatMap((table) => {
    const columns = table.columns.map((column) => column.toLowerCase())
    const find = (words: string[]) => findColumn(columns, words)
    for (const words of needed) {
      if (find(words) < 0)
        throw new PageChanged(`A tab has no column "${words[0]}": ${columns.join(' | ').slice(0, 120)}`)
    }
    const at: Read =
      (row) =>
      (...words) => {
        const column = find(words)
        return column < 0 ? null : textOrNull(row.cells[column])
      }
    return table.rows.map((row) => read(at(row), row))
  })
}

function findColumn(columns: string[], words: string[]): number {
  for (const word of words) {
    const index = columns.findIndex((column) => ` ${column}`.includes(` ${word}`))
    if (index >= 0) return index
  }
  return -1
}

export const readListings = (tables: SectionTable[]): CaseRecord['hearings'] =>
  readRows(tables, [['cl date', 'list date', 'listing date', 'listed on', 'date']], (at) => ({
    cause_list_type: at('misc', 'list type', 'cause list'),
    judge: at('judge', 'coram', 'bench'),
    business_date: readDate(at('cl date', 'list date', 'listing date', 'listed on', 'date')),
    next_date: null,
    purpose: at('purpose', 'stage'),
    business: at('remark', 'office remarks'),
  }))

const isApplications = (table: SectionTable) => /\bi\.?a\.?\b/i.test(table.columns.join(' | '))

export const readApplications = (tables: SectionTable[]): CaseRecord['interlocutory_applications'] =>
  readRows(tables.filter(isApplications), [['ia', 'i.a.', 'application'], ['status']], (at) => ({
    number: at('ia', 'i.a.', 'application') ?? '',
    classification: at('particular', 'description', 'remark'),
    party: at('filed by', 'party'),
    filed_on: readDate(at('filing date', 'filed on', 'date')),
    next_date: null,
    status: at('status'),
  }))

export const readDocuments = (tables: SectionTable[]): CaseRecord['documents'] =>
  readRows(
    tables.filter((table) => !isApplications(table)),
    [['document']],
    (at) => ({
      number: at('document no', 'doc no', 'document number'),
      received_on: readDate(at('filing date', 'filed on', 'date')),
      filed_by: at('filed by', 'party'),
      advocate: at('advocate'),
      document: at('document type', 'particular', 'description', 'document'),
    }),
  )

export const readDefects = (tables: SectionTable[]): CaseRecord['objections'] =>
  readRows(tables, [['default', 'defect']], (at) => ({
    scrutiny_date: readDate(at('notification', 'notified')),
    objection: [at('default', 'defect'), at('remark')].filter((text) => text !== null).join(': '),
    compliance_date: readDate(at('removed', 'removal', 'cure')),
    receipt_date: null,
  }))

/**
 * An order's date is at the end of its link: `_Order_05-Jan-2024.pdf`, `_Judgement_05-Jan-2024.pdf`. If the link has no
 * date, the date is in the row.
 */
export const readOrders = (tables: SectionTable[], caseNumber: string | null): CourtOrder[] =>
  tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells, links }) =>
      links.map((link): CourtOrder => {
        const [, kind = 'order', printed] = /_(Order|Judge?ment)_(\d{1,2}-[A-Za-z]{3}-\d{4})\.pdf/i.exec(link) ?? []
        const inText = cells
          .map((cell) => /\b\d{1,2}-\d{1,2}-\d{4}\b/.exec(cell)?.[0])
          .find((text) => text !== undefined)
        return {
          number: null,
          date: readDate(printed ?? inText),
          judge: null,
          kind: /judge?ment/i.test(`${kind} ${cells.join(' ')}`) ? 'judgment' : 'order',
          case_number: caseNumber,
          ref: { path: link },
          link: null,
        }
      }),
    ),
  )

export interface EarlierCourt {
  lower_court: NonNullable<CaseRecord['lower_court']>
  fir: CaseRecord['fir']
  isChallenged: boolean
}

export const readEarlierCourts = (tables: SectionTable[]): EarlierCourt[] =>
  readRows(tables, [['court'], ['case no'], ['order date', 'judgment date', 'date']], (at) => {
    const [, number, year] = /^(.*?)(?:\s*[/-]\s*((?:19|20)\d{2}))?$/.exec(at('crime') ?? '') ?? []
    return {
      lower_court: {
        court: [at('court'), at('agency code')].filter((text) => text !== null).join(', ') || null,
        case_number: at('case no'),
        decision_date: readDate(at('order date', 'judgment date', 'date')),
        state: at('agency state', 'state'),
        district: null,
      },
      fir:
        textOrNull(number) === null
          ? null
          : {
              state: at('agency state', 'state'),
              district: null,
              police_station: at('police station'),
              number: textOrNull(number),
              year: year ? Number(year) : null,
            },
      isChallenged: /^y/i.test(at('challenged') ?? ''),
    }
  })
