import { endpoints } from '@masabasi/core/contract';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEKLENEN, type Kim, type Satir } from '../access.ts';
import { OGLEN, type TestServer, sayfaVer, testServer } from '../product.ts';
import { oturumlarVer, oturumVer, yazilanlar, yazmaIzle } from '../walk.ts';

const YETKILILER = YETKI_KATALOGU.filter((y) => y.Id !== 0).map((y) => y.Id);

/** The eight roles that call. One session serves all calls of a role. The holder of a right depends on the call. */
const ROLLER = [
  'oturumsuz',
  'biten oturum',
  'menüsüz',
  'çalışan',
  'sorumlu',
  'yetkili',
  'başka yetkili',
  'ayrıcalıklı',
] as const;
type Rol = (typeof ROLLER)[number];
/** The target of a call, seen from the caller. */
const HEDEFLER = ['kendi', 'kendi departmanından', 'başka departmandan', 'olmayan'] as const;
type Hedef = (typeof HEDEFLER)[number];

/**
 * One sign for each role that has a session and the page. Callers without a session always get 401. A person without a
 * menu holds every right but privilege, which opens calls that belong to no page.
 */
function satir(isaretler: string): Record<Rol, string> {
  const [calisan, sorumlu, yetkili, baskaYetkili, ayricalikli] = isaretler.split(' ') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const kapida = '0'.repeat(calisan.length);
  return {
    oturumsuz: kapida,
    'biten oturum': kapida,
    menüsüz: yetkili,
    çalışan: calisan,
    sorumlu,
    yetkili,
    'başka yetkili': baskaYetkili,
    ayrıcalıklı: ayricalikli,
  };
}

/**
 * Expected outcome of each role's call, one sign for each target: `+` passes, `-` is 403, `0` is 401. An absent id
 * answers like a forbidden one. `yetkili` holds the right that the call asks for, `başka yetkili` holds every other
 * right but privilege. When the call asks for no right, both hold all rights but privilege. The order is that of
 * `ROLLER`, from `çalışan` on.
 */
const TABLO: Record<string, Record<Rol, string>> = {
  herkes: { ...satir('+ + + + +'), oturumsuz: '+', 'biten oturum': '+' },
  imza: satir('0 0 0 0 0'),
  oturum: satir('+ + + + +'),
  yetki: satir('- - + - +'),
  'departman sorumlusu': satir('- + - - +'),
  'departman sorumlusu, yetki': satir('- + + - +'),
  // `başka yetkili` holds the second right of this rule.
  'departman sorumlusu, yetkiler': satir('- + + + +'),
  kendi: satir('+--- +--- +--- +--- +---'),
  sorumlu: satir('+--- ++-- +--- +--- +++-'),
  'sorumlu, yetki': satir('+--- ++-- +++- +--- +++-'),
  yetkiyle: satir('---- ---- +++- ---- +++-'),
  // Targets: the own department, a hidden one, another one, an absent one. The privileged get an empty board for the
  // absent one.
  pano: satir('+--- +--- +-+- +--- ++++'),
};
/** Signs for a caller without a menu when the call belongs to a page: at most their own records. */
const SAYFASIZ: Record<string, string> = { kendi: '+---', sorumlu: '+---', 'sorumlu, yetki': '+---' };
const SONUCLAR = { '+': 'geçer', '-': 403, '0': 401 } as const;
type Sonuc = (typeof SONUCLAR)[keyof typeof SONUCLAR];

interface Hucre {
  readonly rol: Rol;
  /** Null when the call has no target. */
  readonly hedef: Hedef | null;
  readonly sonuc: Sonuc;
}

/** A row's rule, the field that names its target and the right that it asks for. */
function kural(kim: Kim): { readonly tur: string; readonly alan: string | null; readonly yetki: number | null } {
  const [, tur, alan, sayi, ayrica] = /^(departman sorumlusu|\S+)(?: ([A-Za-z]+))?(?: (\d+))?(, \d+)?$/.exec(kim)!;
  const yetki = sayi === undefined ? null : Number(sayi);
  const ikili = tur === 'sorumlu' || tur === 'departman sorumlusu';
  return {
    tur: ikili && yetki !== null ? `${tur}, ${ayrica ? 'yetkiler' : 'yetki'}` : tur!,
    alan: alan ?? null,
    yetki,
  };
}

