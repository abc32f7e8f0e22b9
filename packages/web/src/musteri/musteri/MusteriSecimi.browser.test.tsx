import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, held, show, signedIn } from '../../testing/screen.tsx';
import { Form } from '../../ui/Form.tsx';
import { MusteriSecimi, type SecilenMusteri } from './MusteriSecimi.tsx';

let gonderildi = 0;
function Secen() {
  const [secili, setSecili] = useState<SecilenMusteri | null>(null);
  return (
    <Form onSubmit={() => void gonderildi++}>
      <MusteriSecimi label="Müşteri" secili={secili} onSec={setSecili} />
    </Form>
  );
}

test('a customer found by the server is highlighted at once, and Enter takes it', async () => {
  gonderildi = 0;
  const bulunan = held({ musteriler: [{ Id: 4, Ad: 'Ayşe Yılmaz', MusteriNo: 'M000004' }] });
  const aranan = answer(musteri.musteriSecenekleri, bulunan.given);
  show(<Secen />);
  const kutu = page.getByRole('combobox', { name: 'Müşteri', exact: true });
  await kutu.click();
  await userEvent.keyboard('yılmaz');
  // The search still runs: the key is ignored, and sends no form.
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => aranan).toEqual([{ ara: 'yılmaz' }]);
  bulunan.letGo();
  await expect.element(page.getByRole('option').first()).toHaveAttribute('data-combobox-selected', 'true');
  expect(gonderildi).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(kutu).toHaveValue('Ayşe Yılmaz');
  expect(gonderildi).toBe(0);
});

test('choosing the same customer again keeps it chosen', async () => {
  answer(musteri.musteriSecenekleri, () => ({ musteriler: [{ Id: 4, Ad: 'Ayşe Yılmaz', MusteriNo: 'M000004' }] }));
  show(<Secen />);
  const kutu = page.getByRole('combobox', { name: 'Müşteri', exact: true });
  for (const yazilan of ['yılmaz', '0532 000 00 04']) {
    await kutu.fill(yazilan);
    await page.getByRole('option', { name: /^Ayşe Yılmaz/ }).click();
    await userEvent.tab();
    await expect.element(kutu).toHaveValue('Ayşe Yılmaz');
  }
});

test('a customer who is not found is made from the typed text, and chosen', async () => {
  signedIn({ menuList: [{ Id: 1, menuAd: 'Müşteriler', menuYol: '/tanimlar/musteri/liste' }] });
  answer(musteri.musteriSecenekleri, () => ({ musteriler: [] }));
  answer(tanim.musterigerekli, () => ({}));
  answer(tanim.baseGerekliList, () => ({}));
  answer(musteri.musteriKaydet, () => ({ Id: 9 }));
  answer(musteri.musteriDetay, () => ({ musteri: { Id: 9, GorunenAd: 'Zeynep Ak' } }));
  gonderildi = 0;
  show(<Secen />);
  const kutu = page.getByRole('combobox', { name: 'Müşteri', exact: true });
  await kutu.fill('05461234567');
  await expect.element(page.getByRole('option', { name: '＋ “05461234567” için yeni müşteri' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const kart = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  await expect.element(kart.getByRole('textbox', { name: 'Telefon' })).toHaveValue('05461234567');
  await kart.getByRole('button', { name: 'Vazgeç' }).click();
  await kutu.fill('zeynep ak');
  await page.getByRole('option', { name: '＋ “zeynep ak” için yeni müşteri' }).click();
  await expect.element(kart.getByRole('textbox', { name: 'Ad', exact: true })).toHaveValue('Zeynep');
  await expect.element(kart.getByRole('textbox', { name: 'Soyad' })).toHaveValue('Ak');
  await kart.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(kutu).toHaveValue('Zeynep Ak');
  expect(gonderildi).toBe(0);
});

test('an option shows the telephone, and the number to a search by number', async () => {
  answer(musteri.musteriSecenekleri, () => ({
    musteriler: [{ Id: 4, Ad: 'Ayşe Yılmaz', MusteriNo: 'M000004', Telefon: '05551000004' }],
  }));
  show(<Secen />);
  const kutu = page.getByRole('combobox', { name: 'Müşteri', exact: true });
  for (const [yazilan, gorunen] of [
    ['yılmaz', 'Ayşe Yılmaz · 0(555) 100 00 04'],
    ['m000004', 'Ayşe Yılmaz · M000004'],
  ] as const) {
    await kutu.fill(yazilan);
    await expect.element(page.getByRole('option', { name: gorunen, exact: true })).toBeVisible();
  }
});

test('somebody who may open no customer makes none', async () => {
  answer(musteri.musteriSecenekleri, () => ({ musteriler: [] }));
  show(<Secen />);
  await page.getByRole('combobox', { name: 'Müşteri', exact: true }).fill('zeynep');
  await expect.element(page.getByText('Bulunamadı')).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map((e) => [e.textContent, e.ariaDisabled]),
  ).toEqual([['Bulunamadı', 'true']]);
});
