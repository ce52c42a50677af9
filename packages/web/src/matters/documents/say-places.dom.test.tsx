import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { sayPlaces } from './say-places.ts'

const xmp = (about: string) => [`<x:xmpmeta><rdf ${about}/></x:xmpmeta>`]

test('a photo that says where it was taken is named when it is added', async () => {
  await loadWords('documents')
  await renderApp(<p>Documents</p>)
  await sayPlaces([
    new File(xmp('exif:GPSLatitude="26,50.8N"'), 'Site.jpg'),
    new File(xmp('exif:Make="Phone"'), 'Plain.jpg'),
    new File(xmp('exif:GPSLatitude="26,50.8N"'), 'Words.txt'),
  ])
  expect(
    await screen.findByText('A photo says where it was taken. Clients get it without the place, unless you keep it.'),
  ).toBeTruthy()
})
