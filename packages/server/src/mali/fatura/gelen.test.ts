import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { contract } from '@masabasi/core/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readConfig } from '../../config.ts';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { isleriBitir } from '../../testing/isler.ts';
import { oturumlu } from '../../testing/walk.ts';
import { entegratorHttp } from './entegratorHttp.ts';
import { gelenAlmaIsi, gelenleriAl, gelenYanitIsi } from './gelenIs.ts';
import { mukellefIsi } from './mukellef.ts';
import { mukellefListesi } from './mukellefListe.ts';
import { sandboxEntegrator } from '@masabasi/sandbox/entegrator';
import { BOS_FATURA } from './testing.ts';

/** Incoming invoices: false files, archive bombs, single delivery, and answers in time. */

const { fatura: oda } = contract;
const sandbox = await sandboxEntegrator({ anahtar: null, adimMs: 0 });
const ortam = { ENTEGRATOR_URL: sandbox.url };
const s = await testServer({ ortam });
const config = readConfig(ortam);
const muhasebe = await oturumlu(s, 'Muhasebe', {
  ad: 'Muhasebe',
  departmanId: await s.departman('Muhasebe'),
  projeler: [2],
  yetkiler: [YETKI.maliGor, YETKI.faturaKes, YETKI.faturaAyarla],
});
afterAll(async () => {
  await s.kapat();
  await sandbox.kapat();
});
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
  sandbox.kip = 'iyi';
});
await s.db.updateTable('fatura_ayari').set({ vkn: '9876543217', unvan: 'Biz A.Ş.' }).execute();

const ham = readFileSync(new URL('veri/satis.xml', import.meta.url), 'utf8').replaceAll(
  'IssueDate>2026-09-30<',
  `IssueDate>${OGLEN.slice(0, 10)}<`,
);
const gunu = (g: string) => (x: string) => x.replaceAll(`IssueDate>${OGLEN.slice(0, 10)}<`, `IssueDate>${g}<`);
let sira = 0;
/** An invoice to us from another company, with a new ETTN. */
function fatura(senaryo = 'TICARIFATURA', degis: (xml: string) => string = (x) => x) {
  sira++;
  const ettn = `aaaaaaaa-0000-4000-8000-${String(sira).padStart(12, '0')}`;
  const xml = degis(
    ham
      .replace('6f1c2d3e-4a5b-4c6d-8e7f-001122334455', ettn)
      .replace(/ProfileID>\w+</, `ProfileID>${senaryo}<`)
      .replaceAll('OFS2026000000001', `OFS2026${String(sira).padStart(9, '0')}`),
  );
  return { ettn, xml };
}
const yukle = (veri: string | Buffer, Dosya = 'gelen.xml') =>
  s.call(oda.gelenYukle, { Dosya, Icerik: Buffer.from(veri).toString('base64') }, muhasebe.token);
const liste = async (o: object = {}) => tamam(await s.call(oda.getGelenList, { ...o }, muhasebe.token));
const bul = async (ettn: string) => (await liste({ adet: 200 })).gelenlist.find((g) => g.Ettn === ettn)!;
const detay = async (Id: number) => tamam(await s.call(oda.getGelenDetay, { Id }, muhasebe.token));
const yanitla = (g: { Id: number; Surum: number }, Yanit: 'KABUL' | 'RED', Neden = '') =>
  s.call(oda.gelenYanitla, { Id: g.Id, Surum: g.Surum, Yanit, Neden }, muhasebe.token);
