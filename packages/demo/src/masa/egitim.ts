import { EGITIM_HAREKETLERI, type EgitimDurumu } from '@masabasi/core/masa/egitim/rules';
import type { HareketTuru } from '@masabasi/core/platform/hareket/rules';
import { type Gun, gunEkle, haftaGunu, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Olay } from '@masabasi/server/platform/http/events';
import { konuSutunu } from '@masabasi/server/masa/egitim/queries';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { type Zar, zar } from '../plan/zar.ts';
import { ADLAR, SOYADLAR } from '../words/adlar.ts';
import { ekle, sonuclandir } from './egitim/egitimler.ts';

/** The demo company's trainings: the last sixty days, the coming fortnight, and a few without a day. */

const ONCE = 60;
const SONRA = 14;
const BEKLEYEN = 8;
/** Keeps these random numbers apart from those of the other shares. */
const EGITIM_ZARI = 727_301;

const SAATLER = [9, 11, 14] as const;
const KONULAR = [
  'Hasta kaydı açma',
  'Randevu defteri',
  'E-reçete ve e-imza',
  'Rapor alma',
  'Tahlil isteme ve sonuç',
  'Fatura kesme',
  'Stok ve sarf malzeme',
  'Kullanıcı yetkileri',
  'Yedekleme',
] as const;
const NEDENLER = ['Doktor kongrede olacağını bildirdi.', 'Bilgisayarlar henüz kurulmadı.'] as const;
const ACIKLAMALAR = ['Yeni başlayan sekreter için.', 'Sürüm güncellendi, değişenler anlatılacak.', ''] as const;

