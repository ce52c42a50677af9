import { handlePush, type PushWorld } from './push-worker.ts'
import { takeShared } from './share-target.ts'
import { keepShell, type OfflineFiles, type ShellWorld } from './shell-cache.ts'

// The service worker, built to `/sw.js`, which never changes its name (`vite.config.ts`).
handlePush(globalThis as unknown as PushWorld)
takeShared(globalThis)

keepShell(globalThis as unknown as ShellWorld, JSON.parse('__OFFLINE_FILES__') as OfflineFiles)
