import { DirectionProvider, useDirection } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, storedLanguage } from './languages.ts'

export const TextDirection = ({ children }: { children: ReactNode }) => (
  <DirectionProvider initialDirection={directionOf(storedLanguage())} detectDirection={false}>
    <FollowLanguage />
    {children}
  </DirectionProvider>
)

function FollowLanguage() {
  const { setDirection } = useDirection()
  const { i18n } = useTranslation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is new at each render
  useEffect(() => setDirection(directionOf(i18n.language)), [i18n.language])
  return null
}
