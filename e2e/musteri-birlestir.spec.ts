import { expect, type Page, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { erisilebilir, jetonAl, oturumAc, sigar } from './fixtures.ts';

/** Two cards of one customer, merged by a person with the right, viewed under both numbers, and separated again. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');
const GSM = `0544${damga}`;
const BOS = {
  Id: 0,
  Surum: 0,
  Tip: 1,
  Unvan: '',
  TCKimlikNo: null,
  VKN: null,
  VergiDairesi: '',
  KurumId: null,
  BransId: null,
  CinsiyetId: null,
  KanGrubuId: null,
  DogumTarihi: null,
  UlkeId: null,
  IlId: 35,
  IlceId: null,
  Adres: '',
  Telefon: null,
  GSM,
  Eposta: null,
  BayiId: null,
  SorumluId: null,
  BankaId: null,
  Iban: null,
  Durum: 'Aday',
  AyrilmaNedenId: null,
  AyrilmaTarihi: null,
  DigerProgramId: null,
  Notlar: '',
  ProjeIdler: [2],
};

async function musteriYaz(page: Page, kart: object): Promise<number> {
  const token = await jetonAl(page.request, 'yonetici');
  const { Id } = await cagir<{ Id: number }>(page.request, token, '/musteriKaydet', {
    musteri: { ...BOS, ...kart },
    benzerleriGordum: true,
  });
  return Id;
}
const kartinaGit = (page: Page, Id: number) => page.goto(`/tanimlar/musteri/detay?id=${Id}`);

test('two cards become one, both numbers lead to it, and they are separated again', async ({ page }) => {
  const kalan = await musteriYaz(page, { Ad: 'Nilüfer', Soyad: 'Çınar' });
  const giden = await musteriYaz(page, { Ad: 'Nilufer', Soyad: 'Cinar', Eposta: `n${damga}@ornek.example` });
  await oturumAc(page, 'yonetici');
  await kartinaGit(page, kalan);
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Birleştir' }).click();
  const pencere = page.getByRole('dialog', { name: 'Müşteriyi Birleştir' });
  await expect(pencere.getByRole('button', { name: 'Birleştir' })).toBeDisabled();
  const aranan = pencere.getByRole('combobox', { name: 'Birleştirilecek müşteri' });
  await aranan.fill('böyle biri yok');
  await expect(page.getByText('Bulunamadı', { exact: true })).toBeVisible();
  await erisilebilir(page);
  await aranan.clear();
  await aranan.blur();
  await expect(pencere.getByRole('heading', { name: 'Benzer görünenler' })).toBeVisible();
  await pencere.getByRole('button', { name: /Nilufer Cinar/ }).click();
  const ad = pencere.getByRole('radiogroup', { name: 'Ad' });
  await expect(ad.getByRole('radio', { name: 'Kalan kart: Nilüfer Çınar' })).toBeChecked();
  // The other card's value is proposed for an empty field of this card.
  await expect(pencere.getByRole('radiogroup', { name: 'E-posta' }).getByRole('radio').last()).toBeChecked();
  await expect(pencere.getByText('1 ürün, 1 zaman çizelgesi satırı')).toBeVisible();
  await erisilebilir(page);
  for (const genislik of [900, 390]) {
    await page.setViewportSize({ width: genislik, height: 844 });
    await sigar(page);
    await erisilebilir(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await pencere.getByRole('button', { name: 'Birleştir' }).click();
  await expect(pencere).toBeHidden();
  await expect(page.getByRole('region', { name: 'İletişim' })).toContainText(`n${damga}@ornek.example`);
  const cizelge = page.getByRole('list', { name: 'Zaman çizelgesi' });
  await expect(cizelge.getByRole('listitem').first()).toContainText('Nilufer Cinar bu müşteriyle birleştirildi');

  await kartinaGit(page, giden);
  await expect(page.getByRole('heading', { level: 1, name: 'Nilüfer Çınar' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`id=${kalan}$`));
  const geriAl = page.getByRole('button', { name: 'Nilufer Cinar ile birleştirmeyi geri al' });
  await expect(geriAl).toBeVisible();
  await erisilebilir(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
  await geriAl.click();
  await page.getByRole('dialog', { name: 'Birleştirmeyi Geri Al' }).getByRole('button', { name: 'Geri Al' }).click();
  await expect(geriAl).toBeHidden();
  await expect(cizelge.getByRole('listitem').first()).toContainText('Nilufer Cinar ile birleştirme geri alındı');
  await kartinaGit(page, giden);
  await expect(page.getByRole('heading', { level: 1, name: 'Nilufer Cinar' })).toBeVisible();
});

test('a person without the right gets no offer to merge', async ({ page }) => {
  const Id = await musteriYaz(page, { Ad: 'Yalnız', Soyad: 'Kart', GSM: null });
  await oturumAc(page, 'satis1');
  await kartinaGit(page, Id);
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await expect(page.getByRole('menuitem', { name: 'Anket Gönder' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Birleştir' })).toHaveCount(0);
});
