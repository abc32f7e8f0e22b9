import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { personel as contract } from '@masabasi/core/kisi/personel/contract';
import type { Ornekler } from '../../testing/access.ts';
import { tamam, type TestServer } from '../../testing/product.ts';
import { BOS_KART } from '../../testing/walk.ts';
import { PERSONEL_ALANLARI } from '@masabasi/core/kisi/personel/alanlar';
import { METIN } from '@masabasi/core/kisi/personel/rules';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const GUN = '2026-11-20';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  personelListesi: { kim: 'departman sorumlusu 1203', sayfa: '/personel/user' },
  personelBul: { kim: 'departman sorumlusu 1203', sayfa: '/personel/user', istek: { ara: 'ayse' } },
  personelDetay: { kim: 'sorumlu Id 1203', sayfa: '/personel/user' },
  personelGecmisi: { kim: 'sorumlu Id 1203', sayfa: '/personel/user' },
  personelKaydet: { kim: 'yetki 1203', sayfa: '/personel/user', istek: BOS_KART },
  personelKimlikAc: { kim: 'yetki 1205', sayfa: '/personel/user', istek: { Id: 1, Alan: 'TCKimlikNo' } },
  // For a head, who cannot leave, and for a person who has not left. The whole table is in personel/kart.test.ts.
  personelParolaVer: {
    kim: 'yetki 1203',
    sayfa: '/personel/user',
    istek: { Id: 2, Parola: 'gecici-parola', Tekrar: 'baska' },
  },
  personelDavetEt: { kim: 'yetki 1203', sayfa: '/personel/user', istek: { Id: 2 } },
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

/** Data that this room gives to the tests over all rooms. */
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
    await db
      .insertInto('kisi_daveti')
      .values({
        kisi_id: kisiId,
        anahtar_ozeti: Buffer.from('kanarya-davet-ozeti'),
        eposta: soz('davet'),
        son_gecerlilik: zaman,
      })
      .execute();
    return { hareket_kisi: [soz('kart'), soz('kart oncesi')], kisi_daveti: [soz('davet')] };
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
    { uc: 'personelDavetEt', istek: ({ Id }) => ({ Id }), msg: METIN.kendiDaveti },
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

/** A request that saves a card unchanged. */
export async function kartIstegi(s: TestServer, Id: number, token: string): Promise<Kart> {
  const { kisi: k } = await kartDetayi(s, Id, token);
  const { Surum, Ad, Soyad, UserName, DepartmanId, Grup, Eposta, Telefon } = k;
  const yazilan = { Id, Surum, Ad, Soyad, UserName, DepartmanId, Grup, Eposta, Telefon };
  return { ...BOS_KART, ...yazilan, GirisIzni: k.GirisIzni ? 1 : 0 };
}
