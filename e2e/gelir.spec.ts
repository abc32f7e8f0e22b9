import { expect, test } from '@playwright/test';
import { islemleri } from './destek.ts';
import { erisilebilir, girisYap } from './fixtures.ts';

/** Received money: bank lines close the invoices that they name, and the income page agrees to the kuruş. */

test('a certain line is matched, an unclear one is solved by hand, and income moves by both', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/mali/gelir');
  const tahsil = page.getByRole('link', { name: /^Tahsil edilen: / });
  const tutari = async () => Number((await tahsil.innerText()).replaceAll(/[^\d]/g, ''));
  await expect(tahsil).toBeVisible();
  const once = await tutari();

  await page.goto('/mali/bankagunsonu?durum=bekleyen');
  await page.getByRole('button', { name: 'Kesin Eşleşmeler' }).click();
  const kesinler = page.getByRole('dialog', { name: 'Kesin Eşleşmeler' });
  await expect(kesinler.getByText(/Tutar kuruşu kuruşuna aynı/).first()).toBeVisible();
  await erisilebilir(page);
  await kesinler.getByRole('button', { name: /Hareketi İşle$/ }).click();
  await expect(page.getByText(/hareket işlendi$/)).toBeVisible();

  // The amount is short by the bank's fee: the proposal says so, the window fills itself, and the invoice closes in
  // full.
  const liste = page.getByRole('grid', { name: 'Banka hareketleri' });
  await liste.getByRole('button', { name: /^İşle: YURT DISI HAVALE/ }).click();
  const isle = page.getByRole('dialog', { name: /^Hareketi İşle/ });
  await expect(isle.getByText(/bir banka masrafı kadar az/)).toBeVisible();
  await isle.getByRole('button', { name: /^Seç: / }).click();
  await expect(isle.getByLabel('Bankanın Kestiği')).toHaveValue('25,00');
  await expect(isle.getByText('Gelen para tamamen dağıtıldı.')).toBeVisible();
  await erisilebilir(page);
  await isle.getByRole('button', { name: 'İşle ve Sıradaki' }).click();
  await expect(page.getByText('Hareket işlendi')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/mali/gelir');
  await expect(tahsil).toBeVisible();
  await expect.poll(tutari).toBeGreaterThan(once);
  await tahsil.click();
  const satirlar = page.getByRole('dialog', { name: 'Tahsilatlar' });
  await expect(satirlar.getByRole('link').first()).toBeVisible();
});

test('a late customer is reminded once, promises are remembered, and a rate says its cost', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/mali/gelir?sekme=gecikenler');
  const tablo = page.getByRole('table', { name: 'Vadesi geçen faturalar' });
  const sira = tablo.getByRole('button', { name: /^Hatırlat: / }).first();
  const no = (await sira.getAttribute('aria-label'))!.slice('Hatırlat: '.length);
  await sira.click();
  await expect(page.getByText('1 faturanın hatırlatması giden kutusunda bekliyor')).toBeVisible();
  await expect(tablo.getByRole('button', { name: `Hatırlat: ${no}` })).toBeHidden();
  await tablo.getByRole('button', { name: `Söz: ${no}` }).click();
  const soz = page.getByRole('dialog', { name: `Ödeme Sözü: ${no}` });
  await soz.getByLabel('Not').fill('Cuma gönderecekler');
  await soz.getByRole('button', { name: 'Kaydet' }).click();
  await expect(tablo.getByText('Cuma gönderecekler')).toBeVisible();
  await page.getByRole('button', { name: 'Faiz Oranları' }).click();
  const oran = page.getByRole('dialog', { name: 'Faiz Oranları' });
  await oran.getByRole('textbox', { name: 'Geçerlilik' }).fill('01.01.2024');
  await oran.getByLabel('Yıllık Oran (%)').fill('36,5');
  await oran.getByLabel('Dayanağı').fill('Deneme oranı');
  await oran.getByRole('button', { name: 'Oranı Yaz' }).click();
  await expect(oran.getByText('%36,5')).toBeVisible();
  await oran.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await expect(tablo.getByText(/^faiz ₺/).first()).toBeVisible();
});

test('a dealer’s month is computed, inspected, approved, invoiced and paid', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/mali/bayifatura');
  // The demo company's last month is computed. A month that has only just ended is not yet.
  await page.getByRole('button', { name: /^(Yeniden )?Hesapla$/ }).click();
  await expect(page.getByText(/bayinin hakedişi hesaplandı/)).toBeVisible();
  const tablo = page.getByRole('table', { name: 'Bayi hakedişleri' });
  const satir = tablo.getByRole('row').filter({ hasText: 'Hesaplandı' }).first();
  await satir.getByRole('link').first().click();
  const pencere = page.getByRole('dialog').filter({ hasText: 'Hakediş' }).first();
  await expect(page.getByRole('table', { name: 'Hakedişi oluşturan faturalar' })).toBeVisible();
  await pencere.getByRole('button', { name: 'Onayla' }).click();
  await pencere.getByRole('button', { name: 'Faturası Geldi' }).click();
  const fatura = page.getByRole('dialog', { name: /^Bayinin Faturası/ });
  await fatura.getByLabel('Fatura No').fill(`BAY${Date.now() % 1_000_000}`);
  await fatura.getByRole('button', { name: 'Kaydet' }).click();
  await expect(fatura).toBeHidden();
  await pencere.getByRole('button', { name: 'Ödendi' }).click();
  const odeme = page.getByRole('dialog', { name: /^Ödeme:/ });
  await odeme.getByRole('button', { name: 'Kaydet' }).click();
  await expect((await islemleri(pencere)).getByRole('menuitem', { name: 'Ödemeyi Geri Al' })).toBeVisible();
  // The month has a page of its own, whose address another person can open.
  await page.keyboard.press('Escape');
  await pencere.getByRole('link', { name: 'Sayfada Aç' }).click();
  await expect(page.getByRole('table', { name: 'Hakedişi oluşturan faturalar' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Ödendi', { exact: true })).toBeVisible();
});

test('a customer’s card says their debt, and their statement comes as a file', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/tanimlar/musteri/detay?id=4');
  await expect(page.getByLabel('Müşterinin rakamları').getByText('Borç')).toBeVisible();
  await page.getByRole('button', { name: 'Cari Ekstre' }).click();
  const ekstre = page.getByRole('dialog', { name: /^Cari Ekstre: / });
  await expect(ekstre.getByRole('table', { name: 'Cari hareketler' })).toBeVisible();
  await erisilebilir(page);
  for (const [dugme, ad] of [
    ['PDF', /cari ekstre\.pdf$/],
    ['Excel', /cari ekstre\.xlsx$/],
  ] as const) {
    const indirilen = page.waitForEvent('download');
    await ekstre.getByRole('button', { name: dugme }).click();
    expect((await indirilen).suggestedFilename()).toMatch(ad);
  }
});
