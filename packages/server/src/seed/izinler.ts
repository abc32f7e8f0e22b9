import { yildonumu } from '@masabasi/core/hakedis/rules';
import { type IzinSuresi, izinSuresi } from '@masabasi/core/izin/rules';
import { type Gun, gunEkle, gunFarki, haftaGunu, istanbulAni } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import { izinTurleri, tatiller } from '../izin/queries.ts';
import type { Db } from '../db/connect.ts';
import { type DemoKisi, IK, KADRO, OYNANANLAR, iseGirisleri } from './kadro.ts';
import { zar } from './tohum.ts';

/**
 * The leave calendar of the demo company: a pure function of the date, without beginning or end. On every day three
 * people are on annual leave (one of Destek, one of Satış or Yazılım, one of the others) and one has a sick note; on
 * some days one more is away for a day or two. No two of them come from the same department, or crew where it has crews.
 */
interface PlanliIzin {
  readonly kisi: DemoKisi;
  readonly tur: 280 | 281 | 282;
  readonly baslangic: Gun;
  /** The day of return. */
  readonly bitis: Gun;
  readonly aciklama: string;
}

const ILK_PAZARTESI: Gun = '2020-01-06';
const DONGU = 52;

const haftaNo = (gun: Gun): number => Math.floor(gunFarki(ILK_PAZARTESI, gun) / 7);
const haftaBasi = (hafta: number): Gun => gunEkle(ILK_PAZARTESI, hafta * 7);

const HAVUZLAR: readonly (readonly DemoKisi[])[] = [
  OYNANANLAR.filter((k) => k.departman === 'Destek'),
  OYNANANLAR.filter((k) => k.departman === 'Satış' || k.departman === 'Yazılım'),
  OYNANANLAR.filter((k) => !['Destek', 'Satış', 'Yazılım'].includes(k.departman)),
];

const ACIKLAMALAR = {
  280: [
    'Yıllık izin',
    'Memleket ziyareti',
    'Aile ile tatil, Ayvalık',
    'Çocukların okul tatili nedeniyle',
    'Köyde hasat zamanı',
    '',
  ],
  281: [
    'Taşınma',
    'Nüfus müdürlüğü ve tapu işlemleri',
    'Çocuğun veli toplantısı',
    'Araç muayenesi',
    'Kardeşinin nişanı',
  ],
  282: ['Grip, istirahat raporu', 'Diş çekimi sonrası istirahat', 'Bel ağrısı nedeniyle rapor', 'Göz muayenesi'],
} as const;

/** Remembers the last answers of a pure function of one number. */
export function hatirla<T>(f: (n: number) => T, enFazla: number): (n: number) => T {
  const eski = new Map<number, T>();
  return (n) => {
    let v = eski.get(n);
    if (v === undefined) {
      if (eski.size >= enFazla) eski.clear();
      v = f(n);
      eski.set(n, v);
    }
    return v;
  };
}

/** Annual leaves of 52 weeks: each pool has one person away at a time, for a week or two, Monday to Monday. */
const yilliklar = hatirla((dongu: number): PlanliIzin[] => {
  const izinler: PlanliIzin[] = [];
  HAVUZLAR.forEach((havuz, h) => {
    const z = zar(280, dongu, h);
    let sira: DemoKisi[] = [];
    for (let hafta = 0; hafta < DONGU;) {
      if (sira.length === 0) sira = z.karistir(havuz);
      const uzunluk = Math.min(DONGU - hafta, z.olasi(0.45) ? 2 : 1);
      const baslangic = haftaBasi(dongu * DONGU + hafta);
      izinler.push({
        kisi: sira.pop()!,
        tur: 280,
        baslangic,
        bitis: gunEkle(baslangic, uzunluk * 7),
        aciklama: z.biri(ACIKLAMALAR[280]),
      });
      hafta += uzunluk;
    }
  });
  return izinler;
}, 8);

const ekipAnahtari = (k: DemoKisi): string => `${k.departman} ${k.ekip}`;

/** Everybody who is away at some time of a week. */
const haftaninIzinleri = hatirla((hafta: number): PlanliIzin[] => {
  const pazartesi = haftaBasi(hafta);
  const izinler = yilliklar(Math.floor(hafta / DONGU)).filter((i) => i.baslangic <= pazartesi && i.bitis > pazartesi);
  const z = zar(281, hafta);
  const dolu = new Set(izinler.map((i) => ekipAnahtari(i.kisi)));
  const sira = z.karistir(OYNANANLAR);
  const ekle = (tur: 281 | 282, ilk: number, son: number): void => {
    const kisi = sira.find((k) => !dolu.has(ekipAnahtari(k)))!;
    dolu.add(ekipAnahtari(kisi));
    const [baslangic, bitis] = [gunEkle(pazartesi, ilk), gunEkle(pazartesi, son)];
    izinler.push({ kisi, tur, baslangic, bitis, aciklama: z.biri(ACIKLAMALAR[tur]) });
  };
  const bolum = z.arasi(2, 4);
  ekle(282, 0, bolum);
  ekle(282, bolum, 7);
  if (z.olasi(0.7)) {
    const ilk = z.arasi(0, 3);
    ekle(281, ilk, ilk + z.arasi(1, 2));
  }
  return izinler;
}, 130);

