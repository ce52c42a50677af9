import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './dropped-pages.module.css'
import { isCourtPage, openDropPage } from './open-drop-page.ts'

const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null

export function DropAnywhere() {
  const { t } = useTranslation('droppedPages')
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      const isFree = holdsFiles(event) && !event.defaultPrevented && !isDialogOpen()
      if (isFree) event.preventDefault()
      setOver(isFree)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!holdsFiles(event) || event.defaultPrevented || isDialogOpen()) return
      event.preventDefault()
      const file = [...(event.dataTransfer?.files ?? [])].find(isCourtPage)
      if (file) openDropPage(file)
    }
    const heard = { dragover: over, dragleave: leave, drop } as const
    for (const [name, hear] of Object.entries(heard)) window.addEventListener(name, hear as EventListener)
    return () => {
      for (const [name, hear] of Object.entries(heard)) window.removeEventListener(name, hear as EventListener)
    }
  }, [])
  return isOver ? <div className={classes.over}>{t('over')}</div> : null
}
