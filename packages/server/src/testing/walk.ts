import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { endpoints } from '@masabasi/core/contract';
import { DEMO_ALANLARI } from '@masabasi/core/musteri/demo/alanlar';
import { yuklemeReddi } from '@masabasi/core/platform/dosya/rules';
import { oturumsuz } from '@masabasi/core/platform/call/endpoint';
import { GORUSME_ALANLARI } from '@masabasi/core/masa/gorusme/alanlar';
import { LISANS_ALANLARI } from '@masabasi/core/musteri/lisans/alanlar';
import { BOS_MUSTERI as bosKart } from '@masabasi/core/musteri/musteri/rules';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { tokenOzeti } from '../platform/http/access.ts';
import type { KisiTanimi, TestServer } from './product.ts';

/** Tools of the tests that walk the whole contract. */

declare module 'vitest' {
  interface TaskMeta {
    /** Asserted cells of the authorisation matrix. The goal G20 adds them up. */
    cells?: number;
  }
}

/** Number and content of the rows of every table, without the time a session was last used. */
export async function tablolar(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ ad: string }>`
    select table_name as ad from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const sorgular = rows.map(
    ({ ad }) => sql`select ${ad} as ad, count(*) || ' satır ' ||
      coalesce(sum(hashtextextended((to_jsonb(x.*) - 'son_kullanim')::text, 0)), 0) as ozet from ${sql.table(ad)} x`,
  );
  const ozetler = await sql<{ ad: string; ozet: string }>`${sql.join(sorgular, sql` union all `)}`.execute(db);
  return Object.fromEntries(ozetler.rows.map(({ ad, ozet }) => [ad, ozet]));
}

/**
 * From now on every inserted, changed or deleted row records the name of its table, except for the last use of a
 * session. Its cost does not grow with the tables, unlike `tablolar`, which needs no preparation.
 */
export async function yazmaIzle(db: Db): Promise<void> {
  await sql`create schema izleme`.execute(db);
  await sql`create table izleme.yazilan (tablo text not null)`.execute(db);
  await sql`create function izleme.yaz() returns trigger language plpgsql as $$
    begin insert into izleme.yazilan values (tg_table_name); return null; end $$`.execute(db);
  await sql`do $$ declare ad text; begin
    -- what is put on a table holds for its parts
    for ad in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      -- a number of another table's change is no write of its own
      and not relispartition and relname <> 'tablo_surumu'
    loop
      execute format('create trigger izleme_satir after insert or delete on %I for each row execute function izleme.yaz()', ad);
      execute format('create trigger izleme_degisen after update on %I for each row
        when (to_jsonb(old) - ''son_kullanim'' is distinct from to_jsonb(new) - ''son_kullanim'') execute function izleme.yaz()', ad);
      execute format('create trigger izleme_bosalan after truncate on %I execute function izleme.yaz()', ad);
    end loop; end $$`.execute(db);
}

/** The tables that were written to since the last call. */
export async function yazilanlar(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tablo: string }>`delete from izleme.yazilan returning tablo`.execute(db);
  return [...new Set(rows.map((r) => r.tablo))].toSorted();
}

interface VerilenOturum {
  readonly kisiId: number;
  readonly baslama?: Date;
  readonly sonKullanim?: Date;
  readonly bitis?: Date;
}

/** Creates sessions without the cost and the effects of signing in. Returns their tokens. */
export async function oturumlarVer(s: TestServer, hepsi: readonly VerilenOturum[]): Promise<string[]> {
  const tokenlar = hepsi.map(() => randomBytes(32).toString('base64url'));
  const satirlar = hepsi.map((o, i) => ({
    kisi_id: o.kisiId,
    token_ozeti: tokenOzeti(tokenlar[i]!),
    baslama: o.baslama ?? s.saat.simdi,
    son_kullanim: o.sonKullanim ?? s.saat.simdi,
    bitis: o.bitis ?? null,
    ip: '127.0.0.1',
    tarayici: '',
    mobil: false,
  }));
  if (satirlar.length > 0) await s.db.insertInto('oturum').values(satirlar).execute();
  return tokenlar;
}

/** One such session. */
export const oturumVer = async (
  s: TestServer,
  kisiId: number,
  o: Omit<VerilenOturum, 'kisiId'> = {},
): Promise<string> => (await oturumlarVer(s, [{ ...o, kisiId }]))[0]!;

export interface Oturumlu {
  readonly Id: number;
  readonly token: string;
}

/** A person with a session. */
export async function oturumlu(s: TestServer, userName: string, k?: KisiTanimi): Promise<Oturumlu> {
  const Id = await s.kisi(userName, k);
  return { Id, token: await oturumVer(s, Id) };
}

/**
 * Names of the calls for signed-in people, without signing out, that are not refused with 403 and `ret`. Throws for any
 * other 403.
 */
export async function acikUclar(s: TestServer, token: string, ret: object): Promise<string[]> {
  const acik: string[] = [];
  for (const { name, endpoint: e } of endpoints) {
    if (oturumsuz(e.access) || name === 'logout') continue;
    const yanit = await fetch(`${s.url}/api${e.path}`, {
      method: e.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(e.method === 'POST' ? { body: '{}' } : {}),
    });
    const govde: unknown = await yanit.json();
    // A refused upload always has the upload's own form.
    const beklenen = e.wrap === 'form' ? { ...yuklemeReddi(''), ...ret } : ret;
    if (yanit.status !== 403) acik.push(name);
    else if (!isDeepStrictEqual(govde, beklenen)) throw new Error(`${name}: ${JSON.stringify(govde)}`);
  }
  return acik.toSorted();
}

/** A request for a new staff card with the least content. */
export const BOS_KART = {
  Id: 0,
  Surum: 0,
  Ad: 'Şule',
  Soyad: 'Irmak',
  UserName: 'yeni',
  DepartmanId: 1,
  Grup: null,
  Eposta: null,
  Telefon: null,
  DogumTarihi: null,
  IseBaslama: null,
  IseGiris: null,
  OncekiHizmetGun: 0,
  SayilmayanGun: 0,
  TatilGunleri: null,
  MesaiBaslangic: null,
  MesaiBitis: null,
  CalismaGunleri: null,
  GirisIzni: 1,
} as const;

/** A request for a new department. */
export const BOS_DEPARTMAN = {
  Id: 0,
  Surum: 0,
  Ad: 'Yeni',
  Goster: 1,
  SorumluId: null,
  MesaiBaslangic: '08:30',
  MesaiBitis: '18:00',
  VardiyaDakika: null,
  CalismaGunleri: [5, 1, 1] as number[],
  DigerLimit: null,
  YemekLimit: 2,
} as const;

/** A customer's form with nothing but a name. */
export const BOS_MUSTERI = { ...bosKart, Id: 0, Surum: 0, Ad: 'Ayşe', Soyad: 'Yılmaz' };

/** A demo for a person who is no customer yet. */
export const BOS_DEMO = {
  ...bosKayit(DEMO_ALANLARI),
  Id: 0,
  Surum: 0,
  IslemId: 90,
  Tarih: '2026-11-20',
  LisansTurId: 1,
  ProjeId: 2,
  MusteriId: null,
  AdSoyad: 'Şule Irmak',
  GSM: '05321112233',
};

/** A person's own template. */
export const BOS_SABLON = {
  Id: 0,
  Surum: 0,
  Ad: 'Karşılama',
  Kisayol: null,
  Metin: 'Sayın {{yetkili.ad}}, merhaba.',
  Tur: 'hepsi',
  ProjeId: null,
  KonuId: null,
  Kisisel: 1,
  Aktif: 1,
  Sira: 0,
} as const;

/** A ticket of a customer about a product. */
export const BOS_GORUSME = {
  ...bosKayit(GORUSME_ALANLARI),
  Id: 0,
  Surum: 0,
  ProjeId: 2,
  GorusmeTurId: 1,
  KonuId: 1,
  OncelikId: 1,
  MusteriId: 2_000_000_000,
  Baslik: 'Reçete gönderilemiyor',
};

export const BOS_LISANS = {
  ...bosKayit(LISANS_ALANLARI),
  Id: 0,
  Surum: 0,
  MusteriId: 1,
  ProjeId: 2,
  LisansTurId: 1,
  BaslamaTarihi: '2026-01-01',
  BitisTarihi: '2026-12-31',
};

/** A request that starts a connection, with the least content. */
export const BOS_BASLATMA = {
  MusteriId: 1,
  ProjeId: 2,
  BaglantiTurId: 1,
  BaglantiKodu: null,
  Amac: 'Rapor açılmıyor',
  OnayVeren: 'Şule Irmak',
  KvkkOnay: true,
};
/** A request that records a finished connection. */
export const BOS_BAGLANTI = {
  ...BOS_BASLATMA,
  Id: 0,
  Surum: 0,
  Yapilan: 'Yazıcı yeniden tanıtıldı.',
  Baslama_Zamani: '2026-11-20T07:00:00Z',
  Bitis_Zamani: '2026-11-20T07:30:00Z',
};
