import { setTimeout as wait } from 'node:timers/promises'
import { startChild, stopChildren } from './children.mjs'
import { isReady } from './ready.mjs'

const patienceMs = 120_000
const longestPauseMs = 30_000
/** `EX_CONFIG`: the settings are wrong, so a restart would fail again. */
const badSettings = 78

/**
 * The first process starts before the others, because it runs the migrations. `settleMs` lets a balancer notice a
 * restarted process.
 */
export function openCluster({ program, members, stopWithinMs, say, firstPauseMs = 1000, settleMs = 0 }) {
  const places = members.map((member) => ({ ...member, program, child: null, pauseMs: firstPauseMs, isLeaving: false }))
  let end
  const ended = new Promise((done) => {
    end = done
  })
  let isStopping = false

  function start(place) {
    const child = startChild(place.name, place.program, place.env)
    place.child = child
    child.ended.then((how) => takeUp(place, child, how))
  }

  async function takeUp(place, child, { how, code }) {
    if (isStopping || place.isLeaving) return
    if (code === badSettings) return end(code)
    say(`${place.name} ${how}; it starts again in ${place.pauseMs / 1000} s.`)
    await wait(place.pauseMs)
    if (isStopping || place.child !== child) return
    place.pauseMs = Math.min(longestPauseMs, place.pauseMs * 2)
    start(place)
    if (await waitUntilReady(place)) place.pauseMs = firstPauseMs
  }

  async function waitUntilReady({ address }) {
    const end = Date.now() + patienceMs
    while (!isStopping && Date.now() < end) {
      if (await isReady(address)) return true
      await wait(100)
    }
    return false
  }

  async function startAndWait(place) {
    start(place)
    return waitUntilReady(place)
  }

  async function replace(place, next) {
    place.isLeaving = true
    place.program = next
    await stopChildren([place.child], stopWithinMs)
    place.isLeaving = false
    return isStopping || startAndWait(place)
  }

  return {
    async start() {
      const [first, ...others] = places
      if (!(await startAndWait(first))) return false
      return (await Promise.all(others.map(startAndWait))).every(Boolean)
    },
    /** `next` may be the program of another version. */
    async restartInTurn(next = program) {
      for (const place of places) {
        if (await replace(place, next)) {
          await wait(settleMs)
          continue
        }
        say(`${place.name} does not become ready; the others go on as they are.`)
        return false
      }
      return true
    },
    ended,
    stop() {
      isStopping = true
      return stopChildren(
        places.flatMap(({ child }) => child ?? []),
        stopWithinMs,
      )
    },
    pidOf: (name) => places.find((place) => place.name === name)?.child?.child.pid,
  }
}