const hucreler = ({ kim, sayfa }: Satir): Hucre[] =>
  ROLLER.flatMap((rol) => {
    const { tur, yetki } = kural(kim);
    const hepsi = TABLO[tur]![rol];
    const kapali = rol === 'menüsüz' && tur !== 'imza' && (sayfa !== undefined || yetki === YETKI.ayricalikli);
    const gecerli = kapali ? (SAYFASIZ[tur] ?? '-'.repeat(hepsi.length)) : hepsi;
    const isaretler = gecerli.split('') as (keyof typeof SONUCLAR)[];
    return isaretler.map((isaret, i) => ({
      rol,
      hedef: isaretler.length === 1 ? null : HEDEFLER[i]!,
      sonuc: SONUCLAR[isaret],
    }));
  });

const uclar = endpoints.map(({ room, name, endpoint }) => ({
  ad: `${room}.${name}`,
  e: endpoint,
  ...BEKLENEN[`${room}.${name}`],
}));

let s: TestServer;
const YOK = 2_000_000_000;
/** Ids of the people by role. Holders of a right are keyed with its number, 0 for a call that asks for no right. */
const idler: Record<string, number> = {};
const departmanlar = { bizim: 0, onlarin: 0, gizli: 0 };
let arkadas: number;
let onlardan: number;

beforeAll(async () => {
  s = await testServer();
  await yazmaIzle(s.db);
  departmanlar.bizim = await s.departman('Bizim');
  departmanlar.onlarin = await s.departman('Onların');
  departmanlar.gizli = await s.departman('Gizli');
  await s.db.updateTable('departman').set({ goster: 0 }).where('id', '=', departmanlar.gizli).execute();
  const bizden = (ad: string) =>
    s.kisi(ad, { departmanId: departmanlar.bizim, rol: 'Kısıtlı', eposta: `${ad}@firma.com` });
  const onlarda = (ad: string, yetkiler: readonly number[] = []) =>
    s.kisi(ad, { departmanId: departmanlar.onlarin, rol: 'Kısıtlı', yetkiler, sayfalar: [] });
  idler['çalışan'] = await bizden('calisan');
  arkadas = await bizden('arkadas');
  idler['sorumlu'] = await bizden('sorumlu');
  await s.sorumluYap(departmanlar.bizim, idler['sorumlu']);
  onlardan = await onlarda('onlardan');
  idler['ayrıcalıklı'] = await s.kisi('ayricalikli', { departmanId: departmanlar.onlarin, rol: 'Yönetici' });
  const izinGunu = (bas: string, bit: string) => ({ tur_id: 281, baslangic: bas, bitis: bit, yazma_zamani: OGLEN });
  const gunler = [izinGunu('2026-12-01', '2026-12-02'), izinGunu('2026-12-02', '2026-12-03')];
  for (const g of gunler)
    await s.db
      .insertInto('izin')
      .values({ ...g, kisi_id: idler['çalışan'] })
      .execute();
  idler['menüsüz'] = await s.kisi('menusuz', { departmanId: departmanlar.onlarin, rol: 'Kısıtlı', sayfalar: [] });
  const menusuz = idler['menüsüz'];
  await s.db
    .insertInto('kisi_yetki')
    .values(YETKILILER.map((yetki_id) => ({ kisi_id: menusuz, yetki_id, deger: 1 })))
    .execute();
  const sorulan = new Set(Object.values(BEKLENEN).map(({ kim }) => kural(kim).yetki));
  for (const y of sorulan) {
    const hepsi = YETKILILER.filter((digeri) => digeri !== y);
    idler[`yetkili ${y}`] = await onlarda(`yetkili${y}`, y === null ? hepsi : [y]);
    idler[`başka yetkili ${y}`] = await onlarda(`baska${y}`, hepsi);
  }
});
afterAll(() => s?.kapat());

