// npm run test:calendar: compares the demo's calendar feed with the pages for hearings and tasks of the next 30 days.
// vdirsyncer fetches the feed, and khal reads it. As root on Debian, the script installs both.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, installOnDebian } from '../scripts/lib/debian.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { findFreePort } from '../scripts/lib/ports.mjs'
import { startProduct } from '../scripts/lib/product.mjs'
import { run } from '../scripts/lib/run.mjs'
import { Refusal, runMain, say } from '../scripts/lib/say.mjs'

const owner = { email: 'owner@demo.peshi.in', password: 'Peshi-demo-1' }

async function askApi(address, path, { token, body } = {}) {
  const reply = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await reply.json()
  if (!reply.ok) throw new Refusal(`${path}: ${answer.message}`)
  return answer
}

// Events are compared without their ids, which vdirsyncer changes.
const line = (day, kind, title) => `${day} ${kind}: ${title.replace(/\s+/g, ' ').trim()}`

async function readPages(address, token, me) {
  const { data, meta } = await askApi(address, '/api/hearing', { token })
  const hearings = data.flatMap((day) => day.data).filter(({ is_dropped }) => !is_dropped)
  const months = [...new Set([meta.from, meta.to].map((day) => day.slice(0, 7)))]
  const tasks = []
  for (const month of months) tasks.push(...(await askApi(address, `/api/tasks/by_month/${month}`, { token })).data)
  const own = tasks.filter((task) => task.assignee?._id === me && task.date === task.end_date && !task.is_done)
  const inSpan = (day) => day >= meta.from && day <= meta.to
  return {
    from: meta.from,
    to: meta.to,
    lines: new Set([
      ...hearings.map(({ date, ctitle }) => line(date, 'hearing', ctitle)),
      ...own.flatMap(({ title, date, comes_again }) =>
        [date, ...comes_again].filter(inSpan).map((day) => line(day, 'task', title)),
      ),
    ]),
  }
}

async function readByKhal(folder, feed, { from, to }) {
  const items = join(folder, 'items')
  await mkdir(items)
  const [sync, khal] = [join(folder, 'vdirsyncer.conf'), join(folder, 'khal.conf')]
  await writeFile(
    sync,
    `[general]
status_path = "${join(folder, 'status')}"
[pair peshi]
a = "feed"
b = "items"
collections = null
[storage feed]
type = "http"
url = "${feed}"
[storage items]
type = "filesystem"
path = "${items}"
fileext = ".ics"
`,
  )
  await writeFile(
    khal,
    `[calendars]
[[peshi]]
path = ${items}
readonly = True
[sqlite]
path = ${join(folder, 'khal.db')}
[locale]
local_timezone = Asia/Kolkata
default_timezone = Asia/Kolkata
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
`,
  )
  const env = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' }
  const call = async (program, args) => {
    const { code, output } = await run(program, args, { env, quiet: true })
    if (code !== 0) throw new Refusal(`${program} ${args.join(' ')}: ${output.slice(-800)}`)
    return output
  }
  await call('vdirsyncer', ['-c', sync, 'discover'])
  await call('vdirsyncer', ['-c', sync, 'sync'])
  const after = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10)
  const format = '{start-date}|{location}|{cancelled}|{title}'
  const shown = await call('khal', ['-c', khal, 'list', '--day-format', '', '--format', format, from, after])
  const events = shown.split('\n').flatMap((text) => {
    const [day = '', place = '', cancelled = '', ...title] = text.split('|')
    const kind = place.trim() ? 'hearing' : 'task'
    return !cancelled.trim() && day >= from && day <= to ? [line(day, kind, title.join('|'))] : []
  })
  return new Set(events)
}

async function compare(address, folder) {
  const session = await askApi(address, '/api/users/login', { body: owner })
  const token = session.accessToken
  const feed = await askApi(address, '/api/calendar_feed', { token, body: { password: owner.password } })
  const pages = await readPages(address, token, session.userData._id)
  const shown = await readByKhal(folder, `${address}${new URL(feed.address).pathname}`, pages)
  const missing = [...pages.lines].filter((one) => !shown.has(one))
  const isHearing = (one) => one.includes(' hearing: ')
  const extra = [...shown].filter((one) => isHearing(one) && !pages.lines.has(one))
  for (const one of missing) say(`  not shown by khal: ${one}`)
  for (const one of extra) say(`  not on the page: ${one}`)
  const hearings = [...pages.lines].filter(isHearing).length
  say(`${hearings} hearings and ${pages.lines.size - hearings} tasks from ${pages.from} to ${pages.to}`)
  say(`${missing.length} not shown by khal, ${extra.length} shown by khal alone`)
  if (hearings === 0) throw new Refusal('The demo has no hearings: nothing was compared.')
  return missing.length + extra.length === 0 ? 0 : 1
}

async function testCalendar() {
  await ensureInstalled()
  await installOnDebian(['khal', 'vdirsyncer'])
  for (const program of ['khal', 'vdirsyncer'])
    if (!(await findProgram(program)))
      throw new Refusal(`npm run test:calendar needs ${program} (apt-get install ${program}).`)
  const folder = await mkdtemp(join(tmpdir(), 'peshi-calendar-'))
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()]
  const product = await startProduct({ port, sandboxPort, dataDirectory: join(folder, 'data'), demo: 'full' })
  try {
    if (!product.ready) throw new Refusal('Peshi did not become ready; the lines above say how far it came.')
    return await compare(product.address, folder)
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

await runMain(testCalendar)
process.exit()
