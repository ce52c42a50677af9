import { parsePortalCauseList } from '../ecourts-district/cause-list.parse.ts'
import { PageChanged } from '../errors.ts'
import { parsePhhcListPage } from '../phhc/list-page.parse.ts'
import type { CauseList } from './cause-list.ts'

export function parseListPage(text: string): CauseList {
  if (/id=\\?["']?table_heading/.test(text)) return parsePortalCauseList(text)
  if (/FOR\s+THE\s+\w+\s+DATED\s+\d/i.test(text)) return parsePhhcListPage(text)
  throw new PageChanged('The page is not a known form of cause list')
}
