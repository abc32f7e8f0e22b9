import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { kucuk } from '@masabasi/core/platform/text/metin';
import { IS_BITI, SORU_SURESI_S } from '@masabasi/core/masa/webistek/rules';
import { webistek as oda } from '@masabasi/core/masa/webistek/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_GORUSME, BOS_MUSTERI, oturumlu, type Oturumlu } from '../../testing/walk.ts';
import { coz } from './soru.ts';
import { birak, BOS_ISTEK } from './testing.ts';

let s: TestServer;
let ilk: Oturumlu;
let ikinci: Oturumlu;
let altinci: Oturumlu;
let musteriId: number;
let secim: { GorusmeTurId: number; KonuId: number; OncelikId: number };

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  const ac = (ad: string, projeler: number[]) => oturumlu(s, ad, { ad, departmanId, projeler });
  [ilk, ikinci, altinci] = await Promise.all([ac('Ayşe', [2]), ac('Bora', [2]), ac('Cem', [6])]);
  const kart = {
    ...BOS_MUSTERI,
    Ad: 'Ece',
    Soyad: 'Ar',
    Telefon: '05321112233',
    Eposta: 'ece@ornek.example',
    ProjeIdler: [2],
  };
  const tanimi = async (liste: string) =>
    (await s.db.selectFrom('tanim').select('id').where('liste', '=', liste).orderBy('id').executeTakeFirst())?.id ??
    (
      await s.db
        .insertInto('tanim')
        .values({ liste, ad: 'Genel', renk: null, kod: null, anahtar: null, proje_id: null, ust_id: null })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  secim = {
    GorusmeTurId: await tanimi('gorusmeTur'),
    KonuId: await tanimi('konular'),
    OncelikId: await tanimi('oncelikler'),
  };
  musteriId = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, ilk.token)).Id;
});
afterAll(() => s.kapat());

/** The answer of a call as one word: done, or its error sentence. */
const mesaj = ({ body }: { readonly body: { readonly durum: boolean; readonly msg?: string } }) =>
  body.durum ? 'tamam' : body.msg;
const liste = async (sekme: string, { token } = ilk) =>
  tamam(await s.call(oda.getWebistekList, { sekme } as never, token));
const detay = async (Id: number, { token } = ilk) => tamam(await s.call(oda.getWebistekDetay, { Id }, token));
const takip = async (TakipKodu: string) => s.call(oda.webistekTakip, { TakipKodu });
const kodla = async (TakipKodu: string) =>
  await s.db
    .selectFrom('webistek')
    .select(['id as Id', 'surum as Surum'])
    .where('takip_kodu', '=', TakipKodu)
    .executeTakeFirstOrThrow();
/** A new request, with its code. */
async function gelen(o: Parameters<typeof birak>[1] = {}) {
  const { TakipKodu } = tamam(await birak(s, o));
  return { TakipKodu, ...(await kodla(TakipKodu)) };
}
/** The same, taken by the first person. */
async function incelenen(o: Parameters<typeof birak>[1] = {}) {
  const w = await gelen(o);
  const { Surum } = tamam(await s.call(oda.webistekUstlen, { Id: w.Id }, ilk.token));
  return { ...w, Surum };
}
const mektuplar = async () => s.db.selectFrom('posta').select(['alici', 'konu', 'metin']).orderBy('id').execute();

