import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { asFields, readText } from '../control/control.inputs.ts'
import { NotPossible } from '../world/world.ts'

const modes = ['normal', 'down', 'changed'] as const
export type NewsMode = (typeof modes)[number]

export interface NewsDesk {
  mode(): NewsMode
  set(mode: NewsMode): void
}

export function createNewsDesk(): NewsDesk {
  let now: NewsMode = 'normal'
  return {
    mode: () => now,
    set: (mode) => {
      now = mode
    },
  }
}

const hour = 3_600_000

const posts = [
  {
    title: 'Sandbox: a bench that does not exist explains when a caveat ends',
    excerpt: 'Ninety days from lodging, says an invented order, and not a day longer.',
    content:
      '<p>In an <strong>invented</strong> order an invented bench holds that a caveat lives ninety days.</p><h2>What it means</h2><ul><li>Count from the day of lodging.</li><li>Lodge a fresh one before the last day.</li></ul><p>None of this happened: it is the sandbox’s.</p>',
  },
  {
    title: 'Sandbox: cause lists to come out an hour earlier, pretends a registrar',
    excerpt: 'A notice of no court at all moves the evening list to 17:00.',
    content: '<p>The notice is made up, as is the registrar. The list of the sandbox comes when it comes.</p>',
  },
  {
    title: 'Sandbox: default bail &amp; the sixtieth day',
    excerpt: 'A made-up judgment counts the days of custody under section 187 of the BNSS.',
    content: null,
  },
  {
    title: 'प्रयोगशाला: गढ़ा हुआ आदेश हिन्दी में',
    excerpt: 'यह समाचार गढ़ा हुआ है; किसी न्यायालय ने ऐसा नहीं कहा।',
    content: '<p>यह केवल नमूना है।</p>',
  },
] as const

export function serveNews(app: FastifyInstance, desk: NewsDesk, clock: Clock) {
  app.get('/wp-json/wp/v2/posts', async ({ protocol, host }, reply) => {
    if (desk.mode() === 'down') return reply.code(503).send('Service Unavailable')
    if (desk.mode() === 'changed') return reply.type('text/html').send('<html><body>We have moved</body></html>')
    const now = clock.now().getTime()
    return posts.map(({ title, excerpt, content }, index) => ({
      id: index + 1,
      date_gmt: new Date(now - (index + 1) * 7 * hour).toISOString().slice(0, 19),
      link: `${protocol}://${host}/news-host/post/${index + 1}`,
      title: { rendered: title },
      excerpt: { rendered: `<p>${excerpt}</p>`, protected: false },
      content: { rendered: content ?? '', protected: false },
    }))
  })
  app.get<{ Params: { id: string } }>('/post/:id', async ({ params }, reply) => {
    const post = posts[Number(params.id) - 1]
    return reply
      .code(post ? 200 : 404)
      .type('text/html; charset=UTF-8')
      .send(
        `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Sandbox news</title></head><body><p>Sandbox: a pretended newspaper.</p>${post ? `<h1>${post.title}</h1>${post.content ?? `<p>${post.excerpt}</p>`}` : '<p>There is no such post.</p>'}</body></html>`,
      )
  })
}

export function serveNewsApi(app: FastifyInstance, desk: NewsDesk) {
  app.post('/news', async ({ body }) => {
    const wanted = readText(asFields(body), 'mode')
    const mode = modes.find((one) => one === wanted)
    if (!mode) throw new NotPossible(`mode: one of ${modes.join(', ')}.`)
    desk.set(mode)
    return { success: true, data: { mode } }
  })
}
