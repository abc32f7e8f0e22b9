import type { Kurus } from '@masabasi/core/platform/money/para';
import type { SaglayiciAdi } from '@masabasi/core/mali/odeme/rules';
import type { Ham } from './form.ts';
import type { Tasima } from './tasima.ts';

/** Common interface of banks and payment services. The payer types the card on their pages, never here. */

/** Credentials of the company at the bank. Fields that a provider does not need are empty. */
export interface Isyeri {
  readonly uye: string;
  readonly terminal: string;
  readonly kullanici: string;
  readonly parola: string;
  /** User with the right to refund. Equal to the normal user where the bank has only one. */
  readonly iadeKullanici: string;
  readonly iadeParola: string;
  readonly anahtar: string;
  readonly tuz: string;
  /** Address for the browser. */
  readonly sayfa: string;
  /** Address for requests of the server. */
  readonly api: string;
}

/** A payment to request. */
export interface OdemeIstegi {
  /** Exactly 20 letters and digits: the shortest length that all providers accept. */
  readonly oid: string;
  readonly tutar: Kurus;
  /** 1: a single payment. */
  readonly taksit: number;
  /** Address to which the bank sends the browser with the result. */
  readonly donus: string;
  /** Address for a browser that brings no result. */
  readonly kopru: string;
  readonly bildirim: string;
  readonly eposta: string;
  readonly ad: string;
  readonly adres: string;
  readonly il: string;
  readonly aciklama: string;
  readonly ip: string;
  readonly simdi: Date;
}

/** Target of the browser and the fields that it carries. */
export interface Yonlendirme {
  readonly method: 'GET' | 'POST';
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The provider's token of the payment, if the browser comes back with the token alone. */
  readonly belirtec: string | null;
}

/**
 * Result of a payment at the bank. `bekliyor`: not finished. `provizyon`: the card holder is verified, and the money
 * must still be captured.
 */
export type OdemeHali = 'basarili' | 'basarisiz' | 'bekliyor' | 'provizyon';

export interface Sonuc {
  readonly hal: OdemeHali;
  readonly oid: string;
  readonly belirtec: string | null;
  /** Amount taken. Null: not given, or not signed. */
  readonly tutar: Kurus | null;
  /** Currency of the payment if it is not lira. Such an amount never counts. */
  readonly baskaPara: string | null;
  readonly mdStatus: string;
  readonly islemId: string | null;
  /** Approval number of a signed success, if the signature covers it. Two numbers in one order are a double payment. */
  readonly onayNo: string | null;
  readonly provNo: string | null;
  readonly hataKodu: string | null;
  readonly mesaj: string;
  readonly maskeliKart: string | null;
  /** Refunds at the bank: void of the whole, or the total refunded. Null: not given. */
  readonly geri: 'hepsi' | Kurus | null;
}

/** A message and the check of its sender. */
export interface Dogrulama {
  readonly gecerli: boolean;
  /** The check and its outcome, as a sentence for the story of the attempt. */
  readonly bakilan: string;
  readonly sonuc: Sonuc;
}

/** A payment that was requested before. */
export interface OdenenIslem {
  readonly oid: string;
  readonly belirtec: string | null;
  readonly islemId: string | null;
  readonly tutar: Kurus;
  readonly taksit: number;
  readonly ip: string;
  readonly eposta: string;
  readonly simdi: Date;
}

interface Bildirim extends Dogrulama {
  /** Answer to an accepted notice. */
  readonly yanit: string;
}

/** Result of a refund, and the bank's words. */
export interface GeriAlma {
  readonly tamam: boolean;
  readonly hataKodu: string | null;
  readonly mesaj: string;
}

/** A provider. It lacks the functions that it does not support, and the application does not offer them. */
export interface OdemeSaglayici {
  readonly ad: SaglayiciAdi;
  readonly taksitli: boolean;
  hazirla(i: OdemeIstegi): Promise<Yonlendirme>;
  /** Reads the fields that the browser brought back from the bank. */
  donus(ham: Ham): Dogrulama;
  /** Reads a notice from the bank's server. */
  bildirim?(ham: Ham): Bildirim;
  /** Captures the money of a verified card holder, or asks for the result behind a token. */
  tamamla?(i: OdenenIslem, ham: Ham): Promise<Sonuc>;
  /** Asks the bank for the result of a payment. */
  sorgula?(i: OdenenIslem): Promise<Sonuc>;
  /** Voids the whole payment, before the bank's day closes. */
  iptal?(i: OdenenIslem): Promise<GeriAlma>;
  /** Refunds this amount. */
  iade?(i: OdenenIslem, tutar: Kurus): Promise<GeriAlma>;
}

