import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { KeepableGrant, PasswordChange } from '@peshi/contract/platform/person'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { PasswordField, SecondStepField, useHasSecondStep } from './ask-password.tsx'
import { showFormError } from './form-error.ts'
import { useChangePassword } from './security.api.ts'
import { validateBy } from './zod-form.ts'

const validate = validateBy(PasswordChange)

export function PasswordPanel() {
  const { t } = useTranslation(['security', 'account'])
  const change = useChangePassword()
  const form = useForm({
    initialValues: { current_password: '', code: '', password: '', keep: [] as KeepableGrant[] },
    validate,
  })
  const { keep } = form.getValues()
  const hasCode = useHasSecondStep()
  const submit = form.onSubmit((values) =>
    change.mutate(values, {
      onSuccess: toastThen(t('security:password.done'), form.reset),
      onError: (error) => showFormError(form, error),
    }),
  )
  return (
    <Panel title={t('security:password.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">{t('security:password.text')}</Text>
          <PasswordField label={t('security:password.current')} {...form.getInputProps('current_password')} />
          {hasCode && <SecondStepField {...form.getInputProps('code')} />}
          <PasswordField
            label={t('security:password.new')}
            description={t('account:register.passwordHint')}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <Checkbox.Group
            label={t('security:password.ends')}
            value={KeepableGrant.options.filter((kind) => !keep.includes(kind))}
            onChange={(ends) =>
              form.setFieldValue(
                'keep',
                KeepableGrant.options.filter((kind) => !ends.includes(kind)),
              )
            }
          >
            <Stack gap="xs" mt="xs">
              {KeepableGrant.options.map((kind) => (
                <Checkbox key={kind} value={kind} label={t(`security:password.end.${kind}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Group justify="flex-end">
            <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
              {t('security:password.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
