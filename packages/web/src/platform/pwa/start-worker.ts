import { ownBuild } from '../chunks/own-build.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import type { KeepMessage, VersionMessage } from './shell-cache.ts'

const hour = 3_600_000

export function startWorker(onNewVersion: () => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  const hear = ({ data }: MessageEvent<VersionMessage>) => {
    if (data?.type === 'version' && data.build !== ownBuild()) onNewVersion()
  }
  let lookedAt = Date.now()
  const look = () => {
    if (document.hidden || Date.now() - lookedAt < hour) return
    lookedAt = Date.now()
    navigator.serviceWorker.getRegistration().then((found) => found?.update(), warn)
  }
  const timer = setTimeout(() => register().catch(warn), 2000)
  navigator.serviceWorker.addEventListener('message', hear)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
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
