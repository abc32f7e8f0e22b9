import { denetim } from '@masabasi/core/platform/denetim/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';

const SIMDI = '2026-11-20T09:00:00Z';
const IP = '203.0.113.7';
const GIZLI = ['masabasi', 'gizli-eski-9f2', 'gizli-yeni-4c1', 'gizli-tahmin-77'];

let s: TestServer;
let sira = 0;
const tokenlar: string[] = [];
beforeAll(async () => {
  s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => s?.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

async function kisi() {
  const ad = `kisi${(sira += 1)}`;
  const Id = await s.kisi(ad);
  const token = await s.girisYap(ad);
  tokenlar.push(token);
  return { ad, Id, token };
}
type Kisi = Awaited<ReturnType<typeof kisi>>;
const baslik = { 'x-forwarded-for': IP };
const sonSatir = () => s.db.selectFrom('denetim').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
const satirSayisi = async () => (await s.db.selectFrom('denetim').select('id').execute()).length;

/**
 * One entry for each write of the contract: the call, and its audit fields besides the person, the time and the
 * address.
 */
const YAZMALAR: Record<
  string,
  (k: Kisi) => Promise<{ nesne: string; nesneId: number; eski?: unknown; yeni?: unknown }>
> = {
  async logout(k) {
    await s.call(oturum.logout, {}, k.token, baslik);
    return { nesne: 'kisi', nesneId: k.Id };
  },
  async parolaDegistir(k) {
    const istek = { userId: k.Id, eskiParola: 'masabasi', parola: GIZLI[2]!, tekrar: GIZLI[2]! };
    await s.call(oturum.parolaDegistir, istek, k.token, baslik);
    return { nesne: 'kisi', nesneId: k.Id };
  },
  async usertemaguncelle(k) {
    await s.call(
      oturum.usertemaguncelle,
      { tur: 'Tema', userId: k.Id, deger: { tema: 'pink', dark: 1 } },
      k.token,
      baslik,
    );
    return {
      nesne: 'kisi',
      nesneId: k.Id,
      eski: { MenuTur: 'static', DarkTheme: 0, Tema: 'blue' },
      yeni: { MenuTur: 'static', DarkTheme: 1, Tema: 'pink' },
    };
  },
  async oturumSonlandir(k) {
    tokenlar.push(await s.girisYap(k.ad));
    const body = tamam(await s.call(oturum.oturumlarim, {}, k.token));
    const { Id } = body.oturumlar.find((o) => !o.Bu)!;
    await s.call(oturum.oturumSonlandir, { Id }, k.token, baslik);
    return { nesne: 'oturum', nesneId: Id };
  },
  async digerOturumlariSonlandir(k) {
    for (let i = 0; i < 2; i++) tokenlar.push(await s.girisYap(k.ad));
    await s.call(oturum.digerOturumlariSonlandir, {}, k.token, baslik);
    return { nesne: 'kisi', nesneId: k.Id, yeni: { Adet: 2 } };
  },
};

describe('the audit', () => {
  test('has an entry in this file for every write of oturum but a pin of the menu', () => {
    const yazmalar = Object.entries(oturum).filter(([ad, e]) => e.effect === 'write' && ad !== 'menuSabitle');
    expect(Object.keys(YAZMALAR).toSorted()).toEqual(yazmalar.map(([ad]) => ad).toSorted());
  });

  test.each(Object.entries(YAZMALAR))('%s: who, when, what and from where', async (eylem, yap) => {
    const k = await kisi();
    const { nesne, nesneId, eski = null, yeni = null } = await yap(k);
    expect(await sonSatir()).toEqual({
      id: expect.any(Number),
      zaman: SIMDI,
      kisi_id: k.Id,
      eylem,
      nesne,
      nesne_id: nesneId,
      eski,
      yeni,
      ip: IP,
      istek_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('records a sign-in and the shift that it starts', async () => {
    const { Id, ad } = await kisi();
    const { body } = await s.call(
      oturum.login,
      { UserName: ad, Password: 'masabasi', lisans: 'TEST' },
      undefined,
      baslik,
    );
    expect(body.durum).toBe(true);
    const satirlar = await s.db
      .selectFrom('denetim')
      .select(['eylem', 'nesne_id', 'ip', 'yeni'])
      .where('kisi_id', '=', Id)
      .orderBy('id')
      .execute();
    expect(satirlar).toEqual([
      { eylem: 'mesaiBaslat', nesne_id: Id, ip: '127.0.0.1', yeni: { gun: '2026-11-20' } },
      { eylem: 'login', nesne_id: Id, ip: '127.0.0.1', yeni: { mobil: false } },
      { eylem: 'login', nesne_id: Id, ip: IP, yeni: { mobil: false } },
    ]);
  });

  test('records a wrong password without the typed name, which may have been the password', async () => {
    const { Id, ad } = await kisi();
    const dene = (UserName: string) =>
      s.call(oturum.login, { UserName, Password: GIZLI[3]!, lisans: 'TEST' }, undefined, baslik);
    await dene(ad);
    expect(await sonSatir()).toMatchObject({
      eylem: 'girisHatasi',
      kisi_id: null,
      nesne_id: Id,
      ip: IP,
      eski: null,
      yeni: null,
    });
    await dene(GIZLI[1]!);
    expect(await sonSatir()).toMatchObject({
      eylem: 'girisHatasi',
      kisi_id: null,
      nesne_id: null,
      eski: null,
      yeni: null,
    });
  });

  test('records nothing of a refused call', async () => {
    const [k, baskasi] = [await kisi(), await kisi()];
    const once = await satirSayisi();
    await s.call(oturum.parolaDegistir, { userId: k.Id, parola: 'kısa' }, k.token);
    await s.call(oturum.parolaDegistir, { userId: baskasi.Id, parola: GIZLI[2]! }, k.token);
    await s.call(oturum.oturumSonlandir, { Id: 2_147_483_647 }, k.token);
    await s.ham('/usertemaguncelle', '{"val":{}}', k.token);
    expect(await satirSayisi()).toBe(once);
  });

  test('is part of the change: without the entry there is no change', async () => {
    const k = await kisi();
    await s.pool.query(`
      create function patla() returns trigger language plpgsql as $$ begin raise exception 'dolu'; end $$;
      create trigger patla before insert on denetim for each statement execute function patla()`);
    const yanitlar = [
      await s.call(oturum.parolaDegistir, { userId: k.Id, parola: GIZLI[2]! }, k.token),
      await s.call(oturum.logout, {}, k.token),
    ];
    await s.pool.query('drop trigger patla on denetim; drop function patla()');
    expect(yanitlar.map((y) => y.status)).toEqual([500, 500]);
    expect((await s.call(oturum.userbilgi, {}, k.token)).status).toBe(200);
    tokenlar.push(await s.girisYap(k.ad));
  });

  test('holds no password and no token, in no column of any table', async () => {
    const { rows: tablolar } = await s.pool.query<{ ad: string }>(
      `select quote_ident(table_name) as ad from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tokenlar.length).toBeGreaterThan(5);
    for (const { ad } of tablolar) {
      const { rows } = await s.pool.query<{ satir: string }>(`select t::text as satir from ${ad} t`);
      const metin = rows.map((r) => r.satir).join('\n');
      for (const gizli of [...GIZLI.slice(1), ...tokenlar]) {
        expect([ad, metin.includes(gizli)]).toEqual([ad, false]);
        expect([ad, metin.includes(Buffer.from(gizli).toString('hex'))]).toEqual([ad, false]);
      }
      if (ad === 'denetim') expect(metin).not.toContain(GIZLI[0]);
    }
  });

  test.each([
    'update denetim set ip = ip',
    'delete from denetim',
    'truncate denetim',
    'update denetim set ip = ip where false',
  ])('cannot be changed: %s', async (metin) => {
    const once = await satirSayisi();
    await expect(s.pool.query(metin)).rejects.toThrow('denetim kayıtları değiştirilemez');
    expect(await satirSayisi()).toBe(once);
  });

  test('shows the same entries to everybody who holds the permission', async () => {
    const k = await kisi();
    await s.call(oturum.logout, {}, k.token, baslik);
    await s.kisi('denetci', { yetkiler: [YETKI.denetimGor] });
    const body = tamam(await s.call(denetim.getDenetim, {}, await s.girisYap('denetci')));
    expect(body.kayitlar.find((x) => x.Eylem === 'logout')).toMatchObject({
      Zaman: SIMDI,
      Kisi: `${k.ad} Deneme`,
      Nesne: 'kisi',
      NesneId: k.Id,
      Ip: IP,
    });
  });
});
