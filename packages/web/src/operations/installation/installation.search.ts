export interface InstallationSearch {
  search?: string
  page?: number
}

export function readInstallationSearch(raw: Record<string, unknown>): InstallationSearch {
  const page = Number(raw.page)
  return {
    search: typeof raw.search === 'string' && raw.search !== '' ? raw.search.slice(0, 200) : undefined,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
  }
}
