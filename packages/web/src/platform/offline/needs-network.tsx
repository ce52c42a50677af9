import { Portal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { i18n } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import classes from './offline.module.css'
import { senderOf, useStopSenders } from './senders.ts'

export const sayNeedsNetwork = () =>
  notifications.show({
    id: 'needs-network',
    color: 'amber',
    role: 'alert',
    message: i18n.t('offline:needsNetwork'),
    closeButtonProps: { 'aria-label': i18n.t('common:close') },
  })

export function NeedsNetwork({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation('offline')
  const reason = useRef<HTMLSpanElement>(null)
  useStopSenders(isOffline, reason, sayNeedsNetwork)
  const at = usePointedAt(isOffline)
  return (
    <>
      <span ref={reason} id="needs-network" hidden>
        {t('needsNetwork')}
      </span>
      {at ? (
        <Portal>
          <div className={classes.tip} style={at} aria-hidden="true">
            {t('needsNetwork')}
          </div>
        </Portal>
      ) : null}
    </>
  )
}

const tipWidth = 260

function usePointedAt(isWanted: boolean) {
  const [at, setAt] = useState<{ insetBlockStart: number; insetInlineStart: number } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const look = ({ target }: Event) => {
      const sender = senderOf(target)
      setAt(sender?.matches('button, input') ? beneath(sender) : null)
    }
    const forget = () => setAt(null)
    const heard = ['pointerover', 'focusin'] as const
    for (const name of heard) document.addEventListener(name, look)
    document.addEventListener('scroll', forget, { capture: true })
    return () => {
      for (const name of heard) document.removeEventListener(name, look)
      document.removeEventListener('scroll', forget, { capture: true })
      forget()
    }
  }, [isWanted])
  return at
}

function beneath(sender: Element) {
  const { left, right, bottom } = sender.getBoundingClientRect()
  const start = document.documentElement.dir === 'rtl' ? innerWidth - right : left
  return {
    insetBlockStart: Math.min(bottom + 6, innerHeight - 60),
    insetInlineStart: Math.max(8, Math.min(start, innerWidth - tipWidth - 8)),
  }
}
