import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { GOREV_ALANLARI } from '@masabasi/core/is/gorev/alanlar';
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import { cagir } from './destek.ts';
import { girisYap, type Hesap, jetonAl } from './fixtures.ts';

/** Steps of the tests about tasks: open one, report work, write down a test result. */

const RESIM = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses an option by typing. */
export async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  await form.getByRole('combobox', { name: alan, exact: true }).first().fill(deger);
  await form.getByRole('option', { name: deger }).first().click();
}

/** A person in a browser of their own. */
export async function biri(browser: Browser, hesap: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await girisYap(page, hesap as Hesap);
  return page;
}

/** The window of a task. */
export const isPenceresi = (page: Page, baslik: string) =>
  page.getByRole('dialog', { name: new RegExp(`^T\\d{5} ${baslik}$`) });
/** Opens a task from a tab of the list. */
export async function isiAc(page: Page, sekme: string, baslik: string): Promise<Locator> {
  await page.goto(`/istakibi/isler?sekme=${sekme}&ara=${baslik.split(' ').at(-1)}`);
  await page.getByRole('link', { name: baslik }).click();
  await expect(isPenceresi(page, baslik).getByRole('region', { name: 'Geçmiş' })).toBeVisible();
  return isPenceresi(page, baslik);
}
/** Runs an act that asks for a text. */
export async function yazarak(is: Locator, dugme: string, alan: string, soz: string): Promise<void> {
  await is.getByRole('button', { name: dugme, exact: true }).click();
  const form = is.page().getByRole('dialog', { name: new RegExp(`^${dugme}: T`) });
  await form.getByRole('textbox', { name: alan }).fill(soz);
  await form.getByRole('button', { name: dugme, exact: true }).click();
  await expect(form).toBeHidden();
}
/** Writes down a test result, with a picture when it failed. */
export async function testYaz(is: Locator, sonuc: 'Geçti' | 'Kaldı'): Promise<void> {
  await is.getByRole('button', { name: 'Test Kaydı Yaz' }).click();
  const form = is.page().getByRole('dialog', { name: /^Test Kaydı: T/ });
  await sec(form, 'Test Türü', 'Fonksiyonel');
  await form.getByRole('combobox', { name: 'Sonuç', exact: true }).selectOption(sonuc);
  await form.getByRole('textbox', { name: 'Ortam' }).fill('Test sunucusu, Chrome');
  await form.getByRole('textbox', { name: 'Adımlar' }).fill('1. Reçete açıldı\n2. Barkod okutuldu');
  if (sonuc === 'Kaldı')
    await form.getByLabel('Ek seç').setInputFiles({ name: 'recete.png', mimeType: 'image/png', buffer: RESIM });
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();
}

interface Kayit {
  readonly Id: number;
  readonly No: string;
}

/** Opens a task of product 6 as the administrator. */
export async function isAc(request: APIRequestContext, Baslik: string): Promise<Kayit> {
  const token = await jetonAl(request, 'yonetici');
  const cevap = await request.get('/api/istakibi/getGerekliList', { headers: { authorization: `Bearer ${token}` } });
  const liste = (await cevap.json()) as Record<'isTur' | 'aciliyet', { Id: number }[]>;
  const temel = { ...bosKayit(GOREV_ALANLARI), Id: 0, Surum: 0, ProjeId: 6, VersiyonId: null, UstId: null };
  const secim = { IsTurId: liste.isTur[0]!.Id, AciliyetId: liste.aciliyet[0]!.Id };
  return cagir<Kayit>(request, token, '/istakibi/gorevKaydet', { gorev: { ...temel, ...secim, Baslik } });
}
