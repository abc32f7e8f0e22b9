import { z } from 'zod';
import { ikili, kimlik, metin, tamSayi, yeniVeyaKimlik, zorunluMetin } from '../../platform/field/alan.ts';
import { bos, post, sayfa, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimRengi, tanimSecenegi } from '../../platform/tanim/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

const surum = tamSayi(0, 2_147_483_647);

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

export const proje = {
  projeListesi: post({
    path: '/tanimlar/proje/projeListesi',
    effect: 'read',
    konu: ['proje'],
    access: sayfa(SAYFA.proje, urun(yetki(YETKI.projeYonet))),
    request: bos,
    response: yanit({ projeler: z.array(projeSatiri) }),
    ozet: 'Kişinin ürünleri, kullanımdan kaldırılanlarla.',
  }),
  projeDetay: post({
    path: '/tanimlar/proje/projeDetay',
    effect: 'read',
    konu: ['proje'],
    access: sayfa(SAYFA.proje, urun(yetki(YETKI.projeYonet))),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      proje: projeSatiri,
      /** People who work with the product. */
      kisiler: z.array(projeKisisi),
      konular: z.array(tanimSecenegi),
    }),
    ozet: 'Bir ürünün kartı: bilgileri, onunla çalışanlar ve konuları.',
  }),
  projeSecenekleri: post({
    path: '/tanimlar/proje/projeSecenekleri',
    effect: 'read',
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
    path: '/tanimlar/proje/projeKaydet',
    effect: 'write',
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
    response: yanit({ Id: z.int(), Surum: z.int() }),
    ozet: 'Ürün ekler (Id 0) ya da değiştirir.',
  }),
  projeKisileriSec: post({
    path: '/tanimlar/proje/projeKisileriSec',
    effect: 'write',
    degistirir: ['proje'],
    access: sayfa(SAYFA.proje, urun(yetki(YETKI.projeYonet))),
    request: z.strictObject({ Id: kimlik, Surum: surum, KisiIdler: z.array(kimlik).max(5000) }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Ürünün kimlere verildiğini yazar; açık ekranlarında hemen geçerli olur.',
  }),
};
