import { Button, Skeleton } from '@mantine/core'
import { IconDeviceTv, IconMaximize } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { replay } from './board-slots.ts'
import { BoardTile } from './board-tile.tsx'
import { BoardWall } from './board-wall.tsx'
import { useBoardCourts } from './boards.api.ts'
import classes from './boards.module.css'
import { chooseBoards } from './choose-boards.ts'
import { CourtPicker } from './court-picker.tsx'
import { ReadBoards } from './read-boards.tsx'

export function BoardsPage() {
  const { t } = useTranslation('boards')
  const { court, wall } = useSearch({ from: '/shell/dashboard/displayboard' })
  const navigate = useNavigate({ from: '/dashboard/displayboard' })
  const defaultCourt = useSession()?.userData.court_id ?? null
  const { data: known, error, refetch } = useBoardCourts()
  if (!known) {
    return (
      <>
        <PageHeader />
        <Unloaded title={t('failedToLoad')} error={error} onRetry={refetch} outline={<BoardsSkeleton />} />
      </>
    )
  }
  const shown = chooseBoards(known.data, defaultCourt, court ?? null)
  const today = shown.filter(({ listed_today }) => listed_today > 0).length
  const setWall = (isOn: boolean) => navigate({ search: (before) => ({ ...before, wall: isOn ? 1 : undefined }) })
  if (wall) return <BoardWall courts={shown} onClose={() => setWall(false)} />
  return (
    <>
      <PageHeader subtitle={today > 0 ? t('today', { count: today }) : t('noneToday')}>
        <CourtPicker
          courts={known.data}
          chosen={court ?? null}
          onChoose={(next) => navigate({ search: { court: next } })}
        />
        {shown.length > 0 ? (
          <Button
            variant="default"
            leftSection={<IconMaximize size={16} aria-hidden="true" />}
            onClick={() => {
              fillScreen()
              setWall(true)
            }}
          >
            {t('wall.open')}
          </Button>
        ) : null}
      </PageHeader>
      <FillSlot slot={replay} />
      {shown.length > 0 ? (
        <div className={classes.tiles}>
          {shown.map((one) => (
            <BoardTile key={one.court_id} court={one.court_id} isDefault={one.court_id === defaultCourt} />
          ))}
        </div>
      ) : (
        <Message icon={IconDeviceTv} title={t('empty.title')} text={t('empty.text')} />
      )}
      <ReadBoards {...known} />
    </>
  )
}

function fillScreen(): void {
  document.documentElement.requestFullscreen?.().catch((error: unknown) => {
    console.debug(`No full screen: ${String(error)}`)
  })
}

const BoardsSkeleton = () => (
  <div className={classes.tiles} aria-busy="true">
    <Skeleton height={420} radius="lg" />
    <Skeleton height={420} radius="lg" />
  </div>
)
