import { expect, test } from '@playwright/test';
import { suz } from './ekran.ts';
import { cagir } from './destek.ts';
import { erisilebilir, jetonAl, oturumAc } from './fixtures.ts';
import { bostaki } from './izinDestek.ts';

test('a holiday during a leave: the difference is shown, and computed anew after a confirmation', async ({
  page,
  request,
}) => {
  const kisi = await bostaki(request, 'Kurulum', '2034-05-08', '2034-05-13');
  const token = await jetonAl(request, 'yonetici');
  const { Id } = await cagir<{ Id: number }>(request, token, '/personel/personel/izinkaydet', {
    izin: { Id: 0, UserId: kisi.Id, Tur: 281, Baslangic: '2034-05-08', Bitis: '2034-05-13' },
  });
  await oturumAc(page, 'yonetici');
  await page.goto('/tanimlar/tatil');
  await expect(page.getByRole('table', { name: 'Resmi tatiller' }).getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Yeni Tatil' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Tatil' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Tatilin adını yazınız.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Tatil' }).fill('Kuruluş günü');
  await form.getByRole('textbox', { name: 'Tarih' }).fill('10.05.2034');
  await form.getByRole('combobox', { name: 'Gün Sayısı' }).selectOption('Yarım gün (0,5)');
  await form.getByRole('button', { name: 'Kaydet' }).click();

  const etkilenen = page.getByRole('dialog', { name: 'Etkilenen İzinler' });
  await expect(etkilenen.getByRole('row').filter({ hasText: kisi.Ad })).toContainText('5 → 4,5');
  await erisilebilir(page);
  await etkilenen.getByRole('button', { name: 'Seçilenleri Yeniden Hesapla' }).click();
  await expect(page.getByText(/izin yeniden hesaplandı/)).toBeVisible();
  const { izinlist } = await cagir<{ izinlist: { Id: number; KullanilanGun: number }[] }>(
    request,
    token,
    '/personel/personel/personelizinlist',
    { UserId: kisi.Id },
  );
  expect(izinlist.find((i) => i.Id === Id)?.KullanilanGun).toBe(4.5);

  await suz(page, 'Yıl', '2034');
  await page.getByRole('button', { name: 'Sil: 10.05.2034 Kuruluş günü' }).click();
  await page.getByRole('dialog', { name: 'Tatili Sil' }).getByRole('button', { name: 'Sil' }).click();
  await expect(etkilenen.getByRole('row').filter({ hasText: kisi.Ad })).toContainText('4,5 → 5');
  await etkilenen.getByRole('button', { name: 'Olduğu Gibi Bırak' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Kuruluş günü' })).toHaveCount(0);
  await cagir(request, token, '/personel/personel/izinsil', { Id });
});
