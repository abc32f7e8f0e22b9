import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/screen.tsx';
import { Dialog } from './Dialog.tsx';

const nothing = () => undefined;

test('a dialog gives the focus once, so that a fast Tab is not taken back', async () => {
  let given = 0;
  // A fast person is in the next field before any later task runs.
  const goOn = () => {
    given++;
    queueMicrotask(() => document.getElementById('soyad')?.focus());
  };
  show(
    <Dialog opened onClose={nothing} title="Kişi">
      <input aria-label="Ad" data-autofocus onFocus={goOn} />
      <input aria-label="Soyad" id="soyad" />
    </Dialog>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Soyad' })).toHaveFocus();
  await new Promise((later) => setTimeout(later, 200));
  expect(given).toBe(1);
  // The trap still holds: from the last field Tab leads to the first.
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Kapat' })).toHaveFocus();
});
