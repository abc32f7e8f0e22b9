import { z } from 'zod';
import { kayitSekli, kimlik, surum, tarih, yeniVeyaKimlik, byId } from '../../platform/field/alan.ts';
import { kayitYaniti, post, sayfa, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { ONAY_DURUMLARI, ONAY_KANALLARI, ONAY_KAYNAKLARI } from '../musteri/rules.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKILI_ALANLARI } from './alanlar.ts';

const alanlar = kayitSekli(YETKILI_ALANLARI);

/** Consent of a contact person for one channel. */
export const iletiIzni = {
  Kanal: z.enum(ONAY_KANALLARI, { error: 'bilinen bir kanal değil' }),
  Durum: z.enum(ONAY_DURUMLARI, { error: "'Onay' ya da 'Ret' olmalı" }),
  Kaynak: z.enum(ONAY_KAYNAKLARI, { error: 'bilinen bir kaynak değil' }),
  Tarih: tarih,
};
/** Last consent for each channel. */
export const sonIzinler = z.array(z.strictObject({ ...iletiIzni, Tarih: z.string() }));

const yetkiliSatiri = z.strictObject({
  Id: z.int(),
  MusteriId: z.int(),
  ...alanlar,
  /** The first person to call, at most one for each customer. */
  Ana: z.boolean(),
  izinler: sonIzinler,
  Surum: z.int(),
});
export type YetkiliSatiri = z.infer<typeof yetkiliSatiri>;

export const yetkili = under('/pazarlama/gorusmetakibi', {
  getMusteriPersonelList: post({
    konu: ['yetkili', 'musteri'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.ziyaret], urun(signedIn)),
    request: z.strictObject({ MusteriId: kimlik }),
    response: yanit({ musteriPersonelList: z.array(yetkiliSatiri) }),
    ozet: 'Müşterinin yetkili kişileri; ana kişi başta.',
  }),
  musteriPersonelKaydet: post({
    // The timeline gets a line, and the lists search contact persons.
    degistirir: ['yetkili', 'musteri', 'musteriler'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.ziyaret], urun(signedIn)),
    request: z.strictObject({
      personel: z.strictObject({
        ...alanlar,
        Id: yeniVeyaKimlik,
        MusteriId: kimlik,
        /** Absent: unchanged. */
        Ana: z.boolean({ error: 'evet ya da hayır olmalı' }).optional(),
        /** A new person without `Ana` becomes the first to call if the customer has none. */
        AnaYoksa: z.boolean({ error: 'evet ya da hayır olmalı' }).optional(),
        Surum: surum,
      }),
    }),
    response: kayitYaniti,
    ozet: 'Yetkili kişi ekler (Id 0) ya da değiştirir; ana kişi en çok bir tanedir.',
    denetim: 'Yetkili kişi kaydedildi',
  }),
  musteriPersonelSil: post({
    degistirir: ['yetkili', 'musteri', 'musteriler'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.ziyaret], urun(signedIn)),
    /** Without `Surum` the person is deleted in any version. */
    request: z.strictObject({ Id: kimlik, Surum: surum.optional() }),
    response: yanit({}),
    ozet: 'Yetkili kişiyi kaldırır; süresi dolana kadar geri alınabilir.',
    denetim: 'Yetkili kişi silindi',
  }),
  yetkiliIzinKaydet: post({
    degistirir: ['yetkili', 'kartvizit', 'musteri'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.ziyaret], urun(signedIn)),
    request: z.strictObject({ Id: kimlik, ...iletiIzni }),
    response: yanit({}),
    ozet: 'Yetkili kişinin bir kanala iznini ya da reddini yazar; öncekiler geçmişte durur.',
    denetim: 'Yetkili kişinin ileti izni yazıldı',
  }),
  musteriPersonelGeriAl: post({
    degistirir: ['yetkili', 'musteri', 'musteriler'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.ziyaret], urun(signedIn)),
    request: byId,
    response: yanit({ Surum: z.int() }),
    ozet: 'Kaldırılan yetkili kişiyi geri getirir.',
    denetim: 'Silinen yetkili kişi geri alındı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const yetkiliSozleri = {
  nesneler: {
    musteri_yetkili: 'Yetkili kişi',
  },
} as const;