describe('leaving a request', () => {
  test('waits for people who work with its product, and its code shows its progress', async () => {
    const { TakipKodu, Id } = await gelen({ Kurum: 'Ar Kliniği', Kaynak: 'https://firma.example/destek' });
    expect((await liste('bekleyen')).webisteklist).toContainEqual(
      expect.objectContaining({ Id, AdSoyad: 'Ece Ar', Kurum: 'Ar Kliniği', Durum: 'Yeni', AtananId: null }),
    );
    expect((await liste('hepsi', altinci)).webisteklist).toEqual([]);
    expect((await s.call(oda.getWebistekDetay, { Id }, altinci.token)).status).toBe(404);
    expect(tamam(await takip(kucuk(TakipKodu)))).toMatchObject({
      Durum: 'Alındı',
      yanitlar: [],
      GorusmeNo: null,
    });
  });

  test('twice with the same form, at once or later, makes one request', async () => {
    const { Soru } = tamam(await s.call(oda.webistekSorusu, {}));
    const istek = { ...BOS_ISTEK, Soru, Sayac: coz(Soru), Aciklama: 'Aynı anda iki kez gönderilen istek' };
    const cevaplar = await Promise.all(Array.from({ length: 6 }, () => s.call(oda.webistekGonder, istek)));
    const kodlar = new Set(cevaplar.map((c) => tamam(c).TakipKodu));
    expect(kodlar.size).toBe(1);
    expect(tamam(await s.call(oda.webistekGonder, istek)).TakipKodu).toBe([...kodlar][0]);
    const rows = await s.db.selectFrom('webistek').select('id').where('aciklama', '=', istek.Aciklama).execute();
    expect(rows).toHaveLength(1);
  });

  test('with errors is refused in words, and nothing is written', async () => {
    const once = await s.db.selectFrom('webistek').select('id').execute();
    expect(mesaj(await birak(s, { Telefon: '', Eposta: '' }))).toBe(
      'Size ulaşabilmemiz için telefonunuzu ya da e-posta adresinizi yazınız.',
    );
    expect(mesaj(await birak(s, { Telefon: '123' }))).toContain('elefon');
    expect(mesaj(await birak(s, { ProjeId: 9999 }))).toBe('Seçtiğiniz ürün bulunamadı.');
    const { Soru } = tamam(await s.call(oda.webistekSorusu, {}));
    const cozulen = coz(Soru);
    const gonder = (Soru_: string, Sayac: number) => s.call(oda.webistekGonder, { ...BOS_ISTEK, Soru: Soru_, Sayac });
    expect(mesaj(await gonder(Soru, cozulen + 1))).toBe('İstek doğrulanamadı. Sayfayı yeniden açıp gönderiniz.');
    // A task that we did not make, solved well.
    const sahte = `${Buffer.alloc(24, 1).toString('base64url')}.${Buffer.alloc(32, 1).toString('base64url')}`;
    expect(mesaj(await gonder(sahte, coz(sahte)))).toBe('Formun süresi doldu. Sayfayı yeniden açıp gönderiniz.');
    const eski = s.saat.simdi;
    s.saat.simdi = new Date(eski.getTime() + (SORU_SURESI_S + 1) * 1000);
    expect(mesaj(await gonder(Soru, cozulen))).toBe('Formun süresi doldu. Sayfayı yeniden açıp gönderiniz.');
    s.saat.simdi = eski;
    expect(await s.db.selectFrom('webistek').select('id').execute()).toEqual(once);
    expect(IS_BITI).toBeGreaterThan(10);
  });

  test('by a machine puts the request aside, and the machine is not told', async () => {
    const posta = (await mektuplar()).length;
    const { TakipKodu, Id } = await gelen({ Web: 'https://ucuz.example', Eposta: 'spam@ornek.example' });
    expect((await liste('elenen')).webisteklist.map((w) => w.Id)).toContain(Id);
    expect(tamam(await takip(TakipKodu)).Durum).toBe('Alındı');
    expect((await mektuplar()).length).toBe(posta);
  });

  test('thanks an address once an hour', async () => {
    const Eposta = 'yeni@ornek.example';
    const { TakipKodu } = await gelen({ Eposta });
    await gelen({ Eposta: 'YENi@Ornek.example' });
    const bunlar = (await mektuplar()).filter((m) => kucuk(m.alici) === Eposta);
    expect(bunlar).toHaveLength(1);
    expect(bunlar[0]!.metin.replaceAll('-', '')).toContain(TakipKodu);
  });

  test('answers an unknown code and an invalid one alike', async () => {
    const yok = 'Bu takip koduyla bir istek bulunamadı. Kodu denetleyip yeniden yazınız.';
    expect(mesaj(await takip('ABCD-EFGH-JKLM'))).toBe(yok);
    expect(mesaj(await takip('../../etc/passwd'))).toBe(yok);
  });
});

