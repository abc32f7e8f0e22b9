import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@masabasi/core/contract';
import { GOREV_LISTESI } from '@masabasi/core/is/gorev/liste';
import { GORUSME_LISTESI } from '@masabasi/core/masa/gorusme/liste';
import { adrestenOku } from '@masabasi/core/platform/list/listeAdresi';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/schema.ts';
import { VERSIONED, readVersions } from '../../platform/db/versions.ts';
import { gorevAraclari } from '../../is/gorev/testing.ts';
import { masaKur } from '../../masa/gorusme/testing.ts';
import { type Cagiran, kimlikDogrula } from '../../platform/http/access.ts';
import { type Keep, Kept } from '../../platform/http/kept.ts';
import type { RoomTable } from '../../platform/http/uc.ts';
import { faces, rooms } from '../../rooms.ts';
import { OGLEN, tamam, testServer } from '../product.ts';
import { type BaskaSunucu, baskaSunucu } from '../stream.ts';
import { oturumVer, oturumlu } from '../walk.ts';

/** Kept answers are never older than the last commit, whichever server or program wrote it. */

const KOK = join(import.meta.dirname, '../..');
const s = await testServer();
const isler = await gorevAraclari(s);
// Two people get the same user name.
await sql`update kisi set kullanici_anahtari = kullanici_anahtari || '2'`.execute(s.db);
const masa = await masaKur(s);
let orada: BaskaSunucu;
beforeAll(async () => {
  orada = await baskaSunucu(s);
});
afterAll(async () => {
  await orada.kapat();
  await s.kapat();
});
const zaman = async (an: string) => {
  s.saat.simdi = new Date(an);
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
};
beforeEach(() => zaman(OGLEN));

