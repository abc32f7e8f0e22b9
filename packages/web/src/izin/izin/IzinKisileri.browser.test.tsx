import { izin } from '@masabasi/core/izin/izin/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessible, answer, failing, leave, show, signedIn } from '../../testing/screen.tsx';
import { IzinKisileri } from './IzinKisileri.tsx';

const KISILER = [
  { Ad: 'Ahmet Çobanoğlu', Departman: 'Destek' },
  { Ad: 'Burak Şen', Departman: 'Satış' },
  { Ad: 'Çağrı Ak', Departman: 'Satış' },
  { Ad: 'İrem Yıldız', Departman: 'Muhasebe' },
  { Ad: 'Zehra Kaya', Departman: 'Muhasebe' },
].map((k, i) => ({ Id: i + 1, MesaiBaslangic: '08:30', MesaiBitis: '18:00', ...k }));
const izinler = Array.from({ length: 20 }, (_, i) => ({
  Id: i + 1,
  UserId: 1,
  Tur: 1,
  izinTur: 'Yıllık İzin',
  Baslangic: '2026-03-02',
  Bitis: '2026-03-03',
}));

function listesi(): void {
  signedIn();
  answer(izin.izinKisileri, () => ({ kisiler: KISILER }));
  answer(izin.personelizinlist, ({ UserId }) => ({
    personelizin: { Id: UserId, Ad: KISILER.find((k) => k.Id === UserId)?.Ad },
    izinlist: izinler,
    duzenlenebilir: true,
  }));
  show(<IzinKisileri />);
}
const liste = page.getByRole('grid', { name: 'Personel izinleri' });
const satir = (sira: number) => liste.getByRole('row').nth(sira);
const boyut = page.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' });
const sirasi = (ad: string) => liste.getByRole('columnheader', { name: new RegExp(ad) });

test('the list sorts by several columns, searches in Turkish, moves by keyboard and remembers its view', async () => {
  listesi();
  await liste.getByRole('button', { name: 'Departman' }).click();
  await expect.element(sirasi('Departman')).toHaveAttribute('aria-sort', 'ascending');
  liste.getByRole('button', { name: 'Personel' }).element().focus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(sirasi('Departman')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(sirasi('Personel')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('searchbox').fill('cagri');
  await expect.element(satir(1)).toMatchTextContent('Çağrı');
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await page.getByRole('button', { name: 'Süzgeç', exact: true }).click();
  await page.getByRole('option', { name: 'Departman' }).click();
  await page.getByRole('checkbox', { name: 'Muhasebe' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(satir(1)).toMatchTextContent('Muhasebe');
  await accessible();
  satir(1).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(satir(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const detay = page.getByRole('dialog', { name: /İzin Detayı/ });
  await expect.element(detay).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(detay).not.toBeInTheDocument();
  await expect.element(satir(2)).toHaveFocus();
  await page.getByRole('button', { name: 'Temizle' }).click();
  await boyut.selectOptions('30');
  leave();
  listesi();
  await expect.element(boyut).toHaveValue('30');
  await expect.element(sirasi('Departman')).toHaveAttribute('aria-sort', 'ascending');
});

test('the window of a person’s leaves opens with fifteen rows', async () => {
  listesi();
  await liste.getByRole('row', { name: /^Ahmet Çobanoğlu/ }).click();
  const pencere = page.getByRole('dialog', { name: /İzin Detayı/ });
  await expect.element(pencere.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' })).toHaveValue('15');
  expect(pencere.getByRole('grid').getByRole('row').elements()).toHaveLength(16);
});

test('a leave whose rules could not be read waits, and reads them again', async () => {
  listesi();
  await satir(2).click();
  answer(izin.izinGerekli, () => failing(503, 'Sunucu kapanıyor.'));
  await page.getByRole('button', { name: 'İzin Ekle' }).click();
  const form = page.getByRole('dialog', { name: /^Yeni İzin Girişi/ });
  const kaydet = form.getByRole('button', { name: 'Kaydet' });
  await expect.element(form.getByText('Sunucu kapanıyor.')).toBeVisible();
  await expect.element(form.getByRole('alert').filter({ hasText: 'Sunucu kapanıyor.' })).toBeVisible();
  await expect.element(kaydet).toBeDisabled();
  await accessible();
  await form.getByRole('textbox', { name: 'Açıklama' }).fill('Taşınma');
  answer(izin.izinGerekli, () => ({ izintur: [{ Id: 1, Ad: 'Yıllık İzin' }], HaftalikSaat: 45 }));
  await form.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect.element(kaydet).toBeEnabled();
  await expect.element(form.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Taşınma');
});
