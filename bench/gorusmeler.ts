import type { Pool } from 'pg';
import { GENEL, SORUNLAR } from '../packages/demo/src/words/sorunlar.ts';

/** Two hundred thousand tickets for the benches of large data: three hundred are open, the others solved. */

export const GORUSME_ADEDI = 200_000;

/** Searches at the desk: words in several forms, numbers, customers, telephones. */
export const GORUSME_SORULARI = [
  'yazıcı',
  'YAZICIYA',
  'reçete',
  'randevu mesaj',
  'güncelleme durdu',
  'sunucu yedek',
  'fiş',
  'parola',
  'an',
  'öztürk',
  'mehmet yılmaz',
  'çağla provizyon',
  'G000777',
  '199999',
  '0555 104 21 77',
  '2177',
  'yokboyle',
  'kurulum öztürk',
];

/** Inserts tickets for the customers of `musterileriEk`, most of them within the last two years. */
export async function gorusmeleriEk(havuz: Pool): Promise<void> {
  const sorunlar = [...Object.values(SORUNLAR).flat(), ...GENEL];
  await havuz.query(`insert into departman (ad) values ('Destek')`);
  await havuz.query(
    `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
     select 'Kişi', 'No' || i, 'masa' || i, 'masa' || i, (select min(id) from departman) from generate_series(1, 40) i`,
  );
  await havuz.query(
    `insert into tanim (liste, ad, sira) select l, l || ' ' || i, i from unnest(array['gorusmeTur', 'konular', 'oncelikler']) l, generate_series(1, 4) i`,
  );
  await havuz.query(
    `insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, aciklama, cozum, durum, acan_id, atanan_id,
       telefon, baslama_zamani, son_hareket, cozum_zamani, kapanis_zamani)
     select mp.musteri_id, mp.proje_id, t[1 + i % 4], k[1 + i % 4], o[1 + i % 4], 1, split_part(s.soylenen, E'\\n', 1), s.soylenen,
       case when i > 300 then s.cozum else '' end, case when i > 300 then 'kapandi' else 'islemde' end, p[1 + i % 40], p[1 + i * 7 % 40],
       '0555' || lpad((1000000 + mp.musteri_id)::text, 7, '0'), z, z, case when i > 300 then z end, case when i > 300 then z end
     from generate_series(1, $3::int) i
       cross join lateral (select now() - i * interval '5 minutes' as z) zz
       join musteri_proje mp on mp.musteri_id = 1 + (i::bigint * 7919) % 100000
       cross join lateral (select ($1::text[])[1 + i % cardinality($1::text[])] as soylenen, ($2::text[])[1 + i % cardinality($2::text[])] as cozum) s
       cross join (select array_agg(id order by id) filter (where liste = 'gorusmeTur') t, array_agg(id order by id) filter (where liste = 'konular') k,
         array_agg(id order by id) filter (where liste = 'oncelikler') o from tanim) d
       cross join (select array_agg(id order by id) p from kisi) pp`,
    [sorunlar.map(([soylenen]) => soylenen), sorunlar.map(([, cozum]) => cozum), GORUSME_ADEDI],
  );
}
