import { contract } from '@masabasi/core/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';

const { fatura: oda } = contract;
const s = await testServer();
const departmanId = await s.departman('Muhasebe');
const ac = async (ad: string, yetkiler: number[]) =>
  (await oturumlu(s, ad, { ad, departmanId, projeler: [2], yetkiler })).token;
const bakan = await ac('Bakan', [YETKI.maliGor]);
const muhasebe = await ac('Muhasebe', [YETKI.maliGor, YETKI.faturaAyarla]);
afterAll(() => s.kapat());
await s.db.updateTable('fatura_ayari').set({ vkn: '9876543217', unvan: 'Biz A.Ş.' }).execute();

test('the seller is written once, with series of its own', async () => {
  const { ayar } = tamam(await s.call(oda.faturaAyari, {}, bakan));
  const yaz = (o: object) => s.call(oda.faturaAyarKaydet, { ayar: { ...ayar, ...o } }, muhasebe);
  expect((await yaz({ EarsivSeri: 'MSB' })).body).toEqual({
    durum: false,
    msg: 'e-Fatura ve e-Arşiv serileri ayrı olmalı.',
  });
  for (const YanitGun of [0, 31]) expect((await yaz({ YanitGun })).status).toBe(400);
  tamam(await yaz({ VadeGun: 15, YanitGun: 5 }));
  expect(tamam(await s.call(oda.faturaAyari, {}, bakan)).ayar).toMatchObject({ VadeGun: 15, YanitGun: 5 });
  expect((await yaz({ VadeGun: 10 })).status).toBe(409);
});
