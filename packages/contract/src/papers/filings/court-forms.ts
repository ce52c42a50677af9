import { z } from 'zod'
import { addDays, type CourtDate, daysBetween } from '../../platform/dates.ts'
import type { CourtId } from '../../platform/ids.ts'

// Facts about registries, each with its source. `docs/FILINGS.md` lists what was not found. A chamber can change them.

export const FormKey = z.enum(['sci', 'allahabad', 'delhi', 'bombay', 'district', 'nclt', 'other'])
export type FormKey = z.infer<typeof FormKey>

export const PageSize = z.enum(['a4', 'legal'])
export type PageSize = z.infer<typeof PageSize>

/** Width and height in millimetres. */
export const millimetresOf: Record<PageSize, readonly [width: number, height: number]> = {
  a4: [210, 297],
  legal: [215.9, 355.6],
}

export const Corner = z.enum(['top-right', 'top-center', 'bottom-right', 'bottom-center'])
export type Corner = z.infer<typeof Corner>

const megabytes = z.int('Write a number').min(1, 'Use a number from 1').max(2000, 'Use a number up to 2000')
const cureDays = z.int('Write a number').min(1, 'Use a number from 1').max(365, 'Use a number up to 365')

/** The fields that a chamber can change. */
export const CourtForm = z.object({
  paper: PageSize,
  /** Where the continuous page number is printed. */
  corner: Corner,
  /** The portal’s limit for one file. Null if none is known. */
  most_megabytes: megabytes.nullable(),
  /** Days to refile after the registry notified its objections. Null if none are known. */
  cure_days: cureDays.nullable(),
  /** Days within which the registry itself can still allow the refiling. Null if none are known. */
  most_cure_days: cureDays.nullable(),
})
export type CourtForm = z.infer<typeof CourtForm>

/** In centimetres. */
interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}

interface ShippedForm extends CourtForm {
  margins: Margins
  font: string | null
  sources: Partial<Record<keyof CourtForm | 'margins', string>>
}

const plain: ShippedForm = {
  paper: 'a4',
  corner: 'top-right',
  most_megabytes: null,
  cure_days: null,
  most_cure_days: null,
  margins: { top: 2.5, right: 2.5, bottom: 2.5, left: 4 },
  font: null,
  sources: {},
}

export const courtForms: Record<FormKey, ShippedForm> = {
  sci: {
    ...plain,
    cure_days: 28,
    most_cure_days: 90,
    margins: { top: 2, right: 4, bottom: 2, left: 4 },
    font: 'Times New Roman 14',
    sources: {
      paper: 'Supreme Court circular F.No.01/Judl./2020, 5 March 2020',
      margins: 'Supreme Court circular F.No.01/Judl./2020, 5 March 2020',
      cure_days: 'Supreme Court Rules 2013, O. VIII r. 6(3)',
      most_cure_days:
        'Supreme Court Rules 2013, O. VIII r. 6, as the Registrar’s notification of September 2022 states it',
    },
  },
  allahabad: {
    ...plain,
    margins: { top: 3.8, right: 1.3, bottom: 2.5, left: 4.4 },
    font: 'Arial 12',
    sources: {
      paper: 'Allahabad High Court (Amendment) Rules 2021, reported 7 June 2021',
      margins: 'Allahabad High Court, instructions for e-filing, 17 August 2017, para 2.1',
    },
  },
  delhi: {
    ...plain,
    cure_days: 7,
    most_cure_days: 30,
    margins: { top: 3.8, right: 2.5, bottom: 3.8, left: 4.4 },
    font: 'Times New Roman 14',
    sources: {
      paper: 'Delhi High Court, practice directions for electronic filing',
      margins: 'Delhi High Court, practice directions for electronic filing',
      cure_days: 'Delhi High Court Rules and Orders, vol. V ch. 1-A(a) r. 5; Original Side Rules 2018, ch. IV r. 3',
      most_cure_days:
        'Delhi High Court Rules and Orders, vol. V ch. 1-A(a) r. 5; Original Side Rules 2018, ch. IV r. 3',
    },
  },
  bombay: {
    ...plain,
    cure_days: 30,
    sources: {
      paper: 'Amendment of the Appellate Side and Original Side Rules, gazette of 6 July 2021',
      cure_days: 'Bombay High Court (Original Side) Rules 1980, r. 986',
    },
  },
  district: plain,
  nclt: {
    ...plain,
    most_megabytes: 20,
    cure_days: 7,
    margins: { top: 4, right: 2.5, bottom: 2.5, left: 5 },
    sources: {
      margins: 'NCLT Rules 2016, r. 20(1)',
      most_megabytes: 'NCLT e-filing portal, help page: advice of 20 MB for a file',
      cure_days: 'NCLT Rules 2016, r. 28',
    },
  },
  other: plain,
}

export function formOf(court: CourtId): FormKey {
  if (court === 'sci') return 'sci'
  if (court === 'hc-allahabad' || court === 'hc-lucknow') return 'allahabad'
  if (court === 'hc-delhi') return 'delhi'
  if (/^hc-(bombay|aurangabad|nagpur|kolhapur|goa)/.test(court)) return 'bombay'
  if (court.startsWith('dc-')) return 'district'
  if (court.startsWith('tribunals-nclt-')) return 'nclt'
  return 'other'
}

export interface Refiling {
  /** The last day without condonation. Null if the court’s time is not known. */
  refile_by: CourtDate | null
  /** The last day on which the registry itself can still allow it. */
  registry_until: CourtDate | null
}

export const refilingOf = (
  { cure_days, most_cure_days }: Pick<CourtForm, 'cure_days' | 'most_cure_days'>,
  notified_on: CourtDate,
): Refiling => ({
  refile_by: cure_days === null ? null : addDays(notified_on, cure_days),
  registry_until: most_cure_days === null ? null : addDays(notified_on, most_cure_days),
})

/** How many days of delay a refiling on that day has, and who can condone them. Null if it is in time. */
export function delayOf(
  { refile_by, registry_until }: Refiling,
  day: CourtDate,
): { days: number; by: 'registry' | 'court' } | null {
  if (refile_by === null || day <= refile_by) return null
  return {
    days: daysBetween(refile_by, day),
    by: registry_until !== null && day <= registry_until ? 'registry' : 'court',
  }
}
