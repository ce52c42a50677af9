import multipart from '@fastify/multipart'
import { mostFormBytes, type SentFile } from '@peshi/contract/platform/uploads'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { Invalid, TooLarge } from '../errors.ts'

const limits = { fileSize: mostFormBytes, files: 20, fields: 200, fieldSize: 64 * 1024, headerPairs: 50 }

export function acceptForms(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits })
    scope.route(route)
  })
}

export async function readForm(request: FastifyRequest, lists: readonly string[]): Promise<Record<string, unknown>> {
  const one: Record<string, unknown> = {}
  const several = new Map<string, unknown[]>()
  const files: SentFile[] = []
  let total = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        total += bytes.byteLength
        if (total > mostFormBytes) throw tooLarge()
        files.push({ name: part.filename, bytes })
      } else if (part.valueTruncated || part.fieldnameTruncated) {
        throw new TooLarge('A field of this form is too long.')
      } else if (lists.includes(part.fieldname)) {
        several.set(part.fieldname, [...(several.get(part.fieldname) ?? []), part.value])
      } else {
        one[part.fieldname] = part.value
      }
    }
  } catch (error) {
    throw refusalOf(error)
  }
  return { ...one, ...Object.fromEntries(several), files }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || 'status' in error) return error
  const code = 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  return typeof code === 'string' ? error : new Invalid('This form is not written correctly, or broke off.')
}

const tooLarge = () =>
  new TooLarge('A form may have up to 10 MB. Send larger files in parts: POST /api/uploads tells how.')
