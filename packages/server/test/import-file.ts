import type { ReplyOf } from '@peshi/contract/endpoint'
import { createImport, type Import } from '@peshi/contract/imports'
import type { Answer, Caller } from './app.ts'

/** A file as a browser sends it. */
export const sendFile = (
  caller: Caller,
  content: string | Buffer,
  name = 'cases.csv',
): Promise<Answer<ReplyOf<typeof createImport>>> =>
  caller.call(createImport, { query: { name }, body: Buffer.from(content) } as never, {
    'content-type': 'application/octet-stream',
  })

/** A file that was read. */
export async function newImport(caller: Caller, content: string | Buffer): Promise<Import> {
  const { status, body } = await sendFile(caller, content)
  if (status !== 200) throw new Error(`Not read: ${status} ${body.message}`)
  return body.data
}
