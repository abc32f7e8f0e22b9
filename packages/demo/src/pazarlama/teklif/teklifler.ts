import {
  ACIK_DURUMLAR,
  MUSTERIDE,
  TEKLIF_DURUM_ADLARI,
  TEKLIF_HAREKETLERI,
  type TeklifDurumu,
} from '@masabasi/core/pazarlama/teklif/rules';
import { type TeklifKalemi, teklifToplami } from '@masabasi/core/pazarlama/teklif/toplam';
import { type Gun, gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { type EskiHareket, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import { tokenOzeti } from '@masabasi/server/platform/http/access';
import * as q from '@masabasi/server/pazarlama/teklif/queries';
import { numaraliEkle, topluEkle } from '../../founding/yaz.ts';
import type { Zar } from '../../plan/zar.ts';
import { ADLAR, SOYADLAR } from '../../words/adlar.ts';

/** Writes the demo company's quotes: first as drafts, because only drafts accept lines, then in their final state. */

const YIGIN = 500;

/** Days of validity of each quote. */
export const GECERLI = 30;
const BASLIKLAR = [
  'Yıllık lisans',
  'Yeni şube kurulumu',
  'Lisans ve eğitim',
  'Sürüm yükseltme',
  'Ek kullanıcı',
] as const;
const KOSULLAR = [
  'Ödeme peşindir.\nKurulum, siparişten sonra yedi iş günü içinde yapılır.',
  'Ödeme 30 gün vadelidir.\nYıllık bakım fiyata dahildir.',
] as const;
const KAYIPLAR = [
  'Bütçe bu yıl yetmedi, seneye yeniden konuşulacak.',
  'Rakip daha düşük fiyat verdi.',
  'Kullandıkları programla devam etmeye karar verdiler.',
] as const;
const GORUSMELER = [
  'Arandı, teklif yönetime sunulmuş.',
  'Fiyat soruldu, iskonto istediler.',
  'Kurulum tarihini netleştirmek istiyorlar.',
  'Yetkiliye ulaşılamadı.',
] as const;

/** The sources of the quotes: sellers, customers, and the values to choose from. */
export async function kaynakOku(db: Db) {
  const [kisiler, tanimlar, musteriler, lisanslar, nedenler] = await Promise.all([
    db
      .selectFrom('kisi')
      .innerJoin('departman', 'departman.id', 'kisi.departman_id')
      .select(['kisi.id', 'departman.ad as departman', 'kullanici_anahtari as hesap'])
      .where('kisi.aktif', '=', true)
      .orderBy('kisi.id')
      .execute(),
    db
      .selectFrom('tanim')
      .select(['id', 'liste', 'ad', 'anahtar'])
      .where('liste', 'in', ['lisansTur', 'egitimTur', 'gorusmeTur', 'digerProgramlar', 'bayiler'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('musteri')
      .innerJoin('musteri_proje', 'musteri_id', 'musteri.id')
      .select(['musteri.id', 'proje_id', 'yazma_zamani'])
      .where('silindi', 'is', null)
      .where('durum', '<>', 'Ayrıldı')
      .orderBy('musteri.yazma_zamani')
      .orderBy('musteri.id')
      .execute(),
    db
      .selectFrom('lisans')
      .select(['id', 'musteri_id', 'proje_id', 'yillik_bedel', 'para_birimi'])
      .where('hal', '=', 'Aktif')
      .orderBy('id')
      .execute(),
    db.selectFrom('tanim').select('id').where('liste', '=', 'ayrilmaNedenleri').orderBy('id').execute(),
  ]);
  const satis = kisiler.filter((k) => k.departman === 'Satış').map((k) => k.id);
  const idleri = (liste: string) => tanimlar.filter((t) => t.liste === liste).map((t) => t.id);
  return {
    satanlar: satis.length > 0 ? satis : kisiler.map((k) => k.id).slice(0, 3),
    onaylayan: kisiler.find((k) => k.hesap === 'yonetici')!.id,
    yillik: tanimlar.find((t) => t.liste === 'lisansTur' && t.anahtar === 'yillik')!.id,
    egitim: idleri('egitimTur')[0]!,
    gorusmeTurleri: idleri('gorusmeTur'),
    programlar: idleri('digerProgramlar'),
    bayiler: idleri('bayiler'),
    // The price first, because the list starts with it.
    nedenler: nedenler.map((n) => n.id),
    // Products that the sales department sells.
    musteriler: musteriler
      .filter((m) => [6, 2, 14, 4, 1].includes(m.proje_id))
      .map((m) => ({ ...m, gun: istanbulGunu(m.yazma_zamani) })),
    lisanslar: new Map(lisanslar.map((l) => [`${l.musteri_id}.${l.proje_id}`, l.id])),
    /** Yearly price of a licence, in kuruş. */
    bedeller: new Map(
      lisanslar.flatMap((l) => (l.para_birimi === 'TRY' && l.yillik_bedel ? [[l.id, l.yillik_bedel] as const] : [])),
    ),
  };
}
export type Kaynak = Awaited<ReturnType<typeof kaynakOku>>;

const an = (gun: Gun, saat: number): Date => new Date(istanbulAni(gun, `${String(saat).padStart(2, '0')}:30`));

export interface Ornek {
  readonly no: string;
  readonly revizyon: number;
  readonly gun: Gun;
  readonly durum: TeklifDurumu;
  readonly kalemler: readonly TeklifKalemi[];
  readonly kaynak: Kaynak['musteriler'][number];
  readonly z: Zar;
  readonly sira: number;
}

const gonderilmis = (d: TeklifDurumu): boolean =>
  MUSTERIDE.includes(d) || ['kabul', 'red', 'suresi_doldu', 'revize'].includes(d);

/** The first row of a quote: a draft, because only drafts accept lines. */
function satiri(k: Kaynak, o: Ornek, ust: number | null) {
  const { z, kaynak: m } = o;
  const toplam = teklifToplami(o.kalemler);
  const sahip = k.satanlar[o.sira % k.satanlar.length]!;
  return {
    no: o.no,
    revizyon: o.revizyon,
    ust_teklif_id: ust,
    musteri_id: m.id,
    bayi_id: k.bayiler.length > 0 && z.olasi(0.2) ? z.biri(k.bayiler) : null,
    proje_id: m.proje_id,
    baslik: z.biri(BASLIKLAR),
    tarih: o.gun,
    gecerlilik_tarihi: gunEkle(o.gun, GECERLI),
    kur: '1',
    kur_gunu: null,
    kosullar: z.biri(KOSULLAR),
    olasilik: ({ kabul: 100, red: 0 } as Record<string, number>)[o.durum] ?? z.arasi(2, 9) * 10,
    beklenen_kapanis: gunEkle(o.gun, z.arasi(10, 45)),
    sozlesme_yil: z.biri([1, 1, 1, 2, 3] as const),
    lisans_tur_id: o.durum === 'kabul' ? null : k.yillik,
    egitim_tur_id: o.durum !== 'kabul' && z.olasi(0.5) ? k.egitim : null,
    diger_program_id: k.programlar.length > 0 && z.olasi(0.3) ? z.biri(k.programlar) : null,
    kayip_neden_id: null,
    acan_id: sahip,
    sahip_id: sahip,
    yazanlar: [sahip],
    onaylayan_id: null,
    risk_onayi: null,
    baglanti_ozeti: null,
    lisans_id: null,
    egitim_id: null,
    fatura_id: null,
    acilis_zamani: an(o.gun, 10),
    iskonto_orani: toplam.IskontoOrani,
    ...q.toplamSutunlari(toplam, '1'),
  };
}

/** The time and the way in which a quote came to its state. */
function sonu(k: Kaynak, o: Ornek, bugun: Gun, kullanilan: Set<number>) {
  const { z, kaynak: m, durum } = o;
  const karar = gunEkle(o.gun, z.arasi(2, 25));
  const kararGunu = karar > bugun ? bugun : karar;
  const lisans = durum === 'kabul' ? k.lisanslar.get(`${m.id}.${m.proje_id}`) : undefined;
  const bos = lisans !== undefined && !kullanilan.has(lisans);
  if (bos) kullanilan.add(lisans);
  return {
    durum,
    gonderim_zamani: gonderilmis(durum) ? an(o.gun, 14) : null,
    goruldu_zamani: gonderilmis(durum) && durum !== 'gonderildi' && z.olasi(0.85) ? an(o.gun, 16) : null,
    karar_zamani: durum === 'kabul' || durum === 'red' ? an(kararGunu, 11) : null,
    kabul_eden: durum === 'kabul' ? `${z.biri(ADLAR)} ${z.biri(SOYADLAR)}` : '',
    kayip_neden_id: durum === 'red' ? (z.olasi(0.45) ? k.nedenler[0]! : z.biri(k.nedenler)) : null,
    kayip_aciklama: durum === 'red' ? z.biri(KAYIPLAR) : '',
    onaylayan_id: durum === 'onaylandi' ? k.onaylayan : null,
    lisans_id: bos ? lisans : null,
  };
}

type Sonu = ReturnType<typeof sonu>;
type Satir = EskiHareket<typeof TEKLIF_HAREKETLERI>;

function hareketleri(id: number, sahip: number, o: Ornek, s: Sonu): Satir[] {
  const satir = (tur: Satir['tur'], zaman: Date, kisi: number | null, aciklama = ''): Satir => ({
    id,
    tur,
    baslik: tur === 'durum' ? `Durum: ${TEKLIF_DURUM_ADLARI[o.durum]}` : TEKLIF_HAREKETLERI.turler[tur],
    aciklama,
    zaman,
    kisi,
  });
  return [
    satir('acildi', an(o.gun, 10), sahip),
    ...(s.gonderim_zamani === null ? [] : [satir('gonderildi', s.gonderim_zamani, sahip)]),
    ...(s.goruldu_zamani === null ? [] : [satir('goruldu', s.goruldu_zamani, null)]),
    ...(s.karar_zamani === null
      ? []
      : o.durum === 'kabul'
        ? [satir('kabul', s.karar_zamani, null, `Kabul eden: ${s.kabul_eden}`)]
        : [satir('red', s.karar_zamani, sahip, s.kayip_aciklama)]),
    ...(o.durum === 'revize' ? [satir('revize', an(gunEkle(o.gun, 1), 11), sahip)] : []),
    ...(o.durum === 'suresi_doldu' ? [satir('durum', an(gunEkle(o.gun, GECERLI + 1), 8), null)] : []),
    ...(o.durum === 'onay_bekliyor' || o.durum === 'onaylandi' ? [satir('durum', an(o.gun, 11), sahip)] : []),
  ];
}

/** Conversations about a quote that was sent. For an open quote the next step lies around today. */
function gorusmeleri(k: Kaynak, id: number, sahip: number, o: Ornek, bugun: Gun) {
  const { z } = o;
  if (!gonderilmis(o.durum) || !z.olasi(0.7)) return [];
  const acik = ACIK_DURUMLAR.includes(o.durum);
  const gun = gunEkle(o.gun, z.arasi(1, 6));
  const tarih = gun > bugun ? bugun : gun;
  const sonraki = acik ? gunEkle(bugun, z.arasi(-4, 9)) : gunEkle(tarih, 5);
  return [
    {
      teklif_id: id,
      gorusme_tur_id: z.biri(k.gorusmeTurleri),
      tarih,
      aciklama: z.biri(GORUSMELER),
      sonraki_tarih: sonraki < tarih ? tarih : sonraki,
      acik,
      kisi_id: sahip,
      zaman: an(tarih, 15),
    },
  ];
}

/** Moves drafts of quotes to their final state. */
async function bitir(db: Db, sonlar: readonly (Sonu & { readonly id: number })[]): Promise<void> {
  for (const yigin of yiginlar(sonlar))
    await sql`update teklif t set durum = s.durum, gonderim_zamani = s.gonderim_zamani, goruldu_zamani = s.goruldu_zamani,
        karar_zamani = s.karar_zamani, kabul_eden = s.kabul_eden, kayip_neden_id = s.kayip_neden_id,
        kayip_aciklama = s.kayip_aciklama, onaylayan_id = s.onaylayan_id, lisans_id = s.lisans_id, surum = 2
      from jsonb_to_recordset(${JSON.stringify(yigin)}::jsonb) s (id int, durum text,
        gonderim_zamani timestamptz, goruldu_zamani timestamptz, karar_zamani timestamptz, kabul_eden text,
        kayip_neden_id int, kayip_aciklama text, onaylayan_id int, lisans_id int)
      where t.id = s.id`.execute(db);
}

function* yiginlar<T>(hepsi: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < hepsi.length; i += YIGIN) yield hepsi.slice(i, i + YIGIN);
}

/** Inserts rows and gives their ids in the same order. */
async function ekle(db: Db, satirlar: readonly ReturnType<typeof satiri>[]): Promise<number[]> {
  const idler: number[] = [];
  for (const yigin of yiginlar(satirlar)) idler.push(...(await numaraliEkle(db, 'teklif', yigin)));
  return idler;
}

/** Writes these quotes. A second revision follows right after its first one. */
export async function hepsiniYaz(db: Db, k: Kaynak, hepsi: readonly Ornek[], bugun: Gun): Promise<void> {
  const ilkler = hepsi.flatMap((o, i) => (o.revizyon === 1 ? [i] : []));
  const idler: number[] = Array.from({ length: hepsi.length });
  const ilkIdler = await ekle(
    db,
    ilkler.map((i) => satiri(k, hepsi[i]!, null)),
  );
  ilkler.forEach((i, n) => (idler[i] = ilkIdler[n]!));
  const sonrakiler = hepsi.flatMap((o, i) => (o.revizyon === 1 ? [] : [i]));
  const sonrakiIdler = await ekle(
    db,
    sonrakiler.map((i) => satiri(k, hepsi[i]!, idler[i - 1]!)),
  );
  sonrakiler.forEach((i, n) => (idler[i] = sonrakiIdler[n]!));
  for (const yigin of yiginlar(hepsi.flatMap((o, i) => q.kalemSatirlari(idler[i]!, o.kalemler))))
    await topluEkle(db, 'teklif_kalem', yigin);
  const kullanilan = new Set<number>();
  const sonlar = hepsi.map((o, i) => ({ id: idler[i]!, ...sonu(k, o, bugun, kullanilan) }));
  await bitir(db, sonlar);
  for (const s of sonlar.filter((x) => MUSTERIDE.includes(x.durum)))
    await db
      .updateTable('teklif')
      .set({ baglanti_ozeti: tokenOzeti(await q.kodu(db, s.id)) })
      .where('id', '=', s.id)
      .execute();
  const sahibi = (o: Ornek) => k.satanlar[o.sira % k.satanlar.length]!;
  await hareketleriYaz(
    db,
    TEKLIF_HAREKETLERI,
    hepsi.flatMap((o, i) => hareketleri(idler[i]!, sahibi(o), o, sonlar[i]!)),
  );
  for (const yigin of yiginlar(hepsi.flatMap((o, i) => gorusmeleri(k, idler[i]!, sahibi(o), o, bugun))))
    await topluEkle(db, 'teklif_gorusme', yigin);
  await sql`insert into teklif_sayac (yil, son)
    select substr(no, 5, 4)::int, max(substr(no, 10)::int) from teklif group by 1`.execute(db);
}
