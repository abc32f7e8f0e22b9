import { z } from 'zod';
import { ikili, kimlik, metin, secenek, tamSayi, yeniVeyaKimlik, zorunluMetin, byId } from '../field/alan.ts';
import { bos, get, kayitYaniti, post, sayfa, signedIn, under, urun, yanit, yetki } from '../call/endpoint.ts';
import { MUSTERI_SECEN, SAYFA } from '../screen/sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import {
  GEREKLI_LISTELER,
  TANIM_LISTE_ADLARI,
  TANIM_RENKLERI,
  type TanimListeAdi,
  type TanimRengi,
  TANIM_LISTELERI,
} from './rules.ts';

const personel = secenek.extend({ DepartmanId: z.int() });
export const tanimRengi = z.enum(Object.keys(TANIM_RENKLERI) as TanimRengi[], { error: 'bilinen bir renk değil' });
const liste = z.enum(TANIM_LISTE_ADLARI, { error: 'bilinen bir liste değil' });

/** A row as forms offer it. */
export const tanimSecenegi = secenek.extend({
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

export const tanim = under('/tanimlar', {
  baseGerekliList: post({
    path: '/tanimlar/musteri/baseGerekliList',
    konu: ['proje', 'personel'],
    access: sayfa(MUSTERI_SECEN, urun(signedIn)),
    request: bos,
    response: yanit({
      il: z.array(secenek),
      ilce: z.array(secenek.extend({ IlId: z.int() })),
      personel: z.array(personel),
      proje: z.array(secenek),
      molatur: z.array(secenek),
    }),
    ozet: 'İl, ilçe, personel, ürün ve mola türü listeleri.',
  }),
  musterigerekli: post({
    path: '/tanimlar/musteri/musterigerekli',
    konu: ['tanim'],
    access: sayfa(MUSTERI_SECEN, urun(signedIn)),
    request: bos,
    response: yanit(listeler(...GEREKLI_LISTELER.musterigerekli)),
    ozet: 'Müşteri kartının seçim listeleri.',
  }),
  lisansGerekli: post({
    path: '/tanimlar/musteri/lisansGerekli',
    konu: ['tanim'],
    access: sayfa(MUSTERI_SECEN, urun(signedIn)),
    request: bos,
    response: yanit(listeler(...GEREKLI_LISTELER.lisansGerekli)),
    ozet: 'Lisans ve demo seçim listeleri.',
  }),
  talepgerekli: post({
    path: '/tanimlar/musteri/talepgerekli',
    konu: ['tanim'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.gorusme, ...SAYFA.istakibi], urun(signedIn)),
    request: bos,
    response: yanit(listeler(...GEREKLI_LISTELER.talepgerekli)),
    ozet: 'Talep seçim listeleri; konular kişinin ürünleriyle sınırlı.',
  }),
  getGerekli: post({
    path: '/islemler/musterigorusme/getGerekli',
    konu: ['tanim', 'proje', 'personel'],
    access: sayfa([...SAYFA.musteri, ...SAYFA.gorusme], urun(signedIn)),
    request: bos,
    response: yanit({
      ...listeler(...GEREKLI_LISTELER.getGerekli),
      personel: z.array(personel),
      proje: z.array(secenek),
    }),
    ozet: 'Müşteri görüşmelerinin seçim listeleri.',
  }),
  getGerekliList: get({
    path: '/istakibi/getGerekliList',
    konu: ['tanim', 'proje', 'personel', 'versiyon'],
    access: sayfa(SAYFA.istakibi, urun(signedIn)),
    request: bos,
    response: yanit({
      ...listeler(...GEREKLI_LISTELER.getGerekliList),
      personel: z.array(personel),
      proje: z.array(secenek),
      versiyonlar: z.array(secenek.extend({ ProjeId: z.int(), Acik: z.boolean() })),
    }),
    ozet: 'İş takibinin seçim listeleri; ekipler, yetkili kişiler ve versiyonlar kişinin ürünleriyle sınırlı.',
  }),
  tanimListeleri: post({
    konu: ['tanim'],
    access: sayfa(SAYFA.tanim, urun(yetki(YETKI.tanimYonet))),
    request: bos,
    response: yanit({ listeler: z.array(z.strictObject({ Liste: liste, Adet: z.int(), Pasif: z.int() })) }),
    ozet: 'Bütün tanım listeleri ve satır sayıları.',
  }),
  tanimList: post({
    konu: ['tanim'],
    access: sayfa(SAYFA.tanim, urun(yetki(YETKI.tanimYonet))),
    request: z.strictObject({ Liste: liste }),
    response: yanit({ tanimlist: z.array(tanimSatiri), ustler: z.array(secenek), projeler: z.array(secenek) }),
    ozet: 'Bir tanım listesinin bütün satırları, kullanımdan kaldırılanlarla; seçilebilecek üst satırlar ve ürünler.',
  }),
  tanimKaydet: post({
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
    response: kayitYaniti,
    ozet: 'Tanım satırı ekler (Id 0) ya da değiştirir.',
    denetim: 'Tanım satırı kaydedildi',
  }),
  tanimSil: post({
    degistirir: ['tanim'],
    access: sayfa(SAYFA.tanim, urun(yetki(YETKI.tanimYonet))),
    request: byId,
    response: yanit({ silindi: z.boolean() }),
    ozet: 'Satırı siler; kullanılıyorsa silmez, kullanımdan kaldırır (silindi: false).',
    denetim: 'Tanım satırı silindi',
  }),
  tanimSirala: post({
    degistirir: ['tanim'],
    access: sayfa(SAYFA.tanim, urun(yetki(YETKI.tanimYonet))),
    request: z.strictObject({ Liste: liste, Idler: z.array(kimlik).max(2000) }),
    response: yanit({}),
    ozet: 'Listenin satırlarını verilen sıraya koyar.',
    denetim: 'Tanım listesi sıralandı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const tanimSozleri = {
  eylemler: {
    tanimKaldir: 'Tanım satırı kullanımdan kaldırıldı',
  },
  nesneler: {
    tanim: 'Tanım satırı',
  },
  alanlar: {
    Kod: 'Kod',
    Liste: 'Liste',
    Sira: 'Sıra',
    Sirasi: 'Sıra',
  },
  degerler: {
    Liste: Object.fromEntries(TANIM_LISTE_ADLARI.map((l) => [l, TANIM_LISTELERI[l].ad])),
    Renk: TANIM_RENKLERI,
  },
  kayitlar: { Sirasi: 'tanim' },
  yollar: { tanim: '/tanimlar/listeler' },
} as const;
