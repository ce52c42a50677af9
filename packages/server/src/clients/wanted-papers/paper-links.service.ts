import type { beginPaper, PapersForClient, savePaper } from '@peshi/contract/clients/wanted-papers'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId, UploadId, WantedPaperId } from '@peshi/contract/platform/ids'
import type { Upload } from '@peshi/contract/platform/uploads'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Arriving } from '../../platform/http/arriving.ts'
import type { Context } from '../../platform/process/context.ts'
import { fileNameOf } from '../../platform/uploads/clean-file-name.ts'
import { clientAccessRepo } from '../shares/client-access.repo.ts'
import { aboutRequest, isAllThere, mayAsk, stateOf } from './paper-requests.service.ts'
import { findRequestByToken, paperRequestsRepo, type RequestRow } from './wanted-papers.repo.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'emit' | 'services'>

/** A call with the secret of a link, from an IP address. */
export interface Link {
  token: string | null
  network: string
}

/**
 * The calls of somebody with a link. The link's hash says which request it is, and the request says which matter:
 * nothing that is sent with a call can name another one.
 */
export function createPaperLinks({ db, clock, emit, services }: Needs) {
  const { uploads, documents, limits } = services

  /** Throws unless the link is good. Waits for other calls with the same link. */
  async function inRequest<T>(link: Link, work: (tx: Tx, row: RequestRow) => Promise<T>): Promise<T> {
    const { chamberId, id, hash } = await limits.hold('paper-link', { network: link.network }, () => find(link))
    return db.asChamber(chamberId, async (tx) => {
      const row = await paperRequestsRepo(tx, chamberId).hold(id)
      if (row?.request.token_hash !== hash || ['stopped', 'over'].includes(stateOf(row, clock.now()))) throw linkOver()
      if (!(await mayAsk(tx, chamberId, row.request.client_id))) throw linkOver()
      return work(tx, row)
    })
  }

  async function find({ token }: Link) {
    const hash = token === null ? null : hashToken(token)
    const found = hash && (await db.asSystem('paper-links', (tx) => findRequestByToken(tx, hash)))
    if (!found) throw linkOver()
    return { ...found, hash }
  }

  async function show(tx: Tx, { request, client }: RequestRow): Promise<PapersForClient> {
    const { chamber, language } = await clientAccessRepo(tx, request.chamber_id).getClient(client._id)
    const papers = request.papers.filter(({ state }) => state !== 'waived')
    return {
      chamber,
      language,
      ends_at: request.ends_at.toISOString(),
      papers: papers.map(({ id, name, state }) => ({ _id: id, name, state })),
    }
  }

  const findPaper = ({ request }: RequestRow, id: WantedPaperId) => {
    const paper = request.papers.find((one) => one.id === id)
    if (!paper) throw new NotFound()
    return paper
  }

  return {
    open: (link: Link): Promise<PapersForClient> => inRequest(link, show),

    async begin(link: Link, { paper_id, key, size }: BodyOf<typeof beginPaper>): Promise<Upload> {
      const { actor, name } = await inRequest(link, async (_, row) => {
        const paper = findPaper(row, paper_id)
        if (paper.state !== 'wanted') throw alreadyThere()
        return { actor: uploader(row), name: `${fileNameOf(paper.name)}.pdf` }
      })
      await limits.take('paper-upload', { name: actor.personId })
      return uploads.begin(actor, { key: `${paper_id} ${key}`, name, size })
    },

    async addPart(link: Link, id: UploadId, offset: number, sent: Arriving | undefined): Promise<Upload> {
      const actor = await inRequest(link, async (_, row) => uploader(row))
      return uploads.addPart(actor, id, offset, sent)
    },

    save: (link: Link, { paper_id, upload_id }: BodyOf<typeof savePaper>): Promise<PapersForClient> =>
      inRequest(link, async (tx, row) => {
        const { id, chamber_id: chamberId, matter_id, asked_by, folder } = row.request
        const paper = findPaper(row, paper_id)
        // The reply to the first attempt was lost.
        if (paper.state === 'received') return show(tx, row)
        if (paper.state !== 'wanted') throw alreadyThere()
        const asker = actorOf(chamberId, asked_by)
        await uploads.handOver(tx, uploader(row), upload_id, asked_by)
        const by = { chamberId, name: row.client.name }
        const made = await documents.create(tx, asker, { matter_id, upload_ids: [upload_id], folder, tags: [], by })
        const received = { ...paper, state: 'received' as const, received_at: clock.now().toISOString() }
        const papers = row.request.papers.map((one) =>
          one === paper ? { ...received, document_id: made.data[0]?._id ?? null } : one,
        )
        const repo = paperRequestsRepo(tx, chamberId)
        await repo.raiseVersion(id, { by: {}, at: clock.now() })
        await repo.update(id, { papers, ...(isAllThere(papers) && { completed_at: clock.now(), remind_on: null }) })
        await emit(tx, by, { type: 'paper-request.paper-received', ...aboutRequest(row.request) })
        if (isAllThere(papers))
          await emit(tx, by, {
            type: 'paper-request.completed',
            ...aboutRequest(row.request),
            detail: { person: asked_by },
          })
        return show(tx, { ...row, request: { ...row.request, papers } })
      }),
  }
}

/** May add documents, and nothing else. */
const actorOf = (chamberId: ChamberId, personId: PersonId): Actor => ({
  chamberId,
  personId,
  signInId: '',
  role: 'advocate',
  abilities: [{ action: 'create', subject: 'Document' }],
})

/** Until a file is filed, it belongs to its request instead of a person, so that no other link or person finds it. */
const uploader = ({ request }: RequestRow): Actor => actorOf(request.chamber_id, request.id as string as PersonId)

const linkOver = () =>
  new NotFound('This link is no longer valid. Ask your advocate for a new one.', 'papers-link-over')
const alreadyThere = () => new Conflict('Your advocate has this paper already.', 'paper-there')
