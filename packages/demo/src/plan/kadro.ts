import { kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import type { MesaiSaatleri } from '@masabasi/core/mesai/mesai/rules';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { ROL, type RolAdi } from '@masabasi/server/platform/setup/menuler';
import { ileriIsGunu } from './isGunu.ts';
import { zar } from './zar.ts';

/** The staff of the demo company. Every name is made up. */

export type DepartmanAdi =
  | 'Destek'
  | 'Satış'
  | 'Yazılım'
  | 'Eğitim'
  | 'Muhasebe'
  | 'İnsan Kaynakları'
  | 'Kurulum'
  | 'Yönetim';

interface DemoDepartman {
  readonly ad: DepartmanAdi;
  readonly vardiyaDakika: number | null;
  readonly gunler: readonly number[];
  readonly digerLimit: number | null;
  readonly yemekLimit: number | null;
  /** User name of its head. */
  readonly sorumlu: string;
}

export const MESAI_BASLANGIC = '08:30';
export const MESAI_BITIS = '18:00';
const HAFTA_ICI = [1, 2, 3, 4, 5];
const HER_GUN = [1, 2, 3, 4, 5, 6, 7];

const ofis = (ad: DepartmanAdi, sorumlu: string): DemoDepartman => ({
  ad,
  vardiyaDakika: null,
  gunler: HAFTA_ICI,
  digerLimit: null,
  yemekLimit: null,
  sorumlu,
});

export const DEPARTMANLAR: readonly DemoDepartman[] = [
  { ad: 'Destek', vardiyaDakika: 540, gunler: HER_GUN, digerLimit: 3, yemekLimit: 4, sorumlu: 'sorumlu' },
  ofis('Satış', 'volkan.ozcelik'),
  ofis('Yazılım', 'onur.yigit'),
  ofis('Eğitim', 'nurgul.cetin'),
  ofis('Muhasebe', 'mujgan.akin'),
  ofis('İnsan Kaynakları', 'gonul.isildak'),
  ofis('Kurulum', 'levent.cagatay'),
  ofis('Yönetim', 'nese.ulusoy'),
];

/** The three crews of Destek and the night team of Kurulum work by the clock. Everybody else keeps office hours. */
export type Ekip = 'Gündüz' | 'Akşam' | 'Gece' | 'Gece Ekibi' | 'ofis';

/** Working hours of a crew. */
export const EKIP_SAATLERI: Readonly<Record<Ekip, MesaiSaatleri>> = {
  Gündüz: { Baslangic: '07:30', Bitis: '16:30', SureDakika: 540 },
  Akşam: { Baslangic: '15:30', Bitis: '00:30', SureDakika: 540 },
  Gece: { Baslangic: '23:30', Bitis: '08:30', SureDakika: 540 },
  'Gece Ekibi': { Baslangic: '22:00', Bitis: '07:00', SureDakika: null },
  ofis: { Baslangic: MESAI_BASLANGIC, Bitis: MESAI_BITIS, SureDakika: null },
};

export interface DemoKisi {
  /** Number in the staff, from 1. Not the database's id. */
  readonly no: number;
  readonly ad: string;
  readonly soyad: string;
  readonly kullanici: string;
  readonly departman: DepartmanAdi;
  readonly grup: string | null;
  readonly ekip: Ekip;
  /** One of the seven accounts for visitors: it has no history and is never played. */
  readonly hesap: boolean;
  readonly rol: RolAdi;
  /** Own working days, where they differ from the department's. */
  readonly gunler: readonly number[] | null;
}

type Satir = readonly [ad: string, soyad: string, departman: DepartmanAdi, grup: string | null, kullanici?: string];

const SATIRLAR: readonly Satir[] = [
  ['Ümit', 'Başar', 'Yönetim', null, 'yonetici'],
  ['Gülşen', 'Çağlayan', 'Destek', null, 'sorumlu'],
  ['İrem', 'Yıldız', 'Destek', null, 'personel1'],
  ['Oğuzhan', 'Kılıç', 'Destek', null, 'personel2'],
  ['Merve', 'Güler', 'Satış', null, 'satis1'],
  ['Sercan', 'Yetiş', 'Muhasebe', null, 'yetkisiz'],
  ['Şule', 'Denemeci', 'Destek', null, 'deneme'],
  ['Ayşe Nur', 'Şahin', 'Destek', 'Gündüz'],
  ['Çağrı', 'Öztürk', 'Destek', 'Gündüz'],
  ['Işıl', 'Doğan', 'Destek', 'Gündüz'],
  ['Mehmet Ali', 'Güneş', 'Destek', 'Gündüz'],
  ['Özge', 'Aydın', 'Destek', 'Gündüz'],
  ['Sıla', 'Karaağaç', 'Destek', 'Gündüz'],
  ['Tuğba', 'Erdoğan', 'Destek', 'Gündüz'],
  ['Uğur', 'Çelik', 'Destek', 'Gündüz'],
  ['Yağmur', 'Bıçakçı', 'Destek', 'Gündüz'],
  ['Barış', 'Özgür', 'Destek', 'Akşam'],
  ['Ceren', 'İnce', 'Destek', 'Akşam'],
  ['Doğukan', 'Yavuz', 'Destek', 'Akşam'],
  ['Ebru', 'Kurtuluş', 'Destek', 'Akşam'],
  ['Fırat', 'Şimşek', 'Destek', 'Akşam'],
  ['Gizem', 'Altıntaş', 'Destek', 'Akşam'],
  ['İlker', 'Bağcı', 'Destek', 'Akşam'],
  ['Nazlı', 'Ünal', 'Destek', 'Akşam'],
  ['Şeyma', 'Gökçe', 'Destek', 'Akşam'],
  ['Alperen', 'Ağaoğlu', 'Destek', 'Gece'],
  ['Büşra', 'Çınar', 'Destek', 'Gece'],
  ['Emre', 'Işık', 'Destek', 'Gece'],
  ['Furkan', 'Tığlı', 'Destek', 'Gece'],
  ['Hüseyin', 'Sarıgül', 'Destek', 'Gece'],
  ['Kübra', 'Göçmen', 'Destek', 'Gece'],
  ['Ömer Faruk', 'Özdemir', 'Destek', 'Gece'],
  ['Selçuk', 'Irgat', 'Destek', 'Gece'],
  ['Zeynep', 'Küçük', 'Destek', 'Gece'],
  ['Volkan', 'Özçelik', 'Satış', null],
  ['Aslı', 'Günay', 'Satış', 'Kamu'],
  ['Bülent', 'Sağlam', 'Satış', 'Kamu'],
  ['Çiğdem', 'Işıklar', 'Satış', 'Özel Sektör'],
  ['Hakan', 'Uğurlu', 'Satış', 'Özel Sektör'],
  ['Pınar', 'Öz', 'Satış', 'Özel Sektör'],
  ['Onur', 'Yiğit', 'Yazılım', null],
  ['Ali Rıza', 'Koç', 'Yazılım', 'Hastane'],
  ['Beyza', 'Çakır', 'Yazılım', 'Hastane'],
  ['Deniz', 'Iğdır', 'Yazılım', 'Hastane'],
  ['Gökhan', 'Şentürk', 'Yazılım', 'Laboratuvar'],
  ['Hilal', 'Ölmez', 'Yazılım', 'Laboratuvar'],
  ['Kağan', 'Ertuğrul', 'Yazılım', 'Klinik'],
  ['Yasemin', 'Ilgaz', 'Yazılım', 'Klinik'],
  ['Nurgül', 'Çetin', 'Eğitim', null],
  ['Sinem', 'Ağır', 'Eğitim', null],
  ['Tolga', 'Üstün', 'Eğitim', null],
  ['Müjgan', 'Akın', 'Muhasebe', null],
  ['İsmail', 'Gültekin', 'Muhasebe', null],
  ['Rüya', 'Sönmez', 'Muhasebe', null],
  ['Gönül', 'Işıldak', 'İnsan Kaynakları', null],
  ['İpek', 'Şen', 'İnsan Kaynakları', null],
  ['Levent', 'Çağatay', 'Kurulum', null],
  ['Özkan', 'Dağlı', 'Kurulum', null],
  ['Cihan', 'Ilıca', 'Kurulum', 'Gece Ekibi'],
  ['Erdinç', 'Güçlü', 'Kurulum', 'Gece Ekibi'],
  ['Şükrü', 'İpekçi', 'Kurulum', 'Gece Ekibi'],
  ['Yiğit Can', 'Ördek', 'Kurulum', 'Gece Ekibi'],
  ['Neşe', 'Ulusoy', 'Yönetim', null],
  ['Ahmet', 'Çobanoğlu', 'Yönetim', null],
];

/**
 * First of the two days off, by place in the crew of nine. Every day of the week at least six are at work, so five
 * remain when one is on leave.
 */
const ILK_BOS_GUN = [1, 2, 3, 4, 5, 6, 7, 1, 4];

const ekipOf = (departman: DepartmanAdi, grup: string | null): Ekip =>
  grup !== null && grup in EKIP_SAATLERI && (departman === 'Destek' || departman === 'Kurulum')
    ? (grup as Ekip)
    : 'ofis';

function rolOf(kullanici: string): RolAdi {
  if (kullanici === 'yonetici') return ROL.yonetici;
  if (kullanici === 'yetkisiz') return ROL.kisitli;
  return DEPARTMANLAR.some((d) => d.sorumlu === kullanici) ? ROL.sorumlu : ROL.calisan;
}

export const KADRO: readonly DemoKisi[] = SATIRLAR.map(([ad, soyad, departman, grup, hesap], i) => {
  const kullanici = hesap ?? kullaniciAnahtari(`${ad}.${soyad}`).replaceAll(' ', '');
  const sira = SATIRLAR.slice(0, i).filter((s) => s[2] === departman && s[3] === grup).length;
  const bos = ILK_BOS_GUN[sira]!;
  return {
    no: i + 1,
    ad,
    soyad,
    kullanici,
    departman,
    grup,
    ekip: hesap === undefined ? ekipOf(departman, grup) : 'ofis',
    hesap: hesap !== undefined,
    rol: rolOf(kullanici),
    gunler:
      departman === 'Destek' && hesap === undefined ? HER_GUN.filter((g) => g !== bos && g !== (bos % 7) + 1) : null,
  };
});

/** The people who are played: everybody but the seven accounts. */
export const OYNANANLAR: readonly DemoKisi[] = KADRO.filter((k) => !k.hesap);

/** The person who enters everybody's leave. */
export const IK: DemoKisi = KADRO.find((k) => k.kullanici === 'gonul.isildak')!;

const DEPARTMAN_GUNLERI = new Map(DEPARTMANLAR.map((d) => [d.ad, d.gunler]));

/** The days of the week on which a person works. */
export const calismaGunleri = (k: DemoKisi): readonly number[] => k.gunler ?? DEPARTMAN_GUNLERI.get(k.departman)!;

/** The IP address of a person's computer. */
export const adres = (k: DemoKisi): string =>
  `10.20.${DEPARTMANLAR.findIndex((d) => d.ad === k.departman) + 1}.${k.no + 10}`;

/** A telephone number of a range that is never assigned. */
export const telefon = (k: Pick<DemoKisi, 'no'>): string => `0555000${String(k.no).padStart(4, '0')}`;

/** A national id of a range without real people. */
export const tcKimlik = (k: Pick<DemoKisi, 'no'>): string => `98${String(k.no * 7_919_317).padStart(9, '0')}`;

/** People with a birthday near the day on which the demo is loaded, with the distance in days. */
const YAKIN_DOGUM_GUNLERI = new Map([
  ['cagri.ozturk', 0],
  ['yasemin.ilgaz', 2],
  ['personel2', 4],
  ['pinar.oz', 6],
  ['tolga.ustun', -1],
  ['seyma.gokce', -5],
]);

/** Lowest age at the beginning of work here. */
const YETISKIN = 22;

/** A birth date. A few fall within six days of `bugun`. Their years are leap years, so that any date exists. */
export function dogumTarihi(k: DemoKisi, bugun: Gun): Gun {
  const z = zar(k.no, 7);
  const uzaklik = YAKIN_DOGUM_GUNLERI.get(k.kullanici);
  if (uzaklik !== undefined) return `${z.biri([1980, 1984, 1988, 1992, 1996])}${gunEkle(bugun, uzaklik).slice(4)}`;
  // A person with a fixed first entry was an adult by then. The others enter as adults.
  const giris = HESAP_GIRISLERI.get(k.kullanici);
  const enGenc = giris === undefined ? 2001 : Number(giris.slice(0, 4)) - YETISKIN;
  return gunEkle(`${z.arasi(1966, enGenc)}-01-01`, z.arasi(0, 364));
}

/** First entries of the visitors' accounts: a newcomer, a person with long service, and some between. */
const HESAP_GIRISLERI = new Map<string, Gun>([
  ['yonetici', '2009-02-16'],
  ['sorumlu', '2013-05-20'],
  ['personel1', '2019-09-02'],
  ['personel2', '2022-03-14'],
  ['satis1', '2016-06-01'],
  ['yetkisiz', '2023-01-09'],
  ['deneme', '2024-10-07'],
]);

/** First and latest entry of a person: at working age and on a weekday. Every sixteenth came back after a pause. */
export function iseGirisleri(k: DemoKisi, bugun: Gun): { readonly ilk: Gun; readonly son: Gun } {
  const hesap = HESAP_GIRISLERI.get(k.kullanici);
  if (hesap !== undefined) return { ilk: hesap, son: hesap };
  const z = zar(k.no, 8);
  const yetiskin = Number(dogumTarihi(k, bugun).slice(0, 4)) + YETISKIN;
  const yil = Math.min(2024, Math.max(yetiskin, z.arasi(2007, 2024)));
  const ilk = ileriIsGunu(gunEkle(`${yil}-01-06`, z.arasi(0, 340)));
  return { ilk, son: k.no % 16 === 0 && yil < 2021 ? ileriIsGunu(gunEkle(ilk, 1000)) : ilk };
}