export type SaglayiciKur = (isyeri: Isyeri, tasima: Tasima) => OdemeSaglayici;

const BOS: Omit<Sonuc, 'hal' | 'oid'> = {
  belirtec: null,
  tutar: null,
  baskaPara: null,
  mdStatus: '',
  islemId: null,
  onayNo: null,
  provNo: null,
  hataKodu: null,
  mesaj: '',
  maskeliKart: null,
  geri: null,
};
/** A result with only these facts. */
export const sonuc = (s: Partial<Sonuc> & Pick<Sonuc, 'hal' | 'oid'>): Sonuc => ({ ...BOS, ...s });

/** A message with an unknown or forged sender: its content does not count. */
export const gecersiz = (bakilan: string, oid = '', belirtec: string | null = null): Dogrulama => ({
  gecerli: false,
  bakilan,
  sonuc: sonuc({ hal: 'bekliyor', oid, belirtec }),
});

/** The bank could not be asked, or its answer is unclear. */
export class SaglayiciHatasi extends Error {
  override name = 'SaglayiciHatasi';
}

const KABUL = new Set(['0', '00', 'VPS-0000']);
/** Shared bank codes for an unclear result: a late answer, an unreachable card bank, or a failure on the way. */
const BELIRSIZ = new Set(['68', '91', '96']);
/** Shortens the four-digit codes of some banks to the common two digits. */
const kisa = (kod: string): string => (/^0+\d\d$/.test(kod) ? kod.slice(-2) : kod);

/** True if the code means success. */
export const kabulKodu = (kod: string | null): boolean => kod !== null && KABUL.has(kisa(kod));
/** True if the code refuses. A missing code refuses nothing, and the code of a lost answer says nothing about money. */
export const retKodu = (kod: string | null): kod is string =>
  kod !== null && kod !== '' && !kabulKodu(kod) && !BELIRSIZ.has(kisa(kod));
/** True if the check of the card holder failed, by the banks' list. Any other value says nothing. */
export const retMd = (md: string): boolean => /^[02-9]$/.test(md);

/**
 * Result of a refund.
 * @throws SaglayiciHatasi when the bank neither made nor refused it: the money may have gone back, and the refund is
 * not sent again
 */
export function geriAlmaSonucu(oldu: boolean, kod: string | null, mesaj: string | null): GeriAlma {
  if (!oldu && !retKodu(kod)) throw new SaglayiciHatasi('Banka iadenin sonucunu söylemedi.');
  return { tamam: oldu, hataKodu: kod, mesaj: mesaj ?? '' };
}

// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const DENETIM = /[\u0000-\u001F\u007F]/g;
/** Cleans an outside text for storage: removes control characters and cuts it to its column. */
export const kisalt = (s: string, enCok: number): string => s.replaceAll(DENETIM, '').toWellFormed().slice(0, enCok);
const yaDa = (s: string | null, enCok: number): string | null => (s === null ? null : kisalt(s, enCok) || null);
/** Cleans a result for storage, because unsigned fields may contain anything. */
export const temizle = (s: Sonuc): Sonuc => ({
  ...s,
  oid: kisalt(s.oid, 200),
  belirtec: yaDa(s.belirtec, 200),
  mdStatus: kisalt(s.mdStatus, 10),
  islemId: yaDa(s.islemId, 100),
  onayNo: yaDa(s.onayNo, 100),
  provNo: yaDa(s.provNo, 40),
  hataKodu: yaDa(s.hataKodu, 40),
  mesaj: kisalt(s.mesaj, 300),
  baskaPara: yaDa(s.baskaPara, 10),
  // A success with the amount 0 counts like one without an amount: paid, but the amount is unknown.
  tutar: s.tutar !== null && s.tutar <= 0 ? null : s.tutar,
});
