import { adresOnEki } from '@masabasi/core/kisi/oturum/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { type Db, transaction } from '../../db/connect.ts';
import { parolaDogru } from '../../password/parola.ts';
import { tokenOzeti } from '../access.ts';
import { HttpError } from '../errors.ts';
import { Held } from './held.ts';
import type { Islem } from '../transaction.ts';

/** Wrong passwords of the last 15 minutes for each of the keys, with the time of the last one. */
export async function girisHatalari(db: Db, anahtarlar: readonly string[], simdi: Date) {
  return db
    .selectFrom('giris_hatasi')
    .select(['anahtar', sql<number>`count(*)`.as('adet'), sql<string>`max(zaman)`.as('son')])
    .where('anahtar', 'in', anahtarlar)
    .where('zaman', '>', new Date(simdi.getTime() - 15 * 60_000).toISOString())
    .groupBy('anahtar')
    .execute();
}

export const girisHatasiYaz = (db: Db, anahtarlar: readonly string[], simdi: Date) =>
  db
    .insertInto('giris_hatasi')
    .values(anahtarlar.map((anahtar) => ({ anahtar, zaman: simdi })))
    .execute();

const girisHatasiSil = (db: Db, anahtarlar: readonly string[]) =>
  db.deleteFrom('giris_hatasi').where('anahtar', 'in', anahtarlar).execute();

/** Runs alone for a throttle key until the transaction ends: in the given transaction, or in its own. */
function sirayla<T>(db: Db, anahtar: string, is: (db: Db) => Promise<T>): Promise<T> {
  const kilitli = async (tx: Db): Promise<T> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${anahtar}, 0))`.execute(tx);
    return is(tx);
  };
  return db.isTransaction ? kilitli(db) : transaction(db, kilitli);
}

/** A count of wrong tries. A right try clears only counts with `kisiye`, which belong to one person alone. */
export interface Sayac {
  readonly anahtar: string;
  /** Free tries in 15 minutes. Each further one doubles the wait. */
  readonly hak: number;
  readonly kisiye: boolean;
}

type Deneyen = Pick<Islem, 'db' | 'simdi' | 'istek'>;

const HESAP_HAKKI = 5;
/** Free tries of an account from an address that tries many names. */
const HESAP_HAKKI_BASKIDA = 2;
const ADRES_HAKKI = 50;
const EN_UZUN_BEKLEME_S = 15 * 60;

/** Count of an account for one address. */
export const hesapSayaci = ({ istek }: Pick<Deneyen, 'istek'>, hesap: string): Sayac => ({
  // Hashed, because the typed name may have been a password.
  anahtar: `hesap:${tokenOzeti(`${hesap}|${istek.ip}`).toString('base64url')}`,
  hak: HESAP_HAKKI,
  kisiye: true,
});

const anahtarlar = (sayaclar: readonly Sayac[]): string[] => sayaclar.map((s) => s.anahtar);

/** The seconds to wait by these counts. */
async function beklenecek(db: Db, sayaclar: readonly Sayac[], simdi: Date): Promise<number> {
  const hatalar = await girisHatalari(db, anahtarlar(sayaclar), simdi);
  const saniyeler = hatalar.map(({ anahtar, adet, son }) => {
    const fazla = adet - sayaclar.find((s) => s.anahtar === anahtar)!.hak;
    if (fazla < 0) return 0;
    const ceza = Math.min(2 ** (fazla + 1), EN_UZUN_BEKLEME_S);
    return Math.ceil((ms(son) + ceza * 1000 - simdi.getTime()) / 1000);
  });
  return Math.max(0, ...saniyeler);
}

const cokDenendi = (saniye: number) =>
  new HttpError(429, `Çok fazla hatalı deneme yapıldı. ${saniye} saniye sonra tekrar deneyiniz.`, {
    'retry-after': String(saniye),
  });

/** @throws 429 while one of the counts requires a wait */
async function beklet(db: Db, sayaclar: readonly Sayac[], simdi: Date): Promise<void> {
  const saniye = await beklenecek(db, sayaclar, simdi);
  if (saniye > 0) throw cokDenendi(saniye);
}

/**
 * Runs one try alone for the first count, so that many tries at once get no more answers than one by one. Counts a
 * wrong try (null).
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

/** The most running and waiting password checks of one address, so that a flood leaves the others their turn. */
const EN_COK_SINAMA = 12;
const sinamalar = new Held<string>(EN_COK_SINAMA);

async function sinirliSina(adres: string, ozet: string | null, parola: string): Promise<boolean> {
  if (!sinamalar.take(adres)) throw cokDenendi(1);
  try {
    return await parolaDogru(ozet, parola);
  } finally {
    sinamalar.release(adres);
  }
}

/** Checks the password of a signed-in person, with the throttle of their account. */
export async function kendiParolasi(
  ctx: Deneyen,
  hesap: string,
  ozet: string | null,
  parola: string,
): Promise<boolean> {
  const hesabi = hesapSayaci(ctx, hesap);
  await beklet(ctx.db, [hesabi], ctx.simdi);
  const dogru = await parolaDogru(ozet, parola);
  return (await siradaDene(ctx, [hesabi], async () => dogru || null)) !== null;
}

/**
 * Checks a password at sign-in with the throttle, and counts a wrong one. The count of an address refuses nobody with
 * the right password, because anybody at that address could fill it. It only reduces the tries at each account.
 * `yariYol`: a code follows, so a right password clears no count. Otherwise a person who knows the password could try
 * codes without end.
 * @throws 429 while the account has to wait, and for a wrong password also while the address has to
 */
export async function parolaSina(
  ctx: Deneyen,
  hesap: string,
  ozet: string | null,
  parola: string,
  yariYol = false,
): Promise<boolean> {
  const adres: Sayac = { anahtar: `adres:${adresOnEki(ctx.istek.ip)}`, hak: ADRES_HAKKI, kisiye: false };
  const baski = await beklenecek(ctx.db, [adres], ctx.simdi);
  const hesabi = { ...hesapSayaci(ctx, hesap), ...(baski > 0 && { hak: HESAP_HAKKI_BASKIDA }), kisiye: !yariYol };
  await beklet(ctx.db, [hesabi], ctx.simdi);
  const dogru = await sinirliSina(adres.anahtar, ozet, parola);
  const sonuc = await siradaDene(ctx, [hesabi], async () => dogru || null);
  if (sonuc !== null) return true;
  // Further tries during the wait do not lengthen it.
  if (baski > 0) throw cokDenendi(baski);
  await girisHatasiYaz(ctx.db, [adres.anahtar], ctx.simdi);
  return false;
}
