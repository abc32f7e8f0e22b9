import { expect, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { yuklendi } from './ekran.ts';
import { jetonAl, oturumAc } from './fixtures.ts';

/** The keyboard on lists and forms, and the fixed places around the page. */

test('the break bar keeps its place, however long the breadcrumb is', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  const yerler = new Set<number>();
  for (const yol of ['/', '/islemler/musterigorusme/list', '/pazarlama/tekliftakibi/musterigorusme', '/mali/gelir']) {
    await page.goto(yol);
    await yuklendi(page);
    yerler.add(Math.round((await page.getByRole('button', { name: 'Mola Detayları' }).boundingBox())!.x));
  }
  expect([...yerler]).toHaveLength(1);
});

test('the breadcrumb of a page names only its parents', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  for (const [yol, iz] of [
    ['/tanimlar/musteri', ['Ana Sayfa', 'Müşteriler']],
    ['/tanimlar/musteri/musteri', ['Ana Sayfa', 'Müşteriler']],
    ['/tanimlar/musteri/detay', ['Ana Sayfa', 'Müşteriler', 'Müşteri Kartı']],
    ['/islemler/musterigorusme/detay', ['Ana Sayfa', 'İşlemler', 'Destek Görüşmeleri', 'Görüşme Detayı']],
    ['/mali/efatura/gelen/1', ['Ana Sayfa', 'Mali', 'e-Fatura', 'Gelen Fatura']],
    ['/pazarlama/gorusmetakip/musteri/1', ['Ana Sayfa', 'Pazarlama', 'Adaylar', 'Aday']],
    ['/pazarlama/gorusmetakip/detay', ['Ana Sayfa', 'Pazarlama', 'Satış Görüşmeleri', 'Satış Görüşmesi']],
  ] as const) {
    await page.goto(yol);
    await expect(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem'), yol).toHaveText([...iz]);
  }
});

test('a head decides on a leave by the keyboard alone, after reading it, and takes the decision back', async ({
  page,
}) => {
  const jeton = await jetonAl(page.request, 'personel2');
  const { Id } = await cagir<{ Id: number }>(page.request, jeton, '/personel/personel/izinTalepEt', {
    Tur: 281,
    Baslangic: '2027-09-06',
    Bitis: '2027-09-08',
    Tatil_Gunleri: 1,
    Aciklama: 'Taşınma',
  });
  await oturumAc(page, 'sorumlu');
  await page.goto(`/bildirimler?karar=talep-${Id}`);
  const bilgiler = page.getByRole('group', { name: 'İzin İsteği' });
  const bekleyen = page
    .getByRole('list', { name: 'Kararınızı bekleyenler' })
    .getByRole('button', { name: /06\.09\.2027 – 08\.09\.2027/ });
  await expect(bekleyen).toHaveAttribute('aria-current', 'true');
  await expect(bilgiler).toBeFocused();
  // A key decides only after the facts can have been read.
  await page.waitForTimeout(500);
  await page.keyboard.press('a');
  const geriAl = page.getByRole('status').getByRole('button', { name: 'Geri Al' });
  await expect(bekleyen).toHaveCount(0);
  await geriAl.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Karar geri alındı')).toBeVisible();
  await expect(bekleyen).toBeVisible();

  // A jump leaves the keyboard in the new page.
  await page.keyboard.press('Control+k');
  const ara = page.getByRole('combobox', { name: 'Ara' });
  await expect(ara).toBeFocused();
  await ara.fill('bekleyen izinlere');
  await expect(page.getByRole('option', { name: 'Bekleyen İzinlere Karar Ver' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^İstekler(?!im)/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main')).toBeFocused();
  await cagir(page.request, jeton, '/personel/personel/izinTalepVazgec', { Id });
});
