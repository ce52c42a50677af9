import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { readText, writeText } from '../platform/storage/storage.ts'

export type Skin = 'light' | 'dark'

export const storedSkin = (): Skin | null => asSkin(readText('skin'))

const asSkin = (value: string | null): Skin | null => (value === 'light' || value === 'dark' ? value : null)

export function skinManager(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | null = null
  return {
    get: (fallback) => storedSkin() ?? fallback,
    set: (value: MantineColorScheme) => writeText('skin', value === 'dark' ? 'dark' : 'light'),
    subscribe: (onUpdate) => {
      onStorage = (event) => {
        const skin = event.key === 'skin' ? asSkin(event.newValue) : null
        if (skin) onUpdate(skin)
      }
      window.addEventListener('storage', onStorage)
    },
    unsubscribe: () => {
      if (onStorage) window.removeEventListener('storage', onStorage)
    },
    clear: () => writeText('skin', null),
  }
}
