import { gorunenUzunluk } from '../../platform/text/metin.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type Gun, gunFarki } from '../../platform/time/tarih.ts';

/**
 * Reports of messages, and inspections of other people's conversations. An inspection needs a reason, lasts an hour,
 * and its participants see it.
 */

export const EN_UZUN_SEBEP = 500;
/** Minimum number of characters of an inspection's reason, which the participants read. */
const EN_KISA_BAKIS_SEBEBI = 20;
const EN_KISA_SIKAYET = 10;
/** An inspection stays readable for this many minutes. */
export const BAKIS_DAKIKASI = 60;
/** Upper limit of days in one inspection. */
const EN_UZUN_BAKIS = 31;
/** Upper limit of messages in one inspection. */
export const BAKILAN_EN_COK = 500;

export const SIKAYET_DURUMLARI = ['acik', 'uygunsuz', 'sorunsuz'] as const;
export type SikayetDurumu = (typeof SIKAYET_DURUMLARI)[number];
export const SIKAYET_DURUM_ADLARI: Readonly<Record<SikayetDurumu, string>> = {
  acik: 'Karar Bekliyor',
  uygunsuz: 'Kaldırıldı',
  sorunsuz: 'Sorun Görülmedi',
};

export interface SikayetHali {
  readonly DurumAnahtar: SikayetDurumu;
  readonly YazanId: number;
  readonly BildirenId: number;
}
export interface SikayetCagirani {
  readonly Id: number;
}

/** Nobody decides about their own message or their own report. */
const tarafsiz = (s: SikayetHali, c: SikayetCagirani): boolean => s.YazanId !== c.Id && s.BildirenId !== c.Id;
const TARAF = 'Kendi yazdığınız ya da bildirdiğiniz mesaja siz karar veremezsiniz; yetkili başka biri karar verir.';

/** State machine of a report. A removed message does not come back. */
export const SIKAYET_SURECI: Surec<SikayetDurumu, SikayetHali, SikayetCagirani> = {
  durumlar: SIKAYET_DURUMLARI,
  ilk: 'acik',
  hali: (s) => s.DurumAnahtar,
  gecisler: [
    { nereden: ['acik', 'sorunsuz'], nereye: 'uygunsuz', ad: 'Mesajı Kaldır', kosul: tarafsiz, cumle: TARAF },
    { nereden: ['acik'], nereye: 'sorunsuz', ad: 'Sorun Yok', kosul: tarafsiz, cumle: TARAF },
  ],
  kapali: (durum) => `‘${durum}’ olan bildirimin kararı değişmez.`,
};

export const METIN = {
  kendine: 'Kendinizi engelleyemezsiniz.',
  sorumlu: 'Departmanınızın sorumlusunu engelleyemezsiniz; sizi rahatsız eden mesajını bildirebilirsiniz.',
  engelli:
    'Bu kişiyle ikili yazışmanız kapalı. İşle ilgili olanı departman ya da grup konuşmasına yazabilir, acil olan için telefon edebilirsiniz.',
  kendiMesaji: 'Kendi mesajınızı bildiremezsiniz; geri alabilirsiniz.',
  kisaSikayet: `Mesajın neden uygun olmadığını en az ${EN_KISA_SIKAYET} karakterle yazınız.`,
  kisaSebep: `Neden bakıldığını en az ${EN_KISA_BAKIS_SEBEBI} karakterle yazınız; konuşmadakiler de okur.`,
  aralik: `Bir seferde en çok ${EN_UZUN_BAKIS} güne bakılır; aralığı daraltınız.`,
  tersAralik: 'Bitiş günü başlangıçtan önce olamaz.',
  katilan: 'Bu konuşmaya zaten katılıyorsunuz; Yazışma sayfasından açınız.',
  bitti: `Bakış süresi (${BAKIS_DAKIKASI} dakika) doldu. Gerekiyorsa sebebini yazarak yeniden bakınız.`,
} as const;

/** Error of a report's reason, or null. */
export const sikayetHatasi = (sebep: string): string | null =>
  gorunenUzunluk(sebep) < EN_KISA_SIKAYET ? METIN.kisaSikayet : null;

/** Error of an inspection, or null. */
export function bakisHatasi(b: {
  readonly Sebep: string;
  readonly Baslangic: Gun;
  readonly Bitis: Gun;
}): string | null {
  if (b.Bitis < b.Baslangic) return METIN.tersAralik;
  if (gunFarki(b.Baslangic, b.Bitis) >= EN_UZUN_BAKIS) return METIN.aralik;
  return gorunenUzunluk(b.Sebep) < EN_KISA_BAKIS_SEBEBI ? METIN.kisaSebep : null;
}
