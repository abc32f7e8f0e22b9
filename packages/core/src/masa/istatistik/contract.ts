import { z } from 'zod';
import { kimlik, secenek, tarih } from '../../platform/field/alan.ts';
import { post, sayfa, signedIn, under, urun, yanit, yetki, fileCall } from '../../platform/call/endpoint.ts';
import { aktarimIstegi, listeUcu } from '../../platform/list/listeUcu.ts';
import { MEMNUNIYET_DURUMLARI, MEMNUNIYET_KANALLARI, type MemnuniyetKanali } from '../memnuniyet/rules.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { YANIT_LISTESI } from './liste.ts';
import { BIRIMLER, type Birim, type Grup, GRUPLAR } from './rules.ts';
import { istatistikGerekli } from './secenekler.ts';

/** A sent survey with its answers. It does not name the rated person: their figures belong to them alone. */
const istatistikYaniti = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Sorulma_Gunu: z.string(),
  AnketId: z.int(),
  Anket: z.string(),
  /** Null: the reader may no longer see the customer. */
  MusteriId: z.int().nullable(),
  Musteri: z.string().nullable(),
  ProjeId: z.int(),
  Proje: z.string(),
  Kanal: z.enum(Object.keys(MEMNUNIYET_KANALLARI) as MemnuniyetKanali[]),
  DurumAnahtar: z.enum(MEMNUNIYET_DURUMLARI),
  GorusmeId: z.int().nullable(),
  GorusmeNo: z.string().nullable(),
  Puan: z.number().nullable(),
  Csat: z.int().nullable(),
  Nps: z.int().nullable(),
  Yorum: z.string(),
});
export type IstatistikYaniti = z.infer<typeof istatistikYaniti>;

const bant = z.strictObject({ Deger: z.number(), Alt: z.number(), Ust: z.number() }).nullable();
const sayilanlar = {
  Sorulan: z.int(),
  Yanitlanan: z.int(),
  Puanli: z.int(),
  Csatli: z.int(),
  Memnun: z.int(),
  Destekleyen: z.int(),
  Notr: z.int(),
  Yeren: z.int(),
};
const olcumler = { Yanit: bant, Puan: bant, Csat: bant, Nps: bant };
/** The counts of a group, and its figures with their bands. */
const olculen = z.strictObject({ ...sayilanlar, ...olcumler });
export type Olculen = z.infer<typeof olculen>;
const fark = z.strictObject({ Fark: z.number(), Ad: z.string(), P: z.number(), Rastlanti: z.boolean() }).nullable();
const donem = z.strictObject({ Ilk: z.string(), Son: z.string() });

const trendNoktasi = olculen.extend({ Ilk: z.string(), Son: z.string() });
export type TrendNoktasi = z.infer<typeof trendNoktasi>;

const kirilimSatiri = olculen.extend({
  /** Null: the group of answers without a value. */
  Id: z.int().nullable(),
  /** The key of a channel. */
  Anahtar: z.string().nullable(),
  Ad: z.string(),
  /** Too few answers to show a person's figures. The other fields are empty. */
  Gizli: z.boolean(),
});
export type KirilimSatiri = z.infer<typeof kirilimSatiri>;

const hucre = z.strictObject({ Adet: z.int(), Puan: z.number() }).nullable();
const isiSatiri = z.strictObject({
  SoruId: z.int(),
  Soru: z.string(),
  Anket: z.string(),
  Adet: z.int(),
  Puan: z.number(),
  /** In the order of `aylar` and `urunler`. Null: no answer. */
  Aylar: z.array(hucre),
  Urunler: z.array(hucre),
});
export type IsiSatiri = z.infer<typeof isiSatiri>;

const tablo = z.strictObject({
  donem,
  once: donem,
  ozet: olculen,
  oncekiOzet: olculen,
  farklar: z.strictObject({ Yanit: fark, Puan: fark, Csat: fark, Nps: fark }),
  /** Scores below the survey's threshold, and the number of them with a finished follow-up. */
  Dusuk: z.int(),
  Kapanan: z.int(),
  trend: z.array(trendNoktasi),
  /** Number of answers for each value of 1 to 5, of 0 to 10, and for each tenth of the scores. */
  dagilim: z.strictObject({ Csat: z.array(z.int()), Nps: z.array(z.int()), Puan: z.array(z.int()) }),
  isi: z.strictObject({
    aylar: z.array(donem),
    urunler: z.array(secenek),
    satirlar: z.array(isiSatiri),
  }),
  kirilim: z.array(kirilimSatiri),
});
export type Istatistik = z.infer<typeof tablo>;

