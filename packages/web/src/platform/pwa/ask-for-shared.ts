import type { Shared, SharedMessage } from './share-target.ts'

export const sharePath = '/share'

/** The service worker gives a shared item only once, so the next person does not get it. */
export async function dropShared(): Promise<void> {
  await askForShared()
}

/** The files and text of another app, which the service worker holds until it is asked. */
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
