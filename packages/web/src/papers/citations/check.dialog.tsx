import { NativeSelect, Textarea } from '@mantine/core'
import { mostDraftCharacters } from '@peshi/contract/papers/citations'
import type { DocumentId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { useEffect, useState } from 'react'
import { useDocuments } from '../../matters/documents/documents.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { CheckResult } from './check-result.tsx'
import { type Draft, useCheck } from './citations.api.ts'

interface Props {
  matterId: MatterId
  /** The only draft. Without it, a person chooses a document or pastes a text. */
  orderId: OrderId | undefined
  onClose(): void
}

const pasted = ''

export function CheckDialog({ matterId, orderId, onClose }: Props) {
  const { t } = useTranslation('citations')
  const { data: documents = [] } = useDocuments(matterId)
  const [chosen, setChosen] = useState<string>(pasted)
  const [text, setText] = useState('')
  const check = useCheck()
  const { mutate, data: reply, variables: checked } = check
  const draft: Draft = orderId
    ? { matter_id: matterId, order_id: orderId }
    : chosen === pasted
      ? { matter_id: matterId, text }
      : { matter_id: matterId, document_id: chosen as DocumentId }
  useEffect(() => {
    if (orderId) mutate({ matter_id: matterId, order_id: orderId })
  }, [orderId, matterId, mutate])
  const isReady = orderId !== undefined || chosen !== pasted || text.trim() !== ''
  return (
    <Modal opened onClose={onClose} size={860} title={t(reply ? 'result' : 'check')}>
      {reply && checked ? (
        <CheckResult draft={checked} check={reply.data} onClose={onClose} />
      ) : (
        <DialogForm
          submit={t('run')}
          sending={check}
          isReady={isReady}
          onCancel={onClose}
          onSubmit={() => mutate(draft)}
        >
          <p>{t('how')}</p>
          {orderId ? null : (
            <>
              <NativeSelect
                label={t('source')}
                value={chosen}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                data={[
                  { value: pasted, label: t('paste') },
                  ...documents.map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
              />
              {chosen === pasted ? (
                <Textarea
                  label={t('text')}
                  dir="auto"
                  minRows={8}
                  maxRows={16}
                  autosize
                  maxLength={mostDraftCharacters}
                  value={text}
                  onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
              ) : null}
            </>
          )}
        </DialogForm>
      )}
    </Modal>
  )
}
