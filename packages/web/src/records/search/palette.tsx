import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconChecklist, IconFileText, IconFolder, IconListSearch, IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import '@mantine/spotlight/styles.css'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { sayWhen } from '../../day/tasks/say-task.ts'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { ShortcutText } from '../../platform/actions/shortcut-text.tsx'
import { useActions, useRunAction } from '../../platform/actions/use-actions.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { useLayer } from '../../platform/ui/layers.tsx'
import { matterPath, orderPath, taskPath } from './hit-paths.ts'
import { palette } from './open-palette.tsx'
import classes from './palette.module.css'
import { paletteQuery } from './palette-query.ts'
import { PaletteRecords } from './palette-records.tsx'
import { useSearchHits } from './search.api.ts'

const [store, spotlight] = createSpotlight()

export function Palette({ onReady = () => undefined }: { onReady?: () => void }) {
  const { t } = useTranslation(['shell', 'search'])
  const query = paletteQuery.use()
  const actions = useActions().filter((action) => action.id !== 'search')
  const run = useRunAction()
  const mayRead = useCan()('read', 'Matter')
  const { words, found, isComing } = useHits(query, mayRead)
  const [matters, orders] = [found?.matters.hits ?? [], found?.orders.hits.slice(0, mostOfEach) ?? []]
  const tasks = found?.tasks.hits.slice(0, mostOfEach) ?? []
  const router = useRouter()
  useEffect(spotlight.open, [])
  useLayer(true, () => closeOverlay(palette))
  const wanted = query.trim().toLocaleLowerCase()
  const shown = actions.filter((action) => t(action.label).toLocaleLowerCase().includes(wanted))
  const isCommand = shown.some((action) => t(action.label).toLocaleLowerCase().startsWith(wanted))
  const hasMoved = useRef(false)
  const [entered, setEntered] = useState<string | null>(null)
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved.current = true
    if (event.key !== 'Enter' || isCommand || hasMoved.current || !(found || isComing)) return
    event.preventDefault()
    event.stopPropagation()
    setEntered(wanted)
  }
  const first = matters[0]
  useEffect(() => {
    if (entered !== wanted || isComing || !found) return
    closeOverlay(palette)
    if (first) router.navigate({ href: matterPath(first.matter) })
    else router.navigate({ to: '/dashboard/searchFilter', search: { q: words } })
  }, [entered, wanted, isComing, found, first, words, router])
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={(next) => {
        hasMoved.current = false
        paletteQuery.set(next)
      }}
      onSpotlightClose={() => closeOverlay(palette)}
      shortcut={null}
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 100 }}
      overlayProps={{ blur: 0, backgroundOpacity: 0.35 }}
      attributes={{ content: { 'aria-label': t('search') } }}
    >
      <Spotlight.Search
        placeholder={t('paletteHint')}
        aria-label={t('search')}
        onKeyDownCapture={takeFirst}
        onFocus={onReady}
        leftSection={<IconSearch size={18} stroke={1.6} />}
      />
      <SpokenChoice />
      <Spotlight.ActionsList>
        {matters.length > 0 && (
          <Spotlight.ActionsGroup className={classes.group} label={t('nav.matters')}>
            {matters.map(({ matter }) => (
              <Spotlight.Action
                key={matter._id}
                leftSection={<IconFolder size={18} stroke={1.6} />}
                label={matter.title}
                description={`${sayCase(matter)} · ${sayCourt(matter.court_title)}`}
                onClick={() => router.navigate({ href: matterPath(matter) })}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {orders.length > 0 && (
          <Spotlight.ActionsGroup className={classes.group} label={t('search:kind.orders')}>
            {orders.map((hit) => (
              <Spotlight.Action
                key={`${hit.order_id} ${hit.page}`}
                leftSection={<IconFileText size={18} stroke={1.6} />}
                label={hit.excerpt.map(({ text }) => text).join('')}
                description={[hit.matter.title, hit.date && toDayFirst(hit.date), t('search:page', { page: hit.page })]
                  .filter(Boolean)
                  .join(' · ')}
                onClick={() => router.navigate({ href: orderPath(hit) })}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {tasks.length > 0 && (
          <Spotlight.ActionsGroup className={classes.group} label={t('search:kind.tasks')}>
            {tasks.map(({ task }) => (
              <Spotlight.Action
                key={task._id}
                leftSection={<IconChecklist size={18} stroke={1.6} />}
                label={task.title}
                description={[`\u2066${sayWhen(task)}\u2069`, task.matter?.title].filter(Boolean).join(' · ')}
                onClick={() => router.navigate({ href: taskPath(task) })}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found ? <PaletteRecords found={found} /> : null}
        {mayRead && found && (
          <Spotlight.Action
            leftSection={<IconListSearch size={18} stroke={1.6} />}
            label={t('allResults', { words })}
            // biome-ignore lint/plugin: entries of the command palette are commands
            onClick={() => router.navigate({ to: '/dashboard/searchFilter', search: { q: words } })}
          />
        )}
        {shown.map((action) => (
          <Spotlight.Action
            key={action.id}
            leftSection={<action.icon size={18} stroke={1.6} />}
            label={t(action.label)}
            rightSection={action.shortcut ? <ShortcutText shortcut={action.shortcut} /> : null}
            onClick={() => run(action)}
          />
        ))}
        {shown.length === 0 && !found && <Spotlight.Empty>{t('nothingFound')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

const mostOfEach = 3
const fewestLetters = 2

function useHits(query: string, mayRead: boolean) {
  const [words] = useDebouncedValue(query.trim(), 200)
  const isWanted = mayRead && query.trim().length >= fewestLetters
  const isAsking = isWanted && words.length >= fewestLetters
  const { data, isFetching } = useSearchHits({ q: words }, isAsking)
  const isComing = isWanted && (isFetching || words !== query.trim())
  return { words, found: isAsking ? data : undefined, isComing }
}

/** Says the chosen entry to screen readers. Mantine's Spotlight shows it only by its colour. */
function SpokenChoice() {
  const [words, setWords] = useState('')
  useEffect(() => {
    const say = () => setWords(document.querySelector<HTMLElement>('[data-action][data-selected]')?.innerText ?? '')
    const observer = new MutationObserver(say)
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-selected'] })
    return () => observer.disconnect()
  }, [])
  return <VisuallyHidden role="status">{words}</VisuallyHidden>
}
