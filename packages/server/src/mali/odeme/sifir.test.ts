import { afterAll, expect, test } from 'vitest';
import { odemeDenemesi } from '../../testing/odeme.ts';
import { ham } from '../../testing/bankaTarafi.ts';

/** A bank that signs a success with the amount 0, and browsers that bring an answer with a wrong signature. */

const t = await odemeDenemesi();
afterAll(() => t.kapat());

test.each(['0.00', '0', '-5.00'])(
  'a signed success of %s is asked about, and is paid when the bank says how much',
  async (amount) => {
    const id = await t.yeniFatura();
    const { oid, basariAlanlari } = await t.bankada(id);
    const a = basariAlanlari();
    const yanit = await t.bildir(ham(t.banka.imzala({ ...a, amount })));
    expect(yanit.status).toBe(200);
    expect(t.siparisler.get(oid)).toMatchObject({ hal: 'odendi' });
    expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Alinan: 10_000, Uyari: null });
    expect(await t.kalani(id)).toBe(0);
  },
);

test.each(['100.01', '99.99', '10000.00'])(
  'a cardholder who was verified for %s instead is asked for nothing',
  async (amount) => {
    const id = await t.yeniFatura();
    const { oid, basariAlanlari } = await t.bankada(id);
    const { ProcReturnCode: _, Response: __, ...a } = basariAlanlari();
    t.siparisler.delete(oid);
    await t.donus(ham(t.banka.imzala({ ...a, amount, md: 'md|1', xid: `x${oid}`, eci: '05', cavv: 'AAAB' })));
    expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARISIZ' });
    expect(t.siparisler.get(oid)).toBeUndefined();
    expect((await t.oku(id)).olaylist.filter((o) => o.Kimden === 'biz' && o.Tur === 'provizyon')).toEqual([]);
    expect(await t.kalani(id)).toBe(10_000);
  },
);

test('another return does not capture money that is already being captured', async () => {
  const id = await t.yeniFatura();
  const { oid, basariAlanlari } = await t.bankada(id);
  const { ProcReturnCode: _, Response: __, ...a } = basariAlanlari();
  t.siparisler.delete(oid);
  // The bank has not answered yet.
  await t.s.db.updateTable('odeme_deneme').set({ durum: 'PROVIZYONDA' }).where('oid', '=', oid).execute();
  await t.donus(ham(t.banka.imzala({ ...a, md: 'md|2', xid: `y${oid}`, eci: '05', cavv: 'AAAC' })));
  expect(t.siparisler.get(oid)).toBeUndefined();
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'PROVIZYONDA' });
  expect((await t.oku(id)).olaylist.filter((o) => o.Kimden === 'biz' && o.Tur === 'provizyon')).toEqual([]);
});

test('ends with a report to staff when the bank itself says that nothing was taken', async () => {
  const id = await t.yeniFatura();
  const { oid, basariAlanlari } = await t.bankada(id);
  const a = basariAlanlari();
  t.siparisler.get(oid)!.tutar = 0;
  expect((await t.bildir(ham(t.banka.imzala({ ...a, amount: '0.00' })))).status).toBe(200);
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'DOGRULANDI' });
  await t.gecsin(40);
  await t.mutabakat();
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Alinan: null, Uyari: 'tutar' });
  expect(await t.kalani(id)).toBe(10_000);
});

test('a payer whose genuine return has a wrong signature waits two minutes, not ten', async () => {
  const id = await t.yeniFatura();
  const { basariAlanlari } = await t.bankada(id);
  await t.donus(ham({ ...t.banka.imzala(basariAlanlari()), HASH: 'bozuk' }));
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BANKADA' });
  await t.gecsin(2);
  await t.mutabakat();
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Alinan: 10_000 });
  expect(await t.kalani(id)).toBe(0);
});

test('a forged return does not end the attempt of a payer who is still at the bank', async () => {
  const id = await t.yeniFatura();
  const { y, oid } = await t.bankada(id);
  t.siparisler.ac(oid, 10_000, false);
  await t.donus(ham({ ...y.fields, Response: 'Approved', ProcReturnCode: '00', HASH: 'bozuk' }));
  await t.gecsin(2);
  await t.mutabakat();
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BANKADA' });
  await t.donus(t.banka.sayfa(y, true));
  expect(await t.sonDeneme(id)).toMatchObject({ DurumAnahtar: 'BASARILI', Alinan: 10_000 });
});
