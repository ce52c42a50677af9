import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../platform/api/api-error.ts'
import { sayError } from '../../../platform/i18n/say-error.ts'

const titled = [
  'case-not-found',
  'court-page-changed',
  'court-blocked',
  'court-down',
  'court-busy',
  'court-not-available',
] as const

export const isNotFound = (error: Error) => error instanceof ApiError && error.code === 'case-not-found'

export const isClosed = (error: Error) => error instanceof ApiError && error.code === 'court-not-available'

export function FindProblem({ error }: { error: Error }) {
  const { t } = useTranslation('matters')
  const code = error instanceof ApiError ? titled.find((each) => each === error.code) : undefined
  return (
    <Alert
      color={isNotFound(error) || isClosed(error) ? 'amber' : 'red'}
      role="alert"
      title={code ? t(`find.problem.${code}`) : t('find.failed')}
    >
      {sayError(error)}
    </Alert>
  )
}