async function arsiv(...dosyalar: readonly (readonly [ad: string, veri: string | Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [ad, veri] of dosyalar) zip.addBuffer(Buffer.from(veri), ad);
  zip.end();
  return buffer(zip.outputStream);
}

describe('a file', () => {
  test('with one invoice is read, kept once unchanged, and shown', async () => {
    const { ettn, xml } = fatura();
    expect(tamam(await yukle(xml))).toMatchObject({ Yeni: 1, Eski: 0 });
    expect(tamam(await yukle(xml))).toMatchObject({ Yeni: 0, Eski: 1 });
    const g = await bul(ettn);
    expect(g).toMatchObject({ Gonderen: 'Örnek Ofis Yazılım ve Danışmanlık A.Ş.', Odenecek: 5_100_000, Aykiri: 0 });
    const d = await detay(g.Id);
    expect(d.kalemler.map((k) => k.Ad)).toEqual(['Yıllık bakım', 'Kurulum paketi']);
    expect(d).toMatchObject({ yanitlanir: true, satici: { KimlikNo: '1112223339' } });
    const dosya = tamam(await s.call(oda.gelenXml, { Id: g.Id }, muhasebe.token));
    expect(Buffer.from(dosya.basefile, 'base64').toString()).toBe(xml);
    // The same ETTN with other bytes is a mistake or a fraud.
    expect((await yukle(xml.replace('Yıllık', 'Aylık'))).body).toMatchObject({ durum: false });
    for (const yazim of [
      sql`update gelen_fatura set odenecek = 1 where id = ${g.Id}`,
      sql`delete from gelen_fatura where id = ${g.Id}`,
    ])
      await expect(yazim.execute(s.db)).rejects.toThrow(/never/);
  });

  test('that breaks rules is kept, and the broken rules are shown', async () => {
    const { ettn, xml } = fatura('TEMELFATURA', (x) => x.replaceAll('51000.00', '52000.00'));
    tamam(await yukle(xml));
    const g = await bul(ettn);
    expect(g.Aykiri).toBeGreaterThan(0);
    expect((await detay(g.Id)).aykiriliklar.map((a) => a.Kural)).toContain('vergiDahil');
    expect((await liste({ GelenSekme: 'aykiri' })).gelenlist.map((x) => x.Ettn)).toEqual([ettn]);
  });

  test('in an archive is read completely, and unreadable files are named while the others stay', async () => {
    const a = fatura();
    const b = fatura('TEMELFATURA');
    const zip = await arsiv(['a.xml', a.xml], ['alt/b.xml', b.xml], ['c.xml', '<a/>']);
    expect(tamam(await yukle(zip, 'gelenler.zip'))).toMatchObject({
      Yeni: 2,
      okunamayan: [expect.stringMatching(/^c\.xml: .*UBL faturası değil/) as string],
    });
  });

  test('in the old Turkish encoding is read correctly', async () => {
    const { ettn, xml } = fatura('TEMELFATURA', (x) => x.replace('encoding="UTF-8"', 'encoding="ISO-8859-9"'));
    const LATIN5: Readonly<Record<string, number>> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
    const bayt = Buffer.from(Array.from(xml, (h) => LATIN5[h] ?? h.codePointAt(0)!));
    tamam(await yukle(bayt));
    expect((await detay((await bul(ettn)).Id)).satici.Ad).toBe('Örnek Ofis Yazılım ve Danışmanlık A.Ş.');
  });

  test('in an archive with an invalid day is named while the others stay, and other files are skipped', async () => {
    const iyi = fatura();
    const bozuk = fatura('TICARIFATURA', gunu('2026-02-30'));
    const zip = await arsiv(
      ['a.xml', iyi.xml],
      ['b.xml', bozuk.xml],
      ['a.pdf', '%PDF-1.4'],
      ['c.xml', Buffer.from([0xff])],
    );
    const { Yeni, okunamayan } = tamam(await yukle(zip, 'gelenler.zip'));
    expect(Yeni).toBe(1);
    expect(okunamayan).toEqual([
      'a.pdf: okunmadı; arşivde yalnız XML okunur.',
      expect.stringMatching(/^c\.xml: .*harfler/) as string,
      expect.stringMatching(/^b\.xml: .*tarihi okunamıyor/) as string,
    ]);
    expect(await bul(iyi.ettn)).toBeDefined();
  });

  const dtd = '<!DOCTYPE Invoice [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  test.each<readonly [string, () => Promise<Buffer | string> | Buffer | string, RegExp]>([
    ['a document type', () => fatura().xml.replace('<Invoice', `${dtd}<Invoice`), /DOCTYPE/],
    ['no XML', () => 'fatura', /geçerli bir XML değil/],
    ['half an XML', () => fatura().xml.slice(0, -50), /geçerli bir XML değil/],
    ['another document', () => '<CreditNote/>', /UBL faturası değil/],
    ['another encoding', () => fatura().xml.replace('UTF-8', 'UTF-7'), /UTF-7/],
    [
      'broken letters',
      () => Buffer.concat([Buffer.from(fatura().xml), Buffer.from([0xff, 0xfe])]),
      /harfler okunamıyor/,
    ],
    [
      'another buyer',
      () => fatura('TICARIFATURA', (x) => x.replaceAll('9876543217', '9205121120')).xml,
      /firmanıza kesilmemiş/,
    ],
    ['no ETTN', () => fatura('TICARIFATURA', (x) => x.replace(/aaaaaaaa-0000-4000-8000-\d+/, 'yok')).xml, /ETTN/],
    [
      'amounts that are none',
      () => fatura('TICARIFATURA', (x) => x.replaceAll('51000.00', 'NaN')).xml,
      /tutarları okunamıyor/,
    ],
    ['more than two megabytes', () => `<a>${'x'.repeat(2 * 1024 * 1024)}</a>`, /2 MB/],
    ['an archive of something else', () => arsiv(['a.exe', 'MZ']), /yalnız XML/],
    ['an archive in an archive', async () => arsiv(['a.zip', await arsiv(['b.xml', '<a/>'])]), /yalnız XML/],
    ['an archive that grows', () => arsiv(['a.xml', Buffer.alloc(20 * 1024 * 1024)]), /çok büyü/],
    [
      'an archive of many',
      () => arsiv(...Array.from({ length: 201 }, (_, n) => [`${n}.xml`, '<a/>'] as const)),
      /en çok 200/,
    ],
    ['an archive that is cut', async () => (await arsiv(['a.xml', fatura().xml])).subarray(0, 300), /Arşiv açılamadı/],
    [
      'an archive that lies about its size',
      async () => yalanci(await arsiv(['a.xml', Buffer.alloc(3_000_000, 'x')])),
      /Arşiv açılamadı|çok büyü/,
    ],
    ['an archive of nothing', () => arsiv(), /Arşiv|XML/],
    ['a day that is none', () => fatura('TICARIFATURA', gunu('2026-02-30')).xml, /2026-02-30.*geçerli bir gün değil/],
    ['a day before all', () => fatura('TICARIFATURA', gunu('0000-01-01')).xml, /tarihi okunamıyor/],
  ])('with %s is refused in a sentence', async (_, yap, cumle) => {
    const cevap = await yukle(await yap());
    expect(cevap.status).toBe(200);
    expect(cevap.body).toMatchObject({ durum: false, msg: expect.stringMatching(cumle) as string });
  });
  /** Changes the archive so that its directory claims a hundred bytes. */
  function yalanci(zip: Buffer): Buffer {
    const kopya = Buffer.from(zip);
    const uzunluk = 3_000_000;
    for (let i = 0; i < kopya.length - 4; i++) if (kopya.readUInt32LE(i) === uzunluk) kopya.writeUInt32LE(100, i);
    return kopya;
  }
});

