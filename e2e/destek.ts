import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import { MASA_BASI } from '@masabasi/core/mesai/mola/rules';
import { girisYap, type Hesap, jetonAl } from './fixtures.ts';

/**
 * The crews of Destek, the department that works round the clock: somebody's break can always change. The demo moves
 * them until a person signs in. A test that signs in as one of them has this person for itself.
 */

export interface Ekipten {
  readonly Id: number;
  readonly Ad: string;
  readonly hesap: string;
  readonly Mola_Durum_Id: number | null;
}

interface PanoCevabi {
  readonly molalist: readonly {
    readonly Id: number;
    readonly Ad: string;
    readonly Grup: string | null;
    readonly izinTur: string | null;
    readonly Mola_Durum_Id: number | null;
  }[];
}
interface GerekliCevabi {
  readonly departman: readonly { readonly Id: number; readonly Ad: string }[];
}

/** The menu of a record's acts, opened. */
export async function islemleri(kayit: Page | Locator): Promise<Locator> {
  await kayit.getByRole('button', { name: 'Diğer işlemler' }).click();
  return kayit.getByRole('menu', { name: 'Diğer işlemler' });
}

/** Runs an act of a record from its menu. */
export async function isleminiYap(kayit: Page | Locator, ad: string): Promise<void> {
  await (await islemleri(kayit)).getByRole('menuitem', { name: ad, exact: true }).click();
}

/** Calls an endpoint without a browser. */
export async function cagir<T>(request: APIRequestContext, token: string, yol: string, val: object): Promise<T> {
  const cevap = await request.post(`/api${yol}`, {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { val },
  });
  return (await cevap.json()) as T;
}

/** Sets a demo person's rights to one page and these rights, without a role. */
export async function yalnizSayfa(
  request: APIRequestContext,
  ad: string,
  sayfa: string,
  yetkiler: readonly number[] = [],
): Promise<void> {
  const token = await jetonAl(request, 'yonetici');
  const sor = <T>(yol: string, val: object = {}) => cagir<T>(request, token, `/yonetim/${yol}`, val);
  const { kisiler } = await sor<{ kisiler: { Id: number; Ad: string }[] }>('yetkiKisileri');
  const { menuler } = await sor<{ menuler: { Id: number; menuYol: string | null }[] }>('menuListesi');
  const UserId = kisiler.find((k) => k.Ad === ad)!.Id;
  const { Surum } = await sor<{ Surum: number }>('kisiYetkileri', { UserId });
  const cevap = await sor('kisiYetkiKaydet', {
    UserId,
    Surum,
    Roller: [],
    Yetkiler: yetkiler.map((YetkiId) => ({ YetkiId, Deger: 1 })),
    Menuler: [{ MenuId: menuler.find((m) => m.menuYol === sayfa)!.Id, Deger: 1 }],
  });
  expect(cevap).toMatchObject({ durum: true });
}

