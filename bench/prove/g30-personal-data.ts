import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { SAKLAMA_KONULARI, type SaklamaKonusu } from '@masabasi/core/kisi/kvkk/rules';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { ayEkle, gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { ClientBase } from 'pg';
import readXlsxFile from 'read-excel-file/node';
import { SURESIZ, connect } from '../../packages/server/src/platform/db/connect.ts';
import { butunBolumler } from '../../packages/server/src/kisi/kvkk/veri.ts';
import { faces } from '../../packages/server/src/rooms.ts';
import { DISARIDAKILER } from '../../packages/server/src/testing/kvkk.ts';
import { call } from './calls.ts';
import { COMPANY, SMALL, databaseUrl } from './company.ts';
import { dailyWork } from './dailyWork.ts';
import { goal } from './goal.ts';
import { COMPANYS, notTold, OTHERS_WORDS, THEIRS_STILL, withIt } from './personal.ts';
import { PLANTED_AT, canary, plant, tables } from './planting.ts';
import { runningCompany } from './running.ts';

/**
 * A row in every table that refers to one person, with distinctive words in every text column. The person's data is in
 * their download. After the retention period nothing of it is left, and each row is destroyed on its day and not
 * before. A report shows at once who looked at their records.
 */
const LIMIT_EXPORT_S = 60;
const LIMIT_PACK_S = 3600;
/** Audit entries of other people, among which the program finds the looks at one person. */
const OLD_LOOKS = 50_000;
const LOOKS = 60;

/** The daily jobs that destroy data. */
const DESTROYS = ['saklama', 'dosyaTemizligi'];

/** Data that identifies the person, in any table. */
const PERSON = {
  ad: 'Kanaryagül',
  soyad: 'Yüzbaşıoğlu',
  kullanici_adi: 'kanaryagul.yuzbasi',
  kullanici_anahtari: 'kanaryagul.yuzbasi',
  eposta: 'kanaryagul@ornek.example',
  telefon: '0(532) 999 88 77',
  tc_kimlik: '10000000146',
  dogum_tarihi: '1987-06-05',
  grup: canary('kisi', 'grup'),
  ayrilma_nedeni: canary('kisi', 'ayrilma_nedeni'),
} as const;

/** The address of another person who looked, and another person's note about a low score of this person. */
const OTHERS: ReadonlySet<string> = new Set(['denetim.nesne_id ip', 'memnuniyet_izleme.sorumlu_id yapilan']);

interface Planted {
  /** `table.column` of the reference to the person. */
  readonly reference: string;
  readonly column: string;
  readonly word: string;
}

const REFERENCES = `
  select c.conrelid::regclass::text as table, a.attname as column, c.conkey = array[a.attnum] and exists (
    select from pg_index i where i.indrelid = c.conrelid and i.indisunique and i.indkey::text = a.attnum::text) as alone
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'kisi'::regclass
    and (select relkind from pg_class where oid = c.conrelid) = 'r'
  order by 1, 2`;

/** Inserts a row for every reference to the person, and for tables that know the person without a reference. */
async function plantAll(client: ClientBase, person: number): Promise<Planted[]> {
  await client.query(
    `update kisi set ${Object.keys(PERSON)
      .map((name, i) => `${name} = $${i + 2}`)
      .join(', ')} where id = $1`,
    [person, ...Object.values(PERSON)],
  );
  const planted: Planted[] = Object.entries(PERSON)
    .filter(([column]) => column !== 'kullanici_anahtari')
    .map(([column, word]) => ({ reference: 'kisi.id', column, word }));
  const note = (reference: string, row: Readonly<Record<string, unknown>>) => {
    for (const [column, value] of Object.entries(row)) {
      const word = canary(reference, column);
      const text = Buffer.isBuffer(value)
        ? value.toString()
        : typeof value === 'string'
          ? value
          : JSON.stringify(value);
      if (text?.includes(word)) planted.push({ reference, column, word });
    }
  };
  // Another person: the subject of rows that the person only wrote.
  const { id: other } = await plant(client, 'kisi', { tc_kimlik: null }, 'somebody else');
  const { rows } = await client.query<{ table: string; column: string }>(REFERENCES);
  for (const { table, column } of rows) {
    const reference = `${table}.${column}`;
    note(reference, await plant(client, table, { ...withIt(person, other)[reference], [column]: person }, reference));
  }
  const leaves = await client.query<{ kisi_id: number; id: number }>(
    `select kisi_id, id from izin where $1 in (kisi_id, yazan_id) and aciklama like 'kanarya %' order by yazan_id nulls first`,
    [person],
  );
  const [theirs, written] = leaves.rows.map((r) => r.id);
  const name = `${PERSON.ad} ${PERSON.soyad}`;
  const about = { nesne: 'kisi', nesne_id: person, eylem: 'moladetay' };
  // A version of a leave holds everything in one field.
  const version = { baslik: '', aciklama: '', eski: null };
  for (const [reference, table, given] of [
    ['posta.alici', 'posta', { alici: PERSON.eposta }],
    [
      'hareket_izin.nesne_id',
      'hareket_izin',
      { ...version, nesne_id: theirs, kisi_id: other, yeni: { Aciklama: canary('hareket_izin.nesne_id', 'yeni') } },
    ],
    // Another person's leave, which names this person as its writer and editor.
    [
      'hareket_izin.yeni',
      'hareket_izin',
      { ...version, nesne_id: written, kisi_id: other, yeni: { Yazan: name, Duzenleyen: name, EditUserId: person } },
    ],
    ['denetim.kisi_id', 'denetim', { ...about, kisi_id: person }],
    ['denetim.nesne_id', 'denetim', { ...about, kisi_id: other }],
  ] as const)
    note(reference, await plant(client, table, given, reference));
  return planted;
}

/** Places of words: every column of every table, as `table.column: word`. */
async function where(client: ClientBase, words: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and is_generated = 'NEVER'
       and udt_name in ('text', 'jsonb', 'date', 'bytea', '_text')`,
    [await tables(client)],
  );
  const found: string[] = [];
  for (const { table, column, type } of rows) {
    const text = type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`;
    const hits = await client.query<{ word: string }>(
      `select distinct w as word from ${table} t, unnest($1::text[]) w where ${text} is not null
         and position(w in ${text}) > 0`,
      [words],
    );
    for (const { word } of hits.rows) found.push(`${table}.${column}: ${word}`);
  }
  return found;
}

