import { odeme as oda } from '@masabasi/core/mali/odeme/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam } from '../../testing/product.ts';
import { ham } from '../../testing/bankaTarafi.ts';
import { type OdemeDenemesi, odemeDenemesi } from '../../testing/odeme.ts';

/** An unknown result raises an alarm that stays until the result is known. No money counts on a guess. */

let t: OdemeDenemesi;
beforeAll(async () => {
  t = await odemeDenemesi();
});
afterAll(() => t?.kapat());
beforeEach(async () => {
  t.s.saat.simdi = new Date('2026-11-20T09:00:00Z');
  t.araya = null;
});
const uyarilari = async (id: number) => (await t.oku(id)).olaylist.filter((o) => o.Tur === 'uyari');

test('a partial refund of a second payment leaves the alarm for the rest', async () => {
  const id = await t.yeniFatura();
  const gec = await t.bankada(id);
  await t.gecsin(31);
  await t.mutabakat();
  const { y } = await t.bankada(id);
  await t.donus(t.banka.sayfa(y, true));
  await t.donus(t.banka.sayfa(gec.y, true));
  const ilk = async () => (await t.oku(id)).denemelist.at(-1)!;
  const { Id } = await ilk();
  expect(await ilk()).toMatchObject({ Uyari: 'mukerrer' });
  await t.geri(Id, 1000);
  expect(await ilk()).toMatchObject({ Iade: 1000, IadeEdilebilir: 9000, Uyari: 'mukerrer' });
  await t.geri(Id, 9000);
  expect(await ilk()).toMatchObject({ Iade: 10_000, IadeEdilebilir: 0, Uyari: null });
  expect(await t.kalani(id)).toBe(0);
});

test('an overpayment can be refunded whole, and the alarm stays until then', async () => {
  const id = await t.yeniFatura();
  const { oid, basariAlanlari } = await t.bankada(id);
  const a = basariAlanlari();
  t.siparisler.get(oid)!.tutar = 25_000;
  await t.donus(ham(t.banka.imzala({ ...a, amount: '250.00' })));
  const d = await t.sonDeneme(id);
  expect(d).toMatchObject({ Uyari: 'tutar', Alinan: 25_000, IadeEdilebilir: 25_000 });
  await t.geri(d.Id, 10_000);
  expect(await t.sonDeneme(id)).toMatchObject({ Iade: 10_000, IadeEdilebilir: 15_000, Uyari: 'tutar' });
  await t.geri(d.Id, 15_000);
  expect(await t.sonDeneme(id)).toMatchObject({ Iade: 25_000, IadeEdilebilir: 0, Uyari: null });
});

test('an invoice that was partly paid meanwhile takes only its open amount, and the rest raises an alarm', async () => {
  const id = await t.yeniFatura();
  const { y } = await t.bankada(id);
  await t.s.db
    .insertInto('fatura_tahsilat')
    .values({ fatura_id: id, tarih: '2026-11-20', tutar: 4000, kaynak: 'elle', zaman: t.s.saat.simdi })
    .execute();
  await t.donus(t.banka.sayfa(y, true));
  const { Id } = await t.sonDeneme(id);
  expect(await t.sonDeneme(id)).toMatchObject({ Uyari: 'mukerrer', Alinan: 10_000 });
  expect(await uyarilari(id)).toMatchObject([{ Aciklama: expect.stringContaining('₺40,00') }]);
  expect(await t.kalani(id)).toBe(0);
  await t.geri(Id, 4000);
  expect(await t.sonDeneme(id)).toMatchObject({ Uyari: null, Iade: 4000 });
  expect(await t.kalani(id)).toBe(0);
});

