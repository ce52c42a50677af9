import { parentPort, workerData } from 'node:worker_threads'
import { learnCourt } from './learn.ts'

// Months of a court's board are seconds of reckoning: in a thread of its own they hold up nobody's request.

const { court, records }: { court: Parameters<typeof learnCourt>[0]; records: Parameters<typeof learnCourt>[1] } =
  workerData
parentPort?.postMessage(learnCourt(court, records))
