import { adresOnEki } from '@masabasi/core/oturum/rules';
import { ms } from '@masabasi/core/tarih';
import type { Db } from '../db/connect.ts';
import { tokenOzeti } from '../http/access.ts';
import { HttpError } from '../http/errors.ts';
import type { Islem } from '../http/transaction.ts';
import { parolaDogru } from '../parola.ts';
import { girisHatalari, girisHatasiSil, girisHatasiYaz, sirayla } from './queries.ts';

/** Wrong tries are counted under each of these; a right one ends the count of those that are one person's alone. */
export interface Sayac {
  readonly anahtar: string;
  /** So many in 15 minutes cost nothing; each further one doubles the wait. */
  readonly hak: number;
  readonly kisiye: boolean;
}

type Deneyen = Pick<Islem, 'db' | 'simdi' | 'istek'>;

const HESAP_HAKKI = 5;
const ADRES_HAKKI = 50;
const EN_UZUN_BEKLEME_S = 15 * 60;

/** An account as it is tried from one address, and the address. */
export const denemeSayaclari = ({ istek }: Deneyen, hesap: string): readonly [Sayac, Sayac] => [
  // Hashed: what was typed as a name may have been a password.
  { anahtar: `hesap:${tokenOzeti(`${hesap}|${istek.ip}`).toString('base64url')}`, hak: HESAP_HAKKI, kisiye: true },
  { anahtar: `adres:${adresOnEki(istek.ip)}`, hak: ADRES_HAKKI, kisiye: false },
];

const anahtarlar = (sayaclar: readonly Sayac[]): string[] => sayaclar.map((s) => s.anahtar);

/** @throws 429 while one of the counts asks for a wait */
async function beklet(db: Db, sayaclar: readonly Sayac[], simdi: Date): Promise<void> {
  const hatalar = await girisHatalari(db, anahtarlar(sayaclar), simdi);
  const saniyeler = hatalar.map(({ anahtar, adet, son }) => {
    const fazla = adet - sayaclar.find((s) => s.anahtar === anahtar)!.hak;
    if (fazla < 0) return 0;
    const ceza = Math.min(2 ** (fazla + 1), EN_UZUN_BEKLEME_S);
    return Math.ceil((ms(son) + ceza * 1000 - simdi.getTime()) / 1000);
  });
  const saniye = Math.max(0, ...saniyeler);
  if (saniye > 0)
    throw new HttpError(429, `Çok fazla hatalı deneme yapıldı. ${saniye} saniye sonra tekrar deneyiniz.`, {
      'retry-after': String(saniye),
    });
}

/**
 * Looks for one answer with the first count to itself, so that of many tries at the same moment no more get an answer
 * than one by one; counts a wrong one (null).
 */
export const siradaDene = <T>(
  { db: baglanti, simdi }: Deneyen,
  sayaclar: readonly [Sayac, ...Sayac[]],
  dene: (db: Db) => Promise<T | null>,
): Promise<T | null> =>
  sirayla(baglanti, sayaclar[0].anahtar, async (db) => {
    await beklet(db, sayaclar, simdi);
    const sonuc = await dene(db);
    const kisininki = sayaclar.filter((s) => s.kisiye);
    if (sonuc === null) await girisHatasiYaz(db, anahtarlar(sayaclar), simdi);
    else if (kisininki.length > 0) await girisHatasiSil(db, anahtarlar(kisininki));
    return sonuc;
  });

/**
 * Checks a password with the throttle around it; counts a wrong one. `yariYol`: a code is still to come, so a right one
 * ends no count; whoever knows the password would otherwise try codes without end.
 */
export async function parolaSina(
  ctx: Deneyen,
  hesap: string,
  ozet: string | null,
  parola: string,
  yariYol = false,
): Promise<boolean> {
  const [kisi, adres] = denemeSayaclari(ctx, hesap);
  await beklet(ctx.db, [kisi, adres], ctx.simdi);
  const dogru = await parolaDogru(ozet, parola);
  const sayaclar: readonly [Sayac, Sayac] = [{ ...kisi, kisiye: !yariYol }, adres];
  return (await siradaDene(ctx, sayaclar, async () => dogru || null)) !== null;
}
