import { expect, type Locator, type Page, test } from '@playwright/test';
import { cagir, isleminiYap } from './destek.ts';
import { girisYap, jetonAl } from './fixtures.ts';
import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';

/**
 * Customers answer about a ticket: by telephone, or by a link that a person outside opens. A low score gets a
 * follow-up.
 */

const SAYFA = '/islemler/musterigorusme/memnuniyet';

/** The list of surveys. */
const tablosu = (page: Page): Locator => {
  const ad = 'Memnuniyet anketleri';
  return page.getByRole('table', { name: ad }).or(page.getByRole('grid', { name: ad }));
};

/** Opens a survey that waits because of a ticket, by its place in the list. */
async function bekleyeniAc(page: Page, kacinci: number): Promise<Locator> {
  await page.goto(`${SAYFA}?sekme=bekleyen`);
  const satirlar = tablosu(page)
    .getByRole('row')
    .filter({ hasText: /G\d{6}/ });
  await satirlar.nth(kacinci).getByRole('button').first().click();
  return page.getByRole('dialog', { name: /^A\d{6}: / });
}

test('a person calls, notes that nobody answered, and writes the next customer’s answers down', async ({ page }) => {
  await girisYap(page, 'yonetici');
  const pencere = await bekleyeniAc(page, 0);
  await pencere.getByRole('button', { name: 'Telefonla Yap' }).click();
  const arama = page.getByRole('dialog', { name: /^Telefonla Anket: / });
  await expect(
    arama.getByText('Son destek görüşmenizle ilgili kısa bir değerlendirme', { exact: false }),
  ).toBeVisible();
  await expect(arama.getByRole('link', { name: /^0/ }).first()).toHaveAttribute('href', /^tel:0/);
  await arama.getByRole('button', { name: 'Yanıtları Kaydet' }).click();
  await expect(arama.getByText('sorusunu yanıtlayınız.').first()).toBeVisible();
  await arama
    .getByRole('group', { name: /memnun kaldınız/ })
    .getByRole('radio', { name: '4' })
    .check();
  await expect(arama.getByText('sorusunu yanıtlayınız.')).toHaveCount(0);
  await arama
    .getByRole('textbox', { name: 'Eklemek istediğiniz bir şey var mı?' })
    .fill('Daha hızlı geri arayabilirsiniz.');
  await arama.getByRole('button', { name: 'Yanıtları Kaydet' }).click();
  await expect(page.getByText('Yanıtlar kaydedildi')).toBeVisible();
});

test('a customer opens the link, goes on page by page, and returns to the thanks', async ({ page, browser }) => {
  await girisYap(page, 'yonetici');
  const pencere = await bekleyeniAc(page, 1);
  await isleminiYap(pencere, 'Bağlantı Ver');
  const adres = await pencere
    .getByText(/\/anket\/[\w-]{43}$/)
    .last()
    .textContent();
  const yol = /\/anket\/[\w-]{43}/.exec(adres!)![0];

  const disarida = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const musteri = await disarida.newPage();
  await musteri.goto(`${yol}?c=5`);
  await expect(musteri.getByRole('radio', { name: '5 (çok iyi)' })).toBeChecked();
  await musteri.getByRole('radio', { name: '1 (çok kötü)' }).check();
  await musteri.getByRole('button', { name: 'Devam' }).click();
  await expect(musteri.getByRole('heading', { level: 1, name: 'Görüşünüz: 2. sayfa' })).toBeVisible();
  await musteri.getByRole('button', { name: 'Geri' }).click();
  await expect(musteri.getByRole('radio', { name: '1 (çok kötü)' })).toBeChecked();
  await musteri.getByRole('button', { name: 'Devam' }).click();
  await musteri.getByRole('checkbox', { name: 'Sorun çözülmedi' }).check();
  await musteri.getByRole('button', { name: 'Devam' }).click();
  await musteri.getByRole('textbox', { name: /Eklemek istediğiniz/ }).fill('Çok bekledim.');
  await musteri.getByRole('button', { name: 'Devam' }).click();
  await expect(musteri.getByRole('heading', { level: 1, name: 'Teşekkür ederiz' })).toBeVisible();
  await musteri.goto(`${yol}?c=5`);
  await expect(musteri.getByText('Çok bekledim.')).toBeVisible();
  await disarida.close();

  // The low score waits with its ticket beside it, and is closed with the follow-up.
  await page.goto(`${SAYFA}?sekme=dusuk`);
  await tablosu(page).getByRole('row').filter({ hasText: 'Düşük puan' }).first().getByRole('button').first().click();
  await expect(pencere.getByRole('region', { name: 'Sorulan iş' }).getByRole('link')).toBeVisible();
  await pencere.getByRole('button', { name: 'İlgilenildi' }).click();
  const form = page.getByRole('dialog', { name: /^İlgilenildi: / });
  await form.getByRole('button', { name: 'İzlemeyi Kapat' }).click();
  await expect(form.getByText('Ne yapıldığını en az 10 karakterle yazınız.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Ne yapıldı?' }).fill('Müşteri arandı, sorun giderildi.');
  await form.getByRole('textbox', { name: 'Müşteriye ne söylendi?' }).fill('Beklettiğimiz için özür diledik.');
  await form.getByRole('button', { name: 'İzlemeyi Kapat' }).click();
  await expect(page.getByRole('list', { name: 'Anketin geçmişi' }).getByText('İzleme kapandı')).toBeVisible();
});

test('a person sends surveys by hand: about a product by a link, and about a closed ticket only once', async ({
  page,
}) => {
  const token = await jetonAl(page.request, 'yonetici');
  const musteri = {
    ...BOS_MUSTERI,
    Ad: 'Elle',
    Soyad: 'Sorulan',
    GSM: '05329876501',
    ProjeIdler: [2],
    Id: 0,
    Surum: 0,
  };
  const { Id } = await cagir<{ Id: number }>(page.request, token, '/musteriKaydet', {
    musteri,
    benzerleriGordum: true,
  });
  await girisYap(page, 'yonetici');
  await page.goto(`/tanimlar/musteri/detay?id=${Id}`);
  const ac = async () => {
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Anket Gönder' }).click();
  };
  await ac();
  const pencere = page.getByRole('dialog', { name: /^Anket Gönder: / });
  await expect(pencere.getByRole('combobox', { name: 'Anket' })).toHaveText('Sürüm Değerlendirmesi');
  await expect(pencere.getByText(/^E-posta: /)).toBeVisible();
  await pencere.getByRole('combobox', { name: 'Nasıl sorulsun?' }).selectOption('Bağlantısını ben ileteceğim');
  await pencere.getByRole('button', { name: 'Gönder' }).click();
  await expect(pencere.getByText(/\/anket\/[\w-]{43}$/)).toBeVisible();
  await pencere.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(pencere).toBeHidden();
  await ac();
  await pencere.getByRole('button', { name: 'Gönder' }).click();
  await expect(pencere.getByText(/Bu müşteriye en son .* günü anket soruldu/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${SAYFA}?sekme=tamamlanan`);
  await page
    .getByRole('link', { name: /^G\d{6}$/ })
    .first()
    .click();
  await ac();
  await pencere.getByRole('button', { name: 'Gönder' }).click();
  await expect(pencere.getByText(/zaten sorulmuş|Bu müşteriye en son/)).toBeVisible();
});
