import type { YasalAnahtar, YasalDeger } from '../izin/hakedis/yasal.ts';

const DEGERLER: Readonly<Record<YasalAnahtar, number>> = {
  hak1: 14,
  hak6: 20,
  hak15: 26,
  yasAlt: 18,
  yasUst: 50,
  yasEnAz: 20,
  bolumEnAz: 10,
  haftalikSaat: 45,
  evlilik: 3,
  olum: 3,
  babalik: 5,
  evlatEdinme: 3,
  analik: 112,
  yol: 4,
};

/** The statutory rows that the migrations write into a new installation. */
export const ILK_YASAL_DEGERLER: readonly YasalDeger[] = Object.entries(DEGERLER).map(([Anahtar, Deger]) => ({
  Anahtar: Anahtar as YasalAnahtar,
  GecerliBaslangic: '2003-06-10',
  Deger,
}));
