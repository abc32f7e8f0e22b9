import {
  BASKA_PROGRAM,
  DEMO_HAREKETLERI,
  type DemoDurumu,
  demoDenemesi,
  demoKapali,
} from '@masabasi/core/musteri/demo/rules';
import type { HareketTuru } from '@masabasi/core/platform/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { type Gun, gunEkle, haftaGunu, istanbulAni, istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import ilIlce from '@masabasi/server/platform/db/veri/il-ilce.json' with { type: 'json' };
import { hareketleriSec, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { geriIsGunu } from '../plan/isGunu.ts';
import { type Zar, zar } from '../plan/zar.ts';
import { ADLAR, SOYADLAR } from '../words/adlar.ts';

/** The demo company's requests for demo installations: sixty open ones, and three years of closed ones. */

const ACIK = 60;
const KAPALI = 300;
/** Keeps these random numbers apart from those of the staff and their days. */
const DEMO_ZARI = 909_491;

/** Products that Satış sells and Kurulum installs. */
const URUNLER = [6, 6, 2, 14, 4, 1] as const;
const ISLEMLER = [90, 90, 90, 90, 94, 91, 92, 95, 110] as const;
type Yol = readonly DemoDurumu[];
const ACIK_YOLLAR: readonly Yol[] = [
  ['atandi'],
  ['atandi', 'randevulu'],
  ['atandi', 'ulasilamadi'],
  ['atandi', 'randevulu', 'kuruldu'],
  ['atandi', 'randevulu', 'kuruldu', 'denemede'],
];
const KAPALI_YOLLAR: readonly Yol[] = [
  ['atandi', 'randevulu', 'kuruldu', 'denemede', 'satis'],
  ['atandi', 'randevulu', 'kuruldu', 'denemede', 'satis'],
  ['atandi', 'ulasilamadi', 'randevulu', 'kuruldu', 'denemede', 'satis'],
  ['atandi', 'randevulu', 'kuruldu', 'denemede', 'vazgecti'],
  ['atandi', 'ulasilamadi', 'ulasilamadi', 'ulasilamadi', 'vazgecti'],
  ['iptal'],
];
const ACIKLAMALAR = [
  'Sekreter bilgisayarına da kurulacak, iki kullanıcı deneyecek.',
  'Öğleden sonra 14.00’ten önce aramayınız, poliklinikte oluyor.',
  'Eski programından hasta kayıtlarının aktarılıp aktarılamayacağını soruyor.',
  'Randevu ekranını ve mesaj gönderimini görmek istiyor.',
  'Cihaz bağlantısını denemek istiyor.',
  'Kongrede görüşüldü, denemek için kendisi aradı.',
  'Windows sürümü eski, kurulumdan önce bilgi işlemi aranacak.',
  'Yeni açılan şube için istiyor; merkezde ürünü kullanıyorlar.',
  'E-reçete imzası için kart okuyucusu hazır.',
  'İnternet bağlantısı zayıf, uzak kurulum için akşam saatleri uygun.',
  'Karşılaştırma yapıyor, iki hafta içinde karar verecek.',
  '',
] as const;
const IPTAL_NEDENLERI = ['Aynı istek iki kez açılmış.', 'Müşteri yanlış ürünü istemiş, yenisi açıldı.'] as const;

type Tanim = { readonly id: number; readonly ad: string; readonly anahtar: string | null };

async function kaynakOku(db: Db) {
  const kisiler = await db
    .selectFrom('kisi')
    .innerJoin('departman', 'departman.id', 'kisi.departman_id')
    .select(['kisi.id', 'kullanici_anahtari as hesap', 'departman.ad as departman', 'sorumlu_id'])
    .where('kisi.aktif', '=', true)
    .orderBy('kisi.id')
    .execute();
  const tanimlar = await db.selectFrom('tanim').select(['id', 'liste', 'ad', 'anahtar']).orderBy('id').execute();
  const musteriler = await db
    .selectFrom('musteri')
    .innerJoin('musteri_proje', 'musteri_id', 'musteri.id')
    .select(['musteri.id', 'proje_id', 'durum', 'yazma_zamani'])
    .orderBy('musteri.id')
    .execute();
  const liste = (ad: string): Tanim[] => tanimlar.filter((t) => t.liste === ad);
  const bolum = (ad: string) => kisiler.filter((k) => k.departman === ad);
  const hesap = (ad: string) => kisiler.find((k) => k.hesap === ad)!.id;
  return {
    acanlar: bolum('Satış').map((k) => k.id),
    kuranlar: bolum('Kurulum').map((k) => k.id),
    dagitan: bolum('Kurulum')[0]!.sorumlu_id!,
    satis1: hesap('satis1'),
    yonetici: hesap('yonetici'),
    musteriler: musteriler.map((m) => ({ ...m, gun: istanbulGunu(m.yazma_zamani) })),
    durumlar: new Map(liste('demoDurum').map((t) => [t.anahtar, t])),
    nedenler: liste('ayrilmaNedenleri'),
    programlar: liste('digerProgramlar'),
    lisansTurleri: liste('lisansTur').filter((t) => t.anahtar === 'demo' || t.anahtar === 'yillik'),
  };
}
type Kaynak = Awaited<ReturnType<typeof kaynakOku>>;

/** A working day in the coming week. */
const gelecek = (bugun: Gun, z: Zar): Gun => {
  const gun = gunEkle(bugun, z.arasi(1, 6));
  return haftaGunu(gun) > 5 ? gunEkle(gun, 8 - haftaGunu(gun)) : gun;
};
const an = (gun: Gun, saat: number, dakika: number): Date =>
  new Date(istanbulAni(gun, `${String(saat).padStart(2, '0')}:${String(dakika).padStart(2, '0')}`));

/** The assignee of a demo: of every six open ones two are unassigned, one is satis1's, one yonetici's. */
function sahibi(k: Kaynak, z: Zar, i: number, yol: Yol): number | null {
  if (yol.length === 0 || yol[0] === 'iptal') return null;
  const kuran = z.biri(k.kuranlar);
  return i < ACIK ? [null, null, k.satis1, k.yonetici, kuran, kuran][i % 6]! : kuran;
}

/** The event of a line; a change of state has the state's own name. */
const turu = (tur: HareketTuru<typeof DEMO_HAREKETLERI>, durum: string) => ({
  tur,
  baslik: tur === 'durum' ? `Demo: ${durum}` : DEMO_HAREKETLERI.turler[tur],
});

function aday(z: Zar, i: number) {
  const ilce = z.biri(ilIlce.ilceler);
  return {
    musteri_id: null,
    ad_soyad: `${z.biri(ADLAR)} ${z.biri(SOYADLAR)}`,
    // Numbers that begin with 98 belong to nobody.
    tc_kimlik: z.olasi(0.6) ? `9850${String(i).padStart(7, '0')}` : null,
    il_id: ilce.IlId,
    ilce_id: ilce.Id,
    telefon: z.olasi(0.3) ? `02125${String(100_000 + i * 37)}` : null,
    gsm: `0555${String(8_000_000 + i * 1009)}`,
  };
}

/** A customer of the product whose card existed on that day, or a person who is no customer yet. */
function isteyen(k: Kaynak, z: Zar, i: number, urun: number, gun: Gun, durumlar: readonly string[]) {
  const uygun = k.musteriler.filter((m) => m.proje_id === urun && m.gun < gun && durumlar.includes(m.durum));
  if (uygun.length === 0 || z.olasi(0.35)) return aday(z, i);
  const bos = { ad_soyad: '', tc_kimlik: null, il_id: null, ilce_id: null, telefon: null, gsm: null };
  return { ...bos, musteri_id: z.biri(uygun).id };
}

/** One demo and its history, one row for each step; the last step is before today. */
function demo(k: Kaynak, i: number, bugun: Gun) {
  const z = zar(DEMO_ZARI, i);
  const acik = i < ACIK;
  const yol = acik ? (i % 6 < 2 ? [] : ACIK_YOLLAR[Math.floor(i / 6) % ACIK_YOLLAR.length]!) : z.biri(KAPALI_YOLLAR);
  const once = acik ? z.arasi(2, 20) : z.arasi(40, 3 * 365);
  const aralik = acik ? Math.floor((once - 1) / Math.max(1, yol.length)) : 3;
  const gun = (adim: number): Gun => geriIsGunu(gunEkle(bugun, adim * aralik - once));
  const zamanlar = [null, ...yol].map((_, adim) => an(gun(adim), 9 + adim, z.arasi(0, 59)));
  const acan = z.biri(k.acanlar);
  const atanan = sahibi(k, z, i, yol);
  const sonu = yol.at(-1) ?? 'bekliyor';
  const kurulum = zamanlar[yol.indexOf('kuruldu') + 1]!;
  const kuruldu = yol.includes('kuruldu');
  const randevu = kuruldu ? kurulum : an(gelecek(bugun, z), z.arasi(9, 17), 30);
  const vazgecti = sonu === 'vazgecti';
  const neden = z.biri(k.nedenler);
  const program = z.biri(k.programlar);
  const gecti = vazgecti && neden.anahtar === BASKA_PROGRAM;
  const urun = z.biri(URUNLER);
  const aciklama = z.biri(ACIKLAMALAR);
  const satir = {
    islem_id: z.biri(ISLEMLER),
    tarih: gun(0),
    lisans_tur_id: k.lisansTurleri[z.olasi(0.8) ? 0 : 1]!.id,
    proje_id: urun,
    ...isteyen(k, z, i, urun, gun(0), acik ? ['Aday', 'Demo'] : sonu === 'satis' ? ['Aktif'] : ['Aday', 'Pasif']),
    bayi_id: null,
    demo_durum_id: k.durumlar.get(sonu)!.id,
    aciklama,
    acan_id: acan,
    atanan_id: atanan,
    randevu_zamani: yol.includes('randevulu') ? randevu : null,
    kurulum_zamani: kuruldu ? kurulum : null,
    kapanis_zamani: demoKapali(sonu) ? zamanlar.at(-1)! : null,
    deneme: yol.reduce((deneme, durum) => demoDenemesi(deneme, durum), 0),
    ayrilma_neden_id: vazgecti ? neden.id : null,
    diger_program_id: gecti ? program.id : null,
    surum: yol.length + 1,
  };
  const aciklamasi: Partial<Record<DemoDurumu, string>> = {
    randevulu: zamanYaz(randevu),
    vazgecti: gecti ? `${neden.ad} · ${program.ad}` : neden.ad,
    iptal: z.biri(IPTAL_NEDENLERI),
  };
  const ustlendi = atanan === k.yonetici || atanan === k.dagitan;
  const hareketler = yol.map((durum, adim) => ({
    ...turu(durum !== 'atandi' ? 'durum' : ustlendi ? 'ustlenildi' : 'atandi', k.durumlar.get(durum)!.ad),
    surum: adim + 2,
    zaman: zamanlar[adim + 1]!,
    kisi: durum === 'atandi' && !ustlendi ? k.dagitan : (atanan ?? k.dagitan),
    yeni: { DurumId: k.durumlar.get(durum)!.id, AtananId: atanan },
    aciklama: aciklamasi[durum] ?? '',
  }));
  const acilis = {
    ...turu('acildi', ''),
    surum: 1,
    zaman: zamanlar[0]!,
    kisi: acan,
    yeni: { DurumId: k.durumlar.get('bekliyor')!.id, AtananId: null },
    aciklama,
  };
  return { satir, hareketler: [acilis, ...hareketler] };
}

/** Writes the demos, their histories, and their lines in the customers' timelines. */
async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const kaynak = await kaynakOku(db);
  const demolar = Array.from({ length: ACIK + KAPALI }, (_, i) => demo(kaynak, i, bugun));
  const eklenen = await db
    .insertInto('demo_istek')
    .values(demolar.map((d) => d.satir))
    .returning('id')
    .execute();
  await hareketleriYaz(
    db,
    DEMO_HAREKETLERI,
    demolar.flatMap((d, n) => d.hareketler.map((h) => ({ ...h, id: eklenen[n]!.id }))),
  );
  await hareketleriSec(
    db,
    MUSTERI_HAREKETLERI,
    ['nesne_id', 'zaman', 'tur', 'baslik', 'aciklama', 'proje_id', 'kisi_id', 'yeni'],
    sql`select d.musteri_id as nesne_id, h.zaman, 'demo' as tur, h.baslik, h.aciklama, d.proje_id, h.kisi_id,
        jsonb_build_object('KayitId', d.id) as yeni
      from hareket h join demo_istek d on d.id = h.nesne_id where h.nesne = 'demo_istek' and d.musteri_id is not null
      order by h.nesne_id, h.surum`,
  );
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'demo', sonra: ['musteri', 'tanim'], buyuyen: ['demo_istek', 'hareket_demo_istek'], yaz },
];
