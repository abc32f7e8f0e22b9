import { createHash } from 'node:crypto';
import { VARSAYILAN_PROJELER } from '@masabasi/core/musteri/proje/rules';
import { type Gun, istanbulAni, ms } from '@masabasi/core/platform/time/tarih';
import {
  takipKodu,
  WEBISTEK_DURUM_ADLARI,
  WEBISTEK_HAREKETLERI,
  WEBISTEK_SURECI,
  type WebistekDurumu,
} from '@masabasi/core/masa/webistek/rules';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { type EskiHareket, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { Olay } from '@masabasi/server/platform/http/events';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { type MasaIsi, masaAnlari, masaIsleri } from '../plan/masa.ts';
import { type Zar, zar } from '../plan/zar.ts';
import { bostakiler, ilkBostaki, masaMusterileri } from '../player/durum.ts';
import { ADLAR, SOYADLAR } from '../words/adlar.ts';
import { GENEL, SORUNLAR } from '../words/sorunlar.ts';

/** The demo company's web requests: some wait, some are in review, the others are settled. */

const ADET = 60;
const SAAT_MS = 3_600_000;
/** Keeps these random numbers apart from those of the other shares. */
const WEBISTEK_ZARI = 918_273;
/** The newest first. */
const DURUMLAR: readonly WebistekDurumu[] = [
  'yeni',
  'yeni',
  'yeni',
  'yeni',
  'incelemede',
  'yeni',
  'incelemede',
  'spam',
];
const SONUCLAR: readonly WebistekDurumu[] = ['yanitlandi', 'yanitlandi', 'yanitlandi', 'reddedildi', 'spam'];
const YANIT = 'Merhaba, isteğinizi inceledik ve gerekeni yaptık. Yeniden karşılaşırsanız bize yazınız.';
const RED = 'İstediğiniz, ürünümüzün kapsamında değil; kurumunuzun bilgi işlem birimine başvurunuz.';
const REKLAM = 'Sitenizi ilk sırada gösterelim! Hemen teklif alın, sınırlı süre.';

async function kaynakOku(db: Db) {
  const [kisiler, musteriler] = await Promise.all([
    db
      .selectFrom('kisi')
      .innerJoin('departman', 'departman.id', 'kisi.departman_id')
      .select('kisi.id')
      .where('kisi.aktif', '=', true)
      .where('departman.ad', '=', 'Destek')
      .orderBy('kisi.id')
      .execute(),
    db
      .selectFrom('musteri')
      .innerJoin('musteri_proje', 'musteri_id', 'musteri.id')
      .select(['musteri.id', 'musteri_no', 'gorunen_ad', 'tip', 'telefon', 'eposta', 'proje_id'])
      .where('durum', '=', 'Aktif')
      .where('silindi', 'is', null)
      .where('telefon', 'is not', null)
      .orderBy('musteri.id')
      .limit(400)
      .execute(),
  ]);
  return { kisiler: kisiler.map((k) => k.id), musteriler };
}

type Kaynak = Awaited<ReturnType<typeof kaynakOku>>;

const soylenenler = [...Object.values(SORUNLAR).flat(), ...GENEL].map(([soylenen]) => soylenen);
const rastgele = (i: number | string) => createHash('sha256').update(`webistek ${i}`).digest();

/** One request with its history. */
function istek(i: number, z: Zar, { musteriler, kisiler }: Kaynak, simdi: Date) {
  const m = z.biri(musteriler);
  const durum = i < DURUMLAR.length ? DURUMLAR[i]! : z.biri(SONUCLAR);
  // A quarter come from people who are no customers yet.
  const yabanci = z.arasi(0, 3) === 0;
  const adi = `${z.biri(ADLAR)} ${z.biri(SOYADLAR)}`;
  const spam = durum === 'spam';
  const ozet = rastgele(i);
  return {
    takip_kodu: takipKodu(ozet),
    soru_ozeti: ozet,
    ad_soyad: spam ? 'Reklam Ajansı' : yabanci || m.tip !== 1 ? adi : m.gorunen_ad,
    kurum: yabanci || spam || m.tip === 1 ? '' : m.gorunen_ad,
    musteri_no: !yabanci && !spam && i % 3 === 0 ? m.musteri_no : '',
    telefon: yabanci || spam ? `0532${String(1_000_000 + z.arasi(0, 7_999_999))}` : m.telefon!,
    eposta: !yabanci && i % 2 === 0 ? (m.eposta ?? '') : spam ? `teklif${i}@ornek.example` : '',
    proje_id: m.proje_id,
    aciklama: spam ? REKLAM : z.biri(soylenenler),
    kaynak: i % 4 === 0 ? 'https://www.masabasi.example/destek' : '',
    durum,
    musteri_id: !yabanci && (durum === 'yanitlandi' || durum === 'reddedildi') ? m.id : null,
    atanan_id: durum === 'yeni' || spam ? null : z.biri(kisiler),
    red_neden: durum === 'reddedildi' ? RED : null,
    asil_id: null,
    zaman: new Date(simdi.getTime() - (i * i * 0.6 + 1 + z.arasi(0, 2)) * SAAT_MS),
  };
}

type Istek = ReturnType<typeof istek> & { readonly id: number };

function hareketleri(w: Istek): EskiHareket<typeof WEBISTEK_HAREKETLERI>[] {
  const sonra = (saat: number) => new Date(w.zaman.getTime() + saat * SAAT_MS);
  const yeni = { DurumAnahtar: w.durum, AtananId: w.atanan_id, MusteriId: w.musteri_id };
  const satirlar: EskiHareket<typeof WEBISTEK_HAREKETLERI>[] = [
    { id: w.id, tur: 'geldi', aciklama: w.kaynak, zaman: w.zaman, kisi: null },
  ];
  if (w.atanan_id !== null) satirlar.push({ id: w.id, tur: 'ustlenildi', zaman: sonra(0.3), kisi: w.atanan_id, yeni });
  if (w.durum === 'yanitlandi')
    satirlar.push({
      id: w.id,
      tur: 'yanit',
      aciklama: YANIT,
      gorunurluk: 'musteri',
      zaman: sonra(0.8),
      kisi: w.atanan_id,
      yeni,
    });
  if (w.durum === 'reddedildi')
    satirlar.push({
      id: w.id,
      tur: 'durum',
      baslik: WEBISTEK_DURUM_ADLARI.reddedildi,
      aciklama: RED,
      gorunurluk: 'musteri',
      zaman: sonra(0.6),
      kisi: w.atanan_id,
      yeni,
    });
  return satirlar;
}

async function yaz({ db, simdi, ilkGun }: OrnekOrtami): Promise<void> {
  const kaynak = await kaynakOku(db);
  const z = zar(WEBISTEK_ZARI);
  const ilk = istanbulAni(ilkGun);
  const istekler = Array.from({ length: ADET }, (_, i) => istek(i, z, kaynak, simdi))
    .filter((w) => w.zaman >= new Date(ilk))
    .toSorted((a, b) => a.zaman.getTime() - b.zaman.getTime());
  const eklenen = await db.insertInto('webistek').values(istekler).returning(['id', 'takip_kodu']).execute();
  const idler = new Map(eklenen.map((e) => [e.takip_kodu, e.id]));
  const satirlar = istekler.flatMap((w) => hareketleri({ ...w, id: idler.get(w.takip_kodu)! }));
  await hareketleriYaz(db, WEBISTEK_HAREKETLERI, satirlar);
}

/** Requests that are due by the plan and do not exist yet. */
async function gelenler(db: Db, isler: readonly MasaIsi[]) {
  const bunlar = isler.map((i) => ({ i, z: zar(WEBISTEK_ZARI, i.no) }));
  const musteriler = await masaMusterileri(
    db,
    bunlar.map(({ i, z }) => ({ anahtar: i.anahtar, yer: z.sayi(), urunler: VARSAYILAN_PROJELER })),
  );
  return bunlar.flatMap(({ i, z }) => {
    const m = musteriler.get(i.anahtar);
    if (m === undefined) return [];
    const ozet = rastgele(i.anahtar);
    const posta = i.yol === 'posta';
    return [
      {
        takip_kodu: takipKodu(ozet),
        soru_ozeti: ozet,
        ad_soyad: m.tip === 1 ? m.ad : `${z.biri(ADLAR)} ${z.biri(SOYADLAR)}`,
        kurum: m.tip === 1 ? '' : m.ad,
        musteri_no: m.musteri_no,
        telefon: posta ? '' : m.telefon!,
        eposta: posta ? (m.eposta ?? `musteri${m.id}@ornek.example`) : '',
        proje_id: m.proje_id,
        aciklama: z.biri(soylenenler),
        kaynak: posta ? 'E-posta' : 'https://www.masabasi.example/destek',
        durum: WEBISTEK_SURECI.ilk,
        musteri_id: m.id,
        atanan_id: null,
        red_neden: null,
        asil_id: null,
        zaman: new Date(i.gelis),
      },
    ];
  });
}

/** A request of the plan, and whether a visitor of the demo touched it. */
interface PlanliIstek {
  readonly id: number;
  readonly durum: WebistekDurumu;
  readonly surum: number;
  readonly proje_id: number | null;
  readonly atanan_id: number | null;
  readonly musteri_id: number | null;
  readonly zaman: string;
  readonly dokunulmus: boolean;
}

/** The requests of the desk plan: they come in, are taken and, if they need no ticket, answered. */
async function gunler(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<readonly Olay[]> {
  const an = simdi.getTime();
  const isler = masaIsleri(ilk, son, an).filter((i) => i.yol === 'web' || i.yol === 'posta');
  const oku = async (): Promise<Map<number, PlanliIstek>> => {
    const { rows } = await sql<PlanliIstek>`
      select w.id, w.durum, w.surum, w.proje_id, w.atanan_id, w.musteri_id, w.zaman,
        exists (select from denetim d where d.nesne = 'webistek' and d.nesne_id = w.id) as dokunulmus
      from webistek w where w.zaman = any(${isler.map((i) => new Date(i.gelis))}::timestamptz[])`.execute(db);
    return new Map(rows.map((w) => [ms(w.zaman), w]));
  };
  let olanlar = await oku();
  const yeniler = await gelenler(
    db,
    isler.filter((i) => !olanlar.has(i.gelis)),
  );
  if (yeniler.length > 0) {
    const eklenen = await db.insertInto('webistek').values(yeniler).returning(['id', 'zaman', 'kaynak']).execute();
    const geldi = eklenen.map(
      (e) => ({ id: e.id, tur: 'geldi', aciklama: e.kaynak, zaman: new Date(e.zaman), kisi: null }) as const,
    );
    await hareketleriYaz(db, WEBISTEK_HAREKETLERI, geldi);
    olanlar = await oku();
  }
  const surenler = isler.flatMap((i) => {
    const w = olanlar.get(i.gelis);
    return w && !w.dokunulmus ? [{ i, w }] : [];
  });
  const alinacak = surenler.filter(
    ({ i, w }) => w.durum === 'yeni' && w.surum === 1 && i.alinis !== null && i.alinis <= an,
  );
  const bos = alinacak.length === 0 ? [] : await bostakiler(db, ilk, simdi);
  const satirlar: EskiHareket<typeof WEBISTEK_HAREKETLERI>[] = [];
  const alinan = new Map<number, number>();
  for (const { i, w } of alinacak) {
    const kisi = ilkBostaki(i.adaylar, bos, i.alinis!, w.proje_id);
    if (kisi === undefined) continue;
    alinan.set(w.id, kisi.id);
    const yeni = { DurumAnahtar: 'incelemede' as const, AtananId: kisi.id, MusteriId: w.musteri_id };
    satirlar.push({ id: w.id, tur: 'ustlenildi', zaman: new Date(i.alinis!), kisi: kisi.id, yeni });
  }
  const biten = surenler.flatMap(({ i, w }) => {
    const kisi = alinan.get(w.id) ?? (w.durum === 'incelemede' && w.surum === 2 ? w.atanan_id : null);
    return i.acilis === null && i.bitis !== null && i.bitis <= an && kisi !== null ? [{ i, w, kisi }] : [];
  });
  for (const { i, w, kisi } of biten) {
    const yeni = { DurumAnahtar: 'yanitlandi' as const, AtananId: kisi, MusteriId: w.musteri_id };
    const ortak = { id: w.id, tur: 'yanit', aciklama: YANIT, gorunurluk: 'musteri' } as const;
    satirlar.push({ ...ortak, zaman: new Date(i.bitis!), kisi, yeni });
  }
  if (satirlar.length > 0) {
    const degisen = [
      ...[...alinan].map(([id, kisi]) => ({ id, kisi, once: 1, durum: 'incelemede' })),
      ...biten.map(({ w, kisi }) => ({ id: w.id, kisi, once: 2, durum: 'yanitlandi' })),
    ];
    for (const once of [1, 2])
      await sql`update webistek w set durum = y.durum, atanan_id = y.kisi, surum = w.surum + 1
        from jsonb_to_recordset(${JSON.stringify(degisen.filter((d) => d.once === once))}::jsonb) y (id int, kisi int, once int, durum text)
        where w.id = y.id and w.surum = y.once`.execute(db);
    await hareketleriYaz(db, WEBISTEK_HAREKETLERI, satirlar);
  }
  return yeniler.length + satirlar.length > 0 ? [{ tur: 'webistek' }] : [];
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'webistek', sonra: ['musteri'], yaz, gunler, anlar: masaAnlari }];
