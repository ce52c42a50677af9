import type { MatterDetail } from '@peshi/contract/matters/matters'
import { Link } from '@tanstack/react-router'
import { Fact } from '../../matters/matters/detail/matter-strip.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Values, Words } from '../../platform/ui/words.tsx'
import { useMatterClients } from './clients.api.ts'

export function ClientFact({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('clients')
  const clients = useMatterClients(matter._id).data?.clients ?? []
  return (
    <Fact label={t('matter.title')}>
      {clients.length > 0 ? (
        <Values>
          {clients.map(({ client_id, name }) => (
            <Link key={client_id} to="/others/clients/$clientId" params={{ clientId: client_id }} className="link">
              <Words>{name}</Words>
            </Link>
          ))}
        </Values>
      ) : (
        '—'
      )}
    </Fact>
  )
}
