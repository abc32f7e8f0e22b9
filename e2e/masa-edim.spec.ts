import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { expect, type Page, test } from '@playwright/test';
import { cagir, gorusmeAc } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, jetonAl } from './fixtures.ts';

/** The acts of a person at the desk, counted in presses by mouse or Enter. Typing does not count. */

/** A person of Destek for whom no other test opens the form of a new ticket. */
const DESTEK = 'tugba.erdogan' as Hesap;
const ALAN = 'gizem.altintas' as Hesap;
/** A person has one draft in the form of a ticket, so two parallel tests would find each other's. */
test.describe.configure({ mode: 'default' });
const damga = String(Date.now() % 10_000_000).padStart(7, '0');

/** Counts the presses on this page from now on. */
async function sayac(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const kok = document.documentElement;
    kok.dataset['edim'] = '0';
    const say = () => (kok.dataset['edim'] = String(Number(kok.dataset['edim']) + 1));
    const alanMi = (e: Event) => e.target instanceof Element && e.target.closest('input, select, textarea') !== null;
    document.addEventListener('pointerdown', (e) => !alanMi(e) && say(), true);
    document.addEventListener('keydown', (e) => e.key === 'Enter' && say(), true);
  });
  return async () => Number(await page.locator('html').getAttribute('data-edim'));
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

test('a call by number becomes a ticket in four acts from the home page', async ({ page }) => {
  const gsm = `0551${damga}`;
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Taslak', Soyad: 'Deneyen', GSM: gsm, ProjeIdler: [6] };
  const token = await jetonAl(page.request, 'yonetici');
  expect(await cagir(page.request, token, '/musteriKaydet', { musteri: kart, benzerleriGordum: true })).toMatchObject({
    durum: true,
  });
  await girisYap(page, DESTEK);
  const edim = await sayac(page);
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
  await konu.fill('reçete');
  await page.keyboard.press('Enter');
  await expect(konu).toHaveValue('Reçete');
  await form.getByRole('textbox', { name: 'Açıklama' }).fill(`Reçete gitmiyor ${damga}`);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Reçete gitmiyor ${damga}` })).toBeVisible();
  expect(await edim()).toBeLessThanOrEqual(4);
});

test('a ticket is answered from a template, solved, and the next one opened in five acts', async ({ page }) => {
  const [ilk, sonraki] = [`Cevaplanacak ${damga}`, `Sıradaki ${damga}`];
  const gsm = `0552${damga}`;
  await benimki(page, sonraki, `0553${damga}`);
  await benimki(page, ilk, gsm);
  const token = await jetonAl(page.request, DESTEK);
  const sablon = {
    Id: 0,
    Surum: 0,
    Ad: `Çözüldü ${damga}`,
    Kisayol: `coz${damga}`,
    Metin: 'Sorununuz giderildi, deneyiniz.',
    Tur: 'yanit',
    ProjeId: null,
    KonuId: null,
    Kisisel: 1,
    Aktif: 1,
    Sira: 0,
  };
  expect(await cagir(page.request, token, '/islemler/musterigorusme/sablonKaydet', { sablon })).toMatchObject({
    durum: true,
  });
  await girisYap(page, DESTEK);
  await page.goto('/islemler/musterigorusme/list?sekme=benim&sirala=-Tarih');
  const edim = await sayac(page);
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
  const edim = await sayac(page);
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
