import { MUSTERI_ALANLARI, MUSTERI_TIPLERI, type MusteriTipi } from '@masabasi/core/musteri/alanlar';
import { MUSTERI_SUTUNLARI, type MusteriSutunu } from '@masabasi/core/aktarim/rules';
import { maskele, telefonYaz } from '@masabasi/core/kimlik';
import type { MusteriSuzgeci } from '@masabasi/core/musteri/contract';

import { tarihYaz } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import { alanSorgusu } from '../alanlar.ts';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { xlsx } from '../xlsx.ts';
import { kosullar, urunleri } from './queries.ts';

/** Customers as a file: the columns of the import, so that a file that went out can come in again. */

const DILIM = 1000;
const ADLARLA = alanSorgusu(MUSTERI_ALANLARI, 'm', 'ad');

type Satir = { readonly Id: number; readonly Tip: MusteriTipi; readonly ProjeIdler: readonly string[] } & Readonly<
  Record<Exclude<MusteriSutunu, 'Tip' | 'ProjeIdler'>, string | null>
>;

/** The customers of a search after one, with the names of what their cards choose. */
const satirlar = async (db: Db, s: MusteriSuzgeci, projelist: UrunKapsami, sonra: number) =>
  (
    await sql<Satir>`
      select m.id as "Id", m.musteri_no as "MusteriNo", ${ADLARLA.sutunlar},
        ${urunleri(sql`p.ad`, projelist)} as "ProjeIdler"
      from (select m.* from musteri m where m.id > ${sonra} and ${kosullar(s, projelist)} order by m.id limit ${DILIM}) m
      ${ADLARLA.tablolar}
      order by m.id`.execute(db)
  ).rows;

/** The cells of a customer in the order of the columns. */
function hucreler(acik: Satir, kimlikAcik: boolean): (string | null)[] {
  const dogum = { ...acik, DogumTarihi: acik.DogumTarihi && tarihYaz(acik.DogumTarihi) };
  const m = kimlikAcik ? dogum : maskele(dogum);
  const yazilan = {
    ...m,
    Tip: MUSTERI_TIPLERI[m.Tip],
    AyrilmaTarihi: m.AyrilmaTarihi && tarihYaz(m.AyrilmaTarihi),
    Telefon: m.Telefon && telefonYaz(m.Telefon),
    GSM: m.GSM && telefonYaz(m.GSM),
    ProjeIdler: m.ProjeIdler.join(', '),
  };
  return MUSTERI_SUTUNLARI.map((s) => yazilan[s.alan]);
}

const GENIS = new Set<string>(['Unvan', 'KurumId', 'Adres', 'Eposta', 'Iban', 'Notlar', 'ProjeIdler']);

/** All customers of a search as an .xlsx file, and how many they are. */
export async function musteriTablosu(db: Db, s: MusteriSuzgeci, projelist: UrunKapsami, kimlikAcik: boolean) {
  let adet = 0;
  async function* dilimler() {
    for (let sonra = 0; ;) {
      const dilim = await satirlar(db, s, projelist, sonra);
      const son = dilim.at(-1);
      if (!son) return;
      adet += dilim.length;
      sonra = son.Id;
      yield dilim.map((m) => hucreler(m, kimlikAcik));
    }
  }
  const sutunlar = MUSTERI_SUTUNLARI.map((c) => ({ baslik: c.baslik, en: GENIS.has(c.alan) ? 30 : 16 }));
  const dosya = await xlsx('Müşteriler', sutunlar, dilimler());
  return { dosya, adet };
}