describe('reviewing a request', () => {
  test('gives it to one of all who ask at once', async () => {
    const { Id } = await gelen();
    const cevaplar = await Promise.all(
      [ilk, ikinci, ilk, ikinci].map(({ token }) => s.call(oda.webistekUstlen, { Id }, token)),
    );
    expect(cevaplar.filter((c) => c.body.durum).length).toBeGreaterThan(0);
    const { webistek: w } = await detay(Id);
    expect(w.DurumAnahtar).toBe('incelemede');
    expect([ilk.Id, ikinci.Id]).toContain(w.AtananId);
  });

  test('proposes customers with their likelihood and the reasons', async () => {
    const { Id } = await gelen({ Eposta: 'ece@ornek.example' });
    const { adaylar } = await detay(Id);
    expect(adaylar[0]).toMatchObject({ Id: musteriId, Ad: 'Ece Ar', Puan: 97, Neden: 'telefon, e-posta, ad aynı' });
    const yabanci = await gelen({ AdSoyad: 'Kimsesiz Biri', Telefon: '05559998877', Eposta: '' });
    expect((await detay(yabanci.Id)).adaylar).toEqual([]);
  });

  test('needs a person to choose its customer', async () => {
    const { Id, Surum } = await incelenen();
    const kaydet = (MusteriId: number | null, surum: number, kim = ilk) =>
      s.call(oda.webistekKaydet, { webistek: { Id, Surum: surum, MusteriId } }, kim.token);
    expect(mesaj(await kaydet(2_000_000_000, Surum))).toBe('Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.');
    const { Surum: sonra } = tamam(await kaydet(musteriId, Surum));
    expect((await detay(Id)).webistek).toMatchObject({ MusteriId: musteriId, Musteri: 'Ece Ar' });
    expect((await kaydet(null, Surum)).status).toBe(409);
    tamam(await kaydet(null, sonra));
    expect((await detay(Id)).hareketlist.map((h) => h.Baslik)).toContain('Müşterisi kaldırıldı');
  });

  test('opens one ticket from it, and the code shows the ticket’s progress', async () => {
    const { Id, TakipKodu } = await incelenen();
    const ac = (kim = ilk) =>
      s.call(
        gorusme.gorusmeKaydet,
        {
          gorusme: { ...BOS_GORUSME, ...secim, MusteriId: musteriId, Baslik: 'Fiş' },
          AtananId: kim.Id,
          WebistekId: Id,
          gordum: ['lisans', 'ayniKonu'],
        },
        kim.token,
      );
    expect(mesaj(await ac(ikinci))).toBe('Bu isteği siz incelemiyorsunuz; önce üstleniniz.');
    const cevaplar = await Promise.all([ac(), ac()]);
    const acilan = cevaplar.filter((c) => c.status === 200 && c.body.durum);
    expect(acilan).toHaveLength(1);
    const { Id: gorusmeId, No } = tamam(acilan[0]!);
    const { webistek: w } = await detay(Id);
    expect(w).toMatchObject({ DurumAnahtar: 'aktarildi', GorusmeId: gorusmeId, GorusmeNo: No, MusteriId: musteriId });
    const kart = tamam(await s.call(gorusme.getGorusmeDetay, { Id: gorusmeId }, ilk.token)).gorusme;
    expect(kart).toMatchObject({ WebistekId: Id, WebistekNo: w.No });
    expect(tamam(await takip(TakipKodu))).toMatchObject({ Durum: 'Destek ekibimizde', GorusmeNo: No });
    const hareket = { GorusmeId: gorusmeId, Tur: 'yanit' as const, Aciklama: 'Yazıcıyı yeniden tanıttık.' };
    tamam(await s.call(gorusme.gorusmeHareketKaydet, { hareket }, ilk.token));
    const not = { ...hareket, Tur: 'not' as const, Aciklama: 'Yalnız bizim bildiğimiz.' };
    tamam(await s.call(gorusme.gorusmeHareketKaydet, { hareket: not }, ilk.token));
    expect(tamam(await takip(TakipKodu)).yanitlar.map((y) => y.Metin)).toEqual(['Yazıcıyı yeniden tanıttık.']);
  });

  test('sends the reviewer’s answer by mail and shows it under the code', async () => {
    const { Id, Surum, TakipKodu } = await incelenen({ Eposta: 'cevap@ornek.example' });
    const yanit = { Id, Surum, Metin: 'Merhaba, düzelttik.' };
    expect(mesaj(await s.call(oda.webistekYanitla, yanit, ikinci.token))).toBe(
      'Bu isteği siz incelemiyorsunuz; önce üstleniniz.',
    );
    tamam(await s.call(oda.webistekYanitla, yanit, ilk.token));
    const son = (await mektuplar()).findLast((m) => m.alici === 'cevap@ornek.example')!;
    expect(son.konu).toMatch(/^İsteğiniz hakkında \[W\d{6}-[2-9A-Z]{8}\]$/);
    expect(son.metin).toMatch(/^Merhaba, düzelttik\.\n\nTakip kodunuz: /);
    expect(tamam(await takip(TakipKodu))).toMatchObject({
      Durum: 'Yanıtlandı',
      yanitlar: [{ Metin: 'Merhaba, düzelttik.' }],
    });
    expect((await s.call(oda.webistekYanitla, yanit, ilk.token)).status).toBe(409);
  });

  test('refuses it with a reason, marks it as a repetition, or takes it up again', async () => {
    const durum = (Id: number, Surum: number, o: object, kim = ilk) =>
      s.call(oda.webistekDurumGuncelle, { Id, Surum, ...o } as never, kim.token);
    const { Id, Surum, TakipKodu } = await incelenen();
    expect(mesaj(await durum(Id, Surum, { Durum: 'reddedildi', Aciklama: 'yok' }))).toBe(
      'Müşterinin okuyacağı nedeni en az 10 karakterle yazınız.',
    );
    expect(mesaj(await durum(Id, Surum, { Durum: 'yanitlandi' }))).toBe(
      '‘Yanıtlandı’ durumuna ‘Yanıtla’ işlemiyle geçilir.',
    );
    const red = tamam(await durum(Id, Surum, { Durum: 'reddedildi', Aciklama: 'Ürünümüzün kapsamında değil.' }));
    expect(tamam(await takip(TakipKodu))).toMatchObject({
      Durum: 'Kapatıldı',
      yanitlar: [{ Metin: 'Ürünümüzün kapsamında değil.' }],
    });
    const geri = tamam(await durum(Id, red.Surum, { Durum: 'incelemede' }, ikinci));
    expect((await detay(Id)).webistek).toMatchObject({
      DurumAnahtar: 'incelemede',
      AtananId: ikinci.Id,
      RedNeden: null,
    });
    const asil = await gelen();
    expect(mesaj(await durum(Id, geri.Surum, { Durum: 'mukerrer', AsilId: Id }, ikinci))).toBe(
      'Yinelenen istek bulunamadı. Listeden yeniden seçiniz.',
    );
    expect((await detay(Id)).benzerler.map((b) => b.Id)).toContain(asil.Id);
    tamam(await durum(Id, geri.Surum, { Durum: 'mukerrer', AsilId: asil.Id }, ikinci));
    expect((await detay(Id)).webistek).toMatchObject({ DurumAnahtar: 'mukerrer', AsilId: asil.Id });
  });
});

