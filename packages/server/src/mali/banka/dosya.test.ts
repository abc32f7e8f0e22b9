import { expect, test } from 'vitest';
import { type EkstreHesabi, ekstreSatirlari } from './dosya.ts';
import duzenler from './veri/duzenler.json' with { type: 'json' };

/** Whole files for an account, on 27.11.2026. */

const HESAP: EkstreHesabi = { Iban: 'TR330006100519786457841326', Birim: 'TRY', AcilisGun: '2020-01-01', duzen: null };
const oku = (metin: string) => ekstreSatirlari({ metin, satirlar: null }, HESAP, '2026-11-27');
/** The rows of a file, or the reason to refuse it. */
const kalan = (metin: string) => {
  const o = oku(metin);
  return typeof o === 'string' ? o : o.satirlar.map((s) => ({ ...s }));
};

const mt = (
  satirlar: string,
  { acilis = '60F:C260130TRY1000,00', kapanis = '62F:C260130TRY1100,00', bas = '', son = '-' } = {},
) =>
  `${bas}:20:E\n:25:TR330006100519786457841326\n:28C:1/1\n:${acilis}\n${satirlar}\n:${kapanis}${son === '' ? '' : `\n${son}`}\n`;
const GELEN = ':61:2601300130C100,00NTRFNONREF//B1';

test.each<[string, string, object | RegExp]>([
  [
    'the trailer of the message behind the last text',
    ':20:E\n:25:TR330006100519786457841326\n:28C:1\n:60F:C260130TRY1000,00\n:62F:C260130TRY1100,00\n' +
      `${GELEN}\n:86:METIN\n-}{5:{CHK:123456789ABC}}\n`,
    { Aciklama: 'METIN' },
  ],
  [
    'a question mark of the text between its numbered parts',
    mt(`${GELEN}\n:86:166?00HAVALE?20FATURA NO? OFS2026000000001?21 SON?32GUNES`),
    { Aciklama: 'FATURA NO? OFS2026000000001 SON', KarsiUnvan: 'GUNES' },
  ],
  ['two texts of one movement', mt(`${GELEN}\n:86:BIR\n:86:IKI`), { Aciklama: 'BIR IKI' }],
  [
    'a numbered text and another one',
    mt(`${GELEN}\n:86:166?20FATURA?32GUNES\n:86:166?20OFS1`),
    { Aciklama: 'FATURA OFS1', KarsiUnvan: 'GUNES' },
  ],
  [
    'what counts from after the statement, without a day on which it was written down',
    mt(':61:261130C100,00NTRFNONREF', { acilis: '60F:C261126TRY1000,00', kapanis: '62F:C261126TRY1100,00' }),
    { Gun: '2026-11-26', Valor: '2026-11-30' },
  ],
  ['no reference', mt(':61:2601300130C100,00NTRFNONREF'), { Referans: null, BankaReferansi: null }],
  ['the bank’s own', mt(GELEN), { Referans: 'B1', BankaReferansi: 'B1' }],
  ['the payer’s and the bank’s', mt(GELEN.replace('NONREF', 'E1')), { Referans: 'E1', BankaReferansi: 'B1' }],
  ['a closing in another currency', mt(GELEN, { kapanis: '62F:C260130USD1100,00' }), /^Ekstre USD hesabının/],
])('MT940: %s', (_, metin, beklenen) => {
  if (beklenen instanceof RegExp) expect(kalan(metin)).toMatch(beklenen);
  else expect(kalan(metin)).toMatchObject([beklenen]);
});

const bakiye = (tur: string, tutar: string, birim = 'TRY') =>
  `<Bal><Tp><CdOrPrtry><Cd>${tur}</Cd></CdOrPrtry></Tp><Amt Ccy="${birim}">${tutar}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-30</Dt></Dt></Bal>`;
