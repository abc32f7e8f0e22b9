import { type Gun, gunEkle, haftaGunu, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Olay } from '@masabasi/server/platform/http/events';
import { cal } from '@masabasi/server/masa/santral/queries';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { type MasaIsi, masaAnlari, masaIsleri, SUSMA_MS } from '../plan/masa.ts';
import { zar } from '../plan/zar.ts';
import { type Bostaki, bostakiler, ilkBostaki, masaMusterileri } from '../player/durum.ts';

/** The demo company's telephone: an extension for everybody at the desk, and the calls of the last two weeks. */

const GUN_SAYISI = 14;
/** Keeps these random numbers apart from those of the other shares. */
const CAGRI_ZARI = 733_019;
const GUNDE = 24;
const SN = 1000;
const ILK_DAHILI = 101;

/** The first calls of the company; about one in nine is missed, and most missed calls are returned. */
async function gecenler(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<void> {
  const { rows: numaralar } = await sql<{ telefon: string }>`
    select coalesce(gsm, telefon) as telefon from musteri where silindi is null and durum = 'Aktif'
      and coalesce(gsm, telefon) is not null order by id limit 600`.execute(db);
  const { rows: kisiler } = await sql<{ id: number }>`select kisi_id as id from dahili order by kisi_id`.execute(db);
  if (numaralar.length === 0 || kisiler.length === 0) return;
  const cagrilar = [];
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1)) {
    if (haftaGunu(gun) > 5) continue;
    const z = zar(CAGRI_ZARI, Number(gun.replaceAll('-', '')));
    for (let n = 0; n < GUNDE; n++) {
      const baslama = istanbulAni(gun, '08:45') + z.arasi(0, 540) * 60_000;
      const bekledi = z.arasi(4, 40) * SN;
      const surdu = z.arasi(40, 700) * SN;
      const cevapsiz = z.arasi(0, 8) === 0;
      // Some missed calls of the last days still wait.
      const arandi = cevapsiz && (gun < gunEkle(son, -2) || z.olasi(0.4));
      const kisi = z.biri(kisiler).id;
      if (baslama + bekledi + surdu > simdi.getTime()) continue;
      cagrilar.push({
        anahtar: `ornek-${gun}-${n}`,
        telefon: z.biri(numaralar).telefon,
        baslama: new Date(baslama),
        acilma: cevapsiz ? null : new Date(baslama + bekledi),
        bitis: new Date(baslama + bekledi + (cevapsiz ? 0 : surdu)),
        acan_id: cevapsiz ? null : kisi,
        arayan_id: arandi ? kisi : null,
        geri_arama: arandi ? new Date(baslama + bekledi + surdu) : null,
      });
    }
  }
  if (cagrilar.length > 0)
    await db
      .insertInto('cagri')
      .values(cagrilar)
      .onConflict((oc) => oc.column('anahtar').doNothing())
      .execute();
}

/** The stored form of a call of the plan. */
interface PlanliCagri {
  readonly anahtar: string;
  readonly acilma: string | null;
  readonly bitis: string | null;
  readonly geri_arama: string | null;
  readonly kisi: number | null;
}

/** Lets calls of the plan ring at a person at the desk. */
async function calanlar(db: Db, isler: readonly MasaIsi[], bos: readonly Bostaki[]): Promise<string[]> {
  const bunlar = isler.flatMap((i) => {
    const kisi = ilkBostaki(i.adaylar, bos, i.alinis ?? i.bitis!);
    return kisi ? [{ i, kisi, anahtar: i.anahtar, yer: zar(CAGRI_ZARI, i.no).sayi(), urunler: kisi.urunler }] : [];
  });
  const musteriler = await masaMusterileri(db, bunlar);
  const yeniler = bunlar.filter((b) => musteriler.has(b.anahtar));
  if (yeniler.length === 0) return [];
  const eklenen = await db
    .insertInto('cagri')
    .values(
      yeniler.map(({ anahtar, i }) => ({
        anahtar,
        telefon: musteriler.get(anahtar)!.telefon!,
        baslama: new Date(i.gelis),
        acilma: null,
        bitis: null,
        acan_id: null,
        arayan_id: null,
        geri_arama: null,
      })),
    )
    .onConflict((oc) => oc.column('anahtar').doNothing())
    .returning(['id', 'anahtar'])
    .execute();
  const kime = new Map(yeniler.map((y) => [y.anahtar, y.kisi.id]));
  for (const e of eklenen) await cal(db, e.id, [kime.get(e.anahtar)!]);
  return eklenen.map((e) => e.anahtar);
}

