import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Test server for S3. Like many providers other than Amazon, it refuses ACLs and chunked signed bodies. */
export async function openTestBucket(bucket: string, accessKey: string) {
  const objects = new Map<string, { bytes: Buffer; mediaType: string }>()
  const refused: string[] = []

  function refuse(answer: ServerResponse, status: number, code: string) {
    refused.push(code)
    answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
  }

  async function answerTo(asked: IncomingMessage, answer: ServerResponse) {
    const { method, headers } = asked
    const path = decodeURIComponent(new URL(asked.url ?? '/', 'http://bucket').pathname)
    const signed = headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`)
    if (!signed) return refuse(answer, 403, 'AccessDenied')
    if (!path.startsWith(`/${bucket}/`)) return refuse(answer, 404, 'NoSuchBucket')
    if (headers['x-amz-acl'] || headers['content-encoding'] === 'aws-chunked')
      return refuse(answer, 501, 'NotImplemented')
    const key = path.slice(bucket.length + 2)
    if (method === 'PUT') {
      objects.set(key, { bytes: await buffer(asked), mediaType: headers['content-type'] ?? '' })
      return answer.writeHead(200, { etag: '"one"' }).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return answer.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return refuse(answer, 404, method === 'HEAD' ? 'NotFound' : 'NoSuchKey')
    if (method !== 'GET' && method !== 'HEAD') return refuse(answer, 501, 'NotImplemented')
    answer.writeHead(200, { 'content-type': object.mediaType, 'content-length': object.bytes.byteLength })
    return answer.end(method === 'GET' ? object.bytes : undefined)
  }

  const server = createServer((asked, answer) => {
    answerTo(asked, answer).catch((error: Error) => answer.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
