import {
  GORUSME_DURUM_ADLARI,
  GORUSME_HAREKETLERI,
  type GorusmeDurumu,
  slaOlayi,
} from '@masabasi/core/masa/gorusme/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { haberZamani, siradakiSaat, slaHesabi, type SlaOlayi, sonDonus } from '@masabasi/core/masa/sla/rules';
import { type Gun, gunEkle, haftaGunu, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type Insertable, sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Database } from '@masabasi/server/platform/db/schema';
import { hareketleriSec, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import { takvim } from '@masabasi/server/masa/sla/api';
import { numaraAyir } from '../founding/coklar.ts';
import type { OrnekOrtami, OrnekParcasi, OrnekPayi } from '../founding/pay.ts';
import { numaraliEkle, topluEkle } from '../founding/yaz.ts';
import { geriIsGunu } from '../plan/isGunu.ts';
import { masaAnlari } from '../plan/masa.ts';
import { zar, type Zar } from '../plan/zar.ts';
import { BEKLENEN, GENEL, NOTLAR, SORUNLAR, YANITLAR } from '../words/sorunlar.ts';
import { cogalt } from './gorusme/cogalt.ts';
import { gunler } from './gorusme/gunler.ts';

/**
 * The demo company's support calls: three hundred open ones in every state, and two years of closed ones. A thousand
 * closed ones are written at first, the copies of these when the company is open.
 */

const KAPALI = 1000;
const ACIK = 300;
/** Copies of each closed ticket: forty thousand in all. */
const KAT = 40;
/** Transactions that write the old calls, each some calls with their histories. */
const PARCALAR = 250;
const GUN = 730;
/** Keeps these random numbers apart from those of the staff and their days. */
const GORUSME_ZARI = 424_243;
const DAKIKA = 60_000;
/** Rows of one statement. */
const YIGIN = 1000;

type Yol = readonly GorusmeDurumu[];
const ACIK_YOLLAR: readonly Yol[] = [
  [],
  ['atandi'],
  ['atandi', 'islemde'],
  ['atandi', 'islemde'],
  ['atandi', 'islemde', 'musteri'],
  ['atandi', 'islemde', 'yazilim'],
];
const KAPALI_YOLLAR: readonly Yol[] = [
  ['atandi', 'islemde', 'cozuldu', 'kapandi'],
  ['atandi', 'islemde', 'cozuldu', 'kapandi'],
  ['atandi', 'islemde', 'cozuldu', 'kapandi'],
  ['atandi', 'islemde', 'musteri', 'islemde', 'cozuldu', 'kapandi'],
  ['atandi', 'islemde', 'yazilim', 'islemde', 'cozuldu', 'kapandi'],
  ['atandi', 'iptal'],
];
/** States of a ticket from a day that has just gone by: solved, and closed by itself later. */
const GUNUN_YOLU: Yol = ['atandi', 'islemde', 'cozuldu'];
const ONCELIKLER = ['normal', 'normal', 'normal', 'normal', 'dusuk', 'yuksek', 'yuksek', 'kritik'] as const;
/** Minutes to answer and to solve for each priority, as in a new installation. */
const SOZLER: Readonly<Record<string, { YanitDk: number; CozumDk: number }>> = {
  kritik: { YanitDk: 30, CozumDk: 240 },
  yuksek: { YanitDk: 60, CozumDk: 480 },
  normal: { YanitDk: 240, CozumDk: 1440 },
  dusuk: { YanitDk: 480, CozumDk: 2400 },
};

async function kaynakOku(db: Db, ilk: Gun) {
  const tanimlar = await db
    .selectFrom('tanim')
    .select(['id', 'liste', 'ad', 'anahtar', 'proje_id', 'ust_id'])
    .orderBy('id')
    .execute();
  const liste = (ad: string) => tanimlar.filter((t) => t.liste === ad);
  const kisiler = await db
    .selectFrom('kisi')
    .innerJoin('departman', 'departman.id', 'kisi.departman_id')
    .select(['kisi.id', 'departman.ad as departman', 'kullanici_anahtari as hesap'])
    .where('kisi.aktif', '=', true)
    .orderBy('kisi.id')
    .execute();
  const { rows: musteriler } = await sql<{ id: number; proje_id: number; telefon: string | null; gun: Gun }>`
    select m.id, mp.proje_id, coalesce(m.gsm, m.telefon) as telefon, (m.yazma_zamani at time zone 'Europe/Istanbul')::date as gun
    from musteri m join musteri_proje mp on mp.musteri_id = m.id
    where m.silindi is null and m.durum in ('Aktif', 'Demo') order by m.id, mp.proje_id`.execute(db);
  const konular = liste('konular').filter((k) => k.ust_id !== null);
  return {
    musteriler,
    konulari: (proje: number) => konular.filter((k) => k.proje_id === null || k.proje_id === proje),
    turler: liste('gorusmeTur'),
    talepler: liste('talepTur'),
    oncelikler: new Map(liste('oncelikler').map((o) => [o.anahtar, o.id])),
    destek: kisiler.filter((k) => k.departman === 'Destek').map((k) => k.id),
    yonetici: kisiler.find((k) => k.hesap === 'yonetici')!.id,
    takvim: await takvim(db, ilk),
  };
}
type Kaynak = Awaited<ReturnType<typeof kaynakOku>>;

/** Origin of a ticket: one of the first tickets, or one of a day that has gone by since. */
interface Gelis {
  readonly no: number;
  readonly acik: boolean;
  /** Null: any day, as for the first tickets. */
  readonly gun: Gun | null;
}

/** Time of opening: the last days and today for open tickets, any day of two years for the others. */
function basi(z: Zar, { acik, gun: bellisi }: Gelis, simdi: number): number {
  const bugun = istanbulGunu(simdi);
  if (bellisi !== null) return istanbulAni(bellisi) + (9 * 60 + z.arasi(0, 7 * 60)) * DAKIKA;
  const gun = geriIsGunu(gunEkle(bugun, -(acik ? Math.floor(z.sayi() ** 2 * 12) : z.arasi(5, GUN))));
  const an = istanbulAni(gun) + (9 * 60 + z.arasi(0, 8 * 60)) * DAKIKA;
  // A time later than now moves to yesterday.
  return an < simdi - 10 * DAKIKA ? an : an - 24 * 60 * DAKIKA;
}

interface Adim {
  readonly durum: GorusmeDurumu;
  readonly zaman: number;
}

/** The steps of the ticket, each some time after the previous one and before now. */
function adimlar(z: Zar, yol: Yol, ilk: number, simdi: number): Adim[] {
  let zaman = ilk;
  return yol.map((durum) => {
    const sonra = durum === 'kapandi' ? z.arasi(3 * 24 * 60, 4 * 24 * 60) : z.arasi(3, durum === 'cozuldu' ? 900 : 90);
    zaman = Math.min(zaman + sonra * DAKIKA, simdi - DAKIKA);
    return { durum, zaman };
  });
}

function gorusme(k: Kaynak, gelis: Gelis, simdi: number) {
  const { no: i, acik } = gelis;
  const z = zar(GORUSME_ZARI, i);
  const m = z.biri(k.musteriler);
  const konu = z.biri(k.konulari(m.proje_id));
  const [soylenen, cozum] = z.biri(SORUNLAR[konu.ad] ?? GENEL);
  const yol = acik ? ACIK_YOLLAR[i % ACIK_YOLLAR.length]! : gelis.gun ? GUNUN_YOLU : z.biri(KAPALI_YOLLAR);
  const oncelik = z.biri(ONCELIKLER);
  const ilk = basi(z, gelis, simdi);
  const gidis = adimlar(z, yol, ilk, simdi);
  const durum = yol.at(-1) ?? 'yeni';
  const acan = z.biri(k.destek);
  const atanan = yol.length === 0 ? null : acik && i % 20 === 1 ? k.yonetici : z.olasi(0.6) ? acan : z.biri(k.destek);
  const an = (ne: GorusmeDurumu) => gidis.findLast((a) => a.durum === ne)?.zaman ?? null;
  const yanit = yol.length > 1 && durum !== 'iptal' ? gidis[1]!.zaman : null;
  const olaylar: SlaOlayi[] = [
    { Tur: 'basla', Zaman: ilk },
    ...(yanit === null ? [] : [{ Tur: 'yanit' as const, Zaman: yanit }]),
    ...gidis.flatMap((a) => {
      const Tur = a.durum === 'kapandi' ? null : slaOlayi(a.durum);
      return Tur === null ? [] : [{ Tur, Zaman: a.zaman }];
    }),
  ];
  const saat = acik ? slaHesabi(k.takvim, SOZLER[oncelik]!, olaylar, simdi) : null;
  const siradaki = saat && siradakiSaat(saat);
  // A clock that turned before the company was founded counts as told.
  const donus = saat && sonDonus(saat, simdi);
  const tarih = (n: number | null) => (n === null ? null : new Date(n));
  const kapanis = an('kapandi') ?? an('iptal');
  const satir: Insertable<Database['gorusme']> = {
    musteri_id: m.id,
    proje_id: m.proje_id,
    gorusme_tur_id: k.turler[z.olasi(0.7) ? 0 : z.arasi(0, k.turler.length - 1)]!.id,
    talep_tur_id: z.biri(k.talepler).id,
    konu_id: konu.id,
    oncelik_id: k.oncelikler.get(oncelik)!,
    yon: z.olasi(0.85) ? 1 : 2,
    telefon: m.telefon,
    baslik: soylenen.split('\n', 1)[0]!,
    aciklama: soylenen,
    cozum: an('cozuldu') === null ? '' : cozum,
    durum,
    acan_id: acan,
    atanan_id: atanan,
    baslama_zamani: new Date(ilk),
    ilk_yanit_zamani: tarih(yanit),
    cozum_zamani: tarih(an('cozuldu')),
    kapanis_zamani: tarih(kapanis),
    son_hareket: new Date(gidis.at(-1)?.zaman ?? ilk),
    sure: z.arasi(2, 45),
    sla_bitis: siradaki?.bitis ?? null,
    sla_uyari: siradaki?.uyari ?? null,
    sla_durdu: saat?.cozum.hal === 'durdu',
    sla_haber: saat && haberZamani(donus, saat),
    sla_soylenen_saat: donus?.saat ?? null,
    sla_soylenen_asama: donus?.asama ?? null,
  };
  const yazi = (
    zaman: number,
    kisi: number | null,
    o: { tur: 'not' | 'yanit' | 'durum'; baslik?: string; aciklama: string },
  ) => ({
    gorunurluk: o.tur === 'yanit' ? ('musteri' as const) : ('ic' as const),
    ...o,
    zaman: new Date(zaman),
    kisi,
  });
  const hareketler = [
    {
      tur: 'acildi' as const,
      baslik: 'Görüşme açıldı',
      aciklama: satir.baslik,
      zaman: new Date(ilk),
      kisi: acan as number | null,
    },
    ...(yanit === null ? [] : [yazi(yanit, atanan, { tur: 'yanit', aciklama: z.biri(YANITLAR) })]),
    ...(yol.length > 2 && z.olasi(0.3)
      ? [yazi(gidis[1]!.zaman + DAKIKA, atanan, { tur: 'not', aciklama: z.biri(NOTLAR) })]
      : []),
    ...gidis.slice(1).map((a) => {
      const bekler = a.durum === 'musteri' || a.durum === 'yazilim' ? z.biri(BEKLENEN[a.durum]) : '';
      const aciklama =
        a.durum === 'cozuldu' ? cozum : a.durum === 'iptal' ? 'Müşteri vazgeçti, yeniden arayacak.' : bekler;
      const kendiliginden = a.durum === 'kapandi';
      const baslik = kendiliginden ? 'Kendiliğinden kapandı' : GORUSME_DURUM_ADLARI[a.durum];
      return yazi(a.zaman, kendiliginden ? null : atanan, { tur: 'durum', baslik, aciklama });
    }),
  ];
  return { satir, olaylar, hareketler };
}

/** Writes tickets with their promises and histories. */
async function ekle(db: Db, hepsi: readonly ReturnType<typeof gorusme>[]): Promise<void> {
  for (let i = 0; i < hepsi.length; i += YIGIN) {
    const bunlar = hepsi.slice(i, i + YIGIN);
    const idler = await numaraliEkle(
      db,
      'gorusme',
      bunlar.map((g) => g.satir),
    );
    await topluEkle(
      db,
      'sla_olay',
      bunlar.flatMap((g, n) =>
        g.olaylar.map((o) => ({ gorusme_id: idler[n]!, tur: o.Tur, zaman: new Date(Number(o.Zaman)) })),
      ),
    );
    await hareketleriYaz(
      db,
      GORUSME_HAREKETLERI,
      bunlar.flatMap((g, n) => g.hareketler.map((h) => ({ ...h, id: idler[n]! }))),
    );
  }
}

/** Writes the lines of the tickets into the customers' timelines. */
const musterilerineYaz = (db: Db) =>
  hareketleriSec(
    db,
    MUSTERI_HAREKETLERI,
    ['nesne_id', 'zaman', 'tur', 'baslik', 'aciklama', 'proje_id', 'kisi_id', 'yeni'],
    sql`select g.musteri_id as nesne_id, h.zaman, 'gorusme' as tur, g.no || ': ' || h.baslik as baslik, h.aciklama,
        g.proje_id, h.kisi_id, jsonb_build_object('KayitId', g.id) as yeni
      from hareket h join gorusme g on g.id = h.nesne_id where h.nesne = 'gorusme' and h.tur in ('acildi', 'durum')
      order by h.nesne_id, h.id`,
  );

async function yaz({ db, simdi }: OrnekOrtami): Promise<void> {
  const an = simdi.getTime();
  const kaynak = await kaynakOku(db, gunEkle(istanbulGunu(an), -30));
  const hepsi = Array.from({ length: KAPALI + ACIK }, (_, no) =>
    gorusme(kaynak, { no, acik: no >= KAPALI, gun: null }, an),
  );
  await ekle(db, hepsi);
  await ekle(db, sonGunlerde(kaynak, an));
  await musterilerineYaz(db);
}

/** Reserves the numbers of the first calls and of the copies of the closed ones. */
async function ayir({ db }: OrnekOrtami) {
  const { kaynak } = await db
    .selectFrom('gorusme')
    .select((eb) => eb.fn.min('id').as('kaynak'))
    .executeTakeFirstOrThrow();
  return { kaynak, kopya: await numaraAyir(db, 'gorusme', KAPALI * KAT) };
}

const cokYaz = ({ db, simdi, parca, parcalar, ayrilan }: OrnekParcasi) =>
  cogalt(db, simdi, {
    ilk: Math.floor((KAPALI * parca) / parcalar),
    son: Math.floor((KAPALI * (parca + 1)) / parcalar),
    kat: KAT,
    kaynak: ayrilan['kaynak']!,
    kopya: ayrilan['kopya']!,
  });

/** Tickets solved on a working day. */
const GUNDE = 45;

/** Tickets that were solved in the last days and are not closed yet. */
const sonGunlerde = (kaynak: Kaynak, simdi: number) =>
  [3, 2, 1]
    .map((once) => gunEkle(istanbulGunu(simdi), -once))
    .filter((gun) => haftaGunu(gun) <= 5)
    .flatMap((gun) => {
      const no = Number(gun.replaceAll('-', '')) * 100;
      return Array.from({ length: GUNDE }, (_, n) =>
        gorusme(kaynak, { no: no + n, acik: false, gun }, Math.min(simdi, istanbulAni(gunEkle(gun, 1)))),
      );
    });

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'gorusme',
    // Tickets are opened from telephone calls and web requests, so these come first.
    sonra: ['musteri', 'yetkili', 'tanim', 'lisans', 'santral', 'webistek', 'gelenposta'],
    buyuyen: ['gorusme', 'hareket_gorusme', 'hareket_musteri', 'sla_olay'],
    yaz,
    coklar: { baslik: 'destek kayıtları', sira: 2, parcalar: PARCALAR, ayir, yaz: cokYaz },
    gunler,
    anlar: masaAnlari,
  },
];