/** The survey from the page's address. 0: all surveys. */
const ait = { TurId: kimlik.or(z.literal(0)).default(0) };
const suzgecler = aktarimIstegi(YANIT_LISTESI, ait).pick({
  TurId: true,
  Ilk: true,
  Son: true,
  ProjeId: true,
  Kanal: true,
  DepartmanId: true,
  IlId: true,
});
const grup = z.enum(Object.keys(GRUPLAR) as Grup[], { error: 'bilinen bir kırılım değil' }).default('urun');
const gorunum = suzgecler.extend({
  /** The period of comparison. Null: the period right before. */
  Ilk2: tarih.nullable().default(null),
  Son2: tarih.nullable().default(null),
  birim: z.enum(Object.keys(BIRIMLER) as Birim[], { error: 'bilinen bir dönem birimi değil' }).default('ay'),
  grup,
});
const KONU = ['memnuniyet', 'musteriler'] as const;

export const istatistik = under('/istatistik/memnuniyet', {
  istatistikGerekli,
  getIstatistik: post({
    konu: KONU,
    access: sayfa(SAYFA.istatistik, urun(signedIn)),
    request: gorunum,
    response: yanit(tablo.shape),
    ozet: 'Memnuniyet istatistikleri: ölçümler, bantları, önceki dönemle farkları, eğilim, dağılım, sorular ve bir kırılım; kişinin ürünleriyle sınırlı.',
  }),
  istatistikKirilimi: post({
    konu: KONU,
    access: sayfa(SAYFA.istatistik, urun(signedIn)),
    request: suzgecler.extend({ grup }),
    response: yanit({ kirilim: z.array(kirilimSatiri) }),
    ozet: 'Ölçümlerin bir kırılımı; personel kırılımını kişinin kendisi ve departmanının sorumlusu görür.',
  }),
  istatistikSozleri: post({
    konu: KONU,
    access: sayfa(SAYFA.istatistik, urun(signedIn)),
    request: suzgecler,
    response: yanit({
      /** Number of comments read, and true if there are older ones. */
      Yorum: z.int(),
      DahaVar: z.boolean(),
      sozler: z.array(
        z.strictObject({ Anahtar: z.string(), Ad: z.string(), Adet: z.int(), Puan: z.number().nullable() }),
      ),
    }),
    ozet: 'Yorumlarda geçen sözler, kökleriyle gruplanmış; her biri kaç yorumda ve hangi ortalama puanla.',
  }),
  getYanitList: listeUcu(YANIT_LISTESI, {
    satir: istatistikYaniti,
    ait,
    konu: KONU,
    access: sayfa(SAYFA.istatistik, urun(signedIn)),
    ozet: 'Bir ölçümün ardındaki yanıtlar; kişinin ürünleriyle sınırlı.',
  }),
  istatistikAktar: fileCall({
    access: sayfa(SAYFA.istatistik, urun(yetki(YETKI.musteriDisaAktar))),
    request: gorunum,
    ozet: 'Ekrandaki istatistiklerin Excel dosyası (base64).',
    denetim: 'Memnuniyet istatistikleri dışa aktarıldı',
  }),
  print_istatistik: fileCall({
    access: sayfa(SAYFA.istatistik, urun(yetki(YETKI.musteriDisaAktar))),
    request: gorunum,
    ozet: 'Ekrandaki istatistiklerin PDF çıktısı (base64).',
    denetim: 'Memnuniyet istatistikleri yazdırıldı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const istatistikSozleri = {
  nesneler: { istatistik: 'Memnuniyet istatistikleri' },
  alanlar: {
    grup: 'Kırılım',
    birim: 'Dönem birimi',
    TurId: 'Anket no',
    Ilk2: 'Karşılaştırma ilk gün',
    Son2: 'Karşılaştırma son gün',
  },
  degerler: { birim: BIRIMLER, grup: GRUPLAR },
} as const;
