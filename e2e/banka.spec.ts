import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { expect, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { erisilebilir, girisYap, jetonAl, oturumAc, sigar } from './fixtures.ts';

/**
 * A day of a bank: an account is opened, its statement imported, each line matched by keyboard, the day closed, the
 * ledger verified.
 */

const damga = String(Date.now() % 10_000_000);
const HESAP = `Deneme ${damga}`;
const EKSTRE = [
  ':20:EKSTRE',
  ':25:0001/12345',
  ':28C:1/1',
  ':60F:C240108TRY1000,00',
  ':61:2401080108C250,00NTRFNONREF',
  `:86:GELEN EFT ${damga}`,
  ':61:2401080108D3,50NTRFNONREF',
  ':86:EFT ucreti',
  ':61:2401080108D3,50NTRFNONREF',
  ':86:EFT ucreti',
  ':62F:C240108TRY1243,00',
  '-',
].join('\r\n');
const dosya = { name: 'ekstre.sta', mimeType: 'text/plain', buffer: Buffer.from(EKSTRE) };

test('a day from its statement to its end', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/mali/bankagunsonu?durum=hepsi');
  await page.getByRole('button', { name: 'Yeni Hesap' }).click();
  const hesap = page.getByRole('dialog', { name: 'Yeni Banka Hesabı' });
  await hesap.getByLabel('Hesabın Adı').fill(HESAP);
  await hesap.getByRole('textbox', { name: 'Açılış Günü' }).fill('08.01.2024');
  await hesap.getByLabel('Açılış Bakiyesi').fill('1.000,00');
  await hesap.getByRole('button', { name: 'Kaydet' }).click();
  await expect(hesap).toBeHidden();
  await page.getByRole('button', { name: new RegExp(`^${HESAP}`) }).click();

  // A preview shows the new lines of the file. The same file again brings none.
  for (const [dugme, yeni] of [
    ['3 Hareketi Yükle', '3 (giren ₺250,00, çıkan ₺7,00)'],
    ['Bakiyeyi Kaydet', '0 (giren ₺0,00, çıkan ₺0,00)'],
  ] as const) {
    await page.getByRole('button', { name: 'Ekstre Yükle' }).click();
    const yukle = page.getByRole('dialog', { name: 'Ekstre Yükle' });
    await yukle.getByLabel('Ekstre dosyası').setInputFiles(dosya);
    await expect(yukle.getByText(yeni)).toBeVisible();
    await yukle.getByRole('button', { name: dugme }).click();
    await expect(yukle).toBeHidden();
  }
  const liste = page.getByRole('grid', { name: 'Banka hareketleri' });
  await expect(liste.getByText('İşlenecek')).toHaveCount(3);

  // The two equal lines one after the other. The window continues by itself.
  await liste.getByRole('button', { name: 'İşle: EFT ucreti' }).first().click();
  const isle = page.getByRole('dialog', { name: /^Hareketi İşle/ });
  await isle.getByLabel('Not').press('Enter');
  await expect(page.getByText('Hareket işlendi')).toBeVisible();
  await isle.getByLabel('Not').press('Enter');
  // The last line is left for later.
  await expect(isle.getByText(`GELEN EFT ${damga}`)).toBeVisible();
  await isle.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(liste.getByText('Banka masrafı')).toHaveCount(2);

  await page.getByText('Günler', { exact: true }).click();
  const gun = page.getByRole('table', { name: 'Günler' }).getByRole('row', { name: /08\.01\.2024/ });
  await expect(gun.getByText('1 hareketin ne olduğu söylenmedi.')).toBeVisible();
  await gun.getByRole('button', { name: '08.01.2024', exact: true }).click();
  await liste.getByRole('button', { name: `İşle: GELEN EFT ${damga}` }).click();
  await isle.getByText('Diğer hesap', { exact: true }).click();
  await isle.getByRole('combobox', { name: 'Defter Hesabı' }).fill('642');
  await page.getByRole('option', { name: '642 Faiz Gelirleri' }).click();
  await isle.getByLabel('Not').fill('Vadesiz faizi');
  await isle.getByLabel('Not').press('Enter');
  await expect(isle).toBeHidden();

  await page.getByText('Günler', { exact: true }).click();
  await gun.getByRole('button', { name: 'Kapat: 08.01.2024' }).click();
  await expect(gun.getByText('Kapalı', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Defter', exact: true }).click();
  const defter = page.getByRole('dialog', { name: 'Defter' });
  await defter.getByRole('button', { name: 'Defteri Doğrula' }).click();
  await expect(defter.getByText('mühür zinciri sağlam')).toBeVisible();
});

test('an overpayment of a customer pays a later invoice, and becomes an advance again', async ({ page }) => {
  const token = await jetonAl(page.request, 'yonetici');
  const iste = <T>(yol: string, val: object) => cagir<T>(page.request, token, yol, val);
  const BUGUN = istanbulGunu(Date.now());
  // An invoice of a demo customer, and an advance of 500 lira without an invoice.
  const { faturalist } = await iste<{ faturalist: { MusteriId: number; ProjeId: number }[] }>(
    '/mali/fatura/getFaturaList',
    { Tur: 'efatura', Durum: 'kesildi' },
  );
  const { MusteriId, ProjeId } = faturalist[0]!;
  const taslak = await iste<{ Id: number; Surum: number }>('/mali/fatura/faturaKaydet', {
    fatura: {
      Id: 0,
      Surum: 0,
      MusteriId,
      ProjeId,
      Senaryo: 'TEMELFATURA',
      Tip: 'SATIS',
      Tarih: BUGUN,
      Vade: null,
      ParaBirimi: 'TRY',
      Kur: null,
      Aciklama: '',
      Kalemler: [{ Ad: `Bakım ${damga}`, Miktar: '1', BirimKodu: 'C62', BirimFiyat: '1000', KdvOran: 20 }],
    },
  });
  await iste('/mali/fatura/faturaKes', { Id: taslak.Id, Surum: taslak.Surum });
  const hesap = { Ad: `Avans ${damga}`, Banka: 'Ziraat', Iban: null, Birim: 'TRY', AcilisGun: '2024-01-01' };
  const { Id: HesapId } = await iste<{ Id: number }>('/mali/banka/bankaHesapKaydet', {
    hesap: { ...hesap, Id: 0, Surum: 0, AcilisBakiye: 0, AcilisEksi: false, Aktif: true },
  });
  const gun = BUGUN.slice(2).replaceAll('-', '');
  const satirlar = [`:61:${gun}${gun.slice(2)}C500,00NTRFNONREF`, ':86:Gelen EFT', `:62F:C${gun}TRY500,00`, '-'];
  const metin = [':20:1', ':25:1', ':28C:1', `:60F:C${gun}TRY0,00`, ...satirlar].join('\r\n');
  await iste('/mali/banka/ekstreYukle', { HesapId, Dosya: 'e.sta', icerik: { metin } });
  const { hareketlist } = await iste<{ hareketlist: { Id: number; Surum: number }[] }>('/mali/banka/getHareketList', {
    HesapId,
  });
  const { Id, Surum } = hareketlist[0]!;
  expect(await iste('/mali/banka/eslesmeKaydet', { Id, Surum, Sinif: 'musteri', MusteriId })).toMatchObject({
    durum: true,
  });

  await oturumAc(page, 'yonetici');
  await page.goto(`/mali/efatura/${taslak.Id}`);
  const bolum = page.getByRole('region', { name: 'Tahsilat', exact: true });
  await expect(bolum).toContainText('Müşterinin ₺500,00 avansı var.');
  await erisilebilir(page);
  await bolum.getByRole('button', { name: 'Avanstan Mahsup Et' }).click();
  const dialog = page.getByRole('dialog', { name: /^Avanstan Mahsup: MSB/ });
  await dialog.getByRole('textbox', { name: 'Tutar' }).fill('500,01');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByText('En çok ₺500,00 mahsup edilir.').first()).toBeVisible();
  await erisilebilir(page);
  await dialog.getByRole('textbox', { name: 'Tutar' }).fill('400,00');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toBeHidden();
  await expect(bolum).toContainText('Müşterinin ₺100,00 avansı var.');
  const tahsilat = bolum.getByRole('row').filter({ hasText: 'Avanstan mahsup' });
  await expect(tahsilat).toContainText('₺400,00');
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await tahsilat.getByRole('button', { name: /^Geri Al/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avansa Döndür' }).click();
  await expect(bolum).toContainText('Müşterinin ₺500,00 avansı var.');
  await expect(tahsilat).toHaveCount(0);
});
