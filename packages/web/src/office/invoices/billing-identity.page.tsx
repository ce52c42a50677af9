import { Button, Checkbox, Group, NumberInput, Select, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core'
import {
  type BillingIdentity,
  type SavedBillingIdentity,
  saveBillingIdentity,
} from '@peshi/contract/office/billing-identity'
import { getGatewayAccount } from '@peshi/contract/office/invoice-payment-links'
import type { TaxMode } from '@peshi/contract/office/invoice-sum'
import { type FormEvent, useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Failed } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { stateOptions } from './invoice-form.tsx'
import { changedByInvoices, sendIdentity, useIdentity } from './invoices.api.ts'
import classes from './invoices.module.css'
import { GatewayPanel } from './pay-online.tsx'

export function BillingIdentityPage() {
  const { t } = useTranslation('invoices')
  const { data, error, refetch } = useIdentity()
  return (
    <>
      <PageHeader subtitle={t('settings_text')} />
      {error && data === undefined ? <Failed title={t('failed')} error={error} onRetry={refetch} /> : null}
      {data === undefined && !error ? <Skeleton height={420} radius="lg" aria-busy="true" /> : null}
      {data === undefined ? null : <IdentityForm identity={data} />}
      <IfAllowed call={getGatewayAccount}>
        <div className={classes.area}>
          <GatewayPanel />
        </div>
      </IfAllowed>
    </>
  )
}

type Words = {
  [Name in Exclude<keyof BillingIdentity, 'reminds'>]: BillingIdentity[Name] extends number ? number : string
} & { reminds: boolean }

const optional = ['email', 'gstin', 'pan', 'account_number', 'ifsc', 'upi'] as const

type Fields = BillingIdentity
type IdWord = Exclude<keyof Fields, keyof typeof beside>

const beside = {
  mode: 'mode_of',
  tax_percent: 'tax_percent',
  due_days: 'due_days',
  note: 'note',
  reminds: 'reminds',
} as const

const fieldsOf = ({ version: _, edited_by: _by, edited_at: _at, ...fields }: SavedBillingIdentity): Fields => fields

function IdentityForm({ identity }: { identity: SavedBillingIdentity | null }) {
  const { t } = useTranslation('invoices')
  const chamber = useSession()?.userData.extras.chamber_name
  const [values, setValues] = useState<Words>(() => ({
    name: chamber ?? '',
    title: '',
    address: '',
    state: '',
    phone: '',
    email: '',
    gstin: '',
    pan: '',
    bank_name: '',
    account_name: '',
    account_number: '',
    ifsc: '',
    upi: '',
    series: 'INV',
    mode: 'none',
    tax_percent: 18,
    sac: '998212',
    due_days: 30,
    note: '',
    reminds: false,
    ...(identity && Object.fromEntries(Object.entries(fieldsOf(identity)).map(([name, value]) => [name, value ?? '']))),
  }))
  const [isAsked, setAsked] = useState(false)
  const save = useEdit({
    record: identity,
    fieldsOf,
    keys: changedByInvoices,
    staysOpen: true,
    seen: identity ? null : { version: 0, fields: {} as Fields },
    send: (changes) => sendIdentity(changes),
    words: {
      label: (name) => (name in beside ? t(beside[name as keyof typeof beside]) : t(`id.${name as IdWord}`)),
      say: {
        mode: (mode) => (mode ? t(`mode.${mode}`) : ''),
        state: (state) => stateOptions.find(({ value }) => value === state)?.label ?? '',
      },
    },
  })
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const change = (own: Partial<Words>) => setValues((now) => ({ ...now, ...own }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const empty = Object.fromEntries(optional.map((name) => [name, values[name].trim() || null]))
    save.mutate(
      { ...values, ...empty, mode: values.mode as TaxMode },
      {
        onSuccess: () => toastDone(t('done.settings')),
      },
    )
  }
  const field = (name: Exclude<keyof Words, 'tax_percent' | 'due_days' | 'reminds'>, isLtr = false, max = 160) => (
    <TextInput
      label={t(`id.${name}`)}
      dir={isLtr ? 'ltr' : 'auto'}
      maxLength={max}
      autoComplete="off"
      value={values[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
  const askGst = (
    <Modal opened={isAsked} onClose={() => setAsked(false)} title={t('charges_gst_ask')}>
      <DialogForm
        submit={t('charges_gst_yes')}
        sending={{ isPending: false }}
        onCancel={() => setAsked(false)}
        onSubmit={() => {
          change({ mode: 'forward' })
          setAsked(false)
        }}
      >
        <Text>{t('charges_gst_law')}</Text>
      </DialogForm>
    </Modal>
  )
  return (
    <>
      {askGst}
      <form onSubmit={submit} noValidate>
        {save.note}
        <div className="columns" data-side="wide">
          <Stack>
            <Panel title={t('id.who')}>
              <Stack gap="sm">
                <div className={classes.fields}>
                  {field('name')}
                  {field('title')}
                </div>
                <Textarea
                  label={t('id.address')}
                  maxLength={400}
                  value={values.address}
                  error={errors.address}
                  onChange={(event) => change({ address: event.currentTarget.value })}
                />
                <div className={classes.fields}>
                  <Select
                    label={t('id.state')}
                    data={stateOptions}
                    searchable
                    value={values.state || null}
                    error={errors.state}
                    onChange={(state) => change({ state: state ?? '' })}
                  />
                  {field('phone', true, 30)}
                  {field('email', true, 200)}
                </div>
                <div className={classes.fields}>
                  {field('gstin', true, 20)}
                  {field('pan', true, 14)}
                </div>
              </Stack>
            </Panel>
            <Panel title={t('how_to_pay')}>
              <div className={classes.fields}>
                {field('account_number', true, 20)}
                {field('ifsc', true, 14)}
                {field('bank_name', false, 100)}
                {field('account_name')}
                {field('upi', true, 132)}
              </div>
            </Panel>
          </Stack>
          <Stack>
            <Panel title={t('id.begin')}>
              <Stack gap="sm">
                {field('series', true, 3)}
                <Checkbox
                  label={t('charges_gst')}
                  description={t('charges_gst_text')}
                  checked={values.mode === 'forward'}
                  onChange={(event) => (event.currentTarget.checked ? setAsked(true) : change({ mode: 'none' }))}
                />
                <div className={classes.fields}>
                  <NumberInput
                    label={t('tax_percent')}
                    min={0}
                    max={40}
                    step={0.5}
                    value={values.tax_percent}
                    onChange={(percent) => change({ tax_percent: Number(percent) || 0 })}
                  />
                  <NumberInput
                    label={t('due_days')}
                    min={0}
                    max={365}
                    value={values.due_days}
                    onChange={(days) => change({ due_days: Math.trunc(Number(days)) || 0 })}
                  />
                </div>
                {field('sac', true, 6)}
                <Textarea
                  label={t('note')}
                  maxLength={1000}
                  value={values.note}
                  onChange={(event) => change({ note: event.currentTarget.value })}
                />
                <Checkbox
                  label={t('reminds')}
                  description={t('reminds_text')}
                  checked={values.reminds}
                  onChange={(event) => change({ reminds: event.currentTarget.checked })}
                />
                <IfAllowed call={saveBillingIdentity}>
                  <Group justify="flex-end">
                    <Button type="submit" loading={save.isPending}>
                      {t('save')}
                    </Button>
                  </Group>
                </IfAllowed>
              </Stack>
            </Panel>
          </Stack>
        </div>
      </form>
    </>
  )
}
