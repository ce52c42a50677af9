import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { CourtId } from '@peshi/contract/platform/ids'
import { memoryGate } from '@peshi/courts/gate'
import { openSession } from '@peshi/courts/http'
import { connectorFor } from '@peshi/courts/registry'
import { checkCourt } from './check-court.ts'
import { hasSandboxSite, sandboxSite } from './sandbox-sites.ts'

const usage = `npm run courts:check -- <court> <type> <number> <year>, e.g. hc-delhi "W.P.(C)" 1234 2024

PESHI_OPERATOR  your name and e-mail address, which the court's site sees. Read its terms of use first.
SANDBOX_URL     asks the sandbox at this address instead of the court.
`

async function run([court, caseType, number, year]: string[]): Promise<number> {
  const id = CourtId.safeParse(court)
  if (!id.success || !caseType || !/^\d+$/.test(number ?? '') || !/^\d{4}$/.test(year ?? '')) return refuse(usage)
  const sandboxUrl = process.env.SANDBOX_URL
  const operator = process.env.PESHI_OPERATOR
  if (!sandboxUrl && !operator) return refuse(`Set PESHI_OPERATOR, so that the court can reach you.\n\n${usage}`)
  const connector = connectorFor(id.data)
  if (!connector) return refuse(`There is no connector for ${id.data}.\n`)
  if (connector.off !== undefined) return refuse(`${connector.off}\n`)
  const site = connector.site(id.data)
  if (sandboxUrl && !hasSandboxSite(site)) return refuse(`The sandbox does not play ${site.key}.\n`)
  const session = openSession({
    operator: connector.operator,
    baseUrl: sandboxUrl ? sandboxSite(sandboxUrl, site) : site.baseUrl,
    allowedHosts: sandboxUrl ? [] : (site.hosts ?? []),
    reach: sandboxUrl ? 'inside' : 'internet',
    gate: memoryGate(1),
    userAgent: `Peshi/0.1 (+case management; ${operator ?? 'sandbox'})`,
  })
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const wanted = { court: id.data, caseType, number: String(number), year: Number(year) }
    const isRead = await checkCourt(wanted, connector, session, {
      say: (line) => process.stdout.write(`${line}\n`),
      ask: (question) => terminal.question(question),
      async keepPicture({ image, mediaType }) {
        const folder = await mkdtemp(join(tmpdir(), 'peshi-picture-'))
        const path = join(folder, `picture.${mediaType.split('/')[1] ?? 'png'}`)
        await writeFile(path, image)
        return path
      },
    })
    return isRead ? 0 : 1
  } finally {
    terminal.close()
  }
}

function refuse(text: string): number {
  process.stderr.write(text)
  return 2
}

process.exitCode = await run(process.argv.slice(2))
