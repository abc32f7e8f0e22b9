import { endpoints } from '@masabasi/core/contract';
import { YETKI_KATALOGU } from '@masabasi/core/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEKLENEN, type Kim } from './testing.access.ts';
import { OGLEN, type TestServer, testServer } from './testing.ts';
import { oturumVer, tablolar } from './testing.walk.ts';

type Kisi = 'hicbiri' | 'arkadas' | 'bas' | 'yabanci' | 'ayricalikli' | `yetki${number}`;
type Hedef = Kisi | 'bizim' | 'onlarin' | 'yok';
type Sonuc = 401 | 403 | 'geçer';
/** One call: who makes it and about whom. */
type Hucre = readonly [kim: Kisi | 'oturumsuz' | 'biten oturum', hedef?: Hedef];

const YETKILILER = YETKI_KATALOGU.filter((y) => y.Id !== 0).map((y) => y.Id);

/** Who passes and who is refused with 403, for each kind of rule; an absent id answers like a forbidden one. */
function hucreler(kim: Kim): { readonly gecen: readonly Hucre[]; readonly reddedilen: readonly Hucre[] } {
  const [tur, id, yetki] = kim.split(' ') as [string, string?, string?];
  switch (tur) {
    case 'herkes':
      return { gecen: [['oturumsuz'], ['biten oturum'], ['hicbiri'], ['ayricalikli']], reddedilen: [] };
    case 'oturum':
      return { gecen: [['hicbiri'], ['bas'], ['ayricalikli']], reddedilen: [] };
    case 'yetki': {
      const kisiler = (secilir: (y: number) => boolean) => YETKILILER.filter(secilir).map((y): Hucre => [`yetki${y}`]);
      return {
        gecen: [['ayricalikli'], ...kisiler((y) => y === Number(id))],
        reddedilen: [['hicbiri'], ['bas'], ...kisiler((y) => y !== Number(id))],
      };
    }
    case 'departman':
      return {
        gecen: [['bas'], ['ayricalikli'], ...(yetki ? [[`yetki${Number(yetki)}`] as const] : [])],
        reddedilen: [['hicbiri'], ['yabanci'], ['yetki24'], ['yetki1101']],
      };
    case 'kendi':
      return {
        gecen: [
          ['hicbiri', 'hicbiri'],
          ['bas', 'bas'],
          ['ayricalikli', 'ayricalikli'],
        ],
        reddedilen: [
          ...(['arkadas', 'yabanci', 'yok'] as const).map((h): Hucre => ['hicbiri', h]),
          ['bas', 'hicbiri'],
          ['ayricalikli', 'hicbiri'],
          ['ayricalikli', 'yok'],
        ],
      };
    case 'sorumlu':
      return {
        gecen: [
          ['hicbiri', 'hicbiri'],
          ['bas', 'hicbiri'],
          ['bas', 'bas'],
          ['ayricalikli', 'hicbiri'],
          ['ayricalikli', 'yabanci'],
          ...(yetki ? [[`yetki${Number(yetki)}`, 'hicbiri'] as const] : []),
        ],
        reddedilen: [
          ...(['arkadas', 'bas', 'yabanci', 'yok'] as const).map((h): Hucre => ['hicbiri', h]),
          ['bas', 'yabanci'],
          ['bas', 'yok'],
          ['yetki24', 'hicbiri'],
        ],
      };
    case 'yetkiyle': {
      const tutan = `yetki${Number(yetki)}` as const;
      return {
        gecen: [
          ['ayricalikli', 'hicbiri'],
          ['ayricalikli', 'ayricalikli'],
          [tutan, 'hicbiri'],
          [tutan, 'bas'],
        ],
        reddedilen: [
          ['hicbiri', 'hicbiri'],
          ['hicbiri', 'arkadas'],
          ['bas', 'hicbiri'],
          ['bas', 'bas'],
          ['yetki24', 'hicbiri'],
          [tutan, 'yok'],
          ['ayricalikli', 'yok'],
        ],
      };
    }
    case 'pano':
      return {
        gecen: [
          ['hicbiri', 'bizim'],
          ['bas', 'bizim'],
          ...(['yetki24', 'ayricalikli'] as const).flatMap((k): Hucre[] => [
            [k, 'bizim'],
            [k, 'onlarin'],
          ]),
        ],
        reddedilen: [
          ['hicbiri', 'onlarin'],
          ['hicbiri', 'yok'],
          ['bas', 'onlarin'],
          ['yabanci', 'bizim'],
          ['yetki1101', 'bizim'],
        ],
      };
    default:
      throw new Error(`bilinmeyen kural: ${kim}`);
  }
}

/** About whom a call is made that no rule lets through. */
const herhangi = (kim: Kim): Hedef | undefined =>
  kim.startsWith('pano') ? 'bizim' : /^(kendi|sorumlu|yetkiyle)/.test(kim) ? 'ayricalikli' : undefined;

const uclar = endpoints.map(({ room, name, endpoint }) => ({
  ad: `${room}.${name}`,
  e: endpoint,
  ...BEKLENEN[`${room}.${name}`],
}));

let s: TestServer;
const idler: Record<string, number> = { yok: 2_000_000_000 };

