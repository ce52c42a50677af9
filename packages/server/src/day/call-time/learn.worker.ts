import { parentPort, workerData } from 'node:worker_threads'
import { learnCourt } from './learn.ts'

// Runs in a worker thread, because months of board data take seconds.

const { court, records }: { court: Parameters<typeof learnCourt>[0]; records: Parameters<typeof learnCourt>[1] } =
  workerData
parentPort?.postMessage(learnCourt(court, records))