async function kaynakOku(db: Db) {
  const [kisiler, turler, musteriler, yetkililer, lisanslar] = await Promise.all([
    db
      .selectFrom('kisi')
      .innerJoin('departman', 'departman.id', 'kisi.departman_id')
      .select(['kisi.id', 'kullanici_anahtari as hesap', 'departman.ad as departman'])
      .where('kisi.aktif', '=', true)
      .orderBy('kisi.id')
      .execute(),
    db
      .selectFrom('tanim')
      .select(['id', 'liste', 'ad', 'anahtar'])
      .where('liste', 'in', ['egitimTur', 'egitimDurum'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('musteri')
      .innerJoin('musteri_proje', 'musteri_id', 'musteri.id')
      .select(['musteri.id', 'proje_id', 'yazma_zamani'])
      .where('durum', '=', 'Aktif')
      .where('silindi', 'is', null)
      .orderBy('musteri.id')
      .execute(),
    db
      .selectFrom('musteri_yetkili')
      .select(['id', 'musteri_id', 'ad', 'soyad'])
      .where('silindi', 'is', null)
      .orderBy('id')
      .execute(),
    db.selectFrom('lisans').select(['id', 'musteri_id', 'proje_id']).where('hal', '=', 'Aktif').orderBy('id').execute(),
  ]);
  return {
    egitmenler: kisiler
      .filter((k) => k.departman === 'Kurulum')
      .slice(0, 6)
      .map((k) => k.id),
    acan: kisiler.find((k) => k.hesap === 'yonetici')!.id,
    turler: turler.filter((t) => t.liste === 'egitimTur').map((t) => t.id),
    durumlar: new Map(turler.filter((t) => t.liste === 'egitimDurum').map((t) => [t.anahtar, t.ad])),
    // Products that Satış sells and Kurulum installs.
    musteriler: musteriler
      .filter((m) => [6, 2, 14, 4, 1].includes(m.proje_id))
      .map((m) => ({ ...m, gun: istanbulGunu(m.yazma_zamani) })),
    yetkililer: Map.groupBy(yetkililer, (y) => y.musteri_id),
    lisanslar,
  };
}
type Kaynak = Awaited<ReturnType<typeof kaynakOku>>;

const an = (gun: Gun, saat: number, dakika = 0): string =>
  new Date(istanbulAni(gun, `${String(saat).padStart(2, '0')}:${String(dakika).padStart(2, '0')}`)).toISOString();

/** The state of a training by its distance from today in days. */
const durumu = (z: Zar, fark: number): EgitimDurumu => {
  if (fark >= 0) return 'planlandi';
  // The result of the last days is not always written down yet.
  if (fark >= -2 && z.olasi(0.3)) return 'planlandi';
  const n = z.arasi(1, 20);
  return n <= 15 ? 'yapildi' : n <= 17 ? 'gelmedi' : 'iptal';
};

/** Participants: people of the customer, and one who is no contact person yet. */
function gelenler(k: Kaynak, z: Zar, musteriId: number) {
  const bilinen = (k.yetkililer.get(musteriId) ?? [])
    .slice(0, 3)
    .map((y) => ({ musteri_personel_id: y.id, ad: `${y.ad} ${y.soyad}`.trim() }));
  const yeni = { musteri_personel_id: null, ad: `${z.biri(ADLAR)} ${z.biri(SOYADLAR)}` };
  return bilinen.length === 0 || z.olasi(0.4) ? [...bilinen, yeni] : bilinen;
}

interface Yeri {
  readonly gun: Gun | null;
  readonly egitmen: number | null;
  readonly durum: EgitimDurumu;
}

/** One training with its participants and its history, one line for each step. */
function egitim(k: Kaynak, i: number, bugun: Gun, { gun, egitmen, durum }: Yeri) {
  const z = zar(EGITIM_ZARI, i);
  // Trainings of the coming fortnight were asked for already.
  const istek = gunEkle(gun !== null && gun < bugun ? gun : bugun, -z.arasi(3, 12));
  const uygun = k.musteriler.filter((m) => m.gun < istek);
  const musteri = z.biri(uygun.length > 0 ? uygun : k.musteriler);
  const saat = z.biri(SAATLER);
  const sure = z.biri([60, 90, 120] as const);
  const bas = gun && an(gun, saat);
  const bit = gun && an(gun, saat + Math.floor(sure / 60), sure % 60);
  const yapildi = durum === 'yapildi';
  const ucretli = z.olasi(0.2);
  const konular = KONULAR.slice(0, z.arasi(3, 7)).map((Metin) => ({ Metin, Tamam: yapildi && z.olasi(0.9) }));
  const tur = z.arasi(0, k.turler.length - 1);
  const neden = durum === 'ertelendi' ? z.biri(NEDENLER) : null;
  const satir = {
    musteri_id: musteri.id,
    proje_id: musteri.proje_id,
    lisans_id: k.lisanslar.find((l) => l.musteri_id === musteri.id && l.proje_id === musteri.proje_id)?.id ?? null,
    egitim_tur_id: k.turler[tur]!,
    durum,
    planlanan_baslama: bas,
    planlanan_bitis: bit,
    baslama_zamani: yapildi ? bas : null,
    bitis_zamani: yapildi ? bit : null,
    egitmen_id: egitmen,
    yer: tur === 1 ? 'Müşterinin kendi yeri' : '',
    link: tur === 0 ? `https://toplanti.ornek.example/oda/${1000 + i}` : null,
    konular: konuSutunu(konular),
    aciklama: z.biri(ACIKLAMALAR),
    ucretli,
    tutar: ucretli ? 150_000 : 0,
    erteleme_neden: neden,
    onceki_id: null,
    acan_id: k.acan,
  };
  const adim = (tur_: HareketTuru<typeof EGITIM_HAREKETLERI>, sonra: EgitimDurumu, zaman: string, aciklama = '') => ({
    tur: tur_,
    baslik: tur_ === 'durum' ? `Eğitim: ${k.durumlar.get(sonra) ?? sonra}` : EGITIM_HAREKETLERI.turler[tur_],
    zaman: new Date(zaman),
    kisi: tur_ === 'durum' ? (egitmen ?? k.acan) : k.acan,
    aciklama,
    yeni: { Durum: sonra, EgitmenId: egitmen },
  });
  const son = bit !== null && (durum === 'yapildi' || durum === 'gelmedi' || durum === 'iptal') ? bit : null;
  const hareketler = [
    adim('acildi', 'talep', an(istek, 10)),
    ...(gun === null ? [] : [adim('planlandi', 'planlandi', an(istek, 11))]),
    ...(son === null ? [] : [adim('durum', durum, son, durum === 'iptal' ? 'Müşteri vazgeçtiğini bildirdi.' : '')]),
    ...(neden === null ? [] : [adim('durum', durum, an(istek, 15), neden)]),
  ].map((h, n) => ({ ...h, surum: n + 1 }));
  return { satir: { ...satir, surum: hareketler.length }, hareketler, kisiler: gelenler(k, z, musteri.id), yapildi };
}

/** A trainer gives one training a day at most, on every third day or so. */
function yerleri(k: Kaynak, bugun: Gun): Yeri[] {
  const farklar = Array.from({ length: ONCE + SONRA + 1 }, (_, n) => n - ONCE);
  const olanlar = farklar.flatMap((fark): Yeri[] => {
    const gun = gunEkle(bugun, fark);
    if (haftaGunu(gun) > 5) return [];
    return k.egitmenler.flatMap((egitmen, n): Yeri[] => {
      const z = zar(EGITIM_ZARI + 1, (fark + ONCE) * 100 + n);
      return z.olasi(0.3) ? [{ gun, egitmen, durum: durumu(z, fark) }] : [];
    });
  });
  const bekleyenler = Array.from({ length: BEKLEYEN }, (_, n): Yeri => ({
    gun: null,
    egitmen: null,
    durum: n % 4 === 3 ? 'ertelendi' : 'talep',
  }));
  return [...olanlar, ...bekleyenler];
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const kaynak = await kaynakOku(db);
  await ekle(
    db,
    yerleri(kaynak, bugun).map((yer, i) => egitim(kaynak, i, bugun, yer)),
  );
}

const gunNo = (gun: Gun): number => Number(gun.replaceAll('-', ''));

/** Plans the trainings of a day a fortnight ahead, unless it has some. */
async function planla(db: Db, gun: Gun, kaynak: () => Promise<Kaynak>): Promise<void> {
  const hedef = gunEkle(gun, SONRA);
  if (haftaGunu(hedef) > 5) return;
  const [bas, bit] = [hedef, gunEkle(hedef, 1)].map((g) => new Date(istanbulAni(g)));
  const { rows } =
    await sql`select from egitim where planlanan_baslama >= ${bas} and planlanan_baslama < ${bit} limit 1`.execute(db);
  if (rows.length > 0) return;
  const k = await kaynak();
  const verir = (n: number) =>
    n === gunNo(hedef) % k.egitmenler.length || zar(EGITIM_ZARI + 2, gunNo(hedef), n).olasi(0.25);
  await ekle(
    db,
    k.egitmenler.flatMap((egitmen, n) =>
      verir(n) ? [egitim(k, gunNo(hedef) * 10 + n, gun, { gun: hedef, egitmen, durum: 'planlandi' })] : [],
    ),
  );
}

/** With each day that goes by, plans the trainings of a day a fortnight ahead and ends the past ones. */
async function gunler(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<readonly Olay[]> {
  let okunan: Promise<Kaynak> | undefined;
  const kaynak = () => (okunan ??= kaynakOku(db));
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1)) await planla(db, gun, kaynak);
  await sonuclandir(db, ilk, simdi);
  return [];
}

/** Possible ends of a training. */
const BITISLER = SAATLER.flatMap((saat) => [60, 90, 120].map((sure) => (saat * 60 + sure) * 60_000));

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'egitim',
    sonra: ['lisans', 'musteri', 'tanim', 'yetkili'],
    buyuyen: ['egitim', 'egitim_katilimci', 'hareket_egitim'],
    yaz,
    gunler,
    anlar: (gun) => BITISLER.map((bit) => istanbulAni(gun) + bit),
  },
];
