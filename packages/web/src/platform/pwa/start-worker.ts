import { ownBuild } from '../api/own-build.ts'
import { onOtherBuild } from '../api/server-build.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import type { KeepMessage, VersionMessage } from './shell-cache.ts'

const hour = 3_600_000

export function startWorker(onNewVersion: () => void): () => void {
  if (!import.meta.env.PROD) return () => undefined
  if (!('serviceWorker' in navigator)) return onOtherBuild(onNewVersion)
  const show = () => {
    unsubscribe()
    onNewVersion()
  }
  const hear = ({ data }: MessageEvent<VersionMessage>) => {
    if (data?.type === 'version' && data.build !== ownBuild()) show()
  }
  let lookedAt = Date.now()
  const update = async () => {
    lookedAt = Date.now()
    const found = await navigator.serviceWorker.getRegistration()
    await found?.update()
    return found
  }
  /** A new service worker fetches the new pages and then sends the message that `hear` gets, unless it did so earlier. */
  const followOtherBuild = async () => {
    const found = await update()
    if (!found?.installing && !found?.waiting) show()
  }
  const look = () => {
    if (!document.hidden && Date.now() - lookedAt >= hour) update().catch(warn)
  }
  const timer = setTimeout(() => register().catch(warn), 2000)
  const unsubscribe = onOtherBuild(() => followOtherBuild().catch(warn))
  navigator.serviceWorker.addEventListener('message', hear)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    navigator.serviceWorker.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', look)
  }
}

async function register() {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const message: KeepMessage = { type: 'keep', language: currentLanguage(), loaded }
  active?.postMessage(message)
}

const warn = (error: unknown) => console.warn(`Offline storage could not be set up: ${String(error)}`)
