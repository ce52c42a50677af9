import type { Shared, SharedMessage } from './share-target.ts'

export const sharePath = '/share'

/** What was shared while nobody was signed in, or to a person who leaves, is for nobody else. */
export const dropShared = (): Promise<unknown> => askForShared()

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
