import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { held, show } from '../testing/screen.tsx';
import { onDemand } from './onDemand.tsx';

test('the code of a component loads when it is first shown, and the screen around it stays', async () => {
  let loads = 0;
  const code = held({ default: ({ name }: { readonly name: string }) => <p>{`Pencere: ${name}`}</p> });
  const Window = onDemand(() => {
    loads++;
    return code.given();
  });
  function Screen() {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpened(!opened)}>
          Aç
        </button>
        {opened && <Window name="İş" />}
      </>
    );
  }
  show(<Screen />);
  const button = page.getByRole('button', { name: 'Aç' });
  await expect.element(button).toBeVisible();
  expect(loads).toBe(0);
  await button.click();
  await expect.poll(() => loads).toBe(1);
  await expect.element(button).toBeVisible();
  code.letGo();
  await expect.element(page.getByText('Pencere: İş')).toBeVisible();
  await button.click();
  await button.click();
  await expect.element(page.getByText('Pencere: İş')).toBeVisible();
  expect(loads).toBe(1);
});
