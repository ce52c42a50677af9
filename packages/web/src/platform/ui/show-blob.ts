/** True for types that browsers display. Browsers would save other types under a random name. */
const isShown = ({ type }: Blob) => type.startsWith('application/pdf')

/**
 * Opens a PDF in a new tab and saves other files. The tab opens before the fetch, because browsers allow it only
 * directly after a click. If the browser refuses the tab, the file is saved.
 */
export async function showBlob(fetchFile: () => Promise<File>): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const file = await fetchFile()
    if (tab && isShown(file)) {
      const address = URL.createObjectURL(file)
      tab.location.href = address
      releaseLater(address)
    } else {
      tab?.close()
      saveFile(file, file.name)
    }
  } catch (error) {
    tab?.close()
    throw error
  }
}

export function saveFile(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  releaseLater(link.href)
}

const releaseLater = (address: string) => setTimeout(() => URL.revokeObjectURL(address), 60_000)
