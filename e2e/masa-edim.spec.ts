import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cagir, gorusmeAc } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, jetonAl } from './fixtures.ts';
import { edimSayaci, tusSayaci } from './sayac.ts';

/** The acts of a person at the desk, counted in presses by mouse or Enter. Typing does not count. */

/** A person of Destek for whom no other test opens the form of a new ticket. */
const DESTEK = 'tugba.erdogan' as Hesap;
const ALAN = 'gizem.altintas' as Hesap;
/** A person has one draft in the form of a ticket, so two parallel tests would find each other's. */
test.describe.configure({ mode: 'default' });
const damga = String(Date.now() % 10_000_000).padStart(7, '0');

/** Presses Tab until this field has the focus. */
async function tabla(alan: Locator): Promise<void> {
  for (let i = 0; i < 20; i++) {
    if (await alan.evaluate((e) => e === document.activeElement)) return;
    await alan.page().keyboard.press('Tab');
  }
  throw new Error(`${String(alan)} klavyeyle bulunamadı`);
}

/** A new ticket that the person has taken. Answers its address. */
async function benimki(page: Page, baslik: string, gsm: string): Promise<string> {
  const yol = await gorusmeAc(page, baslik, gsm);
  const Id = Number(new URL(yol, 'http://x').searchParams.get('id'));
  const token = await jetonAl(page.request, DESTEK);
  expect(await cagir(page.request, token, '/islemler/musterigorusme/gorusmeUstlen', { Id })).toMatchObject({
    durum: true,
  });
  return yol;
}

/** The person's own template of an answer. */
async function sablonAc(
  page: Page,
  yazilan: { readonly Ad: string; readonly Kisayol: string; readonly Metin: string },
): Promise<void> {
  const bos = { Id: 0, Surum: 0, Tur: 'yanit', ProjeId: null, KonuId: null, Kisisel: 1, Aktif: 1, Sira: 0 };
  const sablon = { ...bos, ...yazilan };
  const token = await jetonAl(page.request, DESTEK);
  expect(await cagir(page.request, token, '/islemler/musterigorusme/sablonKaydet', { sablon })).toMatchObject({
    durum: true,
  });
}

