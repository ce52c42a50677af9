import type { Party } from '@peshi/contract/courts/case-record'
import type { CisSearchRow } from '../../src/tribunals/cis/search-result.parse.ts'
import type { DrtCasePage } from '../../src/tribunals/drt/case-status.parse.ts'
import type { CommissionCase } from '../../src/tribunals/ejagriti/case-details.parse.ts'
import type { Commission } from '../../src/tribunals/ejagriti/commissions.parse.ts'
import type { NclatCauseList } from '../../src/tribunals/nclat/daily-cause-list.parse.ts'
import type { NclatCase } from '../../src/tribunals/nclat/view-details.parse.ts'
import type { NgtSearchRow } from '../../src/tribunals/ngt/search-result.parse.ts'
import type { TdsatCasePage } from '../../src/tribunals/tdsat/case-status.parse.ts'

export const tribunalProjections: Record<string, (value: never) => unknown> = {
  'tribunal-drt/search-result': (rows: CisSearchRow[]) => ({ rows }),
  'tribunal-drt/case-status': (page: DrtCasePage) => ({
    ...page,
    petitioners: page.petitioners.map(({ name }) => name),
    respondents: page.respondents.map(({ name }) => name),
  }),
  'tribunal-cat/search-result': (rows: CisSearchRow[]) => ({ rows }),
  'tribunal-tdsat/case-status': (page: TdsatCasePage) => ({
    ...page,
    petitioners: page.petitioners.map(projectParty),
    respondents: page.respondents.map(projectParty),
  }),
  'tribunal-ngt/search-result': (rows: NgtSearchRow[]) => ({ rows }),
  'tribunal-nclat/view-details': (page: NclatCase) => ({
    ...page,
    caseNumber: `${page.caseType} ${page.number}/${page.year}`,
  }),
  'tribunal-nclat/daily-cause-list': (rows: NclatCauseList[]) => ({ rows }),
  'consumer-ejagriti/case-details': (cases: CommissionCase[]) => ({ cases }),
  'consumer-ejagriti/state-commissions': (commissions: Commission[]) => ({ commissions }),
  'consumer-ejagriti/district-commissions': (commissions: Commission[]) => ({ commissions }),
}

const projectParty = ({ name, advocates }: Party) => ({ name, advocates: advocates.join(', ') || null })
