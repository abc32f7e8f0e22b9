import { type Browser, expect, type Page, test } from '@playwright/test';
import { bas, erisilebilir, girisYap, jetonAl, sigar } from './fixtures.ts';
import { akisPlani } from './projeDestek.ts';

/** The flow of a plan: drawn without a mouse, edited by a second person, and walked step by step. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');

/** The administrator in a browser of their own. */
async function biri(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await girisYap(page, 'yonetici');
  return page;
}
/** Adds a step behind the selected one and names it. The focus is in its name at once. */
async function ekle(page: Page, tur: string, ad: string): Promise<void> {
  await bas(page, `${tur} ekle`);
  await expect(page.getByRole('textbox', { name: 'Ad', exact: true })).toBeFocused();
  await page.keyboard.type(ad);
  await page.keyboard.press('Tab');
}
const tuval = (page: Page) => page.getByRole('region', { name: 'Akış çizimi' });
const adim = (page: Page, ad: string) => tuval(page).getByRole('button', { name: ad, exact: true });
const kaydedildi = (page: Page) => expect(page.getByRole('button', { name: 'Kaydet', exact: true })).toBeDisabled();

test('a flow is drawn by keyboard, edited by a second person, and walked step by step', async ({ browser }) => {
  const cizen = await biri(browser);
  const token = await jetonAl(cizen.request, 'yonetici');
  const { PlanId, proje, plan } = await akisPlani(cizen.request, token, damga);

  // Starts from the flow's own page: the project, then the plan.
  await cizen.goto('/islemler/projetakibi/akispage');
  await cizen.getByRole('textbox', { name: 'Proje ara' }).fill(damga);
  await cizen.getByRole('link', { name: proje }).press('Enter');
  await cizen.getByRole('link', { name: plan }).press('Enter');
  await expect(cizen.getByRole('heading', { level: 1, name: plan })).toBeVisible();

  await ekle(cizen, 'Başlangıç', 'Başvuru geldi');
  await ekle(cizen, 'Adım', 'Belgeleri denetle');
  await ekle(cizen, 'Karar', 'Belgeler tamam mı?');
  await ekle(cizen, 'Bitiş', 'Kayıt açıldı');
  // The decision also leads back. It says what is missing until each way has its condition.
  await adim(cizen, 'Karar: Belgeler tamam mı?').focus();
  await cizen.keyboard.press('Enter');
  const yol = cizen.getByRole('combobox', { name: 'Yol ekle' });
  await yol.focus();
  await yol.fill('Belgeleri');
  await yol.press('Enter');
  const eksikler = cizen.getByRole('region', { name: /^Eksikler/ });
  await expect(eksikler).toContainText('‘Belgeler tamam mı?’ kararının her yolunda koşulu yazmalı.');
  await cizen.getByRole('textbox', { name: 'Kayıt açıldı yolunun koşulu' }).focus();
  await cizen.keyboard.type('Tamam');
  await cizen.getByRole('textbox', { name: 'Belgeleri denetle yolunun koşulu' }).focus();
  await cizen.keyboard.type('Eksik');
  await cizen.keyboard.press('Tab');
  await expect(cizen.getByText('Akışta eksik yok.')).toBeVisible();
  // Undo brings the deleted step back unchanged.
  await bas(cizen, 'Sil');
  await expect(adim(cizen, 'Karar: Belgeler tamam mı?')).toBeHidden();
  await cizen.keyboard.press('Control+z');
  await expect(adim(cizen, 'Karar: Belgeler tamam mı?')).toBeVisible();
  await bas(cizen, 'Kendiliğinden yerleştir');
  await expect(cizen.getByText('Akışta eksik yok.')).toBeVisible();
  await erisilebilir(cizen);
  await bas(cizen, 'Kaydet');
  await kaydedildi(cizen);

  // A second person draws on the same flow. The later save gets a warning and keeps its drawing.
  const ikinci = await biri(browser);
  await ikinci.goto(`/islemler/projetakibi/akispage?plan=${PlanId}`);
  await expect(adim(ikinci, 'Bitiş: Kayıt açıldı')).toBeVisible();
  await ikinci.context().setOffline(true);
  await adim(cizen, 'Adım: Belgeleri denetle').focus();
  await cizen.keyboard.press('Enter');
  await cizen.getByRole('textbox', { name: 'Açıklama' }).fill('Kimlik ve vergi levhası.');
  await cizen.keyboard.press('Tab');
  await bas(cizen, 'Kaydet');
  await kaydedildi(cizen);
  await ekle(ikinci, 'Adım', 'Sözleşmeyi imzala');
  await ikinci.context().setOffline(false);
  await expect(ikinci.getByText(/^Bu akış siz açtıktan sonra değişti/)).toBeVisible();
  await bas(ikinci, 'Kaydet');
  await expect(ikinci.getByText(/siz açtıktan sonra .* değiştirdi/)).toBeVisible();
  await erisilebilir(ikinci);
  await bas(ikinci, 'Güncel Hâlini Aç');
  await expect(adim(ikinci, 'Adım: Sözleşmeyi imzala')).toBeHidden();
  await bas(ikinci, 'Geri Getir');
  await expect(adim(ikinci, 'Adım: Sözleşmeyi imzala')).toBeVisible();
  await ikinci.close();

  // The same flow as a list, then walked: after a stop the walk continues at the same step.
  await cizen.getByRole('radio', { name: 'Liste' }).press(' ');
  await expect(cizen.getByRole('row', { name: /Karar .*Tamam: .*Eksik: / })).toBeVisible();
  await erisilebilir(cizen);
  await cizen.goto(`/islemler/projetakibi/akispage?plan=${PlanId}&gorunum=oku`);
  await bas(cizen, 'Belgeleri denetle');
  await expect(cizen.getByText('Kimlik ve vergi levhası.')).toBeVisible();
  await bas(cizen, 'Belgeler tamam mı?');
  await expect(cizen.getByRole('heading', { level: 2, name: 'Belgeler tamam mı?' })).toBeFocused();
  await cizen.reload();
  await expect(cizen.getByRole('heading', { level: 2, name: 'Belgeler tamam mı?' })).toBeVisible();
  await erisilebilir(cizen);
  await bas(cizen, 'Tamam: Kayıt açıldı');
  await expect(cizen.getByText('Akış burada biter.')).toBeVisible();
  for (const [ad, dosya] of [
    ['PDF', /\.pdf$/],
    ['Resim', /\.png$/],
  ] as const) {
    const inen = cizen.waitForEvent('download');
    await bas(cizen, ad);
    expect((await inen).suggestedFilename()).toMatch(dosya);
  }
  await cizen.setViewportSize({ width: 390, height: 844 });
  await sigar(cizen);
});
