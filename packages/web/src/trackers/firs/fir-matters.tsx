import { ActionIcon, Button } from '@mantine/core'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { IconUnlink } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ChooseMatter } from '../../matters/hearings/outcome/choose-matter.tsx'
import { useChange } from '../../platform/api/use-change.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { MatterLink } from '../trackers/tracker-hit.tsx'
import classes from '../trackers/trackers.module.css'
import { firs, sendFir } from './firs.api.ts'

export function FirMatters({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  const can = useCan()
  const save = useChange(
    (matter_ids: FirDetail['matter_ids']) => sendFir(fir._id, { matter_ids, version: fir.version }),
    firs.keys,
  )
  const [isChoosing, setChoosing] = useState(false)
  const turn = (ids: FirDetail['matter_ids']) => save.mutateAsync(ids).catch(toastError)
  const mayChange = can('update', 'Tracker')
  return (
    <Panel
      title={t('matters_title')}
      aside={
        mayChange ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setChoosing(true)}>
            {t('link_matter')}
          </Button>
        ) : null
      }
    >
      {fir.matters.length + fir.suggested.length === 0 ? (
        <span className="small">{t('no_matters')}</span>
      ) : (
        <ul className={classes.lines}>
          {fir.matters.map((matter) => (
            <Line key={matter._id} matter={matter} words={sayCourt(matter.court_title)}>
              {mayChange ? (
                <ActionIcon
                  aria-label={t('unlink_which', { title: matter.title })}
                  loading={save.isPending}
                  onClick={() => turn(fir.matter_ids.filter((id) => id !== matter._id))}
                >
                  <IconUnlink size={16} />
                </ActionIcon>
              ) : null}
            </Line>
          ))}
          {fir.suggested.map((matter) => (
            <Line key={matter._id} matter={matter} words={t('same_fir')}>
              {mayChange ? (
                <Button
                  size="compact-sm"
                  variant="light"
                  loading={save.isPending}
                  onClick={() => turn([...fir.matter_ids, matter._id])}
                >
                  {t('link')}
                </Button>
              ) : null}
            </Line>
          ))}
        </ul>
      )}
      {isChoosing ? (
        <Modal opened title={t('link_matter')} onClose={() => setChoosing(false)} size={560}>
          <ChooseMatter
            onChoose={(id) => {
              setChoosing(false)
              turn([...fir.matter_ids, id])
            }}
          />
        </Modal>
      ) : null}
    </Panel>
  )
}

interface LineProps {
  matter: FirDetail['matters'][number]
  words: string
  children: ReactNode
}

const Line = ({ matter, words, children }: LineProps) => (
  <li>
    <span>
      <MatterLink id={matter._id}>
        <Words>{matter.title}</Words>
      </MatterLink>
      <small className="small">
        <Words>{words}</Words>
      </small>
    </span>
    {children}
  </li>
)
