import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { mostPictureBytes } from '@peshi/contract/chamber/account'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import type { UserData } from '@peshi/contract/platform/person'
import type { SentFile } from '@peshi/contract/platform/uploads'
import { Invalid, NotFound, TooLarge } from '../../platform/errors.ts'
import { ReadingCutOff, readInProcess } from '../../platform/files/reading-process.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { presentUser } from './account.present.ts'
import { accountRepo } from './account.repo.ts'
import { sniffPicture } from './sniff-picture.ts'

/** A small file can contain a huge picture, which would need too much memory. */
const mostPixels = 4_000_000
const program = fileURLToPath(new URL('./draw-picture.child.ts', import.meta.url))
const limits = { program, heapMegabytes: 96, residentMegabytes: 220, answerBytes: 400_000, seconds: 20 }

const keyOf = (name: string) => `pictures/${name}`

/**
 * A child process encodes pictures again to remove hidden data, such as where a photo was taken. Reading a picture
 * needs no sign-in, because an `img` element sends no token. Only the random file name protects a picture.
 */
export function createPictures({ db, files, log, services }: Pick<Context, 'db' | 'files' | 'log' | 'services'>) {
  const { scanning } = services

  async function keep(actor: Actor, picture: string | null): Promise<UserData> {
    const { before, userData } = await db.asSystem('account', async (tx) => {
      const accounts = accountRepo(tx)
      const { picture: before } = await accounts.lockPerson(actor.personId)
      await accounts.updatePerson(actor.personId, { picture })
      return { before, userData: presentUser(await accounts.getProfile(actor.personId, actor.chamberId)) }
    })
    if (before) await drop(before, actor.personId)
    return userData
  }

  const drop = (name: string, person: PersonId) =>
    files.remove(keyOf(name)).catch((err: unknown) => log.warn({ err, person }, 'an old picture could not be removed'))

  return {
    async upload(actor: Actor, sent: unknown): Promise<UserData> {
      authorize(actor, 'update', 'Account')
      const body = isForm(sent) ? sent.files[0]?.bytes : sent
      if (!(body instanceof Uint8Array) || body.byteLength === 0) throw noPicture()
      if (body.byteLength > mostPictureBytes) throw new TooLarge('A picture has up to 2 MB.')
      const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
      await scanning.checkBytes((isForm(sent) && sent.files[0]?.name) || 'picture', bytes)
      const found = sniffPicture(bytes)
      if (!found || found.width < 1 || found.height < 1) throw noPicture()
      if (found.width * found.height > mostPixels) throw new TooLarge('A picture has up to 4 megapixels.')
      const drawn = await draw(bytes, actor.chamberId)
      const name = `${randomUUID()}.jpg`
      await files.put(keyOf(name), drawn, 'image/jpeg')
      return keep(actor, name)
    },

    async remove(actor: Actor): Promise<UserData> {
      authorize(actor, 'update', 'Account')
      return keep(actor, null)
    },

    async read(name: string): Promise<ReadableStream<Uint8Array>> {
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/.test(name)) throw new NotFound()
      return files.read(keyOf(name))
    },
  }
}

const isForm = (sent: unknown): sent is { files: SentFile[] } =>
  typeof sent === 'object' && sent !== null && 'files' in sent && Array.isArray(sent.files)

async function draw(bytes: Uint8Array, owner: ChamberId): Promise<Buffer> {
  const reading = { ...limits, turn: { owner } }
  const [answer = ''] = await readInProcess(new Blob([new Uint8Array(bytes)]).stream(), reading).catch(
    (error: unknown) => {
      if (error instanceof ReadingCutOff) throw noPicture()
      throw error
    },
  )
  const drawn = Buffer.from(answer, 'base64')
  if (sniffPicture(drawn)?.type !== 'image/jpeg') throw noPicture()
  return drawn
}

const noPicture = () => new Invalid('This picture cannot be read. Use a PNG, JPEG or WebP.', undefined, 'not-a-picture')
