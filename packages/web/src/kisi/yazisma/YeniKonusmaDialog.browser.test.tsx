import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/screen.tsx';
import YeniKonusmaDialog from './YeniKonusmaDialog.tsx';

const KISILER = ['Ayşe Işık', 'Isparta Gülü', 'İrem Yıldız', 'Onur Yiğit'].map((Ad, i) => ({
  Id: i + 1,
  Ad,
  Departman: 'Destek',
}));
const nothing = () => undefined;

test('a choice finds Turkish names by small letters, highlights the first and takes it with Enter', async () => {
  show(<YeniKonusmaDialog kisiler={KISILER} onAc={nothing} onClose={nothing} />);
  const pencere = page.getByRole('dialog', { name: 'Yeni Konuşma' });
  const secenekler = pencere.getByRole('option');
  const kisiler = pencere.getByRole('combobox', { name: 'Kişiler' });
  await kisiler.click();
  await userEvent.keyboard('irem');
  await expect.element(secenekler).toMatchTextContent(/^İrem Yıldız/);
  expect(secenekler.elements()).toHaveLength(1);
  await expect.element(secenekler).toHaveAttribute('data-combobox-selected', 'true');
  await userEvent.keyboard('{Enter}ıs');
  await expect.element(secenekler.first()).toMatchTextContent(/^I[sş]/);
  await kisiler.fill('');
  await userEvent.keyboard('{Escape}');
  await expect.element(pencere.getByText('İrem Yıldız').first()).toBeVisible();
});