/** The leaves that touch a range of days, the last included, in order of their beginning. */
export function planliIzinler(ilk: Gun, son: Gun): PlanliIzin[] {
  const izinler = new Map<string, PlanliIzin>();
  for (let hafta = haftaNo(ilk); hafta <= haftaNo(son); hafta++)
    for (const i of haftaninIzinleri(hafta))
      if (i.baslangic <= son && i.bitis > ilk) izinler.set(`${i.kisi.no} ${i.baslangic}`, i);
  return [...izinler.values()].toSorted((a, b) => (a.baslangic < b.baslangic ? -1 : a.baslangic > b.baslangic ? 1 : 0));
}

/** Whether a person is on leave on a day. */
export const planliIzinde = (k: DemoKisi, gun: Gun): boolean =>
  haftaninIzinleri(haftaNo(gun)).some((i) => i.kisi === k && i.baslangic <= gun && i.bitis > gun);

/** Destek works by the clock and rests on Sundays; an office rests at the weekend. */
export const tatilGunleri = (k: DemoKisi): 1 | 2 => (k.departman === 'Destek' ? 1 : 2);

/** Leaves with what the rule says of them; one on holidays only is none. */
async function sureleriyle<T extends PlanliIzin>(db: Db, izinler: readonly T[]): Promise<(T & { sure: IzinSuresi })[]> {
  const turler = new Map((await izinTurleri(db)).map((t) => [t.Id, t]));
  const listesi = await tatiller(db);
  const hepsi = izinler.map((i) => {
    const aralik = { Baslangic: i.baslangic, Bitis: i.bitis, Izin_Baslama_Saati: null, Izin_Bitis_Saati: null };
    const kural = {
      Tur: i.tur,
      Tatil_Gunleri: tatilGunleri(i.kisi),
      takvimGunu: turler.get(i.tur)?.TakvimGunu ?? false,
    };
    const yakin = listesi.filter((t) => t.Tarih >= i.baslangic && t.Tarih < i.bitis);
    return { ...i, sure: izinSuresi({ ...aralik, ...kural, tatiller: yakin }) };
  });
  return hepsi.filter((i) => i.sure.KullanilanGun > 0);
}

/**
 * Writes the planned leaves of a range of days that are not there yet. One that somebody deleted stays deleted, and one
 * that would overlap a leave entered by hand is left out.
 * @param idler the database's ids by number of the staff
 */
export async function izinleriYaz(
  db: Db,
  idler: ReadonlyMap<number, number>,
  ilk: Gun,
  son: Gun,
  simdi: Date,
): Promise<void> {
  await yaz(db, idler, planliIzinler(ilk, son), simdi);
}

/**
 * Writes how the staff spent the annual leave of the years before the year of shifts: two weeks in summer and some days
 * in winter of each completed year, so that about a year's entitlement is left.
 */
export async function eskiIzinleriYaz(db: Db, idler: ReadonlyMap<number, number>, bugun: Gun, son: Gun): Promise<void> {
  const izinler = KADRO.flatMap((kisi) => {
    const z = zar(kisi.no, 9);
    const giris = iseGirisleri(kisi, bugun).son;
    // The accounts are not in the plan of the last year.
    const sinir = gunEkle(kisi.hesap ? bugun : son, -14);
    const haftalik = tatilGunleri(kisi) === 1 ? 6 : 5;
    return Array.from({ length: 30 }, (_, n) => n + 1).flatMap((yil): PlanliIzin[] => {
      const takvimYili = Number(giris.slice(0, 4)) + yil;
      const temmuz = pazartesi(gunEkle(`${takvimYili}-06-20`, z.arasi(0, 70)));
      const kasim = pazartesi(gunEkle(`${takvimYili}-11-10`, z.arasi(0, 30)));
      const artan = (yil <= 5 ? 14 : yil < 15 ? 20 : 26) - 2 * haftalik + z.arasi(-1, 1);
      const ortak = { kisi, tur: 280 } as const;
      const uzun = { ...ortak, baslangic: temmuz, bitis: gunEkle(temmuz, 14), aciklama: z.biri(ACIKLAMALAR[280]) };
      const kisaSure = Math.floor(artan / haftalik) * 7 + (artan % haftalik);
      const kisa = { ...ortak, baslangic: kasim, bitis: gunEkle(kasim, kisaSure), aciklama: '' };
      return [uzun, kisa].filter((i) => i.bitis <= sinir && i.baslangic >= yildonumu(giris, 1));
    });
  });
  await yaz(db, idler, izinler, new Date(istanbulAni(bugun)));
}

