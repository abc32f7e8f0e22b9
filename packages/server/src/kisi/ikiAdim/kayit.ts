import { createHash, randomBytes } from 'node:crypto';
import {
  ADIM_SANIYE,
  kodOku,
  KOD_HANESI,
  KURTARMA_ADEDI,
  KURTARMA_BAYT,
  kurtarmaKoduYaz,
} from '@masabasi/core/kisi/ikiAdim/rules';
import { epostaMi } from '@masabasi/core/platform/posta/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../platform/db/connect.ts';
import type { KisiId } from '../../platform/http/access.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { hesapSayaci, type Sayac, siradaDene } from '../../platform/http/door/throttle.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import * as q from './queries.ts';

/**
 * A caller who reaches the code already knows the password. Attempts are counted over all addresses, and the number
 * tolerates mistyping.
 */
const KOD_HAKKI = 10;

/** Settings of the authenticator that every app supports. */
export const totp = (sir: Buffer, ad?: { readonly issuer: string; readonly label: string }): TOTP =>
  new TOTP({
    ...ad,
    secret: new Secret({ buffer: new Uint8Array(sir).buffer }),
    algorithm: 'SHA1',
    digits: KOD_HANESI,
    period: ADIM_SANIYE,
  });

/** Time step of a code, at most one before or after now. Null: a wrong code. */
export function kodAdimi(sir: Buffer, kod: string, simdi: Date): number | null {
  const fark = totp(sir).validate({ token: kod, timestamp: simdi.getTime(), window: 1 });
  return fark === null ? null : Math.floor(simdi.getTime() / 1000 / ADIM_SANIYE) + fark;
}

const ozetle = (kod: string): Buffer => createHash('sha256').update(kod).digest();

/** Makes recovery codes in place of the old ones. Only their hashes are stored. */
export async function kodlarVer(db: Db, kisiId: KisiId): Promise<string[]> {
  const kodlar = Array.from({ length: KURTARMA_ADEDI }, () => kurtarmaKoduYaz(randomBytes(KURTARMA_BAYT)));
  await q.kurtarmaYaz(
    db,
    kisiId,
    kodlar.map((kod) => ozetle(kodOku(kod)!.kod)),
  );
  return kodlar;
}

/** Sends a person a mail about a change of their sign-in. */
export async function haberVer(is: Pick<Islem, 'db' | 'simdi' | 'istek'>, kisiId: KisiId, ne: string): Promise<void> {
  const { ad, eposta } = await q.haberAdresi(is.db, kisiId);
  if (!epostaMi(eposta)) return;
  const metin = `Merhaba ${ad},

${ne}

Zaman: ${zamanYaz(is.simdi.toISOString())}
Adres: ${is.istek.ip}

Bunu siz yapmadıysanız parolanızı hemen değiştirip sistem yöneticinize haber veriniz.`;
  const konu = 'Masabaşı hesabınızın giriş güvenliği';
  await postaYaz(is.db, { alici: eposta, konu, metin, simdi: is.simdi, otomatik: true });
}

async function kullan(db: Db, kisiId: KisiId, yazilan: string, simdi: Date): Promise<'uygulama' | 'kurtarma' | null> {
  const kod = kodOku(yazilan);
  if (kod === null) return null;
  if (kod.tur === 'kurtarma') return (await q.kurtarmaKullan(db, kisiId, ozetle(kod.kod), simdi)) ? kod.tur : null;
  const sir = (await q.ikiAdimi(db, kisiId))?.sir ?? null;
  const adim = sir && kodAdimi(sir, kod.kod, simdi);
  return sir !== null && adim !== null && (await q.adimiKullan(db, kisiId, sir, adim)) ? kod.tur : null;
}

/**
 * Checks the second step with its throttle, and uses the code up. A recovery code is audited and reported to the
 * person. `hesap` is the account under which the password was checked.
 */
export async function kodSina(is: Islem, hesap: string, kisiId: KisiId, yazilan: string): Promise<boolean> {
  const kisi: Sayac = { anahtar: `kod:${kisiId}`, hak: KOD_HAKKI, kisiye: true };
  const tur = await siradaDene(is, [kisi, hesapSayaci(is, hesap)], (db) => kullan(db, kisiId, yazilan, is.simdi));
  if (tur === 'kurtarma') {
    const Kalan = await q.kalanKod(is.db, kisiId);
    await is.denetle({ eylem: 'kurtarmaKoduKullan', nesne: 'kisi', nesneId: kisiId, yeni: { Kalan } });
    await haberVer(is, kisiId, `Kurtarma kodlarınızdan biri kullanıldı. Kalan kod sayısı: ${Kalan}.`);
  }
  return tur !== null;
}
