import { useEffect } from 'react'

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const taken = await navigator.wakeLock.request('screen')
      if (isOver) await taken.release()
      else lock = taken
    }
    const holdOrSay = () => {
      hold().catch((error: unknown) => console.debug(`The screen may go dark: ${String(error)}`))
    }
    holdOrSay()
    document.addEventListener('visibilitychange', holdOrSay)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', holdOrSay)
      lock?.release().catch((error: unknown) => console.debug(`The screen stays on: ${String(error)}`))
    }
  }, [])
}
