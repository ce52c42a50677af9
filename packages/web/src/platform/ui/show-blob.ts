/** In a new tab, browsers show a PDF, but save any other file under a random name. */
const isShown = ({ type }: Blob) => type.startsWith('application/pdf')

/** Opens the tab first, because a browser allows a new tab only directly after a click. */
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