const pazartesi = (gun: Gun): Gun => gunEkle(gun, 1 - haftaGunu(gun));

async function yaz(
  db: Db,
  idler: ReadonlyMap<number, number>,
  izinler: readonly PlanliIzin[],
  simdi: Date,
): Promise<void> {
  const yazan = idler.get(IK.no) ?? null;
  const satirlar = (await sureleriyle(db, izinler)).flatMap((i) => {
    const kisi = idler.get(i.kisi.no);
    if (kisi === undefined) return [];
    const istek = gunEkle(i.baslangic, i.tur === 282 ? 0 : -zar(i.kisi.no, haftaNo(i.baslangic)).arasi(3, 25));
    return [{ ...i, kisi, tatil: tatilGunleri(i.kisi), zaman: `${istek}T06:${10 + (i.kisi.no % 50)}:00Z` }];
  });
  const dizi = <T>(f: (s: (typeof satirlar)[number]) => T): T[] => satirlar.map(f);
  await sql`
    insert into izin (kisi_id, tur_id, baslangic, bitis, tatil_gunleri, kullanilan_gun, hesaplanan_gun, hesaplanan_saat,
      resmi_gun_sayisi, aciklama, yazan_id, yazma_zamani)
    select y.kisi, y.tur, y.bas, y.bit, y.tatil, y.gun, y.gun, 0, y.resmi, y.aciklama, ${yazan}::int,
      least(y.zaman, ${simdi}::timestamptz)
    from unnest(${dizi((s) => s.kisi)}::int[], ${dizi((s) => s.tur)}::int[], ${dizi((s) => s.baslangic)}::date[],
      ${dizi((s) => s.bitis)}::date[], ${dizi((s) => s.tatil)}::smallint[],
      ${dizi((s) => s.sure.KullanilanGun)}::numeric[], ${dizi((s) => s.sure.Resmi_Gun_Sayisi)}::numeric[],
      ${dizi((s) => s.aciklama)}::text[], ${dizi((s) => s.zaman)}::timestamptz[])
      with ordinality as y(kisi, tur, bas, bit, tatil, gun, resmi, aciklama, zaman, sira)
    where not exists (
      select from izin z where z.kisi_id = y.kisi
        and (z.baslangic = y.bas or z.silindi is null and daterange(z.baslangic, z.bitis) && daterange(y.bas, y.bit))
    )
    order by y.sira`.execute(db);
}

const ISTEKLER = [
  { kullanici: 'personel1', tur: 280, gun: 24, sure: 7, aciklama: 'Ailemle Karadeniz gezisi' },
  { kullanici: 'personel2', tur: 281, gun: 10, sure: 1, aciklama: 'Ev taşıyorum' },
  { kullanici: 'satis1', tur: 280, gun: 17, sure: 14, aciklama: 'Yıllık iznimin bir bölümü' },
] as const;

/** Waiting requests for leave, so that a head has something to decide. */
export async function izinIstekleriYaz(db: Db, idler: ReadonlyMap<number, number>, bugun: Gun): Promise<void> {
  const izinler = ISTEKLER.map(({ kullanici, tur, gun, sure, aciklama }): PlanliIzin => {
    const baslangic = pazartesi(gunEkle(bugun, gun));
    return {
      kisi: KADRO.find((k) => k.kullanici === kullanici)!,
      tur,
      baslangic,
      bitis: gunEkle(baslangic, sure),
      aciklama,
    };
  });
  const satirlar = (await sureleriyle(db, izinler)).map((i) => ({
    kisi_id: idler.get(i.kisi.no)!,
    tur_id: i.tur,
    baslangic: i.baslangic,
    bitis: i.bitis,
    tatil_gunleri: tatilGunleri(i.kisi),
    kullanilan_gun: i.sure.KullanilanGun,
    kullanilan_saat: 0,
    aciklama: i.aciklama,
    zaman: new Date(istanbulAni(gunEkle(bugun, -1), '10:20')),
  }));
  if (satirlar.length > 0) await db.insertInto('izin_talep').values(satirlar).execute();
}
