import { type Fis, HESAP } from '../defter/rules.ts';
import { type Kurus, kurus } from '../para.ts';
import { ayYaz, type Gun } from '../tarih.ts';
import type { HakedisDurumu } from './rules.ts';

/** What a dealer's commission comes to in the ledger: owed when it is approved, to be paid when the invoice is there. */

/** What its acts are written for. */
export const HAKEDIS_FISI = 'bayi_hakedis';

export interface DefterHakedisi {
  readonly Id: number;
  readonly BayiId: number;
  readonly Bayi: string;
  readonly Donem: string;
  readonly Tutar: Kurus;
}

/** From which account to which each step goes: debit, credit. */
const YOL: Readonly<Record<Exclude<HakedisDurumu, 'hesaplandi'>, readonly [string, string, string]>> = {
  onayli: [HESAP.komisyonGideri, HESAP.giderTahakkuku, 'Bayi hakedişi'],
  faturalandi: [HESAP.giderTahakkuku, HESAP.saticilar, 'Bayi faturası'],
  // The line of the bank that it left by is posted to the same account.
  odendi: [HESAP.saticilar, HESAP.odemeEmri, 'Bayi ödemesi'],
};

/** The act of a step forward; a step back takes it back. Without VAT, of which only the dealer's paper knows. */
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
