import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { kodu } from './queries.ts';
import { teklifAraclari } from './testing.ts';

/**
 * The secret link of a quote under attack. Without the secret a caller learns and does nothing. With the secret a
 * caller can only answer this quote.
 */

const s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://masa.example' } });
afterAll(() => s.kapat());
const a = await teklifAraclari(s);
beforeEach(() => a.vakit('2026-11-20T09:00:00Z'));

const YOK = 'Bu teklif bağlantısı geçerli değil.';
const KABUL = { eylem: 'kabul', ad: 'Ece Ar', onay: '1' };
const KABUL_FORMU = new URLSearchParams(KABUL).toString();
let adres = 0;
/** A new address for each call, so that the rate limit never applies. */
const baslik = (): Record<string, string> => ({ 'x-forwarded-for': `10.4.${adres >> 8}.${adres++ & 255}` });
const iste = async (yol: string, o: RequestInit = {}) => {
  const headers = { ...baslik(), ...(o.headers as Record<string, string> | undefined) };
  const y = await fetch(`${s.url}${yol}`, { redirect: 'manual', ...o, headers });
  return { status: y.status, metin: await y.text(), baslik: y.headers };
};
const bas = (kod: string, alanlar: Record<string, string> = KABUL, headers: Record<string, string> = {}) =>
  iste(`/teklif/${kod}`, { method: 'POST', body: new URLSearchParams(alanlar), headers });
/** All quotes of the company. */
const hepsi = async () =>
  (await sql<{ iz: unknown }>`select to_jsonb(t) as iz from teklif t order by t.id`.execute(s.db)).rows;
const durumu = async (Id: number) => (await a.detay(Id)).teklif.DurumAnahtar;

test('gives the same answer by page, form and PDF to a guessed, mistyped or foreign secret, and writes nothing', async () => {
  const { Id, kod } = await a.gonderilen();
  const { baglanti_ozeti } = await s.db
    .selectFrom('teklif')
    .select('baglanti_ozeti')
    .where('id', '=', Id)
    .executeTakeFirstOrThrow();
  const once = await hepsi();
  const baskalari = [
    ...Array.from({ length: 20 }, () => randomBytes(32).toString('base64url')),
    // Changed, longer, shorter, reversed, or in the other case: each is a different secret.
    `${kod.startsWith('A') ? 'B' : 'A'}${kod.slice(1)}`,
    kod.slice(1),
    `${kod}A`,
    kod.split('').toReversed().join(''),
    // The case of an ASCII letter is bit 32.
    kod.replaceAll(/[a-z]/gi, (h) => String.fromCodePoint(h.codePointAt(0)! ^ 32)),
    // The stored digest is not the secret, and neither is another secret or the id.
    baglanti_ozeti!.toString('base64url'),
    a.satan.token,
    String(Id),
    (await a.detay(Id)).teklif.No,
    `${kod}%00`,
    `${kod}%0a`,
    `${kod}%20`,
    "' or 1=1 --",
  ];
  for (const k of baskalari) {
    const yol = k.includes('%') ? k : encodeURIComponent(k);
    const [sayfa, form, kagit] = [await iste(`/teklif/${yol}`), await bas(yol), await iste(`/api/teklif/${yol}.pdf`)];
    expect([k, sayfa.status, form.status, kagit.status]).toEqual([k, 404, 404, 404]);
    for (const y of [sayfa, form, kagit]) expect(y.metin).toContain(YOK);
    expect(form.metin).toBe(sayfa.metin);
  }
  expect(await hepsi()).toEqual(once);
});

test('opens nothing with the secret of a draft before it is sent', async () => {
  const { Id } = await a.taslak();
  const kod = await kodu(s.db, Id);
  expect([(await iste(`/teklif/${kod}`)).status, (await bas(kod)).status]).toEqual([404, 404]);
  expect((await iste(`/api/teklif/${kod}.pdf`)).status).toBe(404);
  expect(await durumu(Id)).toBe('taslak');
  expect(tamam(await a.gonder(Id)).Adres).toBe(`https://masa.example/teklif/${kod}`);
  expect((await iste(`/teklif/${kod}`)).status).toBe(200);
});

