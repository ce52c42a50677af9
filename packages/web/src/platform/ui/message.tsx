import { Button, Skeleton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactElement, ReactNode } from 'react'
import { isNotFound, sayError } from '../i18n/say-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import classes from './message.module.css'
import { Words } from './words.tsx'

interface Props {
  icon?: Icon
  title: string
  text?: string
  isFailure?: boolean
  children?: ReactNode
}

export const Message = ({ icon: Mark, title, text, isFailure, children }: Props) => (
  <div className={classes.message} data-failed={isFailure || undefined}>
    {Mark ? <Mark size={28} stroke={1.5} color="var(--muted)" aria-hidden="true" /> : null}
    <strong>{title}</strong>
    {text ? (
      <p>
        <Words>{text}</Words>
      </p>
    ) : null}
    {children}
  </div>
)

interface FailedProps {
  title: string
  error: Error
  /** Shown if the reply is 404. */
  gone?: { title: string; action: ReactNode }
  onRetry(): unknown
}

export function Failed({ title, error, gone, onRetry }: FailedProps) {
  const { t } = useTranslation('common')
  const shown = isNotFound(error) ? gone : undefined
  return (
    <Message title={shown?.title ?? title} text={sayError(error)} isFailure={!shown}>
      {shown ? (
        shown.action
      ) : (
        <Button variant="default" onClick={() => onRetry()}>
          {t('retry')}
        </Button>
      )}
    </Message>
  )
}

interface UnloadedProps extends Omit<FailedProps, 'error'> {
  error: Error | null
  /** The height of the data, or a placeholder with their shape. */
  outline: number | ReactElement
}

/** Shown until the data are there: their outline, or why they could not be loaded. */
export function Unloaded({ outline, error, ...failed }: UnloadedProps) {
  if (error) return <Failed error={error} {...failed} />
  return typeof outline === 'number' ? <Skeleton height={outline} radius="lg" aria-busy="true" /> : outline
}
