import { saklananSozlugu } from '../../platform/field/alanlar.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { dolu, duzgun, gorunenUzunluk, katla } from '../../platform/text/metin.ts';
import { epostaMi } from '../../platform/posta/rules.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type An, istanbulGunu, ms, tarihYaz } from '../../platform/time/tarih.ts';
import { TOPLANTI_ALANLARI, type ToplantiAlanlari } from './alanlar.ts';

/** States of a meeting, by the key of their row in the list `toplantiDurum` (customers.md 2.4). */
export const TOPLANTI_DURUMLARI = ['taslak', 'planlandi', 'yapiliyor', 'yapildi', 'onayli', 'iptal'] as const;
export type ToplantiDurumu = (typeof TOPLANTI_DURUMLARI)[number];

/** Names of the states in the product. An installation may rename them. */
export const TOPLANTI_DURUM_ADLARI: Readonly<Record<ToplantiDurumu, string>> = {
  taslak: 'Taslak',
  planlandi: 'Planlandı',
  yapiliyor: 'Yapılıyor',
  yapildi: 'Yapıldı',
  onayli: 'Tutanak Onaylı',
  iptal: 'İptal',
};

/** Tabs of the list. */
export const TOPLANTI_SEKMELERI = {
  benim: 'Benim',
  yaklasan: 'Yaklaşan',
  onaysiz: 'Tutanağı Bekleyen',
  acikKarar: 'Açık Kararlı',
  hepsi: 'Hepsi',
} as const;
export type ToplantiSekmesi = keyof typeof TOPLANTI_SEKMELERI;

/** States of an invitation. */
export const DAVET_DURUMLARI = {
  davetsiz: 'Davet gönderilmedi',
  bekliyor: 'Yanıt bekleniyor',
  katilacak: 'Katılacak',
  belki: 'Belki',
  katilmayacak: 'Katılmayacak',
} as const;
export type DavetDurumu = keyof typeof DAVET_DURUMLARI;
/** Possible answers to an invitation. */
export const YANITLAR = ['katilacak', 'belki', 'katilmayacak'] as const satisfies readonly DavetDurumu[];
export type DavetYaniti = (typeof YANITLAR)[number];
/** Ways by which an answer came. */
export const YANIT_YOLLARI = ['uygulama', 'baglanti', 'eposta', 'elle'] as const;
export type YanitYolu = (typeof YANIT_YOLLARI)[number];

export const KATILIMCI_ROLLERI = { zorunlu: 'Zorunlu', istege: 'İsteğe Bağlı', bilgi: 'Bilgi İçin' } as const;
export type KatilimciRolu = keyof typeof KATILIMCI_ROLLERI;

export const KARAR_DURUMLARI = { acik: 'Açık', bitti: 'Bitti', vazgecildi: 'Vazgeçildi' } as const;
export type KararDurumu = keyof typeof KARAR_DURUMLARI;

/** Data of a meeting that its state changes depend on. */
export interface ToplantiHali {
  readonly DurumAnahtar: ToplantiDurumu;
  readonly DuzenleyenId: number;
  readonly RaportorId: number | null;
  readonly Katilimci: number;
  /** The minutes contain something. */
  readonly Yazildi: boolean;
}
export interface ToplantiCagirani {
  readonly Id: number;
  /** Right 1050. */
  readonly yonetir: boolean;
}

/** True for people who may change a meeting: its organiser, and people with the right to manage all meetings. */
export const duzenler = (t: Pick<ToplantiHali, 'DuzenleyenId'>, c: ToplantiCagirani): boolean =>
  t.DuzenleyenId === c.Id || c.yonetir;
/** True for people who may run a meeting: the same people, and the keeper of the minutes. */
export const yurutur = (t: Pick<ToplantiHali, 'DuzenleyenId' | 'RaportorId'>, c: ToplantiCagirani): boolean =>
  duzenler(t, c) || t.RaportorId === c.Id;

/** Warning before starting a meeting whose day has not come; null: it has. */
export const erkenSozu = (t: { readonly Baslama_Zamani: An }, simdi: An): string | null =>
  istanbulGunu(t.Baslama_Zamani) > istanbulGunu(simdi)
    ? `Toplantının günü (${tarihYaz(istanbulGunu(t.Baslama_Zamani))}) henüz gelmedi.`
    : null;

