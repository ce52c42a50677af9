import type { Pixels } from '../files/orientation.ts'

/** One byte per dot: 0 is black, 255 is white. */
export interface Grey {
  dots: Uint8Array
  width: number
  height: number
}

/** Transparent dots become white. */
export function greyOf({ pixels, width, height }: Pixels): Grey {
  const dots = new Uint8Array(width * height)
  for (let dot = 0, at = 0; dot < dots.length; dot += 1, at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 255] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    const light = (red * 77 + green * 151 + blue * 28) >> 8
    dots[dot] = opacity === 255 ? light : 255 + ((light - 255) * opacity) / 255
  }
  return { dots, width, height }
}