/** A row of each kind on the last day of its period and one on the first day after. Returns the search for them. */
async function plantLimits(client: ClientBase, today: string) {
  const months = await client.query<{ konu: SaklamaKonusu; ay: number }>('select konu, ay from saklama');
  const limit = Object.fromEntries(months.rows.map((r) => [r.konu, ayEkle(today, -r.ay)])) as Record<
    SaklamaKonusu,
    string
  >;
  const holder = (await plant(client, 'kisi', { tc_kimlik: null, kullanici_anahtari: 'limit' }, 'limit'))['id'];
  const customer = (await plant(client, 'musteri', { durum: 'Aktif' }, 'limit'))['id'];
  const ids: Record<'served' | 'staying', Record<SaklamaKonusu, string>> = {
    served: {} as Record<SaklamaKonusu, string>,
    staying: {} as Record<SaklamaKonusu, string>,
  };
  for (const fate of ['served', 'staying'] as const) {
    const day = (konu: SaklamaKonusu) => (fate === 'served' ? gunEkle(limit[konu], -1) : limit[konu]);
    // The first instant of the limit's day in Istanbul, or the instant before.
    const at = (konu: SaklamaKonusu) => new Date(istanbulAni(limit[konu]) - (fate === 'served' ? 1 : 0));
    const add = async (konu: SaklamaKonusu, table: string, given: Record<string, unknown>, key = 'id') => {
      const row = await plant(client, table, given, `limit ${fate}`);
      ids[fate][konu] = `${table} where ${key} = ${String(row[key])}`;
      return row;
    };
    const z = (time: string) => `${day('mola')}T${time}Z`;
    await add('mola', 'mesai', {
      kisi_id: holder,
      gun: day('mola'),
      baslama: z('06:00:00'),
      planlanan_bitis: z('15:00:00'),
      bitis: z('15:00:00'),
    });
    await add('denetim', 'denetim', { kisi_id: holder, zaman: at('denetim'), nesne: 'tanim' });
    await add('oturum', 'oturum', {
      kisi_id: holder,
      token_ozeti: Buffer.from(`limit ${fate}`),
      son_kullanim: at('oturum'),
    });
    await add('posta', 'posta', { zaman: at('posta'), durum: 'Gönderildi' });
    await add('gelenPosta', 'gelen_posta', { zaman: at('gelenPosta') });
    await add('bildirim', 'bildirim', { kisi_id: holder, zaman: at('bildirim') });
    await add('yazisma', 'mesaj', { zaman: at('yazisma') });
    await add('webistek', 'webistek', { zaman: at('webistek') });
    await add('yetkili', 'musteri_yetkili', { musteri_id: customer, silindi: at('yetkili') });
    const reason = {
      ayrilma_neden_id: (await client.query<{ id: number }>('select min(id) as id from tanim')).rows[0]!.id,
    };
    await add('musteri', 'musteri', { ...reason, durum: 'Ayrıldı', ayrilma_tarihi: day('musteri') });
    await add('aday', 'musteri', { durum: 'Aday', yazma_zamani: at('aday'), duzenleme_zamani: null });
    const notice = await plant(client, 'duyuru', { baslangic: '2020-01-01', bitis: day('duyuru') }, 'limit');
    await add('duyuru', 'duyuru_goruldu', { kisi_id: holder, duyuru_id: notice['id'] }, 'duyuru_id');
    const gone = { aktif: false, tc_kimlik: null, kullanici_anahtari: `limit ${fate}`, cikis_tarihi: day('personel') };
    const left = await add('personel', 'kisi', gone);
    ids[fate].personel = `kisi where anonim is null and id = ${String(left['id'])}`;
    await add('imha', 'imha_kaydi', { zaman: at('imha') });
  }
  return ids;
}