/** A room's count of waiting items for a person, as this server or the other one gives it. */
async function bekleyen(token: string, oda: string, url = s.url): Promise<number> {
  const yanit = await fetch(`${url}/api${contract.oturum.okumalar.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ val: { istekler: [{ uc: contract.anasayfa.bekleyenlerim.path, val: {} }] } }),
  });
  const { yanitlar } = (await yanit.json()) as {
    yanitlar: { govde: { bekleyenler: { Oda: string; Adet: number }[] } }[];
  };
  return yanitlar[0]!.govde.bekleyenler.find((b) => b.Oda === oda)?.Adet ?? 0;
}
const ikisinde = async (token: string, oda: string) => [
  await bekleyen(token, oda),
  await bekleyen(token, oda, orada.url),
];

test('counts a write of one server in the next answer of the other', async () => {
  const { yapan } = isler;
  expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([0, 0]);
  const { Id } = await isler.yeni();
  expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([1, 1]);
  tamam(await isler.durum(Id, 'gelistirmede'));
  tamam(await isler.durum(Id, 'testbekliyor', yapan, 'Bitti, denenebilir.'));
  expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([0, 0]);
  await sql`truncate gorev cascade`.execute(s.db);
});

test('counts no uncommitted or rolled back write, and makes no writer wait for a reader', async () => {
  const { yapan } = isler;
  const { Id } = await isler.yeni();
  expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([1, 1]);
  const [birinci, ikinci] = [await s.pool.connect(), await s.pool.connect()];
  try {
    await birinci.query('begin');
    await birinci.query('update gorev set atanan_id = null where id = $1', [Id]);
    expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([1, 1]);
    // Another transaction changes the same table and ends before the first.
    await ikinci.query('begin');
    await ikinci.query(`set local lock_timeout = '200ms'`);
    await ikinci.query("update gorev set baslik = baslik || '.' where id <> $1", [Id]);
    await ikinci.query('commit');
    expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([1, 1]);
    await birinci.query('rollback');
    expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([1, 1]);
    // A rollback to a savepoint must not lose the next change of the same transaction.
    await birinci.query('begin');
    await birinci.query('savepoint once');
    await birinci.query('update gorev set atanan_id = null where id = $1', [Id]);
    await birinci.query('rollback to savepoint once');
    await birinci.query('update gorev set atanan_id = null where id = $1', [Id]);
    expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([1, 1]);
    await birinci.query('commit');
    expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([0, 0]);
  } finally {
    birinci.release();
    ikinci.release();
  }
  await sql`truncate gorev cascade`.execute(s.db);
});

test('counts rows deleted by a cascade, and rows written without a check of their foreign keys', async () => {
  const { yapan, yoneten } = isler;
  const { Id } = await isler.yeni();
  await s.db
    .insertInto('gorev_soru')
    .values({ gorev_id: Id, kisi_id: yapan.Id, soran_id: yoneten.Id, zaman: s.saat.simdi })
    .execute();
  expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([2, 2]);
  await s.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`delete from gorev_soru`.execute(tx);
  });
  expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([1, 1]);
  await sql`truncate gorev cascade`.execute(s.db);
  expect(await ikisinde(yapan.token, 'bekleyen')).toEqual([0, 0]);
});

test('applies a lost right, product or page from the next call on', async () => {
  const { musteriAc } = masa;
  const { Id: musteriId } = await musteriAc();
  await sql`insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, aciklama, durum,
      acan_id, baslama_zamani, son_hareket)
    select ${musteriId}::int, 2, min(id), min(id), min(id), 1, 'x', 'x', 'yeni', ${masa.ayse.Id}::int, ${s.saat.simdi},
      ${s.saat.simdi} from tanim`.execute(s.db);
  const { Id, token } = masa.dagitan;
  expect(await ikisinde(token, 'gorusme')).toEqual([1, 1]);
  await sql`delete from kisi_yetki where kisi_id = ${Id} and yetki_id = ${YETKI.gorusmeDagit}`.execute(s.db);
  expect(await ikisinde(token, 'gorusme')).toEqual([0, 0]);
  await s.db.insertInto('kisi_yetki').values({ kisi_id: Id, yetki_id: YETKI.gorusmeDagit, deger: 1 }).execute();
  expect(await ikisinde(token, 'gorusme')).toEqual([1, 1]);
  await s.db.updateTable('kisi_proje').set({ proje_id: 6 }).where('kisi_id', '=', Id).execute();
  expect(await ikisinde(token, 'gorusme')).toEqual([0, 0]);
  await s.db.updateTable('kisi_proje').set({ proje_id: 2 }).where('kisi_id', '=', Id).execute();
  const sayfa = sql`menu_id in (select id from menu where yol = '/islemler/musterigorusme/list')`;
  await sql`update kisi_menu set deger = 0 where kisi_id = ${Id} and ${sayfa}`.execute(s.db);
  expect(await ikisinde(token, 'gorusme')).toEqual([0, 0]);
  await sql`update kisi_menu set deger = 1 where kisi_id = ${Id} and ${sayfa}`.execute(s.db);
  expect(await ikisinde(token, 'gorusme')).toEqual([1, 1]);
  await sql`truncate gorusme cascade`.execute(s.db);
});

test('gives a head’s waiting items to the deputy from the first midnight of the leave until its last day', async () => {
  const destek = await s.departman('Depo');
  const [bas, vekil, isteyen] = [
    await oturumlu(s, 'Baş', { departmanId: destek }),
    await oturumlu(s, 'Vekil', { sayfalar: ['/personel/izin'] }),
    await oturumlu(s, 'İsteyen', { departmanId: destek }),
  ];
  await s.sorumluYap(destek, bas.Id);
  await s.db.updateTable('departman').set({ vekil_id: vekil.Id }).where('id', '=', destek).execute();
  await sql`insert into izin_talep (kisi_id, tur_id, baslangic, bitis, zaman, durum, aciklama, tatil_gunleri, kullanilan_gun,
      kullanilan_saat)
    values (${isteyen.Id}, 280, '2026-12-07', '2026-12-09', ${s.saat.simdi}, 'Bekliyor', '', 2, 3, 24)`.execute(s.db);
  await s.db
    .insertInto('izin')
    .values({
      kisi_id: bas.Id,
      tur_id: 280,
      baslangic: '2026-11-23',
      bitis: '2026-11-25',
      kullanilan_gun: 2,
      yazma_zamani: OGLEN,
    })
    .execute();
  const sayilar = [];
  for (const an of ['2026-11-22T20:59:59Z', '2026-11-22T21:00:00Z', '2026-11-24T20:59:59Z', '2026-11-24T21:00:00Z']) {
    await zaman(an);
    sayilar.push(await ikisinde(vekil.token, 'talep'));
  }
  expect(sayilar).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
  await sql`delete from izin_talep`.execute(s.db);
});

test('counts a ringing call from the second in which it is missed until it is too old, without any write', async () => {
  const { Id, token } = masa.can;
  await sql`insert into dahili (dahili, kisi_id) values ('101', ${Id})`.execute(s.db);
  await sql`insert into cagri (anahtar, telefon, baslama) values ('c1', '05321112233', ${s.saat.simdi})`.execute(s.db);
  const sayilar = [];
  const bas = new Date(OGLEN).getTime();
  for (let sn = 0; sn <= 400; sn += 20) {
    await zaman(new Date(bas + sn * 1000).toISOString());
    const [burada, baska] = await ikisinde(token, 'santral');
    expect(burada).toBe(baska);
    sayilar.push(burada);
  }
  expect([sayilar[0], sayilar.at(-1), sayilar]).toEqual([0, 1, sayilar.toSorted((a, b) => a! - b!)]);
  // The clock is set back, too.
  await zaman(OGLEN);
  expect(await ikisinde(token, 'santral')).toEqual([0, 0]);
});

const sekmeler = async (token: string) =>
  tamam(
    await s.call(
      contract.gorusme.getGorusmeList,
      { sekme: adrestenOku(GORUSME_LISTESI, new URLSearchParams()).gorunum['sekme'] },
      token,
    ),
  ).ozet.adetler;

test('counts a ticket as late the second after its time, and as of today until midnight', async () => {
  const { Id: musteriId } = await masa.musteriAc();
  await sql`insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, aciklama, durum,
      acan_id, baslama_zamani, son_hareket, sla_bitis)
    select ${musteriId}::int, 2, min(id), min(id), min(id), 1, 'x', 'x', 'yeni', ${masa.ayse.Id}::int, ${s.saat.simdi},
      ${s.saat.simdi}, ${new Date('2026-11-20T15:00:00Z')} from tanim`.execute(s.db);
  const gorulen = [];
  for (const an of [
    OGLEN,
    '2026-11-20T15:00:00Z',
    '2026-11-20T15:00:01Z',
    '2026-11-20T20:59:59Z',
    '2026-11-20T21:00:00Z',
  ]) {
    await zaman(an);
    const { geciken, bugun, hepsi } = await sekmeler(masa.ayse.token);
    gorulen.push([geciken, bugun, hepsi]);
  }
  expect(gorulen).toEqual([
    [0, 1, 1],
    [0, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
    [1, 0, 1],
  ]);
});

test('shows and removes an announcement with its days, and shows a new one at once', async () => {
  const { token } = isler.baskasi;
  const basliklar = async () =>
    tamam(await s.call(contract.duyuru.getDuyurular, {}, token)).duyurular.map((d) => d.Baslik);
  expect(await basliklar()).toEqual([]);
  await sql`insert into duyuru (baslik, metin, baslangic, bitis, departmanlar, onemli, yazan_id, zaman)
    values ('Sayım', 'x', '2026-11-20', '2026-11-20', '{}', false, ${isler.yapan.Id}, ${s.saat.simdi})`.execute(s.db);
  expect(await basliklar()).toEqual(['Sayım']);
  await zaman('2026-11-20T20:59:59Z');
  expect(await basliklar()).toEqual(['Sayım']);
  await zaman('2026-11-20T21:00:00Z');
  expect(await basliklar()).toEqual([]);
});

test('repeats a failed read, and shares one read between callers at the same moment', async () => {
  const kept = new Kept();
  const c = (await kimlikDogrula(s.pool, isler.yapan.token, s.saat.simdi, { urun: true, surum: true }))!;
  let okuma = 0;
  const oku = (sonuc: () => Promise<number>) =>
    kept.reading(
      c,
      s.saat.simdi,
      s.db,
    )({ of: ['deneme'], tables: ['gorev'] }, () => {
      okuma++;
      return sonuc();
    });
  await expect(oku(() => Promise.reject(new Error('bozuk')))).rejects.toThrow('bozuk');
  const hepsi = await Promise.all([oku(async () => okuma), oku(async () => okuma), oku(async () => okuma)]);
  expect([hepsi, okuma]).toEqual([[2, 2, 2], 2]);
});

interface Plan {
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const tablolari = (p: Plan): string[] => [
  ...(p['Relation Name'] === undefined ? [] : [p['Relation Name']]),
  ...(p.Plans ?? []).flatMap(tablolari),
];
/** Tables that do not change while a server runs, or have a separate number. */
const DEGISMEYEN = new Set(['il', 'ilce', 'tanim_surumu']);

test('keeps nothing that is read from an undeclared table', async () => {
  const sorulan = new AsyncLocalStorage<{ readonly sql: string; readonly parameters: readonly unknown[] }[]>();
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: s.pool }),
    log: ({ query }) => void sorulan.getStore()?.push({ sql: query.sql, parameters: query.parameters }),
  });
  const adlar = new Set<string>();
  const bakan: Keep = async (o, read) => {
    const sorular: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
    adlar.add(String(o.of[0]));
    const sonuc = await sorulan.run(sorular, async () => {
      await o.until?.();
      return read();
    });
    // The records of a room come in the statement that counts them. Telephone calls ask for the extension and the time.
    if (o.of[0] === 'bekleyen')
      expect([o.of, sorular.length]).toEqual([
        o.of,
        o.of[1] === 'santral' ? sorular.length : Math.min(sorular.length, 1),
      ]);
    for (const q of sorular) {
      const { rows } = await s.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${q.sql}`, [
        ...q.parameters,
      ]);
      const okunan = tablolari(rows[0]!['QUERY PLAN'][0].Plan).filter((t) => !DEGISMEYEN.has(t));
      expect([o.of, o.tables]).toEqual([o.of, expect.arrayContaining([...new Set(okunan)])]);
      expect([o.of, /\b(now|current_\w+|clock_timestamp|localtime\w*)\b/i.exec(q.sql)?.[0]]).toEqual([o.of, undefined]);
    }
    return sonuc;
  };
  const yonetici = await s.kisi('Bakan', { rol: 'Yönetici', projeler: [2] });
  const departman = await s.departman('Bakılan');
  const bas = await s.kisi('Bakanbaş', { departmanId: departman, yetkiler: [YETKI.gorusmeDagit], projeler: [2] });
  await s.sorumluYap(departman, bas);
  const tablo: object = rooms;
  for (const token of [await oturumVer(s, yonetici), await oturumVer(s, bas), masa.can.token]) {
    const c: Cagiran = (await kimlikDogrula(s.pool, token, s.saat.simdi, { urun: true }))!;
    const config = { lisans: null, smtp: null };
    const ctx: object = { ...c, db, simdi: s.saat.simdi, kept: bakan, odalar: faces, config };
    const oku = async (oda: string, uc: string, istek: object = {}) => {
      const handler = (tablo as RoomTable)[oda]!.handlers[uc]!;
      if (typeof handler !== 'function') throw new Error(`${uc} is no read`);
      await handler(ctx as Parameters<typeof handler>[0], istek);
    };
    await oku('anasayfa', 'bekleyenlerim');
    await oku('bildirim', 'bildirimler');
    await oku('duyuru', 'getDuyurular');
    await oku('suzgec', 'suzgecList', { Sayfa: 'gorev' });
    for (const uc of ['baseGerekliList', 'getGerekli', 'getGerekliList']) await oku('tanim', uc);
    for (const uc of ['userbilgi', 'yetki']) await oku('oturum', uc);
    const { gorunum } = adrestenOku(GORUSME_LISTESI, new URLSearchParams());
    await oku('gorusme', 'getGorusmeList', { ...gorunum, sayfa: 1, adet: 15 });
    const suzulen = { ara: 'm000001 kanarya', BayiId: 1, IlId: 1, HatirlatmaGunu: '2026-11-20', sekme: 'bolumum' };
    await oku('gorusme', 'getGorusmeList', { ...gorunum, ...suzulen, sayfa: 1, adet: 15 });
    const isGorunumu = adrestenOku(GOREV_LISTESI, new URLSearchParams()).gorunum;
    await oku('gorev', 'gorevListe', { ...isGorunumu, sayfa: 1, adet: 15 });
    await oku('gorev', 'gorevPano', contract.gorev.gorevPano.request.parse({}));
  }
  const yazilan = globSync('**/*.ts', { cwd: KOK })
    .filter((f) => !f.includes('.test.'))
    .flatMap((f) => [...readFileSync(`${KOK}/${f}`, 'utf8').matchAll(/\bof(?: =|:) \['([^']+)'/g)])
    .map((m) => m[1]);
  expect(adlar).toEqual(new Set(yazilan));
});

test('has a number for every declared table, raised by every change', async () => {
  const { rows } = await sql<
    Record<'tablo', string>
  >`select c.relname as tablo from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'surum_artir' and t.tgenabled = 'A' order by 1`.execute(s.db);
  expect(rows.map((r) => r.tablo)).toEqual([...VERSIONED].toSorted());
  const once = (await readVersions(s.db)).proje ?? 0;
  await s.db.transaction().execute(async (tx) => {
    await sql`update proje set ad = ad`.execute(tx);
    await sql`update proje set ad = ad`.execute(tx);
  });
  expect((await readVersions(s.db)).proje).toBe(once + 1);
});