const kisisi = (rol: Rol, yetki: number | null): number =>
  idler[rol] ?? idler[`${rol} ${yetki}`] ?? idler['ayrıcalıklı']!;

/** The id that a cell puts into its request. */
function hedefId({ rol, hedef }: Hucre, { tur, yetki }: ReturnType<typeof kural>): number {
  const bizdenMi = rol === 'çalışan' || rol === 'sorumlu';
  if (tur === 'pano') {
    const [kendi, baska] = bizdenMi ? ['bizim', 'onlarin'] : ['onlarin', 'bizim'];
    const yerler = { kendi, 'kendi departmanından': 'gizli', 'başka departmandan': baska, olmayan: null } as const;
    const yer = yerler[hedef!] as keyof typeof departmanlar | null;
    return yer === null ? YOK : departmanlar[yer];
  }
  const [ayni, baska] = bizdenMi ? [arkadas, onlardan] : [onlardan, arkadas];
  const kendi = kisisi(rol, yetki);
  return { kendi, 'kendi departmanından': ayni, 'başka departmandan': baska, olmayan: YOK }[hedef!];
}

/** Opens one session for every call, because some calls end their session. */
async function oturumlari(liste: readonly Hucre[], yetki: number | null): Promise<(string | undefined)[]> {
  const verilen = liste
    .filter(({ rol }) => rol !== 'oturumsuz')
    .map(({ rol }) => ({
      kisiId: kisisi(rol, yetki),
      ...(rol === 'biten oturum' && { bitis: s.saat.simdi }),
    }));
  const tokenlar = await oturumlarVer(s, verilen);
  return liste.map(({ rol }) => (rol === 'oturumsuz' ? undefined : tokenlar.shift()));
}

/** Makes the calls and returns their outcomes, with names that are readable in a failure. */
async function sonuclari(
  u: (typeof uclar)[number],
  liste: readonly Hucre[],
  tokenlar: readonly (string | undefined)[],
) {
  const k = kural(u.kim!);
  const sonuc: Record<string, Sonuc | { status: number; body: unknown }> = {};
  for (const [i, hucre] of liste.entries()) {
    const istek = { ...u.istek, ...(hucre.hedef !== null && { [k.alan!]: hedefId(hucre, k) }) };
    const { status, body } = await s.call(u.e, istek, tokenlar[i]);
    const geri = (status === 401 || status === 403) && !(body as { durum: boolean }).durum;
    const gecti = status === 200 || status === 404 || status === 409;
    sonuc[etiket(hucre)] = geri ? status : gecti ? 'geçer' : { status, body };
  }
  return sonuc;
}
const etiket = ({ rol, hedef }: Hucre): string => (hedef === null ? rol : `${rol} → ${hedef}`);
const beklenen = (liste: readonly Hucre[]) => Object.fromEntries(liste.map((h) => [etiket(h), h.sonuc]));

test('every endpoint of the contract has a row here, and every row an endpoint', () => {
  expect(Object.keys(BEKLENEN).toSorted()).toEqual(uclar.map((u) => u.ad).toSorted());
});

/** Gives every menu but one this page alone. */
async function menuleriAc(sayfa: string | undefined): Promise<void> {
  await s.db.deleteFrom('kisi_menu').execute();
  const acilan = Object.values(idler).filter((id) => id !== idler['menüsüz'] && id !== idler['ayrıcalıklı']);
  if (sayfa === undefined) return;
  await sayfaVer(s.db, acilan, [sayfa]);
}

test('sees every write to a table but not the mere use of a session', async () => {
  await oturumVer(s, idler['çalışan']!);
  expect(await yazilanlar(s.db)).toContain('oturum');
  const sonra = new Date(s.saat.simdi.getTime() + 1000);
  await s.db.updateTable('oturum').set({ son_kullanim: sonra }).execute();
  await s.db
    .updateTable('kisi')
    .set({ ad: (q) => q.ref('ad') })
    .execute();
  expect(await yazilanlar(s.db)).toEqual([]);
  await s.db.updateTable('kisi').set({ grup: 'A' }).where('id', '=', idler['çalışan']!).execute();
  await s.db.deleteFrom('oturum').execute();
  expect(await yazilanlar(s.db)).toEqual(['kisi', 'oturum']);
});

