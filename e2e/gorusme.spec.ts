import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, jetonAl } from './fixtures.ts';

/** Support tickets, from the view of the people who answer the telephone. */

const DESTEK = 'alperen.agaoglu' as Hesap;
/** A person has one draft in the form of a ticket, so two parallel tests would find each other's. */
test.describe.configure({ mode: 'default' });
const BASKASI = 'gizem.altintas' as Hesap;
const damga = String(Date.now() % 10_000_000).padStart(7, '0');

async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  await form.getByRole('combobox', { name: alan, exact: true }).fill(deger);
  await form.getByRole('option', { name: deger, exact: true }).click();
}

/** Creates a customer with a telephone number of their own who uses one product. */
async function musteriAc(page: Page, ad: string, gsm: string): Promise<void> {
  const kart = {
    ...BOS_MUSTERI,
    Id: 0,
    Surum: 0,
    Ad: ad,
    Soyad: 'Arayan',
    GSM: gsm,
    Eposta: `a${gsm}@ornek.example`,
    ProjeIdler: [6],
  };
  const token = await jetonAl(page.request, 'yonetici');
  const cevap = await cagir(page.request, token, '/musteriKaydet', {
    musteri: kart,
    benzerleriGordum: true,
  });
  expect(cevap).toMatchObject({ durum: true });
}

test('the telephone rings: the screen shows the caller, and a ticket takes four acts', async ({ page }) => {
  const gsm = `0549${damga}`;
  await musteriAc(page, 'Nurgül', gsm);
  await girisYap(page, DESTEK);
  await page.goto(`/islemler/musterigorusme/detay?telefon=${gsm}`);
  await expect(page.getByRole('heading', { level: 1, name: telefonYaz(gsm) })).toBeVisible();
  const arayan = page.getByRole('region', { name: 'Nurgül Arayan', exact: true });
  await expect(arayan.getByText('Lisansı yok.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Görüşme Aç' })).toBeFocused();
  await page.keyboard.press('Enter');

  const form = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  await expect(form.getByRole('combobox', { name: 'Ürün' })).toHaveValue('Masabaşı Klinik');
  await expect(form.getByRole('combobox', { name: 'Görüşme Türü' })).toHaveValue('Telefon');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Konuyu seçiniz.')).toBeVisible();
  await sec(form, 'Konu', 'Reçete');
  await form.getByRole('textbox', { name: 'Açıklama' }).fill(`e-Reçete gitmiyor ${damga}.\nKart okuyucu takılı.`);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `e-Reçete gitmiyor ${damga}.` })).toBeVisible();
  const gecmis = page.getByRole('list', { name: 'Görüşmenin geçmişi' });
  await expect(gecmis.getByText('Görüşme açıldı')).toBeVisible();
  // The heading names the caller and their institution.
  const ust = page.getByRole('main').locator('header').first();
  await expect(ust.getByRole('link', { name: telefonYaz(gsm) })).toBeInViewport();
  await expect(ust.getByText('Nurgül Arayan')).toBeInViewport();

  // Internal notes and answers to the customer look different and say which they are.
  await page.getByRole('textbox', { name: 'İç not' }).fill('Kart okuyucu sürücüsü eski.');
  await page.keyboard.press('Control+Enter');
  await expect(gecmis.getByText('Kart okuyucu sürücüsü eski.')).toBeVisible();
  await page.getByRole('tab', { name: 'Müşteriye Yanıt' }).click();
  await page.getByRole('textbox', { name: 'Müşteriye yazılacak' }).fill('Yarım saat içinde bağlanıyoruz.');
  // The recipient can be chosen, and a file of the computer can be attached.
  await expect(page.getByRole('combobox', { name: 'Kime' })).toHaveValue(`a${gsm}@ornek.example`);
  await page.getByLabel('Ek seç').setInputFiles({
    name: 'Kurulum adımları.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('1. Kart okuyucuyu çıkarınız.'),
  });
  await expect(page.getByRole('list', { name: 'Yazının dosyaları' })).toContainText('Kurulum adımları.txt');
  await erisilebilir(page);
  await page.getByRole('button', { name: 'Yanıtı Gönder' }).click();
  // No mail server is set up here, and the history does not claim that the mail went.
  await expect(
    gecmis.getByText(`a${gsm}@ornek.example: e-posta sunucusu tanımlı değil: giden kutusunda bekliyor`),
  ).toBeVisible();
  await expect(gecmis.getByRole('list', { name: 'Ekler' })).toContainText('Kurulum adımları.txt');

  await page.getByRole('button', { name: 'İşleme Al' }).click();
  await page.getByRole('button', { name: 'Çöz', exact: true }).click();
  const coz = page.getByRole('dialog', { name: /^Çöz: G/ });
  await coz.getByRole('textbox', { name: 'Çözüm' }).fill('kısa');
  await coz.getByRole('button', { name: 'Çöz', exact: true }).click();
  await expect(coz.getByText('Nasıl çözüldüğünü en az 10 karakterle yazınız.')).toBeVisible();
  await coz.getByRole('textbox', { name: 'Çözüm' }).fill('Sürücü yenilendi, reçete gönderildi.');
  await coz.getByRole('button', { name: 'Çöz', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kapat', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Çözüm' })).toContainText('Sürücü yenilendi');

  // A repeated caller's open ticket is shown, and it is found by its words.
  await page.goto('/islemler/musterigorusme/list?sekme=hepsi');
  await page.getByRole('searchbox').fill(`gitmiyor ${damga}`);
  await expect(page.getByRole('row').filter({ hasText: damga })).toHaveCount(1);
});

