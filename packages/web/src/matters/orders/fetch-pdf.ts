import type { Order } from '@peshi/contract/matters/orders'

/** Under which this device keeps a document; another version is another file. */
export const pdfName = (id: string, version: string) => `pdf ${id} ${version}`

/** Changes with the bytes of an order's document. */
export const orderVersion = ({ document, size }: Pick<Order, 'document' | 'size'>) => `${document} ${size}`

/** The bytes of a document under its signed address. */
export async function fetchPdf(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, signal ? { signal } : {})
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.blob()
}
