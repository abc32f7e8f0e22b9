import { z } from 'zod';
import { ikili, kimlik, metin, tamSayi, yeniVeyaKimlik, zorunluMetin } from '../field/alan.ts';
import { listeSayfasi, post, yanit } from '../call/endpoint.ts';

/** Saved filters of a list: a person's own, and those shared within the department. */

const surum = tamSayi(0, 2_147_483_647);
/** Name of a list. The server checks that the list exists and that the caller may see it. */
const listeAdi = metin(40).regex(/^[a-z][a-zA-Z]*$/, { error: 'bilinen bir liste değil' });

const suzgecSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  /** The filter as the query of the list's address: `ara=…&durum=…`. */
  Sorgu: z.string(),
  Paylasilan: z.boolean(),
  /** Owner, who alone may change it. */
  Sahip: z.string(),
  Benim: z.boolean(),
  /** The list opens with this filter for the caller. */
  Varsayilan: z.boolean(),
  Surum: z.int(),
});
export type SuzgecSatiri = z.infer<typeof suzgecSatiri>;

export const suzgec = {
  suzgecList: post({
    path: '/suzgecList',
    effect: 'read',
    konu: ['suzgec'],
    access: listeSayfasi('Sayfa'),
    request: z.strictObject({ Sayfa: listeAdi }),
    response: yanit({ suzgecler: z.array(suzgecSatiri) }),
    ozet: 'Bir listenin süzgeçleri: kişinin kendisininkiler ve departmanında paylaşılanlar.',
  }),
  suzgecKaydet: post({
    path: '/suzgecKaydet',
    effect: 'write',
    degistirir: ['suzgec'],
    access: listeSayfasi('Sayfa'),
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Surum: surum,
      Sayfa: listeAdi,
      Ad: zorunluMetin(60),
      Sorgu: metin(2000),
      Paylasilan: ikili,
    }),
    response: yanit({ Id: z.int(), Surum: z.int() }),
    ozet: 'Süzgeç ekler (Id 0) ya da sahibinin süzgecini değiştirir.',
  }),
  suzgecSil: post({
    path: '/suzgecSil',
    effect: 'write',
    degistirir: ['suzgec'],
    access: listeSayfasi('Sayfa'),
    request: z.strictObject({ Sayfa: listeAdi, Id: kimlik, Surum: surum }),
    response: yanit({}),
    ozet: 'Sahibinin süzgecini siler.',
  }),
  suzgecVarsayilanSec: post({
    path: '/suzgecVarsayilanSec',
    effect: 'write',
    degistirir: ['suzgec'],
    access: listeSayfasi('Sayfa'),
    request: z.strictObject({ Sayfa: listeAdi, Id: kimlik.nullable() }),
    response: yanit({}),
    ozet: 'Listenin hangi süzgeçle açılacağını seçer; null: süzgeçsiz.',
  }),
};
