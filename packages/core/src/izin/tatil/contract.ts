import { z } from 'zod';
import { kimlik, tamSayi, tarih, yeniVeyaKimlik, zorunluMetin, byId } from '../../platform/field/alan.ts';
import { bos, post, sayfa, under, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

const gunSayi = z.enum(['0,5', '1'], { error: "gün sayısı '0,5' veya '1' olmalı" });

/** A holiday for calendars; `GunSayi`: '0,5' or '1'. */
export const takvimTatili = z.strictObject({ Tarih: z.string(), Ad: z.string(), GunSayi: z.string() });
export type TakvimTatili = z.infer<typeof takvimTatili>;

const tatilSatiri = z.strictObject({
  Id: z.int(),
  Tarih: z.string(),
  Ad: z.string(),
  GunSayi: z.string(),
  Surum: z.int(),
});
export type TatilSatiri = z.infer<typeof tatilSatiri>;

/** A leave whose days change with the holidays. */
const etkilenen = z.strictObject({
  IzinId: z.int(),
  UserId: z.int(),
  Ad: z.string(),
  izinTur: z.string(),
  Baslangic: z.string(),
  Bitis: z.string(),
  EskiGun: z.number(),
  YeniGun: z.number(),
  EskiTatil: z.number(),
  YeniTatil: z.number(),
  /** Days typed by a person. They are shown, but not recalculated automatically. */
  ElleDuzeltildi: z.boolean(),
});
export type Etkilenen = z.infer<typeof etkilenen>;

export const tatil = under('/tanimlar', {
  tatilList: post({
    konu: ['tatil'],
    access: sayfa(SAYFA.tatil, yetki(YETKI.tatilYonet)),
    request: bos,
    response: yanit({ tatiller: z.array(tatilSatiri) }),
    ozet: 'Bütün resmi tatiller.',
  }),
  tatilKaydet: post({
    degistirir: ['tatil'],
    access: sayfa(SAYFA.tatil, yetki(YETKI.tatilYonet)),
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Tarih: tarih,
      Ad: zorunluMetin(120),
      GunSayi: gunSayi,
      Surum: tamSayi(0, 2_147_483_647),
    }),
    response: yanit({ Id: z.int(), Surum: z.int(), etkilenenler: z.array(etkilenen) }),
    ozet: 'Tatil ekler (Id 0) ya da değiştirir; etkilenen ileri tarihli izinleri sayar.',
    denetim: 'Resmi tatil kaydedildi',
  }),
  tatilSil: post({
    degistirir: ['tatil'],
    access: sayfa(SAYFA.tatil, yetki(YETKI.tatilYonet)),
    request: byId,
    response: yanit({ etkilenenler: z.array(etkilenen) }),
    ozet: 'Tatili kaldırır; etkilenen ileri tarihli izinleri sayar.',
    denetim: 'Resmi tatil silindi',
  }),
  cumartesileriEkle: post({
    degistirir: ['tatil'],
    access: sayfa(SAYFA.tatil, yetki(YETKI.tatilYonet)),
    request: z.strictObject({ yil: tamSayi(2012, 2050).optional() }),
    response: yanit({ eklenen: z.int(), etkilenenler: z.array(etkilenen) }),
    ozet: 'Cuma akşamı biten tatillerin ertesi cumartesilerini ekler (2429 m.2/D, isteğe bağlı).',
    denetim: 'Tatil cumartesileri eklendi',
  }),
  izinleriHesapla: post({
    degistirir: ['izin'],
    access: sayfa(SAYFA.tatil, yetki(YETKI.tatilYonet)),
    request: z.strictObject({ IzinIdler: z.array(kimlik).max(5000) }),
    /** `uyari`: reason why the caller’s own leaves stay as they are. */
    response: yanit({ degisen: z.int(), uyari: z.string().nullable() }),
    ozet: 'Seçilen ileri tarihli izinleri bugünkü tatillerle yeniden hesaplar; eski hâlleri durur.',
    denetim: 'İzin yeniden hesaplandı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const tatilSozleri = {
  nesneler: {
    tatil: 'Tatil',
  },
  alanlar: {
    GunSayi: 'Gün sayısı',
    Tarih: 'Tarih',
    gun_sayi: 'Gün sayısı',
    tarih: 'Tarih',
  },
  yollar: { tatil: '/tanimlar/tatil' },
} as const;
