import { useEffect, useState } from 'react'
import { closeOverlay, type Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './open-palette.module.css'
import { paletteQuery } from './palette-query.ts'

const Palette = lazyPart(() => import('./palette.tsx'), 'Palette', 'search')

function PaletteOverlay() {
  const [isReady, setReady] = useState(false)
  useEffect(() => () => paletteQuery.set(''), [])
  return (
    <>
      {isReady ? null : <EarlyField />}
      <Palette onReady={() => setReady(true)} />
    </>
  )
}

export const palette: Overlay = { Part: PaletteOverlay }

/** Takes what is typed while the palette loads. */
function EarlyField() {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.early}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just opened the palette
        autoFocus
        type="text"
        aria-label={t('search')}
        placeholder={t('paletteHint')}
        value={paletteQuery.use()}
        onChange={({ currentTarget }) => paletteQuery.set(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && closeOverlay(palette)}
      />
    </div>
  )
}
