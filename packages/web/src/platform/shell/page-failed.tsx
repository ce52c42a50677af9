import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Failed } from '../ui/message.tsx'
import { PageHeader } from './page-header.tsx'

interface Props {
  title: string
  error: Error
  /** Shown if the record does not exist, with a link to the list of all. */
  gone?: { title: string; to: string; label: string }
  onRetry(): unknown
}

export function PageFailed({ gone, ...failed }: Props) {
  const action = gone && (
    <Button variant="default" renderRoot={(props) => <Link {...props} to={gone.to} />}>
      {gone.label}
    </Button>
  )
  return (
    <>
      <PageHeader />
      <Failed {...failed} {...(gone && { gone: { title: gone.title, action } })} />
    </>
  )
}