test('two approvals of one order with two numbers are reported before any refund', async () => {
  const id = await t.yeniFatura();
  const { basariAlanlari } = await t.bankada(id);
  const a = basariAlanlari();
  const onayla = (TransId: string, rnd: string) => t.bildir(ham(t.banka.imzala({ ...a, TransId, rnd })));
  for (const [rnd, no] of ['T-BIR', 'T-BIR', 'T-IKI', 'T-BIR', 'T-IKI'].entries()) await onayla(no, String(rnd));
  expect(await uyarilari(id)).toMatchObject([{ Aciklama: expect.stringContaining('T-BIR, T-IKI') }]);
  const { Id } = await t.sonDeneme(id);
  expect(await t.sonDeneme(id)).toMatchObject({ Uyari: 'mukerrer', Bakilacak: 'ikinciOnay', IadeEdilebilir: 0 });
  expect(await t.kalani(id)).toBe(0);
  tamam(await t.bakildi(Id, true));
  expect(await t.sonDeneme(id)).toMatchObject({ Uyari: null, Bakilacak: null, IadeEdilebilir: 10_000 });
});

test('a signed success in another currency is not counted as lira', async () => {
  const id = await t.yeniFatura();
  const { basariAlanlari } = await t.bankada(id);
  await t.donus(ham(t.banka.imzala({ ...basariAlanlari(), currency: '840' })));
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Uyari: 'tutar', Alinan: null });
  expect(await t.kalani(id)).toBe(10_000);
});

test('finds out about a second try of the card at the bank after a refusal, even without a message', async () => {
  const id = await t.yeniFatura();
  const { y, oid } = await t.bankada(id);
  await t.donus(t.banka.sayfa(y, false));
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARISIZ' });
  t.siparisler.ac(oid, 10_000, true);
  await t.gecsin(11);
  await t.mutabakat();
  expect(await t.kalani(id)).toBe(0);
});

test('a signed answer without a verdict is no refusal: the server asks the bank at once', async () => {
  const id = await t.yeniFatura();
  const { basariAlanlari } = await t.bankada(id);
  const { Response: _, ...a } = basariAlanlari();
  t.araya = () => '<CC5Response></CC5Response>';
  await t.donus(ham(t.banka.imzala({ ...a, ProcReturnCode: '91' })));
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BANKADA' });
  t.araya = null;
  await t.donus(ham(t.banka.imzala({ ...a, ProcReturnCode: '96' })));
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Uyari: null });
});

test('a paid answer with an unreadable amount does not count as no answer', async () => {
  const id = await t.yeniFatura();
  const { oid } = await t.bankada(id);
  t.araya = () =>
    `<CC5Response><OrderId>${oid}</OrderId><Response>Approved</Response><ProcReturnCode>00</ProcReturnCode><Extra><TRANS_STAT>C</TRANS_STAT><CAPTURE_AMT>yüz</CAPTURE_AMT></Extra></CC5Response>`;
  await t.gecsin(31);
  await t.mutabakat();
  const { Id } = await t.sonDeneme(id);
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Alinan: null, Bakilacak: 'tutar' });
  expect(await uyarilari(id)).toHaveLength(1);
  expect(await t.kalani(id)).toBe(10_000);
  tamam(await t.bakildi(Id, true));
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Uyari: null, Bakilacak: null });
});

test('a late report of a failed first try does not undo a later signed message', async () => {
  const id = await t.yeniFatura();
  const { y, oid, basariAlanlari } = await t.bankada(id);
  const olmadi = t.banka.sayfa(y, false);
  const a = basariAlanlari();
  t.araya = () => '<CC5Response></CC5Response>';
  await t.donus(ham(t.banka.imzala({ ...a, amount: '' })));
  await t.donus(olmadi);
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'DOGRULANDI' });
  // The amount stays unknown and the bank finds no payment, although it signed a success.
  t.araya = () => `<CC5Response><OrderId>${oid}</OrderId><ProcReturnCode>99</ProcReturnCode></CC5Response>`;
  await t.gecsin(40);
  await t.mutabakat();
  const { Id } = await t.sonDeneme(id);
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Uyari: 'tutar', IadeEdilebilir: 0 });
  tamam(await t.bakildi(Id, false));
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'IPTAL', Uyari: null });
  expect(await t.kalani(id)).toBe(10_000);
});

