import { rol as oda } from '../../calls/rol.ts';
import { ApiError, read } from '../../platform/call/cagri.ts';

const veya = (adlar: readonly string[]): string =>
  adlar.length < 2 ? adlar.join('') : `${adlar.slice(0, -1).join(', ')} ya da ${adlar.at(-1)}`;

/** A sentence about the people to ask for a right. */
export const kimdenIstenir = (kisiler: readonly { readonly Ad: string }[]): string =>
  kisiler.length === 0
    ? 'Gerekiyorsa yöneticinizden isteyiniz.'
    : `Gerekiyorsa ${veya(kisiler.map((k) => k.Ad))} verebilir.`;

/** The same read once, for a message that does not stay. Without a connection it names nobody. */
export async function kimdenIstenirOku(): Promise<string> {
  try {
    return kimdenIstenir((await read(oda.yetkiVerenler, {})).kisiler);
  } catch (hata) {
    if (!(hata instanceof ApiError)) throw hata;
    return kimdenIstenir([]);
  }
}
