import { gorunenUzunluk } from '../../platform/text/metin.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type Gun, gunEkle, haftaGunu, tarihYaz } from '../../platform/time/tarih.ts';
import { type BagTuru, type CalismaGunu, type CpmBagi, type CpmIsi, isGunleri } from './cpm.ts';

/** Rules of projects, their topics, plans and progress. */

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

/** Characters of a reason, at least. */
const EN_AZ_NEDEN = 10;
export const EN_COK_PLAN = 2000;
/** Characters of an imported file. Two thousand plans need about two thousand kilobytes. */
export const PROJE_DOSYASI_SINIRI = 4 * 1024 * 1024;
export const EN_COK_KONU = 300;
export const EN_COK_ONCEKI = 30;
export const EN_COK_PLAN_SAATI = 9999;
export const EN_COK_GECIKME = 999;

/** Rights of the caller in a project. */
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

/** State machine of a project. */
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

/** True when plans of the project may change. */
export const prjAcik = (durum: PrjDurumu): boolean => durum !== 'tamamlandi' && durum !== 'iptal';
/** True for states that need a reason. */
export const prjNedenli = (durum: PrjDurumu): boolean => durum === 'beklemede' || durum === 'iptal';

export interface PlanHali {
  readonly DurumAnahtar: PlanDurumu;
  /** Person who asked for approval; null: nobody, or already decided. */
  readonly OnayIsteyenId: number | null;
  /** Flaw of the flow; null: there is none. */
  readonly Kusur: string | null;
  /** Steps that are not done yet. */
  readonly AcikAdim: number;
}

/** State machine of a plan. Approved plans change as a new version, and nobody approves their own request. */
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
    { nereden: ['onayli'], nereye: 'taslak', ad: 'Yeni Versiyon Aç', kim: planlayan },
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

/** True when a state change needs a reason, because it takes back a decision or a request. */
export const planNedenli = (nereden: PlanDurumu, nereye: PlanDurumu): boolean =>
  nereye === 'taslak' || nereden === 'tamamlandi';

/** Reason why the caller cannot record progress of a plan in an open project; null: they can. */
export function takipEngeli(
  plan: { readonly DurumAnahtar: PlanDurumu; readonly TemelBaslama: Gun | null; readonly SorumluId: number | null },
  c: Pick<PrjCagirani, 'Id' | 'planlar'>,
): string | null {
  if (!c.planlar && plan.SorumluId !== c.Id) return 'İlerlemeyi, planın sorumlusu ya da projeyi planlayan biri yazar.';
  if (plan.DurumAnahtar === 'tamamlandi') return 'Tamamlanmış plana ilerleme yazılmaz; önce yeniden açınız.';
  return plan.TemelBaslama === null ? 'Hiç onaylanmamış plana ilerleme yazılmaz.' : null;
}

/** Reason to refuse the explanation of a state change, or null. */
export const nedenHatasi = (gerek: boolean, aciklama: string): string | null =>
  gerek && gorunenUzunluk(aciklama) < EN_AZ_NEDEN ? `Nedenini en az ${EN_AZ_NEDEN} karakterle yazınız.` : null;

/** Working days: Monday to Friday without holidays. */
export const calismaTakvimi = (tatiller: readonly Gun[]): CalismaGunu => {
  const tatil = new Set(tatiller);
  return (gun) => haftaGunu(gun) < 6 && !tatil.has(gun);
};

/** Number of working days between two days, both included. */
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

/** Days and links of a plan, for the rules. */
export interface PlanGunleri {
  readonly Id: number;
  readonly Ad: string;
  readonly Baslama_Tarihi: Gun;
  readonly Bitis_Tarihi: Gun;
  readonly KilometreTasi: boolean;
  /** The plan has begun or is done, so links do not move it. */
  readonly Basladi: boolean;
  readonly Bagimliliklar: readonly PlanBagi[];
}

/** Plans in the form that `cpm` takes. The calendar is walked once, for any number and length of plans. */
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

/** Reason to refuse the days of a plan, or null. */
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

/** Promised end of a plan: `TemelBitis` is that of the last approved version, null if none was ever approved. */
export interface PlanSozu {
  readonly TemelBitis: Gun | null;
  readonly Gercek_Bitis: Gun | null;
}

const bittiMi = (p: PlanSozu, gun: Gun): boolean => p.Gercek_Bitis !== null && p.Gercek_Bitis <= gun;

/**
 * True when the promised end of an unfinished plan in an open project is over. A plan that was never approved promised
 * nothing.
 */
export const planGecikti = (p: PlanSozu, prj: PrjDurumu, gun: Gun): boolean =>
  prjAcik(prj) && p.TemelBitis !== null && p.TemelBitis < gun && !bittiMi(p, gun);

/**
 * Working days from the promised end to the real end, or to `gun` while the plan is late. A delay counts at least 1.
 */
export function gecikme(p: PlanSozu, prj: PrjDurumu, gun: Gun, calisir: CalismaGunu): number {
  const bitti = bittiMi(p, gun);
  if (p.TemelBitis === null || (!bitti && !planGecikti(p, prj, gun))) return 0;
  const son = bitti ? p.Gercek_Bitis! : gun;
  return son <= p.TemelBitis ? 0 : Math.max(1, isGunu(gunEkle(p.TemelBitis, 1), son, calisir));
}

/** Delay of a plan in words; empty: there is none. */
export const gecikmeYaz = (p: { readonly Gecikti: boolean; readonly Gecikme: number }): string =>
  p.Gecikme === 0 ? '' : p.Gecikti ? `${p.Gecikme} iş günü gecikti` : `${p.Gecikme} iş günü geç bitti`;

/** Common progress of plans, weighted by their hours. Without any hours each plan counts the same. */
export function ortakIlerleme(
  planlar: readonly { readonly Ilerleme: number; readonly Tahmini_Sure: number }[],
): number {
  if (planlar.length === 0) return 0;
  const saat = planlar.reduce((t, p) => t + p.Tahmini_Sure, 0);
  const toplam = planlar.reduce((t, p) => t + p.Ilerleme * (saat === 0 ? 1 : p.Tahmini_Sure), 0);
  return Math.floor(toplam / (saat === 0 ? planlar.length : saat));
}

/** True when a topic would lie below itself. */
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

/** History words of a project. */
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

/** History words of a plan. */
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
    PlanSurum: 'Plan versiyonu',
    Baslama_Tarihi: 'Başlama',
    Bitis_Tarihi: 'Bitiş',
    Ilerleme: 'İlerleme',
    AkisAdimi: 'Adım sayısı',
  },
});