/** Number of people whose time a meeting takes: all participants, and the organiser if not among them. */
export const kisiSayisi = (katilimcilar: readonly { readonly UserId: number | null }[], DuzenleyenId: number | null) =>
  katilimcilar.length + (DuzenleyenId === null || katilimcilar.some((k) => k.UserId === DuzenleyenId) ? 0 : 1);

/** State machine of a meeting (customers.md 2.4). Approved minutes never change. Additions are stored beside them. */
export const TOPLANTI_SURECI: Surec<ToplantiDurumu, ToplantiHali, ToplantiCagirani> = {
  durumlar: TOPLANTI_DURUMLARI,
  ilk: 'taslak',
  hali: (t) => t.DurumAnahtar,
  gecisler: [
    {
      nereden: ['taslak'],
      nereye: 'planlandi',
      ad: 'Davet Et',
      kosul: (t, c) => duzenler(t, c) && t.Katilimci > 0,
      cumle: 'Toplantıyı düzenleyen davet eder; en az bir katılımcı yazılmış olmalı.',
    },
    {
      nereden: ['planlandi'],
      nereye: 'yapiliyor',
      ad: 'Başlat',
      kosul: yurutur,
      cumle: 'Toplantıyı, düzenleyen ya da raportör başlatır.',
    },
    {
      nereden: ['yapiliyor'],
      nereye: 'yapildi',
      ad: 'Bitir',
      kosul: yurutur,
      cumle: 'Toplantıyı, düzenleyen ya da raportör bitirir.',
    },
    {
      nereden: ['yapildi'],
      nereye: 'onayli',
      ad: 'Tutanağı Onayla',
      kosul: (t, c) => duzenler(t, c) && t.Yazildi,
      cumle: 'Tutanağı, yazıldıktan sonra toplantıyı düzenleyen onaylar.',
    },
    {
      nereden: ['taslak', 'planlandi'],
      nereye: 'iptal',
      ad: 'İptal Et',
      kosul: duzenler,
      cumle: 'Toplantıyı, düzenleyen iptal eder.',
    },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir toplantının durumu değişmez.`,
};

/** True while the invitation may change. */
export const toplantiAcik = (durum: ToplantiDurumu): boolean => durum === 'taslak' || durum === 'planlandi';
/** True while minutes and decisions may be written. */
export const tutanakAcik = (durum: ToplantiDurumu): boolean =>
  durum === 'planlandi' || durum === 'yapiliyor' || durum === 'yapildi';

/** Characters of a reason or of a done work, at least. */
const EN_AZ_SEBEP = 10;
const EN_COK_TOPLANTI_SAATI = 12;
export const EN_COK_GUNDEM = 50;
export const EN_COK_KATILIMCI = 200;
export const EN_COK_KARAR = 100;

export interface GundemMaddesi {
  readonly Metin: string;
  /** Minutes; null: not limited. */
  readonly Sure: number | null;
  /** Person who presents the point. */
  readonly SunanId: number | null;
}
/** Minutes of all agenda points with a duration. */
export const gundemSuresi = (gundem: readonly Pick<GundemMaddesi, 'Sure'>[]): number =>
  gundem.reduce((n, m) => n + (m.Sure ?? 0), 0);

/** Minutes between two moments. */
export const dakikasi = (bas: An, bit: An): number => Math.round((ms(bit) - ms(bas)) / 60_000);
/** Time of all participants together, in minutes. */
export const maliyeti = (kisi: number, dakika: number): number => kisi * Math.max(0, dakika);
export { sureYazisi } from '../../platform/time/tarih.ts';

/** Hosts of online meetings. An installation may name more. */
const BILINEN_SITELER = [
  'meet.google.com',
  'zoom.us',
  'teams.microsoft.com',
  'teams.live.com',
  'webex.com',
  'meet.jit.si',
  'whereby.com',
];
/** Hosts that a meeting link may use. @param kendi hosts that the installation names */
export const toplantiSiteleri = (kendi: readonly string[]): string[] => [...kendi, ...BILINEN_SITELER];
/**
 * True for a safe address of an online meeting: https, on one of these hosts or their subdomains, without user,
 * password and port.
 */
export function baglantiUyar(adres: string, siteler: readonly string[]): boolean {
  const url = URL.parse(adres);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return false;
  return siteler.some((s) => url.hostname === s || url.hostname.endsWith(`.${s}`));
}

/** Fields of a meeting form that the rules check. */
export type ToplantiFormu = Pick<ToplantiAlanlari, 'Konu' | 'Link'> & {
  readonly Baslama_Zamani: string | null;
  readonly Bitis_Zamani: string | null;
  readonly Gundem: readonly GundemMaddesi[];
};
export type ToplantiHatalari = Partial<Record<keyof ToplantiFormu, string>>;

/** A form in the shape in which it is checked and saved. */
export const toplantiSade = <T extends Pick<ToplantiFormu, 'Konu' | 'Link' | 'Gundem'>>(t: T): T => ({
  ...t,
  Konu: duzgun(t.Konu),
  Link: dolu(t.Link),
  Gundem: t.Gundem.map((m) => ({ ...m, Metin: duzgun(m.Metin) })).filter((m) => m.Metin !== ''),
});

function gundemHatasi(gundem: readonly GundemMaddesi[]): string | undefined {
  if (gundem.length > EN_COK_GUNDEM) return `En çok ${EN_COK_GUNDEM} gündem maddesi yazılır.`;
  return undefined;
}

/** Mistakes of a meeting, by field. @param siteler hosts of online meetings */
export function toplantiHatalari(t: ToplantiFormu, siteler: readonly string[]): ToplantiHatalari {
  const { Baslama_Zamani: bas, Bitis_Zamani: bit } = t;
  const sira = bas !== null && bit !== null && ms(bit) <= ms(bas) && 'Bitiş, başlamadan sonra olmalı.';
  const uzun =
    bas !== null &&
    bit !== null &&
    dakikasi(bas, bit) > EN_COK_TOPLANTI_SAATI * 60 &&
    `Bir toplantı en çok ${EN_COK_TOPLANTI_SAATI} saat sürer.`;
  const bitis = bit === null ? 'Bitiş saatini yazınız.' : sira || uzun;
  const gundem = gundemHatasi(t.Gundem);
  const link = dolu(t.Link);
  return {
    ...(gorunenUzunluk(t.Konu) === 0 && { Konu: 'Toplantının konusunu yazınız.' }),
    ...(bas === null && { Baslama_Zamani: 'Toplantının gününü ve başlama saatini yazınız.' }),
    ...(bitis && { Bitis_Zamani: bitis }),
    ...(link !== null &&
      !baglantiUyar(link, siteler) && {
        Link: `Çevrim içi adres https:// ile başlamalı ve tanınan bir toplantı sitesinde olmalı: ${siteler.join(', ')}.`,
      }),
    ...(gundem !== undefined && { Gundem: gundem }),
  };
}

