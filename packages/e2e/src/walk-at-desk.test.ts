import { desktop } from './browser.ts'
import { goWithin, testEveryPage } from './page-walk.ts'

testEveryPage('every page at a desk, in English, by the links of the application', {
  ...{ language: 'en', direction: 'ltr', skins: ['light', 'dark'], options: desktop, go: goWithin },
})
