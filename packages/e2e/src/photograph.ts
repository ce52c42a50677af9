import type { Page } from 'playwright-core'

/** A photograph of a bright paper that lies askew on a dark table, with lines of writing. */
export async function photograph(page: Page): Promise<Buffer> {
  const picture = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1500, height: 2000 })
    const pen = canvas.getContext('2d')
    pen.fillStyle = '#3a2c22'
    pen.fillRect(0, 0, 1500, 2000)
    pen.fillStyle = '#f4f1ea'
    pen.beginPath()
    for (const [x, y] of [[260, 210], [1280, 330], [1390, 1760], [140, 1640]]) pen.lineTo(x, y)
    pen.fill()
    pen.fillStyle = '#222'
    for (let y = 500; y < 1500; y += 90) pen.fillRect(360, y, 760, 18)
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })()`)
  return Buffer.from(picture, 'base64')
}
