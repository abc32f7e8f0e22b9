import { odeme as oda } from '@masabasi/core/mali/odeme/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam } from '../../testing/product.ts';
import { type OdemeDenemesi, odemeDenemesi } from '../../testing/odeme.ts';
import { geriAlmaIsi } from './iade.ts';

/**
 * Money goes back once. A refund without an answer is not tried again, and stays open until the bank shows it or a
 * person settles it.
 */

let t: OdemeDenemesi;
beforeAll(async () => {
  t = await odemeDenemesi();
});
afterAll(() => t?.kapat());
beforeEach(() => {
  t.s.saat.simdi = new Date('2026-11-20T09:00:00Z');
  t.araya = null;
});

async function odenmis() {
  const id = await t.yeniFatura();
  const { y, oid } = await t.bankada(id);
  await t.donus(t.banka.sayfa(y, true));
  return { id, oid, Id: (await t.sonDeneme(id)).Id };
}
/** The bank makes the refund and sends this answer. */
const yutar = (yanit: string) => {
  t.araya = (g) => {
    if (!/<Type>(Void|Credit)/.test(g)) return null;
    t.asil.api('', g, {});
    return yanit;
  };
};

test.each([
  '<html>bakım</html>',
  '<CC5Response></CC5Response>',
  '<CC5Response><ErrMsg>Timeout</ErrMsg></CC5Response>',
  '<CC5Response><Response>Error</Response><ProcReturnCode>91</ProcReturnCode></CC5Response>',
  '<CC5Response><ProcReturnCode>00</ProcReturnCode></CC5Response>',
])(
  'that the bank answers without a verdict is not asked again, and is settled when the bank shows it: %s',
  async (y) => {
    const { id, oid, Id } = await odenmis();
    yutar(y);
    await t.geri(Id, 10_000);
    t.araya = null;
    expect(t.siparisler.get(oid)).toMatchObject({ hal: 'iptal', iade: 0 });
    expect(await t.sonDeneme(id)).toMatchObject({ Uyari: 'iade', Bakilacak: 'iade', IadeEdilebilir: 0 });
    expect(await t.geri(Id, 10_000)).toMatchObject({ durum: false });
    await t.gecsin(6);
    await t.mutabakat();
    expect(await t.sonDeneme(id)).toMatchObject({ Uyari: null, DurumAnahtar: 'IPTAL', Iade: 10_000 });
    expect(await t.kalani(id)).toBe(10_000);
  },
);

test('is settled once, in either direction, by a person who looked at the bank’s screen', async () => {
  const { id, Id, oid } = await odenmis();
  yutar('<CC5Response></CC5Response>');
  await t.geri(Id, 3000);
  t.araya = null;
  expect(t.siparisler.get(oid)!.iade).toBe(3000);
  expect((await t.bakildi(Id, true)).body).toMatchObject({ durum: false, msg: expect.stringContaining('iletiliyor') });
  await t.gecsin(6);
  // The bank does not show partial refunds, so nothing is guessed.
  await t.mutabakat();
  expect(await t.sonDeneme(id)).toMatchObject({ Uyari: 'iade' });
  tamam(await t.bakildi(Id, true));
  expect(await t.sonDeneme(id)).toMatchObject({ Uyari: null, Iade: 3000, IadeEdilebilir: 7000, Bakilacak: null });
  expect(await t.kalani(id)).toBe(3000);
  expect((await t.bakildi(Id, true)).body).toMatchObject({ durum: false });
  expect((await t.oku(id)).olaylist.map((o) => o.Aciklama)).toContain('Bankanın ekranından bakıldı: iade olmuş.');
  t.araya = (g) => (g.includes('<Type>Credit') ? '<CC5Response></CC5Response>' : null);
  await t.geri(Id, 1000);
  t.araya = null;
  await t.gecsin(6);
  tamam(await t.bakildi(Id, false));
  expect(await t.sonDeneme(id)).toMatchObject({ Uyari: null, Iade: 3000 });
  // A failed refund may be requested again.
  await t.geri(Id, 1000);
  expect(await t.sonDeneme(id)).toMatchObject({ Uyari: null, Iade: 4000 });
});

test('reports a crash during the request once in the story, and a late caller asks nothing', async () => {
  const { id, oid, Id } = await odenmis();
  tamam(await t.s.call(oda.odemeGeriAl, { Id, Tutar: 10_000 }, t.kasiyer));
  for (let n = 0; n < 3; n++) {
    await t.gecsin(61);
    await t.mutabakat();
  }
  expect((await t.oku(id)).olaylist.filter((o) => o.Tur === 'uyari')).toMatchObject([
    { Aciklama: expect.stringContaining('İadenin sonucu bilinmiyor') },
  ]);
  tamam(await t.bakildi(Id, false));
  await geriAlmaIsi.calistir(t.isOrtami(), { Id, Tutar: 10_000, Kisi: t.kisiId });
  expect(t.siparisler.get(oid)).toMatchObject({ hal: 'odendi', iade: 0 });
  expect(await t.sonDeneme(id)).toMatchObject({ Uyari: null, Iade: 0 });
});

test('is requested once, even by several callers at once', async () => {
  const { id, oid, Id } = await odenmis();
  tamam(await t.s.call(oda.odemeGeriAl, { Id, Tutar: 4000 }, t.kasiyer));
  const veri = { Id, Tutar: 4000, Kisi: t.kisiId };
  await Promise.all([geriAlmaIsi.calistir(t.isOrtami(), veri), geriAlmaIsi.calistir(t.isOrtami(), veri)]);
  expect(t.siparisler.get(oid)!.iade).toBe(4000);
  expect(await t.sonDeneme(id)).toMatchObject({ Iade: 4000, Uyari: null });
});

test('becomes a normal refund when the bank refuses the void because its day has closed', async () => {
  const { id, oid, Id } = await odenmis();
  t.araya = (g) =>
    g.includes('<Type>Void')
      ? '<CC5Response><Response>Error</Response><ProcReturnCode>99</ProcReturnCode><ErrMsg>gün sonu alınmış</ErrMsg></CC5Response>'
      : null;
  await t.geri(Id, 10_000);
  expect(t.siparisler.get(oid)!.iade).toBe(10_000);
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'IADE', Iade: 10_000, Uyari: null });
  expect(await t.kalani(id)).toBe(10_000);
  expect((await t.oku(id)).olaylist.map((o) => o.Aciklama)).toContain('Banka ₺100,00 iptali kabul etmedi (99).');
});

test('changes nothing when the bank refuses every way', async () => {
  const { id, oid, Id } = await odenmis();
  t.siparisler.get(oid)!.hal = 'olmadi';
  await t.geri(Id, 10_000);
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Iade: 0, Uyari: null });
  expect(await t.kalani(id)).toBe(0);
});