/**
 * The calls of some days by the desk plan: each rings at a person, is answered and ends, or is missed and mostly
 * returned. A call that a visitor of the demo answered or returned stays unchanged.
 */
async function gunler(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<readonly Olay[]> {
  const isler = masaIsleri(ilk, son, simdi.getTime()).filter((i) => i.yol === 'telefon');
  const oku = async (): Promise<Map<string, PlanliCagri>> => {
    const { rows } = await sql<PlanliCagri>`
      select c.anahtar, c.acilma, c.bitis, c.geri_arama, (select min(kisi_id) from cagri_kisi x where x.cagri_id = c.id) as kisi
      from cagri c where c.anahtar = any(${isler.map((i) => i.anahtar)}::text[])`.execute(db);
    return new Map(rows.map((r) => [r.anahtar, r]));
  };
  const olanlar = await oku();
  const eksik = isler.filter((i) => !olanlar.has(i.anahtar));
  const gelenler = eksik.length === 0 ? [] : await calanlar(db, eksik, await bostakiler(db, ilk, simdi));
  const hepsi = gelenler.length === 0 ? olanlar : await oku();
  const gecti = (an: number | null) => (an !== null && an <= simdi.getTime() ? new Date(an).toISOString() : null);
  const surenler = isler.flatMap((i) => {
    const c = hepsi.get(i.anahtar);
    if (c === undefined) return [];
    const acilma = gecti(i.alinis);
    const bitis = gecti(i.alinis === null ? i.gelis + SUSMA_MS : i.bitis);
    const geri = i.alinis === null && zar(CAGRI_ZARI, i.no, 1).olasi(0.7) ? gecti(i.bitis) : null;
    const yeni =
      (acilma !== null && c.acilma === null && c.bitis === null) ||
      (bitis !== null && c.bitis === null) ||
      (geri !== null && c.geri_arama === null);
    return yeni ? [{ anahtar: i.anahtar, kisi: c.kisi, acilma, bitis, geri }] : [];
  });
  if (surenler.length > 0)
    await sql`
      update cagri c set
        acilma = coalesce(c.acilma, case when c.bitis is null then y.acilma end),
        acan_id = case when c.acilma is null and c.bitis is null and y.acilma is not null then y.kisi else c.acan_id end,
        bitis = coalesce(c.bitis, y.bitis), geri_arama = coalesce(c.geri_arama, y.geri),
        arayan_id = case when c.geri_arama is null and y.geri is not null then y.kisi else c.arayan_id end
      from jsonb_to_recordset(${JSON.stringify(surenler)}::jsonb)
        y (anahtar text, kisi int, acilma timestamptz, bitis timestamptz, geri timestamptz)
      where c.anahtar = y.anahtar`.execute(db);
  return gelenler.length + surenler.length > 0 ? [{ tur: 'santral' }] : [];
}

async function yaz({ db, bugun, simdi }: OrnekOrtami): Promise<void> {
  await sql`insert into dahili (kisi_id, dahili)
    select k.id, (${ILK_DAHILI - 1} + row_number() over (order by k.id))::text
    from kisi k join departman b on b.id = k.departman_id where k.aktif and b.ad = 'Destek'`.execute(db);
  await gecenler(db, gunEkle(bugun, -GUN_SAYISI), bugun, simdi);
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'santral', sonra: ['musteri'], buyuyen: ['cagri'], yaz, gunler, anlar: masaAnlari },
];
