import { addDays } from '@peshi/contract/platform/dates'
import type { CourtOption } from '../../src/connector.ts'
import type { DistrictCasePage } from '../../src/ecourts-district/case-page.ts'
import type { DistrictSearch } from '../../src/ecourts-district/case-search.parse.ts'
import type { PortalOptions } from '../../src/ecourts-district/fill.parse.ts'
import type { ServiceForm } from '../../src/s3waas/form.parse.ts'
import type { SciBoardRow } from '../../src/sci/board.parse.ts'
import { nextHearingDate, type SciDetails } from '../../src/sci/case-details-page.ts'
import type { SciSearch } from '../../src/sci/case-status.parse.ts'
import type { SciForm } from '../../src/sci/case-status-form.parse.ts'
import type { SciJudgments } from '../../src/sci/judgments.parse.ts'
import type { LatestJudgment } from '../../src/sci/latest-judgments.parse.ts'

export const s3waasProjections: Record<string, (value: never) => unknown> = {
  'supreme-court/case-status': ({ rows }: SciSearch) => ({ success: true, rows }),
  'supreme-court/case-status-form': ({ scid, token, hidden }: SciForm) => ({ ...hidden, scid, token }),
  'supreme-court/case-details': projectDetails,
  'supreme-court/judgments': (rows: SciJudgments[]) => ({ success: true, rows }),
  'supreme-court/home-latest-judgments': (rows: LatestJudgment[]) => ({ rows }),
  'dcourts-s3waas/form': ({ options, ...form }: ServiceForm) => ({
    ...form,
    options: Object.fromEntries(
      Object.entries(options).map(([id, list]) => [id, list.map(({ code, label }) => ({ value: code, label }))]),
    ),
  }),
  'ecourts-dc/case-history': projectDistrictCase,
  'ecourts-dc/cnr-page': projectDistrictCase,
  'ecourts-dc/case-search': (search: DistrictSearch) => ({
    ...search,
    court: search.courts[0] ?? null,
    count: search.rows.length,
  }),
  'ecourts-dc/fill-district': ({ options, ...rest }: PortalOptions) => ({ ...rest, districts: options.map(toNamed) }),
  'display-board/supreme-court': (rows: SciBoardRow[]) => ({ rows }),
}

const toNamed = ({ code, label }: CourtOption) => ({ code, name: label })

function projectDistrictCase(page: DistrictCasePage) {
  const orders = page.orders.map(({ document, ...order }) => ({ ...document, ...order }))
  return {
    ...page,
    court: page.courtName,
    iaDetails: page.applications,
    interimOrders: orders.filter(({ kind }) => kind === 'interim'),
    finalOrders: orders.filter(({ kind }) => kind === 'final'),
    orders,
    hearingCount: page.hearings.length,
  }
}

function projectDetails(details: SciDetails) {
  const lastKnown = [details.tentativeListingDate, details.lastListedOn]
    .flatMap((date) => date ?? [])
    .sort()
    .at(-1)
  return {
    ...details,
    nextHearingDate: nextHearingDate(details, addDays(lastKnown ?? '2000-01-01', 1)),
    nextHearingDateRule: describeRule(details),
  }
}

function describeRule(details: SciDetails): string | null {
  const { tentativeListingDate: likely, lastListedOn: listed } = details
  if (likely === null || listed === null) return null
  const keeps =
    nextHearingDate(details, likely) === likely &&
    nextHearingDate(details, listed) === likely &&
    nextHearingDate(details, addDays(likely, 1)) === null
  return keeps
    ? `${likely} while that date is today or later; otherwise null (the last-listed date is never the next hearing once past)`
    : 'not kept'
}
