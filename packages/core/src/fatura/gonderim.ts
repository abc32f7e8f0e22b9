import { zarfHali } from './zarf.ts';

/** The way of an invoice after it was cut: out to the integrator, to its buyer, and what the buyer says. */

export const GONDERIM_DURUMLARI = [
  'bekliyor',
  'gonderiliyor',
  'kuyrukta',
  'ulasti',
  'yanitBekliyor',
  'kabul',
  'ret',
  'otomatikKabul',
  'reddedildi',
  'iptalBekliyor',
  'iptal',
  'geriCekildi',
] as const;
export type GonderimDurumu = (typeof GONDERIM_DURUMLARI)[number];
export const GONDERIM_ADLARI: Readonly<Record<GonderimDurumu, string>> = {
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
};

/** From which state which may follow; what is not here never happens, whatever is answered and in which order. */
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

/** States in which nothing is waited for any more. */
export const BITEN_GONDERIM: ReadonlySet<GonderimDurumu> = /* @__PURE__ */ new Set<GonderimDurumu>([
  'ulasti',
  'kabul',
  'ret',
  'otomatikKabul',
  'reddedildi',
  'iptal',
  'geriCekildi',
]);

/** States that an answer of the integrator moves on; from all others only a person does. */
const YOLDAKI: ReadonlySet<GonderimDurumu> = /* @__PURE__ */ new Set<GonderimDurumu>([
  'gonderiliyor',
  'kuyrukta',
  'yanitBekliyor',
]);

export const ALICI_YANITLARI = ['KABUL', 'RED'] as const;
export type AliciYaniti = (typeof ALICI_YANITLARI)[number];

/** What the integrator says of an invoice; null: it has none of this ETTN. */
export interface GonderimBilgisi {
  readonly Kod: string;
  readonly Yanit: AliciYaniti | null;
}

/**
 * The state that follows from what the integrator says; null: nothing follows. An invoice that it does not know is sent
 * again, one that it has is not.
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

/** Why an invoice that was cut cannot be cancelled where it is on its way; null: it can. */
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

/** Seconds until the integrator is asked again after so many tries. */
export const beklemeSaniyesi = (deneme: number): number => Math.min(3600, 5 * 2 ** Math.min(deneme, 10));
