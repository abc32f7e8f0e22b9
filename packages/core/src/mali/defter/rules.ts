import { gorunenUzunluk } from '../../platform/text/metin.ts';
import { type Kurus, kurus } from '../../platform/money/para.ts';
import { type An, ayYaz, type Gun } from '../../platform/time/tarih.ts';

/**
 * The ledger: balanced entries in double bookkeeping. Entries never change, and each holds the hash of the one before.
 * A mistake is corrected by an entry that reverses another.
 */

/** One line of an entry. */
export interface FisSatiri {
  /** Account code in `defter_hesap`. */
  readonly Hesap: string;
  /** Sub-account: `banka:3`, `musteri:17`. Absent: none. */
  readonly Alt?: string;
  readonly Birim: string;
  /** Positive for debit, negative for credit. */
  readonly Tutar: Kurus;
}

export interface Fis {
  readonly Gun: Gun;
  /** Source of the entry: a kind of record and its number. */
  readonly Kaynak: string;
  readonly KaynakId: number;
  readonly Aciklama: string;
  readonly satirlar: readonly FisSatiri[];
}

/** A stored ledger entry. */
export interface YazilanFis extends Fis {
  readonly Sira: number;
  readonly TersSira: number | null;
  readonly Zaman: An;
  /** Hashes as hexadecimal digits: of the entry before, and its own. */
  readonly Onceki: string;
  readonly Ozet: string;
}

/** Stands for the previous hash in the first entry. */
export const ILK_OZET = '0'.repeat(64);

/** Accounts that rooms post to. */
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

/** Sums of the lines by currency, without the zero sums. */
export function dengesizlik(satirlar: readonly FisSatiri[]): ReadonlyMap<string, number> {
  const toplamlar = new Map<string, number>();
  for (const s of satirlar) toplamlar.set(s.Birim, (toplamlar.get(s.Birim) ?? 0) + s.Tutar);
  return new Map([...toplamlar].filter(([, toplam]) => toplam !== 0));
}

/**
 * Reason to refuse an entry, or null. A reason means a programming error, because people never write entries
 * themselves.
 */
export function fisHatasi(f: Fis): string | null {
  if (f.satirlar.length < 2) return 'an act has two lines at least';
  if (f.satirlar.some((s) => s.Tutar === 0)) return 'a line of nothing';
  if (gorunenUzunluk(f.Aciklama) === 0) return 'an act without words';
  return dengesizlik(f.satirlar).size === 0 ? null : 'an act that does not balance';
}

/** The reversed lines of an entry. */
export const tersi = (satirlar: readonly FisSatiri[]): FisSatiri[] =>
  satirlar.map((s) => ({ ...s, Tutar: kurus(0 - s.Tutar) }));

/**
 * The text that is hashed for an entry. Everyone with an export can check it with any SHA-256 tool. The database builds
 * the same text (`defter_metni`), and a test compares the two.
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

/** A break in the chain of entries. */
export interface Bozukluk {
  /** Number of the entry. Null: the ledger as a whole. */
  readonly Sira: number | null;
  readonly Neden: string;
}

/** Sub-account of a customer. */
export const musteriAlti = (musteriId: number): string => `musteri:${musteriId}`;

/** The period of a day: `2026-11`. */
export const donemi = (gun: Gun): string => gun.slice(0, 7);

export const DEFTER_METNI = {
  kapali: (donem: string) => `${ayYaz(donem)} dönemi kapalı. Önce dönemi yeniden açınız.`,
  sirali: 'Önceki dönem kapanmadan bu dönem kapatılamaz.',
  bitmemis: 'Dönem, ayı bittikten sonra kapatılır.',
  sonKapali: 'Yalnız en son kapanan dönem yeniden açılabilir.',
} as const;
