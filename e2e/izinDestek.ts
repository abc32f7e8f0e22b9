import { karsilastir, kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { cagir } from './destek.ts';
import { type Hesap, jetonAl, oturumAc } from './fixtures.ts';

/** People of the demo company and their leaves, for the tests of leave. */

interface Kisi {
  readonly Id: number;
  readonly Ad: string;
  readonly Departman: string;
  readonly izinTur: string | null;
  /** `HH:MM`, Istanbul. */
  readonly MesaiBaslangic: string;
}
interface Izin {
  readonly Baslangic: string;
  readonly Bitis: string;
}

/**
 * A person of a department who is free on these days, day workers first, because a night worker's day begins in the
 * afternoon. Each test uses a department and a year of its own.
 */
export async function bostaki(request: APIRequestContext, departman: string, bas: string, bit: string): Promise<Kisi> {
  const token = await jetonAl(request, 'yonetici');
  const { kisiler } = await cagir<{ kisiler: Kisi[] }>(request, token, '/personel/personel/izinKisileri', {});
  const bostakiler = kisiler.filter((k) => k.Departman === departman && k.izinTur === null);
  for (const kisi of bostakiler.toSorted((a, b) => karsilastir(a.MesaiBaslangic, b.MesaiBaslangic))) {
    const { izinlist } = await cagir<{ izinlist: Izin[] }>(request, token, '/personel/personel/personelizinlist', {
      UserId: kisi.Id,
    });
    const sorumlu = ['Levent Çağatay', 'Onur Yiğit', 'Nurgül Çetin', 'Müjgan Akın'].includes(kisi.Ad);
    if (!sorumlu && izinlist.every((i) => i.Bitis <= bas || i.Baslangic >= bit)) return kisi;
  }
  throw new Error(`${departman}: nobody is free from ${bas} to ${bit}`);
}

/** The user name of a person of the demo company. */
export const hesabi = (ad: string) => {
  const soyad = ad.lastIndexOf(' ');
  return kullaniciAnahtari(`${ad.slice(0, soyad)}.${ad.slice(soyad + 1)}`).replaceAll(' ', '') as Hesap;
};

/** A person signed in on a separate page, with nothing opened yet. */
export async function yeniSayfa(browser: Browser, hesap: Hesap): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await oturumAc(page, hesap);
  return page;
}

/** Opens a person's leaves from the list of people. */
export async function izinDetayiAc(page: Page, ad: string) {
  await page.goto('/personel/izin');
  await page.getByRole('searchbox', { name: 'Personel izinleri: ara' }).fill(ad);
  await page.getByRole('row').filter({ hasText: ad }).click();
  const detay = page.getByRole('dialog', { name: `${ad}: İzin Detayı` });
  await expect(detay.getByRole('region', { name: `${ad}: izin özeti` })).toBeVisible();
  return detay;
}

export interface Giris {
  readonly tur: string;
  readonly bas: string;
  readonly bit: string;
  readonly aciklama?: string;
}

/** Fills the common fields of an entry and a request. */
export async function doldur(form: ReturnType<Page['getByRole']>, { tur, bas, bit, aciklama = '' }: Giris) {
  await form.getByRole('combobox', { name: 'İzin Türü' }).selectOption(tur);
  await form.getByRole('textbox', { name: 'İzin Başlangıcı' }).fill(bas);
  await form.getByRole('textbox', { name: 'İzin Bitişi' }).fill(bit);
  await form.getByRole('textbox', { name: 'Açıklama' }).fill(aciklama);
}
