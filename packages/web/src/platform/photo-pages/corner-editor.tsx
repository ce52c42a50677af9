import { Button, Stack } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Photo } from './photo.ts'
import classes from './photo-pages.module.css'
import { type Corners, frameOf, isConvex, type Point } from './straighten.ts'

interface Props {
  photo: Photo
  onDone(corners: Corners | null): void
  onDrop(): void
}

const names = ['tl', 'tr', 'br', 'bl'] as const
const steps: Record<string, Point> = {
  ArrowLeft: { x: -0.01, y: 0 },
  ArrowRight: { x: 0.01, y: 0 },
  ArrowUp: { x: 0, y: -0.01 },
  ArrowDown: { x: 0, y: 0.01 },
}
const within = (value: number) => Math.min(1, Math.max(0, value))

export function CornerEditor({ photo, onDone, onDrop }: Props) {
  const { t } = useTranslation('papers')
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [corners, setCorners] = useState<Corners>(() => photo.found ?? frameOf(0.06))
  const [isBusy, setBusy] = useState(false)
  const { width, height } = photo.pixels
  useEffect(() => canvas.current?.getContext('2d')?.putImageData(photo.pixels, 0, 0), [photo])

  const move = (index: number, to: (from: Point) => Point) =>
    setCorners((now) => {
      const next = now.map((corner, at) => {
        if (at !== index) return corner
        const { x, y } = to(corner)
        return { x: within(x), y: within(y) }
      }) as never as Corners
      return isConvex(next) ? next : now
    })
  const drag = (index: number, { currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    move(index, () => ({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }))
  }
  const press = (index: number, event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(index, ({ x, y }) => ({ x: x + step.x, y: y + step.y }))
  }
  const finish = (chosen: Corners | null) => {
    setBusy(true)
    // The button first shows that work has begun, because straightening blocks a slow phone for some seconds.
    setTimeout(() => onDone(chosen), 30)
  }
  return (
    <Stack gap="md" role="group" aria-label={t('page.straighten')}>
      <p>{t('page.hint')}</p>
      <div ref={frame} className={classes.photo} dir="ltr" style={{ aspectRatio: `${width} / ${height}` }}>
        <canvas ref={canvas} width={width} height={height} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {corners.map(({ x, y }, index) => (
          <button
            key={names[index]}
            type="button"
            className={classes.corner}
            aria-label={t(`page.corner.${names[index] ?? 'tl'}`)}
            style={{ insetInlineStart: `${100 * x}%`, insetBlockStart: `${100 * y}%` }}
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={(event) => drag(index, event)}
            onKeyDown={(event) => press(index, event)}
          />
        ))}
      </div>
      <Button size="lg" loading={isBusy} data-works-offline onClick={() => finish(corners)}>
        {t('page.use')}
      </Button>
      <Button size="lg" variant="default" disabled={isBusy} data-works-offline onClick={() => finish(null)}>
        {t('page.as_is')}
      </Button>
      <Button size="md" variant="subtle" disabled={isBusy} data-works-offline onClick={onDrop}>
        {t('page.again')}
      </Button>
    </Stack>
  )
}
