import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, endpoints, listeler } from './contract.ts';
import type { Endpoint } from './platform/call/endpoint.ts';
import { EN_COK_KURUS } from './platform/money/para.ts';
import { YETKI_KATALOGU } from './platform/yetki/katalog.ts';
import { BASKA_ADLI, EKSI_OLAN, TUTARLAR } from './testing/sayilar.ts';
import {
  alanlar,
  degistir,
  gecer,
  icindekiler,
  istekler,
  kimlikler,
  metinler,
  miktarlar,
  nesneler,
  reddeder,
  sayilar,
  yapraklar,
  type Sema,
} from './testing/walk.ts';

test('the walk reads the contract', () => {
  expect(endpoints).toHaveLength(Object.values(contract).flatMap((oda) => Object.keys(oda)).length);
  expect(istekler.every(({ request, deger }) => gecer(request, deger))).toBe(true);
  const enAz = [20, 45, 25, 15, 3, 12];
  const gorulen = [istekler, alanlar, metinler, sayilar, miktarlar, kimlikler];
  expect(gorulen.map((liste, i) => liste.length >= enAz[i]!)).toEqual(enAz.map(() => true));
  const yollar = alanlar.map((a) => a.ad);
  for (const ad of ['mola.moladetay tarih2', 'posta.sendMail kisiler.0', 'oturum.usertemaguncelle (2) deger.dark'])
    expect(yollar).toContain(ad);
});

describe('paths', () => {
  const harfsiz = (s: string) => s.replace(/[A-Z]/g, (h) => String.fromCharCode(h.charCodeAt(0) + 32));

  test('are unique without regard to case', () => {
    const yollar = endpoints.map(({ endpoint }) => harfsiz(endpoint.path));
    expect(yollar.filter((yol, i) => yollar.indexOf(yol) !== i)).toEqual([]);
  });

  test.each(endpoints.map(({ room, name, endpoint }) => [`${room}.${name}`, name, endpoint] as const))(
    '%s ends in its own name, in plain letters',
    (_, name, { path, ozet, method, effect, wrap }) => {
      expect(path).toMatch(/^(\/[A-Za-z][A-Za-z0-9_]*)+(\.json)?$/);
      expect(path.split('/').at(-1)?.replace('.json', '')).toBe(BASKA_ADLI[name] ?? name);
      expect(ozet).toMatch(/^[A-ZÇĞİÖŞÜ’0-9].*\.$/);
      expect(wrap === 'query').toBe(method === 'GET');
      // Proxies and browsers may repeat a GET. Logout is a GET because the specification says so.
      expect(method === 'GET' && effect === 'write').toBe(name === 'logout');
    },
  );

  test('names are unique across rooms so that one grep finds them, except for one of specification 7', () => {
    const adlar = endpoints.map((e) => e.name);
    expect(adlar.filter((ad, i) => adlar.indexOf(ad) !== i)).toEqual(['getGerekliList']);
  });
});

/**
 * Specification 7: path, method, access (6 and settled 3), the fields of `val` as written there, and the fields of the
 * answer.
 */
const SESSION = [
  ['POST', '/login', 'anyone', { lisans: 'L', UserName: 'ayse', Password: '12345', adres: '', mobil: 0 }, 'token'],
  ['GET', '/logout', 'signedIn', {}, ''],
  ['GET', '/userbilgi', 'signedIn', {}, 'data'],
  ['POST', '/yetki', 'signedIn', {}, 'menuList yetkiList lisanskey isYetkili projelist'],
  ['POST', '/parolaDegistir', 'self', { userId: 7, parola: '12345' }, 'durum msg'],
  ['POST', '/sendMail', 'yetki', { kisiler: [7], konu: 'Çay', metin: 'Terasta.' }, 'durum'],
  ['POST', '/getDoganlar', 'signedIn', {}, 'durum doganlar'],
  ['POST', '/usertemaguncelle', 'self', { tur: 'MenuTur', userId: 7, deger: 'slim' }, 'durum user'],
  ['POST', '/usertemaguncelle', 'self', { tur: 'Tema', userId: 7, deger: { tema: 'pink', dark: 1 } }, 'durum user'],
] as const;
const PERSONEL = '/personel/personel';
const DEGISIM = { userid: 7, moladurum: 646, aciklama: null, ipadres: '10.0.0.1', mobil: false };
const DEGISIM_YANITI = 'durum mola2 molasure moladakiler';
const BREAKS = [
  ['POST', `${PERSONEL}/departmanMola`, 'pano', { departmanId: 3 }, 'durum molalist'],
  ['POST', `${PERSONEL}/moladurumGuncelle`, 'self', DEGISIM, DEGISIM_YANITI],
  ['POST', `${PERSONEL}/molaHesapla`, 'sorumlu', { userId: 7, tarih: '20.11.2026', ip: '' }, 'durum mola molasure'],
  [
    'POST',
    `${PERSONEL}/moladetay`,
    'sorumlu',
    { tarih: '20.11.2026', tarih2: '2026-11-01', userId: 7 },
    'durum molalist',
  ],
  ['POST', `${PERSONEL}/personelgerekli`, 'signedIn', {}, 'durum departman molatur'],
] as const;

