import { crop, PhotonImage, resize, SamplingFilter } from '@silvia-odwyer/photon-node'
import { putOnWhite, readOrientation, turnUpright } from '../../platform/files/orientation.ts'
import { answerEach } from '../../platform/files/reading-protocol.ts'

const side = 320
const quality = 85

await answerEach((file) => {
  const whole = PhotonImage.new_from_byteslice(new Uint8Array(file))
  const [width, height] = [whole.get_width(), whole.get_height()]
  const edge = Math.min(width, height)
  const [left, top] = [Math.floor((width - edge) / 2), Math.floor((height - edge) / 2)]
  const square = resize(crop(whole, left, top, left + edge, top + edge), side, side, SamplingFilter.Lanczos3)

  const picture = { pixels: square.get_raw_pixels(), width: side, height: side }
  const upright = turnUpright(picture, readOrientation(file))
  putOnWhite(upright)
  const drawn = new PhotonImage(upright.pixels, side, side).get_bytes_jpeg(quality)
  return Buffer.from(drawn).toString('base64')
})
