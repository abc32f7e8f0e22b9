import type { Girdi } from '@masabasi/core/endpoint';
import { personel as contract } from '@masabasi/core/personel/contract';
import type { Ornekler } from '../testing.access.ts';
import { tamam, type TestServer } from '../testing.ts';
import { BOS_KART } from '../testing.walk.ts';
import { PERSONEL_ALANLARI } from '@masabasi/core/personel/alanlar';
import { YETKI_METNI } from '@masabasi/core/yetki/katalog';
import type { OdaDenemesi } from '../testing.odalar.ts';

const GUN = '2026-11-20';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  personelListesi: { kim: 'departman sorumlusu 1203', sayfa: '/personel/user' },
  personelBul: { kim: 'departman sorumlusu 1203', sayfa: '/personel/user', istek: { ara: 'ayse' } },
  personelDetay: { kim: 'sorumlu Id 1203', sayfa: '/personel/user' },
  personelGecmisi: { kim: 'sorumlu Id 1203', sayfa: '/personel/user' },
  personelKaydet: { kim: 'yetki 1203', sayfa: '/personel/user', istek: BOS_KART },
  personelKimlikAc: { kim: 'yetki 1205', sayfa: '/personel/user', istek: { Id: 1, Alan: 'TCKimlikNo' } },
  // Of a head, who cannot leave, and of somebody who has not left; personel/kart.test.ts has the whole table.
  personelParolaVer: {
    kim: 'yetki 1203',
    sayfa: '/personel/user',
    istek: { Id: 2, Parola: 'gecici-parola', Tekrar: 'baska' },
  },
  personelAyril: {
    kim: 'yetki 1203',
    sayfa: '/personel/user',
    istek: { Id: 3, CikisTarihi: GUN, AyrilmaNedeni: 'İstifa' },
  },
  personelGeriAl: { kim: 'yetki 1203', sayfa: '/personel/user', istek: { Id: 2 } },
  personelAktarDuzenleri: { kim: 'yetki 1203', sayfa: '/personel/user' },
  personelAktarDene: {
    kim: 'yetki 1203',
    sayfa: '/personel/user',
    istek: { kayitlar: [{ Satir: 2, UserName: 'a' }] },
  },
  personelAktar: {
    kim: 'yetki 1203',
    sayfa: '/personel/user',
    istek: { kayitlar: [{ Satir: 2, UserName: 'a' }] },
  },
};

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'kisi', 'personelBul.idler': 'kisi' },
  kayitlar: { kisi: PERSONEL_ALANLARI },
  kisiSatirlari: async ({ db, kisiId, digerId, zaman, soz }) => {
    await db
      .insertInto('hareket')
      .values({
        nesne: 'kisi',
        nesne_id: kisiId,
        tur: 'personelKaydet',
        eski: JSON.stringify({ Grup: soz('kart oncesi') }),
        yeni: JSON.stringify({ Grup: soz('kart') }),
        kisi_id: digerId,
        zaman,
      })
      .execute();
    return { hareket_kisi: [soz('kart'), soz('kart oncesi')] };
  },
  disarida: { 'about somebody else; the audit says that it was done': ['hareket_kisi.kisi_id'] },
  anlam: { 'kisi.tc_kimlik': '10000000146' },
  kendi: [
    {
      uc: 'personelKaydet',
      istek: ({ Id, ad, bolumId }) => ({
        ...BOS_KART,
        Id,
        Surum: 1,
        UserName: ad,
        DepartmanId: bolumId,
        IseBaslama: '2000-01-03',
      }),
    },
    { uc: 'personelAyril', istek: ({ Id }) => ({ Id, CikisTarihi: '2027-11-20', AyrilmaNedeni: 'İstifa' }) },
    { uc: 'personelGeriAl', istek: ({ Id }) => ({ Id }) },
    {
      uc: 'personelParolaVer',
      istek: ({ Id }) => ({ Id, Parola: 'gecici-parola', Tekrar: 'gecici-parola' }),
      msg: 'Kendi parolanızı profil menüsündeki ‘Parola Değiştir’ ile değiştiriniz.',
    },
    {
      uc: 'personelAktar',
      istek: ({ ad }) => ({ kayitlar: [{ Satir: 2, UserName: ad, IseBaslama: '2000-01-03' }] }),
      msg: `1 satır hatalı; hiçbir satır yazılmadı. 2. satır: ${YETKI_METNI.kendi}`,
    },
  ],
};

export type Kart = Girdi<typeof contract.personelKaydet>;

/** A card as its screen reads it. */
export const kartDetayi = async (s: TestServer, Id: number, token: string) =>
  tamam(await s.call(contract.personelDetay, { Id }, token));

/** The request that would save a card as it stands. */
export async function kartIstegi(s: TestServer, Id: number, token: string): Promise<Kart> {
  const { kisi: k } = await kartDetayi(s, Id, token);
  const { Surum, Ad, Soyad, UserName, DepartmanId, Grup, Eposta, Telefon } = k;
  const yazilan = { Id, Surum, Ad, Soyad, UserName, DepartmanId, Grup, Eposta, Telefon };
  return { ...BOS_KART, ...yazilan, GirisIzni: k.GirisIzni ? 1 : 0 };
}
