import { Button, Group, SegmentedControl, Select, Stack } from '@mantine/core'
import type { LinkKind } from '@peshi/contract/matters/families'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { ChooseMatter } from '../hearings/outcome/choose-matter.tsx'
import { useMatter } from '../matters/matters.api.ts'
import { useLinkMatter } from './families.api.ts'
import { linkKinds } from './link-kinds.ts'

interface Props {
  matterId: MatterId
  onClose(): void
}

export function LinkDialog({ matterId, onClose }: Props) {
  const { t } = useTranslation('clients')
  const [other, setOther] = useState<MatterId | null>(null)
  return (
    <Modal opened onClose={onClose} title={t('family.link')} size={520}>
      {other ? (
        <Tie matterId={matterId} other={other} onClose={onClose} />
      ) : (
        <ChooseMatter onChoose={(id) => (id === matterId ? undefined : setOther(id))} />
      )}
    </Modal>
  )
}

function Tie({ matterId, other, onClose }: Props & { other: MatterId }) {
  const { t } = useTranslation('clients')
  const here = useMatter(matterId).data
  const there = useMatter(other).data
  const link = useLinkMatter(matterId)
  const [kind, setKind] = useState<LinkKind>('appeal')
  const [isLater, setLater] = useState(true)
  if (!here || !there) return null
  const [later, earlier] = isLater ? [here, there] : [there, here]
  const save = () =>
    link.mutate({ other_id: other, kind, is_later: isLater }, { onSuccess: toastThen(t('done.linked'), onClose) })
  return (
    <Stack gap="sm">
      <div>
        <strong>
          <Words>{there.title}</Words>
        </strong>{' '}
        <Words>{sayCase(there)}</Words>
      </div>
      <Select
        label={t('family.kind')}
        data-autofocus
        data={linkKinds.map((value) => ({ value, label: t(`link.${value}`) }))}
        value={kind}
        onChange={(value) => value && setKind(value as LinkKind)}
      />
      <SegmentedControl
        aria-label={t('family.which_later')}
        fullWidth
        data={[
          { value: 'this', label: t('family.this_later') },
          { value: 'other', label: t('family.other_later') },
        ]}
        value={isLater ? 'this' : 'other'}
        onChange={(value) => setLater(value === 'this')}
      />
      <Words>
        {t('family.sentence', { later: sayCase(later), kind: t(`link.${kind}`), earlier: sayCase(earlier) })}
      </Words>
      <FormError error={link.error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={link.isPending} onClick={save}>
          {t('family.link')}
        </Button>
      </Group>
    </Stack>
  )
}
