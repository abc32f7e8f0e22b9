import { z } from 'zod';
import { ikili, kimlik, metin, saat, tamSayi, yeniVeyaKimlik, byId } from '../../platform/field/alan.ts';
import { bos, kayitYaniti, post, sayfa, under, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

const departmanSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  /** Shown on the break board to people who see all departments. */
  Goster: z.union([z.literal(0), z.literal(1)]),
  SorumluId: z.int().nullable(),
  Sorumlu: z.string().nullable(),
  /** Decides while the head is on leave. */
  VekilId: z.int().nullable(),
  Vekil: z.string().nullable(),
  MesaiBaslangic: z.string(),
  MesaiBitis: z.string(),
  /** Set for a department that works round the clock: minutes of a shift, counted from sign-in. */
  VardiyaDakika: z.int().nullable(),
  CalismaGunleri: z.array(z.int()),
  DigerLimit: z.int().nullable(),
  YemekLimit: z.int().nullable(),
  /** Number of active people. */
  KisiSayisi: z.int(),
  Surum: z.int(),
});
export type DepartmanSatiri = z.infer<typeof departmanSatiri>;

const sinir = tamSayi(0, 1000).nullable();

export const departman = under('/personel/departman', {
  departmanListesi: post({
    konu: ['departman', 'personel'],
    access: sayfa(SAYFA.departman, yetki(YETKI.departmanYonet)),
    request: bos,
    response: yanit({
      departmanlar: z.array(departmanSatiri),
      /** People who may head a department. */
      kisiler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Departman: z.string() })),
      /** The caller may choose the head of a department. */
      SorumluSecebilir: z.boolean(),
    }),
    ozet: 'Departmanlar ve sorumlu olabilecek çalışanlar.',
  }),
  departmanKaydet: post({
    degistirir: ['departman'],
    access: sayfa(SAYFA.departman, yetki(YETKI.departmanYonet)),
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Surum: tamSayi(0, 2_147_483_647),
      Ad: metin(80),
      Goster: ikili,
      SorumluId: kimlik.nullable(),
      /** Absent: does not change. */
      VekilId: kimlik.nullish(),
      MesaiBaslangic: saat,
      MesaiBitis: saat,
      VardiyaDakika: tamSayi(30, 1440).nullable(),
      CalismaGunleri: z.array(tamSayi(1, 7)).max(7, { error: 'en fazla 7 gün olabilir' }),
      DigerLimit: sinir,
      YemekLimit: sinir,
    }),
    response: kayitYaniti,
    ozet: 'Departman ekler (Id 0) ya da değiştirir.',
    denetim: 'Departman kaydedildi',
  }),
  departmanSil: post({
    degistirir: ['departman'],
    access: sayfa(SAYFA.departman, yetki(YETKI.departmanYonet)),
    request: byId,
    response: yanit({}),
    ozet: 'Departmanı listelerden kaldırır; içinde çalışan varken kaldırılmaz.',
    denetim: 'Departman silindi',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const departmanSozleri = {
  nesneler: {
    departman: 'Departman',
  },
  alanlar: {
    VekilId: 'Sorumlu vekili',
    Vekil: 'Sorumlu vekili',
    DigerLimit: 'Diğer mola sınırı',
    Goster: 'Panoda görünür',
    VardiyaDakika: 'Vardiya (dakika)',
    YemekLimit: 'Yemek molası sınırı',
  },
  evetHayir: ['Goster'],
  yollar: { departman: '/personel/departman' },
} as const;
