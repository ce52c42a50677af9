import { handlePush, type PushWorld } from './push-worker.ts'
import { takeShared } from './share-target.ts'
import { keepShell, type OfflineFiles, type ShellWorld } from './shell-cache.ts'

// The build names this file `/sw.js`, because browsers look for updates at the same address.
handlePush(globalThis as unknown as PushWorld)
takeShared(globalThis)

keepShell(globalThis as unknown as ShellWorld, JSON.parse('__OFFLINE_FILES__') as OfflineFiles)
