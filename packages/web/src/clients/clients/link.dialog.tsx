import { Select, TextInput } from '@mantine/core'
import type { Client } from '@peshi/contract/clients/clients'
import type { Side } from '@peshi/contract/matters/families'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { ChooseMatter } from '../../matters/hearings/outcome/choose-matter.tsx'
import { useMatter } from '../../matters/matters/matters.api.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { ChooseClient } from './choose-client.tsx'
import { useLinkClient, useMatterClients } from './clients.api.ts'

export const sides = ['petitioner', 'respondent', 'other'] as const

interface Props {
  matterId?: MatterId
  client?: Pick<Client, '_id' | 'name'>
  ourSide?: Side | null
  onClose(): void
}

export function LinkDialog({ matterId, ...rest }: Props) {
  const { t } = useTranslation('clients')
  const [matter, setMatter] = useState(matterId)
  return (
    <Modal opened onClose={rest.onClose} title={rest.client ? t('family.link') : t('matter.add')}>
      {matter ? <Tie matterId={matter} {...rest} /> : <ChooseMatter onChoose={setMatter} />}
    </Modal>
  )
}

function Tie({ matterId, client: known, ourSide, onClose }: Props & { matterId: MatterId }) {
  const { t } = useTranslation('clients')
  const link = useLinkClient(matterId)
  const matter = useMatter(matterId).data
  const version = useMatterClients(matterId).data?.version
  const [client, setClient] = useState<ClientId | null>(known?._id ?? null)
  const [chosenSide, setSide] = useState<Side | null>(null)
  const side = chosenSide ?? ourSide ?? matter?.our_side ?? 'petitioner'
  const {
    value: { role },
    dropAnd,
    fieldOf,
  } = useDraft('client-link', `${matterId} ${known?._id ?? ''}`, () => ({ role: '' }))
  const close = dropAnd(onClose)
  const submit = () => {
    if (client) link.mutate({ client_id: client, side, role: role.trim() || null, version }, { onSuccess: close })
  }
  return (
    <DialogForm submit={t('save')} sending={link} isReady={client !== null} onSubmit={submit} onCancel={close}>
      {known ? (
        <strong>
          <Words>{matter?.title ?? ''}</Words>
        </strong>
      ) : (
        <ChooseClient label={t('client')} value={client} onChange={setClient} />
      )}
      <Select
        label={t('matter.side')}
        data={sides.map((value) => ({ value, label: t(`side.${value}`) }))}
        value={side}
        onChange={(value) => value && setSide(value as Side)}
      />
      <TextInput label={t('matter.role')} placeholder={t('matter.role_hint')} maxLength={200} {...fieldOf('role')} />
    </DialogForm>
  )
}
