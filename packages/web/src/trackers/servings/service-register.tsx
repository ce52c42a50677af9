import { Button, Group, UnstyledButton } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type Serving, summarizeServings } from '@peshi/contract/trackers/servings'
import { IconMailForward, IconPlus, IconTable } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { isComplaint, nameOfServing, ServingDeadlines, ServingPill, ServingWords } from './serving-words.tsx'
import { useServings } from './servings.api.ts'
import classes from './servings.module.css'

const ServingDrawer = lazy(() =>
  import('./serving.drawer.tsx').then(({ ServingDrawer }) => ({ default: ServingDrawer })),
)

const SheetDialog = lazy(() => import('./sheet.dialog.tsx').then(({ SheetDialog }) => ({ default: SheetDialog })))

export function ServiceRegister({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('servings')
  const can = useCan()
  const today = useCourtToday()
  const { data, error, refetch } = useServings(matterId)
  const [opened, setOpened] = useState<Serving | 'new' | 'sheet' | null>(null)
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={200} />
  const canWrite = can('update', 'Clock')
  const { all, served } = summarizeServings(data, today)
  const add = canWrite ? (
    <Group gap="xs" justify="flex-end">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTable size={14} aria-hidden="true" />}
        onClick={() => setOpened('sheet')}
      >
        {t('sheet.title')}
      </Button>
      <Button size="xs" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => setOpened('new')}>
        {t('add')}
      </Button>
    </Group>
  ) : null
  const close = () => setOpened(null)
  const hasComplaint = data.some(({ deadlines }) => deadlines.some(isComplaint))
  return (
    <Panel title={t('title')} hint={all > 0 ? t('summary', { served, all }) : undefined} aside={add}>
      {all === 0 ? (
        <Message icon={IconMailForward} title={t('empty')} text={t('empty_text')} />
      ) : (
        <>
          {hasComplaint ? <p className={classes.hint}>{t('reckoned')}</p> : null}
          <ul>
            {data.map((serving) => (
              <Row key={serving._id} serving={serving} onOpen={canWrite ? () => setOpened(serving) : undefined} />
            ))}
          </ul>
        </>
      )}
      <Suspense fallback={null}>
        {opened === 'sheet' ? <SheetDialog matterId={matterId} onClose={close} /> : null}
        {opened && opened !== 'sheet' ? (
          <ServingDrawer
            matterId={matterId}
            serving={opened === 'new' ? null : (data.find(({ _id }) => _id === opened._id) ?? null)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Panel>
  )
}

function Row({ serving, onOpen }: { serving: Serving; onOpen: (() => void) | undefined }) {
  const label = nameOfServing(serving)
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {onOpen ? (
          <UnstyledButton className={classes.open} onClick={onOpen}>
            <Words>{label}</Words>
          </UnstyledButton>
        ) : (
          <strong>
            <Words>{label}</Words>
          </strong>
        )}
        <small>
          <ServingWords serving={serving} />
        </small>
        <ServingDeadlines serving={serving} />
      </div>
      <ServingPill state={serving.state} />
    </li>
  )
}
