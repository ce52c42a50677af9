import { readText, writeText } from '../storage/storage.ts'
import { readSession } from './session.ts'

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const checkMs = 15_000

/** The time of the last use is in local storage, so that all tabs share it and it outlasts a closed browser. */
const noteUse = () => writeText('lastUse', String(Date.now()))

/** Whether the owner's limit of minutes without use is over on this device. */
export function isIdle(): boolean {
  const minutes = readSession()?.userData.extras.idle_minutes
  const last = Number(readText('lastUse'))
  return minutes != null && last > 0 && Date.now() - last > minutes * 60_000
}

/** Calls `leave` as soon as the device was not used for as long as the owner allows. Returns the end of the watch. */
export function watchIdle(leave: () => void): () => void {
  let noted = 0
  const check = () => {
    if (isIdle()) leave()
  }
  const use = () => {
    if (Date.now() - noted < checkMs) return
    check()
    noted = Date.now()
    noteUse()
  }
  check()
  use()
  const timer = setInterval(check, checkMs)
  for (const sign of signs) window.addEventListener(sign, use, { passive: true, capture: true })
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    for (const sign of signs) window.removeEventListener(sign, use, { capture: true })
    document.removeEventListener('visibilitychange', check)
  }
}
