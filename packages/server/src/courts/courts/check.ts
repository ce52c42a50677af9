import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import { boardOf } from '@peshi/courts/boards/boards'
import { listSourceOf } from '@peshi/courts/cause-lists/list-sources'
import type { Connector, CourtSite } from '@peshi/courts/connector'
import { districtOperator, siteAt } from '@peshi/courts/dcourts/addresses'
import { memoryGate } from '@peshi/courts/gate'
import { openSession, type SessionOptions } from '@peshi/courts/http'
import { connectorFor } from '@peshi/courts/registry'
import type { CourtSession } from '@peshi/courts/session'
import { type Candidate, checkCandidates, listCandidates } from './check-candidates.ts'
import { checkCourt, type Terminal } from './check-court.ts'
import { checkBoard, checkLists, checkRoomList } from './check-lists.ts'
import { hasSandboxBoard, hasSandboxSite, sandboxBoard, sandboxSite, stayInSandbox } from './sandbox-sites.ts'

const usage = `npm run courts:check -- <court> <type> <number> <year>, e.g. hc-delhi "W.P.(C)" 1234 2024
npm run courts:check -- <court> list [YYYY-MM-DD]        the cause lists of a day, today without one
npm run courts:check -- <court> list YYYY-MM-DD <establishment> <courtroom>
                                                         the same of a district, whose site asks for a captcha; it
                                                         prints the establishments and courtrooms that are left out
npm run courts:check -- <court> board                    the display board
npm run courts:check -- candidates [<state>]             the front pages of the addresses that district courts
                                                         probably have

PESHI_OPERATOR  your name and e-mail address, which the court's site sees. Read its terms of use first.
SANDBOX_URL     asks the sandbox at this address instead of the court.
`

const sandboxUrl = process.env.SANDBOX_URL
const operator = process.env.PESHI_OPERATOR
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Returns the exit code: 0 if everything was read, 1 if the site failed, 2 if the arguments are invalid. */
async function run([court, what, ...rest]: string[]): Promise<number> {
  const id = CourtId.safeParse(court)
  const isWalk = court === 'candidates'
  if (!isWalk && !id.success) return refuse(usage)
  if (!sandboxUrl && !operator) return refuse(`Set PESHI_OPERATOR, so that the court can reach you.\n\n${usage}`)
  if (isWalk) return runCandidates(what)
  if (!id.success || !what) return refuse(usage)
  if (what === 'board') return runBoard(id.data)
  if (what === 'list') return runLists(id.data, rest)
  const [number, year] = rest
  if (!/^\d+$/.test(number ?? '') || !/^\d{4}$/.test(year ?? '')) return refuse(usage)
  return runCase({ court: id.data, caseType: what, number: String(number), year: Number(year) })
}

async function runCandidates(state: string | undefined): Promise<number> {
  const candidates = listCandidates(state)
  if (candidates.length === 0) return refuse(`No candidates in ${state}.\n`)
  const gate = memoryGate(1)
  const openCandidate = ({ court, address }: Candidate) =>
    openSite(districtOperator, siteAt(court, address), { gate, limits: { retries: 0 } })
  return (await checkCandidates(candidates, openCandidate, say)) ? 0 : 1
}

async function runCase(wanted: Parameters<typeof checkCourt>[0]): Promise<number> {
  return visitSite(wanted.court, `There is no connector for ${wanted.court}.`, ({ connector, session }, terminal) =>
    checkCourt(wanted, connector, session, terminal),
  )
}

type Visit = (at: { connector: Connector; session: CourtSession }, terminal: Terminal) => Promise<boolean>

async function visitSite(court: CourtId, without: string, visit: Visit): Promise<number> {
  const connector = connectorFor(court)
  if (!connector) return refuse(`${without}\n`)
  if (connector.off !== undefined) return refuse(`${connector.off}\n`)
  const site = connector.site(court)
  if (sandboxUrl && !hasSandboxSite(site)) return refuse(`The sandbox has no site ${site.key}.\n`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const isRead = await visit(
      { connector, session: openSite(connector.operator, site) },
      {
        say,
        ask: (question) => terminal.question(question),
        async keepPicture({ image, mediaType }) {
          const folder = await mkdtemp(join(tmpdir(), 'peshi-picture-'))
          const path = join(folder, `picture.${mediaType.split('/')[1] ?? 'png'}`)
          await writeFile(path, image)
          return path
        },
      },
    )
    return isRead ? 0 : 1
  } finally {
    terminal.close()
  }
}

async function runLists(court: CourtId, [day, establishment, room]: string[]): Promise<number> {
  const date = CourtDate.safeParse(day ?? courtDateAt(new Date()))
  if (!date.success) return refuse(usage)
  const source = listSourceOf(court)
  if (!source)
    return visitSite(court, `The cause lists of ${court} are not read.`, (at, terminal) =>
      checkRoomList({ court, ...at }, { date: date.data, establishment, room }, terminal),
    )
  if (source.off !== null) return refuse(`${source.off}\n`)
  if (sandboxUrl && !hasSandboxSite(source.site)) return refuse(`The sandbox has no site ${source.site.key}.\n`)
  return (await checkLists(source, date.data, openSite(source.operator, source.site), say)) ? 0 : 1
}

async function runBoard(court: CourtId): Promise<number> {
  const board = boardOf(court)
  if (!board) return refuse(`The display board of ${court} is not read.\n`)
  if (board.off !== undefined) return refuse(`${board.off}\n`)
  if (sandboxUrl && !hasSandboxBoard(court)) return refuse(`The sandbox has no board of ${court}.\n`)
  const real = new URL(board.path, board.site.baseUrl)
  const address = sandboxUrl ? sandboxBoard(sandboxUrl, court, real) : real
  const session = open(board.operator, address.href, [])
  return (await checkBoard({ ...board, path: address.href }, session, new Date(), say)) ? 0 : 1
}

function openSite(name: string, site: CourtSite, more: Partial<SessionOptions> = {}): CourtSession {
  const session = open(name, sandboxUrl ? sandboxSite(sandboxUrl, site) : site.baseUrl, site.hosts ?? [], more)
  return sandboxUrl ? stayInSandbox(session) : session
}

const open = (name: string, baseUrl: string, hosts: readonly string[], more: Partial<SessionOptions> = {}) =>
  openSession({
    operator: name,
    baseUrl,
    allowedHosts: sandboxUrl ? [] : hosts,
    reach: sandboxUrl ? 'inside' : 'internet',
    gate: memoryGate(1),
    now: () => new Date(),
    userAgent: `Peshi/0.1 (+case management; ${operator ?? 'sandbox'})`,
    ...more,
  })

function refuse(text: string): number {
  process.stderr.write(text)
  return 2
}

process.exitCode = await run(process.argv.slice(2))
