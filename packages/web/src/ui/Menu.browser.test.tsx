import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/screen.tsx';
import { Menu } from './Menu.tsx';

const LABELS = ['Bilgilerim', 'Parola Değiştir', 'İki Adımlı Giriş', 'Yardım', 'Çıkış'];
const nothing = () => undefined;

test('a letter finds a menu entry without Turkish accents', async () => {
  show(<Menu button="Kişi" items={LABELS.map((label) => ({ label, onClick: nothing }))} />);
  await page.getByRole('button', { name: 'Kişi' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Bilgilerim' })).toHaveFocus();
  for (const [key, label] of [
    ['c', 'Çıkış'],
    ['I', 'İki Adımlı Giriş'],
    ['p', 'Parola Değiştir'],
    ['i', 'İki Adımlı Giriş'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('menuitem', { name: label })).toHaveFocus();
  }
});
