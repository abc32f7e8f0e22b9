import { z } from 'zod';
import { ikili, kimlik, metin, tamSayi, yeniVeyaKimlik, zorunluMetin } from '../field/alan.ts';
import { bos, get, post, sayfa, signedIn, urun, yanit, yetki } from '../call/endpoint.ts';
import { MUSTERI_SECEN, SAYFA } from '../screen/sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import { GEREKLI_LISTELER, TANIM_LISTE_ADLARI, TANIM_RENKLERI, type TanimListeAdi, type TanimRengi } from './rules.ts';

const satir = z.strictObject({ Id: z.int(), Ad: z.string() });
const personel = satir.extend({ DepartmanId: z.int() });
export const tanimRengi = z.enum(Object.keys(TANIM_RENKLERI) as TanimRengi[], { error: 'bilinen bir renk değil' });
const liste = z.enum(TANIM_LISTE_ADLARI, { error: 'bilinen bir liste değil' });

/** A row as forms offer it. */
export const tanimSecenegi = satir.extend({
  Renk: tanimRengi.nullable(),
  Kod: z.string().nullable(),
  ProjeId: z.int().nullable(),
  UstId: z.int().nullable(),
});
export type TanimSecenegi = z.infer<typeof tanimSecenegi>;

/** A row as its administrator sees it. */
const tanimSatiri = tanimSecenegi.extend({
  Liste: liste,
  Sira: z.int(),
  Ust: z.string().nullable(),
  Proje: z.string().nullable(),
  Aktif: z.union([z.literal(0), z.literal(1)]),
  /** The product's own rules need this row: it can be renamed but not removed. */
  Sabit: z.boolean(),
  /** Number of records with this row. */
  Kullanim: z.int(),
  Surum: z.int(),
});
export type TanimSatiri = z.infer<typeof tanimSatiri>;

/** Schema of the offered rows, under the name of each list. */
const listeler = <const K extends TanimListeAdi>(...adlar: K[]) =>
  Object.fromEntries(adlar.map((ad) => [ad, z.array(tanimSecenegi)])) as Record<K, z.ZodArray<typeof tanimSecenegi>>;