/** A participant: a colleague, a contact person of the customer, or a person from outside. */
export interface Katilimci {
  readonly UserId: number | null;
  readonly MusteriPersonelId: number | null;
  readonly Ad: string;
  readonly Eposta: string;
}

/** Reason to refuse these participants, or null. */
export function katilimciHatasi(katilimcilar: readonly Katilimci[]): string | null {
  if (katilimcilar.length === 0) return 'En az bir katılımcı seçiniz.';
  if (katilimcilar.length > EN_COK_KATILIMCI) return `Bir toplantıya en çok ${EN_COK_KATILIMCI} kişi çağrılır.`;
  const [kisiler, yetkililer] = [
    katilimcilar.flatMap((k) => k.UserId ?? []),
    katilimcilar.flatMap((k) => k.MusteriPersonelId ?? []),
  ];
  if (katilimcilar.some((k) => k.UserId !== null && k.MusteriPersonelId !== null))
    return 'Bir katılımcı ya çalışan ya müşterinin kişisidir.';
  if (new Set(kisiler).size < kisiler.length || new Set(yetkililer).size < yetkililer.length)
    return 'Bir kişi iki kez yazılmış.';
  const adressiz = katilimcilar.find((k) => k.Eposta.trim() !== '' && !epostaMi(k.Eposta.trim()));
  if (adressiz !== undefined) return `${adressiz.Ad}: e-posta adresi geçerli değil.`;
  const adresler = katilimcilar.map((k) => katla(k.Eposta.trim())).filter((a) => a !== '');
  return new Set(adresler).size < adresler.length ? 'Bir e-posta adresi iki kez yazılmış.' : null;
}

