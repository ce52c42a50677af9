import { z } from 'zod'
import { Forbidden, NotFound } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { createSignedTokens } from '../http/signed-token.ts'
import type { Context } from '../process/context.ts'

export interface StoredFile {
  key: string
  mediaType: string
  name: string
  /** A photo does not say where it was taken. */
  isPlaceless?: true
}

/** Returns null, or throws *not found*, if the person may not have the file, or no longer. */
export type FindFile = (actor: Actor, ids: readonly string[]) => Promise<StoredFile | null>

declare module '../process/feature.ts' {
  interface Feature {
    /** By kind of file. */
    files?: (context: Context) => Record<string, FindFile>
  }
}

const Asked = z.object({ kind: z.string(), ids: z.array(z.string()), inline: z.boolean() })

/** Returns the address of a file for one person. `ids` are those that the kind's `FindFile` takes. */
export type SignFile = (kind: string, ids: readonly string[], inline: boolean) => string

/** An address works without a bearer token, because a browser sends none with a download. */
export function createFileAddresses(context: Context) {
  const tokens = createSignedTokens(context, 'file-address', Asked)
  let finders: Map<string, FindFile> | undefined

  return {
    signFor:
      (actor: Actor): SignFile =>
      (kind, ids, inline) =>
        `/api/files/${tokens.write(actor, { kind, ids: [...ids], inline })}`,

    async open(token: string): Promise<StoredFile & { inline: boolean }> {
      const read = await tokens.read(token)
      if (!read) throw new NotFound('This address is over. Open the document again.')
      const { kind, ids, inline } = read.what
      finders ??= new Map(context.features.flatMap(({ files }) => Object.entries(files?.(context) ?? {})))
      const file = await finders.get(kind)?.(read.actor, ids).catch(hideForbidden)
      if (!file) throw new NotFound()
      return { ...file, inline }
    },
  }
}

/** A person who lost the right to a file gets the same answer as for a file that is gone. */
function hideForbidden(error: unknown): null {
  if (error instanceof Forbidden) return null
  throw error
}
