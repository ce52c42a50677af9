import { courtComplexes, courtDetails, searchComplexes } from '@peshi/contract/courts/court-catalogue'
import { allCourts, courtForm, courtOptions, highCourts } from '@peshi/contract/courts/courts'
import { tryDistrictSite } from '@peshi/contract/courts/district-sites'
import { courts as courtCatalogue } from '@peshi/courts/catalogue/courts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Bound, bind, bindData, bindPublic } from '../../platform/http/bind.ts'
import { isUnchanged } from '../../platform/http/is-unchanged.ts'
import type { Context } from '../../platform/process/context.ts'
import { type CatalogueBody, chooseEncoding, makeCatalogueBody } from './catalogue-body.ts'

export function catalogueRoutes({ services: { catalogue, districtSites } }: Context): Bound[] {
  return [
    bindData(courtDetails, ({ actor, params }) => catalogue.getDetails(actor, params.unique_id)),
    bind(courtComplexes, async ({ actor, params }) => catalogue.listComplexes(actor, params.unique_id)),
    bindData(tryDistrictSite, ({ actor, params }) => districtSites.try(actor, params.unique_id)),
    bindData(searchComplexes, ({ actor, query }) => catalogue.searchComplexes(actor, query.q)),
  ]
}

const everyCourt = Object.values(courtCatalogue)
  .flat()
  .map(({ _id }) => _id)

export function courtsRoutes(context: Context): Bound[] {
  const { courts } = context.services
  let catalogue: CatalogueBody | undefined
  let open = ''

  return [
    bindPublic(allCourts, 'requests', async ({ request, reply }) => {
      const nowOpen = everyCourt.filter(context.courts.isFindable).join(' ')
      if (!catalogue || open !== nowOpen) catalogue = makeCatalogueBody(context.courts.isFindable)
      open = nowOpen
      return sendCatalogue(catalogue, request, reply)
    }),
    bind(highCourts, async ({ actor, query }) => {
      const data = courts.listHighCourts(actor, query['filters[_id]'])
      return { data, meta: { total: data.length } }
    }),
    bindData(courtForm, ({ actor, params }) => courts.getForm(actor, params.unique_id)),
    bindData(courtOptions, ({ actor, params, query }) => courts.listOptions(actor, params.unique_id, query)),
  ]
}

function sendCatalogue({ etag, bodies }: CatalogueBody, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' })
  if (isUnchanged(request, etag)) return reply.code(304).send()
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(bodies[encoding])
}
