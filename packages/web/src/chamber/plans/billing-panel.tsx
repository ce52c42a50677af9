import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Billing, type SavedBilling } from '@peshi/contract/chamber/plans'
import { gstStates } from '@peshi/contract/platform/gst-states'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { showFormError } from '../account/form-error.ts'
import { validateBy } from '../account/zod-form.ts'
import { useEdit } from '../edits/use-edit.tsx'
import { changedByBilling, sendBilling } from './plans.api.ts'
import classes from './plans.module.css'

const states = Object.entries(gstStates)
  .map(([value, name]) => ({ value, label: `${name} (${value})` }))
  .sort((one, other) => one.label.localeCompare(other.label))

const validate = validateBy(Billing)

const toBody = ({ gstin, ...rest }: { name: string; address: string; state: string; gstin: string }) => ({
  ...rest,
  gstin: gstin.trim() === '' ? null : gstin.trim(),
})

const fieldsOf = ({ name, address, state, gstin }: SavedBilling): Billing => ({ name, address, state, gstin })

export function BillingPanel({ billing }: { billing: SavedBilling | null }) {
  const { t } = useTranslation(['plans', 'common'])
  const chamber = useSession()?.userData.extras.chamber_name
  const save = useEdit({
    record: billing,
    fieldsOf,
    keys: changedByBilling,
    staysOpen: true,
    send: ({ version = 0, ...changes }) => sendBilling({ ...changes, version }),
    words: {
      label: (field) => t(`plans:billing.${field}`),
      say: { state: (code) => states.find(({ value }) => value === code)?.label ?? '' },
    },
  })
  const form = useForm({
    initialValues: {
      name: billing?.name ?? chamber ?? '',
      address: billing?.address ?? '',
      state: billing?.state ?? '',
      gstin: billing?.gstin ?? '',
    },
    validate: (values) => validate(toBody(values)),
  })
  const submit = form.onSubmit((values) =>
    save.mutate(toBody(values), {
      onSuccess: toastThen(t('plans:billing.saved'), form.resetDirty),
      onError: (error) => showFormError(form, error),
    }),
  )
  return (
    <Panel title={t('plans:billing.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {save.note}
          <p className={classes.text}>{t('plans:billing.text')}</p>
          <TextInput label={t('plans:billing.name')} maxLength={160} {...form.getInputProps('name')} />
          <Textarea label={t('plans:billing.address')} maxLength={400} {...form.getInputProps('address')} />
          <Select label={t('plans:billing.state')} data={states} searchable {...form.getInputProps('state')} />
          <TextInput label={t('plans:billing.gstin')} dir="ltr" maxLength={20} {...form.getInputProps('gstin')} />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