describe('an answer', () => {
  const gelen = async (senaryo = 'TICARIFATURA') => {
    const f = fatura(senaryo);
    sandbox.gelsin(f.ettn, f.xml, senaryo);
    tamam(await s.call(oda.gelenAl, {}, muhasebe.token));
    await isleriBitir(s, [gelenAlmaIsi], { config });
    return bul(f.ettn);
  };
  test.each([
    ['KABUL', '', 'kabul'],
    ['RED', 'Tutar sözleşmeye uymuyor', 'ret'],
  ] as const)('%s goes out through the integrator, once', async (yanit, neden, sonu) => {
    const g = await gelen();
    expect(g).toMatchObject({ Kaynak: 'entegrator', Yanit: 'bekliyor', SonGun: expect.any(String) as string });
    const { Surum } = tamam(await yanitla(g, yanit, neden));
    expect((await yanitla(g, 'KABUL')).status).toBe(409);
    expect((await yanitla({ Id: g.Id, Surum }, 'KABUL')).body).toMatchObject({ durum: false });
    await isleriBitir(s, [gelenYanitIsi] as never, { config });
    const d = await detay(g.Id);
    expect(d.gelen).toMatchObject({
      Yanit: sonu,
      YanitNedeni: neden,
      Yanitlayan: expect.stringMatching(/Muhasebe/) as string,
    });
    expect(sandbox.gelenler.find((x) => x.ettn === g.Ettn)?.yanit).toBe(yanit);
  });

  test('is refused for an invoice without answers, without a reason, or after its days are over', async () => {
    const temel = await gelen('TEMELFATURA');
    expect((await yanitla(temel, 'KABUL')).body).toMatchObject({ durum: false });
    const g = await gelen();
    expect((await yanitla(g, 'RED', 'yanlış')).body).toMatchObject({ durum: false });
    await sql`update fatura_ayari set yanit_gun = 1`.execute(s.db);
    await s.db
      .updateTable('oturum')
      .set({ son_kullanim: new Date(s.saat.simdi.getTime() + 2 * 86_400_000) })
      .execute();
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 2 * 86_400_000);
    expect((await bul(g.Ettn)).Yanit).toBe('suresiDoldu');
    expect((await yanitla(g, 'KABUL')).body).toMatchObject({ durum: false });
    await sql`update fatura_ayari set yanit_gun = 8`.execute(s.db);
  });

  test('that the integrator refuses comes back with the integrator’s sentence', async () => {
    const { ettn, xml } = fatura();
    tamam(await yukle(xml));
    const g = await bul(ettn);
    tamam(await yanitla(g, 'KABUL'));
    await isleriBitir(s, [gelenYanitIsi] as never, { config });
    expect((await detay(g.Id)).gelen).toMatchObject({ Yanit: 'bekliyor', YanitHatasi: 'Böyle bir gelen fatura yok.' });
  });
});

