import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { suz, suzgeci } from './ekran.ts';
import readXlsxFile from 'read-excel-file/node';
import { isleminiYap, islemleri, yalnizSayfa } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, oturumAc } from './fixtures.ts';
import { YETKI } from '@masabasi/core/platform/yetki/rules';

/** Licences, from the view of the people who sell and renew them. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');

async function raporaGit(page: Page): Promise<void> {
  await page.goto('/rapor/lisans');
  await expect(page.getByRole('heading', { level: 1, name: 'Lisans Raporu' })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Lisanslar' }).or(page.getByRole('grid', { name: 'Lisanslar' })),
  ).toBeVisible();
}

/** Opens a card for a customer with a name of its own and stays on it. */
async function musteriAc(page: Page, soyad: string, eposta = ''): Promise<void> {
  await page.goto('/tanimlar/musteri/liste');
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill('Lisanslı');
  await form.getByRole('textbox', { name: 'Soyad' }).fill(soyad);
  await form.getByRole('textbox', { name: 'E-posta' }).fill(eposta);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Lisanslı ${soyad}` })).toBeVisible();
}

const sec = async (yer: Page | Locator, kutu: string, deger: string) => {
  await yer.getByRole('combobox', { name: kutu, exact: true }).fill(deger);
  await yer.getByRole('option', { name: deger, exact: true }).click();
};

test('a licence is opened on the customer’s card, renewed, suspended and cancelled, with all of it in its history', async ({
  page,
}) => {
  await oturumAc(page, 'satis1');
  await musteriAc(page, 'Ilgaz');
  const panel = page.getByRole('region', { name: 'Lisanslar' });
  // Sales read licences before tickets.
  const basliklar = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(basliklar.indexOf('Lisanslar')).toBeLessThan(basliklar.indexOf('Görüşmeler'));
  await panel.getByRole('button', { name: 'Yeni Lisans' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Lisans' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Ürünü seçiniz.', { exact: true })).toBeVisible();
  await sec(page, 'Ürün', 'Masabaşı Klinik');
  await sec(page, 'Lisans Türü', 'Yıllık');
  await form.getByRole('textbox', { name: 'Başlama Tarihi' }).fill('01.02.2026');
  await form.getByRole('textbox', { name: 'Bitiş Tarihi' }).fill('31.01.2026');
  await form.getByRole('textbox', { name: 'Yıllık Bedel' }).fill('12.500,50');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Bitiş tarihi başlamadan önce olamaz.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Bitiş Tarihi' }).fill('31.01.2029');
  await form.getByRole('textbox', { name: 'Bitiş Tarihi' }).press('Tab');
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  const satir = panel.getByRole('row').nth(1);
  await expect(satir).toContainText('₺12.500,50');
  await expect(satir).toContainText('31.01.2029');
  // The figures say the next end date. Empty fields are folded away.
  await expect(page.getByRole('definition').filter({ hasText: '31.01.2029' })).toBeVisible();
  await expect(page.getByText('Kan Grubu')).toBeHidden();
  await page.getByRole('button', { name: 'Boş alanları göster' }).click();
  await expect(page.getByText('Kan Grubu')).toBeVisible();

  await satir.getByRole('button', { name: /lisansını yenile/ }).click();
  const yenile = page.getByRole('dialog', { name: /Lisansını Yenile$/ });
  await expect(yenile.getByText('Yeni dönem: 01.02.2029 – 31.01.2030')).toBeVisible();
  await yenile.getByRole('textbox', { name: 'Süre (ay)' }).fill('1');
  await expect(yenile.getByText('Yeni dönem: 01.02.2029 – 28.02.2029')).toBeVisible();
  await yenile.getByRole('button', { name: 'Yenile', exact: true }).click();
  await expect(yenile).toBeHidden();
  await expect(satir).toContainText('28.02.2029');
  // A mistake is undone in its own message, and the same period can be renewed again.
  await page.getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByText('Yenileme geri alındı', { exact: true })).toBeVisible();
  await expect(satir).toContainText('31.01.2029');
  await satir.getByRole('button', { name: /lisansını yenile/ }).click();
  await yenile.getByRole('textbox', { name: 'Süre (ay)' }).fill('1');
  await yenile.getByRole('button', { name: 'Yenile', exact: true }).click();
  await expect(yenile).toBeHidden();
  await expect(satir).toContainText('28.02.2029');

  await satir.getByRole('link', { name: /^L\d+$/ }).click();
  const detay = page.getByRole('dialog', { name: /^Lisans L/ });
  await expect(detay.getByRole('list', { name: 'Hareketler' })).toContainText('31.01.2029 → 28.02.2029');
  await detay.getByRole('button', { name: 'Göster', exact: true }).click();
  await expect(detay.getByText(/^([A-Z2-9]{5}-){4}[A-Z2-9]{5}$/)).toBeVisible();
  await erisilebilir(page);
  await isleminiYap(detay, 'Askıya Al');
  const aski = page.getByRole('dialog', { name: /Lisansını Askıya Al$/ });
  await aski.getByRole('textbox', { name: 'Neden' }).fill('ödeme');
  await aski.getByRole('button', { name: 'Askıya Al' }).click();
  await expect(aski.getByText('Nedeni en az 10 karakterle açıklayınız.')).toBeVisible();
  await aski.getByRole('textbox', { name: 'Neden' }).fill('Ödeme gelene kadar');
  await aski.getByRole('button', { name: 'Askıya Al' }).click();
  await expect(detay.getByRole('button', { name: 'Askıdan İndir' })).toBeVisible();
  await expect(detay.getByRole('button', { name: 'Yenile', exact: true })).toBeHidden();
  await isleminiYap(detay, 'İptal Et');
  const iptal = page.getByRole('dialog', { name: /Lisansını İptal Et$/ });
  await iptal.getByRole('textbox', { name: 'Neden' }).fill('Müşteri vazgeçti, iade edildi');
  await iptal.getByRole('button', { name: 'İptal Et' }).click();
  await expect(iptal).toBeHidden();
  const kalan = await islemleri(detay);
  await expect(kalan.getByRole('menuitem').first()).toBeVisible();
  await expect(kalan.getByRole('menuitem', { name: 'Düzenle' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await detay.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await expect(page.getByRole('list', { name: 'Zaman çizelgesi' })).toContainText('iptal edildi');
});

test('a licence is handed over to another customer', async ({ page }) => {
  await oturumAc(page, 'satis1');
  const harfler = damga.replace(/\d/g, (r) => 'abcdefghij'[Number(r)]!);
  await musteriAc(page, `Devralan ${harfler}`);
  await musteriAc(page, `Devreden ${harfler}`);
  const panel = page.getByRole('region', { name: 'Lisanslar' });
  await panel.getByRole('button', { name: 'Yeni Lisans' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Lisans' });
  await sec(page, 'Ürün', 'Masabaşı Klinik');
  await sec(page, 'Lisans Türü', 'Kiralama');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await panel.getByRole('link', { name: /^L\d+$/ }).click();
  await isleminiYap(page.getByRole('dialog', { name: /^Lisans L/ }), 'Devret');
  const devret = page.getByRole('dialog', { name: /Lisansını Devret$/ });
  await devret.getByRole('combobox', { name: 'Yeni müşteri' }).fill(`DEVRALAN ${harfler}`);
  await devret.getByRole('option', { name: new RegExp(`^Lisanslı Devralan ${harfler}`) }).click();
  await devret.getByRole('textbox', { name: 'Neden' }).fill('Muayenehane el değiştirdi');
  await devret.getByRole('button', { name: 'Devret' }).click();
  await expect(devret).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel.getByText('Lisansı yok.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Zaman çizelgesi' })).toContainText('başka müşteriye devredildi');
});

test('a person with the report but without customers can still choose one for a licence', async ({ page, request }) => {
  await yalnizSayfa(request, 'Pınar Öz', '/rapor/lisans', [YETKI.lisansYonet]);
  await oturumAc(page, 'pinar.oz' as Hesap);
  await raporaGit(page);
  await page.getByRole('button', { name: 'Yeni Lisans' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Lisans' });
  await form.getByRole('combobox', { name: 'Müşteri' }).fill('yıl');
  const ilk = form.getByRole('option').first();
  await expect(ilk).toHaveText(/^[^·]*yıl[^·]* · M\d{6}( · [^·\d]+)?$/i);
  const [ad] = (await ilk.innerText()).split(' · ');
  await ilk.click();
  await expect(form.getByRole('combobox', { name: 'Müşteri' })).toHaveValue(ad!);
  await sec(form, 'Ürün', 'Masabaşı Klinik');
});

test('the report is filtered by tab, search and product, kept in its address, and exported as a file', async ({
  page,
}) => {
  await oturumAc(page, 'satis1');
  await raporaGit(page);
  const sekme = page.getByRole('tab', { name: /^30 Gün/ });
  await sekme.click();
  const adet = Number((await sekme.innerText()).replace(/^30 Gün|\D/g, ''));
  await expect(page.getByText(`1-50 / ${adet}`)).toBeVisible();
  await suz(page, 'Ürün', 'Masabaşı Klinik');
  await expect(page.getByText(`/ ${adet}`)).toBeHidden();
  await page.reload();
  await expect(page).toHaveURL(/urun=6/);
  await expect(suzgeci(page, 'Ürün: Masabaşı Klinik')).toBeVisible();
  await expect(sekme).toHaveAttribute('aria-selected', 'true');
  await expect(sekme).toHaveText(/^30 Gün\D*\d/);
  const suzulen = Number((await sekme.innerText()).replace(/^30 Gün|\D/g, ''));
  const [dosya] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel’e Aktar' }).click(),
  ]);
  const [cikti] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Yazdır' }).click(),
  ]);
  expect(cikti.suggestedFilename()).toMatch(/^Lisanslar \d{4}-\d\d-\d\d\.pdf$/);
  const [sayfa] = await readXlsxFile(await readFile(await dosya.path()));
  expect(sayfa!.data).toHaveLength(suzulen + 1);
  expect(new Set(sayfa!.data.slice(1).map((s) => s[6]))).toEqual(new Set(['Masabaşı Klinik']));

  await page.getByRole('searchbox', { name: 'Lisanslar: ara' }).fill('böyle biri yok');
  await expect(page.getByText('Kayıt Bulunamadı.')).toBeVisible();
  await page.getByRole('tab', { name: 'Kayıp' }).click();
  await expect(page.getByRole('table', { name: 'Kayıp' })).toContainText('Başka Programa Geçiş');
  await erisilebilir(page);
});

test('a person who may not edit licences sees them without any button to change them', async ({ page }) => {
  await oturumAc(page, 'personel2');
  await raporaGit(page);
  await expect(page.getByText(/^Yenileme ve uyarılar en son/)).toBeVisible();
  // The report opens on licences to renew soon. All others are one act away and stay after a reload.
  await expect(page.getByRole('tab', { name: /^30 Gün/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('definition').filter({ hasText: /^₺[\d.]+,\d\d$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sütunlar' }).click();
  await page.getByRole('checkbox', { name: 'Başlama' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Başlama' })).toBeVisible();
  await page.getByRole('tab', { name: /^Hepsi/ }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Hepsi/ })).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('link', { name: /^L\d+$/ })
    .first()
    .click();
  const detay = page.getByRole('dialog', { name: /^Lisans L/ });
  await expect(detay.getByRole('list', { name: 'Hareketler' })).toBeVisible();
  await expect(detay.getByRole('button', { name: /Yenile|Düzenle|İptal|Göster/ })).toHaveCount(0);
  await expect((await islemleri(detay)).getByRole('menuitem')).toHaveText(['Hakkında Yaz']);
  await page.keyboard.press('Escape');
  await detay.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  for (const ad of ['Yeni Lisans', 'Excel’e Aktar', 'Yazdır'])
    await expect(page.getByRole('button', { name: ad })).toHaveCount(0);
});

test('a warning about licences waits on the home page', async ({ page }) => {
  await girisYap(page, 'satis1');
  const ilkler = page.getByRole('list', { name: 'En acil bekleyenler' }).getByRole('listitem');
  const ilk = ilkler.filter({ has: page.getByRole('button', { name: /^Yenile: L\d+, / }) }).first();
  await expect(ilk).toContainText(/(gün|saat|dk) (kaldı|gecikti)/);
  await page.getByRole('button', { name: /^Bitişi yaklaşan ya da geçen \d+ lisans için uyarıldınız\.$/ }).click();
  const liste = page.getByRole('dialog', { name: 'Lisans Uyarılarım' });
  await expect(liste.getByRole('row').nth(1)).toContainText(/bugün son gün|gün kaldı|gün önce doldu/);
  await erisilebilir(page);
});

test('by keyboard alone: rows are walked, selected and renewed together', async ({ page }) => {
  await girisYap(page, 'satis1');
  await page.goto('/rapor/lisans?sekme=gun30');
  const tablo = page.getByRole('grid', { name: 'Lisanslar' });
  await expect(tablo.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('j');
  await expect(tablo.getByRole('row').nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(tablo.getByRole('row', { selected: true })).toHaveCount(2);
  const secilenler = page.getByRole('group', { name: 'Lisanslar: seçilenler' });
  await expect(secilenler).toContainText('2 kayıt seçili');
  await erisilebilir(page);

  // Escape clears the selection, and a key reaches the search.
  await page.keyboard.press('Escape');
  await expect(secilenler).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Lisanslar: ara' })).toBeFocused();
  await page.keyboard.type('zzyok');
  await expect(page.getByText('Aramaya ve süzgeçlere uyan kayıt yok.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tablo.getByRole('row').nth(2)).toBeVisible();

  await tablo
    .getByRole('checkbox', { name: /^Seç: L/ })
    .nth(0)
    .click();
  await tablo
    .getByRole('checkbox', { name: /^Seç: L/ })
    .nth(1)
    .click();
  // The recipients are shown before any mail goes out.
  await secilenler.getByRole('button', { name: 'Hatırlat' }).click();
  const hatirlatma = page.getByRole('dialog', { name: 'Lisans Hatırlatma' });
  await expect(hatirlatma.getByText(/e-posta gid/).first()).toBeVisible();
  // Listed in a table, or as checkboxes if they were reminded lately.
  await expect(hatirlatma.getByText(/\bL\d+/).first()).toBeVisible();
  await erisilebilir(page);
  await hatirlatma.getByRole('button', { name: 'Vazgeç' }).click();
  await secilenler.getByRole('button', { name: 'Seçilenleri Yenile' }).click();
  const form = page.getByRole('dialog', { name: '2 Lisansı Yenile' });
  await expect(form.getByText(/Yıllık bedellerine göre toplam: ₺/)).toBeVisible();
  await form.getByRole('button', { name: 'Yenile' }).click();
  const sonuc = page.getByRole('dialog', { name: 'Toplu Yenileme' });
  await expect(sonuc.getByText(/^2 lisans yenilendi\. Yeni bitiş: /)).toBeVisible();
  await sonuc.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(secilenler).toHaveCount(0);
});

test('a customer is reminded, and within the week again only by name', async ({ page }) => {
  const soyad = `Hatırlı${damga.replaceAll(/\d/g, (r) => 'abcçdefgğh'.charAt(Number(r)))}`;
  await oturumAc(page, 'satis1');
  await musteriAc(page, soyad, `hatirli${damga}@ornek.example`);
  await page.getByRole('region', { name: 'Lisanslar' }).getByRole('button', { name: 'Yeni Lisans' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Lisans' });
  await sec(page, 'Ürün', 'Masabaşı Klinik');
  await sec(page, 'Lisans Türü', 'Yıllık');
  await form.getByRole('textbox', { name: 'Bitiş Tarihi' }).fill('31.01.2049');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();

  // The report begins with licences that end soon.
  await page.goto('/rapor/lisans?sekme=hepsi');
  const hatirlat = async () => {
    await page.getByRole('searchbox', { name: 'Lisanslar: ara' }).fill(soyad);
    const satir = page.getByRole('row').filter({ hasText: soyad });
    await expect(satir).toHaveCount(1);
    await satir.getByRole('checkbox', { name: /^Seç: L/ }).click();
    await page.getByRole('button', { name: 'Hatırlat' }).click();
    return page.getByRole('dialog', { name: 'Lisans Hatırlatma' });
  };
  const ilk = await hatirlat();
  await expect(ilk.getByRole('table', { name: 'Hatırlatılacak lisanslar' })).toContainText('31.01.2049');
  await ilk.getByRole('button', { name: 'Gönder (1)' }).click();
  await expect(page.getByText('1 müşterinin hatırlatması giden kutusunda bekliyor')).toBeVisible();
  await expect(ilk).toBeHidden();

  const ikinci = await hatirlat();
  const yakinlar = ikinci.getByRole('group', { name: 'Son 7 günde hatırlatılanlar' });
  await expect(ikinci.getByRole('button', { name: 'Gönder (0)' })).toBeVisible();
  await yakinlar.getByRole('checkbox', { name: new RegExp(soyad) }).check();
  await erisilebilir(page);
  await ikinci.getByRole('button', { name: 'Gönder (1)' }).click();
  await expect(ikinci).toBeHidden();
});