test.for(uclar)('$ad: $kim', async (u, { task }) => {
  await menuleriAc(u.sayfa);
  const hepsi = hucreler(u as Satir);
  const [gecen, reddedilen] = [hepsi.filter((h) => h.sonuc === 'geçer'), hepsi.filter((h) => h.sonuc !== 'geçer')];
  const { yetki } = kural(u.kim!);
  const tokenlar = await oturumlari(reddedilen, yetki);
  await yazilanlar(s.db);
  expect(await sonuclari(u, reddedilen, tokenlar)).toEqual(beklenen(reddedilen));
  // A refused call must not have written anything.
  expect(await yazilanlar(s.db)).toEqual([]);
  expect(await sonuclari(u, gecen, await oturumlari(gecen, yetki))).toEqual(beklenen(gecen));
  task.meta.cells = hepsi.length;
});

test('lets an account with an empty menu and no right open nothing but its own home page', async () => {
  const kisi = await s.kisi('bos', { rol: 'Kısıtlı', sayfalar: [] });
  await s.db.deleteFrom('kisi_rol').where('kisi_id', '=', kisi).execute();
  const kendine = new Set(['herkes', 'imza', 'oturum', 'kendi', 'sorumlu', 'sorumlu, yetki', 'pano']);
  const evi = uclar.filter((u) => u.sayfa === undefined && kendine.has(kural(u.kim!).tur)).map((u) => u.ad);
  expect(evi.length).toBeLessThan(60);
  const gecenler: string[] = [];
  for (const u of uclar.filter((x) => !evi.includes(x.ad))) {
    const { alan } = kural(u.kim!);
    const istek = { ...u.istek, ...(alan !== null && { [alan]: arkadas }) };
    const { status } = await s.call(u.e, istek, await oturumVer(s, kisi));
    if (status !== 403) gecenler.push(`${u.ad} ${status}`);
  }
  expect(gecenler).toEqual([]);
});

test('ends a session after twelve idle hours or seven days', async () => {
  const uc = uclar.find((u) => u.ad === 'oturum.userbilgi')!;
  const saatOnce = (n: number) => new Date(s.saat.simdi.getTime() - n * 3_600_000);
  const durum = async (o: Parameters<typeof oturumVer>[2]) =>
    (await s.call(uc.e, {}, await oturumVer(s, idler['çalışan']!, o))).status;
  expect(await durum({ baslama: saatOnce(100), sonKullanim: saatOnce(11.9) })).toBe(200);
  expect(await durum({ baslama: saatOnce(100), sonKullanim: saatOnce(12.1) })).toBe(401);
  expect(await durum({ baslama: saatOnce(7 * 24 - 0.1) })).toBe(200);
  expect(await durum({ baslama: saatOnce(7 * 24 + 0.1) })).toBe(401);
});

test('takes a right away from the next call on, and the session of a person who has left', async () => {
  const uc = uclar.find((u) => u.ad === 'denetim.getDenetim')!;
  const k = idler['yetkili 1103']!;
  await menuleriAc('/yonetim/denetim');
  const token = await oturumVer(s, k);
  const durum = async () => (await s.call(uc.e, {}, token)).status;
  expect(await durum()).toBe(200);
  await s.db.updateTable('kisi_yetki').set({ deger: 0 }).where('kisi_id', '=', k).execute();
  expect(await durum()).toBe(403);
  await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', k).execute();
  expect(await durum()).toBe(401);
});

test('asks for a session on the event stream', async () => {
  const yanit = await fetch(`${s.url}/api/olaylar`);
  expect(yanit.status).toBe(401);
  expect(await yanit.json()).toMatchObject({ durum: false });
});

test('answers 404 as JSON for an unknown path under /api, to everybody', async () => {
  const yanit = await s.ham('/yonetim/boyleBirSeyYok', '{}');
  expect([yanit.status, await yanit.json()]).toEqual([404, { durum: false, msg: 'Böyle bir adres yok.' }]);
});
