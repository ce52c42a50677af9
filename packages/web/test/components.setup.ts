import path from 'node:path'
import 'fake-indexeddb/auto'
import { notifications } from '@mantine/notifications'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { emptyWritten } from '../src/platform/device/written.ts'
import { i18n, startI18n } from '../src/platform/i18n/i18n.ts'
import type { Namespace } from '../src/platform/i18n/languages.ts'

// Mantine's text area uses `document.fonts`, which the test DOM lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

beforeAll(async () => {
  await startI18n()
  const files = Object.keys(import.meta.glob('../../contract/src/platform/locales/en/*.json'))
  await i18n.loadNamespaces(files.map((file) => path.basename(file, '.json') as Namespace))
})

afterEach(async () => {
  cleanup()
  await emptyWritten()
  notifications.clean()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
