import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { istanbulAni } from '@masabasi/core/platform/time/tarih';
import { ziyaret as oda } from '@masabasi/core/pazarlama/ziyaret/contract';
import { tamam, type TestServer } from './product.ts';
import { BOS_MUSTERI, oturumlu } from './walk.ts';
import { BOS_ZIYARET } from '../pazarlama/ziyaret/testing.ts';

export { BOS_ADAY } from '../pazarlama/aday/testing.ts';

/** Setting of the tests of visits, prospects and referrals. */

/** The answer of a call in a word: done, its sentence, or its status. */
export const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;

type YazilanZiyaret = Girdi<typeof oda.ziyaretKaydet>['gorusme'];
type YazilanKatilimci = Girdi<typeof oda.ziyaretKaydet>['katilimcilar'][number];

/** Two salespeople, a person with another product, and a prospect of each product. */
export async function ziyaretOrtami(s: TestServer) {
  const [tanim] = await s.db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'gorusmeTur')
    .where('ad', '=', 'Yerinde')
    .orderBy('id')
    .limit(1)
    .execute();
  const departmanId = await s.departman('Satış');
  const ac = (ad: string, projeler: number[]) => oturumlu(s, ad, { ad, departmanId, projeler });
  const [satici, digeri, altinci] = [await ac('Satıcı', [2, 6]), await ac('Diğeri', [2, 6]), await ac('Altıncı', [14])];
  async function yeniMusteri(Ad: string, Soyad: string, o: Partial<typeof BOS_MUSTERI> = {}): Promise<number> {
    const istek = { musteri: { ...BOS_MUSTERI, Ad, Soyad, ProjeIdler: [2], ...o }, benzerleriGordum: true };
    return tamam(await s.call(musteri.musteriKaydet, istek, satici.token)).Id;
  }
  /** An hour of Istanbul on a day. */
  const saatinde = (gun: string, saat = '10:00', dakika = 60) => {
    const bas = istanbulAni(gun, saat);
    return {
      Baslama_Zamani: new Date(bas).toISOString(),
      Bitis_Zamani: new Date(bas + dakika * 60_000).toISOString(),
    };
  };
  const MusteriId = await yeniMusteri('Deniz', 'Ilgaz');
  const kaydet = (
    o: Partial<YazilanZiyaret> = {},
    katilimcilar: YazilanKatilimci[] = [],
    kim = satici,
    uyarilariGordum = true,
  ) =>
    s.call(
      oda.ziyaretKaydet,
      {
        gorusme: {
          ...BOS_ZIYARET,
          GorusmeTurId: tanim!.id,
          MusteriId,
          PersonelId: satici.Id,
          ...saatinde('2026-12-01'),
          ...o,
        },
        katilimcilar,
        uyarilariGordum,
      },
      kim.token,
    );
  const detay = async (Id: number, kim = satici) => tamam(await s.call(oda.getZiyaretDetay, { Id }, kim.token));
  const sonucYaz = async (Id: number, o: Omit<Girdi<typeof oda.ziyaretSonucYaz>, 'Id' | 'Surum'>, kim = satici) =>
    s.call(oda.ziyaretSonucYaz, { Id, Surum: (await detay(Id)).gorusme.Surum, ...o }, kim.token);
  return {
    satici,
    digeri,
    altinci,
    MusteriId,
    GorusmeTurId: tanim!.id,
    yeniMusteri,
    saatinde,
    kaydet,
    detay,
    sonucYaz,
  };
}
