import { endpoints } from '@masabasi/core/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { yazisma } from '@masabasi/core/kisi/yazisma/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { OGLEN, testServer } from '../../../testing/product.ts';
import { oturumlu } from '../../../testing/walk.ts';
import { Hizlar } from './pace.ts';

const s = await testServer();
const [yazan, diger] = [await oturumlu(s, 'yazan'), await oturumlu(s, 'diger')];
afterAll(() => s.kapat());

const iste = (kim = yazan, anahtar?: string) =>
  s.call(
    talep.izinTalepEt,
    { Tur: 281, Baslangic: '2026-12-07', Bitis: '2026-12-08', Aciklama: 'Taşınma' },
    kim.token,
    anahtar === undefined ? {} : { 'idempotency-key': anahtar },
  );

describe('writes that notify others', () => {
  test('are refused at their limit, while others, other calls and the next minute go on', async () => {
    s.saat.simdi = new Date(OGLEN);
    const sinir = talep.izinTalepEt.dakikada!;
    expect((await iste(yazan, 'pace-first-request')).status).toBe(200);
    const digerleri = await Promise.all(Array.from({ length: sinir - 1 }, () => iste()));
    expect(digerleri.every((y) => y.status === 200)).toBe(true);
    // The lost answer is sent again.
    expect((await iste(yazan, 'pace-first-request')).status).toBe(200);
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 18_000);
    const fazla = await iste();
    expect(fazla.status).toBe(429);
    expect(fazla.body).toMatchObject({
      durum: false,
      msg: `Bu işlemi bir dakikada en çok ${sinir} kez yapabilirsiniz. 42 saniye sonra tekrar deneyiniz.`,
    });
    expect(fazla.headers.get('retry-after')).toBe('42');
    expect((await iste(diger)).status).toBe(200);
    expect((await s.call(talep.izinTaleplerim, {}, yazan.token)).status).toBe(200);
    expect((await s.call(oturum.userbilgi, {}, yazan.token)).status).toBe(200);
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 43_000);
    expect((await iste()).status).toBe(200);
  });

  test('have separate limits for messages and groups', async () => {
    s.saat.simdi = new Date(Date.parse(OGLEN) + 3_600_000);
    const gruplar = [];
    for (let i = 0; i < yazisma.grupKaydet.dakikada! + 3; i++)
      gruplar.push(
        await s.call(yazisma.grupKaydet, { Id: 0, Ad: `Grup ${i}`, Kisiler: [diger.Id], Surum: 0 }, yazan.token),
      );
    expect(gruplar.filter((y) => y.status === 429)).toHaveLength(3);
    const KonusmaId = gruplar.flatMap(({ body }) => (body.durum ? [body.Id] : []))[0]!;
    const durumlar: number[] = [];
    for (let i = 0; i < yazisma.mesajGonder.dakikada! + 2; i++) {
      const mesaj = { KonusmaId, Anahtar: `mesaj-anahtar-${i}`, Metin: `Mesaj ${i}` };
      durumlar.push((await s.call(yazisma.mesajGonder, mesaj, yazan.token)).status);
    }
    expect(durumlar.filter((d) => d === 200)).toHaveLength(yazisma.mesajGonder.dakikada!);
    expect(durumlar.slice(-2)).toEqual([429, 429]);
  });
});

test('limits each minute only writes of signed-in people, above any honest use', () => {
  const olan = endpoints.filter((e) => e.endpoint.dakikada !== undefined);
  expect(olan.length).toBeGreaterThanOrEqual(10);
  for (const { endpoint } of olan) {
    expect(endpoint.effect).toBe('write');
    expect('hiz' in endpoint.access).toBe(false);
    expect(endpoint.dakikada).toBeGreaterThanOrEqual(20);
  }
});

test('drops a count with its minute, for each person and call', () => {
  const hizlar = new Hizlar();
  const an = (sn: number) => new Date(Date.parse(OGLEN) + sn * 1000);
  for (const sn of [0, 10, 59]) hizlar.kisi('a.b', 1, 3, an(sn));
  expect(() => hizlar.kisi('a.b', 1, 3, an(59.5))).toThrow('1 saniye sonra');
  hizlar.kisi('a.b', 2, 3, an(59.5));
  hizlar.kisi('a.c', 1, 3, an(59.5));
  hizlar.kisi('a.b', 1, 3, an(60));
});
