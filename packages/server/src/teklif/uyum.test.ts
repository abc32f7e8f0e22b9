import { contract } from '@masabasi/core/contract';
import { EN_COK_ORAN } from '@masabasi/core/teklif/rules';
import {
  BIRIMLER,
  KDV_ORANLARI,
  kalemlerHatasi,
  PERIYOTLAR,
  type TeklifKalemi,
  teklifToplami,
} from '@masabasi/core/teklif/toplam';
import { kurus, paraOku } from '@masabasi/core/para';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { pdfOku } from '../testingPdf.ts';
import { tamam, testServer } from '../testing.ts';
import { type KalemGirdisi, kalem, teklifAraclari } from './testing.ts';

/** Many quotes made up at random: what the list, the card, the editor, the paper and the customer's page say of each is one sum. */

const KAC = 200;
const s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://masa.example' } });
afterAll(() => s.kapat());
const a = await teklifAraclari(s);
const { teklif: oda } = contract;

/** A number above 0 with up to eight decimals. */
const ondalik = (enCok: number) =>
  fc.tuple(fc.integer({ min: 1, max: enCok }), fc.integer({ min: 0, max: 8 })).map(([n, kesir]) => {
    const yazi = String(n).padStart(kesir + 1, '0');
    return kesir === 0 ? yazi : `${yazi.slice(0, -kesir)}.${yazi.slice(-kesir)}`;
  });
const satir = fc
  .record({
    Miktar: ondalik(999),
    BirimFiyat: ondalik(99_999),
    ne: fc.constantFrom('yok', 'oran', 'tutar'),
    pay: fc.integer({ min: 0, max: EN_COK_ORAN }),
    Birim: fc.constantFrom(...(Object.keys(BIRIMLER) as KalemGirdisi['Birim'][])),
    KdvOran: fc.constantFrom(...KDV_ORANLARI),
    Periyot: fc.constantFrom(...(Object.keys(PERIYOTLAR) as KalemGirdisi['Periyot'][])),
    Opsiyonel: fc.boolean(),
  })
  .map(({ ne, pay, ...k }): KalemGirdisi => {
    const yalin = kalem({ ...k, ProjeId: null });
    const { Brut } = teklifToplami(okunan([{ ...yalin, Opsiyonel: false }]));
    // A sum that is taken off is some share of what there is.
    if (ne === 'tutar') return { ...yalin, IskontoTutar: kurus(Math.floor((Brut * pay) / EN_COK_ORAN)) };
    return ne === 'oran' ? { ...yalin, IskontoOran: pay } : yalin;
  });
const okunan = (kalemler: readonly KalemGirdisi[], secilen: readonly number[] = []): TeklifKalemi[] =>
  kalemler.map((k, i) => ({ ...k, IskontoTutar: kurus(k.IskontoTutar), Secildi: secilen.includes(i) }));
const teklif = fc.record({
  kalemler: fc.array(satir, { minLength: 1, maxLength: 12 }).filter((k) => kalemlerHatasi(okunan(k)) === null),
  para: fc.constantFrom('TRY' as const, 'USD' as const, 'EUR' as const),
  kur: fc.integer({ min: 1, max: 99_999_999 }),
  secim: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
});

/** Half up; nothing here is below 0. */
const yuvarla = (pay: bigint, payda: bigint): bigint => (pay * 2n + payda) / (payda * 2n);
const buyut = (yazi: string): bigint => {
  const [tam = '', kesir = ''] = yazi.split('.');
  return BigInt(tam + kesir.padEnd(8, '0'));
};
/** What lines come to, reckoned here from the start: each rounded once, VAT of what those of one rate come to. */
function toplami(kalemler: readonly KalemGirdisi[]) {
  const oranlar = new Map<number, bigint>();
  let [matrah, iskonto, kdv] = [0n, 0n, 0n];
  for (const k of kalemler) {
    const brut = yuvarla(buyut(k.Miktar) * buyut(k.BirimFiyat), 10n ** 14n);
    const kalkan = k.IskontoOran === null ? BigInt(k.IskontoTutar) : yuvarla(brut * BigInt(k.IskontoOran), 10_000n);
    iskonto += kalkan;
    matrah += brut - kalkan;
    oranlar.set(k.KdvOran, (oranlar.get(k.KdvOran) ?? 0n) + brut - kalkan);
  }
  for (const [oran, taban] of oranlar) kdv += yuvarla(taban * BigInt(oran), 100n);
  return { Matrah: Number(matrah), Iskonto: Number(iskonto), Kdv: Number(kdv), GenelToplam: Number(matrah + kdv) };
}

type Sayilar = Pick<ReturnType<typeof teklifToplami>, 'Matrah' | 'Iskonto' | 'Kdv' | 'GenelToplam'>;
/** What is held against each other, of whatever says it. */
const ozu = ({ Matrah, Iskonto, Kdv, GenelToplam }: Sayilar) => ({ Matrah, Iskonto, Kdv, GenelToplam });

let adres = 0;
const baslik = () => ({ 'x-forwarded-for': `10.3.${adres >> 8}.${adres++ & 255}` });

