import type pg from 'pg';

/** A hundred thousand customers of twelve products with their search data, for the benches of the search. */

export const MUSTERI_ADEDI = 100_000;

const ADLAR =
  'Ahmet Ali Ayşe Aylin Barış Burak Can Ceren Çağla Çetin Deniz Ebru Elif Emine Emre Fatma Gizem Gökhan Gül Hakan Hasan Ilgın İbrahim İpek Kemal Leyla Mehmet Merve Murat Nazlı Oğuz Özge Pınar Seda Selin Şule Tarık Ufuk Ümit Zeynep';
const SOYADLAR =
  'Acar Aksoy Arslan Aydın Bozkurt Çakır Çelik Çınar Demir Doğan Ergin Güneş Işık İnan Kaplan Karaca Kaya Kılıç Koçak Kurt Öz Özdemir Özkan Öztürk Polat Şahin Şen Tekin Tunç Türk Uysal Ünal Yalçın Yavuz Yıldırım Yılmaz Yiğit Yurt';
/** Common and rare words, two words, whole numbers and parts of them, beginnings, and words that no customer has. */
export const SORULAR = [
  'ozturk',
  'ÇAĞLA',
  'ışık',
  'yılmaz mehmet',
  'ali can',
  'zeynep şen',
  'öz',
  'a',
  'ay',
  'çel',
  'dem',
  'an',
  'er',
  '98000051234',
  '0555 104 21 77',
  '+90 555 1077777',
  '55510',
  'musteri4242',
  'm004711',
  'yokboyle',
  'ornek.example',
  '',
];

/** Inserts the customers, each with one of the products. */
export async function musterileriEk(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into musteri (tip, ad, soyad, tc_kimlik, gsm, eposta, il_id, durum, yazma_zamani)
     select 1, a[1 + (i::bigint * 7919) % cardinality(a)], s[1 + (i::bigint * 104729) % cardinality(s)], '98' || lpad(i::text, 9, '0'),
       '0555' || lpad((1000000 + i)::text, 7, '0'), 'musteri' || i || '@ornek.example', 1 + i % 81,
       (array['Aktif', 'Demo', 'Aday', 'Pasif'])[1 + i % 4], now() - i * interval '15 minutes'
     from generate_series(1, $3::int) i, (select string_to_array($1, ' ') a, string_to_array($2, ' ') s) x`,
    [ADLAR, SOYADLAR, MUSTERI_ADEDI],
  );
  await pool.query(
    `insert into proje (id, ad) select i, 'Ürün ' || i from generate_series(1, 12) i on conflict do nothing`,
  );
  await pool.query(
    `insert into musteri_proje select id, (array[1,2,3,4,5,6,7,8,9,10,11,14])[1 + id % 12] from musteri`,
  );
}
