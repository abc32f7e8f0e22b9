import { personel as oda } from '@masabasi/core/kisi/personel/contract';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KisiTanimi, type TestServer, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';
import { type Kart, kartDetayi, kartIstegi } from './testing.ts';

let s: TestServer;
let destek: number;
let satis: number;
const id: Record<string, number> = {};
const token: Record<string, string> = {};

beforeAll(async () => {
  s = await testServer();
  destek = await s.departman('Destek');
  satis = await s.departman('Satış');
  const ekle = async (ad: string, k: KisiTanimi) =>
    ({ Id: id[ad], token: token[ad] } = await oturumlu(s, ad, { departmanId: destek, ...k }));
  await ekle('bas', {});
  await ekle('denetci', { yetkiler: [YETKI.denetimGor] });
  await ekle('meslektas', { yetkiler: [YETKI.personelYonet] });
  await ekle('satici', { yetkiler: [YETKI.musteriDisaAktar] });
  await ekle('sade', {});
  await ekle('eskiDenetci', { yetkiler: [YETKI.denetimGor] });
  await ekle('ik', { departmanId: satis, yetkiler: [YETKI.personelYonet] });
  await ekle('yonetici', { departmanId: satis, rol: 'Yönetici' });
  await s.sorumluYap(destek, id['bas']!);
  await s.db
    .updateTable('kisi')
    .set({ aktif: false, cikis_tarihi: '2026-11-01' })
    .where('id', '=', id['eskiDenetci']!)
    .execute();
});
afterAll(() => s?.kapat());

const kaydet = (o: Kart, kim = 'ik') => s.call(oda.personelKaydet, o, token[kim]);
const detay = (Id: number, kim = 'ik') => kartDetayi(s, Id, token[kim]!);
const oldugu = (Id: number) => kartIstegi(s, Id, token['ik']!);

describe('a person who writes cards', () => {
  const KORUNANLAR = ['bas', 'denetci', 'yonetici', 'meslektas'] as const;
  const aktar = (kim: string, o: object) =>
    s.call(oda.personelAktar, { kayitlar: [{ Satir: 2, UserName: kim, ...o }] }, token['ik']);
  const kartla = (degisen: Partial<Kart>) => async (kim: string) => kaydet({ ...(await oldugu(id[kim]!)), ...degisen });
  const YOLLAR: Record<string, (kim: string) => Promise<{ body: { durum: boolean; msg?: string } }>> = {
    'mail address': kartla({ Eposta: 'benim@firma.com' }),
    'user name': kartla({ UserName: 'benim' }),
    department: async (kim) => kartla({ DepartmanId: kim === 'yonetici' ? destek : satis })(kim),
    'licence to sign in': kartla({ GirisIzni: 0 }),
    password: (kim) =>
      s.call(oda.personelParolaVer, { Id: id[kim]!, Parola: 'gecici-parola', Tekrar: 'gecici-parola' }, token['ik']),
    leaving: (kim) =>
      s.call(oda.personelAyril, { Id: id[kim]!, CikisTarihi: '2026-11-20', AyrilmaNedeni: 'İstifa' }, token['ik']),
    'leaving later': (kim) =>
      s.call(oda.personelAyril, { Id: id[kim]!, CikisTarihi: '2027-11-20', AyrilmaNedeni: 'İstifa' }, token['ik']),
    'a file with a mail address': (kim) => aktar(kim, { Eposta: 'benim@firma.com' }),
    'a file with a department': (kim) => aktar(kim, { Departman: kim === 'yonetici' ? 'Destek' : 'Satış' }),
  };
  const kisiler = () => s.db.selectFrom('kisi').selectAll().orderBy('id').execute();

  test.each(Object.keys(YOLLAR))('reaches nobody above them by %s', async (yol) => {
    const once = await kisiler();
    for (const kim of KORUNANLAR) {
      const { body } = await YOLLAR[yol]!(kim);
      expect([kim, body.durum, body.msg]).toEqual([kim, false, expect.stringContaining(YETKI_METNI.korunur)]);
    }
    expect(await kisiler()).toEqual(once);
  });

  test('cannot bring back a person with more rights', async () => {
    const { body } = await s.call(oda.personelGeriAl, { Id: id['eskiDenetci']! }, token['ik']);
    expect(body).toEqual({ durum: false, msg: YETKI_METNI.korunur });
  });

  test('gives no password to a person with more rights, though the rest of the card is open to them', async () => {
    expect((await YOLLAR['password']!('satici')).body).toEqual({ durum: false, msg: YETKI_METNI.parola });
    expect((await YOLLAR['mail address']!('satici')).body.durum).toBe(true);
    expect([(await detay(id['satici']!)).ParolaVerebilir, (await detay(id['sade']!)).ParolaVerebilir]).toEqual([
      false,
      true,
    ]);
  });

  test('sees beforehand which fields of a card are closed', async () => {
    const ne = async (kim: string) => {
      const { KapaliAlanlar, KapaliNeden } = await detay(id[kim]!);
      return [KapaliAlanlar.includes('Eposta'), KapaliAlanlar.includes('IseBaslama'), KapaliNeden];
    };
    expect(await ne('sade')).toEqual([false, false, null]);
    expect(await ne('bas')).toEqual([true, false, YETKI_METNI.korunur]);
    expect(await ne('ik')).toEqual([false, true, YETKI_METNI.kendi]);
    expect((await detay(id['yonetici']!, 'yonetici')).KapaliNeden).toBeNull();
  });

  test.each<[string, Partial<Kart>, object | null]>([
    ['first entry', { IseBaslama: '2000-01-01' }, { IseBaslama: '2000-01-01' }],
    ['last entry', { IseGiris: '2000-01-01' }, { IseGiris: '2000-01-01' }],
    ['birth date', { DogumTarihi: '1970-01-01' }, { DogumTarihi: '1970-01-01' }],
    ['department', { DepartmanId: 1 }, { Departman: 'Destek' }],
    ['former service', { OncekiHizmetGun: 3650 }, null],
    ['days that do not count', { SayilmayanGun: 30 }, null],
    ['weekly rest', { TatilGunleri: 2 }, null],
    ['hours', { MesaiBaslangic: '10:00', MesaiBitis: '15:00' }, null],
    ['working days', { CalismaGunleri: [1] }, null],
    ['licence to sign in', { GirisIzni: 0 }, null],
  ])('does not write their own %s, by hand or by a file', async (_, degisen, satir) => {
    const once = await kisiler();
    const kart = { ...(await oldugu(id['ik']!)), ...degisen };
    expect((await kaydet(kart)).body).toEqual({ durum: false, msg: YETKI_METNI.kendi });
    if (satir !== null)
      expect((await aktar('ik', satir)).body).toMatchObject({
        durum: false,
        msg: expect.stringContaining(YETKI_METNI.kendi),
      });
    expect(await kisiler()).toEqual(once);
  });

  test('writes their own telephone and mail address, and another person’s entry date', async () => {
    const kart = { ...(await oldugu(id['ik']!)), Telefon: '05321234567', Eposta: 'ik@firma.com' };
    expect((await kaydet(kart)).body.durum).toBe(true);
    expect((await kartla({ IseBaslama: '2019-05-01', IseGiris: '2019-05-01' })('meslektas')).body.durum).toBe(true);
    const kendi = { ...(await oldugu(id['yonetici']!)), IseBaslama: '2019-05-01', IseGiris: '2019-05-01' };
    expect((await kaydet(kendi, 'yonetici')).body.durum).toBe(true);
  });
});
