import type { BelgeTarafi } from '@masabasi/core/mali/fatura/belge';
import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import type { FaturaKalemi, FaturaKaydi } from '@masabasi/core/mali/fatura/olustur';
import type { FaturaTuru } from '@masabasi/core/mali/fatura/rules';
import { KAMU_SENARYOSU } from '@masabasi/core/mali/fatura/kodlar';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import * as q from './queries.ts';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';

/** Parts of an invoice document: the seller, the buyer and the lines. */

const KIMLIKSIZ = '11111111111';
const bos = (s: string | null): string | null => (s === null || s.trim() === '' ? null : s.trim());

export async function satici(db: Db): Promise<BelgeTarafi> {
  const a = await q.ayar(db);
  const kisi = a.vkn.length === 11;
  const kelimeler = a.unvan.trim().split(/\s+/);
  return {
    KimlikTuru: kisi ? 'TCKN' : 'VKN',
    Kimlik: a.vkn,
    Unvan: kisi ? null : bos(a.unvan),
    Ad: kisi ? bos(kelimeler.slice(0, -1).join(' ')) : null,
    Soyad: kisi ? bos(kelimeler.at(-1) ?? '') : null,
    VergiDairesi: bos(a.vergi_dairesi),
    Adres: bos(a.adres),
    Ilce: bos(a.ilce),
    Il: bos(a.il),
    Ulke: 'Türkiye',
    Telefon: bos(telefonYaz(a.telefon)),
    Eposta: bos(a.eposta),
  };
}

interface AliciSatiri {
  readonly tip: 1 | 2;
  readonly ad: string;
  readonly soyad: string;
  readonly unvan: string;
  readonly gorunen_ad: string;
  readonly tc: string | null;
  readonly vkn: string | null;
  readonly vd: string;
  readonly adres: string;
  readonly ilce: string | null;
  readonly il: string | null;
  readonly ulke: string | null;
  readonly telefon: string | null;
  readonly eposta: string | null;
  readonly mukellef: boolean;
  readonly senaryo: string;
}
export interface Alici {
  readonly taraf: BelgeTarafi;
  /** Kind of this customer's invoices, by their registration for e-Fatura. */
  readonly tur: FaturaTuru;
  readonly senaryo: string;
}

/** A customer as the buyer of an invoice, with nothing masked. Null: there is no such customer. */
export async function alici(db: Db, musteriId: number): Promise<Alici | null> {
  const { rows } = await sql<AliciSatiri>`
    select m.tip, m.ad, m.soyad, m.unvan, m.gorunen_ad, m.tc_kimlik as tc, m.vkn, m.vergi_dairesi as vd, m.adres,
      c.ad as ilce, i.ad as il, u.ad as ulke, coalesce(m.telefon, m.gsm) as telefon, m.eposta,
      coalesce((select e.kayitli from efatura_mukellef e where e.kimlik = coalesce(m.vkn, m.tc_kimlik)), m.efatura_mukellef) as mukellef, m.efatura_senaryo as senaryo
    from musteri m left join il i on i.id = m.il_id left join ilce c on c.id = m.ilce_id
      left join tanim u on u.id = m.ulke_id
    where m.id = ${musteriId}`.execute(db);
  const [m] = rows;
  if (m === undefined) return null;
  const kurum = bos(m.vkn) !== null;
  const taraf: BelgeTarafi = {
    KimlikTuru: kurum ? 'VKN' : bos(m.tc) === null && m.tip !== 1 ? '' : 'TCKN',
    // A natural person without a number gets an e-Arşiv invoice with the placeholder number.
    Kimlik: (kurum ? m.vkn : m.tc) ?? (m.tip === 1 ? KIMLIKSIZ : ''),
    Unvan: kurum ? (bos(m.unvan) ?? bos(m.gorunen_ad)) : null,
    Ad: kurum ? null : bos(m.ad),
    Soyad: kurum ? null : bos(m.soyad),
    VergiDairesi: bos(m.vd),
    // In one line, because the document keeps no line breaks.
    Adres: bos(m.adres.replaceAll(/\s+/g, ' ')),
    Ilce: m.ilce,
    Il: m.il,
    Ulke: m.ulke ?? 'Türkiye',
    Telefon: m.telefon === null ? null : bos(telefonYaz(m.telefon)),
    Eposta: bos(m.eposta),
  };
  return { taraf, tur: m.mukellef ? 'efatura' : 'earsiv', senaryo: m.senaryo };
}

type Kunye = Pick<
  FaturaKarti,
  'Ettn' | 'Tarih' | 'Senaryo' | 'Tip' | 'ParaBirimi' | 'Kur' | 'Vade' | 'Aciklama' | 'MusteriId' | 'IadeId'
>;

/** Data from which the document of an invoice is built. @param damga number and time of cutting */
export async function kaydi(
  db: Db,
  f: Kunye,
  Kalemler: readonly FaturaKalemi[],
  damga: { readonly No: string; readonly Saat: string },
): Promise<FaturaKaydi> {
  const [satan, alan, iade] = [
    await satici(db),
    await alici(db, f.MusteriId),
    f.IadeId === null
      ? undefined
      : await db.selectFrom('fatura').select(['no', 'tarih']).where('id', '=', f.IadeId).executeTakeFirst(),
  ];
  if (alan === null) throw new Error(`the customer of an invoice is missing: ${f.MusteriId}`);
  return {
    ...damga,
    Ettn: f.Ettn,
    Tarih: f.Tarih,
    Senaryo: f.Senaryo,
    Tip: f.Tip,
    ParaBirimi: f.ParaBirimi,
    Kur: f.Kur,
    Vade: f.Vade,
    Hesap: f.Senaryo === KAMU_SENARYOSU ? bos((await q.ayar(db)).iban) : null,
    Aciklama: f.Aciklama,
    Iade: iade?.no ? { No: iade.no, Tarih: iade.tarih } : null,
    Satici: satan,
    Alici: alan.taraf,
    Kalemler,
  };
}

/** Facts of the original invoice against which a return is checked, of any product. */
export const asilFatura = (db: Db, id: number) =>
  db
    .selectFrom('fatura')
    .select(['id as Id', 'durum as DurumAnahtar', 'odenecek as Odenecek', 'para_birimi as ParaBirimi'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The last invoice in a currency, with its rate. Null: none was cut. */
export const sonKur = (db: Db, birim: string): Promise<{ Kur: string; No: string; Tarih: Gun } | null> =>
  read(db).first(sql<{
    Kur: string;
    No: string;
    Tarih: Gun;
  }>`select kur as "Kur", no as "No", tarih as "Tarih" from fatura
    where para_birimi = ${birim} and durum = 'kesildi' and kur is not null order by tarih desc, id desc limit 1`);
