import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PersonChange, type UserData } from '@peshi/contract/platform/person'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useUpdateUser } from './account.api.ts'
import { PasswordField, SecondStepField, useHasSecondStep } from './ask-password.tsx'
import { showFormError } from './form-error.ts'
import { validateBy } from './zod-form.ts'

export const hasPassword = ({ email }: UserData): boolean => email !== null

const validate = validateBy(PersonChange)

interface Values {
  name: string
  mobile: string
  current_password: string
  code: string
}

const toBody = ({ name, mobile, current_password, code }: Values) => ({
  name,
  mobile: mobile.trim() === '' ? null : mobile,
  ...(current_password && { current_password }),
  ...(code && { code }),
})

export function ProfilePanel({ person }: { person: UserData }) {
  const { t } = useTranslation(['account', 'common', 'security'])
  const update = useUpdateUser()
  const hasCode = useHasSecondStep()
  const form = useForm({
    initialValues: { name: person.name, mobile: person.mobile ?? '', current_password: '', code: '' },
    validate: (values) => validate(toBody(values)),
  })
  const submit = form.onSubmit((values) =>
    update.mutate(toBody(values), {
      onSuccess: ({ name, mobile }) => {
        form.setInitialValues({ name, mobile: mobile ?? '', current_password: '', code: '' })
        form.reset()
        toastDone(t('account:settings.saved'))
      },
      onError: (error) => showFormError(form, error),
    }),
  )
  return (
    <Panel title={t('account:settings.profile')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput label={t('account:name')} autoComplete="name" {...form.getInputProps('name')} />
          {hasPassword(person) && (
            <TextInput
              label={t('account:mobileOptional')}
              type="tel"
              autoComplete="tel"
              dir="ltr"
              {...form.getInputProps('mobile')}
            />
          )}
          {form.isDirty('mobile') && (
            <PasswordField
              label={t('security:yourPassword')}
              description={t('security:mobileHint')}
              {...form.getInputProps('current_password')}
            />
          )}
          {form.isDirty('mobile') && hasCode && <SecondStepField {...form.getInputProps('code')} />}
          {hasPassword(person) && (
            <TextInput label={t('account:email')} value={person.email ?? ''} readOnly dir="ltr" />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={update.isPending} disabled={!form.isDirty()}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