test('a call by number becomes a ticket in four acts from the home page', async ({ page }) => {
  const gsm = `0551${damga}`;
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Taslak', Soyad: 'Deneyen', GSM: gsm, ProjeIdler: [6] };
  const token = await jetonAl(page.request, 'yonetici');
  expect(await cagir(page.request, token, '/musteriKaydet', { musteri: kart, benzerleriGordum: true })).toMatchObject({
    durum: true,
  });
  await girisYap(page, DESTEK);
  const edim = await edimSayaci(page);
  const tus = await tusSayaci(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Ara' })).toBeFocused();
  await page.keyboard.type('yeni görüşme');
  await expect(page.getByRole('option', { name: 'Yeni Görüşme' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  await expect(form.getByRole('combobox', { name: 'Müşteri', exact: true })).toBeFocused();
  await page.keyboard.type(gsm);
  // The match names the telephone, which tells two equal names apart.
  await expect(form.getByRole('option', { name: `Taslak Deneyen · ${telefonYaz(gsm)}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Müşteri', exact: true })).toHaveValue('Taslak Deneyen');
  await expect(form.getByRole('combobox', { name: 'Ürün' })).toHaveValue('Masabaşı Klinik');
  const konu = form.getByRole('combobox', { name: 'Konu', exact: true });
  await tabla(konu);
  await page.keyboard.type('reçete');
  await expect(form.getByRole('option', { name: 'Reçete', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(konu).toHaveValue('Reçete');
  await tabla(form.getByRole('textbox', { name: 'Açıklama' }));
  await page.keyboard.type(`Reçete gitmiyor ${damga}`);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Reçete gitmiyor ${damga}` })).toBeVisible();
  expect(await edim()).toBeLessThanOrEqual(4);
  // The same way is the keyboard alone.
  expect(await tus()).toBeLessThanOrEqual(13);
});

test('a ticket is answered from a template, solved, and the next one opened in five acts', async ({ page }) => {
  const [ilk, sonraki] = [`Cevaplanacak ${damga}`, `Sıradaki ${damga}`];
  const gsm = `0552${damga}`;
  await benimki(page, sonraki, `0553${damga}`);
  await benimki(page, ilk, gsm);
  await sablonAc(page, { Ad: `Çözüldü ${damga}`, Kisayol: `coz${damga}`, Metin: 'Sorununuz giderildi, deneyiniz.' });
  await girisYap(page, DESTEK);
  await page.goto('/islemler/musterigorusme/list?sekme=benim&sirala=-Tarih');
  const edim = await edimSayaci(page);
  await page.getByRole('link', { name: ilk, exact: true }).click();
  const baslik = (ad: string) => page.getByRole('heading', { level: 1, name: ad });
  await expect(baslik(ilk)).toBeVisible();

  // The caller and the composer are on the screen without scrolling.
  const ust = page.getByRole('main').locator('header').first();
  const yazi = page.getByRole('textbox', { name: 'İç not' });
  for (const boy of [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(boy);
    for (const gorunen of [
      ust.getByRole('link', { name: 'Taslak Deneyen' }),
      ust.getByRole('link', { name: telefonYaz(gsm) }),
      ust.getByText('Lisansı yok'),
      ust.getByText('Masabaşı Klinik'),
      ust.getByText(/^Kalan:/),
      ust.getByText('Atandı'),
      ust.getByRole('button', { name: /^Tuğba Erdoğan/ }),
      page.getByRole('button', { name: 'İşleme Al' }),
      yazi,
    ])
      await expect(gorunen).toBeInViewport({ ratio: 1 });
  }
  await erisilebilir(page);

  await page.getByRole('tab', { name: 'Müşteriye Yanıt' }).click();
  const yanit = page.getByRole('textbox', { name: 'Müşteriye yazılacak' });
  await yanit.pressSequentially(`/coz${damga}`);
  await expect(page.getByRole('option', { name: `Çözüldü ${damga}` })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(yanit).toHaveValue('Sorununuz giderildi, deneyiniz.');
  await page.keyboard.press('Control+Shift+Enter');
  const bildirim = page.getByRole('region', { name: 'Kısa bildirimler' });
  await expect(page.getByRole('region', { name: 'Çözüm' })).toContainText('Sorununuz giderildi');
  await bildirim.getByRole('button', { name: 'Sıradaki' }).click();
  await expect(baslik(ilk)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Görüşmenin geçmişi' })).toBeVisible();
  expect(await edim()).toBeLessThanOrEqual(5);

  // The neighbours of the list are one key away.
  await page.goto('/islemler/musterigorusme/list?sekme=hepsi&sirala=-Tarih');
  await page.getByRole('link', { name: ilk, exact: true }).click();
  await expect(baslik(ilk)).toBeVisible();
  await page.keyboard.press('j');
  await expect(baslik(ilk)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Görüşmenin geçmişi' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(baslik(ilk)).toBeVisible();
});

test('a ticket is handed over in three acts, and its history says from whom to whom', async ({ page, browser }) => {
  const alan = await (await browser.newContext()).newPage();
  await girisYap(alan, ALAN);
  const yol = await benimki(page, `Verilecek ${damga}`, `0554${damga}`);
  await girisYap(page, DESTEK);
  await page.goto(yol);
  const sahip = page.getByRole('button', { name: /^Tuğba Erdoğan/ });
  await expect(sahip).toBeVisible();
  const edim = await edimSayaci(page);
  await sahip.click();
  const ver = page.getByRole('dialog', { name: /^Görüşmeyi Ata: G/ });
  const kime = ver.getByRole('combobox', { name: 'Kime' });
  await expect(kime).toBeFocused();
  await page.keyboard.type('gizem altıntaş');
  await expect(ver.getByRole('option', { name: /^Gizem Altıntaş/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(kime).toHaveValue(/^Gizem Altıntaş/);
  await page.keyboard.press('Control+Enter');
  // A person who is not at the desk causes a warning first.
  const yine = ver.getByRole('button', { name: 'Yine de Ata' });
  const gecmis = page.getByRole('list', { name: 'Görüşmenin geçmişi' });
  const satir = gecmis.getByText('Görüşme aktarıldı: Tuğba Erdoğan → Gizem Altıntaş');
  await expect(yine.or(satir)).toBeVisible();
  const uyarildi = await yine.isVisible();
  if (uyarildi) await yine.click();
  await expect(satir).toBeVisible();
  expect(await edim()).toBe(uyarildi ? 4 : 3);
  await alan.context().close();
});

test('by the keyboard alone: a ticket is opened, answered from a template and solved, and the next one opened', async ({
  page,
}) => {
  const [ilk, sonraki] = [`Tuşla cevaplanacak ${damga}`, `Tuşla sıradaki ${damga}`];
  await benimki(page, sonraki, `0556${damga}`);
  await benimki(page, ilk, `0557${damga}`);
  const [kisayol, metin] = [`tus${damga}`, 'Ayarı düzelttik, deneyiniz.'];
  await sablonAc(page, { Ad: `Tuşla ${damga}`, Kisayol: kisayol, Metin: metin });
  await girisYap(page, DESTEK);
  await page.goto('/islemler/musterigorusme/list?sekme=benim&sirala=-Tarih');
  const satirlar = page.getByRole('grid', { name: 'Müşteri görüşmeleri' }).getByRole('row');
  await expect(satirlar.nth(1)).toContainText(ilk);
  const tus = await tusSayaci(page);
  await page.keyboard.press('j');
  await expect(satirlar.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const baslik = page.getByRole('heading', { level: 1, name: ilk });
  await expect(baslik).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'İç not' })).toBeVisible();
  await page.keyboard.press('y');
  const yanit = page.getByRole('textbox', { name: 'Müşteriye yazılacak' });
  await expect(yanit).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Müşteriye Yanıt' })).toHaveAttribute('aria-selected', 'true');

  // However long the answer is, half of the place stays with the conversation.
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.keyboard.type('bir\niki\nüç\ndört\nbeş\naltı\nyedi\nsekiz\ndokuz\non\nonbir\noniki');
  const boyu = async (l: Locator) => (await l.boundingBox())!.height;
  const akis = page.getByRole('region', { name: 'Görüşmenin akışı' });
  const yaziYeri = page.getByRole('tabpanel', { name: 'Müşteriye Yanıt' });
  expect(await boyu(akis)).toBeGreaterThanOrEqual((await boyu(yaziYeri)) + 30);
  expect(await boyu(akis)).toBeGreaterThanOrEqual(240);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  const once = await tus();

  await page.keyboard.type(`/${kisayol}`);
  await expect(page.getByRole('option', { name: `Tuşla ${damga}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(yanit).toHaveValue(metin);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByRole('region', { name: 'Çözüm' })).toContainText(metin);
  await expect(page.getByRole('region', { name: 'Görüşmenin akışı' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(baslik).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Görüşmenin geçmişi' })).toBeVisible();
  // Opening and beginning the answer took three keys, the lines of the long text are left out.
  expect((await tus()) - once).toBe(3);
});

test('by the keyboard alone: a ticket is handed over in three keys', async ({ page }) => {
  const yol = await benimki(page, `Tuşla verilecek ${damga}`, `0558${damga}`);
  await girisYap(page, DESTEK);
  await page.goto(yol);
  await expect(page.getByRole('button', { name: /^Tuğba Erdoğan ?: başkasına ata$/ })).toBeVisible();
  const tus = await tusSayaci(page);
  await page.keyboard.press('a');
  const ver = page.getByRole('dialog', { name: /^Görüşmeyi Ata: G/ });
  const kime = ver.getByRole('combobox', { name: 'Kime' });
  await expect(kime).toBeFocused();
  await page.keyboard.type('gizem altıntaş');
  await expect(ver.getByRole('option', { name: /^Gizem Altıntaş/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(kime).toHaveValue(/^Gizem Altıntaş/);
  await page.keyboard.press('Control+Enter');
  // A person who is not at the desk causes a warning first, which has a button of its own.
  const yine = ver.getByRole('button', { name: 'Yine de Ata' });
  const satir = page
    .getByRole('list', { name: 'Görüşmenin geçmişi' })
    .getByText('Görüşme aktarıldı: Tuğba Erdoğan → Gizem Altıntaş');
  await expect(yine.or(satir)).toBeVisible();
  const uyarildi = await yine.isVisible();
  if (uyarildi) {
    await tabla(yine);
    await page.keyboard.press('Enter');
  }
  await expect(satir).toBeVisible();
  expect(await tus()).toBeLessThanOrEqual(uyarildi ? 10 : 3);
});
