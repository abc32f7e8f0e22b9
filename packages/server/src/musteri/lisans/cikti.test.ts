import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { lisans as oda } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { BOS_LISANS, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** The licence report on paper. Today is 20.11.2026. */

let s: TestServer;
let tam: string;
let yetkisiz: string;
beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Satış');
  tam = await oturumVer(s, await s.kisi('tam', { departmanId, ad: 'tam', yetkiler: [YETKI.ayricalikli] }));
  yetkisiz = await oturumVer(s, await s.kisi('altinci', { departmanId, ad: 'altinci', yetkiler: [YETKI.lisansYonet] }));
});
afterAll(() => s?.kapat());

const ekle = async (l: Partial<Girdi<typeof oda.lisansKaydet>['lisans']>) => {
  const tur = await s.db.selectFrom('tanim').select('id').where('anahtar', '=', 'yillik').executeTakeFirstOrThrow();
  const { body } = await s.call(oda.lisansKaydet, { lisans: { ...BOS_LISANS, LisansTurId: tur.id, ...l } }, tam);
  expect(body).toMatchObject({ durum: true });
};

test('the printed report shows its part, with a sum for each currency, or says that it is empty', async () => {
  const kart = { ...BOS_MUSTERI, Ad: 'Basılan', Soyad: 'İşçi', GSM: '0555 222 33 44' };
  const acilan = await s.call(musteri.musteriKaydet, { musteri: kart }, tam);
  if (!acilan.body.durum) throw new Error(acilan.body.msg);
  const MusteriId = acilan.body.Id;
  await ekle({ MusteriId, YillikBedel: 1_800_000 });
  await ekle({ MusteriId, ProjeId: 6, YillikBedel: 5000, ParaBirimi: 'EUR' });
  const yazdir = async (istek: { MusteriId: number; sekme?: 'askida' }) => {
    const { body } = await s.call(oda.print_lisans, istek, tam);
    if (!body.durum) throw new Error(body.msg);
    expect(body.dosyaAdi).toBe('Lisanslar 2026-11-20.pdf');
    return (await pdfOku(Buffer.from(body.basefile, 'base64'))).sayfalar.map((x) => x.metin).join(' ');
  };
  const metin = await yazdir({ MusteriId });
  for (const soz of ['LİSANS RAPORU', 'Basılan İşçi', '₺18.000,00', '€50,00', '2 lisans', '31.12.2026'])
    expect(metin).toContain(soz);
  expect(metin).toMatch(/Toplam.*₺18\.000,00 \+ €50,00/s);
  expect(await yazdir({ MusteriId, sekme: 'askida' })).toContain('Bu bölümde lisans yok.');
  expect((await s.call(oda.print_lisans, { MusteriId }, yetkisiz)).status).toBe(403);
  const [kayit] = await s.db.selectFrom('denetim').select('yeni').where('eylem', '=', 'print_lisans').execute();
  expect(kayit?.yeni).toMatchObject({ adet: 2 });
});
