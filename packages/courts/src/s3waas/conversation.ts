import type { ChallengePicture } from '../connector.ts'
import { ChallengeRejected, PageChanged } from '../errors.ts'
import type { CourtSession } from '../session.ts'
import * as endpoints from './endpoints.ts'
import { parseServiceForm, type ServiceForm, ticketOf } from './form.parse.ts'

/** Prefix of the form's hidden fields in the session. They must be sent with the captcha's answer. */
const prefix = 'form.'

export async function openForm(path: string, session: CourtSession): Promise<ServiceForm> {
  const form = parseServiceForm((await session.request(path)).text)
  for (const name of Object.keys(session.values)) if (name.startsWith(prefix)) delete session.values[name]
  for (const [name, value] of Object.entries(form.hidden)) session.values[`${prefix}${name}`] = value
  return form
}

export async function askForAnswer(path: string, session: CourtSession): Promise<ChallengePicture> {
  const { scid } = ticketOf(await openForm(path, session))
  const picture = await session.request(endpoints.captcha(scid))
  if (!picture.mediaType.startsWith('image/')) throw new PageChanged('The captcha is not a picture')
  return { image: picture.bytes, mediaType: picture.mediaType }
}

export async function submitForm(
  action: string,
  fields: Record<string, string>,
  answer: string | null,
  session: CourtSession,
): Promise<string> {
  const hidden = Object.entries(session.values)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value] as const)
  if (hidden.length === 0) throw new ChallengeRejected('No form is open at the court')
  const form = { ...Object.fromEntries(hidden), ...fields, siwp_captcha_value: answer ?? '', submit: 'Search' }
  return send(endpoints.call(action, form), session)
}

export const send = async (post: endpoints.Post, session: CourtSession) =>
  (await session.request(post.path, endpoints.toRequest(post))).text
