import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { currentLanguage } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { AuthForm, NewPersonFields } from '../account/auth-form.tsx'
import { showFormError } from '../account/form-error.ts'
import { validatePerson } from '../account/zod-form.ts'
import { useJoin } from './join.api.ts'
import type { Invited } from './join.page.tsx'

const validate = validatePerson('Joining')

export function JoinForm({ token, invited }: { token: string; invited: Invited }) {
  const { t } = useTranslation('members')
  const navigate = useNavigate()
  const join = useJoin()
  const [problem, setProblem] = useState<string | null>(null)
  const initialValues = { name: '', email: invited.email ?? '', mobile: '', password: '' }
  const toBody = (values: typeof initialValues) => ({
    ...values,
    token,
    mobile: values.mobile.trim() === '' ? null : values.mobile,
    language: currentLanguage(),
  })
  const form = useForm({ initialValues, validate: (values) => validate(toBody(values)) })
  const submit = form.onSubmit((values) => {
    setProblem(null)
    // Not `mutate`: its callbacks would not run, because this component unmounts on success.
    join.mutateAsync(toBody(values)).then(
      () => navigate({ to: '/', replace: true }),
      (error: unknown) => setProblem(showFormError(form, error)),
    )
  })
  return (
    <AuthForm problem={problem} submit={t('join.submit')} isBusy={join.isPending} onSubmit={submit}>
      <NewPersonFields propsOf={form.getInputProps} isEmailFixed={invited.email !== null} />
    </AuthForm>
  )
}
