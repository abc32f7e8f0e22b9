import { tanim } from '@masabasi/core/platform/tanim/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, show } from '../../testing/screen.tsx';
import MusteriDialog from './MusteriDialog.tsx';

const ILLER = ['Iğdır', 'Isparta', 'İstanbul', 'İzmir'];
const nothing = () => undefined;

test('Enter in the search of a choice does not send the form', async () => {
  answer(tanim.musterigerekli, () => ({}));
  answer(tanim.baseGerekliList, () => ({ il: ILLER.map((Ad, i) => ({ Id: i + 1, Ad })) }));
  show(<MusteriDialog kart={null} onClose={nothing} />);
  const musteri = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  const il = musteri.getByRole('combobox', { name: 'İl', exact: true });
  for (const [yazilan, ad] of [
    ['istanbul', 'İstanbul'],
    ['ığdır', 'Iğdır'],
    ['iz', 'İzmir'],
  ] as const) {
    await il.fill(yazilan);
    await userEvent.keyboard('{Enter}');
    await expect.element(il).toHaveValue(ad);
  }
  // Nothing matches: the form stays unchanged, without errors about missing fields.
  await il.fill('olmayan il');
  await userEvent.keyboard('{Enter}');
  const gorunen = () =>
    musteri
      .getByText('Bulunamadı')
      .elements()
      .filter((e) => e.checkVisibility());
  await expect.poll(gorunen).toHaveLength(1);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(il).toHaveValue('İzmir');
});

test('a new customer needs five fields; the others wait under a heading, which opens for a wrong one', async () => {
  answer(tanim.musterigerekli, () => ({}));
  answer(tanim.baseGerekliList, () => ({ il: ILLER.map((Ad, i) => ({ Id: i + 1, Ad })) }));
  show(<MusteriDialog kart={null} ilk={{ GSM: '05321234567', Ad: 'Ayşe' }} onClose={nothing} />);
  const musteri = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  const alan = (ad: string) => musteri.getByRole('textbox', { name: ad, exact: true });
  await expect.element(alan('Ad')).toHaveValue('Ayşe');
  await expect.element(alan('Telefon')).toHaveValue('05321234567');
  expect(musteri.getByRole('textbox').elements()).toHaveLength(4);
  await expect.element(musteri.getByRole('combobox', { name: 'İl', exact: true })).toBeVisible();
  await expect.element(musteri.getByRole('combobox', { name: 'Ürünler' })).toBeVisible();
  // A number that begins otherwise is not a mobile one.
  await alan('Telefon').fill('0212 444 55 66');
  const ayrintilar = musteri.getByRole('button', { name: 'Ayrıntılar' });
  await ayrintilar.click();
  await expect.element(alan('GSM')).toHaveValue('');
  await expect.element(alan('Telefon')).toHaveValue('0212 444 55 66');
  await alan('T.C. Kimlik No').fill('12345678901');
  await ayrintilar.click();
  await expect.element(alan('T.C. Kimlik No')).not.toBeInTheDocument();
  await musteri.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(alan('T.C. Kimlik No')).toBeVisible();
  await expect
    .element(musteri.getByText('T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...'))
    .toBeVisible();
});
