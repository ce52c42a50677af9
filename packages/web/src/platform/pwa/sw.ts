import { handlePush, type PushWorld } from './push-worker.ts'
import { takeShared } from './share-target.ts'
import { keepShell, type OfflineFiles, type ShellWorld } from './shell-cache.ts'

// The build writes this file to `/sw.js`, without a hash in the name, because browsers look for a new version of a
// service worker at an unchanged address.
handlePush(globalThis as unknown as PushWorld)
takeShared(globalThis)

keepShell(globalThis as unknown as ShellWorld, JSON.parse('__OFFLINE_FILES__') as OfflineFiles)
