import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { suz } from './ekran.ts';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import readXlsxFile from 'read-excel-file/node';
import { cagir, oku } from './destek.ts';
import { erisilebilir, girisYap, jetonAl, kaydetmedenKapat, oturumAc, profildenAc, sigar } from './fixtures.ts';

const anaSayfa = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Günaydın|İyi günler|İyi akşamlar), / });

test('a person sees the data held about them and its readers, and exports it', async ({ page, request }) => {
  const bas = await jetonAl(request, 'yonetici');
  const kisi = await jetonAl(request, 'personel2');
  const { data } = await oku<{ data: { Id: number } }>(request, kisi, '/userbilgi');
  const bugun = istanbulGunu(Date.now());
  await cagir(request, bas, '/personel/personel/moladetay', { userId: data.Id, tarih: bugun, tarih2: bugun });

  await girisYap(page, 'personel2');
  await profildenAc(page, 'Verilerim');
  await expect(page.getByRole('heading', { level: 1, name: 'Verilerim' })).toBeVisible();
  await expect(page.getByText('personel2@masabasi.example')).toBeVisible();
  const bolum = (ad: string) =>
    page.getByRole('navigation', { name: 'Veri bölümleri' }).getByRole('button', { name: ad });
  await bolum('Bilgilerime Kim Baktı').click();
  const tablo = page.getByRole('table', { name: 'Bilgilerime Kim Baktı' });
  await expect(tablo.getByRole('row').filter({ hasText: 'Mola detayına bakıldı' }).first()).toContainText('Ümit Başar');
  await erisilebilir(page);
  await bolum('Oturumlar').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Oturumlar' })).toContainText('127.0.0.1');
  await expect(page.getByRole('combobox', { name: 'Yıl' })).toHaveValue(bugun.slice(0, 4));
  await bolum('Mola Düzeltmeleri').click();
  await expect(page.getByText('Bu bölümde kaydınız yok.')).toBeVisible();

  const indir = async (ad: string) => {
    const [dosya] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: ad }).click()]);
    return { ad: dosya.suggestedFilename(), icerik: await readFile(await dosya.path()) };
  };
  const json = await indir('JSON İndir');
  expect(json.ad).toMatch(/^Verilerim \d\d\.\d\d\.\d{4}\.json$/);
  const { bolumler } = JSON.parse(json.icerik.toString('utf8')) as { bolumler: { ad: string; kayitlar: object[] }[] };
  expect(bolumler.find((b) => b.ad === 'Kimlik ve İletişim')?.kayitlar).toMatchObject([
    { 'E-posta': 'personel2@masabasi.example' },
  ]);
  const xlsx = await indir('Excel İndir');
  expect(xlsx.ad).toMatch(/\.xlsx$/);
  const sayfalar = await readXlsxFile(xlsx.icerik);
  expect(sayfalar.map((s) => s.sheet)).toEqual(bolumler.map((b) => b.ad));
  expect(sayfalar[0]?.data[1]).toContain('personel2@masabasi.example');

  await page.getByRole('button', { name: 'Aydınlatma Metni' }).click();
  const metin = page.getByRole('dialog', { name: 'Aydınlatma Metni' });
  await expect(metin).toContainText('Versiyon 1');
  await expect(metin).toContainText('tarihinde okudunuz');
  await erisilebilir(page);
  await page.keyboard.press('Escape');
  await expect(metin).toHaveCount(0);
  for (const genislik of [900, 390]) {
    await page.setViewportSize({ width: genislik, height: 844 });
    await page.getByRole('combobox', { name: 'Bölüm' }).selectOption('oturum');
    await expect(page.getByRole('table', { name: 'Oturumlar' })).toBeVisible();
    await erisilebilir(page);
    await sigar(page);
  }
});

test('the administrator changes a period, and a shorter one first lists the data it will destroy', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/kvkk?sekme=saklama');
  const satir = page.getByRole('row').filter({ hasText: 'Mola ve mesai kayıtları' });
  await expect(satir).toContainText('2 yıl');
  const duzenle = async (ay: string) => {
    await page.getByRole('button', { name: 'Düzenle: Mola ve mesai kayıtları' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mola ve mesai kayıtları' });
    await dialog.getByRole('textbox', { name: 'Saklama süresi (ay)' }).fill(ay);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    return dialog;
  };
  let dialog = await duzenle('0');
  await expect(dialog.getByText('Mola ve mesai kayıtları en az 1 ay saklanır.')).toBeVisible();
  await erisilebilir(page);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await kaydetmedenKapat(page);

  dialog = await duzenle('6');
  const soru = page.getByRole('dialog', { name: 'Saklama Süresini Kısalt' });
  await expect(soru).toContainText(/önceki [1-9]\d+ kayıt/);
  await soru.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await kaydetmedenKapat(page);
  await expect(satir).toContainText('2 yıl');

  await duzenle('30');
  await expect(dialog).toHaveCount(0);
  await expect(satir).toContainText('30 ay');
  await duzenle('24');
  await soru.getByRole('button', { name: 'Kısalt' }).click();
  await expect(satir).toContainText('2 yıl');
  await page.getByRole('tab', { name: 'İmha Kayıtları' }).click();
  await expect(page.getByText('Henüz imha edilen kayıt yok.')).toBeVisible();
  await erisilebilir(page);
});

test('the administrator sees the readers of personal data and exports the list', async ({ page, request }) => {
  const token = await jetonAl(request, 'yonetici');
  const kisi = await oku<{ data: { Id: number; Ad: string; Soyad: string } }>(
    request,
    await jetonAl(request, 'satis1'),
    '/userbilgi',
  );
  const { Id, Ad, Soyad } = kisi.data;
  await cagir(request, token, '/personel/personel/personelizinlist', { UserId: Id });
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/kvkk?sekme=erisim');
  const tablo = page.getByRole('table', { name: 'Erişim kayıtları' });
  await expect(
    tablo
      .getByRole('row')
      .filter({ hasText: `${Ad} ${Soyad}` })
      .first(),
  ).toContainText('İzinlere bakıldı');
  await suz(page, 'Kimin bilgisine', `${Ad} ${Soyad}`);
  await expect(tablo.getByRole('row').filter({ hasText: 'Ümit Başar' }).first()).toBeVisible();
  // Rows of the previous filter are pale until the new rows arrive.
  await expect(tablo).not.toHaveAttribute('aria-busy', 'true');
  await erisilebilir(page);
  const [dosya] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel’e Aktar' }).click(),
  ]);
  const [sayfa] = await readXlsxFile(await readFile(await dosya.path()));
  expect(sayfa?.data.some((r) => r.includes('İzinlere bakıldı'))).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tablo).toBeVisible();
  await erisilebilir(page);
  await sigar(page);
});

test('without the right the page and its calls are closed', async ({ page, request }) => {
  await oturumAc(page, 'personel2');
  await page.goto('/yonetim/kvkk');
  await expect(anaSayfa(page)).toBeVisible();
  const token = await jetonAl(request, 'personel2');
  const cevap = await cagir<{ durum: boolean; msg: string }>(request, token, '/yonetim/kvkk/saklamaListesi', {});
  expect(cevap).toEqual({ durum: false, msg: 'Bu işlem için yetkiniz yok.' });
});
