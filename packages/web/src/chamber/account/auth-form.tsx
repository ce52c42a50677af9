import {
  Alert,
  Button,
  PasswordInput,
  type PasswordInputProps,
  Stack,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

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

/** An e-mail address or a mobile number, as a person signs in with it. */
export const SignInName = (props: TextInputProps) => (
  <TextInput
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    dir="ltr"
    required
    withAsterisk={false}
    {...props}
  />
)

interface NewPersonProps {
  propsOf(field: 'name' | 'email' | 'mobile' | 'password'): object
  isEmailFixed?: boolean
  /** Fields below the name. */
  children?: ReactNode
}

export function NewPersonFields({ propsOf, isEmailFixed, children }: NewPersonProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <TextInput label={t('name')} autoComplete="name" required {...propsOf('name')} />
      {children}
      <TextInput
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        dir="ltr"
        readOnly={isEmailFixed}
        {...propsOf('email')}
      />
      <TextInput label={t('mobileOptional')} type="tel" autoComplete="tel" dir="ltr" {...propsOf('mobile')} />
      <Password
        label={t('register.password')}
        description={t('register.passwordHint')}
        autoComplete="new-password"
        {...propsOf('password')}
      />
    </>
  )
}
