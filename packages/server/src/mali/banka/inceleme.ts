import { satirlariAyir } from '@masabasi/core/mali/banka/tekil';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { isciyim } from '../../platform/worker/isciyim.ts';
import {
  type AyrilanSatirlar,
  ayrilanlar,
  type EkstreHesabi,
  ekstreSatirlari,
  type EkstreSatirlari,
  gunAraligi,
  type OkunanSatir,
  type OlanSatir,
} from './dosya.ts';

/**
 * Thread that reads statements and compares them with the rows of an account (`isci.ts`). Rows travel as JSON, because
 * that costs the main thread least.
 */

export type EkstreIsi =
  | {
      readonly ne: 'oku';
      readonly metin: string | null;
      /** The cells of a table, as JSON. */
      readonly tablo: string | null;
      readonly hesap: EkstreHesabi;
      readonly bugun: Gun;
    }
  | {
      readonly ne: 'ayir';
      /** Rows as read, and the rows of the account on the same days. Both as JSON. */
      readonly satirlar: string;
      readonly olanlar: string;
      readonly kapaliGun: Gun | null;
    };

/** A file after reading, with its rows as JSON. */
export interface OkunanEkstreler extends Omit<EkstreSatirlari, 'satirlar'> {
  readonly satirlar: string;
  readonly Adet: number;
  /** First and last day of the rows. Null: there are no rows. */
  readonly aralik: readonly [Gun, Gun] | null;
}

function oku({ metin, tablo, hesap, bugun }: Extract<EkstreIsi, { ne: 'oku' }>): OkunanEkstreler | string {
  const okunan = ekstreSatirlari({ metin, satirlar: tablo === null ? null : JSON.parse(tablo) }, hesap, bugun);
  if (typeof okunan === 'string') return okunan;
  const { satirlar, ...otesi } = okunan;
  return { ...otesi, satirlar: JSON.stringify(satirlar), Adet: satirlar.length, aralik: gunAraligi(satirlar) };
}

function ayir({ satirlar, olanlar, kapaliGun }: Extract<EkstreIsi, { ne: 'ayir' }>): AyrilanSatirlar {
  const { yeni, tekrar } = satirlariAyir(JSON.parse(olanlar) as OlanSatir[], JSON.parse(satirlar) as OkunanSatir[]);
  const adlananlar = tekrar.flatMap(({ eski, gelen }) =>
    eski.BankaReferansi === null && gelen.BankaReferansi !== null
      ? [{ Id: eski.Id, BankaReferansi: gelen.BankaReferansi }]
      : [],
  );
  return ayrilanlar(yeni, adlananlar, kapaliGun);
}

isciyim((is: EkstreIsi) => (is.ne === 'oku' ? oku(is) : ayir(is)));