describe('the calls of the specification', () => {
  test.each([...SESSION, ...BREAKS])('%s %s', (method, path, access, istek, yanit) => {
    const bulunan = endpoints.filter(({ endpoint }) => endpoint.path === path).map(({ endpoint }) => endpoint);
    expect(bulunan.map((e) => [e.method, e.access.kind])).toEqual([[method, access]]);
    const { request, response, wrap } = bulunan[0]!;
    expect(request.safeParse(istek).error).toBeUndefined();
    expect(wrap).toBe(path === '/login' ? 'either' : method === 'GET' ? 'query' : 'val');
    const basari = response instanceof z.ZodUnion ? response.options[0] : response;
    const adlar = basari instanceof z.ZodObject ? Object.keys(basari.shape) : [];
    expect(adlar).toEqual(expect.arrayContaining(yanit === '' ? [] : yanit.split(' ')));
  });

  test('only these may be called by anyone', () => {
    const turden = (kind: string) =>
      endpoints
        .filter(({ endpoint }) => endpoint.access.kind === kind)
        .map((e) => e.name)
        .toSorted();
    expect(turden('anyone')).toEqual(['kur', 'kurulumDurumu', 'login']);
    expect(turden('form').join(' ')).toBe('result webistekDosyaGonder webistekGonder webistekSorusu webistekTakip');
  });
});