test('an attempt at a provider no longer set up blocks its invoice no longer than any, and is reported', async () => {
  const id = await t.yeniFatura();
  const { oid } = await t.bankada(id);
  await t.s.db.updateTable('odeme_deneme').set({ saglayici: 'garanti' }).where('oid', '=', oid).execute();
  await t.gecsin(31);
  await t.mutabakat();
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'SURESI_DOLDU' });
  expect(await uyarilari(id)).toMatchObject([{ Aciklama: expect.stringContaining('artık kurulu değil') }]);
  expect((await t.prepare(id)).body).toMatchObject({ durum: true });
});

test('a message of a provider that is no longer set up is written down, but does not count', async () => {
  const id = await t.yeniFatura();
  const { y, oid } = await t.bankada(id);
  await t.s.db.updateTable('odeme_deneme').set({ saglayici: 'deneme' }).where('oid', '=', oid).execute();
  const yanit = await t.gonder('/api/payment/callback/deneme', t.banka.sayfa(y, true).govde);
  expect(yanit.headers.get('location')).toMatch(/\?ref=/);
  expect((await t.oku(id)).olaylist.at(-1)).toMatchObject({
    Tur: 'donus',
    Gecerli: false,
    Aciklama: expect.stringContaining('artık kurulu değil'),
  });
  expect(await t.kalani(id)).toBe(10_000);
});

test('a success of an unknown order is reported once to the receivers of alarms, and counted', async () => {
  const { basariAlanlari } = await t.bankada(await t.yeniFatura());
  const a = basariAlanlari();
  const [bizim, onun] = ['Y'.repeat(20), 'Z'.repeat(20)];
  const baska = ham(t.banka.imzala({ ...a, oid: onun }));
  for (let n = 0; n < 3; n++) expect(await (await t.bildir(baska)).text()).toBe('OK');
  // An unsigned message has no effect.
  await t.bildir(ham({ ...a, oid: bizim }));
  expect(await t.s.db.selectFrom('odeme_sahipsiz').selectAll().execute()).toMatchObject([
    { saglayici: 'nestpay', siparis: onun, adet: 3 },
  ]);
  const haber = await t.s.db.selectFrom('bildirim').selectAll().where('baslik', 'like', '%bizde olmayan%').execute();
  expect(haber).toMatchObject([{ kisi_id: t.kisiId, metin: expect.stringContaining(onun) }]);
});

test('the story contains the payer’s consent on a link page: time, address and accepted conditions', async () => {
  const id = await t.yeniFatura();
  const { baglanti } = tamam(await t.s.call(oda.odemeBaglantiVer, { FaturaId: id }, t.kasiyer));
  await t.gonder(new URL(baglanti).pathname, 'taksit=1&onay=1');
  expect((await t.oku(id)).olaylist.find((o) => o.Tur === 'onay')).toMatchObject({
    Kimden: 'musteri',
    Zaman: expect.stringContaining('2026-11-20'),
    Aciklama: expect.stringMatching(/1\. versiyonu kabul edildi; adres 10\.9\./),
  });
});

test('unsigned fields never stop a payment that the bank made', async () => {
  const g = await odemeDenemesi('garanti');
  for (const [ek, oder] of [
    [{ errmsg: 'a\u0000b' }, false],
    [{ hostrefnum: 'x'.repeat(150) }, true],
    [{ hostrefnum: '\u0000', authcode: '304919' }, true],
  ] as const) {
    const id = await g.yeniFatura();
    const { y } = await g.bankada(id);
    const gelen = new URLSearchParams(g.banka.sayfa(y, oder).govde.toString());
    for (const [ad, deger] of Object.entries(ek)) gelen.set(ad, deger);
    const yanit = await g.gonder('/api/payment/callback/garanti', gelen.toString());
    expect(yanit.status).toBe(303);
    expect(yanit.headers.get('location')).toMatch(/\?ref=/);
    expect(await g.kalani(id)).toBe(oder ? 0 : 10_000);
  }
  await g.kapat();
});