test('a ticket without an owner is taken once, leaves the other list, and typed text survives', async ({ browser }) => {
  const [ben, o] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const gsm = `0548${damga}`;
  await musteriAc(ben, 'Şükran', gsm);
  await girisYap(ben, DESTEK);
  await ben.goto('/islemler/musterigorusme/list');
  await ben.getByRole('button', { name: 'Yeni Görüşme' }).click();
  const form = ben.getByRole('dialog', { name: 'Yeni Görüşme' });
  await form.getByRole('combobox', { name: 'Müşteri' }).fill(gsm);
  await form.getByRole('option', { name: /^Şükran Arayan/ }).click();
  await expect(form.getByText('Açık görüşmesi yok.')).toBeVisible();
  await sec(form, 'Konu', 'Rapor');
  await form.getByRole('textbox', { name: 'Açıklama' }).fill(`Rapor kesiliyor ${damga}`);
  await sec(form, 'Kime', 'Atanmamış');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(ben.getByRole('button', { name: 'Üstlen' })).toBeVisible();

  await girisYap(o, BASKASI);
  await o.goto(`/islemler/musterigorusme/list?sekme=atanmamis&ara=${damga}`);
  const satir = o.getByRole('row').filter({ hasText: `Rapor kesiliyor ${damga}` });
  await expect(satir).toHaveCount(1);
  // An unsaved note survives the other person's change and a reload.
  await ben.getByRole('textbox', { name: 'İç not' }).fill('Yarım kalan not');
  await satir.getByRole('link', { name: /^G\d+$/ }).click();
  await o.getByRole('button', { name: 'Üstlen' }).click();
  await expect(o.getByRole('button', { name: 'İşleme Al' })).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Üstlen' })).toHaveCount(0);
  await expect(ben.getByRole('textbox', { name: 'İç not' })).toHaveValue('Yarım kalan not');
  await ben.waitForTimeout(600);
  ben.on('dialog', (d) => void d.accept());
  await ben.reload();
  await expect(ben.getByRole('textbox', { name: 'İç not' })).toHaveValue('Yarım kalan not');
  await ben.context().close();
  await o.context().close();
});
