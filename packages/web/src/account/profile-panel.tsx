import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type UserData, updateUser } from '@peshi/contract/account'
import { useTranslation } from 'react-i18next'
import { Panel } from '../ui/panel.tsx'
import { toastDone, toastError } from '../ui/toast.tsx'
import { useUpdateUser } from './account.api.ts'
import { showFormError } from './form-error.ts'
import { validateBy } from './zod-form.ts'

const validate = validateBy(updateUser.body)

const toBody = ({ name, mobile }: { name: string; mobile: string }) => ({
  name,
  mobile: mobile.trim() === '' ? null : mobile,
})

export function ProfilePanel({ person }: { person: UserData }) {
  const { t } = useTranslation(['account', 'common'])
  const update = useUpdateUser()
  const form = useForm({
    initialValues: { name: person.name, mobile: person.mobile ?? '' },
    validate: (values) => validate(toBody(values)),
  })
  const submit = form.onSubmit((values) =>
    update.mutate(toBody(values), {
      onSuccess: ({ name, mobile }) => {
        form.setInitialValues({ name, mobile: mobile ?? '' })
        form.reset()
        toastDone(t('account:settings.saved'))
      },
      onError: (error) => {
        showFormError(form, error)
        toastError(error)
      },
    }),
  )
  return (
    <Panel title={t('account:settings.profile')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput label={t('account:name')} autoComplete="name" {...form.getInputProps('name')} />
          <TextInput
            label={t('account:mobileOptional')}
            type="tel"
            autoComplete="tel"
            dir="ltr"
            {...form.getInputProps('mobile')}
          />
          <TextInput label={t('account:email')} value={person.email ?? '—'} readOnly dir="ltr" />
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
