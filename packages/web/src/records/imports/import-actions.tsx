import { Button } from '@mantine/core'
import type { Import } from '@peshi/contract/records/imports'
import { IconArrowBackUp, IconDownload, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { fetchErrors, useTurn } from './imports.api.ts'

export const isForgotten = (one: Import) => Object.values(one.counts).every((count) => count === 0)

export function ImportActions({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const can = useCan()
  const turn = useTurn(one._id)
  const toBring = (one.counts.ready ?? 0) + (one.counts['by-hand'] ?? 0)
  const notIn = (one.counts.faulty ?? 0) + (one.counts.failed ?? 0)
  const isBusy = turn.isPending
  const canUndo = ['running', 'stopped', 'waiting', 'done'].includes(one.state) && can('delete', 'Import')
  if (isForgotten(one)) return null
  return (
    <>
      {notIn > 0 && one.state !== 'mapping' ? <ErrorFile one={one} /> : null}
      {canUndo ? (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} />}
          loading={isBusy && turn.variables === 'undo'}
          onClick={() => turn.mutate('undo')}
        >
          {t('action.undo')}
        </Button>
      ) : null}
      {one.state === 'undone' && can('delete', 'Import') ? (
        <Button variant="default" loading={isBusy} onClick={() => turn.mutate('redo')}>
          {t('action.redo')}
        </Button>
      ) : null}
      {one.state === 'running' && can('update', 'Import') ? (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} />}
          loading={isBusy && turn.variables === 'stop'}
          onClick={() => turn.mutate('stop')}
        >
          {t('action.stop')}
        </Button>
      ) : null}
      {(one.state === 'ready' || one.state === 'stopped') && can('create', 'Import') ? (
        <Button
          leftSection={<IconPlayerPlay size={16} />}
          disabled={toBring === 0}
          loading={isBusy && turn.variables === 'start'}
          onClick={() => turn.mutate('start')}
        >
          {one.state === 'stopped' ? t('action.continue') : t('action.start', { count: toBring })}
        </Button>
      ) : null}
    </>
  )
}

function ErrorFile({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const address = URL.createObjectURL(await fetchErrors(one._id))
      const link = document.createElement('a')
      link.href = address
      link.download = `${one.file_name.replace(/\.[^.]*$/, '')}-errors.csv`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} loading={isBusy} onClick={save}>
      {t('action.errors')}
    </Button>
  )
}
