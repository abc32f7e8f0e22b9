import { z } from 'zod';
import { ikili, kimlik, tamSayi, yeniVeyaKimlik, zorunluMetin } from '../alan.ts';
import { post, sayfa, yanit } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { musteriSuzgeci } from '../musteri/contract.ts';

/** Filters that people keep for a list: their own, and what colleagues of their department share. */

const surum = tamSayi(0, 2_147_483_647);
/** The page that has filters. */
export const SUZGEC_SAYFASI = 'musteri' as const;
const sayfaAdi = z.enum([SUZGEC_SAYFASI], { error: 'süzgeci olan bir sayfa değil' });

export const suzgecSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Alanlar: musteriSuzgeci,
  Paylasilan: z.boolean(),
  /** Whose it is; only they may change it. */
  Sahip: z.string(),
  Benim: z.boolean(),
  /** The caller begins with it. */
  Varsayilan: z.boolean(),
  Surum: z.int(),
});
export type SuzgecSatiri = z.infer<typeof suzgecSatiri>;

export const suzgec = {
  suzgecList: post({
    path: '/suzgecList',
    effect: 'read',
    konu: ['suzgec'],
    access: sayfa(SAYFA.musteri),
    request: z.strictObject({ Sayfa: sayfaAdi }),
    response: yanit({ suzgecler: z.array(suzgecSatiri) }),
    ozet: 'Bir sayfanın süzgeçleri: kişinin kendisininkiler ve departmanında paylaşılanlar.',
  }),
  suzgecKaydet: post({
    path: '/suzgecKaydet',
    effect: 'write',
    degistirir: ['suzgec'],
    access: sayfa(SAYFA.musteri),
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Surum: surum,
      Sayfa: sayfaAdi,
      Ad: zorunluMetin(60),
      Alanlar: musteriSuzgeci,
      Paylasilan: ikili,
    }),
    response: yanit({ Id: z.int(), Surum: z.int() }),
    ozet: 'Süzgeç ekler (Id 0) ya da sahibinin süzgecini değiştirir.',
  }),
  suzgecSil: post({
    path: '/suzgecSil',
    effect: 'write',
    degistirir: ['suzgec'],
    access: sayfa(SAYFA.musteri),
    request: z.strictObject({ Id: kimlik, Surum: surum }),
    response: yanit({}),
    ozet: 'Sahibinin süzgecini siler.',
  }),
  suzgecVarsayilanSec: post({
    path: '/suzgecVarsayilanSec',
    effect: 'write',
    degistirir: ['suzgec'],
    access: sayfa(SAYFA.musteri),
    request: z.strictObject({ Sayfa: sayfaAdi, Id: kimlik.nullable() }),
    response: yanit({}),
    ozet: 'Sayfanın hangi süzgeçle açılacağını seçer; null: süzgeçsiz.',
  }),
};
