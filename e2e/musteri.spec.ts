import { expect, type Page, test } from '@playwright/test';
import { suz } from './ekran.ts';
import { erisilebilir, oturumAc, sigar } from './fixtures.ts';

/** Customers, from the view of a support person. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');

async function listeyeGit(page: Page): Promise<void> {
  await page.goto('/tanimlar/musteri/liste');
  await expect(page.getByRole('heading', { level: 1, name: 'Müşteriler' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Müşteriler' })).toBeVisible();
}

test('the caller is found by telephone, the address is corrected, and the timeline shows it', async ({ page }) => {
  await oturumAc(page, 'satis1');
  await listeyeGit(page);
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  // A new customer needs five fields; the others wait under a heading.
  await expect(form.getByRole('textbox', { name: 'T.C. Kimlik No' })).toHaveCount(0);
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Ayrıntılar' }).click();
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill('Çağrı');
  await form.getByRole('textbox', { name: 'T.C. Kimlik No' }).fill('12345678901');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Müşterinin soyadını yazınız.')).toBeVisible();
  await expect(form.getByText('T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...')).toBeVisible();
  await form.getByRole('textbox', { name: 'Soyad' }).fill(`İnceoğlu`);
  await form.getByRole('textbox', { name: 'T.C. Kimlik No' }).clear();
  await form
    .getByRole('textbox', { name: 'GSM' })
    .fill(`0 543 ${damga.slice(0, 3)} ${damga.slice(3, 5)} ${damga.slice(5)}`);
  await form.getByRole('combobox', { name: 'İl', exact: true }).fill('İzmir');
  await form.getByRole('option', { name: 'İzmir' }).click();
  await form.getByRole('combobox', { name: 'İlçe' }).fill('Bornova');
  await form.getByRole('option', { name: 'Bornova' }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Çağrı İnceoğlu' })).toBeVisible();

  await listeyeGit(page);
  await page.getByRole('searchbox', { name: 'Müşteriler: ara' }).fill(`+90 543 ${damga}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Çağrı İnceoğlu' }).click();
  await page.getByRole('button', { name: 'Düzenle' }).click();
  const duzenle = page.getByRole('dialog', { name: 'Müşteriyi Düzenle' });
  await duzenle.getByRole('textbox', { name: 'Adres' }).fill('Kâzımdirik Mah. 375. Sok. No: 18');
  await duzenle.getByRole('textbox', { name: 'IBAN' }).fill('TR33 0006 1005 1978 6457 8413 26');
  await duzenle.getByRole('button', { name: 'Kaydet' }).click();
  await expect(duzenle).toBeHidden();
  await expect(page.getByRole('region', { name: 'İletişim' })).toContainText('Kâzımdirik Mah. 375. Sok. No: 18');
  await expect(page.getByRole('list', { name: 'Zaman çizelgesi' }).getByRole('listitem').first()).toContainText(
    'Adres',
  );

  // A person with the right reveals masked values. They stay unchanged in an edit that does not touch them.
  const hesap = page.getByRole('region', { name: 'Hesap' });
  await expect(hesap).toContainText('TR33 **** **** **** **** **13 26');
  await hesap.getByRole('button', { name: 'Göster: IBAN' }).click();
  await expect(hesap).toContainText('TR33 0006 1005 1978 6457 8413 26');
  await page.getByRole('button', { name: 'Düzenle' }).click();
  await expect(duzenle.getByRole('textbox', { name: 'IBAN' })).toHaveValue('');
  await duzenle.getByRole('textbox', { name: 'Notlar' }).fill('Öğleden sonra aranır.');
  await duzenle.getByRole('button', { name: 'Kaydet' }).click();
  await expect(duzenle).toBeHidden();
  await expect(hesap).toContainText('26');

  // The same telephone again: similar customers are shown, and the typed text stays.
  await listeyeGit(page);
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill('Başka');
  await form.getByRole('textbox', { name: 'Soyad' }).fill('Biri');
  await form.getByRole('textbox', { name: 'Telefon' }).fill(`0543${damga}`);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByRole('link', { name: 'Çağrı İnceoğlu' })).toBeVisible();
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Yine de Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Başka Biri' })).toBeVisible();
});

test('the list is searched without Turkish letters, filtered, paged, and restored from its address', async ({
  page,
}) => {
  await oturumAc(page, 'satis1');
  await listeyeGit(page);
  await page.getByRole('searchbox', { name: 'Müşteriler: ara' }).fill('OZTURK');
  await expect(page.getByRole('row').nth(1)).toContainText('Öztürk');
  await suz(page, 'Durum', 'Demo');
  await expect(page.getByRole('row').nth(1)).toContainText('Demo');
  await expect(page).toHaveURL(/ara=OZTURK&durum=Demo/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Müşteriler: ara' })).toHaveValue('OZTURK');
  await expect(page.getByRole('row').nth(1)).toContainText('Öztürk');
  await page.getByRole('searchbox', { name: 'Müşteriler: ara' }).fill('böyle biri yok');
  await expect(page.getByText('Kayıt Bulunamadı.')).toBeVisible();
  const suzgecler = page.getByRole('list', { name: 'Müşteriler: süzgeçler' });
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Demo');
  await suzgecler.getByRole('button', { name: 'Kaldır: Durum: Demo' }).click();
  await expect(suzgecler).toBeHidden();

  // Sorted by two columns, then reversed. Back leads to the earlier page. With several columns, a heading also says its
  // place in the order.
  const baslik = (ad: string) => page.getByRole('columnheader', { name: new RegExp(`^${ad} ?\\d?$`) });
  await baslik('Durum').getByRole('button').click();
  await baslik('No')
    .getByRole('button')
    .click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/\?sirala=Durum%2CMusteriNo$/);
  await expect(baslik('No')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText('Aday');
  const ilk = await page.getByRole('row').nth(1).innerText();
  await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect(page.getByText(/^51-100 \/ 1000\+$/)).toBeVisible();
  await expect.poll(() => page.getByRole('row').nth(1).innerText()).not.toBe(ilk);
  await page.reload();
  await expect(page.getByText(/^51-100 \/ 1000\+$/)).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.getByRole('row').nth(1).innerText()).toBe(ilk);
});

test('a name of one long word widens neither the card nor the list', async ({ page }) => {
  await oturumAc(page, 'satis1');
  await listeyeGit(page);
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill('Uzunadlıların'.repeat(4));
  await form.getByRole('textbox', { name: 'Soyad' }).fill('Genişler');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Genişler$/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
  await page.goto('/tanimlar/musteri/liste?ara=Genişler');
  await expect(page.getByText(/Genişler$/)).toBeVisible();
  await sigar(page);
});

test('contact persons are added, marked as first, found, deleted and restored, and a consent keeps its history', async ({
  page,
}) => {
  await oturumAc(page, 'satis1');
  await listeyeGit(page);
  await page.getByRole('button', { name: 'Yeni Müşteri' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  await form.getByRole('combobox', { name: 'Tip' }).selectOption('Kurum');
  await form.getByRole('textbox', { name: 'Unvan' }).fill(`Yankı Tıp Merkezi`);
  await form.getByRole('button', { name: 'Ayrıntılar' }).click();
  await form.getByRole('textbox', { name: 'Konum' }).fill('41.0');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Enlem ve boylamı virgülle ayırarak yazınız')).toBeVisible();
  await form.getByRole('textbox', { name: 'Konum' }).fill('41.015137, 28.979530');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yankı Tıp Merkezi' })).toBeVisible();
  await expect(page.getByRole('link', { name: '41.015137, 28.979530' })).toHaveAttribute(
    'href',
    /^geo:41\.015137,28\.97953/,
  );

  const kisiler = page.getByRole('list', { name: 'Yetkili kişiler' });
  const yeniKisi = async (ad: string, no: string) => {
    await page.getByRole('button', { name: 'Yeni Kişi' }).click();
    const pencere = page.getByRole('dialog', { name: 'Yeni Yetkili Kişi' });
    await pencere.getByRole('textbox', { name: 'Ad', exact: true }).fill(ad);
    await pencere.getByRole('textbox', { name: 'Soyad' }).fill('Sesli');
    await pencere.getByRole('textbox', { name: 'GSM' }).fill(no);
    await pencere.getByRole('button', { name: 'Kaydet' }).click();
    await expect(pencere).toBeHidden();
  };
  await yeniKisi('Zerrin', `0544${damga}`);
  await yeniKisi('Bedia', `0545${damga}`);
  await expect(kisiler.getByRole('listitem').first()).toContainText('Zerrin SesliÖnce aranır');
  await expect(kisiler.getByRole('link').first()).toHaveAttribute('href', `tel:0544${damga}`);
  await page.getByRole('button', { name: 'Sil: Bedia Sesli' }).click();
  await expect(kisiler.getByText('Bedia Sesli')).toBeHidden();
  await page.getByRole('button', { name: 'Geri Al' }).click();
  await expect(kisiler.getByText('Bedia Sesli')).toBeVisible();

  const onaylar = page.getByRole('region', { name: 'İleti Onayları' });
  const onay = page.getByRole('dialog', { name: 'SMS Onayı' });
  for (const beklenen of ['Onay verdi', 'Reddetti']) {
    await onaylar.getByRole('button', { name: /^(Yaz|Değiştir): SMS onayı$/ }).click();
    await onay.getByRole('button', { name: 'Kaydet' }).click();
    await expect(onaylar.getByText(beklenen)).toBeVisible();
  }
  await onaylar.getByRole('button', { name: 'Öncekileri göster (1)' }).click();
  await expect(onaylar.getByRole('list', { name: 'Önceki onaylar' })).toContainText('SMS: onay verdi');
  await erisilebilir(page);

  await listeyeGit(page);
  await page.getByRole('searchbox', { name: 'Müşteriler: ara' }).fill(`+90 545 ${damga}`);
  await expect(page.getByRole('link', { name: 'Yankı Tıp Merkezi' })).toBeVisible();
});
