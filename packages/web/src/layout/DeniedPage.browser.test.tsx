import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessible, show } from '../testing/screen.tsx';
import DeniedPage from './DeniedPage.tsx';

test('the access-denied page has the texts of the specification', async () => {
  show(<DeniedPage />, '/denied');
  await expect.element(page.getByRole('heading', { name: 'Denied' })).toBeVisible();
  await expect.element(page.getByText('You do not have the necessary privileges.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go To Dashboard' })).toHaveAttribute('href', '/');
  await accessible();
});