describe('access', () => {
  test.each(istekler.map((i) => [i.ad, i] as const))('%s checks an id that cannot be left out', (_, i) => {
    const { access } = i.endpoint;
    const alan = 'alan' in access ? access.alan : null;
    const kotuler = alan === null ? [] : [undefined, null, '7', '', [7], 0, NaN];
    expect(kotuler.filter((kotu) => gecer(i.request, degistir(i.deger, [alan!], kotu)))).toEqual([]);
    const izin = access.kind === 'yetki' ? access.id : null;
    expect(izin === null || YETKI_KATALOGU.some((y) => y.Id === izin)).toBe(true);
  });

  test('every person or department in a request is checked by the access rule', () => {
    const denetimsiz = istekler.flatMap(({ ad, endpoint: { access }, bicim }) =>
      yapraklar(bicim)
        .filter(({ yol }) => /^(userid|kisiid|departmanid)$/i.test(String(yol[0])))
        .filter(({ yol }) => !('alan' in access && access.alan === yol[0]))
        .map(({ yol }) => `${ad} ${yol.join('.')}`),
    );
    // Clients of the specification may send it to `yetki`, and the answer is always about the session's own person. The
    // department in the calendar, and the person in the audit and the access log, only narrow the scope that the server
    // has made.
    expect(denetimsiz).toEqual([
      'denetim.getDenetim KisiId',
      'gozetim.bakilacaklar KisiId',
      // Statistics by the department that a person belonged to. These figures are not secret.
      'istatistik.getIstatistik DepartmanId',
      'istatistik.istatistikKirilimi DepartmanId',
      'istatistik.istatistikSozleri DepartmanId',
      'istatistik.getYanitList DepartmanId',
      'istatistik.istatistikAktar DepartmanId',
      'istatistik.print_istatistik DepartmanId',
      'kvkk.erisimKayitlari KisiId',
      'kvkk.erisimAktar KisiId',
      'oturum.yetki userId',
      // A person who may write staff cards may do so for every department.
      'personel.personelKaydet DepartmanId',
      'talep.izinTakvimi departmanId',
      // The author of the entry, and the owner of the limit.
      'teklif.getTeklifGorusmeList KisiId',
      'teklif.teklifSinirKaydet KisiId',
      // The other person of the conversation. The handler refuses the caller themselves and departments of other
      // people.
      'yazisma.konusmaAc KisiId',
      'yazisma.konusmaAc DepartmanId',
      'yazisma.kisiEngelle KisiId',
    ]);
  });

  /** Pages that a call needs and another call does not open. */
  const kapali = (bir: Endpoint, digeri: Endpoint) =>
    (bir.access.sayfalar ?? []).filter((s) => !(digeri.access.sayfalar ?? [s]).includes(s));

  test('a person who may save a customer may choose one, and read the lists beside it', () => {
    const yazanlar = istekler.filter(
      ({ endpoint, bicim }) =>
        endpoint.effect === 'write' && yapraklar(bicim).some(({ yol }) => yol.at(-1) === 'MusteriId'),
    );
    expect(yazanlar.map((i) => i.ad)).toEqual(
      expect.arrayContaining(['demo.demoKaydet', 'lisans.lisansDevret', 'lisans.lisansKaydet']),
    );
    const { musteri, tanim } = contract;
    const sunanlar = [musteri.musteriSecenekleri, tanim.baseGerekliList, tanim.lisansGerekli, tanim.musterigerekli];
    const eksikler = yazanlar.flatMap(({ ad, endpoint }) =>
      sunanlar.flatMap((sunan) => kapali(endpoint, sunan).map((s) => `${ad} ${s} ${sunan.path}`)),
    );
    expect(eksikler).toEqual([]);
  });

  test('a person who may open a list may read its filter choices', () => {
    const sunan = new Map(endpoints.map(({ room, name, endpoint }) => [`${room}.${name}`, endpoint]));
    const eksikler = [...listeler].flatMap(([ad, uc]) =>
      Object.values(uc.liste.suzgecler).flatMap(({ gosterim: g }) =>
        g.tur === 'kayit' ? kapali(uc, sunan.get(g.uc)!).map((s) => `${ad} ${s} ${g.uc}`) : [],
      ),
    );
    expect(eksikler).toEqual([]);
  });

  test('every saved record carries its version', () => {
    const kayitlar = istekler.filter(
      (i) =>
        i.endpoint.effect === 'write' && 'Id' in (i.deger as object) && gecer(i.request, degistir(i.deger, ['Id'], 0)),
    );
    expect(kayitlar.length).toBeGreaterThan(0);
    const surumsuz = kayitlar.filter(
      (i) => !('Surum' in (i.deger as object)) || gecer(i.request, degistir(i.deger, ['Surum'], undefined)),
    );
    expect(surumsuz.map((i) => i.ad)).toEqual([]);
    // A leave is nested one level deeper, and an edit without its version is 409 (izin/handlers.test.ts of the server).
    // A set of tiers is sent with the set that it replaces (hakedis/handlers.test.ts). A note is only added and changes
    // nothing.
    const KENDI_SURUMLU = new Set(['izin.izinkaydet', 'hakedis.hakDilimiKaydet', 'gorev.gorevNotKaydet']);
    const kaydet = istekler.filter((i) => /kaydet$/i.test(i.ad) && !KENDI_SURUMLU.has(i.ad));
    const [numarali, digerleri] = [true, false].map((n) => kaydet.filter((i) => 'Id' in (i.deger as object) === n));
    const yeniOlan = numarali!.filter((i) => gecer(i.request, degistir(i.deger, ['Id'], 0)));
    expect(kayitlar.map((i) => i.ad)).toEqual(expect.arrayContaining(yeniOlan.map((i) => i.ad)));
    // Records with a key other than Id, or records that are never new.
    for (const i of [...digerleri!, ...numarali!.filter((n) => !yeniOlan.includes(n))])
      expect(gecer(i.request, degistir(i.deger, ['Surum'], undefined)), i.ad).toBe(false);
  });
});

