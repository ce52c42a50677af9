import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { asFields, readFiling } from '../control/control.inputs.ts'
import { getCourt } from '../world/courts.ts'
import { type NewCase, NotPossible, type World } from '../world/world.ts'
import { checkBundle, type Demands } from './check-bundle.ts'
import { drawAcknowledgement, renderCounter, renderFiling } from './efiling.page.ts'

export interface CounterFiling {
  id: number
  court: string
  wanted: NewCase
  files: Uint8Array[]
  diary: string | null
  filedAt: Date | null
  /** The objections of the last scrutiny. */
  objections: string[]
  rounds: number
  registered: { type: string; number: number; year: number } | null
}

/** By their number at the counter. */
export type CounterFilings = Map<number, CounterFiling>

const bodyLimit = 150 * 1024 * 1024
const mostVolumes = 60

const demandsOf = (court: string): Demands => ({
  mostMegabytes: court.includes('nclt') ? 20 : 50,
  paper: [210, 297],
})

/**
 * The e-filing counter. A person carries the files of a bundle to its page; no program of Peshi calls it. The registry
 * looks at once: it returns the bundle with objections, or registers the case, which the court's site then shows.
 */
export function serveEfiling(
  app: FastifyInstance,
  { world, clock, filings }: { world: World; clock: Clock; filings: CounterFilings },
): void {
  app.addContentTypeParser('application/pdf', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof NotPossible)) throw error
    return reply.code(400).send({ success: false, message: error.message })
  })

  function find(id: string): CounterFiling {
    const found = filings.get(Number(id))
    if (!found) throw new NotPossible('There is no such filing at this counter.')
    return found
  }

  const present = ({ id, court, diary, objections, rounds, registered, files, filedAt }: CounterFiling) => ({
    success: true,
    data: { id, court, diary, objections, rounds, registered, volumes: files.length, filed_at: filedAt?.toISOString() },
  })

  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=UTF-8').send(renderCounter([...filings.values()])),
  )

  app.post('/filings', async ({ body }) => {
    const wanted = readFiling(asFields(body))
    const filing: CounterFiling = {
      id: filings.size + 1,
      court: wanted.court,
      wanted,
      files: [],
      diary: null,
      filedAt: null,
      objections: [],
      rounds: 0,
      registered: null,
    }
    filings.set(filing.id, filing)
    return present(filing)
  })

  app.put<{ Params: { id: string; number: string } }>(
    '/filings/:id/volumes/:number',
    { bodyLimit },
    async (request) => {
      const filing = find(request.params.id)
      const number = Number(request.params.number)
      if (filing.registered) throw new NotPossible('This filing is registered.')
      if (!Number.isInteger(number) || number < 1 || number > mostVolumes)
        throw new NotPossible(`A filing has 1 to ${mostVolumes} volumes.`)
      if (!Buffer.isBuffer(request.body)) throw new NotPossible('Send the volume as application/pdf.')
      // The first volume of a new round replaces the files of the round before.
      if (number === 1) filing.files = []
      filing.files[number - 1] = request.body
      return present(filing)
    },
  )

  app.post<{ Params: { id: string } }>('/filings/:id/submit', async ({ params }) => {
    const filing = find(params.id)
    if (filing.registered) throw new NotPossible('This filing is registered.')
    // A place that was left out is a hole of the list.
    if (filing.files.length === 0 || Object.keys(filing.files).length < filing.files.length)
      throw new NotPossible('A volume is missing.')
    const now = clock.now()
    filing.diary ??= `${10_000 + filing.id}/${clock.today().slice(0, 4)}`
    filing.filedAt ??= now
    filing.rounds += 1
    filing.objections = await checkBundle(filing.files, demandsOf(filing.court))
    if (filing.objections.length === 0) {
      const { caseType, number, year } = world.file(filing.wanted)
      filing.registered = { type: caseType.short, number, year }
    }
    return present(filing)
  })

  app.get<{ Params: { id: string } }>('/filings/:id', async ({ params }, reply) =>
    reply
      .type('text/html; charset=UTF-8')
      .send(renderFiling(find(params.id), getCourt(find(params.id).court).pageName)),
  )

  app.get<{ Params: { id: string } }>('/filings/:id/acknowledgement.pdf', async ({ params }, reply) => {
    const filing = find(params.id)
    if (!filing.diary || !filing.filedAt) throw new NotPossible('Nothing is filed yet.')
    const pdf = drawAcknowledgement({
      court: getCourt(filing.court).pageName,
      title: `${filing.wanted.petitioner} versus ${filing.wanted.respondent}`,
      diary: filing.diary,
      filed: `${toDayFirst(courtDateAt(filing.filedAt))} ${timeIn(filing.filedAt)}`,
      volumes: filing.files.length,
    })
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="acknowledgement-${filing.id}.pdf"`)
      .send(pdf)
  })
}

const timeIn = (date: Date) =>
  date.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })
