import { gorunenUzunluk } from '../metin.ts';
import { hareketSozlugu } from '../hareket/rules.ts';
import type { Surec } from '../surec.ts';
import { type Gun, gunEkle, haftaGunu, tarihYaz } from '../tarih.ts';
import { type BagTuru, type CalismaGunu, type CpmBagi, type CpmIsi, isGunleri } from './cpm.ts';

/** Projects, their topics, the plans of these and how far they are. */

export const PRJ_DURUMLARI = ['planlaniyor', 'suruyor', 'beklemede', 'tamamlandi', 'iptal'] as const;
export type PrjDurumu = (typeof PRJ_DURUMLARI)[number];
export const PRJ_DURUM_ADLARI: Readonly<Record<PrjDurumu, string>> = {
  planlaniyor: 'Planlanıyor',
  suruyor: 'Sürüyor',
  beklemede: 'Beklemede',
  tamamlandi: 'Tamamlandı',
  iptal: 'İptal',
};

export const PLAN_DURUMLARI = ['taslak', 'onaybekliyor', 'onayli', 'tamamlandi'] as const;
export type PlanDurumu = (typeof PLAN_DURUMLARI)[number];
export const PLAN_DURUM_ADLARI: Readonly<Record<PlanDurumu, string>> = {
  taslak: 'Taslak',
  onaybekliyor: 'Onay Bekliyor',
  onayli: 'Onaylı',
  tamamlandi: 'Tamamlandı',
};

/** A reason says something with at least so many characters. */
export const EN_AZ_NEDEN = 10;
export const EN_COK_PLAN = 2000;
/** Characters of a file of another program: a project of two thousand plans takes about as many kilobytes. */
export const PROJE_DOSYASI_SINIRI = 4 * 1024 * 1024;
export const EN_COK_KONU = 300;
export const EN_COK_ONCEKI = 30;
export const EN_COK_PLAN_SAATI = 9999;
export const EN_COK_GECIKME = 999;

/** Who somebody is to a project. */
export interface PrjCagirani {
  readonly Id: number;
  /** Right 1033, or the project's owner. */
  readonly planlar: boolean;
  /** Right 1034. */
  readonly onaylar: boolean;
}

export interface PrjHali {
  readonly DurumAnahtar: PrjDurumu;
  readonly Plan: number;
  readonly Biten: number;
}

const planlayan = (c: PrjCagirani): boolean => c.planlar;

/** The way of a project. */
export const PRJ_SURECI: Surec<PrjDurumu, PrjHali, PrjCagirani> = {
  durumlar: PRJ_DURUMLARI,
  ilk: 'planlaniyor',
  hali: (p) => p.DurumAnahtar,
  gecisler: [
    {
      nereden: ['planlaniyor'],
      nereye: 'suruyor',
      ad: 'Başlat',
      kim: planlayan,
      kosul: (p) => p.Plan > 0,
      cumle: 'Planı olmayan proje başlatılmaz; önce bir plan ekleyiniz.',
    },
    { nereden: ['beklemede'], nereye: 'suruyor', ad: 'Sürdür', kim: planlayan },
    { nereden: ['tamamlandi'], nereye: 'suruyor', ad: 'Yeniden Aç', kim: planlayan },
    { nereden: ['suruyor'], nereye: 'beklemede', ad: 'Beklemeye Al', kim: planlayan },
    {
      nereden: ['suruyor'],
      nereye: 'tamamlandi',
      ad: 'Tamamla',
      kim: planlayan,
      kosul: (p) => p.Biten === p.Plan,
      cumle: 'Tamamlanmamış planı olan proje tamamlanmaz.',
    },
    { nereden: ['planlaniyor', 'suruyor', 'beklemede'], nereye: 'iptal', ad: 'İptal Et', kim: planlayan },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir projenin durumu değişmez.`,
};

/** Whether plans of a project may change at all. */
export const prjAcik = (durum: PrjDurumu): boolean => durum !== 'tamamlandi' && durum !== 'iptal';
/** States that are reached with a reason only. */
export const prjNedenli = (durum: PrjDurumu): boolean => durum === 'beklemede' || durum === 'iptal';

export interface PlanHali {
  readonly DurumAnahtar: PlanDurumu;
  /** Who asked for its approval; null: nobody has, or it was decided. */
  readonly OnayIsteyenId: number | null;
  /** What its flow lacks; null: nothing. */
  readonly Kusur: string | null;
  /** Steps that are still to be done. */
  readonly AcikAdim: number;
}

/** The way of a plan: what was approved changes as a new version, and nobody approves what they asked for. */
export const PLAN_SURECI: Surec<PlanDurumu, PlanHali, PrjCagirani> = {
  durumlar: PLAN_DURUMLARI,
  ilk: 'taslak',
  hali: (p) => p.DurumAnahtar,
  gecisler: [
    {
      nereden: ['taslak'],
      nereye: 'onaybekliyor',
      ad: 'Onaya Gönder',
      kim: planlayan,
      kosul: (p) => p.Kusur === null,
      cumle: 'Akışı eksik olan plan onaya gönderilmez; akış sayfasındaki eksikleri tamamlayınız.',
    },
    {
      nereden: ['onaybekliyor'],
      nereye: 'onayli',
      ad: 'Onayla',
      kim: (c) => c.onaylar,
      kosul: (p, c) => p.OnayIsteyenId !== c.Id,
      cumle: 'Onayı isteyen kişi, planı kendisi onaylayamaz.',
    },
    { nereden: ['onaybekliyor'], nereye: 'taslak', ad: 'Taslağa Döndür', kim: (c) => c.onaylar || c.planlar },
    { nereden: ['onayli'], nereye: 'taslak', ad: 'Yeni Sürüm Aç', kim: planlayan },
    {
      nereden: ['onayli'],
      nereye: 'tamamlandi',
      ad: 'Tamamla',
      kim: planlayan,
      kosul: (p) => p.AcikAdim === 0,
      cumle: 'Tamamlanmamış adımı olan plan tamamlanmaz.',
    },
    { nereden: ['tamamlandi'], nereye: 'onayli', ad: 'Yeniden Aç', kim: planlayan },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir planın durumu değişmez.`,
};

/** Whether a move of a plan wants a reason: it takes back what somebody had decided or asked for. */
export const planNedenli = (nereden: PlanDurumu, nereye: PlanDurumu): boolean =>
  nereye === 'taslak' || nereden === 'tamamlandi';

/** Why somebody cannot write how far a plan of an open project is; null: they can. */
export function takipEngeli(
  plan: { readonly DurumAnahtar: PlanDurumu; readonly TemelBaslama: Gun | null; readonly SorumluId: number | null },
  c: Pick<PrjCagirani, 'Id' | 'planlar'>,
): string | null {
  if (!c.planlar && plan.SorumluId !== c.Id) return 'İlerlemeyi, planın sorumlusu ya da projeyi planlayan biri yazar.';
  if (plan.DurumAnahtar === 'tamamlandi') return 'Tamamlanmış plana ilerleme yazılmaz; önce yeniden açınız.';
  return plan.TemelBaslama === null ? 'Hiç onaylanmamış plana ilerleme yazılmaz.' : null;
}

/** What is wrong with the reason of a move; null: nothing. */
export const nedenHatasi = (gerek: boolean, aciklama: string): string | null =>
  gerek && gorunenUzunluk(aciklama) < EN_AZ_NEDEN ? `Nedenini en az ${EN_AZ_NEDEN} karakterle yazınız.` : null;

/** Working days: those of the week that are no holidays. */
export const calismaTakvimi = (tatiller: readonly Gun[]): CalismaGunu => {
  const tatil = new Set(tatiller);
  return (gun) => haftaGunu(gun) < 6 && !tatil.has(gun);
};

/** How many working days lie from one day to another, both counted. */
export function isGunu(ilk: Gun, son: Gun, calisir: CalismaGunu): number {
  let adet = 0;
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1)) if (calisir(gun)) adet++;
  return adet;
}

export interface PlanBagi {
  readonly PlanId: number;
  readonly Tur: BagTuru;
  readonly Gecikme: number;
}

/** What the rules look at of a plan. */
export interface PlanGunleri {
  readonly Id: number;
  readonly Ad: string;
  readonly Baslama_Tarihi: Gun;
  readonly Bitis_Tarihi: Gun;
  readonly KilometreTasi: boolean;
  /** It has begun or is done: links do not move it any more. */
  readonly Basladi: boolean;
  readonly Bagimliliklar: readonly PlanBagi[];
}

/** Plans as the reckoning of days takes them. The calendar is gone through once, however many and long they are. */
export function cpmIsleri(planlar: readonly PlanGunleri[], calisir: CalismaGunu): CpmIsi[] {
  const ilk = planlar.reduce<Gun>((g, p) => (p.Baslama_Tarihi < g ? p.Baslama_Tarihi : g), '9999-12-31');
  const takvim = isGunleri(ilk, calisir);
  return planlar.map((p) => ({
    Id: p.Id,
    Sure: p.KilometreTasi ? 0 : takvim.sira(gunEkle(p.Bitis_Tarihi, 1)) - takvim.sira(p.Baslama_Tarihi),
    EnErken: p.Baslama_Tarihi,
    Basladi: p.Basladi,
  }));
}
export const cpmBaglari = (planlar: readonly PlanGunleri[]): CpmBagi[] =>
  planlar.flatMap((p) =>
    p.Bagimliliklar.map((b) => ({ OncekiId: b.PlanId, SonrakiId: p.Id, Tur: b.Tur, Gecikme: b.Gecikme })),
  );

