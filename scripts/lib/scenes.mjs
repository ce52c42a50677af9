import { demoOwner } from './demo.mjs'
import { Refusal } from './say.mjs'

async function call(address, path, { method = 'POST', token, body }) {
  const reply = await fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const answer = await reply.json()
  if (!reply.ok) throw new Refusal(`${method} ${path}: ${answer.message}`)
  return answer
}

const addMatter = (address, token, title, more = {}) =>
  call(address, '/api/matters/other/create', { token, body: { title, ...more } })

/** `npm run dev -- --scene <name>` adds one of these to the demo's chamber. */
export const scenes = {
  async 'sensitive-matter'(address, token) {
    const { data } = await addMatter(address, token, 'In re: a partner of the chamber')
    await call(address, `/api/matters/team/${data._id}`, { token, body: { is_sensitive: true } })
  },
  async '500-matters'(address, token) {
    for (let number = 1; number <= 500; number += 1)
      await addMatter(address, token, `Suit ${number}`, {
        case_type: 'OS',
        case_number: String(number),
        case_year: 2024,
      })
  },
}

export async function playScene(name, address) {
  const { accessToken: token } = await call(address, '/api/users/login', { body: demoOwner })
  await scenes[name](address, token)
}
