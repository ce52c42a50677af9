import { Button, Group, Slider, Stack, Text } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import classes from './crop-picture.module.css'

const view = 260
const sent = 512
const step = 8

interface Props {
  file: File
  isPending: boolean
  onCrop(picture: Blob): void
  onUnreadable(): void
  onClose(): void
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))

export function CropPicture({ file, isPending, onCrop, onUnreadable, onClose }: Props) {
  const { t } = useTranslation(['security', 'common', 'shell'])
  const image = useRef<HTMLImageElement>(null)
  const [source, setSource] = useState<string>()
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [zoom, setZoom] = useState(1)
  const [offset, setOffset] = useState({ x: 0, y: 0 })
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setSource(address)
    return () => URL.revokeObjectURL(address)
  }, [file])

  const scale = size ? (view / Math.min(size.width, size.height)) * zoom : 1
  const most = size ? { x: (size.width * scale - view) / 2, y: (size.height * scale - view) / 2 } : { x: 0, y: 0 }
  const at = { x: clamp(offset.x, most.x), y: clamp(offset.y, most.y) }
  const move = (x: number, y: number) => setOffset({ x: clamp(at.x + x, most.x), y: clamp(at.y + y, most.y) })

  const drag = (event: PointerEvent) => {
    if (event.buttons & 1) move(event.movementX, event.movementY)
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
    if (!by) return
    event.preventDefault()
    move(by[0] ?? 0, by[1] ?? 0)
  }
  const crop = () => {
    if (!image.current || !size) return
    const canvas = document.createElement('canvas')
    canvas.width = sent
    canvas.height = sent
    const context = canvas.getContext('2d')
    if (!context) return onUnreadable()
    const side = view / scale
    context.fillStyle = '#fff'
    context.fillRect(0, 0, sent, sent)
    context.imageSmoothingQuality = 'high'
    const [left, top] = [(size.width - side) / 2 - at.x / scale, (size.height - side) / 2 - at.y / scale]
    context.drawImage(image.current, left, top, side, side, 0, 0, sent, sent)
    canvas.toBlob((blob) => (blob ? onCrop(blob) : onUnreadable()), 'image/jpeg', 0.92)
  }
  return (
    <Modal opened onClose={onClose} title={t('picture.crop')}>
      <Stack gap="md" align="center">
        <Text c="dimmed">{t('picture.cropText')}</Text>
        <div
          role="application"
          aria-label={t('picture.area')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture in it
          tabIndex={0}
          className={classes.frame}
          onPointerMove={drag}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        >
          {source && (
            <img
              ref={image}
              src={source}
              alt=""
              draggable={false}
              className={classes.image}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                naturalWidth > 0 ? setSize({ width: naturalWidth, height: naturalHeight }) : onUnreadable()
              }
              onError={onUnreadable}
              style={
                size
                  ? {
                      width: size.width * scale,
                      height: size.height * scale,
                      transform: `translate(-50%, -50%) translate(${at.x}px, ${at.y}px)`,
                    }
                  : { visibility: 'hidden' }
              }
            />
          )}
        </div>
        <Slider
          w={view}
          label={null}
          thumbLabel={t('picture.zoom')}
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={setZoom}
        />
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={crop} disabled={!size} loading={isPending}>
          {t('common:save')}
        </Button>
      </Group>
    </Modal>
  )
}