const giris = ({
  tutar = '100.00',
  birim = 'TRY',
  durum = '<Cd>BOOK</Cd>',
  gun = '<BookgDt><Dt>2026-01-30</Dt></BookgDt>',
  ek = '',
} = {}) => `<Ntry><Amt Ccy="${birim}">${tutar}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${durum}</Sts>${gun}${ek}</Ntry>`;
const BAKIYELER = bakiye('OPBD', '1000.00') + bakiye('CLBD', '1100.00');
const belge = (icerik: string) =>
  `<Document><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>TR330006100519786457841326</IBAN></Id><Ccy>TRY</Ccy></Acct>${icerik}</Stmt></BkToCstmrStmt></Document>`;
const detay = (ic: string) => `<NtryDtls><TxDtls>${ic}</TxDtls></NtryDtls>`;
const BEKLEYEN = { tutar: '5.00', durum: 'PDNG', gun: '' };
const YARIN = '<ValDt><Dt>2026-11-30</Dt></ValDt>';

test.each<[string, string, object | RegExp]>([
  ['what is announced without a day', belge(BAKIYELER + giris() + giris(BEKLEYEN)), { Tutar: 10_000 }],
  [
    'what is announced for tomorrow',
    belge(BAKIYELER + giris() + giris({ ...BEKLEYEN, gun: YARIN })),
    { Tutar: 10_000 },
  ],
  [
    'what will be',
    belge(BAKIYELER + giris() + giris({ ...BEKLEYEN, durum: '<Cd>FUTR</Cd>', gun: YARIN })),
    { Tutar: 10_000 },
  ],
  [
    'what is announced in another currency',
    belge(BAKIYELER + giris() + giris({ ...BEKLEYEN, birim: 'USD' })),
    { Tutar: 10_000 },
  ],
  [
    'what the bank’s own word announces',
    belge(BAKIYELER + giris() + giris({ ...BEKLEYEN, durum: '<Prtry>PDNG</Prtry>' })),
    { Tutar: 10_000 },
  ],
  [
    'an opening in another currency before the account’s',
    belge(bakiye('OPBD', '7.00', 'USD') + BAKIYELER + giris()),
    { Tutar: 10_000 },
  ],
  [
    'a closing in another currency alone',
    belge(bakiye('OPBD', '1000.00') + bakiye('CLBD', '1100.00', 'USD') + giris()),
    /^Ekstre USD hesabının/,
  ],
  ['a movement in another currency', belge(BAKIYELER + giris({ birim: 'USD' })), /^Ekstrede USD hareketi var/],
  [
    'the number of the invoice that it pays',
    belge(
      BAKIYELER +
        giris({ ek: detay('<RmtInf><Strd><RfrdDocInf><Nb>OFS2026000000001</Nb></RfrdDocInf></Strd></RmtInf>') }),
    ),
    { Aciklama: 'OFS2026000000001' },
  ],
  [
    'what is said beside it',
    belge(
      BAKIYELER +
        giris({ ek: detay('<RmtInf><Ustrd>AIDAT</Ustrd></RmtInf><AddtlTxInf>OFS2026000000001</AddtlTxInf>') }),
    ),
    { Aciklama: 'AIDAT OFS2026000000001' },
  ],
  [
    'no reference',
    belge(BAKIYELER + giris({ ek: detay('<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>') })),
    { Referans: null },
  ],
  [
    'a document in an envelope',
    `<BizMsgEnvlp><Hdr><AppHdr><BizMsgIdr>1</BizMsgIdr></AppHdr></Hdr><Doc>${belge(BAKIYELER + giris())}</Doc></BizMsgEnvlp>`,
    { Tutar: 10_000 },
  ],
  ['a page of the web', '<html><table><tr><td>Tarih</td></tr></table></html>', /\.xlsx olarak kaydedip/],
  ['another XML', '<a><b>1</b></a>', /CAMT\.052, 053 ya da 054 ekstresi yok/],
])('XML: %s', (_, metin, beklenen) => {
  if (beklenen instanceof RegExp) expect(kalan(metin)).toMatch(beklenen);
  else expect(kalan(metin)).toMatchObject([beklenen]);
});

