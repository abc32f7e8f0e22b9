import { type IzinSuresi, type Tatil, izinSuresi } from '@masabasi/core/izin/izin/rules';
import { type Gun, gunEkle, gunFarki, haftaGunu } from '@masabasi/core/platform/time/tarih';
import { type DemoKisi, OYNANANLAR } from './kadro.ts';
import { zar } from './zar.ts';

/**
 * The leave calendar of the demo company, as a pure function of the date, without beginning or end. On every day three
 * people are on annual leave (one of Destek, one of Satış or Yazılım, one of the others) and one has a sick note. On
 * some days one more is away for a day or two. No two of them come from the same department, or crew where it has
 * crews.
 */
export interface PlanliIzin {
  readonly kisi: DemoKisi;
  readonly tur: 280 | 281 | 282;
  readonly baslangic: Gun;
  /** The day of return. */
  readonly bitis: Gun;
  readonly aciklama: string;
}

const ILK_PAZARTESI: Gun = '2020-01-06';
const DONGU = 52;

/** The number of a day's week. */
export const haftaNo = (gun: Gun): number => Math.floor(gunFarki(ILK_PAZARTESI, gun) / 7);
const haftaBasi = (hafta: number): Gun => gunEkle(ILK_PAZARTESI, hafta * 7);

const HAVUZLAR: readonly (readonly DemoKisi[])[] = [
  OYNANANLAR.filter((k) => k.departman === 'Destek'),
  OYNANANLAR.filter((k) => k.departman === 'Satış' || k.departman === 'Yazılım'),
  OYNANANLAR.filter((k) => !['Destek', 'Satış', 'Yazılım'].includes(k.departman)),
];

export const ACIKLAMALAR = {
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
  282: ['İstirahat raporu', 'İstirahat raporu ekte', 'Rapor aslı personel dosyasında', 'İki günlük rapor'],
} as const;

/** Caches the last results of a pure function of one number. */
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

/** All absences that touch a week. */
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

/** True when a person is on leave on a day. */
export const planliIzinde = (k: DemoKisi, gun: Gun): boolean =>
  haftaninIzinleri(haftaNo(gun)).some((i) => i.kisi === k && i.baslangic <= gun && i.bitis > gun);

/** Destek works by the clock and rests on Sundays. Offices rest at the weekend. */
export const tatilGunleri = (k: DemoKisi): 1 | 2 => (k.departman === 'Destek' ? 1 : 2);

/** The Monday of a day's week. */
export const pazartesi = (gun: Gun): Gun => gunEkle(gun, 1 - haftaGunu(gun));

/** Leaves with their computed lengths. A leave on holidays only is left out. */
export function sureleriyle(
  izinler: readonly PlanliIzin[],
  turler: readonly { readonly Id: number; readonly TakvimGunu: boolean }[],
  tatiller: readonly Tatil[],
): (PlanliIzin & { readonly sure: IzinSuresi })[] {
  const hepsi = izinler.map((i) => {
    const aralik = { Baslangic: i.baslangic, Bitis: i.bitis, Izin_Baslama_Saati: null, Izin_Bitis_Saati: null };
    const kural = {
      Tur: i.tur,
      Tatil_Gunleri: tatilGunleri(i.kisi),
      takvimGunu: turler.find((t) => t.Id === i.tur)?.TakvimGunu ?? false,
    };
    const yakin = tatiller.filter((t) => t.Tarih >= i.baslangic && t.Tarih < i.bitis);
    return { ...i, sure: izinSuresi({ ...aralik, ...kural, tatiller: yakin }) };
  });
  return hepsi.filter((i) => i.sure.KullanilanGun > 0);
}
