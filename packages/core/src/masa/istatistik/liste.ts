import {
  gunSuzgeci,
  isaretSuzgeci,
  kayitSuzgeci,
  liste,
  sayfada,
  secimSuzgeci,
  type Suzgec,
  type Suzgecler,
} from '../../platform/list/liste.ts';
import { MEMNUNIYET_KANALLARI } from '../memnuniyet/rules.ts';
import type { IstatistikYaniti } from './contract.ts';
import { CSAT_DEGERLERI, dilimAdi, HANGILERI, NPS_DEGERLERI, PUAN_DILIMLERI } from './rules.ts';

/** The bars of the distributions, by their words: `csat4`, `nps10`, `puan7`. */
export const DAGILIM_DEGERLERI: Readonly<Record<string, string>> = Object.fromEntries([
  ...CSAT_DEGERLERI.map((d) => [`csat${d}`, `Memnuniyet ${d}`]),
  ...NPS_DEGERLERI.map((d) => [`nps${d}`, `Tavsiye ${d}`]),
  ...PUAN_DILIMLERI.map((d) => [`puan${d}`, `Puan ${dilimAdi(d)}`]),
]);

/** A filter by a word in the comments. It compares the stem. */
const SOZ: Suzgec<string | null> = {
  adres: 'soz',
  etiket: 'Söz',
  gosterim: { tur: 'sayfa' },
  bos: null,
  alir: 'anahtar',
  oku: (yazi) => (/^\w{1,40}$/.test(yazi) ? yazi : undefined),
};

/** Filters of the figures. Without days they cover the last twelve months. */
export const ISTATISTIK_SUZGECLERI = {
  Ilk: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
  Son: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
  ProjeId: kayitSuzgeci(
    { adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' },
    'istatistik.istatistikGerekli',
    'projeler',
  ),
  Kanal: secimSuzgeci({ adres: 'kanal', etiket: 'Kanal', bos: 'Bütün kanallar' }, MEMNUNIYET_KANALLARI),
  DepartmanId: kayitSuzgeci(
    { adres: 'departman', etiket: 'Departman', bos: 'Bütün departmanlar' },
    'istatistik.istatistikGerekli',
    'departmanlar',
  ),
  IlId: kayitSuzgeci({ adres: 'il', etiket: 'İl', bos: 'Bütün iller' }, 'istatistik.istatistikGerekli', 'iller'),
} satisfies Suzgecler;

/** The sent surveys and answers behind a figure: the filters of the figures, plus the part of the figure. */
export const YANIT_LISTESI = liste<IstatistikYaniti>()({
  ad: 'istatistik',
  satirlar: 'yanitlist',
  aranan: 'Müşteri, yorum',
  suzgecler: {
    ...ISTATISTIK_SUZGECLERI,
    Departmansiz: isaretSuzgeci({ adres: 'departmansiz', etiket: 'Departmanı olmayanlar' }),
    Ilsiz: isaretSuzgeci({ adres: 'ilsiz', etiket: 'İli yazılmamış olanlar' }),
    Hangi: sayfada(secimSuzgeci({ adres: 'hangi', etiket: 'Yanıt', bos: 'Sorulanların hepsi' }, HANGILERI)),
    Deger: sayfada(secimSuzgeci({ adres: 'deger', etiket: 'Değer', bos: 'Bütün değerler' }, DAGILIM_DEGERLERI)),
    SoruId: sayfada(
      kayitSuzgeci({ adres: 'soru', etiket: 'Soru', bos: 'Bütün sorular' }, 'istatistik.istatistikGerekli', 'sorular'),
    ),
    PersonelId: sayfada(
      kayitSuzgeci({ adres: 'kisi', etiket: 'Personel', bos: 'Herkes' }, 'istatistik.istatistikGerekli', 'kisiler'),
    ),
    Soz: SOZ,
  },
  siralar: ['Sorulma_Gunu', 'Puan', 'Musteri', 'Proje'],
  ilkSira: '-Sorulma_Gunu',
});
export type YanitListesi = typeof YANIT_LISTESI;
