import type { CauseList } from '../../src/cause-lists/cause-list.ts'
import { parseCauseListPdf } from '../../src/cause-lists/cause-list-pdf.parse.ts'
import { parseListPage } from '../../src/cause-lists/list-page.ts'
import { PageChanged } from '../../src/errors.ts'
import { compareList, compareValues } from './compare-forms.ts'
import { projectOthers } from './project-forms.ts'

type Expected = Record<string, unknown>

export async function checkDocument(source: string, kind: string, bytes: Uint8Array, expected: Expected) {
  const text = () => new TextDecoder().decode(bytes)
  switch (kind) {
    case 'cause-list-pdf':
    case 'list-print':
      return checkList(expected, () => parseCauseListPdf(bytes))
    case 'cause-list-page':
      return checkList(expected, async () => parseListPage(text()))
  }
  const read = projectOthers[`${source}/${kind}`] ?? projectOthers[kind]
  if (!read) throw new Error(`No reader for ${source}/${kind}`)
  if (expected.wrong_page === true) {
    try {
      await read(bytes, text)
    } catch (error) {
      if (error instanceof PageChanged) return []
      throw error
    }
    return ['the page is of another kind, and was not refused']
  }
  return compareValues(expected, await read(bytes, text, expected))
}

async function checkList(expected: Expected, read: () => Promise<CauseList>): Promise<string[]> {
  let list: CauseList
  try {
    list = await read()
  } catch (error) {
    if (error instanceof PageChanged && expected.is_list === false) return []
    throw error
  }
  if (expected.is_list === false) return ['the document is no list, and was read as one']
  // The last bench of a cut file is not whole.
  const miscounted = (list.headings ?? [])
    .slice(0, -1)
    .filter(({ counted, entries }) => ![null, entries].includes(counted))
  const sums = miscounted.map((one) => `court ${one.court_no}: the list counts ${one.counted}, read ${one.entries}`)
  const differences = compareList(expected, {
    date: list.date,
    pages: list.pages,
    entries: list.entries as unknown as Expected[],
    headings: (list.headings ?? []) as unknown as Expected[],
    texts: [...(list.notices ?? []), ...list.entries.flatMap(({ note }) => note ?? [])],
    links: (list.links ?? []) as unknown as Expected[],
    caveats: list.caveats ?? [],
    identified: list.identified_items ?? [],
  })
  return [...sums, ...differences]
}