/** The figures of the customer's page, read as a person reads them. */
function sayfadan(metin: string, birim: string) {
  const deger = (ad: string) => {
    const [, yazi] = new RegExp(`<th scope="row">${ad}</th><td>([^<]*)</td>`).exec(metin) ?? [];
    return yazi === undefined ? 0 : paraOku(yazi, birim);
  };
  const kdvler = [...metin.matchAll(/<th scope="row">KDV %\d+<\/th><td>([^<]*)<\/td>/g)];
  return {
    Matrah: deger('KDV matrahı'),
    Iskonto: deger('İskonto \\(tutarlara işlenmiştir\\)'),
    Kdv: kdvler.reduce((t, [, yazi]) => t + paraOku(yazi!, birim)!, 0),
    GenelToplam: deger('Genel toplam'),
    tutarlar: [...metin.matchAll(/<\/span><\/td><td>([^<]*)<\/td>/g)].map(([, yazi]) => paraOku(yazi!, birim)),
  };
}
const PARA = '(?:[₺$€])?[\\d.]+,\\d\\d';
/** The figures of the paper, out of the file. */
function kagittan(metin: string, birim: string) {
  const son = metin.slice(metin.lastIndexOf(' Brüt '));
  const deger = (ad: string) => paraOku(new RegExp(`${ad} (${PARA})`).exec(son)?.[1] ?? '', birim);
  const kdvler = [...son.matchAll(new RegExp(`KDV %\\d+ (${PARA})`, 'g'))];
  return {
    Matrah: deger('KDV matrahı'),
    Iskonto: deger('İskonto'),
    Kdv: kdvler.reduce((t, [, yazi]) => t + paraOku(yazi!, birim)!, 0),
    GenelToplam: deger('Genel toplam'),
  };
}

test(
  `of ${KAC} quotes made up at random the list, the card, the editor, the paper and the customer's page say one sum`,
  { timeout: 240_000 },
  async () => {
    // Whatever is taken off may be taken off without asking.
    tamam(await s.call(oda.teklifSinirKaydet, { KisiId: a.satan.Id, Oran: EN_COK_ORAN, Surum: 0 }, a.onaylayan.token));
    const hepsi = fc.sample(teklif, { numRuns: KAC, seed: 20_261_126 });
    expect(new Set(hepsi.map((t) => t.para)).size).toBe(3);
    for (const [n, { kalemler, para, kur, secim }] of hepsi.entries()) {
      const kuru = para === 'TRY' ? '1' : `${Math.floor(kur / 1_000_000)}.${String(kur % 1_000_000).padStart(6, '0')}`;
      const form = { ParaBirimi: para, Kur: kuru, KurGunu: para === 'TRY' ? null : '2026-11-19' };
      const { Id, kod } = await a.gonderilen({ ...form, Baslik: `Örnek ${n}` }, kalemler);
      const [d, hesap, basili, sayfa] = await Promise.all([
        a.detay(Id),
        s.call(oda.teklifHesapla, { kalemler }, a.satan.token),
        s.call(oda.print_teklif, { Id }, a.satan.token),
        fetch(`${s.url}/teklif/${kod}`, { headers: baslik() }),
      ]);
      const { tekliflist } = tamam(await s.call(oda.getTeklifList, { ara: d.teklif.No }, a.satan.token));
      const beklenen = toplami(kalemler.filter((k) => !k.Opsiyonel));
      const ne = `quote ${n}: ${JSON.stringify({ para, kalemler })}`;
      expect(ozu(d.teklif), ne).toEqual(beklenen);
      expect(ozu(d.toplam), ne).toEqual(beklenen);
      expect(tamam(hesap).toplam, ne).toEqual(d.toplam);
      expect(
        tekliflist.map((t) => t.GenelToplam),
        ne,
      ).toEqual([beklenen.GenelToplam]);
      const lira = yuvarla(BigInt(beklenen.GenelToplam) * buyut(kuru), 10n ** 8n);
      expect(tekliflist[0]?.LiraToplam, ne).toBe(Number(lira));
      const { sayfalar } = await pdfOku(Buffer.from(tamam(basili).basefile, 'base64'));
      const kagit = sayfalar.map((y) => y.metin).join(' ');
      expect(kagittan(kagit, para), ne).toEqual(beklenen);
      const { tutarlar, ...acik } = sayfadan(await sayfa.text(), para);
      expect(acik, ne).toEqual(beklenen);
      const secilmeyen = new Set(kalemler.flatMap((k, i) => (k.Opsiyonel ? [i] : [])));
      expect(tutarlar, ne).toEqual(d.kalemler.filter((_, i) => !secilmeyen.has(i)).map((k) => k.Tutar));

      // What the customer chooses of the optional lines is reckoned on the page alike.
      const secilen = [...secilmeyen].filter((i) => secim[i]);
      const y = await fetch(`${s.url}/teklif/${kod}`, {
        method: 'POST',
        body: new URLSearchParams([['eylem', 'hesapla'], ...secilen.map((i): [string, string] => ['s', String(i)])]),
        headers: baslik(),
      });
      const { tutarlar: _, ...secili } = sayfadan(await y.text(), para);
      expect(secili, ne).toEqual(toplami(kalemler.filter((k, i) => !k.Opsiyonel || secilen.includes(i))));
      expect(ozu(teklifToplami(okunan(kalemler, secilen))), ne).toEqual(secili);
    }
  },
);
