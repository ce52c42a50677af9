import { Button, Group } from '@mantine/core'
import type { FirDetail } from '@peshi/contract/firs'
import { IconLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChooseMatter } from '../hearings/outcome/choose-matter.tsx'
import { Words } from '../matters/marks.tsx'
import { useCan } from '../session/use-session.ts'
import { TrackerDialog } from '../trackers/tracker-dialog.tsx'
import classes from '../trackers/trackers.module.css'
import { toastError } from '../ui/toast.tsx'
import { useSaveFir } from './firs.api.ts'

/** Bail and trial matters of the FIR: those that are linked, and those that name the same FIR. */
export function FirMatters({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  const can = useCan()
  const save = useSaveFir()
  const [isChoosing, setChoosing] = useState(false)
  const turn = (matter_ids: FirDetail['matter_ids']) =>
    save.mutate({ _id: fir._id, words: { matter_ids } }, { onError: toastError })
  const lines = [
    ...fir.matters.map((matter) => ({ matter, isLinked: true })),
    ...fir.suggested.map((matter) => ({ matter, isLinked: false })),
  ]
  return (
    <div className={classes.part}>
      {lines.length === 0 ? <span className={classes.muted}>{t('no_matters')}</span> : null}
      {lines.map(({ matter, isLinked }) => (
        <Group key={matter._id} justify="space-between" gap="xs" wrap="nowrap">
          <span>
            <Link to="/dashboard/matters/matter-preview/$id" params={{ id: matter._id }}>
              <Words>{matter.title}</Words>
            </Link>{' '}
            <span className={classes.muted}>{isLinked ? matter.court_title : t('same_fir')}</span>
          </span>
          {can('update', 'Tracker') ? (
            <Button
              flex="none"
              size="compact-sm"
              variant={isLinked ? 'default' : 'light'}
              loading={save.isPending}
              onClick={() =>
                turn(isLinked ? fir.matter_ids.filter((id) => id !== matter._id) : [...fir.matter_ids, matter._id])
              }
            >
              {t(isLinked ? 'unlink' : 'link')}
            </Button>
          ) : null}
        </Group>
      ))}
      {can('update', 'Tracker') ? (
        <Group>
          <Button variant="default" leftSection={<IconLink size={16} />} onClick={() => setChoosing(true)}>
            {t('link_matter')}
          </Button>
        </Group>
      ) : null}
      {isChoosing ? (
        <TrackerDialog title={t('link_matter')} onClose={() => setChoosing(false)}>
          <ChooseMatter
            onChoose={(id) => {
              setChoosing(false)
              turn([...fir.matter_ids, id])
            }}
          />
        </TrackerDialog>
      ) : null}
    </div>
  )
}
