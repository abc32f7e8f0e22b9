import { hakedis } from '@masabasi/core/izin/hakedis/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, held, show } from '../../testing/screen.tsx';
import HakDuzeltmeDialog from './HakDuzeltmeDialog.tsx';

const nothing = () => undefined;

test('the next row of an open window can be typed while the first is still being sent', async () => {
  const yazilan: { Gun: number; Sebep: string }[] = [];
  answer(hakedis.hakDuzeltmeleri, () => ({ duzeltmeler: yazilan.map((d, i) => ({ Id: i + 1, ...d })) }));
  const cevap = held({ durum: true, Id: 1 } as const);
  const istekler = answer(hakedis.hakDuzeltmeEkle, async ({ Gun, Sebep }) => {
    const soylenen = await cevap.given();
    yazilan.push({ Gun, Sebep });
    return soylenen;
  });
  show(<HakDuzeltmeDialog userId={2} ad="Işıl Çağrı" onClose={nothing} />);
  const pencere = page.getByRole('dialog', { name: 'Işıl Çağrı: Bakiye Düzeltmeleri' });
  const gun = pencere.getByRole('textbox', { name: 'Gün' });
  const sebep = pencere.getByRole('textbox', { name: 'Sebep' });
  await gun.fill('1');
  await sebep.fill('Birinci sebep');
  await pencere.getByRole('button', { name: 'Ekle' }).click();
  await expect.poll(() => istekler).toEqual([{ UserId: 2, Gun: 1, Sebep: 'Birinci sebep' }]);
  await sebep.fill('İkinci sebep');
  cevap.letGo();
  await expect.element(pencere.getByRole('table', { name: 'Bakiye düzeltmeleri' })).toMatchTextContent('Birinci sebep');
  await expect.element(sebep).toHaveValue('İkinci sebep');
  await expect.element(gun).toHaveValue('');
});
