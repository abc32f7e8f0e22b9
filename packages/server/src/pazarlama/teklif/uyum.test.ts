import { contract } from '@masabasi/core/contract';
import { EN_COK_ORAN } from '@masabasi/core/pazarlama/teklif/rules';
import { teklifToplami } from '@masabasi/core/pazarlama/teklif/toplam';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { pdfOku } from '../../testing/pdf.ts';
import {
  buyut,
  kagittaki,
  kagittan,
  kuru,
  okunan,
  ozu,
  rastgeleTeklif,
  sayfadan,
  toplami,
  yuvarla,
} from '../../testing/teklif.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { teklifAraclari } from './testing.ts';

/** Many random quotes: list, card, editor, PDF and the customer's page show one sum for each. */

/** `npm run prove -- G45` compares a hundred thousand. */
const KAC = 60;
const s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://masa.example' } });
afterAll(() => s.kapat());
const a = await teklifAraclari(s);
const { teklif: oda } = contract;

let adres = 0;
const baslik = () => ({ 'x-forwarded-for': `10.3.${adres >> 8}.${adres++ & 255}` });

test(
  `shows one sum of ${KAC} random quotes in the list, the card, the editor, the PDF and the customer's page`,
  { timeout: 240_000 },
  async () => {
    // Every discount is allowed without approval.
    tamam(await s.call(oda.teklifSinirKaydet, { KisiId: a.satan.Id, Oran: EN_COK_ORAN, Surum: 0 }, a.onaylayan.token));
    const hepsi = fc.sample(rastgeleTeklif, { numRuns: KAC, seed: 20_261_126 });
    expect(new Set(hepsi.map((x) => x.para)).size).toBe(3);
    for (const [n, t] of hepsi.entries()) {
      const { kalemler, para, secim } = t;
      const kur = kuru(t);
      const form = { ParaBirimi: para, Kur: kur, KurGunu: para === 'TRY' ? null : '2026-11-19' };
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
        tekliflist.map((x) => x.GenelToplam),
        ne,
      ).toEqual([beklenen.GenelToplam]);
      const lira = yuvarla(BigInt(beklenen.GenelToplam) * buyut(kur), 10n ** 8n);
      expect(tekliflist[0]?.LiraToplam, ne).toBe(Number(lira));
      const { sayfalar } = await pdfOku(Buffer.from(tamam(basili).basefile, 'base64'));
      const kagit = sayfalar.map((y) => y.metin).join(' ');
      expect(kagittan(kagit, para), ne).toEqual(beklenen);
      const { tutarlar, ...acik } = sayfadan(await sayfa.text(), para);
      expect(acik, ne).toEqual(beklenen);
      const secilmeyen = new Set(kalemler.flatMap((k, i) => (k.Opsiyonel ? [i] : [])));
      expect(tutarlar, ne).toEqual(d.kalemler.filter((_, i) => !secilmeyen.has(i)).map((k) => k.Tutar));

      // The page calculates the customer's choice of optional lines in the same way.
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

test('breaks no sum into two lines on the PDF, for any size and any number of rates', async () => {
  for (const para of ['TRY', 'USD'] as const) {
    const kalemler = ([20, 10, 1, 0] as const).map((KdvOran) => ({
      Ad: 'Yıllık lisans',
      ProjeId: null,
      Miktar: '1',
      Birim: 'C62' as const,
      BirimFiyat: '19999999.99',
      IskontoOran: null,
      IskontoTutar: 0,
      KdvOran,
      Periyot: 'tek' as const,
      Opsiyonel: false,
    }));
    expect(await kagittaki({ kalemler, para, kur: 1_000_000, secim: [] })).toEqual(toplami(kalemler));
  }
});