describe('topics', () => {
  const gosterilen = new Set(endpoints.flatMap(({ endpoint }) => endpoint.konu ?? []));
  const degisen = new Set(endpoints.flatMap(({ endpoint }) => endpoint.degistirir ?? []));

  test('every topic is shown by a read and changed by a write', () => {
    expect([...degisen].filter((konu) => !gosterilen.has(konu))).toEqual([]);
    // The server announces changes of permissions and incoming mail by an event.
    expect([...gosterilen].filter((konu) => !degisen.has(konu)).toSorted()).toEqual(['gelenposta', 'yetki']);
  });

  test('every read that shows a customer is repeated when customers change', () => {
    const musteriGosteren = endpoints.filter(({ endpoint: { konu = [], response } }) => {
      const gosterilenler = [...icindekiler(response)].filter((s) => s instanceof z.ZodObject);
      const adlar = gosterilenler.flatMap((s) => Object.keys(s.shape as object));
      return konu.length > 0 && adlar.some((ad) => /^Musteri(Id|No|Ad)?$/.test(ad));
    });
    expect(musteriGosteren.length).toBeGreaterThan(5);
    const eskimeyen = musteriGosteren.filter(
      ({ endpoint: { konu = [] } }) => !konu.some((k) => k === 'musteri' || k === 'musteriler'),
    );
    // These answers say which rows became cards. They are written once and do not change with the card.
    expect(
      eskimeyen.map((e) => e.name),
      'it names the topic musteriler, too',
    ).toEqual(['musteriAktarimSatirlari', 'musteriBirlesmeleri']);
  });

  test('a write shows no topic, and a read changes none', () => {
    const adlar = (secilen: typeof endpoints) => secilen.map((e) => e.name);
    expect(adlar(endpoints.filter(({ endpoint: e }) => e.effect === 'write' && e.konu !== undefined))).toEqual([]);
    expect(adlar(endpoints.filter(({ endpoint: e }) => e.effect === 'read' && e.degistirir !== undefined))).toEqual([]);
  });
});

const yaziylaGelen = new Set(
  endpoints.filter(({ endpoint: { wrap } }) => wrap === 'form' || wrap === 'query').map((e) => `${e.room}.${e.name}`),
);

