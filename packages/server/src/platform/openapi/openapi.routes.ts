import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './document.ts'

const version = '0.1.0'

export async function addOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  let described: object | undefined
  const toJSON = () => (described ??= describeApi({ version, address: publicUrl }))
  await app.register(swagger, { mode: 'static', specification: { document: { toJSON } as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Peshi: API' },
    uiConfig: { docExpansion: 'list', persistAuthorization: false, validatorUrl: null },
  })
  app.get('/api/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(toJSON())),
  )
}
