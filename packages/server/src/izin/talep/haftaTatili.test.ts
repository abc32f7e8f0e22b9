import { izin } from '@masabasi/core/izin/izin/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';

/** The weekly rest by which a request is counted, and the people who may choose it. */
let s: TestServer;
let sorumlu: string;
let isteyen: { Id: number; token: string };

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  const bas = await oturumlu(s, 'bas', { departmanId });
  await s.sorumluYap(departmanId, bas.Id);
  sorumlu = bas.token;
  isteyen = await oturumlu(s, 'isteyen', { departmanId, iseBaslama: '2024-03-01' });
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  for (const t of ['izin_talep', 'hareket', 'izin'] as const) await s.db.deleteFrom(t).execute();
  await kart(null);
});

const kart = (tatil_gunleri: number | null) =>
  s.db.updateTable('kisi').set({ tatil_gunleri }).where('id', '=', isteyen.Id).execute();
const HAFTA = { Tur: 280, Baslangic: '2026-12-07', Bitis: '2026-12-14', Aciklama: 'Köy' } as const;
const istek = async (Tatil_Gunleri?: 1 | 2 | 3) =>
  tamam(await s.call(talep.izinTalepEt, { ...HAFTA, Tatil_Gunleri }, isteyen.token)).Id;
const bekleyen = async () => tamam(await s.call(talep.izinTalepList, { Durum: 'Bekliyor' }, sorumlu)).talepler[0];
const onayla = (Id: number, Tatil_Gunleri?: 1 | 2 | 3) =>
  s.call(talep.izinTalepKarar, { Id, Onay: 1, Aciklama: '', Tatil_Gunleri }, sorumlu);
const sonuc = async () => tamam(await s.call(izin.personelizinlist, { UserId: isteyen.Id }, isteyen.token)).izinlist[0];

describe('the weekly rest', () => {
  test('of a request is the person’s own despite any sent value, and the decider may choose another', async () => {
    await kart(2);
    const Id = await istek(3);
    expect(await bekleyen()).toMatchObject({
      Tatil_Gunleri: 2,
      KullanilanGun: 5,
      Hesap: '7 gün − 1 Cumartesi − 1 Pazar = 5',
      Sapma: null,
    });
    await onayla(Id, 1);
    expect(await sonuc()).toMatchObject({ Tatil_Gunleri: 1, KullanilanGun: 6 });
  });

  test('that changed since a request was made is shown beside the one by which it was counted', async () => {
    const Id = await istek();
    await kart(2);
    expect(await bekleyen()).toMatchObject({
      Tatil_Gunleri: 2,
      KullanilanGun: 6,
      Hesap: '7 gün − 1 Cumartesi − 1 Pazar = 5',
      Sapma: expect.stringContaining('seçilen Pazar Tatil: 7 gün − 1 Pazar = 6 gün'),
    });
    await onayla(Id);
    expect(await sonuc()).toMatchObject({ Tatil_Gunleri: 2, KullanilanGun: 5 });
  });

  test('keeps half a day at half a day', async () => {
    const { Id } = tamam(
      await s.call(
        talep.izinTalepEt,
        { ...HAFTA, Bitis: '2026-12-07', Izin_Baslama_Saati: '14:15', Izin_Bitis_Saati: '18:00' },
        isteyen.token,
      ),
    );
    const ozet = async () =>
      tamam(await s.call(izin.personelizinlist, { UserId: isteyen.Id }, isteyen.token)).personelizin;
    const once = await ozet();
    expect(once).toMatchObject({ Bekleyen: 0.5, MesaiBaslangic: '08:30', MesaiBitis: '18:00' });
    await onayla(Id, 2);
    expect(await sonuc()).toMatchObject({
      Izin_Baslama_Saati: '13:30',
      Izin_Bitis_Saati: '18:00',
      KullanilanSaat: 4.5,
    });
    expect(await ozet()).toMatchObject({ Bekleyen: 0, Kullanilan: 0.5, KalanGun: once.KalanGun - 0.5 });
  });
});
