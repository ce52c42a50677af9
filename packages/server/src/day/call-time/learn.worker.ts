import { parentPort, workerData } from 'node:worker_threads'
import { learnCourt } from './learn.ts'

const { court, records }: { court: Parameters<typeof learnCourt>[0]; records: Parameters<typeof learnCourt>[1] } =
  workerData
parentPort?.postMessage(learnCourt(court, records))
