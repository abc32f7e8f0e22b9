import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/screen.tsx';
import { bildir } from './Toast.tsx';

const LONG_AFTER = { timeout: 6000 };

test('an error stays until it is closed; a success goes by itself', async () => {
  show(null);
  bildir({ baslik: 'Hata', metin: 'Bu departmanda 4 çalışan var.', tur: 'error' });
  bildir({ baslik: 'Departman kaydedildi', tur: 'success' });
  const error = page.getByRole('alert').getByText('Bu departmanda 4 çalışan var.');
  const success = page.getByRole('status').getByText('Departman kaydedildi');
  await expect.element(error).toBeVisible();
  await expect.element(success).toBeVisible();
  await expect.element(success, LONG_AFTER).not.toBeInTheDocument();
  await expect.element(error).toBeVisible();
  await page.getByRole('button', { name: 'Bildirimi kapat' }).click();
  await expect.element(error).not.toBeInTheDocument();
});

test('a text that only says the title again is left out', async () => {
  show(null);
  bildir({ baslik: 'İstek onaylandı', metin: 'İstek onaylandı.', tur: 'info' });
  await expect.element(page.getByText('İstek onaylandı')).toBeVisible();
  expect(page.getByText(/İstek onaylandı/).elements()).toHaveLength(1);
  bildir({ baslik: 'İstek onaylandı', metin: 'Haber verildi.', tur: 'info' });
  await expect.element(page.getByText('Haber verildi.')).toBeVisible();
});

test('a success without a text goes before one with a text', async () => {
  show(<button type="button">Uzak</button>);
  // A pointer left on a toast by an earlier test would stop its clock.
  await userEvent.hover(page.getByRole('button', { name: 'Uzak' }));
  bildir({ baslik: 'Aday kaydedildi', tur: 'success' });
  bildir({ baslik: 'Planlar alındı', metin: '4 yeni plan', tur: 'success' });
  const short = page.getByRole('status').getByText('Aday kaydedildi');
  const long = page.getByRole('status').getByText('4 yeni plan');
  await expect.element(short).toBeVisible();
  await expect.element(short, LONG_AFTER).not.toBeInTheDocument();
  await expect.element(long).toBeVisible();
  await expect.element(long, LONG_AFTER).not.toBeInTheDocument();
});