describe('a request', () => {
  // Only a part of a code push is checked, in the shape of its sender (`kod/itme.ts`).
  test.each(istekler.filter((i) => i.ad !== 'kod.kodItme').map((i) => [i.ad, i] as const))(
    '%s has no unknown field, at any depth',
    (_, { request, deger }) => {
      const kabul = nesneler(deger).flatMap((yol) =>
        ['fazla', 'ID', '__proto__', 'constructor'].filter((ad) => {
          const govde = JSON.stringify(degistir(deger, [...yol, 'fazlaAlan'], 1)).replace('fazlaAlan', ad);
          return gecer(request, JSON.parse(govde));
        }),
      );
      expect(kabul).toEqual([]);
      expect([null, [], [deger], 'x', 1, true].filter((v) => gecer(request, v))).toEqual([]);
    },
  );

  const dereceMi = (ad: string) => / (?:musteri|bayi)\.(?:Enlem|Boylam)$/.test(ad);
  test.each(miktarlar.filter((a) => dereceMi(a.ad)).map((a) => [a.ad, a] as const))(
    '%s is a place on the earth',
    (_, a) => {
      const kotuler = [181, -181, 1e300, Infinity, NaN, '1', '', 'x', true, [1], {}, 1n];
      expect(kotuler.filter((kotu) => !reddeder(a, kotu))).toEqual([]);
      expect([0, -41.015137, 28.97953, 89.999999].filter((iyi) => reddeder(a, iyi))).toEqual([]);
    },
  );

  test.each(
    miktarlar.filter((a) => !dereceMi(a.ad) && !/ icerik\.satirlar\.\d/.test(a.ad)).map((a) => [a.ad, a] as const),
  )('%s is an amount of two decimals', (_, a) => {
    // A correction of a balance may subtract days.
    const eksi = gecer(a.sema, -1) ? [] : [-1, -0.01];
    // Days and hours end below ten thousand.
    const kotuler = [...eksi, -10_000, 1.505, 1e-7, 10_000, 1e300, Infinity, NaN, '1', '', 'x', true, [1], {}, 1n];
    expect(kotuler.filter((kotu) => !reddeder(a, kotu))).toEqual([]);
    expect([0, 0.5, 0.29, 1.1, 19.99].filter((iyi) => reddeder(a, iyi))).toEqual([]);
  });

  test.each(sayilar.map((a) => [a.ad, a] as const))('%s is a whole number', (_, a) => {
    // In an address or a form everything is text.
    const metin = yaziylaGelen.has(a.ad.split(' ')[0]!) ? ['1.5', '1e3', ' 1', '-1'] : ['1'];
    const eksi = EKSI_OLAN.test(a.ad) ? [] : [-1];
    const kotuler = [...eksi, 1.5, 1e-7, 2 ** 53, 1e300, -(2 ** 31), Infinity, NaN, ...metin];
    expect([...kotuler, '', 'x', true, [1], {}, 1n].filter((kotu) => !reddeder(a, kotu))).toEqual([]);
  });

  test.each(kimlikler.map((a) => [a.ad, a] as const))('%s is an id that the database can hold', (_, a) => {
    expect([2 ** 31, 2 ** 32 + 1, 4e9].filter((kotu) => !reddeder(a, kotu))).toEqual([]);
    expect(reddeder(a, 2 ** 31 - 1)).toBe(false);
  });

  test('has no other number that the database cannot hold', () => {
    const buyukler = sayilar.filter((a) => !reddeder(a, 2 ** 31)).map((a) => a.ad);
    // The counter of a draft's versions is also 64 bit. It ends before numbers lose their last digit.
    expect(buyukler.toSorted()).toEqual([...TUTARLAR, 'taslak.taslakYaz Sira', 'taslak.taslakSil Sira'].toSorted());
    const sinirsiz = sayilar.filter((a) => TUTARLAR.includes(a.ad) && !reddeder(a, EN_COK_KURUS + 1));
    expect(sinirsiz).toEqual([]);
  });

  test('has no list without an end', () => {
    const sonsuz = istekler.flatMap(({ ad, request, deger }) =>
      Object.entries(deger as object)
        .filter(([, d]) => Array.isArray(d))
        .filter(([alan, d]) => gecer(request, degistir(deger, [alan], Array(10_000).fill((d as unknown[])[0]))))
        .map(([alan]) => `${ad} ${alan}`),
    );
    expect(sonsuz).toEqual([]);
  });
});

describe('an answer', () => {
  test.each(endpoints.map(({ name, endpoint }) => [name, endpoint] as const))(
    'to %s has no undeclared field',
    (_, e) => {
      const acik = [...icindekiler(e.response)].filter(
        (s) => s instanceof z.ZodObject && !(s.def.catchall instanceof z.ZodNever),
      );
      expect(acik).toEqual([]);
    },
  );

  test.each(
    endpoints.filter((e) => e.endpoint.method === 'POST').map(({ name, endpoint }) => [name, endpoint] as const),
  )('to %s may be a refusal with a sentence', (name, { response, wrap }) => {
    const yukleme = wrap === 'form' ? { images: [], url: '', href: '' } : {};
    const ret = name === 'moladurumGuncelle' ? { moladakiler: [] } : yukleme;
    expect(gecer(response, { durum: false, msg: 'Olmadı.', ...ret })).toBe(true);
    expect(gecer(response, { durum: false, ...ret })).toBe(false);
    expect(gecer(response, { durum: true, msg: 'Olmadı.', hata: 'select 1' })).toBe(false);
  });

  test('never holds a password', () => {
    const adlar = endpoints.flatMap(({ name, endpoint }) =>
      [...icindekiler(endpoint.response)]
        .filter((s) => s instanceof z.ZodObject)
        .flatMap((s) => Object.entries(s.shape as Record<string, Sema>))
        .filter(([ad, s]) => /parola(?!Politikasi)|password|sifre|ozet/i.test(ad) && gecer(s, 'gizli'))
        .map(([ad]) => `${name} ${ad}`),
    );
    expect(adlar).toEqual([]);
    expect(gecer(contract.oturum.userbilgi.response.shape.data.shape.Password, '')).toBe(true);
  });
});
