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

export interface ReadPaper {
  pages: number | null
  problem: string | null
}

export function openSender(data: SenderData) {
  const worker = new Worker(new URL('./upload-sender.worker.ts', import.meta.url), { workerData: data })
  const ask = async (what: Paper | 'send') => {
    worker.postMessage(what)
    const [answer] = await once(worker, 'message')
    return answer
  }
  return {
    prepare: (paper: Paper): Promise<void> => ask(paper),
    send: (): Promise<ReadPaper> => ask('send'),
    close: () => worker.terminate(),
  }
}
