import type { Order } from '@peshi/contract/matters/orders'

export const pdfName = (id: string, version: string) => `pdf ${id} ${version}`

export const orderVersion = ({ document, size }: Pick<Order, 'document' | 'size'>) => `${document} ${size}`

export async function fetchPdf(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, signal ? { signal } : {})
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.blob()
}
