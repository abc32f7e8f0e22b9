import { createHash } from 'node:crypto';
import { istanbulAni } from '@masabasi/core/tarih';
import {
  takipKodu,
  WEBISTEK_DURUM_ADLARI,
  WEBISTEK_HAREKETLERI,
  type WebistekDurumu,
} from '@masabasi/core/webistek/rules';
import type { Db } from '../db/connect.ts';
import { type EskiHareket, hareketleriYaz } from '../hareket/kayit.ts';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { ADLAR, SOYADLAR } from '../seed/adlar.ts';
import { GENEL, SORUNLAR } from '../seed/sorunlar.ts';
import { type Zar, zar } from '../seed/tohum.ts';

/** The demo company's requests from the web: some that wait, some that somebody looks into, and what became of the others. */

const ADET = 60;
const SAAT_MS = 3_600_000;
/** Sets these numbers apart from those of the other shares. */
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
const rastgele = (i: number) => createHash('sha256').update(`webistek ${i}`).digest();

/** One request, with what became of it. */
function istek(i: number, z: Zar, { musteriler, kisiler }: Kaynak, simdi: Date) {
  const m = z.biri(musteriler);
  const durum = i < DURUMLAR.length ? DURUMLAR[i]! : z.biri(SONUCLAR);
  // A quarter come from people whom nobody knows yet.
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

export const ornek: readonly OrnekPayi[] = [{ ad: 'webistek', sonra: ['musteri'], yaz }];
