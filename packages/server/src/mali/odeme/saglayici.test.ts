import { SAGLAYICI_ADLARI } from '@masabasi/core/mali/odeme/rules';
import { kurus } from '@masabasi/core/platform/money/para';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taklitBanka } from '../../testing/bankalar.ts';
import { bankayiAc, ham, ISYERI, Siparisler } from '../../testing/bankaTarafi.ts';
import { taklitKurulus } from '../../testing/kuruluslar.ts';
import { formOku, type Ham, yazilari } from './form.ts';
import type { Dogrulama, OdemeIstegi, OdemeSaglayici, OdenenIslem } from './saglayici.ts';
import { SAGLAYICILAR } from './saglayicilar.ts';
import { httpTasima } from './tasima.ts';

/** Common behaviour of all providers, independent of their signatures and protocols. */

const simdi = new Date('2026-11-26T09:00:00Z');
let no = 0;
const istek = (ek: Partial<OdemeIstegi> = {}): OdemeIstegi => ({
  oid: `2026112600000000${String(++no).padStart(4, '0')}`,
  tutar: kurus(10025),
  taksit: 1,
  donus: 'http://127.0.0.1:3000/api/payment/callback/x',
  kopru: 'http://127.0.0.1:3000/payment/bridge-success?ref=abc',
  bildirim: 'http://127.0.0.1:3000/api/payment/notice/x',
  eposta: 'ayse@firma.com',
  ad: 'Ayşe Gül İnanç',
  adres: 'Çınar Sok. 5',
  il: 'Iğdır',
  aciklama: 'MAS2026000000017 numaralı fatura',
  ip: '127.0.0.1',
  simdi,
  ...ek,
});
const islem = (i: OdemeIstegi, ek: Partial<OdenenIslem>): OdenenIslem => ({
  oid: i.oid,
  belirtec: null,
  islemId: null,
  tutar: i.tutar,
  taksit: i.taksit,
  ip: i.ip,
  eposta: i.eposta,
  simdi,
  ...ek,
});
const degis = (h: Ham, ek: Readonly<Record<string, string | undefined>>): Ham => {
  const a = { ...yazilari(formOku(h)!), ...ek };
  return ham(Object.fromEntries(Object.entries(a).filter((e): e is [string, string] => e[1] !== undefined)));
};

const xml = (ad: string, ...icleri: readonly string[]) => icleri.map((ic) => `<${ad}>${ic}</${ad}>`);
const NESTPAY = xml(
  'CC5Response',
  '',
  '<ErrMsg>Timeout</ErrMsg>',
  '<Response>Declined</Response><ProcReturnCode>91</ProcReturnCode>',
  '<ProcReturnCode>00</ProcReturnCode>',
);
/** Answers that report neither success nor refusal: an empty one, half an answer, or the code of a lost one. */
const BOSLAR: Readonly<Record<(typeof SAGLAYICI_ADLARI)[number], readonly string[]>> = {
  deneme: NESTPAY,
  nestpay: NESTPAY,
  garanti: xml(
    'GVPSResponse',
    '',
    '<Transaction><Response><Code>91</Code></Response></Transaction>',
    '<Transaction><Response><ReasonCode>00</ReasonCode></Response></Transaction>',
  ),
  akbank: ['{}', '{"responseMessage":"?"}', '{"responseCode":""}'],
  paytr: ['{}', '{"err_no":"003"}', '{"status":"wait"}'],
  iyzico: ['{}', '{"errorCode":"1"}', '{"status":"pending"}'],
  payfor: xml('PayforResponse', '', '<ProcReturnCode>96</ProcReturnCode>', '<ErrMsg>?</ErrMsg>'),
  posnet: ['{}', '{"ServiceResponseData":{"ResponseCode":""}}', '{"ServiceResponseData":{"ResponseCode":"0091"}}'],
};

