import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type AddressKind, type Proof, ProofCode } from '@peshi/contract/chamber/proofs'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { showFormError } from './form-error.ts'
import { ListState } from './list-state.tsx'
import { useProofs, useProveAddress, useSendProofCode } from './security.api.ts'
import { validateBy } from './zod-form.ts'

const kinds = ['email', 'mobile'] as const
const validate = validateBy(ProofCode)

export function ProofsPanel() {
  const { t } = useTranslation('security')
  const proofs = useProofs()
  const { data } = proofs
  return (
    <Panel title={t('proof.title')}>
      <Stack gap="md">
        <Text c="dimmed">{t('proof.text')}</Text>
        <ListState query={proofs} />
        {data && kinds.map((kind) => data[kind].address && <Address key={kind} kind={kind} proof={data[kind]} />)}
      </Stack>
    </Panel>
  )
}

function Address({ kind, proof }: { kind: AddressKind; proof: Proof }) {
  const { t } = useTranslation('security')
  const send = useSendProofCode()
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text>
          {t(`proof.${kind}`)}: <bdi>{proof.address}</bdi>
        </Text>
        <Badge color={proof.is_proven ? 'green' : 'gray'} variant="light" tt="none">
          {t(proof.is_proven ? 'proof.proven' : 'proof.open')}
        </Badge>
      </Group>
      {!proof.is_proven && (
        <>
          <Group>
            <Button
              variant="default"
              loading={send.isPending}
              onClick={() => send.mutate(kind, { onSuccess: () => toastDone(t('proof.sent')) })}
            >
              {t('proof.send')}
            </Button>
          </Group>
          <CodeForm kind={kind} />
        </>
      )}
    </Stack>
  )
}

function CodeForm({ kind }: { kind: AddressKind }) {
  const { t } = useTranslation('security')
  const prove = useProveAddress()
  const form = useForm({ initialValues: { code: '' }, validate })
  const submit = form.onSubmit(({ code }) =>
    prove.mutate(
      { kind, code },
      {
        onSuccess: () => toastDone(t('proof.done')),
        onError: (error) => showFormError(form, error),
      },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-end">
        <TextInput
          label={t('proof.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={prove.isPending} disabled={!form.isDirty()}>
          {t('proof.submit')}
        </Button>
      </Group>
    </form>
  )
}