test('answers only the quote of the secret, whatever else the form names', async () => {
  const [bir, iki] = [await a.gonderilen(), await a.gonderilen()];
  const alanlar = { ...KABUL, Id: String(iki.Id), kod: iki.kod, teklif: String(iki.Id) };
  expect((await bas(bir.kod, alanlar)).status).toBe(303);
  expect([await durumu(bir.Id), await durumu(iki.Id)]).toEqual(['kabul', 'gonderildi']);
});

test('answers nothing by a look: queries, other methods, and headers that name a method', async () => {
  const { kod } = await a.gonderilen();
  const once = await hepsi();
  for (const [yol, o] of [
    [`?${KABUL_FORMU}`, {}],
    [`?${KABUL_FORMU}&_method=POST`, {}],
    ['', { method: 'HEAD' }],
    ['', { headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST' } }],
  ] as const)
    expect((await iste(`/teklif/${kod}${yol}`, o)).status).toBe(200);
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const { status } = await iste(`/teklif/${kod}?${KABUL_FORMU}`, { method });
    expect([method, status >= 400 && status < 500]).toEqual([method, true]);
  }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status } = await iste(`/api/teklif/${kod}.pdf`, { method, headers: { 'content-type': 'text/plain' } });
    expect([method, status >= 400 && status < 500]).toEqual([method, true]);
  }
  expect(await hepsi()).toEqual(once);
});

test('accepts nothing from bodies of another kind, too large or out of order', async () => {
  const { kod } = await a.gonderilen();
  const once = await hepsi();
  const gonder = (body: string, tur: string) =>
    iste(`/teklif/${kod}`, { method: 'POST', body, headers: { 'content-type': tur } });
  const FORM = 'application/x-www-form-urlencoded';
  expect((await gonder(JSON.stringify(KABUL), 'application/json')).status).toBe(415);
  expect((await gonder(JSON.stringify(KABUL), 'text/plain')).status).toBe(415);
  expect((await gonder('--x\r\n\r\n--x--', 'multipart/form-data; boundary=x')).status).toBe(415);
  const buyuk = await gonder(`${KABUL_FORMU}&soru=${'a'.repeat(17_000)}`, FORM);
  expect(buyuk.status).toBe(413);
  expect(buyuk.metin).toContain('Gönderilen veri çok büyük.');
  for (const body of ['', '%%%&=&&', 'eylem=kabul', 'eylem[]=kabul&ad=Ece Ar&onay=1', '__proto__[eylem]=kabul'])
    expect([body, (await gonder(body, FORM)).status < 400]).toEqual([body, true]);
  // The first of two equal fields counts, so nothing appended can turn an answer round.
  expect((await gonder(`eylem=hesapla&${KABUL_FORMU}`, FORM)).status).toBe(200);
  expect(await hepsi()).toEqual(once);
});

test('keeps the first answer when it is sent again or turned round', async () => {
  const { Id, kod } = await a.gonderilen();
  expect((await bas(kod)).status).toBe(303);
  const once = await hepsi();
  const red: Record<string, string> = {
    eylem: 'red',
    ad: 'Başkası',
    neden: String(a.neden),
    aciklama: 'Vazgeçtik, istemiyoruz',
  };
  const sonrakiler: readonly Record<string, string>[] = [
    KABUL,
    { ...KABUL, ad: 'Başkası' },
    red,
    { eylem: 'goruldu' },
    { eylem: 'soru', soru: 'Ya?' },
  ];
  for (const alanlar of sonrakiler) expect((await bas(kod, alanlar)).status).toBe(303);
  expect(await hepsi()).toEqual(once);
  expect((await a.detay(Id)).teklif.KabulEden).toBe('Ece Ar');
});

