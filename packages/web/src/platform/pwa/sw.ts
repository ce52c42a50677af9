import { handlePush, type PushWorld } from './push-worker.ts'
import { takeShared } from './share-target.ts'
import { keepShell, type OfflineFiles, type ShellWorld } from './shell-cache.ts'

// Browsers look for a new service worker at an unchanged URL, so the build writes this file to `/sw.js` without a hash.
handlePush(globalThis as unknown as PushWorld)
takeShared(globalThis)

keepShell(globalThis as unknown as ShellWorld, JSON.parse('__OFFLINE_FILES__') as OfflineFiles)
