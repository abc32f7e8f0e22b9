import { type Fis, HESAP } from '../defter/rules.ts';
import { type Kurus, kurus } from '../../platform/money/para.ts';
import { ayYaz, type Gun } from '../../platform/time/tarih.ts';
import type { HakedisDurumu } from './rules.ts';

/** Ledger entries of a dealer's commission: a liability on approval, payable when the dealer's invoice arrives. */

/** Source kind of these ledger entries. */
export const HAKEDIS_FISI = 'bayi_hakedis';

export interface DefterHakedisi {
  readonly Id: number;
  readonly BayiId: number;
  readonly Bayi: string;
  readonly Donem: string;
  readonly Tutar: Kurus;
}

/** Accounts of each step: debit, credit and the text of the entry. */
const YOL: Readonly<Record<Exclude<HakedisDurumu, 'hesaplandi'>, readonly [string, string, string]>> = {
  onayli: [HESAP.komisyonGideri, HESAP.giderTahakkuku, 'Bayi hakedişi'],
  faturalandi: [HESAP.giderTahakkuku, HESAP.saticilar, 'Bayi faturası'],
  // The bank movement of the payment is posted to the same account.
  odendi: [HESAP.saticilar, HESAP.odemeEmri, 'Bayi ödemesi'],
};

/**
 * The ledger entry of a step forward. A step back reverses it. Without VAT, because only the dealer's invoice has the
 * VAT.
 */
export function hakedisFisi(h: DefterHakedisi, nereye: keyof typeof YOL, gun: Gun): Fis {
  const [borc, alacak, ne] = YOL[nereye];
  const satir = (Hesap: string, Tutar: Kurus) => ({
    Hesap,
    ...(Hesap !== HESAP.komisyonGideri && Hesap !== HESAP.odemeEmri && { Alt: `bayi:${h.BayiId}` }),
    Birim: 'TRY',
    Tutar,
  });
  return {
    Gun: gun,
    Kaynak: HAKEDIS_FISI,
    KaynakId: h.Id,
    Aciklama: `${ne}: ${h.Bayi}, ${ayYaz(h.Donem)}`,
    satirlar: [satir(borc, h.Tutar), satir(alacak, kurus(0 - h.Tutar))],
  };
}
