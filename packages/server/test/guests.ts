import type { TestApp } from './app.ts'

export function sendPaper({ app }: TestApp, token: string, name: string, content: Buffer) {
  const part = (disposition: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--words\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ])
  const payload = Buffer.concat([
    part('name="token"', token),
    part(`name="files"; filename="${name}"`, content),
    Buffer.from('--words--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=words' }
  return app.inject({ method: 'POST', url: '/api/guest/documents', headers, payload })
}