describe('the timeline of a customer', () => {
  const zaman = async (turler: Girdi<typeof musteri.musteriZaman>['turler'] = []) =>
    tamam(await s.call(musteri.musteriZaman, { Id: musteriId, turler }, ilk.token)).zamanlist;
  const sonlari = async (Id: number) =>
    (await zaman(['webistek'])).filter((o) => o.Yol?.endsWith(`/${Id}`)).map((o) => o.Baslik.replace(/^W\d+: /, ''));
  const eslestir = async (w: { Id: number; Surum: number }) =>
    tamam(await s.call(oda.webistekKaydet, { webistek: { ...w, MusteriId: musteriId } }, ilk.token));

  test('shows a request when it comes, when it is answered and when it is refused, and never its words', async () => {
    const { Id, Surum } = await incelenen({ Aciklama: 'Bana gizli bir şey oldu, bakar mısınız?' });
    expect(await sonlari(Id)).toEqual([]);
    const bilinen = await eslestir({ Id, Surum });
    tamam(await s.call(oda.webistekYanitla, { Id, Surum: bilinen.Surum, Metin: 'Gizli yanıtımız budur.' }, ilk.token));
    expect(await sonlari(Id)).toEqual(['Web isteği yanıtlandı', 'Web isteği geldi']);
    const reddedilen = await incelenen();
    const { Surum: son } = await eslestir({ Id: reddedilen.Id, Surum: reddedilen.Surum });
    const red = { Durum: 'reddedildi', Aciklama: 'Bu ürünü satmıyoruz artık.' } as const;
    tamam(await s.call(oda.webistekDurumGuncelle, { Id: reddedilen.Id, Surum: son, ...red }, ilk.token));
    expect(await sonlari(reddedilen.Id)).toEqual(['Web isteği reddedildi', 'Web isteği geldi']);
    expect(JSON.stringify(await zaman())).not.toMatch(/izli/);
  });

  test('shows some kinds only, each line with its record', async () => {
    const { Id, Surum } = await incelenen();
    await eslestir({ Id, Surum });
    const hepsi = await zaman();
    expect(new Set(hepsi.map((o) => o.Tur)).size).toBeGreaterThan(1);
    expect(await zaman(['kart'])).toEqual(hepsi.filter((o) => o.Tur === 'kart'));
    expect(await zaman(['kart', 'webistek'])).toEqual(hepsi.filter((o) => o.Tur === 'kart' || o.Tur === 'webistek'));
    expect(await zaman(['demo'])).toEqual([]);
    expect((await s.call(musteri.musteriZaman, { Id: musteriId, turler: ['yok'] as never }, ilk.token)).status).toBe(
      400,
    );
  });
});

