import { handlePush, type PushWorld } from './push-worker.ts'

// The service worker: built to `/sw.js`, a name of its own that never changes (`vite.config.ts`).
handlePush(globalThis as unknown as PushWorld)