/** What is wrong with the days of a plan; null: nothing. */
export function gunHatasi(
  p: Pick<PlanGunleri, 'Baslama_Tarihi' | 'Bitis_Tarihi' | 'KilometreTasi'>,
  calisir: CalismaGunu,
): string | null {
  if (p.Bitis_Tarihi < p.Baslama_Tarihi) return 'Bitiş, başlamadan önce olamaz.';
  if (p.Bitis_Tarihi > gunEkle(p.Baslama_Tarihi, 3660)) return 'Bir plan on yıldan uzun sürmez.';
  if (p.KilometreTasi && p.Bitis_Tarihi !== p.Baslama_Tarihi)
    return 'Kilometre taşı tek bir gündür; bitişi başlamasıyla aynı olmalı.';
  for (const gun of [p.Baslama_Tarihi, p.Bitis_Tarihi])
    if (!calisir(gun)) return `${tarihYaz(gun)} çalışma günü değil; hafta sonu ve tatil olmayan bir gün seçiniz.`;
  return null;
}

/** A plan as it was promised: the end of the version approved last, null where none was ever approved. */
export interface PlanSozu {
  readonly TemelBitis: Gun | null;
  readonly Gercek_Bitis: Gun | null;
}

const bittiMi = (p: PlanSozu, gun: Gun): boolean => p.Gercek_Bitis !== null && p.Gercek_Bitis <= gun;

/** A plan of an open project is late once its promised day is over and it is not done. A draft that was never approved promised nothing. */
export const planGecikti = (p: PlanSozu, prj: PrjDurumu, gun: Gun): boolean =>
  prjAcik(prj) && p.TemelBitis !== null && p.TemelBitis < gun && !bittiMi(p, gun);

/** An open project is late once its last day is over. */
export const prjGecikti = (p: { readonly DurumAnahtar: PrjDurumu; readonly Bitis_Tarihi: Gun }, gun: Gun): boolean =>
  prjAcik(p.DurumAnahtar) && p.Bitis_Tarihi < gun;

/** Working days between the promised end and the day a plan was done, or the given day while it is late; at least 1 where there is a delay. */
export function gecikme(p: PlanSozu, prj: PrjDurumu, gun: Gun, calisir: CalismaGunu): number {
  const bitti = bittiMi(p, gun);
  if (p.TemelBitis === null || (!bitti && !planGecikti(p, prj, gun))) return 0;
  const son = bitti ? p.Gercek_Bitis! : gun;
  return son <= p.TemelBitis ? 0 : Math.max(1, isGunu(gunEkle(p.TemelBitis, 1), son, calisir));
}

/** The delay of a plan in words; empty: it has none. */
export const gecikmeYaz = (p: { readonly Gecikti: boolean; readonly Gecikme: number }): string =>
  p.Gecikme === 0 ? '' : p.Gecikti ? `${p.Gecikme} iş günü gecikti` : `${p.Gecikme} iş günü geç bitti`;

/** The progress of several plans: by their hours; where nobody wrote any, each counts alike. */
export function ortakIlerleme(
  planlar: readonly { readonly Ilerleme: number; readonly Tahmini_Sure: number }[],
): number {
  if (planlar.length === 0) return 0;
  const saat = planlar.reduce((t, p) => t + p.Tahmini_Sure, 0);
  const toplam = planlar.reduce((t, p) => t + p.Ilerleme * (saat === 0 ? 1 : p.Tahmini_Sure), 0);
  return Math.floor(toplam / (saat === 0 ? planlar.length : saat));
}

/** Whether a topic would lie under itself. */
export function konuDongusu(
  id: number,
  ustId: number | null,
  konular: readonly { readonly Id: number; readonly UstId: number | null }[],
): boolean {
  const ustu = new Map(konular.map((k) => [k.Id, k.UstId]));
  for (let u: number | null = ustId, n = 0; u !== null && n <= konular.length; u = ustu.get(u) ?? null, n++)
    if (u === id) return true;
  return false;
}

/** What happens to a project. */
export const PRJ_HAREKETLERI = hareketSozlugu({
  nesne: 'prj',
  ad: 'Proje kaydı',
  turler: {
    acildi: 'Proje açıldı',
    duzenlendi: 'Proje düzenlendi',
    durum: 'Projenin durumu değişti',
    konu: 'Konular değişti',
  },
  alanlar: { PrjDurum: 'Proje durumu', Konu: 'Konu' },
});

/** What happens to a plan. */
export const PLAN_HAREKETLERI = hareketSozlugu({
  nesne: 'proje_plan',
  ad: 'Proje planı',
  turler: {
    acildi: 'Plan açıldı',
    duzenlendi: 'Plan düzenlendi',
    kaydi: 'Plan başka bir planla kaydı',
    durum: 'Planın durumu değişti',
    akis: 'Akış değişti',
    takip: 'İlerleme yazıldı',
    dosya: 'Dosyalar değişti',
    silindi: 'Plan silindi',
  },
  alanlar: {
    PlanDurum: 'Plan durumu',
    PlanSurum: 'Plan sürümü',
    Baslama_Tarihi: 'Başlama',
    Bitis_Tarihi: 'Bitiş',
    Ilerleme: 'İlerleme',
    AkisAdimi: 'Adım sayısı',
  },
});