await goal(
  'G30',
  'a person finds everything that is theirs, and nothing of it outlives its time',
  async ({ quick, after, below }) => {
    const size = quick ? SMALL : COMPANY;
    const begun = new Date(Date.now() - 1000);
    const { product, people: sessions, pool } = await runningCompany({ after }, { size, sessions: 8 });
    const client = await pool.connect();
    // The inserted rows are old, so today's destruction has to be over before.
    await dailyWork(client, begun);
    const [officer, subject] = [sessions[0]!, sessions[6]!];
    const planted = await plantAll(client, subject.id);

    const told = new Set(butunBolumler(faces).flatMap((b) => b.kapsadigi));
    const free = new Set(['kisi.id', 'posta.alici', 'hareket_izin.nesne_id', 'denetim.kisi_id', 'denetim.nesne_id']);
    const inDownload = planted.filter(
      ({ reference, column }) =>
        (told.has(reference) || free.has(reference)) &&
        !OTHERS.has(`${reference} ${column}`) &&
        !notTold.has(`${reference.split('.')[0]}.${column}`),
    );
    const unaccounted = [...new Set(planted.map((p) => p.reference))].filter(
      (r) => !told.has(r) && !DISARIDAKILER.includes(r) && !free.has(r),
    );
    if (unaccounted.length > 0) throw new Error(`nobody answers for ${unaccounted.join(', ')}`);
    const exportBegun = performance.now();
    const download = await call(product.url, kvkk.verilerimiIndir, { Bicim: 'json' }, { token: subject.token });
    const exportSeconds = (performance.now() - exportBegun) / 1000;
    if (!download.body.durum) throw new Error(download.body.msg);
    const file = Buffer.from(download.body.basefile, 'base64').toString();
    const missed = inDownload.filter(({ word }) => !file.includes(word));
    for (const p of missed) console.error(`not in the download: ${p.reference} ${p.column}`);

    // Looks at the person among looks at others. Asking for them is a look, too.
    await client.query(
      `insert into denetim (zaman, kisi_id, eylem, nesne, nesne_id, ip, istek_id)
       select now() - i * interval '5 minutes', $1, 'moladetay', 'kisi', $2, '10.0.0.1', 'x' from generate_series(1, $3::int) i`,
      [officer.id, sessions[3]!.id, OLD_LOOKS],
    );
    const today = istanbulGunu(new Date());
    const period = { Baslangic: gunEkle(today, -360), Bitis: gunEkle(today, 1), KisiId: subject.id };
    for (let n = 0; n < LOOKS; n++)
      await (below(2) === 0
        ? call(product.url, izin.personelizinlist, { UserId: subject.id }, { token: officer.token })
        : call(
            product.url,
            mola.moladetay,
            { userId: subject.id, tarih: today, tarih2: today },
            { token: officer.token },
          ));
    const packBegun = performance.now();
    const pack = await call(product.url, kvkk.erisimAktar, period, { token: officer.token });
    const packSeconds = (performance.now() - packBegun) / 1000;
    if (!pack.body.durum) throw new Error(pack.body.msg);
    const [sheet] = await readXlsxFile(Buffer.from(pack.body.basefile, 'base64'));
    const name = `${PERSON.ad} ${PERSON.soyad}`;
    const seen = sheet!.data.filter((row) => row[2] === name && row[1] === 'Çalışan Öğün 1').length;

    // Ten years pass: the person has left, and the daily work runs.
    await client.query(
      `update kisi set aktif = false, ise_baslama = null, ise_giris = null, cikis_tarihi = '2015-01-05' where id = $1`,
      [subject.id],
    );
    await client.query(`set session_replication_role = replica`);
    await client.query(`update denetim set zaman = zaman - interval '11 years' where zaman > $1`, [PLANTED_AT]);
    await client.query(`set session_replication_role = origin`);
    const limits = await plantLimits(client, istanbulGunu(new Date()));
    await client.query(`update kuyruk set vakit = now() where tur = any($1)`, [DESTROYS]);
    client.release();
    await pool.end();
    await product.stop();
    const restarted = new Date();
    await product.start();
    const again = connect(databaseUrl(product.dataDir), (e) => console.error(e.message), { max: 1, ...SURESIZ });
    const later = await again.pool.connect();
    after(() => {
      later.release();
      return again.pool.end();
    });
    await dailyWork(later, restarted);

    const there = async (from: string) => ((await later.query(`select from ${from}`)).rowCount ?? 0) > 0;
    const fates = { late: 0, early: 0 };
    for (const konu of SAKLAMA_KONULARI) {
      if (await there(limits.served[konu])) fates.late++;
      if (!(await there(limits.staying[konu]))) fates.early++;
      if ((await there(limits.served[konu])) || !(await there(limits.staying[konu])))
        console.error(`retention: ${konu}`);
    }
    const logged = await later.query(`select distinct konu from imha_kaydi where zaman > now() - interval '1 hour'`);
    const held = (p: Planted) =>
      COMPANYS.has(p.reference) ||
      OTHERS_WORDS.has(`${p.reference} ${p.column}`) ||
      (DISARIDAKILER.includes(p.reference) && !THEIRS_STILL.has(p.reference));
    const erased = planted.filter((p) => !held(p));
    const left = await where(later, [...new Set(erased.map((p) => p.word))]);
    for (const place of left) console.error(`left behind: ${place}`);

    const figures = {
      tables: new Set(planted.map((p) => p.reference.split('.')[0])).size,
      canaries: planted.length,
      in_download: inDownload.length,
      missed: missed.length,
      export_s: exportSeconds,
      looks: LOOKS + 1,
      looks_told: seen,
      breach_pack_s: packSeconds,
      to_erase: erased.length,
      left_behind: left.length,
      retention_kinds: SAKLAMA_KONULARI.length,
      ...fates,
      kinds_logged: logged.rowCount ?? 0,
    };
    return {
      pass:
        figures.missed === 0 &&
        exportSeconds <= LIMIT_EXPORT_S &&
        seen === LOOKS + 1 &&
        packSeconds <= LIMIT_PACK_S &&
        left.length === 0 &&
        fates.late === 0 &&
        fates.early === 0 &&
        figures.kinds_logged === SAKLAMA_KONULARI.length,
      figures,
    };
  },
);
