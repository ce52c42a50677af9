import { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CaseType } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { Connector, CourtSite } from '@peshi/courts/connector'
import { districtOperator, siteAt } from '@peshi/courts/dcourts/addresses'
import { parseFrontPage } from '@peshi/courts/dcourts/front-page.parse'
import { CourtError, NotAvailable, PageChanged } from '@peshi/courts/errors'
import type { Gate } from '@peshi/courts/gate'
import { openSession, type SessionOptions } from '@peshi/courts/http'
import type { CourtSession, SessionState } from '@peshi/courts/session'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/door.ts'
import { CourtUnavailable } from '../../platform/errors.ts'
import type { Config } from '../../platform/process/config.ts'
import { storableValue } from '../../platform/storable-text.ts'
import { coalesce } from './coalesce.ts'
import type { CourtAccess, CourtDoors, CourtPlace } from './court-access.ts'
import { CourtRests, notAvailable, toAppError } from './court-failures.ts'
import { courtCaseTypes } from './courts.schema.ts'
import { type Gates, openGates } from './gate.ts'
import { type CourtPart, failureOf, openHealth } from './health.ts'
import { hasSandboxSite, sandboxSite, stayInSandbox, toSandboxLink } from './sandbox-sites.ts'

interface AccessSettings {
  config: Pick<Config, 'courts' | 'sandboxUrl' | 'operatorContact'>
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  connectorOf: (court: CourtId) => Connector | null
  perSecond?: number
  gates?: Gates
  limits?: SessionOptions['limits']
  headers?: SessionOptions['headers']
  personWaitsMs?: number
}

const mostCaveatsOpened = 5
const caseTypesGoodForMs = 86_400_000
/**
 * In ms, for each visit to a court's site. A person's request makes up to two visits, and load balancers time out after
 * 75 seconds.
 */
const personWaitsMs = 35_000
export const sandboxPerSecond = 20

