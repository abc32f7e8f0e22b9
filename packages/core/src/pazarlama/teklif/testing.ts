import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { MUSTERI, SAAT, TEKLIF_SURECI, type TeklifHali, type TeklifDurumu } from './rules.ts';

const teklif = (DurumAnahtar: TeklifDurumu): TeklifHali => ({
  DurumAnahtar,
  Kalem: 2,
  IskontoOrani: 1500,
  Gecti: false,
  RiskAsimi: false,
  Yazanlar: [1],
});
const kisi = { kim: 'kisi', yazar: true, onaylar: false, sinir: 1000 } as const;

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: TEKLIF_SURECI,
    kayit: teklif,
    cagiranlar: {
      yazan: { ...kisi, Id: 1 },
      genis: { ...kisi, Id: 1, sinir: 2000 },
      kendiniOnaylayan: { ...kisi, Id: 1, onaylar: true },
      onaylayan: { ...kisi, Id: 2, yazar: false, onaylar: true },
      bakan: { ...kisi, Id: 3, yazar: false },
      musteri: MUSTERI,
      saat: SAAT,
    },
    olanlar: [
      'yazan: taslak → onay_bekliyor red',
      'yazan: onay_bekliyor → taslak',
      'yazan: onaylandi → taslak gonderildi red',
      'yazan: gonderildi → kabul red revize',
      'yazan: goruldu → kabul red revize',
      'yazan: red → revize',
      'yazan: suresi_doldu → revize',
      'genis: taslak → gonderildi red',
      'genis: onay_bekliyor → taslak',
      'genis: onaylandi → taslak gonderildi red',
      'genis: gonderildi → kabul red revize',
      'genis: goruldu → kabul red revize',
      'genis: red → revize',
      'genis: suresi_doldu → revize',
      'kendiniOnaylayan: taslak → onay_bekliyor red',
      'kendiniOnaylayan: onay_bekliyor → taslak',
      'kendiniOnaylayan: onaylandi → taslak gonderildi red',
      'kendiniOnaylayan: gonderildi → kabul red revize',
      'kendiniOnaylayan: goruldu → kabul red revize',
      'kendiniOnaylayan: red → revize',
      'kendiniOnaylayan: suresi_doldu → revize',
      'onaylayan: onay_bekliyor → taslak onaylandi',
      'onaylayan: onaylandi → taslak',
      'musteri: gonderildi → goruldu kabul red',
      'musteri: goruldu → kabul red',
    ],
  }),
};
