import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { benchBoard } from './board.bench.ts'
import { benchBundle } from './bundle.bench.ts'
import { benchCalendar } from './calendar.bench.ts'
import { benchCallTime } from './call-time.bench.ts'
import { benchCauseList } from './cause-list.bench.ts'
import { benchCitations } from './citations.bench.ts'
import { benchExport } from './export.bench.ts'
import { benchHostile } from './hostile.bench.ts'
import { benchInteraction } from './interaction.bench.ts'
import { benchJoin } from './join.bench.ts'
import { benchJudgments } from './judgments.bench.ts'
import { benchLighthouse } from './lighthouse.bench.ts'
import { benchList } from './list.bench.ts'
import { benchLists } from './lists.bench.ts'
import { benchMatch } from './match.bench.ts'
import { benchMemory } from './memory.bench.ts'
import { benchModel } from './model.bench.ts'
import { benchOcr } from './ocr.bench.ts'
import { benchOcrQueue } from './ocr-queue.bench.ts'
import { benchParse } from './parse.bench.ts'
import { benchPhone } from './phone.bench.ts'
import { type Measured, printTable } from './report.ts'
import { benchReports } from './reports.bench.ts'
import { benchSearch } from './search.bench.ts'
import { benchStart } from './start.bench.ts'
import { benchSync } from './sync.bench.ts'
import { benchTrackers } from './trackers.bench.ts'
import { benchUpload } from './upload.bench.ts'
import { benchWeb } from './web.bench.ts'

type Benches = Record<string, () => Measured[] | Promise<Measured[]>>

const all: Benches = {
  list: () => benchList(),
  web: benchWeb,
  interaction: benchInteraction,
  lighthouse: benchLighthouse,
  phone: benchPhone,
  parse: benchParse,
  board: benchBoard,
  bundle: benchBundle,
  calendar: benchCalendar,
  'call-time': benchCallTime,
  'cause-list': benchCauseList,
  citations: () => benchCitations(),
  export: benchExport,
  hostile: benchHostile,
  join: benchJoin,
  judgments: () => benchJudgments(),
  lists: () => benchLists(),
  match: benchMatch,
  memory: benchMemory,
  model: benchModel,
  ocr: benchOcr,
  'ocr-queue': benchOcrQueue,
  reports: () => benchReports(),
  search: benchSearch,
  start: benchStart,
  sync: benchSync,
  trackers: benchTrackers,
  upload: benchUpload,
}

/** `--short` only checks that these benches run. Their numbers mean nothing. */
const short: Benches = {
  parse: benchParse,
  'cause-list': benchCauseList,
  citations: () => benchCitations({ pages: 6, rounds: 1 }),
  lists: () => benchLists({ pages: 20, real: [] }),
  reports: () => benchReports({ embedded: 100, server: 100 }),
  // This bench starts the server, which takes as long as all other short benches together.
  ...(isFull && { list: () => benchList({ matters: 100, seconds: 0.2, runs: 1 }) }),
}

const asked = process.argv.slice(2)
const benches = asked.includes('--short') ? short : all
const wanted = asked.filter((one) => one !== '--short')
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

console.log('Budgets on this machine, in this run:')
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}`)
  printTable(await bench())
}
