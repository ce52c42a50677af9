import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../../scripts/lib/say.mjs'
import { largeChamberSession } from '../bench/src/large-chamber.ts'
import { askAnyway, emptyTally, pickAction } from '../chaos/actions.mjs'
import { openOffice } from '../chaos/office.mjs'
import { ask } from '../chaos/people.mjs'

const pauseMs = 40
const perPage = 25

/** Starts people who read and write until `stop` is called. `stop` returns the tally. */
export async function startPeople(base, { matters, offices: count = 4 }) {
  const tally = emptyTally()
  const offices = []
  for (let index = 0; index < count; index++) offices.push(await openOffice(base, index, tally))
  const reader = { base, tally, token: (await largeChamberSession(base)).accessToken }
  const until = new AbortController()
  const repeat = async (work) => {
    while (!until.signal.aborted) {
      await work()
      await wait(pauseMs)
    }
  }
  const pages = Math.floor(matters / perPage)
  const readPage = () => {
    const page = 1 + Math.floor(Math.random() * pages)
    return askAnyway(reader, `/api/matter_list/matters?perPage=${perPage}&page=${page}`)
  }
  const working = [...offices.map((office) => repeat(() => pickAction().work(office))), repeat(readPage)]
  return {
    offices,
    async stop() {
      until.abort()
      await Promise.all(working)
      return tally
    },
  }
}

/** Prints the failed requests, and returns a problem if one failed for longer than `mostMs`. */
export function judgeRequests({ requests, atOnce, interrupted, failed, whole, statuses }, mostMs) {
  const longest = Math.round(Math.max(0, ...interrupted))
  const sorted = whole.toSorted((a, b) => a - b)
  const [half, most] = [0.5, 0.99].map((part) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0))
  say(
    `  ${requests} requests, ${atOnce} answered at once (median ${half} ms, p99 ${most} ms); ${interrupted.length} failed at first, the longest for ${longest} ms; ${failed.length} never answered`,
  )
  say(`  answers: ${[...statuses].map(([status, times]) => `${status || 'none'} ${times}×`).join(', ')}`)
  for (const one of failed.slice(0, 10)) say(`    ${one}`)
  return [
    ...(failed.length > 0 ? [`${failed.length} requests were never answered`] : []),
    ...(longest > mostMs ? [`a request failed for ${longest} ms; a restart takes at most ${mostMs} ms`] : []),
  ]
}

const markOf = /m[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Reads everything that people saved from the new version, over HTTP. */
export async function readBack(base, offices, { promised }, matters) {
  const found = new Set()
  for (const office of offices) {
    const read = async (path) => {
      const { status, reply } = await ask(base, path, { token: office.token })
      if (status !== 200) throw new Error(`${path} was answered ${status}: ${reply?.message}`)
      for (const [mark] of JSON.stringify(reply).matchAll(markOf)) found.add(mark)
      return reply
    }
    for (let page = 1, rows = 1; rows > 0; page++)
      rows = (await read(`/api/model/tasks_collection?state=all&perPage=200&page=${page}`)).data.length
    for (const matter of office.matters) {
      await read(`/api/hearing/matter/${matter}`)
      await read(`/api/matters/list_document/${matter}`)
      for (let after = '', hasMore = true; hasMore; ) {
        const { data, meta } = await read(`/api/matters/list_notes/${matter}${after}`)
        hasMore = meta.has_more
        after = `?after=${data.at(-1)?._id}`
      }
    }
  }
  const lost = promised.filter(({ mark }) => !found.has(mark))
  const token = (await largeChamberSession(base)).accessToken
  const list = await ask(base, '/api/matter_list/matters?perPage=25', { token })
  const total = list.reply?.meta?.total
  say(`  over HTTP: of ${promised.length} saved records ${lost.length} are missing; the list shows ${total} matters`)
  return [
    ...(lost.length > 0 ? [`the new version does not return ${lost.length} saved records`] : []),
    ...(total === matters ? [] : [`the list shows ${total} of ${matters} matters`]),
  ]
}
