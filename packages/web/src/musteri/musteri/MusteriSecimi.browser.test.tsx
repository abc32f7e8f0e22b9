import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, held, show } from '../../testing/screen.tsx';
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