export const tanim = {
  baseGerekliList: post({
    path: '/tanimlar/musteri/baseGerekliList',
    effect: 'read',
    konu: ['proje', 'personel'],
    access: sayfa(MUSTERI_SECEN, urun(signedIn)),
    request: bos,
    response: yanit({
      il: z.array(satir),
      ilce: z.array(satir.extend({ IlId: z.int() })),
      personel: z.array(personel),
      proje: z.array(satir),
      molatur: z.array(satir),
    }),
    ozet: 'İl, ilçe, personel, proje ve mola türü listeleri.',
  }),
  musterigerekli: post({
    path: '/tanimlar/musteri/musterigerekli',
    effect: 'read',
    konu: ['tanim'],
    access: sayfa(MUSTERI_SECEN, urun(signedIn)),
    request: bos,
    response: yanit(listeler(...GEREKLI_LISTELER.musterigerekli)),
    ozet: 'Müşteri kartının seçim listeleri.',
  }),
  lisansGerekli: post({
    path: '/tanimlar/musteri/lisansGerekli',
    effect: 'read',
    konu: ['tanim'],
    access: sayfa(MUSTERI_SECEN, urun(signedIn)),
    request: bos,
    response: yanit(listeler(...GEREKLI_LISTELER.lisansGerekli)),
    ozet: 'Lisans ve demo seçim listeleri.',
  }),
  talepgerekli: post({
    path: '/tanimlar/musteri/talepgerekli',
    effect: 'read',
    konu: ['tanim'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.gorusme, ...SAYFA.istakibi], urun(signedIn)),
    request: bos,
    response: yanit(listeler(...GEREKLI_LISTELER.talepgerekli)),
    ozet: 'Talep seçim listeleri; konular kişinin ürünleriyle sınırlı.',
  }),
  getGerekli: post({
    path: '/islemler/musterigorusme/getGerekli',
    effect: 'read',
    konu: ['tanim', 'proje', 'personel'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.gorusme], urun(signedIn)),
    request: bos,
    response: yanit({
      ...listeler(...GEREKLI_LISTELER.getGerekli),
      personel: z.array(personel),
      proje: z.array(satir),
    }),
    ozet: 'Müşteri görüşmelerinin seçim listeleri.',
  }),
  getGerekliList: get({
    path: '/istakibi/getGerekliList',
    effect: 'read',
    konu: ['tanim', 'proje', 'personel', 'versiyon'],
    access: sayfa(SAYFA.istakibi, urun(signedIn)),
    request: bos,
    response: yanit({
      ...listeler(...GEREKLI_LISTELER.getGerekliList),
      personel: z.array(personel),
      proje: z.array(satir),
      versiyonlar: z.array(satir.extend({ ProjeId: z.int(), Acik: z.boolean() })),
    }),
    ozet: 'İş takibinin seçim listeleri; ekipler, yetkili kişiler ve versiyonlar kişinin ürünleriyle sınırlı.',
  }),
  tanimListeleri: post({
    path: '/tanimlar/tanimListeleri',
    effect: 'read',
    konu: ['tanim'],
    access: sayfa(SAYFA.tanim, urun(yetki(YETKI.tanimYonet))),
    request: bos,
    response: yanit({ listeler: z.array(z.strictObject({ Liste: liste, Adet: z.int(), Pasif: z.int() })) }),
    ozet: 'Bütün tanım listeleri ve satır sayıları.',
  }),
  tanimList: post({
    path: '/tanimlar/tanimList',
    effect: 'read',
    konu: ['tanim'],
    access: sayfa(SAYFA.tanim, urun(yetki(YETKI.tanimYonet))),
    request: z.strictObject({ Liste: liste }),
    response: yanit({ tanimlist: z.array(tanimSatiri), ustler: z.array(satir), projeler: z.array(satir) }),
    ozet: 'Bir tanım listesinin bütün satırları, kullanımdan kaldırılanlarla; seçilebilecek üst satırlar ve ürünler.',
  }),
  tanimKaydet: post({
    path: '/tanimlar/tanimKaydet',
    effect: 'write',
    degistirir: ['tanim'],
    access: sayfa(SAYFA.tanim, urun(yetki(YETKI.tanimYonet))),
    request: z.strictObject({
      tanim: z.strictObject({
        Id: yeniVeyaKimlik,
        Liste: liste,
        Ad: zorunluMetin(200),
        Renk: tanimRengi.nullable(),
        Kod: metin(20).nullable(),
        ProjeId: kimlik.nullable(),
        UstId: kimlik.nullable(),
        Aktif: ikili,
        Surum: tamSayi(0, 2_147_483_647),
      }),
    }),
    response: yanit({ Id: z.int(), Surum: z.int() }),
    ozet: 'Tanım satırı ekler (Id 0) ya da değiştirir.',
  }),
  tanimSil: post({
    path: '/tanimlar/tanimSil',
    effect: 'write',
    degistirir: ['tanim'],
    access: sayfa(SAYFA.tanim, urun(yetki(YETKI.tanimYonet))),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ silindi: z.boolean() }),
    ozet: 'Satırı siler; kullanılıyorsa silmez, kullanımdan kaldırır (silindi: false).',
  }),
  tanimSirala: post({
    path: '/tanimlar/tanimSirala',
    effect: 'write',
    degistirir: ['tanim'],
    access: sayfa(SAYFA.tanim, urun(yetki(YETKI.tanimYonet))),
    request: z.strictObject({ Liste: liste, Idler: z.array(kimlik).max(2000) }),
    response: yanit({}),
    ozet: 'Listenin satırlarını verilen sıraya koyar.',
  }),
};
