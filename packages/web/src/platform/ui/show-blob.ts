/** What a browser shows by itself; everything else it would save, under a name made of random letters. */
const isShown = ({ type }: Blob) => type.startsWith('application/pdf')

/**
 * Opens a file in a new tab where a browser shows it, and saves it under its name where not. The tab is opened before
 * the file is asked for, while the click still counts as the person's own; a browser that refuses it saves the file.
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

/** Saves a file on the device. */
export function saveFile(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  releaseLater(link.href)
}

/** A tab and a download read the address at their own pace. */
const releaseLater = (address: string) => setTimeout(() => URL.revokeObjectURL(address), 60_000)
