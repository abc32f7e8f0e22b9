import type { CariBakiyesi, CariSatiri, gelir as contract } from '@masabasi/core/mali/gelir/contract';
import { HESAP, musteriAlti } from '@masabasi/core/mali/defter/rules';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import { type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { musteriBakiyeleri } from '../defter/api.ts';
import { kapsamda } from '../fatura/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { type Handlers, red, type Temel } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import { sirketAdi } from '../../musteri/lisans/api.ts';
import { gorur as musteriGorunur } from '../../musteri/musteri/api.ts';
import { cariTablosu } from './excel.ts';
import { cariEkstresi } from './pdf.ts';

/** A customer's account from the ledger: balance, lines, and the statement of a period. */

type CariIstegi = Istek<typeof contract.musteriCari>;

/** Most lines shown. Earlier ones are in the amount carried over. */
const EN_COK_SATIR = 1000;

/** Ledger accounts of a customer and of customers merged into it. */
const altlar = async (db: Db, id: number): Promise<string[]> =>
  (
    await sql<{ id: number }>`
      with recursive m as (select ${id}::int as id
        union select b.id from musteri b join m on b.birlesen_id = m.id)
      select id from m`.execute(db)
  ).rows.map((r) => musteriAlti(r.id));

/** True if the person works with all products on the customer's invoices: a part of an account is a wrong balance. */
const hepsiGorunur = (db: Db, id: number, urunler: UrunKapsami): Promise<boolean> =>
  read(db).value(sql<{ var: boolean }>`select not exists (select from fatura f
    where f.musteri_id = ${id} and f.no is not null and not (${kapsamda(urunler)})) as var`);

/** Late parts of open invoices, by currency. */
const gecikenleri = (db: Db, id: number, bugun: Gun) =>
  read(db).rows(sql<{ Birim: string; Gecikmis: Kurus }>`
    select f.para_birimi as "Birim", sum(a.kalan)::bigint as "Gecikmis" from fatura f join fatura_acik a on a.fatura_id = f.id
    where f.musteri_id = ${id} and a.kalan > 0 and a.son_gun < ${bugun}::date group by 1`);

type HamSatir = Omit<CariSatiri, 'Borc' | 'Alacak' | 'Bakiye'> & { readonly Tutar: Kurus; readonly Once: Kurus };

/** Last lines of a period, each with the balance before it. */
const satirlari = (db: Db, alt: readonly string[], i: CariIstegi): Promise<HamSatir[]> =>
  read(db).rows(sql<HamSatir>`
    with hepsi as (
      select f.sira, f.gun, f.aciklama, f.kaynak, f.kaynak_id, sum(s.tutar) as tutar
      from defter_satir s join defter_fis f on f.sira = s.fis_sira
      where s.hesap_kod = ${HESAP.alicilar} and s.alt = any(${[...alt]}::text[]) and s.birim = ${i.Birim}
        and ${i.Bitis === null ? sql`true` : sql`f.gun <= ${i.Bitis}::date`}
      group by f.sira),
    sayilan as (
      select h.*, sum(h.tutar) over (order by h.gun, h.sira) - h.tutar as once from hepsi h where h.tutar <> 0),
    secilen as (
      select * from sayilan where ${i.Baslangic === null ? sql`true` : sql`gun >= ${i.Baslangic}::date`}
      order by gun desc, sira desc limit ${EN_COK_SATIR})
    select x.sira::int as "FisSira", x.gun as "Gun", x.aciklama as "Aciklama", x.tutar::bigint as "Tutar",
      x.once::bigint as "Once", y.id as "FaturaId", y.tur as "Tur"
    from secilen x left join fatura_tahsilat t on x.kaynak = 'tahsilat' and t.id = x.kaynak_id
      left join fatura y on y.id = case x.kaynak when 'fatura' then x.kaynak_id when 'tahsilat' then t.fatura_id end
    order by x.gun, x.sira`);

/** Debt before a period without lines. */
const devri = (db: Db, alt: readonly string[], { Birim, Baslangic }: CariIstegi): Promise<Kurus> =>
  read(db).value(sql<{ devir: Kurus }>`select coalesce(sum(s.tutar), 0)::bigint as devir
    from defter_satir s join defter_fis f on f.sira = s.fis_sira
    where s.hesap_kod = ${HESAP.alicilar} and s.alt = any(${[...alt]}::text[]) and s.birim = ${Birim}
      and ${Baslangic === null ? sql`false` : sql`f.gun < ${Baslangic}::date`}`);

const SIFIR = 0 as Kurus;

type Okuyan = Pick<Temel, 'db' | 'simdi' | 'denetle'> & { readonly urunler: UrunKapsami };

export interface Cari {
  readonly bakiyeler: CariBakiyesi[];
  readonly Devir: Kurus;
  readonly satirlar: CariSatiri[];
}

async function cari({ db, simdi, urunler }: Omit<Okuyan, 'denetle'>, i: CariIstegi): Promise<Cari> {
  const alt = await altlar(db, i.MusteriId);
  const [olan, gecikenler, ham] = await Promise.all([
    musteriBakiyeleri(db, [i.MusteriId], urunler),
    gecikenleri(db, i.MusteriId, istanbulGunu(simdi)),
    satirlari(db, alt, i),
  ]);
  const bakiyeler = olan.map(({ Birim, Tutar }) => ({
    Birim,
    Bakiye: Tutar,
    Gecikmis: gecikenler.find((g) => g.Birim === Birim)?.Gecikmis ?? SIFIR,
  }));
  const satirlar = ham.map(({ Tutar, Once, ...s }) => ({
    ...s,
    Borc: kurus(Math.max(0, Tutar)),
    Alacak: kurus(Math.max(0, 0 - Tutar)),
    Bakiye: kurus(Once + Tutar),
  }));
  return { bakiyeler, Devir: ham[0]?.Once ?? (await devri(db, alt, i)), satirlar };
}

const GORULMEZ = 'Müşterinin, görmediğiniz ürünlerde faturaları var; cari ekstresini bütün ürünlerini gören biri alır.';
const TERS = 'Bitiş, başlangıçtan önce olamaz.';
const ters = ({ Baslangic, Bitis }: CariIstegi): boolean => Baslangic !== null && Bitis !== null && Bitis < Baslangic;

/** Statement for an export, written to the audit, or the reason to refuse it. */
async function ekstre(ctx: Okuyan, i: CariIstegi) {
  if (!(await musteriGorunur(ctx.db, i.MusteriId, ctx.urunler))) throw kayitYok('Müşteri');
  if (ters(i)) return red(TERS);
  if (!(await hepsiGorunur(ctx.db, i.MusteriId, ctx.urunler))) return red(GORULMEZ);
  const [hesap, { ad: musteri }, sirket] = await Promise.all([
    cari(ctx, i),
    ctx.db.selectFrom('musteri').select('gorunen_ad as ad').where('id', '=', i.MusteriId).executeTakeFirstOrThrow(),
    sirketAdi(ctx.db),
  ]);
  const yeni = { Birim: i.Birim };
  await ctx.denetle({ eylem: 'cariAktar', nesne: 'musteri', nesneId: i.MusteriId, yeni });
  return { durum: true as const, belge: { ...hesap, ...i, musteri, sirket, simdi: ctx.simdi } };
}

export const cariUclari: Pick<Handlers<typeof contract>, 'musteriCari' | 'print_cari' | 'cariAktar'> = {
  async musteriCari(ctx, i) {
    if (!(await musteriGorunur(ctx.db, i.MusteriId, ctx.urunler))) throw kayitYok('Müşteri');
    if (ters(i)) return red(TERS);
    if (!(await hepsiGorunur(ctx.db, i.MusteriId, ctx.urunler)))
      return { durum: true, Tam: false, bakiyeler: [], Devir: SIFIR, satirlar: [] };
    return { durum: true, Tam: true, ...(await cari(ctx, i)) };
  },

  async print_cari(ctx, i) {
    const sonuc = await ekstre(ctx, i);
    if (!sonuc.durum) return sonuc;
    const dosya = await cariEkstresi(sonuc.belge);
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `${sonuc.belge.musteri} cari ekstre.pdf` };
  },

  async cariAktar(ctx, i) {
    const sonuc = await ekstre(ctx, i);
    if (!sonuc.durum) return sonuc;
    const dosya = await cariTablosu(sonuc.belge);
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `${sonuc.belge.musteri} cari ekstre.xlsx` };
  },
};
