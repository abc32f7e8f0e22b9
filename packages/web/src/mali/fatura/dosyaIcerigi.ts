const PARCA = 0x80_00;

/** The bytes of a file as base64 for a call. */
export async function dosyaIcerigi(dosya: File): Promise<string> {
  const baytlar = new Uint8Array(await dosya.arrayBuffer());
  const parcalar: string[] = [];
  for (let i = 0; i < baytlar.length; i += PARCA)
    parcalar.push(String.fromCodePoint(...baytlar.subarray(i, i + PARCA)));
  return btoa(parcalar.join(''));
}
