import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Cikti, Endpoint, Girdi } from '@masabasi/core/platform/call/endpoint';
import { kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Baglanti, type Db, connect } from '../platform/db/connect.ts';
import type { DiskBekcisi } from '../platform/db/disk.ts';
import type { GunlukHedefi } from '../platform/log/log.ts';
import { parolaOzetle } from '../platform/password/parola.ts';
import { OGLEN, SABLON } from './global.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's address of the run's PostgreSQL. Each test file creates its own database there. */
    pgUrl: string;
  }
}

export { OGLEN } from './global.ts';
const PAROLA = 'masabasi';
/** No compression: compressing and reading every answer takes a tenth of the time of a walk. */
const DUZ = { 'accept-encoding': 'identity' };

export interface Yanitlanan<E extends Endpoint> {
  readonly status: number;
  readonly body: Cikti<E>;
  readonly headers: Headers;
}

export interface KisiTanimi {
  ad?: string;
  soyad?: string;
  departmanId?: number;
  rol?: 'Yönetici' | 'Departman Sorumlusu' | 'Çalışan' | 'Kısıtlı';
  yetkiler?: readonly number[];
  /** Pages besides those of the role. A person with a right gets all of them, unless the test names some. */
  sayfalar?: readonly string[];
  eposta?: string | null;
  grup?: string | null;
  dogumTarihi?: string | null;
  iseBaslama?: string | null;
  /** The products of the person. */
  projeler?: readonly number[];
}

/** A server on a loopback port with its own database and a clock that the test sets. */
export interface TestServer extends Baglanti {
  readonly url: string;
  readonly databaseUrl: string;
  readonly app: FastifyInstance;
  /** The server's clock. It stands still until the test moves it. */
  saat: { simdi: Date };
  ileri(dakika: number): void;
  departman(
    ad: string,
    o?: Partial<{ diger: number; yemek: number; bas: string; bit: string; dakika: number }>,
  ): Promise<number>;
  kisi(userName: string, o?: KisiTanimi): Promise<number>;
  sorumluYap(departmanId: number, kisiId: number): Promise<void>;
  girisYap(userName: string, parola?: string): Promise<string>;
  call<E extends Endpoint>(
    e: E,
    istek: Girdi<E>,
    token?: string,
    baslik?: Record<string, string>,
  ): Promise<Yanitlanan<E>>;
  /** A form with files. `call` sends one with a short text file. */
  yukle<E extends Endpoint>(
    e: E,
    istek: Girdi<E>,
    dosyalar: readonly { readonly ad: string; readonly veri: Uint8Array | string }[],
    token?: string,
    baslik?: Record<string, string>,
  ): Promise<Yanitlanan<E>>;
  /** A raw body, for requests that no client would make. */
  ham(yol: string, govde: string | Uint8Array, token?: string, baslik?: Record<string, string>): Promise<Response>;
  kapat(): Promise<void>;
}

/** The answer of a call that has to succeed. */
export function tamam<B extends { durum: boolean }>({ body }: { readonly body: B }): Extract<B, { durum: true }> {
  if (!body.durum) throw new Error(JSON.stringify(body));
  return body as Extract<B, { durum: true }>;
}

/** Puts pages into the menu of people. Null: every page. */
export const sayfaVer = (db: Db, kisiler: number | readonly number[], sayfalar: readonly string[] | null) =>
  sql`insert into kisi_menu (kisi_id, menu_id, deger)
    select k, id, 1 from menu, unnest(${[kisiler].flat()}::int[]) k
    where yol is not null and (${sayfalar === null} or yol = any(${sayfalar ?? []}::text[]))
    on conflict do nothing`.execute(db);

/** Hashed once for all people of a worker's tests. */
let parolaninOzeti: Promise<string> | undefined;

const adminSorgu = async (metin: string): Promise<void> => {
  const c = new pg.Client({ connectionString: inject('pgUrl') });
  await c.connect();
  try {
    await c.query(metin);
  } finally {
    await c.end();
  }
};
/** The address of a database of the run's PostgreSQL. */
export const adres = (ad: string): string => {
  const u = new URL(inject('pgUrl'));
  u.pathname = `/${ad}`;
  return u.toString();
};