describe('the pages for people outside', () => {
  const ac = async (yol: string) => {
    const yanit = await fetch(`${s.url}${yol}`);
    return { status: yanit.status, basliklar: yanit.headers, html: await yanit.text() };
  };

  test('has the whole form with our products, and runs no foreign script', async () => {
    const { status, html, basliklar } = await ac('/webistek');
    // The form keeps its text: the notice opens in a new tab.
    expect(html).toContain('<a href="/aydinlatma" target="_blank" rel="noopener">');
    expect(status).toBe(200);
    expect(html).toMatch(/<option value="\d+">/);
    expect(html.length).toBeLessThan(40_000);
    expect(basliklar.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self';connect-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    );
  });

  test('shows an answer as text, whatever it holds', async () => {
    const { Id, Surum, TakipKodu } = await incelenen();
    tamam(await s.call(oda.webistekYanitla, { Id, Surum, Metin: '<script>alert(1)</script> & "tamam"' }, ilk.token));
    const { status, html } = await ac(`/webistek/${TakipKodu}`);
    expect(status).toBe(200);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;tamam&quot;');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('05321112233');
    expect(html).not.toContain('Ece');
  });

  test('asks for another code when the code is unknown', async () => {
    const { status, html } = await ac('/webistek/ABCDEFGHJKLM');
    expect(status).toBe(404);
    expect(html).toContain('Bu takip koduyla bir istek bulunamadı.');
    expect((await ac('/webistek/%3Cimg%20src%3Dx%3E')).html).not.toContain('<img');
    expect((await ac('/webistek/takip')).status).toBe(200);
  });
});

test('limits the requests of one address, unnoticed by people inside', async () => {
  const { Soru } = tamam(await s.call(oda.webistekSorusu, {}));
  const cevaplar = await Promise.all(
    Array.from({ length: 80 }, () => s.call(oda.webistekTakip, { TakipKodu: 'ABCD-EFGH-JKLM' })),
  );
  expect(cevaplar.filter((c) => c.status === 429).length).toBeGreaterThan(10);
  const fazla = cevaplar.find((c) => c.status === 429)!;
  expect(fazla.body).toMatchObject({
    durum: false,
    msg: expect.stringMatching(/^Bu adresten çok sık istek geldi\. \d+ saniye/),
  });
  expect(Soru).not.toBe('');
  expect((await s.call(oda.getWebistekList, {}, ilk.token)).status).toBe(200);
});
