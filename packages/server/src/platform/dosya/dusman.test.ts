import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import { DOSYA_TURLERI, EN_COK_DOSYA_BAYTI, TURU_SAKLANMAZ } from '@masabasi/core/platform/dosya/rules';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { arsivYap as zip, boyutunaYalan, gifBoyu, icIce, pngBoyu, webpBoyu } from './testing.ts';
import { BOZUK } from './tur.ts';

/**
 * Hostile files as a table: each is refused with a Turkish sentence, and nothing of it is written. Data behind a
 * picture is no reason to refuse it, because it is dropped (`handlers.test.ts`).
 */

type Dusman = readonly [ad: string, veri: Uint8Array | string, neden: string | RegExp];

let s: TestServer;
let token: string;
let NesneId: number;
beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('ikinci', { projeler: [2] }));
  NesneId = tamam(await s.call(musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, ProjeIdler: [2] } }, token)).Id;
});
afterAll(() => s?.kapat());

const gurultu = () =>
  sharp({
    create: {
      width: 160,
      height: 160,
      channels: 3,
      background: '#36c',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const PDF = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`;
const ofis = (ana: string, ek: Readonly<Record<string, string>> = {}) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override
      PartName="/${ana}" ContentType="application/vnd.openxmlformats-officedocument.${
        ana.startsWith('xl/') ? 'spreadsheetml.sheet' : 'wordprocessingml.document'
      }.main+xml"/></Types>`,
    '_rels/.rels': '<Relationships/>',
    [ana]: '<kok/>',
    ...ek,
  });
/** One good file of each accepted kind. */
const iyiler = async () => ({
  'image/jpeg': await gurultu().jpeg().toBuffer(),
  'image/png': await gurultu().png().toBuffer(),
  'image/webp': await gurultu().webp().toBuffer(),
  'image/gif': await gurultu().gif().toBuffer(),
  'application/pdf': Buffer.from(PDF),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': await ofis('xl/workbook.xml'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': await ofis('word/document.xml'),
  'text/plain': Buffer.from('Ağrı’dan arandı.'),
  'application/zip': await zip({ 'a.txt': 'a'.repeat(300) }),
});
type Iyiler = Awaited<ReturnType<typeof iyiler>>;
const turler = Object.entries(DOSYA_TURLERI) as [keyof Iyiler, (typeof DOSYA_TURLERI)[keyof Iyiler]][];
const uzantilar = turler.flatMap(([, t]) => [...t.uzantilar]);

/** Uploads each file, several at a time, and lists those that were not refused as expected. */
async function dene(dusmanlar: readonly Dusman[]): Promise<void> {
  const say = async () =>
    (await s.db.selectFrom('dosya').select(s.db.fn.countAll<number>().as('adet')).executeTakeFirstOrThrow()).adet +
    (await s.db.selectFrom('dosya_icerik').select(s.db.fn.countAll<number>().as('adet')).executeTakeFirstOrThrow())
      .adet;
  const once = await say();
  const kalan = dusmanlar.map((d, n) => [n, d] as const);
  const yanlis: unknown[] = [];
  const serit = async (): Promise<void> => {
    for (let is = kalan.pop(); is !== undefined; is = kalan.pop()) {
      const [n, [ad, veri, neden]] = is;
      const { status, body } = await s.yukle(dosya.dosyaKaydet, { Nesne: 'musteri', NesneId }, [{ ad, veri }], token);
      const msg = 'msg' in body ? body.msg : '';
      const uyar = typeof neden === 'string' ? msg === neden : neden.test(msg);
      if (status !== 200 || body.durum || !uyar) yanlis.push([n, ad, status, body.durum, msg]);
    }
  };
  await Promise.all([serit(), serit(), serit(), serit()]);
  expect(yanlis).toEqual([]);
  expect(await say()).toBe(once);
}

let denenen = 0;
const tablo = (ad: string, kur: (iyi: Iyiler) => readonly Dusman[] | Promise<readonly Dusman[]>, enAz: number) =>
  test(`${ad} (at least ${enAz})`, async () => {
    const dusmanlar = await kur(await iyiler());
    expect(dusmanlar.length).toBeGreaterThanOrEqual(enAz);
    denenen += dusmanlar.length;
    await dene(dusmanlar);
  });

const UYMUYOR = /adına uymuyor: içi bir/;
const ZARARLI = /çalıştırılabilir/;
const herhangi = (...nedenler: readonly string[]) =>
  new RegExp(`^(${nedenler.map((n) => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);

describe('hostile files are refused', () => {
  tablo(
    'each kind under every ending that is another’s',
    (iyi) =>
      turler.flatMap(([tip, t]) =>
        uzantilar
          .filter((u) => !(t.uzantilar as readonly string[]).includes(u))
          .map((u): Dusman => [`dosya.${u}`, iyi[tip], tip === 'text/plain' ? TURU_SAKLANMAZ : UYMUYOR]),
      ),
    80,
  );

  tablo('an empty file of each kind', () => uzantilar.map((u): Dusman => [`bos.${u}`, '', /boş/]), 10);

  tablo(
    'endings that are never kept',
    () =>
      `exe com bat cmd ps1 vbs js mjs hta lnk scr msi dll jar iso img sh php phtml asp jsp html htm xhtml mht svg svgz xml
       swf wasm docm xlsm pptm dotm xlam doc xls ppt rtf csv json eml msg tiff bmp ico heic avif mp4 mp3 7z rar tar gz`
        .split(/\s+/)
        .map((u): Dusman => [`fatura.pdf.${u}`, 'x', TURU_SAKLANMAZ]),
    50,
  );

  tablo(
    'files that are cut off',
    (iyi) =>
      turler
        .filter(([tip]) => tip !== 'text/plain')
        .flatMap(([tip, t]) =>
          [0.15, 0.5, 0.8].map((pay): Dusman => [
            `yarim.${t.uzantilar[0]}`,
            iyi[tip].subarray(0, Math.floor(iyi[tip].length * pay)),
            new RegExp(`${herhangi(BOZUK, TURU_SAKLANMAZ).source}|${UYMUYOR.source}`),
          ]),
        ),
    24,
  );

  tablo(
    'names that lead elsewhere or show something else',
    () => [
      ...[
        '../a.txt',
        '../../etc/passwd.txt',
        '..\\a.txt',
        '/etc/cron.d/a.txt',
        'C:\\gizli\\a.txt',
        'a/b.txt',
        './a.txt',
        '\\\\sunucu\\a.txt',
      ].map((ad): Dusman => [ad, 'x', /klasör/]),
      ...['a\u0001.txt', 'a\u007f.txt', 'a\u0085.txt', 'a\tb.txt', 'a\u001b[31m.txt'].map((ad): Dusman => [
        ad,
        'x',
        /yazılamayan bir karakter/,
      ]),
      ...[
        'fatura\u202etxt.exe',
        'fatura\u2066\u202egpj.scr',
        'a.txt\u200b.exe',
        'a.txt.',
        '.txt',
        'txt',
        'a.',
        'a.txt;.html',
        'a.txt::$DATA',
      ].map((ad): Dusman => [ad, 'x', TURU_SAKLANMAZ]),
      [`${'ş'.repeat(147)}.txt`, 'x', /150 karakter/],
    ],
    22,
  );

  const SVGLER = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '\ufeff<svg><foreignObject><iframe src="//kotu.example"/></foreignObject></svg>',
    '<!-- resim --><SVG xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)"/></SVG>',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    `${' \n'.repeat(600)}<svg onload=alert(1)>`,
    '<\tsvg onload=alert(1)>',
  ];
  tablo(
    'svg in disguise',
    () => [
      ...SVGLER.flatMap((svg) =>
        ['resim.svg', 'resim.png', 'resim.jpg', 'resim.webp', 'not.txt'].map((ad): Dusman => [
          ad,
          svg,
          new RegExp(`${herhangi(TURU_SAKLANMAZ).source}|${ZARARLI.source}`),
        ]),
      ),
      ['resim.svgz', gzipSync(SVGLER[0]!), TURU_SAKLANMAZ],
      ['resim.png', gzipSync(SVGLER[0]!), TURU_SAKLANMAZ],
      ['not.txt', Buffer.from(SVGLER[0]!, 'utf16le'), TURU_SAKLANMAZ],
    ],
    38,
  );

  tablo(
    'pages and scripts that call themselves text',
    () =>
      [
        '<html><body onload=alert(1)>',
        '  <!DOCTYPE html><b>',
        'Merhaba\n<script src=//kotu.example></script>',
        '<IFRAME SRC="javascript:alert(1)">',
        '<meta http-equiv="refresh" content="0;url=//kotu.example">',
        '<link rel=stylesheet href=//kotu.example>',
        '<object data="kotu.swf">',
        '<embed src="kotu.swf">',
        '<style>@import "//kotu.example"</style>',
        '<?xml version="1.0"?><kok/>',
      ].map((veri): Dusman => ['not.txt', veri, new RegExp(`${ZARARLI.source}|${herhangi(TURU_SAKLANMAZ).source}`)]),
    10,
  );

  tablo(
    'documents that do something',
    async () => [
      ...[
        '/OpenAction<</S/JavaScript/JS(app.alert(1))>>',
        '/AA<</O<</S/JavaScript/JS 2 0 R>>>>',
        '/OpenAction<</S/Launch/F(cmd.exe)>>',
        '/Names<</EmbeddedFiles<</Names[(a)<</EF<</F 3 0 R>>/Type/Filespec>>]>>>>/Type/EmbeddedFile',
        '/OpenAction<</S/J#61vaScript/J#53(x)>>',
        '/OpenAction<</S/#4caunch/F(cmd.exe)>>',
      ].map((ek, n): Dusman => [`betik${n}.pdf`, PDF.replace('/Catalog', `/Catalog${ek}`), ZARARLI]),
      ['makro.xlsx', await ofis('xl/workbook.xml', { 'xl/vbaProject.bin': 'x' }), ZARARLI],
      ['makro.docx', await ofis('word/document.xml', { 'word/vbaProject.bin': 'x' }), ZARARLI],
      ['makro.docx', await ofis('word/document.xml', { 'word/VBAPROJECT.BIN': 'x' }), ZARARLI],
      ['makro.xlsm', await ofis('xl/workbook.xml', { 'xl/vbaProject.bin': 'x' }), TURU_SAKLANMAZ],
      ['makro.docm', await ofis('word/document.xml', { 'word/vbaProject.bin': 'x' }), TURU_SAKLANMAZ],
    ],
    11,
  );

  tablo(
    'files that are two at once',
    async (iyi) => {
      const [arsiv, png] = [iyi['application/zip'], iyi['image/png']];
      const html = Buffer.from('<html><script>alert(1)</script></html>');
      return [
        [
          'iki.pdf',
          Buffer.concat([Buffer.from(PDF), arsiv, Buffer.from('%%EOF')]),
          new RegExp(`${ZARARLI.source}|bozuk`),
        ],
        ['iki.pdf', Buffer.concat([Buffer.from(PDF), arsiv]), BOZUK],
        ['iki.zip', Buffer.concat([arsiv, html]), BOZUK],
        ['iki.zip', Buffer.concat([html, arsiv]), TURU_SAKLANMAZ],
        ['iki.gif', 'GIF89a/*\u0000\u0000*/=1;alert(1)//', BOZUK],
        ['iki.png', Buffer.concat([html, png]), TURU_SAKLANMAZ],
        ['iki.txt', Buffer.concat([Buffer.from('merhaba '), html]), ZARARLI],
        ['iki.html', Buffer.concat([png, html]), TURU_SAKLANMAZ],
      ];
    },
    8,
  );

  const COK_BUYUK = new RegExp(`50 milyon piksel|${herhangi(BOZUK).source}`);
  tablo(
    'what grows when it is opened',
    async (iyi) => {
      const sifirlar = await zip({ 'sifir.txt': Buffer.alloc(24 * 1024 * 1024) });
      const kalabalik = await zip(Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`${n}`, ''])));
      const kucuk = await zip({ 'a.txt': 'abcdefgh'.repeat(4000) + sharp.versions.sharp });
      return [
        ['bomba.zip', sifirlar, /çok büyüyor/],
        ['bomba.zip', boyutunaYalan(kucuk, 0xfffffff0), /çok büyüyor/],
        ['bomba.zip', boyutunaYalan(sifirlar, 10), BOZUK],
        ['bomba.xlsx', await ofis('xl/workbook.xml', { 'xl/a.xml': ' '.repeat(24 * 1024 * 1024) }), /çok büyüyor/],
        ['bomba.docx', await ofis('word/document.xml', { 'word/a.xml': ' '.repeat(24 * 1024 * 1024) }), /çok büyüyor/],
        ['kalabalik.zip', kalabalik, /çok büyüyor/],
        ['icindeki.zip', await icIce(2, { 'sifir.txt': Buffer.alloc(24 * 1024 * 1024) }), /çok büyüyor/],
        ['derindeki.zip', await icIce(4, { 'sifir.txt': Buffer.alloc(24 * 1024 * 1024) }), /çok büyüyor/],
        ...(
          [
            [30_000, 30_000],
            [8000, 6251],
            [1, 2_000_000_000],
          ] as const
        ).map(([en, boy]): Dusman => ['bomba.png', pngBoyu(iyi['image/png'], en, boy), COK_BUYUK]),
        ['bomba.gif', gifBoyu(65_535, 65_535), COK_BUYUK],
        ['bomba.webp', webpBoyu(16_383, 16_383), COK_BUYUK],
      ];
    },
    13,
  );

  test('there are at least two hundred of them', () => expect(denenen).toBeGreaterThanOrEqual(200));
});

describe('too large uploads', () => {
  const SON = '\r\n--x--\r\n';
  const yolla = async (Boy: number): Promise<string> => {
    const soket = connect(Number(new URL(s.url).port), '127.0.0.1');
    const bas = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    soket.on('error', () => undefined);
    const yanit = new Promise<string>((geldi) => {
      soket.once('data', (b) => geldi(b.toString()));
      soket.once('close', () => geldi('closed'));
    });
    soket.write(
      `POST /api/dosya/dosyaKaydet?Nesne=musteri&NesneId=${NesneId} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${Boy}\r\n\r\n${bas}`,
    );
    for (let kalan = Boy - bas.length - SON.length; kalan > 0 && soket.writable; kalan -= 1024 * 1024)
      if (!soket.write(Buffer.alloc(Math.min(kalan, 1024 * 1024), 'x')))
        await Promise.race([new Promise((r) => soket.once('drain', r)), yanit]);
    soket.write(SON);
    const ilk = await yanit;
    soket.destroy();
    return ilk;
  };

  test('a file of 10 MB and a byte, and a body of 100 MB, are refused with the limit', async () => {
    const { status, body } = await s.yukle(
      dosya.dosyaKaydet,
      { Nesne: 'musteri', NesneId },
      [{ ad: 'a.txt', veri: Buffer.alloc(EN_COK_DOSYA_BAYTI + 1, 'x') }],
      token,
    );
    expect([status, body]).toEqual([413, expect.objectContaining({ msg: expect.stringContaining('10 MB') })]);
    expect(await yolla(100 * 1024 * 1024)).toMatch(/^HTTP\/1\.1 413 /);
    expect((await s.call(dosya.getDosyaList, { Nesne: 'musteri', NesneId }, token)).body).toMatchObject({
      dosyalist: [],
    });
  });
});
