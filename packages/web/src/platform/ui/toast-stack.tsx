import { useDirection } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.css'
import classes from './toast-stack.module.css'

export function ToastStack() {
  const { dir } = useDirection()
  return (
    <Notifications
      autoClose={3000}
      position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
      limit={4}
      transitionDuration={120}
      className={classes.toasts}
    />
  )
}