beforeAll(async () => {
  s = await testServer();
  const bizim = (idler['bizim'] = await s.departman('Bizim'));
  const onlarin = (idler['onlarin'] = await s.departman('Onların'));
  for (const ad of ['hicbiri', 'arkadas', 'bas'])
    idler[ad] = await s.kisi(ad, { departmanId: bizim, rol: 'Kısıtlı', eposta: `${ad}@firma.com` });
  idler['yabanci'] = await s.kisi('yabanci', { departmanId: onlarin, rol: 'Kısıtlı' });
  idler['ayricalikli'] = await s.kisi('ayricalikli', { departmanId: onlarin, rol: 'Yönetici' });
  await s.sorumluYap(bizim, idler['bas']!);
  const izinGunu = (bas: string, bit: string) => ({ tur_id: 281, baslangic: bas, bitis: bit, yazma_zamani: OGLEN });
  const gunler = [izinGunu('2026-12-01', '2026-12-02'), izinGunu('2026-12-02', '2026-12-03')];
  for (const g of gunler)
    await s.db
      .insertInto('izin')
      .values({ ...g, kisi_id: idler['hicbiri']! })
      .execute();
  for (const y of YETKILILER)
    idler[`yetki${y}`] = await s.kisi(`yetki${y}`, { departmanId: onlarin, rol: 'Kısıtlı', yetkiler: [y] });
});
afterAll(() => s?.kapat());

/** A session of its own for every call, as some calls end them. */
async function oturumlar(hucreListesi: readonly Hucre[]): Promise<(string | undefined)[]> {
  return Promise.all(
    hucreListesi.map(async ([kim]) => {
      if (kim === 'oturumsuz') return undefined;
      return kim === 'biten oturum'
        ? oturumVer(s, idler['ayricalikli']!, { bitis: s.saat.simdi })
        : oturumVer(s, idler[kim]!);
    }),
  );
}

/** Makes the calls and says how each ended, under a name that reads in the difference. */
async function sonuclar(u: (typeof uclar)[number], liste: readonly Hucre[], tokenlar: readonly (string | undefined)[]) {
  const sonuc: Record<string, Sonuc | { status: number; body: unknown }> = {};
  for (const [i, [kim, hedef]] of liste.entries()) {
    const alan = u.kim?.split(' ')[1] ?? '';
    const istek = { ...u.istek, ...(hedef !== undefined && { [alan]: idler[hedef] }) };
    const { status, body } = await s.call(u.e, istek, tokenlar[i]);
    const geri = (status === 401 || status === 403) && !(body as { durum: boolean }).durum;
    const gecti = status === 200 || status === 404 || status === 409;
    sonuc[etiket([kim, hedef])] = geri ? status : gecti ? 'geçer' : { status, body };
  }
  return sonuc;
}
const etiket = ([kim, hedef]: Hucre): string => (hedef === undefined ? kim : `${kim} → ${hedef}`);
const hepsi = (liste: readonly Hucre[], sonuc: Sonuc) => Object.fromEntries(liste.map((h) => [etiket(h), sonuc]));

test('every endpoint of the contract has a row here, and every row an endpoint', () => {
  expect(Object.keys(BEKLENEN).toSorted()).toEqual(uclar.map((u) => u.ad).toSorted());
});

test.each(uclar)('$ad: $kim', async (u) => {
  const kim = u.kim!;
  const { gecen, reddedilen } = hucreler(kim);
  const disarida: Hucre[] = (['oturumsuz', 'biten oturum'] as const).map((k) => [k, herhangi(kim)]);
  const oturumsuz = kim === 'herkes' ? [] : disarida;
  const liste = [...oturumsuz, ...reddedilen];

  const tokenlar = await oturumlar(liste);
  const once = await tablolar(s.db);
  expect(await sonuclar(u, liste, tokenlar)).toEqual({ ...hepsi(oturumsuz, 401), ...hepsi(reddedilen, 403) });
  // Refused means refused before anything was written.
  expect(await tablolar(s.db)).toEqual(once);
  expect(await sonuclar(u, gecen, await oturumlar(gecen))).toEqual(hepsi(gecen, 'geçer'));
});

test('a session that idled for twelve hours or is seven days old is over', async () => {
  const uc = uclar.find((u) => u.ad === 'oturum.userbilgi')!;
  const saatOnce = (n: number) => new Date(s.saat.simdi.getTime() - n * 3_600_000);
  const durum = async (o: Parameters<typeof oturumVer>[2]) =>
    (await s.call(uc.e, {}, await oturumVer(s, idler['hicbiri']!, o))).status;
  expect(await durum({ baslama: saatOnce(100), sonKullanim: saatOnce(11.9) })).toBe(200);
  expect(await durum({ baslama: saatOnce(100), sonKullanim: saatOnce(12.1) })).toBe(401);
  expect(await durum({ baslama: saatOnce(7 * 24 - 0.1) })).toBe(200);
  expect(await durum({ baslama: saatOnce(7 * 24 + 0.1) })).toBe(401);
});

test('a right ends with the next call, and so does the session of a person who has left', async () => {
  const uc = uclar.find((u) => u.ad === 'denetim.getDenetim')!;
  const k = idler['yetki1103']!;
  const token = await oturumVer(s, k);
  const durum = async () => (await s.call(uc.e, {}, token)).status;
  expect(await durum()).toBe(200);
  await s.db.updateTable('kisi_yetki').set({ deger: 0 }).where('kisi_id', '=', k).execute();
  expect(await durum()).toBe(403);
  await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', k).execute();
  expect(await durum()).toBe(401);
});

test('the event stream asks for a session', async () => {
  const yanit = await fetch(`${s.url}/api/olaylar`);
  expect(yanit.status).toBe(401);
  expect(await yanit.json()).toMatchObject({ durum: false });
});

test('an unknown path under /api is 404 for everybody, as JSON', async () => {
  const yanit = await s.ham('/yonetim/boyleBirSeyYok', '{}');
  expect([yanit.status, await yanit.json()]).toEqual([404, { durum: false, msg: 'Böyle bir adres yok.' }]);
});
