import { expect, test } from '@playwright/test';
import { MASA_BASI, METIN, molaDurumu } from '@masabasi/core/mesai/mola/rules';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { cagir, cubuk, destekEkibi, durumYaz, ekiptenBiri } from './destek.ts';
import { bekleyenleriOku, jetonAl, LISANS, oturumAc, PAROLA } from './fixtures.ts';

// One after the other, because the tests share the places of Destek.
test.describe.configure({ mode: 'default' });

test('tea from a quick button and back to the desk: toast, timer, the current button is disabled', async ({
  browser,
  request,
}) => {
  // Makes room: people with a tea place go back to the desk.
  for (const kisi of await destekEkibi(request))
    if (molaDurumu(kisi.Mola_Durum_Id)?.grup === 'diger') await durumYaz(request, kisi, MASA_BASI);
  const { page } = await ekiptenBiri(browser, request, 0);
  const bar = cubuk(page);
  await expect(bar).toContainText(/Mesai Başlama\d\d:\d\d/);
  await expect(bar).toContainText('Aktif Mola-');
  await expect(bar.getByRole('button', { name: 'Masa Başı', exact: true })).toBeDisabled();
  await bar.getByRole('button', { name: 'Çay Molası' }).click();
  await expect(page.getByRole('status').getByText('Masa Başı → Çay Molası')).toBeVisible();
  await expect(bar.getByRole('timer')).toHaveText(/^0\d:\d\d$/);
  await expect(bar.getByRole('button', { name: 'Çay Molası' })).toBeDisabled();
  await page.reload();
  await expect(bar.getByRole('button', { name: 'Çay Molası' })).toBeDisabled();
  const once = await bar.getByRole('timer').textContent();
  await expect(bar.getByRole('timer')).not.toHaveText(once ?? '');
  await bar.getByRole('button', { name: 'Masa Başı', exact: true }).click();
  await expect(page.getByRole('status').getByText('Çay Molası → Masa Başı')).toBeVisible();
  await expect(bar).toContainText('Aktif Mola-');
  await expect(bar.getByRole('timer')).toHaveCount(0);
});

test('a correction is requested, approved by the head, and visible in the record', async ({
  browser,
  request,
  page,
}) => {
  const { page: kisininSayfasi, kisi } = await ekiptenBiri(browser, request, 6);
  await cubuk(kisininSayfasi).getByRole('button', { name: 'Mola Detayları', exact: true }).click();
  const dialog = kisininSayfasi.getByRole('dialog', { name: `${kisi.Ad}: Mola Detayları` });
  const ilkGun = dialog.getByRole('textbox', { name: 'İlk Gün' });
  // The rows of the longer time come in another order.
  const molalar = kisininSayfasi.waitForResponse((r) => /moladetay/i.test(r.url()));
  await ilkGun.fill(tarihYaz(gunEkle(istanbulGunu(Date.now()), -20)));
  await ilkGun.press('Tab');
  await molalar;
  // The person with tea may not be on the first page.
  await dialog.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' }).selectOption('200');
  const satir = dialog.getByRole('row').filter({ hasText: 'Çay Molası' }).first();
  await satir.getByRole('button', { name: /^Düzeltme iste/ }).click();
  const iste = kisininSayfasi.getByRole('dialog', { name: 'Düzeltme İste' });
  const bitis = iste.getByRole('textbox', { name: 'Doğru Bitiş Saati' });
  const baslama = await iste.getByRole('textbox', { name: 'Doğru Başlama Saati' }).inputValue();
  await bitis.fill('25:99');
  await iste.getByRole('textbox', { name: 'Sebep' }).fill('kısa');
  await iste.getByRole('button', { name: 'Gönder' }).click();
  await expect(iste.getByRole('alert').getByText('Saati 09:30 biçiminde yazınız.')).toBeVisible();
  await expect(iste.getByText(METIN.enAz10)).toBeVisible();
  await bitis.fill(baslama.replace(':', ''));
  await iste.getByRole('textbox', { name: 'Sebep' }).fill('Masaya dönünce durumu değiştirmeyi unuttum');
  await iste.getByRole('button', { name: 'Gönder' }).click();
  await expect(iste).toHaveCount(0);
  await expect(satir).toContainText('Düzeltme bekliyor');

  await oturumAc(page, 'yonetici');
  await page.goto('/personel/mola');
  await page.getByRole('button', { name: /^Düzeltme İstekleri/ }).click();
  const istek = page
    .getByRole('dialog', { name: 'Düzeltme İstekleri' })
    .getByRole('listitem')
    .filter({ hasText: kisi.Ad });
  const benimki = istek.filter({ hasText: 'Masaya dönünce durumu değiştirmeyi unuttum' });
  await expect(benimki).toContainText(`${baslama}-`);
  await benimki.getByRole('button', { name: `Reddet: ${kisi.Ad}` }).click();
  const ret = page.getByRole('dialog', { name: `Reddet: ${kisi.Ad}` });
  await ret.getByRole('textbox', { name: 'Ret Sebebi' }).fill('kısa');
  await ret.getByRole('button', { name: 'Reddet' }).click();
  await expect(page.getByRole('alert').getByText(METIN.yetersiz)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(ret).toHaveCount(0);
  await benimki.getByRole('button', { name: `Onayla: ${kisi.Ad}` }).click();
  await expect(page.getByRole('status').getByText('Düzeltme onaylandı')).toBeVisible();
  await expect(benimki).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(dialog.getByText('Düzeltildi')).toBeVisible();
});

test('before the shift the desk button starts it; the total is the server’s', async ({ browser, request, page }) => {
  // A sign-in from a phone starts no shift.
  const cevap = await request.post('/api/login', {
    headers: { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' },
    data: { val: { UserName: 'personel1', Password: PAROLA, lisans: LISANS } },
  });
  const { token } = (await cevap.json()) as { token: string };
  await page.goto('/login');
  await page.evaluate(
    (t) => localStorage.setItem('masabasi.oturum', JSON.stringify({ token: t, UserName: 'personel1' })),
    token,
  );
  await bekleyenleriOku(page, token);
  await page.goto('/personel/mola');
  const bar = cubuk(page);
  await expect(bar).toContainText('Mesai Başlama-');
  // Statuses that the server would refuse are not offered.
  await expect(bar.getByRole('button', { name: 'Çay Molası' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Masa Başı' }).click();
  await expect(page.getByRole('status').getByText('Mesainiz başladı: Masa Başı')).toBeVisible();
  await expect(bar).toContainText(/Mesai Başlama\d\d:\d\d/);
  await expect(bar).toContainText('Toplam Mola0 dk');
  await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'İrem Yıldız' })).toContainText(
    'Masa Başı',
  );

  const { page: baska, kisi } = await ekiptenBiri(browser, request, 18);
  const { molasure } = await cagir<{ molasure: number }>(
    request,
    await jetonAl(request, kisi.hesap),
    '/personel/personel/molaHesapla',
    { userId: kisi.Id },
  );
  await expect(cubuk(baska)).toContainText(`Toplam Mola${molasure} dk`);
});
