import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface SenderData {
  base: string
  token: string
  matterId: string
}

export interface Paper {
  name: string
  megabytes: number
  pages: number
}

/** What the server read of a paper. */
export interface ReadPaper {
  pages: number | null
  problem: string | null
}

/** Sends papers from a thread of its own, so that the times of others are not those of this thread's own work. */
export function openSender(data: SenderData) {
  const worker = new Worker(new URL('./upload-sender.worker.ts', import.meta.url), { workerData: data })
  const ask = async (what: Paper | 'send') => {
    worker.postMessage(what)
    const [answer] = await once(worker, 'message')
    return answer
  }
  return {
    /** Makes the paper up, which takes this machine longer than a scanner's work would. */
    prepare: (paper: Paper): Promise<void> => ask(paper),
    /** Resolves once the prepared paper's words are kept. Rejects with whatever was refused. */
    send: (): Promise<ReadPaper> => ask('send'),
    close: () => worker.terminate(),
  }
}
