import path from 'node:path'
import 'fake-indexeddb/auto'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { emptyWritten } from '../src/platform/device/written.ts'
import { provideFeatures } from '../src/platform/features/feature.ts'
import { i18n, startI18n } from '../src/platform/i18n/i18n.ts'
import type { Namespace } from '../src/platform/i18n/languages.ts'

// Mantine's text area uses `document.fonts`, which the test DOM lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

configure({ asyncUtilTimeout: 20_000 })

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

afterAll(() => provideFeatures(async () => []))
