import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound, sayError } from '../i18n/say-error.ts'
import classes from './message.module.css'
import { Words } from './words.tsx'

interface Props {
  icon?: Icon
  title: string
  text?: string
  children?: ReactNode
}

export const Message = ({ icon: Mark, title, text, children }: Props) => (
  <div className={classes.message}>
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
    <Message title={shown?.title ?? title} text={sayError(error)}>
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
