import { zarfHali } from './zarf.ts';

/** States of an issued invoice: sent to the integrator, then to its buyer, then the buyer's answer. */

export const GONDERIM_ADLARI = {
  bekliyor: 'Gönderilecek',
  gonderiliyor: 'Gönderiliyor',
  kuyrukta: 'Kuyrukta',
  ulasti: 'Ulaştı',
  yanitBekliyor: 'Yanıt Bekleniyor',
  kabul: 'Kabul Edildi',
  ret: 'Alıcı Reddetti',
  otomatikKabul: 'Süresi Doldu, Kabul',
  reddedildi: 'Gönderilemedi',
  iptalBekliyor: 'İptali Gönderilecek',
  iptal: 'İptal Bildirildi',
  geriCekildi: 'Gönderilmedi',
} as const;
export type GonderimDurumu = keyof typeof GONDERIM_ADLARI;
export const GONDERIM_DURUMLARI = Object.keys(GONDERIM_ADLARI) as GonderimDurumu[];

/** Allowed next states. Any other change is ignored, for any answers in any order. */
const GECISLER: Readonly<Record<GonderimDurumu, readonly GonderimDurumu[]>> = {
  bekliyor: ['gonderiliyor', 'geriCekildi'],
  gonderiliyor: ['bekliyor', 'kuyrukta', 'ulasti', 'yanitBekliyor', 'kabul', 'ret', 'reddedildi'],
  kuyrukta: ['bekliyor', 'ulasti', 'yanitBekliyor', 'kabul', 'ret', 'reddedildi'],
  yanitBekliyor: ['kabul', 'ret', 'otomatikKabul'],
  ulasti: ['iptalBekliyor'],
  iptalBekliyor: ['iptal', 'ulasti'],
  reddedildi: ['bekliyor'],
  kabul: [],
  ret: [],
  otomatikKabul: [],
  iptal: [],
  geriCekildi: ['bekliyor'],
};
export const gonderimGecer = (once: GonderimDurumu, sonra: GonderimDurumu): boolean => GECISLER[once].includes(sonra);

/** Final states, in which no message is expected. */
export const BITEN_GONDERIM: ReadonlySet<GonderimDurumu> = /* @__PURE__ */ new Set<GonderimDurumu>([
  'ulasti',
  'kabul',
  'ret',
  'otomatikKabul',
  'reddedildi',
  'iptal',
  'geriCekildi',
]);

/** States that an answer of the integrator can change. Only a person can change the others. */
const YOLDAKI: ReadonlySet<GonderimDurumu> = /* @__PURE__ */ new Set<GonderimDurumu>([
  'gonderiliyor',
  'kuyrukta',
  'yanitBekliyor',
]);

export const ALICI_YANITLARI = ['KABUL', 'RED'] as const;
export type AliciYaniti = (typeof ALICI_YANITLARI)[number];

/** The integrator's information about an invoice. Null: it has no invoice with this ETTN. */
export interface GonderimBilgisi {
  readonly Kod: string;
  readonly Yanit: AliciYaniti | null;
}

/**
 * The next state after the integrator's answer. Null: no change. An invoice that the integrator does not know is sent
 * again, a known one is not.
 */
export function sonrakiDurum(
  durum: GonderimDurumu,
  senaryo: string,
  bilgi: GonderimBilgisi | null,
): GonderimDurumu | null {
  if (!YOLDAKI.has(durum)) return null;
  const aday = ((): GonderimDurumu => {
    if (bilgi === null) return 'bekliyor';
    const ticari = senaryo === 'TICARIFATURA';
    const hal = zarfHali(bilgi.Kod);
    if (hal === 'ulasti' && ticari && bilgi.Yanit !== null) return bilgi.Yanit === 'KABUL' ? 'kabul' : 'ret';
    if (hal === 'ulasti') return ticari ? 'yanitBekliyor' : 'ulasti';
    if (hal === 'ret') return 'reddedildi';
    return hal === 'gecici' ? 'bekliyor' : 'kuyrukta';
  })();
  return gonderimGecer(durum, aday) ? aday : null;
}

/** Reason to refuse a cancellation in this sending state, or null. */
export function gonderimIptalEngeli(durum: GonderimDurumu | null, tur: 'efatura' | 'earsiv'): string | null {
  switch (durum) {
    case null:
    case 'bekliyor':
    case 'geriCekildi':
    case 'reddedildi':
    case 'ret':
      return null;
    case 'gonderiliyor':
    case 'kuyrukta':
      return 'Fatura gönderiliyor; sonucu belli olunca iptal edebilirsiniz.';
    case 'ulasti':
      return tur === 'earsiv'
        ? null
        : 'e-Fatura alıcısına ulaştı; iade faturası düzenleyiniz ya da GİB’in iptal/itiraz sayfasını kullanınız.';
    default:
      return 'Ticari fatura alıcısına ulaştı; iade faturası düzenleyiniz.';
  }
}

/** Seconds until the integrator is asked again, by the number of tries so far. */
export const beklemeSaniyesi = (deneme: number): number => Math.min(3600, 5 * 2 ** Math.min(deneme, 10));