/** Reads a GET endpoint without a browser. */
export async function oku<T>(request: APIRequestContext, token: string, yol: string): Promise<T> {
  const cevap = await request.get(`/api${yol}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await cevap.json()) as T;
}

/** Changes a person's status without a browser. Answers true when the server accepted it. */
export async function durumYaz(request: APIRequestContext, kisi: Ekipten, moladurum: number): Promise<boolean> {
  const token = await jetonAl(request, kisi.hesap);
  const { durum } = await cagir<{ durum: boolean }>(request, token, '/personel/personel/moladurumGuncelle', {
    userid: kisi.Id,
    moladurum,
    aciklama: 'Müşteri ile görüşme',
  });
  return durum;
}

/** Ends the present connection of a person of the demo company, because nobody can have two. */
export async function baglantiBitir(request: APIRequestContext, kisi: Pick<Ekipten, 'Ad' | 'hesap'>): Promise<void> {
  const token = await jetonAl(request, kisi.hesap);
  const sor = <T>(uc: string, val: object) => cagir<T>(request, token, `/islemler/musterigorusme/${uc}`, val);
  const { baglantilist } = await sor<{
    baglantilist: { readonly Id: number; readonly Surum: number; readonly Personel: string }[];
  }>('getBaglantiList', { Acik: true, adet: 200 });
  for (const { Id, Surum, Personel } of baglantilist)
    if (Personel === kisi.Ad)
      expect(await sor('baglantiBitir', { Id, Surum, Yapilan: 'Ayarlar yeniden yapıldı.' })).toMatchObject({
        durum: true,
      });
}

/** Everybody of the crews who is not on leave, in the order of the board. */
export async function destekEkibi(request: APIRequestContext): Promise<Ekipten[]> {
  const token = await jetonAl(request, 'yonetici');
  const { departman } = await cagir<GerekliCevabi>(request, token, '/personel/personel/personelgerekli', {});
  const { molalist } = await cagir<PanoCevabi>(request, token, '/personel/personel/departmanMola', {
    departmanId: departman.find((d) => d.Ad === 'Destek')?.Id,
  });
  return molalist
    .filter((k) => k.Grup !== null && k.izinTur === null)
    .map(({ Id, Ad, Mola_Durum_Id }) => {
      const soyad = Ad.lastIndexOf(' ');
      const hesap = kullaniciAnahtari(`${Ad.slice(0, soyad)}.${Ad.slice(soyad + 1)}`).replaceAll(' ', '');
      return { Id, Ad, hesap, Mola_Durum_Id };
    });
}

/** One member of the crews at the desk, signed in on a separate page. Each test uses another `sira`. */
export async function ekiptenBiri(
  browser: Browser,
  request: APIRequestContext,
  sira: number,
  baglam: BrowserContextOptions = {},
): Promise<{ kisi: Ekipten; page: Page }> {
  const ekip = await destekEkibi(request);
  const kisi = ekip[sira % ekip.length]!;
  await durumYaz(request, kisi, MASA_BASI);
  const page = await (await browser.newContext(baglam)).newPage();
  // `Hesap` lists only the visitors' accounts. The crews have the same password.
  await girisYap(page, kisi.hesap as Hesap);
  return { kisi, page };
}

/** The top bar's break part. */
export const cubuk = (page: Page) => page.getByRole('region', { name: 'Mesai ve mola' });

/** Chooses a status from the top bar's list of all break types. */
export async function turSec(page: Page, ad: string): Promise<void> {
  await cubuk(page).getByRole('button', { name: 'Bütün mola türleri' }).click();
  await page.getByRole('menuitem', { name: ad }).click();
}

/** Goes to a status that asks for a reason. */
export async function sebepleGit(page: Page, ad: string, sebep = 'Müşteri ile görüşme'): Promise<void> {
  await turSec(page, ad);
  const dialog = page.getByRole('dialog', { name: ad });
  await dialog.getByRole('textbox', { name: 'Açıklama' }).fill(sebep);
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens a ticket for a new customer. Answers the address of its page. */
export async function gorusmeAc(page: Page, baslik: string, gsm: string): Promise<string> {
  const token = await jetonAl(page.request, 'yonetici');
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Taslak', Soyad: 'Deneyen', GSM: gsm, ProjeIdler: [6] };
  const m = await cagir<{ Id: number }>(page.request, token, '/musteriKaydet', {
    musteri: kart,
    benzerleriGordum: true,
  });
  type Liste = readonly { readonly Id: number }[];
  const { gorusmeTur, konular } = await cagir<{ gorusmeTur: Liste; konular: Liste }>(
    page.request,
    token,
    '/islemler/musterigorusme/getGerekli',
    {},
  );
  const g = await cagir<{ Id: number }>(page.request, token, '/islemler/musterigorusme/gorusmeKaydet', {
    gorusme: {
      Id: 0,
      Surum: 0,
      MusteriId: m.Id,
      GorusmeTurId: gorusmeTur[0]!.Id,
      TalepTurId: null,
      KonuId: konular[0]!.Id,
      OncelikId: null,
      ProjeId: 6,
      Yon: 1,
      Telefon: null,
      Sure: 0,
      Baslik: baslik,
      Aciklama: '',
    },
  });
  return `/islemler/musterigorusme/detay?id=${g.Id}`;
}
