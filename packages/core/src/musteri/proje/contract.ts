import { z } from 'zod';
import {
  ikili,
  kimlik,
  metin,
  surum,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
import { bos, kayitYaniti, post, sayfa, under, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimRengi, tanimSecenegi } from '../../platform/tanim/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

const projeSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Kod: z.string().nullable(),
  Renk: tanimRengi,
  Aciklama: z.string(),
  SorumluId: z.int().nullable(),
  Sorumlu: z.string().nullable(),
  EkipId: z.int().nullable(),
  Ekip: z.string().nullable(),
  AnketTurId: z.int().nullable(),
  AnketTur: z.string().nullable(),
  Aktif: z.union([z.literal(0), z.literal(1)]),
  /** Number of people whose own list has this product. */
  KisiSayisi: z.int(),
  Surum: z.int(),
});
export type ProjeSatiri = z.infer<typeof projeSatiri>;

const kisi = z.strictObject({ Id: z.int(), Ad: z.string(), Departman: z.string() });

/** A person who works with a product; `Neden`: given to them, default without a list, or full rights. */
const projeKisisi = kisi.extend({ Neden: z.enum(['Verilmiş', 'Varsayılan', 'Tam yetkili']) });
export type ProjeKisisi = z.infer<typeof projeKisisi>;

export const proje = under('/tanimlar/proje', {
  projeListesi: post({
    konu: ['proje'],
    access: sayfa(SAYFA.proje, urun(yetki(YETKI.projeYonet))),
    request: bos,
    response: yanit({ projeler: z.array(projeSatiri) }),
    ozet: 'Kişinin ürünleri, kullanımdan kaldırılanlarla.',
  }),
  projeDetay: post({
    konu: ['proje'],
    access: sayfa(SAYFA.proje, urun(yetki(YETKI.projeYonet))),
    request: byId,
    response: yanit({
      proje: projeSatiri,
      /** People who work with the product. */
      kisiler: z.array(projeKisisi),
      konular: z.array(tanimSecenegi),
    }),
    ozet: 'Bir ürünün kartı: bilgileri, onunla çalışanlar ve konuları.',
  }),
  projeSecenekleri: post({
    konu: ['personel', 'tanim'],
    access: sayfa(SAYFA.proje, urun(yetki(YETKI.projeYonet))),
    request: bos,
    response: yanit({
      kisiler: z.array(kisi),
      projeEkip: z.array(tanimSecenegi),
      memnuniyetTur: z.array(tanimSecenegi),
    }),
    ozet: 'Ürün kartında seçilebilecek kişiler, ekipler ve anket türleri.',
  }),
  projeKaydet: post({
    degistirir: ['proje'],
    access: sayfa(SAYFA.proje, urun(yetki(YETKI.projeYonet))),
    request: z.strictObject({
      proje: z.strictObject({
        Id: yeniVeyaKimlik,
        Ad: zorunluMetin(120),
        Kod: metin(10).nullable(),
        Renk: tanimRengi,
        Aciklama: metin(2000),
        SorumluId: kimlik.nullable(),
        EkipId: kimlik.nullable(),
        AnketTurId: kimlik.nullable(),
        Aktif: ikili,
        Surum: surum,
      }),
    }),
    response: kayitYaniti,
    ozet: 'Ürün ekler (Id 0) ya da değiştirir.',
    denetim: 'Ürün kaydedildi',
  }),
  projeKisileriSec: post({
    degistirir: ['proje'],
    access: sayfa(SAYFA.proje, urun(yetki(YETKI.projeYonet))),
    request: byVersion.extend({ KisiIdler: z.array(kimlik).max(5000) }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Ürünün kimlere verildiğini yazar; açık ekranlarında hemen geçerli olur.',
    denetim: 'Ürünün kimlere verildiği değişti',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const projeSozleri = {
  nesneler: {
    proje: 'Ürün',
  },
  alanlar: {
    AnketTurId: 'Anket türü no',
    EkipId: 'Ekip no',
  },
  yollar: { proje: '/tanimlar/proje/' },
} as const;
