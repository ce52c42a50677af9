import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'
import { openRegistry } from '@peshi/courts/registry'
import { buildApp } from './app/app.ts'
import { features } from './app/features.ts'
import { findFirstOwnerLink } from './chamber/account/registration.ts'
import { createStandings } from './chamber/account/standing.ts'
import { openGateway, openGatewayOf } from './chamber/payments/razorpay-gateway.ts'
import { openGates } from './courts/courts/gate.ts'
import { openCourtAccess, sandboxPerSecond } from './courts/courts/open-court-access.ts'
import { openDistrictSites } from './courts/courts/open-district-sites.ts'
import { openBoardAccess } from './courts/lists-and-boards/board-access.ts'
import { openLiveBoards } from './courts/lists-and-boards/live-boards.ts'
import { backUpBeforeUpgrade } from './operations/backup/before-upgrade.ts'
import { restoreIfRequested } from './operations/backup/restore-request.ts'
import { demoRoutes } from './operations/demo/demo.routes.ts'
import { removeHalfMade } from './operations/demo/demo-file.ts'
import { holdUntilOpen } from './operations/demo/hold-until-open.ts'
import { keepSandboxHours } from './operations/demo/keep-sandbox-hours.ts'
import { openDemo } from './operations/demo/open-demo.ts'
import { refuseOtherData } from './operations/demo/refuse-other-data.ts'
import { createReplay } from './operations/demo/replay.service.ts'
import { openSandboxClock } from './operations/demo/sandbox-clock.ts'
import { keepPrivate } from './operations/installation/keep-private.ts'
import { clockStartingAt, systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/open.ts'
import { jobsOf } from './platform/events/after.ts'
import { createEmit } from './platform/events/emit.ts'
import { openFiles } from './platform/files/files.ts'
import { openQueue } from './platform/jobs/queue.ts'
import { type Config, readConfig } from './platform/process/config.ts'
import type { Context } from './platform/process/context.ts'
import { routesOf, startJobs, withServices } from './platform/process/feature.ts'
import { createLog } from './platform/process/log.ts'
import { BadSettings } from './platform/process/settings-reader.ts'
import { explainStart } from './platform/process/start-problem.ts'
import { openOutlets } from './platform/sending/open-outlets.ts'
import { createLiveEvents } from './platform/stream/live-events.ts'
import { openTracing } from './platform/tracing/tracing.ts'
import { version } from './platform/version.ts'

const badSettingsExit = 78
const stopWithinMs = 10_000
const patienceMs = 4000

async function start(config: Config, restart: () => void): Promise<() => Promise<void>> {
  const began = performance.now()
  const log = createLog(config.logLevel)
  const mended = keepPrivate(config.dataDirectory)
  if (mended > 0)
    log.warn({ mended }, 'Other accounts of this machine could reach the data directory: they no longer can.')
  if (config.mode === 'production' && config.publicUrl.startsWith('https:') && config.trustProxy === false)
    log.warn('Set PESHI_TRUST_PROXY to the address of the proxy: the limits on sign-in see only the proxy until then.')
  const restored = await restoreIfRequested(config, new Date())
  if (restored?.problem) log.error({ problem: restored.problem }, 'The backup could not be restored')
  else if (restored) {
    const { name: backup, aside, people } = restored
    log.info({ backup, aside, people }, 'The backup was restored')
    if (people) log.warn({ aside, people }, 'Accounts were made before the backup was restored: they are kept aside')
  }
  const own = config.clock ? clockStartingAt(config.clock) : systemClock
  const sandboxClock = config.sandboxUrl ? await openSandboxClock({ sandboxUrl: config.sandboxUrl, own, log }) : null
  const clock = sandboxClock ?? own
  removeHalfMade(config)
  const db = await openDatabase({
    url: config.databaseUrl,
    kind: config.databaseKind,
    maxConnections: config.mostConnections,
    directory: config.dataDirectory,
    onError: (error) => log.error({ err: error }, 'A connection to the database broke'),
    onAnswer: () => log.databaseOutage.succeeded(),
    before: (engine) => refuseOtherData(engine, config),
    backUp: async (migration) => {
      const made = await backUpBeforeUpgrade({ dataDirectory: config.dataDirectory, migration }, new Date())
      log.info(made, 'Made a backup of the database before the upgrade')
    },
  })
  const stop = new AbortController()
  const tracing = await openTracing(config.traces, config.role)
  const queue = openQueue(db, {
    role: config.role,
    kind: config.databaseKind,
    log,
    jobs: jobsOf(features),
    tracing,
  })
  const events = await createLiveEvents(db)
  const gates = openGates({
    db,
    perSecond: config.sandboxUrl ? sandboxPerSecond : 1,
    onError: (error) => log.error({ error }, 'A slot at a display board could not be released'),
  })
  const boards = openLiveBoards({
    db,
    clock,
    events,
    log,
    access: openBoardAccess({ config, clock, gate: gates.interactive }),
  })
  const districtSites = await openDistrictSites({ db, config, events, log })
  const standings = createStandings({ db, clock })
  await standings.follow()
  const context: Context = withServices({
    config,
    clock,
    db,
    queue,
    files: await openFiles(config),
    events,
    ...createEmit(clock, () => context),
    courts: openCourtAccess({ config, db, clock, log, connectorOf: openRegistry(districtSites.sites).connectorFor }),
    districtSites,
    boards,
    standings,
    features,
    outlets: openOutlets({ db, clock, config }),
    gateway: openGateway(config),
    gatewayOf: openGatewayOf(config),
    tracing,
    log,
    stopping: stop.signal,
    restart,
  })
  await queue.start()
  const demo = config.demo ? await openDemo(context, sandboxClock) : null
  const routes = config.role === 'worker' ? [] : routesOf(context)
  if (demo && sandboxClock && config.demo !== 'bare') {
    const reset = config.databaseUrl ? null : endToBeMadeAnew
    routes.push(...demoRoutes(context, { demo, clock: sandboxClock, replay: createReplay(context), reset }))
  }
  const app = await buildApp(context, routes)
  if (demo) holdUntilOpen(app, demo)
  await app.listen({ host: config.host, port: config.port })
  await demo?.open()
  await startJobs(context)
  if (sandboxClock) keepSandboxHours(context, sandboxClock)
  const megabytes = Math.round(process.memoryUsage().rss / 1_048_576)
  const wholeDemo = demo?.resume().catch((error: unknown) => {
    if (!stop.signal.aborted) log.error({ error }, 'The demo’s chamber could not be completed')
  })
  const firstOwner = config.mode === 'production' && config.role !== 'worker' ? await findFirstOwnerLink(context) : null
  if (firstOwner)
    log.warn(
      { link: firstOwner },
      'Nobody has an account yet. Open this link, and become the first owner or restore a backup.',
    )
  log.info({ ms: Math.round(performance.now() - began), version, address: config.publicUrl, megabytes }, 'ready')

  return async () => {
    stop.abort()
    sandboxClock?.close()
    // /readyz fails during this wait, so that load balancers send no more requests.
    const finished = queue.stop(3)
    await wait(config.drainMs)
    await Promise.race([app.close(), wait(patienceMs, undefined, { ref: false })])
    app.server.closeAllConnections()
    boards.close()
    await wholeDemo
    await finished
    await events.close()
    await db.close()
    await tracing?.close()
    log.info('stopped')
  }
}

/** `scripts/start.mjs` resets the demo when the server exits with this code. */
const madeAnewExit = 75

function endToBeMadeAnew(): void {
  setTimeout(() => process.exit(madeAnewExit), 300)
}

function stopOnSignal(stop: () => Promise<void>, withinMs: number): void {
  let isStopping = false
  const end = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => {
      process.stderr.write(`Peshi did not stop in ${withinMs / 1000} seconds and was ended.\n`)
      process.exit(1)
    }, withinMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Peshi could not stop cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

function endBecauseOf(error: unknown): never {
  const dataDirectory = resolve(process.env.PESHI_DATA || 'data')
  process.stderr.write(`${explainStart(error, dataDirectory) ?? inspect(error)}\n`)
  process.exit(error instanceof BadSettings ? badSettingsExit : 1)
}

const restartAfterMs = 300

try {
  const config = readConfig(process.env, features)
  let running: Promise<() => Promise<void>> = start(config, restart)
  /** Waits a little, so that the request that asked for it is answered. */
  function restart() {
    running = running.then(async (stop) => {
      await wait(restartAfterMs)
      await stop()
      return start(config, restart)
    })
    running.catch(endBecauseOf)
  }
  await running
  stopOnSignal(async () => (await running)(), stopWithinMs + config.drainMs)
} catch (error) {
  endBecauseOf(error)
}
