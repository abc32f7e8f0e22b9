import { GORUSME_HAREKETLERI } from '@masabasi/core/masa/gorusme/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import { type Insertable, sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Database } from '@masabasi/server/platform/db/schema';
import { type EskiHareket, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import { aktarildilar } from '@masabasi/server/masa/webistek/api';
import { anaNumara } from '@masabasi/server/platform/identity/telefon';
import type { MasaIsi } from '../../plan/masa.ts';
import { zar } from '../../plan/zar.ts';
import { type Bostaki, ilkBostaki, masaMusterileri } from '../../player/durum.ts';
import { GENEL, SORUNLAR } from '../../words/sorunlar.ts';

/** Tickets that the demo company's desk plan opens: from calls, from web requests, and by chance. */

/** Keeps these random numbers apart from those of the other shares. */
export const MASA_GORUSME_ZARI = 424_247;
const TURLER: Readonly<Record<MasaIsi['yol'], string>> = {
  telefon: 'Telefon',
  web: 'Web',
  posta: 'E-posta',
  masa: 'Mesaj',
};
const ONCELIKLER = ['normal', 'normal', 'normal', 'normal', 'dusuk', 'yuksek', 'yuksek', 'kritik'] as const;

export type Satirlar = EskiHareket<typeof GORUSME_HAREKETLERI>[];

async function tanimlar(db: Db) {
  const hepsi = await db
    .selectFrom('tanim')
    .select(['id', 'liste', 'ad', 'anahtar', 'proje_id', 'ust_id'])
    .where('liste', 'in', ['gorusmeTur', 'talepTur', 'oncelikler', 'konular'])
    .where('aktif', '=', true)
    .orderBy('id')
    .execute();
  const liste = (ad: string) => hepsi.filter((t) => t.liste === ad);
  const turler = liste('gorusmeTur');
  return {
    tur: (yol: MasaIsi['yol']) => (turler.find((t) => t.ad === TURLER[yol]) ?? turler[0])?.id,
    talepler: liste('talepTur'),
    oncelik: (anahtar: string) => liste('oncelikler').find((o) => o.anahtar === anahtar)?.id,
    konulari: (proje: number) =>
      liste('konular').filter((k) => k.ust_id !== null && (k.proje_id === null || k.proje_id === proje)),
  };
}

/** Origin of a ticket: who opens it, its first assignee, its customer. */
interface Kaynak {
  readonly isi: MasaIsi;
  readonly kisi: number;
  readonly musteri: number;
  readonly proje: number;
  readonly telefon: string | null;
  readonly istek: { readonly id: number; readonly no: string; readonly aciklama: string } | null;
}

/** Origins of the jobs to be opened that exist so far: the answered call, the accepted request. */
async function kaynaklari(db: Db, isler: readonly MasaIsi[], bos: readonly Bostaki[]): Promise<Kaynak[]> {
  const cagriyla = isler.filter((i) => i.yol === 'telefon');
  const { rows: cagrilar } = await sql<Omit<Kaynak, 'isi' | 'istek'> & { anahtar: string }>`
    select c.anahtar, c.acan_id as kisi, c.telefon, x.id as musteri, x.proje_id as proje
    from cagri c cross join lateral (
      select m.id, mp.proje_id from musteri m join musteri_proje mp on mp.musteri_id = m.id
      where m.id in (select id from musteri where ${anaNumara(sql`gsm`)} = c.telefon
        union select id from musteri where ${anaNumara(sql`telefon`)} = c.telefon)
        and m.silindi is null and m.durum = 'Aktif'
      order by m.id, mp.proje_id limit 1) x
    where c.anahtar = any(${cagriyla.map((i) => i.anahtar)}::text[]) and c.acan_id is not null`.execute(db);
  const istekle = isler.filter((i) => i.yol === 'web' || i.yol === 'posta');
  const { rows: istekler } = await sql<
    Omit<Kaynak, 'isi' | 'istek'> & NonNullable<Kaynak['istek']> & { zaman: string }
  >`
    select w.id, w.no, w.aciklama, w.zaman, w.atanan_id as kisi, w.musteri_id as musteri, w.proje_id as proje,
      nullif(w.telefon, '') as telefon
    from webistek w where w.zaman = any(${istekle.map((i) => new Date(i.gelis))}::timestamptz[])
      and w.durum = 'incelemede' and w.surum = 2 and w.musteri_id is not null and w.proje_id is not null
      and not exists (select from denetim d where d.nesne = 'webistek' and d.nesne_id = w.id)`.execute(db);
  const soylenen = isler.flatMap((isi) => {
    const kisi = isi.yol === 'masa' ? ilkBostaki(isi.adaylar, bos, isi.gelis) : undefined;
    return kisi
      ? [{ isi, kisi, anahtar: isi.anahtar, yer: zar(MASA_GORUSME_ZARI, isi.no, 3).sayi(), urunler: kisi.urunler }]
      : [];
  });
  const musteriler = await masaMusterileri(db, soylenen);
  const cagri = new Map(cagrilar.map((c) => [c.anahtar, c]));
  const istek = new Map(istekler.map((w) => [ms(w.zaman), w]));
  return [
    ...cagriyla.flatMap((isi) => (cagri.has(isi.anahtar) ? [{ ...cagri.get(isi.anahtar)!, isi, istek: null }] : [])),
    ...istekle.flatMap((isi) => {
      const w = istek.get(isi.gelis);
      return w ? [{ ...w, isi, istek: w }] : [];
    }),
    ...soylenen.flatMap(({ isi, kisi, anahtar }) => {
      const m = musteriler.get(anahtar);
      return m ? [{ isi, kisi: kisi.id, musteri: m.id, proje: m.proje_id, telefon: m.telefon, istek: null }] : [];
    }),
  ];
}

/** Opens the tickets of these jobs. */
export async function ac(db: Db, isler: readonly MasaIsi[], bos: readonly Bostaki[]): Promise<number> {
  const kaynaklar = (await kaynaklari(db, isler, bos)).toSorted((a, b) => a.isi.acilis! - b.isi.acilis!);
  if (kaynaklar.length === 0) return 0;
  const t = await tanimlar(db);
  const acilacak = kaynaklar.flatMap((k) => {
    const z = zar(MASA_GORUSME_ZARI, k.isi.no, 1);
    const [konular, tur, oncelik] = [t.konulari(k.proje), t.tur(k.isi.yol), t.oncelik(z.biri(ONCELIKLER))];
    if (konular.length === 0 || tur === undefined || oncelik === undefined || t.talepler.length === 0) return [];
    const konu = z.biri(konular);
    const soylenen = k.istek?.aciklama ?? z.biri(SORUNLAR[konu.ad] ?? GENEL)[0];
    const an = new Date(k.isi.acilis!);
    const satir: Insertable<Database['gorusme']> = {
      musteri_id: k.musteri,
      proje_id: k.proje,
      gorusme_tur_id: tur,
      talep_tur_id: z.biri(t.talepler).id,
      konu_id: konu.id,
      oncelik_id: oncelik,
      yon: 1,
      telefon: k.telefon,
      baslik: soylenen.split('\n', 1)[0]!.slice(0, 200),
      aciklama: soylenen,
      durum: k.isi.yol === 'masa' ? 'yeni' : 'atandi',
      acan_id: k.kisi,
      atanan_id: k.isi.yol === 'masa' ? null : k.kisi,
      baslama_zamani: an,
      son_hareket: an,
      sure: z.arasi(2, 45),
      webistek_id: k.istek?.id ?? null,
    };
    return [{ k, an, satir }];
  });
  const eklenen = await db
    .insertInto('gorusme')
    .values(acilacak.map((a) => a.satir))
    .returning(['id', 'no'])
    .execute();
  await db
    .insertInto('sla_olay')
    .values(eklenen.map((e, n) => ({ gorusme_id: e.id, tur: 'basla' as const, zaman: acilacak[n]!.an })))
    .execute();
  const bunlar = eklenen.map((e, n) => ({ ...e, ...acilacak[n]! }));
  await satirlariYaz(
    db,
    bunlar.map(({ id, k, an, satir }) => ({
      id,
      tur: 'acildi',
      baslik: GORUSME_HAREKETLERI.turler.acildi,
      aciklama: satir.baslik,
      zaman: an,
      kisi: k.kisi,
      yeni: { DurumAnahtar: satir.durum, AtananId: satir.atanan_id ?? null },
    })),
    new Map(bunlar.map(({ id, no, k }) => [id, { no, musteri_id: k.musteri, proje_id: k.proje }])),
  );
  await aktarildilar(
    db,
    bunlar.flatMap(({ id, no, an, k }) =>
      k.istek
        ? [{ ...k.istek, kisi: k.kisi, zaman: an, proje: k.proje, gorusme: { Id: id, No: no, MusteriId: k.musteri } }]
        : [],
    ),
  );
  return bunlar.length;
}

/** Writes lines of tickets. Lines that matter to the customer also go into the customer's timeline. */
export async function satirlariYaz(
  db: Db,
  satirlar: Satirlar,
  kimin: ReadonlyMap<number, { readonly no: string; readonly musteri_id: number; readonly proje_id: number }>,
): Promise<void> {
  await hareketleriYaz(db, GORUSME_HAREKETLERI, satirlar);
  await hareketleriYaz(
    db,
    MUSTERI_HAREKETLERI,
    satirlar.flatMap(({ id, tur, baslik, aciklama, zaman, kisi }) => {
      const g = kimin.get(id)!;
      return tur === 'acildi' || tur === 'durum'
        ? [
            {
              id: g.musteri_id,
              tur: 'gorusme' as const,
              baslik: `${g.no}: ${baslik ?? ''}`,
              aciklama,
              zaman,
              kisi,
              projeId: g.proje_id,
              yeni: { KayitId: id },
            },
          ]
        : [];
    }),
  );
}
