import { hakedis } from '@masabasi/core/izin/hakedis/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { METIN, panoDurumu } from '@masabasi/core/mesai/mola/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, tamam, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';

/** Half a day for everybody who counts or sees it. */
let s: TestServer;
let departmanId: number;
let bas: string;
let kisi: { Id: number; token: string };

beforeAll(async () => {
  s = await testServer();
  saatte('07:00');
  departmanId = await s.departman('Destek');
  const sorumlu = await oturumlu(s, 'bas', { departmanId });
  await s.sorumluYap(departmanId, sorumlu.Id);
  bas = sorumlu.token;
  kisi = await oturumlu(s, 'deniz', { departmanId, iseBaslama: '2024-03-01' });
});
afterAll(() => s?.kapat());

const GUN = '2026-11-20';
const saatte = (saat: string) => {
  s.saat.simdi = new Date(`${GUN}T${saat}:00+03:00`);
};
const yaz = async (Izin_Baslama_Saati: string, Izin_Bitis_Saati: string) =>
  tamam(
    await s.call(
      izin.izinkaydet,
      {
        izin: {
          Id: 0,
          UserId: kisi.Id,
          Tur: 280,
          Baslangic: GUN,
          Bitis: GUN,
          Izin_Baslama_Saati,
          Izin_Bitis_Saati,
        },
      },
      bas,
    ),
  );
const satir = async () =>
  tamam(await s.call(mola.departmanMola, { departmanId }, bas)).molalist.find((r) => r.Id === kisi.Id)!;

test('a free morning costs half a day, and the board expects the person after it', async () => {
  await yaz('08:30', '12:15');
  const { personelizin } = tamam(await s.call(izin.personelizinlist, { UserId: kisi.Id }, kisi.token));
  expect([personelizin.Kullanilan, personelizin.KalanGun]).toEqual([0.5, personelizin.Kumulatif_Toplam - 0.5]);
  const { satirlar } = tamam(await s.call(hakedis.izinDefteri, { UserId: kisi.Id }, kisi.token));
  expect(satirlar.at(-1)).toMatchObject({ Tur: 'izin', Gun: -0.5, Bakiye: personelizin.KalanGun });
  for (const [saat, etiket] of [
    ['10:00', 'Bekleniyor 12:15'],
    ['12:20', METIN.girisYok],
  ] as const) {
    saatte(saat);
    const kart = await satir();
    expect([kart.izinTur, panoDurumu(kart, s.saat.simdi).etiket]).toEqual([null, etiket]);
  }
});

test('the afternoon of the same day is the other half, and changes nobody’s morning', async () => {
  saatte('07:00');
  await yaz('14:15', '18:00');
  const { personelizin } = tamam(await s.call(izin.personelizinlist, { UserId: kisi.Id }, kisi.token));
  expect(personelizin.Kullanilan).toBe(1);
  expect((await satir()).Beklenen).toBe(new Date(`${GUN}T12:15:00+03:00`).toISOString());
});
