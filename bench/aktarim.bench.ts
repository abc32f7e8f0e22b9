import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { kuyruga } from '../packages/server/src/musteri/aktarim/queries.ts';
import { SURESIZ, connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';

/**
 * Import of a file of twenty thousand customers into a company that has a hundred thousand. Half of the lines have an
 * identity number, and every fourth of these customers exists already. The others are matched by name, telephone and
 * district. Measures the trial, the run, the same file again, the undo, and the highest memory of the worker process.
 */
const MUSTERI = 100_000;
const SATIR = 20_000;
const HEDEF_S = 30;

const ADLAR =
  'Ahmet Ali Ayşe Aylin Barış Burak Can Ceren Çağla Çetin Deniz Ebru Elif Emine Emre Fatma Gizem Gökhan Gül Hakan Hasan Ilgın İbrahim İpek Kemal Leyla Mehmet Merve Murat Nazlı Oğuz Özge Pınar Seda Selin Şule Tarık Ufuk Ümit Zeynep';
const SOYADLAR =
  'Acar Aksoy Arslan Aydın Bozkurt Çakır Çelik Çınar Demir Doğan Ergin Güneş Işık İnan Kaplan Karaca Kaya Kılıç Koçak Kurt Öz Özdemir Özkan Öztürk Polat Şahin Şen Tekin Tunç Türk Uysal Ünal Yalçın Yavuz Yıldırım Yılmaz Yiğit Yurt';

/** Runs the server's import job in a separate process, so that its memory can be watched. */
function isci(url: string) {
  const adres = (ad: string) => JSON.stringify(fileURLToPath(new URL(`../packages/server/src/${ad}`, import.meta.url)));
  const surec = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { connect } = await import(${adres('platform/db/connect.ts')});
       const { isleriBaslat } = await import(${adres('platform/db/isler.ts')});
       const { aktarimIsi } = await import(${adres('musteri/aktarim/job.ts')});
       const { db } = connect(${JSON.stringify(url)}, console.error, { max: 4 });
       isleriBaslat({ db, config: {}, saat: () => new Date(), log: console, odalar: [], yoklamaMs: 1000 }, [aktarimIsi]);`,
    ],
    { stdio: 'inherit' },
  );
  const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${surec.pid}/status`, 'utf8'))![1]) / 1024;
  return { rss, bitir: () => surec.kill() };
}

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });
let is: ReturnType<typeof isci> | undefined;
try {
  await migrate(pg.url);
  await temelVeri(b.db);
  const adlar = [ADLAR, SOYADLAR];
  const kisi = (i: string) =>
    `a[1 + (${i}::bigint * 7919) % cardinality(a)] as ad, s[1 + (${i}::bigint * 104729) % cardinality(s)] as soyad`;
  await b.pool.query(
    `insert into musteri (tip, ad, soyad, tc_kimlik, gsm, eposta, il_id, ilce_id, durum, yazma_zamani)
     select 1, k.ad, k.soyad, case when i % 2 = 0 then '98' || lpad(i::text, 9, '0') end, '0555' || lpad((1000000 + i)::text, 7, '0'),
       'musteri' || i || '@ornek.example', l.il_id, l.id, 'Aktif', now()
     from generate_series(1, ${MUSTERI}) i, (select string_to_array($1, ' ') a, string_to_array($2, ' ') s) x,
       lateral (select ${kisi('i')}) k, (select array_agg(id order by id) as idler from ilce) il
       join ilce l on true where l.id = il.idler[1 + i % cardinality(il.idler)]`,
    adlar,
  );
  await b.pool.query(
    `with d as (insert into departman (ad) values ('Destek') returning id)
     insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
     select 'Aktaran', 'Kişi', 'aktaran', 'aktaran', id from d`,
  );
  await b.pool.query('vacuum analyze');

  const ac = async (): Promise<number> => {
    const { rows } = await b.pool.query<{ id: number }>(
      `insert into musteri_aktarim (kisi_id, zaman, dosya, taninmayan, satir_sayisi, projeler)
       select id, now(), 'bench.xlsx', '{}', ${SATIR}, '{2,6,14}' from kisi limit 1 returning id`,
    );
    const { id } = rows[0]!;
    await b.pool.query(
      `insert into musteri_aktarim_satir (aktarim_id, satir, ham)
       select $3, i + 1, jsonb_strip_nulls(jsonb_build_object('Satir', i + 1, 'Ad', k.ad, 'Soyad', k.soyad,
         'TCKimlikNo', case when i % 8 = 0 then '98' || lpad((i * 4)::text, 9, '0') when i % 2 = 0 then '98' || lpad((500000 + i)::text, 9, '0') end,
         'GSM', '0(542) ' || lpad(i::text, 7, '0'), 'Adres', 'Atatürk Cad. No: ' || i, 'IlId', il.ad, 'IlceId', l.ad,
         'Durum', 'Aktif', 'ProjeIdler', 'Masabaşı Klinik', 'Eposta', 'yeni' || i || '@ornek.example'))
       from generate_series(1, ${SATIR}) i, (select string_to_array($1, ' ') a, string_to_array($2, ' ') s) x,
         lateral (select ${kisi('(i * 31)')}) k, (select array_agg(id order by id) as idler from ilce) d
         join ilce l on true join il on il.id = l.il_id where l.id = d.idler[1 + i % cardinality(d.idler)]`,
      [...adlar, id],
    );
    return id;
  };
  is = isci(pg.url);
  const { rss } = is;
  let enCok = 0;
  /** Asks for a step and waits until it is done. Answers seconds. */
  const adim = async (id: number, islem: string): Promise<number> => {
    const bas = performance.now();
    await b.pool.query(`update musteri_aktarim set islem = $2, durum = 'sirada' where id = $1`, [id, islem]);
    await kuyruga(b.db, id, new Date());
    for (;;) {
      await wait(50);
      enCok = Math.max(enCok, rss());
      const { rows } = await b.pool.query<{ durum: string; mesaj: string | null }>(
        'select durum, mesaj from musteri_aktarim where id = $1',
        [id],
      );
      if (rows[0]!.durum === 'yarim') throw new Error(`${islem}: ${rows[0]!.mesaj}`);
      if (rows[0]!.durum === 'bitti') return (performance.now() - bas) / 1000;
    }
  };
  const sayilar = async (id: number) =>
    JSON.stringify((await b.pool.query('select sayilar from musteri_aktarim where id = $1', [id])).rows[0]);

  await wait(2000);
  const bosta = rss();
  const ilk = await ac();
  const dene = await adim(ilk, 'dene');
  const yaz = await adim(ilk, 'yaz');
  console.log(`ilk dosya ${await sayilar(ilk)}`);
  const yine = await ac();
  const yeniden = await adim(yine, 'yaz');
  console.log(`aynı dosya yeniden ${await sayilar(yine)}`);
  const geri = await adim(ilk, 'geriAl');
  const s = (n: number) => n.toFixed(1);
  console.log(
    `BENCH aktarim satir=${SATIR} musteri=${MUSTERI} deneme=${s(dene)} s yazma=${s(yaz)} s yeniden=${s(yeniden)} s geri_alma=${s(geri)} s hedef=${HEDEF_S} s bellek_bosta=${s(bosta)} MB bellek_en_cok=${s(enCok)} MB`,
  );
  if (Math.max(dene, yaz) > HEDEF_S) throw new Error('hedef aşıldı');
} finally {
  is?.bitir();
  await b.db.destroy();
  await pg.stop();
  await remove();
}
