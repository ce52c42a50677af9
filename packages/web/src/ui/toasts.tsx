import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.css'
import classes from './toasts.module.css'

/** Toasts stay three seconds (specification §2). */
export const Toasts = () => (
  <Notifications autoClose={3000} position="top-right" limit={4} transitionDuration={120} className={classes.toasts} />
)
