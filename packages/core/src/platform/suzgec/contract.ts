import { z } from 'zod';
import { ikili, kimlik, metin, surum, yeniVeyaKimlik, zorunluMetin } from '../field/alan.ts';
import { kayitYaniti, listeSayfasi, post, under, yanit } from '../call/endpoint.ts';

/** Saved filters of a list: a person's own, and those shared within the department. */

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

export const suzgec = under('', {
  suzgecList: post({
    konu: ['suzgec'],
    access: listeSayfasi('Sayfa'),
    request: z.strictObject({ Sayfa: listeAdi }),
    response: yanit({ suzgecler: z.array(suzgecSatiri) }),
    ozet: 'Bir listenin süzgeçleri: kişinin kendisininkiler ve departmanında paylaşılanlar.',
  }),
  suzgecKaydet: post({
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
    response: kayitYaniti,
    ozet: 'Süzgeç ekler (Id 0) ya da sahibinin süzgecini değiştirir.',
    denetim: 'Süzgeç kaydedildi',
  }),
  suzgecSil: post({
    degistirir: ['suzgec'],
    access: listeSayfasi('Sayfa'),
    request: z.strictObject({ Sayfa: listeAdi, Id: kimlik, Surum: surum }),
    response: yanit({}),
    ozet: 'Sahibinin süzgecini siler.',
    denetim: 'Süzgeç silindi',
  }),
  suzgecVarsayilanSec: post({
    degistirir: ['suzgec'],
    access: listeSayfasi('Sayfa'),
    request: z.strictObject({ Sayfa: listeAdi, Id: kimlik.nullable() }),
    response: yanit({}),
    ozet: 'Listenin hangi süzgeçle açılacağını seçer; null: süzgeçsiz.',
    denetim: 'Sayfanın ilk süzgeci değişti',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const suzgecSozleri = {
  nesneler: {
    suzgec: 'Süzgeç',
  },
  alanlar: {
    Paylasilan: 'Paylaşılan',
    Sayfa: 'Sayfa',
  },
  evetHayir: ['Paylasilan'],
} as const;
