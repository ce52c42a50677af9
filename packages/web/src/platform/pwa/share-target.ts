/** What another application shared with this one (`share_target` in the manifest). */
export interface Shared {
  text: string
  files: File[]
}
export interface SharedMessage {
  type: 'shared'
}

/** The address that the manifest names; the page at it asks the worker for what came. */
export const sharePath = '/share'

interface ShareEvent extends Event {
  request: Request
  respondWith(reply: Promise<Response>): void
}
interface AskEvent extends Event {
  data: SharedMessage | null
  ports: readonly MessagePort[]
}
interface ShareWorld {
  location: { origin: string }
  addEventListener(type: string, heard: (event: Event) => void): void
}

/** Holds what is shared in memory until the page has asked for it: nothing of it is kept unsealed. */
export function takeShared(world: ShareWorld): void {
  let shared: Shared | null = null
  async function take(request: Request) {
    const form = await request.formData()
    const words = ['title', 'text', 'url'].map((name) => form.get(name)).filter((word) => typeof word === 'string')
    const files = form.getAll('files').filter((file) => file instanceof File)
    shared = { text: words.filter(Boolean).join('\n'), files }
    return Response.redirect(sharePath, 303)
  }
  world.addEventListener('fetch', (event) => {
    const { request, respondWith } = event as ShareEvent
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'POST' || origin !== world.location.origin || pathname !== sharePath) return
    respondWith.call(event, take(request))
  })
  world.addEventListener('message', (event) => {
    const { data, ports } = event as AskEvent
    if (data?.type !== 'shared') return
    ports[0]?.postMessage(shared)
    shared = null
  })
}

/** What was shared, once; null where nothing was, or the browser has let it go. */
export async function askForShared(): Promise<Shared | null> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return null
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<Shared | null>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker.postMessage({ type: 'shared' } satisfies SharedMessage, [port2])
  return answer
}
