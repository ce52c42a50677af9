import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import type { MatterId } from '@peshi/contract/ids'
import { caseLabel } from '@peshi/contract/labels'
import { listMatters } from '@peshi/contract/matters'
import { IconFolder, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '@mantine/spotlight/styles.css'
import { callApi } from '../api/call-api.ts'
import { useCan } from '../session/use-session.ts'
import { closeOverlay } from './overlays.ts'
import classes from './palette.module.css'
import { ShortcutText } from './shortcut-text.tsx'
import { useActions, useRunAction } from './use-actions.ts'

const [store, palette] = createSpotlight()

/** Everything that can be done, and the chamber's matters, by a few letters. */
export function Palette() {
  const { t } = useTranslation('shell')
  const [query, setQuery] = useState('')
  const actions = useActions().filter((action) => action.id !== 'search')
  const run = useRunAction()
  const matters = useMatterHits(query)
  const router = useRouter()
  useEffect(palette.open, [])
  const wanted = query.trim().toLocaleLowerCase()
  const shown = actions.filter((action) => t(action.label).toLocaleLowerCase().includes(wanted))
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={() => closeOverlay('palette')}
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
        leftSection={<IconSearch size={18} stroke={1.6} />}
      />
      <Spotlight.ActionsList>
        {matters.length > 0 && (
          <Spotlight.ActionsGroup className={classes.group} label={t('nav.matters')}>
            {matters.map((matter) => (
              <Spotlight.Action
                key={matter._id}
                leftSection={<IconFolder size={18} stroke={1.6} />}
                label={matter.title}
                description={`${caseLabel(matter)} · ${matter.court_title}`}
                onClick={() => router.navigate({ href: matterPath(matter._id) })}
              />
            ))}
          </Spotlight.ActionsGroup>
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
        {shown.length === 0 && matters.length === 0 && <Spotlight.Empty>{t('nothingFound')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

const matterPath = (id: MatterId) => `/dashboard/matters/matter-preview/${id}`

function useMatterHits(query: string) {
  const [search] = useDebouncedValue(query.trim(), 200)
  const mayRead = useCan()('read', 'Matter')
  const { data } = useQuery({
    queryKey: ['matters', 'palette', search],
    queryFn: ({ signal }) => callApi(listMatters, { query: { search, perPage: 6 } }, { signal }),
    enabled: mayRead && search.length >= 2,
    placeholderData: keepPreviousData,
  })
  return search.length >= 2 && query.trim().length >= 2 ? (data?.data ?? []) : []
}
