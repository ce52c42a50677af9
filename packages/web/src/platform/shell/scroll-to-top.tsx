import { ActionIcon } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import classes from './scroll-to-top.module.css'

const showAfter = 250

export function ScrollToTop() {
  const { t } = useTranslation('shell')
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > showAfter)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isShown) return null
  return (
    <ActionIcon
      className={classes.button}
      variant="filled"
      color="indigo"
      size={40}
      aria-label={t('toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <IconArrowUp size={20} />
    </ActionIcon>
  )
}
