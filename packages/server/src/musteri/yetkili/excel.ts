import { alanAdi } from '@masabasi/core/platform/field/alanlar';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { YETKILI_ALANLARI } from '@masabasi/core/musteri/yetkili/alanlar';
import type { MusteriSayfasi } from '../../room.ts';
import { yetkilileri } from './queries.ts';

const ALANLAR = Object.keys(YETKILI_ALANLARI) as (keyof typeof YETKILI_ALANLARI)[];

/** The contact persons of the exported customers. */
export const yetkiliSayfasi: MusteriSayfasi = {
  ad: 'Yetkililer',
  sutunlar: [
    { baslik: 'Müşteri No', en: 12 },
    { baslik: 'Müşteri', en: 30 },
    ...ALANLAR.map((a) => ({ baslik: alanAdi(YETKILI_ALANLARI, a), en: a === 'Aciklama' ? 30 : 16 })),
    { baslik: 'Ana Kişi', en: 10 },
  ],
  satirlar: async (db, musteriler) =>
    (await yetkilileri(db, musteriler)).map((k) => [
      k.MusteriNo,
      k.Musteri,
      ...ALANLAR.map((a) => (a === 'GSM' || a === 'Telefon' ? k[a] && telefonYaz(k[a]) : k[a])),
      k.Ana ? 'Evet' : null,
    ]),
};