test('accepts nothing after the last day of a quote, whatever the browser’s clock says', async () => {
  const { Id, kod } = await a.gonderilen();
  await a.vakit('2026-12-20T21:00:00Z');
  const { metin } = await bas(kod, { ...KABUL, tarih: '2026-12-01' }, { date: 'Tue, 01 Dec 2026 09:00:00 GMT' });
  expect(metin).toContain('geçerlilik tarihi geçmiş');
  expect(await durumu(Id)).toBe('gonderildi');
});

test('lets no header put its own address into the page or into stored data', async () => {
  const { Id, kod } = await a.gonderilen();
  /** `fetch` sets the host by itself. */
  const sayfa = await new Promise<string>((bitti, olmadi) => {
    const kotu = { host: 'kotu.example', 'x-forwarded-host': 'kotu.example', 'x-forwarded-proto': 'http' };
    const istek = request(`${s.url}/teklif/${kod}`, { headers: { ...baslik(), ...kotu } }, (y) => {
      let metin = '';
      y.on('data', (d: Buffer) => (metin += d.toString())).on('end', () => bitti(metin));
    });
    istek.on('error', olmadi).end();
  });
  expect(sayfa).toContain(`action="/teklif/${kod}"`);
  expect(sayfa).not.toContain('kotu.example');
  const y = await bas(kod, KABUL, {
    'x-forwarded-host': 'kotu.example',
    forwarded: 'for=6.6.6.6;host=kotu.example',
    'x-real-ip': '6.6.6.6',
    referer: 'https://kotu.example/',
  });
  expect([y.status, y.baslik.get('location')]).toEqual([303, `/teklif/${kod}`]);
  const { karar_adresi } = await s.db
    .selectFrom('teklif')
    .select('karar_adresi')
    .where('id', '=', Id)
    .executeTakeFirstOrThrow();
  expect(karar_adresi).toMatch(/^10\.4\./);
});

test('keeps the secret of page and PDF from other sites, and shows neither inside a frame', async () => {
  const { kod } = await a.gonderilen();
  const [sayfa, kagit] = [await iste(`/teklif/${kod}`), await iste(`/api/teklif/${kod}.pdf`)];
  expect(sayfa.baslik.get('referrer-policy')).toBe('no-referrer');
  expect(sayfa.baslik.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(sayfa.baslik.get('content-security-policy')).toContain("form-action 'self'");
  for (const y of [sayfa, kagit]) {
    expect(y.baslik.get('cache-control')).toContain('no-store');
    expect(y.baslik.get('set-cookie')).toBeNull();
    expect(y.baslik.get('access-control-allow-origin')).toBeNull();
  }
});

test('lets a guesser not lock other people at the same address out of their quote', async () => {
  const { Id, kod } = await a.gonderilen();
  const headers = { 'x-forwarded-for': '10.5.0.9' };
  const tahmin = () => randomBytes(32).toString('base64url');
  const yollar = [
    (k: string) => iste(`/teklif/${k}`, { headers }),
    (k: string) => bas(k, { eylem: 'hesapla' }, headers),
    (k: string) => iste(`/api/teklif/${k}.pdf`, { headers }),
  ];
  for (const yol of yollar) {
    for (let n = 0; n < 130; n++) await yol(tahmin());
    expect([(await yol(tahmin())).status, (await yol(kod)).status]).toEqual([429, 200]);
  }
  expect((await bas(kod, KABUL, headers)).status).toBe(303);
  expect(await durumu(Id)).toBe('kabul');
});

test('makes an address with too many calls wait, and no other address', async () => {
  const { kod } = await a.gonderilen();
  const headers = { 'x-forwarded-for': '10.5.0.1' };
  const durumlar = await Promise.all(
    Array.from({ length: 125 }, async () => (await bas(kod, { eylem: 'hesapla' }, headers)).status),
  );
  expect(durumlar.filter((d) => d === 429)).toHaveLength(5);
  const y = await bas(kod, { eylem: 'hesapla' }, headers);
  expect([y.status, y.baslik.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await bas(kod, { eylem: 'hesapla' })).status).toBe(200);
});
