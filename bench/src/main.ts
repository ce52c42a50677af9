import { benchBoard } from './board.bench.ts'
import { benchCalendar } from './calendar.bench.ts'
import { benchCallTime } from './call-time.bench.ts'
import { benchCauseList } from './cause-list.bench.ts'
import { benchExport } from './export.bench.ts'
import { benchLighthouse } from './lighthouse.bench.ts'
import { benchList } from './list.bench.ts'
import { benchMatch } from './match.bench.ts'
import { benchModel } from './model.bench.ts'
import { benchParse } from './parse.bench.ts'
import { type Measured, printTable } from './report.ts'
import { benchReports } from './reports.bench.ts'
import { benchSearch } from './search.bench.ts'
import { benchStart } from './start.bench.ts'
import { benchSync } from './sync.bench.ts'
import { benchTrackers } from './trackers.bench.ts'
import { benchUpload } from './upload.bench.ts'
import { benchWeb } from './web.bench.ts'

const benches: Record<string, () => Measured[] | Promise<Measured[]>> = {
  list: benchList,
  web: benchWeb,
  lighthouse: benchLighthouse,
  parse: benchParse,
  board: benchBoard,
  calendar: benchCalendar,
  'call-time': benchCallTime,
  'cause-list': benchCauseList,
  export: benchExport,
  match: benchMatch,
  model: benchModel,
  reports: benchReports,
  search: benchSearch,
  start: benchStart,
  sync: benchSync,
  trackers: benchTrackers,
  upload: benchUpload,
}

const wanted = process.argv.slice(2)
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
