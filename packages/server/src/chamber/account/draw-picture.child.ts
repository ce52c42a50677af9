import { buffer } from 'node:stream/consumers'
import { crop, PhotonImage, resize, SamplingFilter } from '@silvia-odwyer/photon-node'
import { readOrientation, turnUpright } from './orientation.ts'

const side = 320
const quality = 85

const file = await buffer(process.stdin)
const whole = PhotonImage.new_from_byteslice(new Uint8Array(file))
const [width, height] = [whole.get_width(), whole.get_height()]
const edge = Math.min(width, height)
const [left, top] = [Math.floor((width - edge) / 2), Math.floor((height - edge) / 2)]
const square = resize(crop(whole, left, top, left + edge, top + edge), side, side, SamplingFilter.Lanczos3)

// JPEG has no transparency, so the background is white.
const pixels = turnUpright(square.get_raw_pixels(), side, readOrientation(file))
for (let at = 0; at < pixels.length; at += 4) {
  const opacity = (pixels[at + 3] ?? 255) / 255
  for (let part = at; part < at + 3; part++)
    pixels[part] = Math.round((pixels[part] ?? 0) * opacity + 255 * (1 - opacity))
  pixels[at + 3] = 255
}
const drawn = new PhotonImage(pixels, side, side).get_bytes_jpeg(quality)
process.stdout.write(Buffer.from(drawn).toString('base64'))