test('incoming invoices are fetched once despite failures, and an unreadable one stops no others', async () => {
  const o = { db: s.db, saat: () => new Date(s.saat.simdi), log: s.app.log };
  const entegrator = entegratorHttp({ url: sandbox.url, anahtar: null }, 300);
  const [a, b] = [fatura(), fatura()];
  sandbox.gelsin(a.ettn, a.xml, 'TICARIFATURA');
  sandbox.gelsin('bbbbbbbb-0000-4000-8000-000000000001', '<bozuk', 'TICARIFATURA');
  const gunsuz = fatura('TICARIFATURA', gunu('2026-02-30'));
  sandbox.gelsin(gunsuz.ettn, gunsuz.xml, 'TICARIFATURA');
  sandbox.gelsin(b.ettn, b.xml, 'TICARIFATURA');
  sandbox.kip = 'yanitsiz';
  await expect(gelenleriAl(o, entegrator)).rejects.toThrow(/yarım kaldı/);
  sandbox.kip = 'iyi';
  expect(await gelenleriAl(o, entegrator)).toBe(2);
  expect(await gelenleriAl(o, entegrator)).toBe(0);
  const okunamayan = await s.db.selectFrom('denetim').select('yeni').where('eylem', '=', 'gelenOkunamadi').execute();
  expect(okunamayan.length).toBe(2);
  // The list of incoming invoices shows the failure for a limited time.
  const { alinamayanlar } = await liste();
  expect(alinamayanlar).toEqual(
    expect.arrayContaining([
      { Ettn: gunsuz.ettn, Neden: expect.stringMatching(/2026-02-30/) as string, Zaman: expect.any(String) as string },
    ]),
  );
  expect(alinamayanlar.length).toBe(2);
});