/** An empty database, for migrations. */
export async function bosVeritabani() {
  const ad = `test_${randomUUID().replaceAll('-', '')}`;
  await adminSorgu(`create database ${ad}`);
  const url = adres(ad);
  const c = new pg.Client({ connectionString: url });
  await c.connect();
  return {
    url,
    c,
    oku: async (metin: string): Promise<unknown[]> => (await c.query(metin)).rows,
    async kapat(): Promise<void> {
      await c.end();
      await adminSorgu(`drop database ${ad}`);
    },
  };
}

/** Long timeouts, because the machine may be busy with other tests. Slow databases have their own tests. */
const SABIRLI = { query_timeout: 12_000, statement_timeout: 10_000 } as const;

/**
 * Starts a server. `ortam` sets environment variables, `dogal` uses the machine's clock, `sablon` is the database it
 * copies.
 */
export async function testServer(
  o: {
    ortam?: Record<string, string>;
    dogal?: boolean;
    bos?: boolean;
    sablon?: string;
    disk?: DiskBekcisi;
    gunluk?: GunlukHedefi;
    isVar?: () => void;
  } = {},
): Promise<TestServer> {
  const ad = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half the time of writing each page to the log, when nothing waits for the disk.
  await adminSorgu(`create database ${ad} template ${o.sablon ?? SABLON} strategy file_copy`);
  const databaseUrl = adres(ad);
  const config: Config = readConfig({ LOG_LEVEL: 'silent', DEMO: '0', ...o.ortam });
  const b = connect(databaseUrl, () => undefined, { max: 6, ...SABIRLI });
  if (o.bos) await b.db.deleteFrom('kurulum').execute();
  const saat = { simdi: new Date(OGLEN) };
  const app = await buildApp({
    ...b,
    config,
    listenUrl: databaseUrl,
    webDir: null,
    strict: true,
    saat: () => (o.dogal ? new Date() : new Date(saat.simdi)),
    disk: o.disk,
    gunluk: o.gunluk,
    isVar: o.isVar,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const ozet = (parolaninOzeti ??= parolaOzetle(PAROLA));

  const ham: TestServer['ham'] = (yol, govde, token, baslik) =>
    fetch(`${url}/api${yol}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...DUZ,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...baslik,
      },
      body: govde as string,
    });

  /** The parsed answer. An answer that is no JSON stays bytes. */
  const okunan = async <E extends Endpoint>(yanit: Response): Promise<Yanitlanan<E>> => {
    const json = yanit.headers.get('content-type')?.includes('json');
    const body = (json ? await yanit.json() : { durum: true, dosya: await yanit.text() }) as Cikti<E>;
    return { status: yanit.status, body, headers: yanit.headers };
  };
  const yukle: TestServer['yukle'] = async (e, istek, dosyalar, token, baslik) => {
    const form = new FormData();
    for (const [k, v] of Object.entries(istek as object)) form.append(k, String(v));
    for (const d of dosyalar)
      form.append('file', new Blob([typeof d.veri === 'string' ? d.veri : new Uint8Array(d.veri)]), d.ad);
    return okunan(
      await fetch(`${url}/api${e.path}`, {
        method: 'POST',
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...baslik },
        body: form,
      }),
    );
  };

  const call: TestServer['call'] = async <E extends Endpoint>(
    e: E,
    istek: Girdi<E>,
    token?: string,
    baslik?: Record<string, string>,
  ) => {
    if (e.wrap === 'form') return yukle(e, istek, [{ ad: 'deneme.txt', veri: 'deneme' }], token, baslik);
    const sorgu = e.method === 'GET' ? new URLSearchParams(istek as Record<string, string>).toString() : '';
    const yanit =
      e.method === 'GET'
        ? await fetch(`${url}/api${e.path}${sorgu === '' ? '' : `?${sorgu}`}`, {
            headers: { ...DUZ, ...(token ? { authorization: `Bearer ${token}` } : {}), ...baslik },
          })
        : await ham(e.path, JSON.stringify(e.wrap === 'val' ? { val: istek } : istek), token, baslik);
    return okunan(yanit);
  };

  let varsayilanDepartman: number | undefined;
  const departman: TestServer['departman'] = async (dAd, d = {}) =>
    (
      await b.db
        .insertInto('departman')
        .values({
          ad: dAd,
          diger_limit: d.diger ?? null,
          yemek_limit: d.yemek ?? null,
          vardiya_dakika: d.dakika ?? null,
          sorumlu_id: null,
          ...(d.bas && d.bit ? { mesai_baslangic: d.bas, mesai_bitis: d.bit } : {}),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  return {
    ...b,
    app,
    url,
    databaseUrl,
    saat,
    ham,
    yukle,
    call,
    departman,
    ileri: (dakika) => void (saat.simdi = new Date(saat.simdi.getTime() + dakika * 60_000)),
    async kisi(userName, k = {}) {
      const departmanId = k.departmanId ?? (varsayilanDepartman ??= await departman('Genel'));
      const { id } = await b.db
        .insertInto('kisi')
        .values({
          ad: k.ad ?? userName,
          soyad: k.soyad ?? 'Deneme',
          kullanici_adi: userName,
          kullanici_anahtari: kullaniciAnahtari(userName),
          parola_ozeti: await ozet,
          departman_id: departmanId,
          grup: k.grup ?? null,
          eposta: k.eposta ?? null,
          dogum_tarihi: k.dogumTarihi ?? null,
          ise_baslama: k.iseBaslama ?? null,
          mesai_baslangic: null,
          mesai_bitis: null,
          calisma_gunleri: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rol = await b.db
        .selectFrom('rol')
        .select('id')
        .where('ad', '=', k.rol ?? 'Çalışan')
        .executeTakeFirstOrThrow();
      await b.db.insertInto('kisi_rol').values({ kisi_id: id, rol_id: rol.id }).execute();
      const yetkiler = (k.yetkiler ?? []).map((yetki_id) => ({ kisi_id: id, yetki_id, deger: 1 }));
      if (yetkiler.length > 0) await b.db.insertInto('kisi_yetki').values(yetkiler).execute();
      const projeler = (k.projeler ?? []).map((proje_id) => ({ kisi_id: id, proje_id }));
      if (projeler.length > 0) await b.db.insertInto('kisi_proje').values(projeler).execute();
      await sayfaVer(b.db, id, k.sayfalar ?? (k.yetkiler?.length ? null : []));
      return id;
    },
    async sorumluYap(departmanId, kisiId) {
      await b.db.updateTable('departman').set({ sorumlu_id: kisiId }).where('id', '=', departmanId).execute();
      await sayfaVer(b.db, kisiId, SAYFA.personel);
    },
    async girisYap(userName, parola = PAROLA) {
      const { status, body } = await call(oturum.login, {
        UserName: userName,
        Password: parola,
        lisans: config.lisans ?? 'TEST',
      });
      if (status !== 200 || !body.durum) throw new Error(`giriş olmadı: ${status} ${JSON.stringify(body)}`);
      return body.token;
    },
    async kapat() {
      await app.close();
      await b.db.destroy();
      await adminSorgu(`drop database ${ad} with (force)`);
    },
  };
}

/** Waits until this many statements in the test's own database wait for a lock. */
export const kilitBekleyen = (s: TestServer, adet = 1): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(s.db);
      expect(rows.length).toBeGreaterThanOrEqual(adet);
    },
    { timeout: 2000, interval: 10 },
  );

export type DepartmanTanimi = Parameters<TestServer['departman']>[1];
let sira = 0;

/** A new department with signed-in people, and functions for their acts. */
export async function testBolumu(s: TestServer, o: DepartmanTanimi = {}) {
  sira += 1;
  const departmanId = await s.departman(`Bölüm ${sira}`, o);
  const kisi = async (ad: string, k: KisiTanimi = {}) => {
    const userName = `${ad}${sira}`;
    const Id = await s.kisi(userName, { ad, departmanId, ...k });
    const token = await s.girisYap(userName);
    return {
      Id,
      userName,
      token,
      durum: (moladurum: number, aciklama?: string, baslik?: Record<string, string>) =>
        s.call(mola.moladurumGuncelle, { userid: Id, moladurum, aciklama }, token, baslik).then((y) => y.body),
      pano: () => s.call(mola.departmanMola, { departmanId }, token).then((y) => tamam(y).molalist),
    };
  };
  return { departmanId, kisi };
}

/** A person's stored records of breaks, in order. */
export const molaKayitlari = (s: TestServer, kisiId: number) =>
  s.db
    .selectFrom('mola')
    .select(['durum_id', 'baslama', 'bitis', 'aciklama', 'otomatik'])
    .where('kisi_id', '=', kisiId)
    .orderBy('id')
    .execute();