export function openCourtAccess(settings: AccessSettings): CourtAccess {
  const { config, db, clock, log } = settings
  const health = openHealth({ db, clock })
  const gates =
    settings.gates ??
    openGates({
      db,
      perSecond: settings.perSecond ?? (config.sandboxUrl ? sandboxPerSecond : 1),
      onError: (error) => log.error({ error }, 'A slot at a court could not be released'),
    })
  const once = coalesce()

  function findConnector(court: CourtId): Connector | null {
    const connector = settings.connectorOf(court)
    if (!connector || (connector.off !== undefined && !(config.sandboxUrl && connector.asksSandbox))) return null
    return isOn(connector.site(court), [connector.id, connector.operator]) ? connector : null
  }

  function isOn(site: CourtSite, names: readonly string[]): boolean {
    if (config.sandboxUrl && !hasSandboxSite(site)) return false
    return config.courts === 'all' || names.some((name) => config.courts.includes(name))
  }

  function open({ operator, site }: Omit<CourtPlace, 'court'>, gate: Gate, state?: SessionState): CourtSession {
    const session = openSession({
      operator,
      baseUrl: config.sandboxUrl ? sandboxSite(config.sandboxUrl, site) : site.baseUrl,
      allowedHosts: config.sandboxUrl ? [] : (site.hosts ?? []),
      reach: config.sandboxUrl ? 'inside' : 'internet',
      gate,
      ...(gate === gates.interactive && { until: AbortSignal.timeout(settings.personWaitsMs ?? personWaitsMs) }),
      state: state ?? null,
      now: clock.now,
      userAgent: `Peshi/0.1 (+case management; ${config.operatorContact})`,
      ...(settings.limits && { limits: settings.limits }),
      ...(settings.headers && { headers: settings.headers }),
    })
    return config.sandboxUrl ? stayInSandbox(session) : session
  }

  async function visit<T>(
    court: CourtId,
    { gate, state, part = 'cases' }: { gate: Gate; state?: SessionState | undefined; part?: CourtPart },
    work: (connector: Connector, session: CourtSession) => Promise<T>,
  ): Promise<T> {
    const connector = findConnector(court)
    if (!connector) throw notAvailable()
    const place = { court, operator: connector.operator, site: connector.site(court) }
    return keepWatch(place, part, () => work(connector, open(place, gate, state)))
  }

  async function keepWatch<T>(place: CourtPlace, part: CourtPart, work: () => Promise<T>): Promise<T> {
    const { court } = place
    try {
      const result = await work()
      await health.recordAnswer({ ...place, part })
      return result
    } catch (error) {
      if (!(error instanceof CourtError)) throw error
      const failure = failureOf(error)
      if (failure) {
        log.warn({ court, failure, error }, 'A court could not be read')
        await health.recordFailure({ ...place, part }, failure)
      } else if (error.code !== 'not-available' && error.code !== 'busy') {
        await health.recordAnswer({ ...place, part })
      }
      throw toAppError(error)
    }
  }

  const doors = (gate: Gate, mayVisit: (court: CourtId) => Promise<void>): CourtDoors => ({
    async readCase(court, ref, session) {
      await mayVisit(court)
      const record = await visit(court, { gate, state: session }, async (connector, open) =>
        checkRecord(await connector.readCase(court, ref, open)),
      )
      const orders = record.orders.map((order) => ({ ...order, link: toSandboxLink(config.sandboxUrl, order.link) }))
      return { ...record, orders }
    },
    async readOrder(court, order) {
      await mayVisit(court)
      return once(`order ${court} ${JSON.stringify(order.ref)}`, () =>
        visit(court, { gate, part: 'orders' }, (connector, session) => connector.readOrder(court, order, session)),
      )
    },
  })

  const searches = (
    gate: Gate,
    mayVisit: (court: CourtId) => Promise<void>,
  ): Pick<CourtAccess, 'challenge' | 'search'> => ({
    async challenge(court, query) {
      await mayVisit(court)
      return visit(court, { gate }, async (connector, session) => ({
        picture: await connector.challenge(court, query, session),
        session: session.save(),
      }))
    },
    async search(court, query, answer, state) {
      await mayVisit(court)
      return visit(court, { gate, state }, async (connector, session) => {
        const { hits, unread } = await connector.search(court, query, answer, session)
        if (unread.length > 0) log.warn({ court, rows: unread.length }, 'Rows of a search could not be read')
        return { hits, unread: storable(unread), session: session.save() }
      })
    },
  })

  /** If the court fails, returns stored case types of any age, because they rarely change. */
  async function caseTypes(court: CourtId): Promise<{ caseTypes: CaseType[]; readAt: Date | null }> {
    if (!findConnector(court)) throw notAvailable()
    const kept = await db.asSystem('court-sync', async (tx) => {
      const [row] = await tx.select().from(courtCaseTypes).where(eq(courtCaseTypes.court, court))
      return row && { caseTypes: row.case_types, readAt: row.read_at }
    })
    if (kept && clock.now().getTime() - kept.readAt.getTime() < caseTypesGoodForMs) return kept
    try {
      const types = await visit(court, { gate: gates.interactive }, (connector, session) =>
        connector.caseTypes(court, session),
      )
      const row = { case_types: types, read_at: clock.now() }
      await db.asSystem('court-sync', (tx) =>
        tx
          .insert(courtCaseTypes)
          .values({ court, ...row })
          .onConflictDoUpdate({ target: courtCaseTypes.court, set: row }),
      )
      return { caseTypes: types, readAt: row.read_at }
    } catch (error) {
      if (kept && error instanceof CourtUnavailable) return kept
      throw error
    }
  }

  const options =
    (gate: Gate): CourtAccess['options'] =>
    (court, list, within) =>
      once(`options ${court} ${list} ${within}`, () =>
        visit(court, { gate }, async (connector, session) => {
          if (!connector.options) throw new NotAvailable('This court’s site has no such list')
          return connector.options(court, list, within, session)
        }),
      )

  return {
    isFindable: (court) => findConnector(court) !== null,
    connectorOf: settings.connectorOf,
    async readFrontPage(court, address) {
      const site = siteAt(court, address)
      if (!isOn(site, ['dcourts', districtOperator])) throw notAvailable()
      // Not recorded as the operator's health: an address that does not exist is no failure of the operator.
      try {
        return parseFrontPage((await open({ operator: districtOperator, site }, gates.interactive).request('')).text)
      } catch (error) {
        throw error instanceof CourtError ? toAppError(error) : error
      }
    },
    operatorOf: (court) => findConnector(court)?.operator ?? null,
    fetchesOrders: (court) => findConnector(court)?.ordersByHand === undefined,
    findBy: (court) => findConnector(court)?.findBy ?? [],
    asks: (court) => findConnector(court)?.asks ?? {},
    options: options(gates.interactive),
    caseTypes: (court) => once(`case types ${court}`, () => caseTypes(court)),
    hasCaveats: (court) => findConnector(court)?.searchCaveats !== undefined,
    searchCaveats: (court, query, answer, state) =>
      visit(court, { gate: gates.interactive, state }, async ({ searchCaveats, readCaveat }, session) => {
        if (!searchCaveats || !readCaveat) throw new NotAvailable('This court’s site searches no caveats')
        const found = await searchCaveats(court, query, answer, session)
        const opened = await Promise.all(
          found.slice(0, mostCaveatsOpened).map(({ ref }) => readCaveat(court, ref, session)),
        )
        return found.map((one, at) => ({ ...one, details: opened[at] ?? null }))
      }),
    hasListsByCaptcha: (court) => findConnector(court)?.readCauseList !== undefined,
    challengeList: (court) =>
      visit(court, { gate: gates.interactive, part: 'lists' }, async ({ challengeCauseList }, session) => {
        if (!challengeCauseList) throw new NotAvailable('This court’s site has no cause lists')
        return { picture: await challengeCauseList(court, session), session: session.save() }
      }),
    readList: (court, query, answer, state) =>
      visit(court, { gate: gates.interactive, state, part: 'lists' }, async ({ readCauseList }, session) => {
        if (!readCauseList) throw new NotAvailable('This court’s site has no cause lists')
        const list = await readCauseList(court, query, answer, session)
        return list && storable(list)
      }),
    async isFree(court, query) {
      const connector = findConnector(court)
      if (!connector) return false
      // A connector that needs a captcha requests its picture.
      return connector.challenge(court, query, closedSession).then(
        (picture) => picture === null,
        () => false,
      )
    },
    refOfCnr: (court, cnr) => findConnector(court)?.refOfCnr?.(cnr) ?? null,
    ...searches(gates.interactive, async () => undefined),
    searchFirs: (court, query, answer, state) =>
      visit(court, { gate: gates.interactive, state }, async (connector, session) => {
        if (!connector.searchFirs) throw new NotAvailable('This site publishes no FIRs')
        return connector.searchFirs(query, answer, session)
      }),
    ...doors(gates.interactive, async () => undefined),
    inBackground: {
      ...doors(gates.background, restsNot),
      ...searches(gates.background, restsNot),
      async options(court, list, within) {
        await restsNot(court)
        return options(gates.background)(court, list, within)
      },
      isOn: ({ operator, site }) => isOn(site, [operator, site.key]),
      async visit(place, work) {
        if (!isOn(place.site, [place.operator, place.site.key])) throw notAvailable()
        await mayGo(place.operator)
        return keepWatch(place, 'lists', () => work(open(place, gates.background)))
      },
    },
  }

  async function restsNot(court: CourtId): Promise<void> {
    await mayGo(findConnector(court)?.operator)
  }

  async function mayGo(operator: string | undefined): Promise<void> {
    const until = operator === undefined ? null : await health.restingUntil(operator)
    if (until) throw new CourtRests(until)
  }
}

const closedSession: CourtSession = {
  baseUrl: '',
  values: {},
  today: () => '2000-01-01',
  save: () => ({ cookies: null, values: {} }),
  request: () => Promise.reject(new NotAvailable('This session sends nothing')),
}

const storable = <T>(value: T): T => JSON.parse(JSON.stringify(value), storableValue)

function checkRecord(record: CaseRecord): CaseRecord {
  const checked = CaseRecord.safeParse(storable(record))
  if (!checked.success) throw new PageChanged('The case page holds values of the wrong kind', { cause: checked.error })
  return checked.data
}
