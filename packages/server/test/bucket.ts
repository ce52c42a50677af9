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

  /** Lists keys, or deletes several. */
  async function answerAboutMany(asked: IncomingMessage, answer: ServerResponse) {
    if (asked.method === 'POST') {
      const keys = [...String(await buffer(asked)).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key ?? '')
      for (const key of keys) objects.delete(key)
      return answer.writeHead(200, { 'content-type': 'application/xml' }).end('<DeleteResult></DeleteResult>')
    }
    const query = new URL(asked.url ?? '/', 'http://bucket').searchParams
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? '']
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix))
    const folderOf = (key: string) => (delimiter && key.includes(delimiter) ? `${key.split(delimiter)[0]}/` : null)
    const folders = new Set(keys.map(folderOf).filter((folder) => folder !== null))
    const files = keys.filter((key) => folderOf(key) === null)
    return answer
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${[
          ...[...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`),
          ...files.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`),
        ].join('')}</ListBucketResult>`,
      )
  }

  async function answerTo(asked: IncomingMessage, answer: ServerResponse) {
    const { method, headers } = asked
    const path = decodeURIComponent(new URL(asked.url ?? '/', 'http://bucket').pathname)
    const signed = headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`)
    if (!signed) return refuse(answer, 403, 'AccessDenied')
    if (path === `/${bucket}` || path === `/${bucket}/`) return answerAboutMany(asked, answer)
    if (!path.startsWith(`/${bucket}/`)) return refuse(answer, 404, 'NoSuchBucket')
    if (headers['x-amz-acl'] || headers['content-encoding'] === 'aws-chunked')
      return refuse(answer, 501, 'NotImplemented')
    const key = path.slice(bucket.length + 2)
    if (method === 'PUT') {
      const from = headers['x-amz-copy-source']
      if (from) {
        const copied = objects.get(decodeURIComponent(String(from)).replace(/^\/?[^/]+\//, ''))
        if (!copied) return refuse(answer, 404, 'NoSuchKey')
        objects.set(key, copied)
        return answer.writeHead(200, { 'content-type': 'application/xml' }).end('<CopyObjectResult></CopyObjectResult>')
      }
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
