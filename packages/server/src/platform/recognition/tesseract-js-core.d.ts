declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  interface TessBaseAPI {
    /** Returns 0 if the data of all languages are loaded. */
    Init(dataPath: null, languages: string, engineMode: number): number
    SetVariable(name: string, value: string): boolean
    /** Reads the file `/input`. Returns 1 if it is not a picture. */
    SetImageFile(exifOrientation: number, angle: number): number
    Recognize(monitor: null): number
    GetTSVText(): string
    End(): void
  }
  interface Tesseract {
    FS: { writeFile(path: string, content: Uint8Array): void }
    TessBaseAPI: new () => TessBaseAPI
  }
  const open: (options: {
    print(line: string): void
    printErr(line: string): void
    TesseractProgress(): void
  }) => Promise<Tesseract>
  export default open
}
