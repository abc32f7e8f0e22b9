import { kurulum } from '@masabasi/core/yonetim/kurulum/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, show } from '../../testing/screen.tsx';
import IlkAdimlar from './IlkAdimlar.tsx';

const adim = (Ad: string, Yapilan: string | null = null) => ({
  Ad,
  Aciklama: `${Ad} için yapılacak iş.`,
  Yol: '/mali',
  Form: true,
  Tamam: Yapilan !== null,
  Yapilan,
});

test('a done step says what was made, and an open one opens its form', async () => {
  answer(kurulum.ilkAdimlar, () => ({ adimlar: [adim('Ürünler', '3 ürün'), adim('İlk müşteri')] }));
  show(<IlkAdimlar />);
  const urunler = page.getByRole('listitem').filter({ hasText: 'Ürünler' });
  await expect.element(urunler).toHaveTextContent('Ürünler3 ürün');
  await expect.element(urunler.getByRole('img', { name: 'Tamam' })).toBeVisible();
  expect(urunler.getByRole('link').elements()).toEqual([]);
  const musteri = page.getByRole('listitem').filter({ hasText: 'İlk müşteri' });
  await expect.element(musteri.getByRole('img', { name: 'Yapılacak' })).toBeVisible();
  await musteri.getByRole('link', { name: 'İlk müşteri: formu aç' }).click();
  expect(window.history.state).toMatchObject({ usr: { yeni: true } });
});

test('the finished list says so and goes', async () => {
  answer(kurulum.ilkAdimlar, () => ({ adimlar: [adim('Ürünler', '3 ürün')] }));
  const kapatilan = answer(kurulum.ilkAdimlariKapat, () => ({}));
  show(<IlkAdimlar />);
  await expect.element(page.getByText('Şirketiniz kullanıma hazır.')).toBeVisible();
  expect(page.getByRole('region', { name: 'İlk Adımlar' }).elements()).toEqual([]);
  expect(kapatilan).toHaveLength(1);
});