describe('registration for e-Fatura', () => {
  const musteri = async (vkn: string, mukellef: boolean) => {
    const { rows } = await sql<{ id: number }>`
      insert into musteri (tip, unvan, vkn, il_id, ilce_id, durum, efatura_mukellef, efatura_senaryo, yazma_zamani)
      select 2, ${`M ${vkn}`}, ${vkn}, il_id, min(id), 'Aktif', ${mukellef}, '', ${OGLEN}::timestamptz
      from ilce group by il_id order by il_id limit 1 returning id`.execute(s.db);
    await s.db.insertInto('musteri_proje').values({ musteri_id: rows[0]!.id, proje_id: 2 }).execute();
    return rows[0]!.id;
  };
  const turu = async (MusteriId: number) => {
    const t = tamam(
      await s.call(
        oda.faturaKaydet,
        {
          fatura: {
            ...BOS_FATURA,
            MusteriId,
            Tarih: OGLEN.slice(0, 10),
            Kalemler: [{ Ad: 'Bakım', Miktar: '1', BirimKodu: 'C62', BirimFiyat: '1', KdvOran: 20 }],
          },
        },
        muhasebe.token,
      ),
    );
    return tamam(await s.call(oda.getFaturaDetay, { Id: t.Id }, muhasebe.token)).fatura.Tur;
  };

  test('comes from a list, which wins over the customer card', async () => {
    const m = await musteri('9205121120', false);
    expect(await turu(m)).toBe('earsiv');
    const csv =
      'VKN;Ünvan;Etiket;Tarih\n9205121120;Alıcı A.Ş.;urn:mail:pk@alici.example;2020-01-01\n1288331521;Yanlış;;\n';
    expect(
      tamam(
        await s.call(
          oda.mukellefListesiYukle,
          { Dosya: 'liste.csv', Icerik: Buffer.from(csv).toString('base64') },
          muhasebe.token,
        ),
      ),
    ).toMatchObject({ Yazilan: 1, Atlanan: 1 });
    expect(await turu(m)).toBe('efatura');
  });

  test('is asked of the integrator', async () => {
    const m = await musteri('1112223339', true);
    expect(await turu(m)).toBe('efatura');
    tamam(await s.call(oda.mukellefSorgula, { MusteriId: m }, muhasebe.token));
    await isleriBitir(s, [mukellefIsi] as never, { config });
    // The trial integrator treats odd numbers as unregistered.
    expect(await turu(m)).toBe('earsiv');
  });

  test('is read from XML, too, and a file that is no list is refused', () => {
    const xml = `<UserList><User><Identifier>9205121120</Identifier><Alias>urn:mail:pk</Alias><Title>A &amp; B</Title>
      <FirstCreationTime>2020-05-01T00:00:00</FirstCreationTime></User></UserList>`;
    expect(mukellefListesi(xml)).toEqual({
      satirlar: [{ Kimlik: '9205121120', Unvan: 'A & B', Etiket: 'urn:mail:pk', IlkGun: '2020-05-01' }],
      atlanan: 0,
    });
    expect(mukellefListesi('<!DOCTYPE a><UserList/>')).toMatch(/DOCTYPE/);
    expect(mukellefListesi('<UserList/>')).toMatch(/mükellef yok/);
    expect(mukellefListesi('1;2;3')).toMatch(/geçerli/);
    expect(mukellefListesi('1\n'.repeat(50_001))).toMatch(/en çok 50000/);
  });
});
