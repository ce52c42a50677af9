import { Alert, Button, PasswordInput, type PasswordInputProps, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  problem: string | null
  submit: string
  isBusy: boolean
  isReady?: boolean
  onSubmit(event: FormEvent<HTMLFormElement>): void
  children: ReactNode
  below?: ReactNode
}

export const AuthForm = ({ problem, submit, isBusy, isReady = true, onSubmit, children, below }: Props) => (
  <form onSubmit={onSubmit} noValidate>
    <Stack gap="md">
      {problem && (
        <Alert color="red" variant="light" role="alert">
          {problem}
        </Alert>
      )}
      {children}
      <Button type="submit" loading={isBusy} disabled={!isReady} size="md">
        {submit}
      </Button>
      {below}
    </Stack>
  </form>
)

export function Password(props: PasswordInputProps) {
  const { t } = useTranslation('account')
  return (
    <PasswordInput
      dir="ltr"
      required
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      {...props}
    />
  )
}
