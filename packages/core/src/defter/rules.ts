import { gorunenUzunluk } from '../metin.ts';
import { type Kurus, kurus } from '../para.ts';
import { type An, ayYaz, type Gun } from '../tarih.ts';

/**
 * The ledger beneath money: acts of double entry that balance, are never changed and hold the hash of the one before.
 * What goes wrong is put right by an act that takes another back.
 */

/** One side of an act. */
export interface FisSatiri {
  /** The account, by its code in `defter_hesap`. */
  readonly Hesap: string;
  /** Whose part of it: `banka:3`, `musteri:17`; nothing: nobody's. */
  readonly Alt?: string;
  readonly Birim: string;
  /** Above 0: debit; below 0: credit. */
  readonly Tutar: Kurus;
}

export interface Fis {
  readonly Gun: Gun;
  /** What it is written for: a kind of record and its number. */
  readonly Kaynak: string;
  readonly KaynakId: number;
  readonly Aciklama: string;
  readonly satirlar: readonly FisSatiri[];
}

/** An act as it stands in the ledger. */
export interface YazilanFis extends Fis {
  readonly Sira: number;
  readonly TersSira: number | null;
  readonly Zaman: An;
  /** Hashes as hexadecimal digits: of the act before, and its own. */
  readonly Onceki: string;
  readonly Ozet: string;
}

/** What the hash of the act before the first is taken for. */
export const ILK_OZET = '0'.repeat(64);

/** The accounts that rooms write to. */
export const HESAP = {
  banka: '102',
  odemeEmri: '103',
  kart: '108.01',
  elle: '108.98',
  transfer: '108.99',
  alicilar: '120',
  saticilar: '320',
  giderTahakkuku: '381',
  hesaplananKdv: '391',
  acilis: '501',
  satislar: '600',
  iadeler: '610',
  masraf: '653',
  komisyonGideri: '760',
} as const;

/** What lines come to, by currency; only what is not 0. */
export function dengesizlik(satirlar: readonly FisSatiri[]): ReadonlyMap<string, number> {
  const toplamlar = new Map<string, number>();
  for (const s of satirlar) toplamlar.set(s.Birim, (toplamlar.get(s.Birim) ?? 0) + s.Tutar);
  return new Map([...toplamlar].filter(([, toplam]) => toplam !== 0));
}

/** Why an act cannot be written, or null: a mistake of ours, as people never write acts themselves. */
export function fisHatasi(f: Fis): string | null {
  if (f.satirlar.length < 2) return 'an act has two lines at least';
  if (f.satirlar.some((s) => s.Tutar === 0)) return 'a line of nothing';
  if (gorunenUzunluk(f.Aciklama) === 0) return 'an act without words';
  return dengesizlik(f.satirlar).size === 0 ? null : 'an act that does not balance';
}

/** The same act the other way round. */
export const tersi = (satirlar: readonly FisSatiri[]): FisSatiri[] =>
  satirlar.map((s) => ({ ...s, Tutar: kurus(0 - s.Tutar) }));

/**
 * What the hash of an act is of: whoever has an export counts it again with any SHA-256. The database writes the same
 * (`defter_metni`); a test holds them together.
 */
export const fisMetni = (f: Omit<YazilanFis, 'Ozet'>): string =>
  [
    f.Sira,
    f.Gun,
    f.Kaynak,
    f.KaynakId,
    f.TersSira ?? '-',
    f.Zaman,
    f.Onceki,
    ...f.satirlar.map((s, n) => `${n + 1} ${s.Hesap} ${s.Alt || '-'} ${s.Birim} ${s.Tutar}`),
    '',
    f.Aciklama,
  ].join('\n');

/** Where the chain of acts is broken, and how. */
export interface Bozukluk {
  /** The act; null: the ledger as a whole. */
  readonly Sira: number | null;
  readonly Neden: string;
}

/** Whose part of an account a customer's is. */
export const musteriAlti = (musteriId: number): string => `musteri:${musteriId}`;

/** `2026-11`: the period of a day. */
export const donemi = (gun: Gun): string => gun.slice(0, 7);

export const DEFTER_METNI = {
  kapali: (donem: string) => `${ayYaz(donem)} dönemi kapalı. Önce dönemi yeniden açınız.`,
  sirali: 'Önceki dönem kapanmadan bu dönem kapatılamaz.',
  bitmemis: 'Dönem, ayı bittikten sonra kapatılır.',
  sonKapali: 'Yalnız en son kapanan dönem yeniden açılabilir.',
} as const;
