import { Group, Select, Stack } from '@mantine/core'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Words } from '../../platform/ui/words.tsx'
import { SendFiles } from '../trackers/send-files.tsx'
import { useAttachFir } from './firs.api.ts'

export function FirCopy({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  const can = useCan()
  return (
    <Stack gap="xs">
      {fir.document ? (
        <a href={fir.document.download}>
          <Words>{fir.document.name}</Words>
        </a>
      ) : (
        <span className="small">{t(fir.matters.length > 0 ? 'no_copy' : 'copy_wants_matter')}</span>
      )}
      {fir.matters.length > 0 && can('update', 'Tracker') ? <SendCopy fir={fir} /> : null}
    </Stack>
  )
}

function SendCopy({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  const attach = useAttachFir(fir._id)
  const [chosen, setChosen] = useState<string | null>(null)
  const matter = fir.matters.find(({ _id }) => _id === chosen) ?? fir.matters[0]
  if (!matter) return null

  return (
    <Group align="end" gap="xs">
      {fir.matters.length > 1 ? (
        <Select
          label={t('copy_into')}
          w="100%"
          data={fir.matters.map(({ _id, title }) => ({ value: _id, label: title }))}
          value={matter._id}
          onChange={setChosen}
        />
      ) : null}
      <SendFiles
        label={t(fir.document ? 'copy_again' : 'copy_add')}
        done={t('copy_kept')}
        of={`fir ${fir._id} ${matter._id}`}
        keep={(upload_id) => attach.mutateAsync({ upload_id, matter_id: matter._id })}
      />
    </Group>
  )
}
