declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** The used part of the engine. */
  export interface TesseractApi {
    Init(klasor: null, diller: string, motor: number): number;
    SetVariable(ad: string, deger: string): boolean;
    SetImageFile(yon: number, aci: number): number;
    Recognize(izleyen: null): number;
    GetTSVText(sayfa: number): string;
    Clear(): void;
  }
  export interface TesseractModulu {
    readonly FS: { writeFile(ad: string, veri: Uint8Array): void };
    readonly TessBaseAPI: new () => TesseractApi;
  }
  export default function tesseract(o: {
    print?: (yazi: string) => void;
    printErr?: (yazi: string) => void;
  }): Promise<TesseractModulu>;
}