/** A decision as a person writes it. */
export interface YazilanKarar {
  readonly KararId: number;
  readonly Metin: string;
  readonly SorumluId: number | null;
  readonly Termin: string | null;
}
/** Reason to refuse these decisions, or null. */
export function kararHatasi(kararlar: readonly YazilanKarar[]): string | null {
  if (kararlar.length > EN_COK_KARAR) return `En çok ${EN_COK_KARAR} karar yazılır.`;
  return kararlar.some((k) => gorunenUzunluk(k.Metin) === 0) ? 'Boş karar olmaz.' : null;
}

/** Reason why a decision cannot become a task, or null. */
export function gorevOlmaz(k: {
  readonly Durum: KararDurumu;
  readonly SorumluId: number | null;
  readonly Termin: string | null;
  readonly GorevId: number | null;
}): string | null {
  if (k.GorevId !== null) return 'Bu karar bir işe dönüştürülmüş.';
  if (k.Durum !== 'acik') return 'Kapanmış bir karar işe dönüşmez.';
  return k.SorumluId === null || k.Termin === null ? 'Kararın sorumlusu ve termini yazılınca işe dönüşür.' : null;
}

/** Reason why a decision cannot be closed in this way, or null. */
export const kapanisHatasi = (durum: Exclude<KararDurumu, 'acik'>, kanit: string): string | null =>
  gorunenUzunluk(kanit) < EN_AZ_SEBEP
    ? `${durum === 'bitti' ? 'Neyin yapıldığını' : 'Neden vazgeçildiğini'} en az ${EN_AZ_SEBEP} karakterle yazınız.`
    : null;

/** Mistake in the reason of a cancellation, or null. */
export const iptalHatasi = (neden: string): string | null =>
  gorunenUzunluk(neden) < EN_AZ_SEBEP ? `İptal nedenini en az ${EN_AZ_SEBEP} karakterle yazınız.` : null;

/** A meeting room as a person writes it. */
export interface OdaFormu {
  readonly Ad: string;
  readonly Kapasite: number | null;
}
export const odaHatalari = (o: OdaFormu): Partial<Record<keyof OdaFormu, string>> => ({
  ...(gorunenUzunluk(o.Ad) === 0 && { Ad: 'Odanın adını yazınız.' }),
  ...(o.Kapasite === null && { Kapasite: 'Kaç kişilik olduğunu yazınız.' }),
});

/** History words of a meeting. Each history line is a version of it. */
export const TOPLANTI_HAREKETLERI = hareketSozlugu({
  nesne: 'toplanti',
  ad: 'Toplantı',
  turler: {
    acildi: 'Toplantı açıldı',
    duzenlendi: 'Toplantı düzenlendi',
    tasindi: 'Toplantının zamanı değişti',
    durum: 'Durum değişti',
    davet: 'Davet gönderildi',
    yanit: 'Davet yanıtlandı',
    katilimci: 'Katılımcı değişti',
    karar: 'Karar değişti',
    gorev: 'Karar işe dönüştü',
    ek: 'Tutanağa ek yapıldı',
    dosya: 'Dosya',
    onay: 'Tutanak onaylandı',
  },
  alanlar: {
    ...saklananSozlugu(TOPLANTI_ALANLARI),
    Durum: 'Durum',
    Baslama_Zamani: 'Başlama zamanı',
    Bitis_Zamani: 'Bitiş zamanı',
    OdaId: 'Toplantı odası no',
    KatilimciId: 'Katılımcı no',
    KararId: 'Karar no',
    GorevId: 'İş no',
  },
});

/** Reads typed participants from outside, one a line: `Ece Ar <ece@firma.com>`, or only a name. */
export function disaridan(metin: string): { Ad: string; Eposta: string }[] {
  return metin
    .split('\n')
    .map((s) => duzgun(s))
    .filter((s) => s !== '')
    .map((s) => {
      const [, ad, eposta] = /^(.*?)\s*<?([^\s<>]+@[^\s<>]+)>?$/.exec(s) ?? [];
      return eposta === undefined ? { Ad: s, Eposta: '' } : { Ad: ad || eposta, Eposta: eposta };
    });
}