interface Servis {
  readonly ad: string;
  readonly satirlar?: readonly Readonly<Record<string, string>>[];
  readonly ust?: Readonly<Record<string, string>>;
}
const oge = (alanlar: Readonly<Record<string, string>>) =>
  Object.entries(alanlar)
    .map(([ad, deger]) => `<${ad}>${deger}</${ad}>`)
    .join('');
const servis = (ad: string, ust: object = {}) => {
  const d = (duzenler.duzenler as readonly Servis[]).find((x) => x.ad === ad)!;
  const satirlar = (d.satirlar ?? []).map((s) => `<Hareket>${oge(s)}</Hareket>`).join('');
  return `<soap:Envelope xmlns:soap="x"><soap:Body><Yanit>${oge({ ...d.ust, ...ust })}<Hareketler>${satirlar}</Hareketler></Yanit></soap:Body></soap:Envelope>`;
};

test('the service of Ziraat: amounts carry their direction, and the opening balance comes from the service', () => {
  expect(oku(servis('ziraat-ws'))).toMatchObject({
    Acilis: 46_420_999,
    Kapanis: 1_814_799,
    satirlar: [
      { Gun: '2020-12-21', Tutar: 820_800, Referans: '202012211572FNCC636', KarsiVkn: null },
      { Gun: '2020-12-24', Tutar: 1_573_000 },
      { Gun: '2020-12-24', Tutar: -47_000_000 },
    ],
  });
  expect(oku(servis('ziraat-ws', { AcilisBakiye: '464210.00' }))).toMatch(/^Ekstrenin bakiyesi tutmuyor/);
});

test('the service of Garanti separates thousands by commas', () => {
  expect(oku(servis('garanti-ws'))).toMatchObject({
    Kapanis: 384_833,
    satirlar: [{ Tutar: -43_500 }, { Tutar: -45_000 }, { Tutar: -53_100 }, { Tutar: -2_247_000 }],
  });
});

test('the service of Halkbank', () => {
  const alanlar = {
    Tarih: '26.08.2026',
    Saat: '10:05',
    HareketTutari: '+1.100,00',
    Bakiye: '2.100,00',
    EkstreAciklama: 'GÜNEŞ SAĞLIK',
    IslemKod: 'TRF',
    ReferansNo: 'R1',
    KarsiKimlikNo: '1112223339',
  };
  expect(kalan(`<a><b>${oge(alanlar)}</b></a>`)).toMatchObject([
    { Gun: '2026-08-26', Saat: '10:05', Tutar: 110_000, Referans: 'R1', Kod: 'TRF', KarsiVkn: '1112223339' },
  ]);
});

const TABLO = [
  ['Tarih', 'Açıklama', 'Tutar (TL)', 'Bakiye', 'Net'],
  ['26.08.2026', 'A', '100.00', '1,100.00', '50.00'],
];
test('the layout that a person described for the account wins over the known bank layouts', () => {
  const tablo = (duzen: EkstreHesabi['duzen']) =>
    ekstreSatirlari({ metin: null, satirlar: TABLO }, { ...HESAP, duzen }, '2026-11-27');
  expect(tablo(null)).toMatch(/^2\. satırdaki bakiye okunamadı/);
  const kolonlar = { tarih: 'Tarih', aciklama: 'Açıklama', bakiye: 'Bakiye' };
  const duzen = { Ad: 'elle', Banka: 'x', yazim: 'ing' as const };
  const anlatilan = (tutar: string) => tablo({ ...duzen, kolonlar: { ...kolonlar, tutar } });
  expect(anlatilan('Tutar (TL)')).toMatchObject({ satirlar: [{ Tutar: 10_000, Bakiye: 110_000 }] });
  expect(anlatilan('Net')).toMatchObject({ satirlar: [{ Tutar: 5000 }] });
});
