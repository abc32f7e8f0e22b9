import type { Kurus } from '@masabasi/core/para';
import type { SaglayiciAdi } from '@masabasi/core/odeme/rules';
import type { Ham } from './form.ts';
import type { Tasima } from './tasima.ts';

/** What every bank and payment service is to the rest of the room. Cards are typed at theirs, never here. */

/** What the bank knows the company by. What a provider does not ask for is empty. */
export interface Isyeri {
  readonly uye: string;
  readonly terminal: string;
  readonly kullanici: string;
  readonly parola: string;
  /** Of the user who may send money back; the other one's where they are the same. */
  readonly iadeKullanici: string;
  readonly iadeParola: string;
  readonly anahtar: string;
  readonly tuz: string;
  /** Where the browser is sent. */
  readonly sayfa: string;
  /** Where the server asks. */
  readonly api: string;
}

/** A payment that is to be asked for. */
export interface OdemeIstegi {
  /** Of letters and digits, 20 of them: the shortest that all of them take. */
  readonly oid: string;
  readonly tutar: Kurus;
  /** 1: at once. */
  readonly taksit: number;
  /** Where the bank sends the browser, whatever became of it. */
  readonly donus: string;
  /** Where the browser goes that brings nothing. */
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

/** Where the browser goes, and what it brings along. */
export interface Yonlendirme {
  readonly method: 'GET' | 'POST';
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the provider calls the payment by, where it comes back with that alone. */
  readonly belirtec: string | null;
}

/**
 * What a bank says became of a payment: `bekliyor`, it is not over; `provizyon`, the card holder was found to be who they
 * are and the money is still to be asked for.
 */
export type OdemeHali = 'basarili' | 'basarisiz' | 'bekliyor' | 'provizyon';

export interface Sonuc {
  readonly hal: OdemeHali;
  readonly oid: string;
  readonly belirtec: string | null;
  /** What was taken; null: it was not said, or not in a way that counts. */
  readonly tutar: Kurus | null;
  /** The currency in which it was taken, where that is not ours; such a sum is never counted. */
  readonly baskaPara: string | null;
  readonly mdStatus: string;
  readonly islemId: string | null;
  /** What a signed success calls its approval by, where the signature covers that: two of one order were taken twice. */
  readonly onayNo: string | null;
  readonly provNo: string | null;
  readonly hataKodu: string | null;
  readonly mesaj: string;
  readonly maskeliKart: string | null;
  /** What the bank says went back of it: whole before its day closed, or so much in all; null: it does not say. */
  readonly geri: 'hepsi' | Kurus | null;
}

/** What somebody sent, and whether they are the bank. */
export interface Dogrulama {
  readonly gecerli: boolean;
  /** What was looked at and found, in a sentence for the story of the attempt. */
  readonly bakilan: string;
  readonly sonuc: Sonuc;
}

/** A payment that was asked for before. */
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

export interface Bildirim extends Dogrulama {
  /** What a notice that was taken is answered with. */
  readonly yanit: string;
}

/** What was sent back: whether it was, and what the bank said. */
export interface GeriAlma {
  readonly tamam: boolean;
  readonly hataKodu: string | null;
  readonly mesaj: string;
}

/** A provider. What it cannot do it has no function for, and nothing of the sort is offered. */
export interface OdemeSaglayici {
  readonly ad: SaglayiciAdi;
  readonly taksitli: boolean;
  hazirla(i: OdemeIstegi): Promise<Yonlendirme>;
  /** What the browser brought back from the bank. */
  donus(ham: Ham): Dogrulama;
  /** What the bank itself sends. */
  bildirim?(ham: Ham): Bildirim;
  /** Asks for the money of a card holder who was found to be who they are; or for what a token stands for. */
  tamamla?(i: OdenenIslem, ham: Ham): Promise<Sonuc>;
  /** What became of it, as the bank knows. */
  sorgula?(i: OdenenIslem): Promise<Sonuc>;
  /** Takes it back whole, before the bank's day closes. */
  iptal?(i: OdenenIslem): Promise<GeriAlma>;
  /** Sends this much of it back. */
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
/** A result of which only this is known. */
export const sonuc = (s: Partial<Sonuc> & Pick<Sonuc, 'hal' | 'oid'>): Sonuc => ({ ...BOS, ...s });

/** An answer of nobody, or of a bank that was talked over: what it says does not count. */
export const gecersiz = (bakilan: string, oid = '', belirtec: string | null = null): Dogrulama => ({
  gecerli: false,
  bakilan,
  sonuc: sonuc({ hal: 'bekliyor', oid, belirtec }),
});

/** The bank could not be asked, or nobody knows what it said. */
export class SaglayiciHatasi extends Error {
  override name = 'SaglayiciHatasi';
}

const KABUL = new Set(['0', '00', 'VPS-0000']);
/** Of the codes that banks share: an answer came too late, the card's bank was not reached, something broke on the way. */
const BELIRSIZ = new Set(['68', '91', '96']);
/** Four digits of some are the two of the others. */
const kisa = (kod: string): string => (/^0+\d\d$/.test(kod) ? kod.slice(-2) : kod);

/** Whether a code says that nothing was wrong. */
export const kabulKodu = (kod: string | null): boolean => kod !== null && KABUL.has(kisa(kod));
/** Whether a code refuses. One that is missing refuses nothing, and one of an answer that got lost says nothing of money. */
export const retKodu = (kod: string | null): kod is string =>
  kod !== null && kod !== '' && !kabulKodu(kod) && !BELIRSIZ.has(kisa(kod));
/** Whether the check of a card holder ended without one: the banks' list; anything else says nothing. */
export const retMd = (md: string): boolean => /^[02-9]$/.test(md);

/**
 * What a return came to.
 * @throws SaglayiciHatasi where the bank neither did it nor refused it: it may have gone back, and is not sent again
 */
export function geriAlmaSonucu(oldu: boolean, kod: string | null, mesaj: string | null): GeriAlma {
  if (!oldu && !retKodu(kod)) throw new SaglayiciHatasi('Banka iadenin sonucunu söylemedi.');
  return { tamam: oldu, hataKodu: kod, mesaj: mesaj ?? '' };
}

// oxlint-disable-next-line no-control-regex -- that is what is looked for
const DENETIM = /[\u0000-\u001F\u007F]/g;
/** A text of somebody outside as it can be kept: nothing unseen in it, and not longer than its place. */
export const kisalt = (s: string, enCok: number): string => s.replaceAll(DENETIM, '').toWellFormed().slice(0, enCok);
const yaDa = (s: string | null, enCok: number): string | null => (s === null ? null : kisalt(s, enCok) || null);
/** A result as it can be kept, whatever stood in the fields that no signature covers. */
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
  // A success of nothing says that it was paid and not how much, as one without a sum does.
  tutar: s.tutar !== null && s.tutar <= 0 ? null : s.tutar,
});
