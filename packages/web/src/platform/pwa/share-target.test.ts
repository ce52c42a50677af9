import { expect, test } from 'vitest'
import { type Shared, takeShared } from './share-target.ts'

function runWorker() {
  const heard = new Map<string, (event: Event) => void>()
  takeShared({
    location: { origin: 'https://peshi.example' },
    addEventListener: (type, listener) => heard.set(type, listener),
  })
  async function share(path: string, form: FormData) {
    let reply: Promise<Response> | undefined
    const request = new Request(`https://peshi.example${path}`, { method: 'POST', body: form })
    const respondWith = (one: Promise<Response>) => {
      reply = one
    }
    // In Node, `Response.redirect` needs a full URL.
    const redirect = Response.redirect
    Response.redirect = (to, status) => redirect(new URL(String(to), 'https://peshi.example'), status)
    heard.get('fetch')?.({ request, respondWith } as unknown as Event)
    const answer = await reply
    Response.redirect = redirect
    return answer
  }
  function ask() {
    const reported: unknown[] = []
    const ports = [{ postMessage: (message: unknown) => reported.push(message) }]
    heard.get('message')?.({ data: { type: 'shared' }, ports } as unknown as Event)
    return reported as (Shared | null)[]
  }
  return { share, ask }
}

test('shared content is given only once, to the page that asks for the content', async () => {
  const worker = runWorker()
  const form = new FormData()
  form.set('title', 'Order')
  form.set('text', 'See page 3')
  form.append('files', new File(['%PDF'], 'order.pdf', { type: 'application/pdf' }))
  const reply = await worker.share('/share', form)
  expect([reply?.status, reply?.headers.get('location')]).toEqual([303, 'https://peshi.example/share'])
  const [shared] = worker.ask()
  expect([shared?.text, shared?.files.map(({ name }) => name)]).toEqual(['Order\nSee page 3', ['order.pdf']])
  expect(worker.ask()).toEqual([null])
})

test('other requests are not handled as shared content', async () => {
  expect(await runWorker().share('/api/uploads', new FormData())).toBeUndefined()
})