describe.each(SAGLAYICI_ADLARI)('%s', (ad) => {
  const siparisler = new Siparisler();
  const banka = taklitBanka(ad, siparisler) ?? taklitKurulus(ad, siparisler);
  let saglayici: OdemeSaglayici;
  let kapat: () => Promise<void>;
  beforeAll(async () => {
    const acik = await bankayiAc(banka);
    kapat = () => acik.kapat();
    saglayici = SAGLAYICILAR[ad]({ ...ISYERI, sayfa: `${acik.url}/sayfa`, api: acik.url }, httpTasima);
  });
  afterAll(() => kapat());

  /** Walks a payment to its end, as the room does. */
  async function ode(oder: boolean, i = istek()) {
    const y = await saglayici.hazirla(i);
    const gelen = banka.sayfa(y, oder);
    const bildirim = banka.bildirim?.(i.oid, oder) ?? null;
    let d: Dogrulama = saglayici.donus(gelen);
    if (ad === 'paytr') d = saglayici.bildirim!(bildirim!);
    expect(d.gecerli, d.bakilan).toBe(true);
    const o = islem(i, { belirtec: y.belirtec, islemId: d.sonuc.islemId });
    let s = d.sonuc;
    if (s.hal === 'provizyon') s = await saglayici.tamamla!(o, gelen);
    if (s.hal === 'basarili' && s.tutar === null) s = await saglayici.sorgula!(o);
    return { i, y, gelen, bildirim, d, s, o: { ...o, islemId: s.islemId ?? o.islemId } };
  }

  it('takes the requested amount and reports it', async () => {
    const { s, i } = await ode(true);
    expect(s).toMatchObject({ hal: 'basarili', oid: i.oid, tutar: 10025 });
    expect(siparisler.get(i.oid)).toMatchObject({ hal: 'odendi', tutar: 10025 });
  });

  it('reports a payment that was not taken, with the reason', async () => {
    const { s, i } = await ode(false);
    expect(s.hal).toBe('basarisiz');
    expect(s.tutar).toBeNull();
    expect(s.hataKodu).toMatch(/./);
    expect(siparisler.get(i.oid)!.hal).not.toBe('odendi');
  });

  it('sends no card and no secret through the browser', async () => {
    const { fields, action } = await saglayici.hazirla(istek());
    const yazi = JSON.stringify([action, fields]);
    for (const gizli of [ISYERI.anahtar, ISYERI.parola, ISYERI.iadeParola, ISYERI.tuz])
      expect(yazi).not.toContain(gizli);
    expect(Object.keys(fields).filter((f) => /^(pan|cv2|cvv|cardno|creditcard|cardnumber)$/i.test(f))).toEqual([]);
  });

  it('asks for instalments only when there are any', async () => {
    const yalin = await saglayici.hazirla(istek());
    const taksitli = await saglayici.hazirla(istek({ taksit: 6 }));
    if (yalin.method === 'POST') expect(Object.values(taksitli.fields).filter((v) => v === '6')).toHaveLength(1);
    expect(taksitli).not.toEqual(yalin);
  });

  it('refuses an answer with a missing signature or one changed character in a signed value', async () => {
    const { gelen, bildirim } = await ode(true);
    const imzali = ad === 'paytr' ? bildirim! : gelen;
    const sor = (h: Ham): Dogrulama => (ad === 'paytr' ? saglayici.bildirim!(h) : saglayici.donus(h));
    if (banka.imza === '') return;
    for (const yok of [undefined, '', 'undefined', 'AAAA'])
      expect(sor(degis(imzali, { [banka.imza]: yok })).gecerli, String(yok)).toBe(false);
    const a = yazilari(formOku(imzali)!);
    for (const alan of banka.imzali) {
      const eski = a[alan] ?? '';
      for (const yeni of [`${eski}0`, eski.slice(0, -1), `7${eski.slice(1)}`].filter((v) => v !== eski))
        expect(sor(degis(imzali, { [alan]: yeni })).gecerli, `${alan}: ${eski} → ${yeni}`).toBe(false);
    }
  });

  it('refuses a message signed for another merchant, and a body that is no form', async () => {
    const { gelen, bildirim } = await ode(true);
    const sor = (h: Ham): Dogrulama => (ad === 'paytr' ? saglayici.bildirim!(h) : saglayici.donus(h));
    const imzali = ad === 'paytr' ? bildirim! : gelen;
    for (const bozuk of [
      { ...imzali, govde: Buffer.alloc(0) },
      { ...imzali, govde: Buffer.from('%zz=1') },
      { ...imzali, tur: 'text/plain' },
      { ...imzali, govde: Buffer.concat([imzali.govde, Buffer.from('&'), imzali.govde]) },
      { ...imzali, govde: Buffer.alloc(70_000, 'a') },
    ])
      expect(sor(bozuk).gecerli).toBe(false);
    const biz = { nestpay: 'clientid', deneme: 'clientid', garanti: 'clientid', akbank: 'merchantSafeId' }[
      ad as string
    ];
    if (biz !== undefined) {
      const baska = banka.imzala({ ...yazilari(formOku(imzali)!), [biz]: '999' });
      expect(sor(ham(baska)).gecerli).toBe(false);
    }
  });

  it('refuses a partial confirmation of the card holder', async () => {
    if (ad === 'iyzico' || ad === 'paytr') return;
    const { gelen } = await ode(true);
    const a = yazilari(formOku(gelen)!);
    const md = Object.keys(a).find((n) => /^(mdstatus|3dstatus)$/i.test(n));
    // Without an `md` field the bank's own code carries the check of the card holder.
    for (const deger of md === undefined ? [] : ['0', '2', '3', '4', '5', '8', '', 'A1', '01']) {
      const d = saglayici.donus(ham(banka.imzala({ ...a, [md!]: deger })));
      expect(['basarili', 'provizyon']).not.toContain(d.sonuc.hal);
    }
  });

  it('accepts a notice of the bank like the return of the browser', async () => {
    if (banka.bildirim === undefined) {
      expect('bildirim' in saglayici).toBe(false);
      return;
    }
    const { i, bildirim } = await ode(true);
    const b = saglayici.bildirim!(bildirim!);
    expect(b).toMatchObject({ gecerli: true, yanit: 'OK', sonuc: { hal: 'basarili', oid: i.oid } });
    expect(saglayici.bildirim!({ ...bildirim!, imza: null, govde: Buffer.from('x=1') }).gecerli).toBe(false);
    if (bildirim!.imza !== null)
      expect(saglayici.bildirim!({ ...bildirim!, imza: bildirim!.imza.replace(/./, 'z') }).gecerli).toBe(false);
    const olmadi = await ode(false);
    expect(saglayici.bildirim!(olmadi.bildirim!).sonuc.hal).toBe('basarisiz');
  });

  it('reports the bank’s state of a payment', async () => {
    const { o } = await ode(true);
    expect(await saglayici.sorgula!(o)).toMatchObject({ hal: 'basarili', tutar: 10025 });
    expect((await saglayici.sorgula!({ ...o, oid: 'hicyok00000000000000', belirtec: 'hicyok-1234' })).hal).toBe(
      'bekliyor',
    );
  });

  it('refunds a part, and no more than the payment', async () => {
    if (saglayici.iade === undefined) return;
    const { o } = await ode(true);
    expect(await saglayici.iade(o, kurus(4000))).toMatchObject({ tamam: true });
    expect(await saglayici.iade(o, kurus(7000))).toMatchObject({ tamam: false });
    expect(await saglayici.iade(o, kurus(6025))).toMatchObject({ tamam: true });
  });

  it('voids a whole payment if it can', async () => {
    if (saglayici.iptal === undefined) {
      expect(ad).toBe('paytr');
      return;
    }
    const { o } = await ode(true);
    expect(await saglayici.iptal(o)).toMatchObject({ tamam: true });
    expect(await saglayici.iptal(o)).toMatchObject({ tamam: false });
    expect((await saglayici.sorgula!(o)).hal).toBe('basarisiz');
  });

  it.each(BOSLAR[ad])('returns an unknown result for an answer without a verdict: %s', async (bos) => {
    const sessiz = SAGLAYICILAR[ad]({ ...ISYERI, sayfa: '', api: 'http://127.0.0.1:1' }, async () => bos);
    const o = islem(istek(), { belirtec: 'tok-1234567', islemId: 'x' });
    const bilinmez = /söylemedi|anlaşılamadı/;
    if (ad !== 'iyzico' && sessiz.tamamla)
      await expect(sessiz.tamamla(o, ham({ MdStatus: '1', mdStatus: '1' }))).rejects.toThrow(bilinmez);
    await expect(sessiz.iade!(o, kurus(100))).rejects.toThrow(bilinmez);
    if (sessiz.iptal) await expect(sessiz.iptal(o)).rejects.toThrow(bilinmez);
    expect(await sessiz.sorgula!(o).catch(() => ({ hal: 'bekliyor' }))).toMatchObject({ hal: 'bekliyor' });
  });

  it('counts no amount in another currency', async () => {
    const { gelen, bildirim } = await ode(true);
    const para = {
      nestpay: 'currency',
      deneme: 'currency',
      paytr: 'currency',
      akbank: 'currencyCode',
      garanti: 'txncurrencycode',
    }[ad as string];
    if (para === undefined) return;
    const a = { ...yazilari(formOku(ad === 'paytr' ? bildirim! : gelen)!), [para]: '840' };
    for (const ek of ['hashParams', 'hashparams'])
      if (a[ek] !== undefined) a[ek] += ad === 'akbank' ? '+currencyCode+amount' : 'txncurrencycode:';
    const imzali = ham(banka.imzala({ ...a, ...(ad === 'akbank' && { amount: '100.25' }) }));
    const d = ad === 'paytr' ? saglayici.bildirim!(imzali) : saglayici.donus(imzali);
    expect(d).toMatchObject({ gecerli: true, sonuc: { hal: 'basarili', tutar: null, baskaPara: '840' } });
  });

  it('returns an unknown result when the bank cannot be understood or reached', async () => {
    const { o } = await ode(true);
    for (const tasima of [
      async () => '<html>bakım</html>',
      async () => '',
      async () => Promise.reject(new Error('x')),
    ]) {
      const kirik = SAGLAYICILAR[ad]({ ...ISYERI, sayfa: '', api: 'http://127.0.0.1:1' }, tasima);
      await expect(kirik.sorgula!({ ...o, belirtec: 'tok-1234567' })).rejects.toThrow(/Yanıt|yanıt|x/);
    }
    const uzak = SAGLAYICILAR[ad]({ ...ISYERI, sayfa: '', api: 'http://127.0.0.1:1' }, httpTasima);
    await expect(uzak.sorgula!({ ...o, belirtec: 'tok-1234567' })).rejects.toThrow('Bankaya ulaşılamadı.');
  });
});
