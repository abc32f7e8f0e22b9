import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/screen.tsx';
import { RefusalHelp } from './ErrorState.tsx';
import { Read, together } from './Read.tsx';

const waiting = { data: undefined, error: null, refetch: () => undefined };

test('a read shows grey lines, then its error with a retry, and its data before both', async () => {
  const asked: string[] = [];
  const failed = { ...waiting, error: { message: 'Sunucuya ulaşılamadı.' }, refetch: () => asked.push('again') };
  show(
    <>
      <Read of={waiting} label="Kayıtlar hazırlanıyor..." />
      <Read of={failed} />
      <Read of={{ ...waiting, data: 'Gelen' }}>{(data) => <p>{`${data} bilgi`}</p>}</Read>
    </>,
  );
  await expect.element(page.getByRole('status', { name: 'Kayıtlar hazırlanıyor...' })).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Sunucuya ulaşılamadı.' })).toBeVisible();
  await expect.element(page.getByText('Gelen bilgi')).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  expect(asked).toEqual(['again']);
});

test('a refusal for lack of a right has whom to ask in the place of a retry', async () => {
  const error = { message: 'Bu işlem için yetkiniz yok.', status: 403 };
  show(
    <RefusalHelp value={<p>Ümit Başar verebilir.</p>}>
      <Read of={{ ...waiting, error }} />
    </RefusalHelp>,
  );
  await expect.element(page.getByRole('alert').filter({ hasText: 'Bu işlem için yetkiniz yok.' })).toBeVisible();
  await expect.element(page.getByText('Ümit Başar verebilir.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Yeniden dene' })).not.toBeInTheDocument();
});

test('a record that is not there is no failed read: there is nothing to retry', async () => {
  const error = { message: 'Versiyon bulunamadı.', status: 404 };
  show(<Read of={{ ...waiting, error }} />);
  const missing = page.getByRole('alert').filter({ hasText: 'Versiyon bulunamadı.' });
  await expect.element(missing).toBeVisible();
  await expect.element(missing.getByText('adresi yanlış yazılmış olabilir', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Yeniden dene' })).not.toBeInTheDocument();
});

test('a failed later read keeps the data and what was typed into it, and says that it is old', async () => {
  const asked: string[] = [];
  function Screen() {
    const [error, setError] = useState<Error | null>(null);
    return (
      <>
        <button type="button" onClick={() => setError(new Error('Sunucuya ulaşılamadı.'))}>
          Yenile
        </button>
        <Read of={{ data: 'Kalan', error, refetch: () => asked.push('again') }}>
          {() => <input aria-label="Not" />}
        </Read>
      </>
    );
  }
  show(<Screen />);
  await page.getByRole('textbox', { name: 'Not' }).fill('Yarım');
  await page.getByRole('button', { name: 'Yenile' }).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'güncellenemedi: Sunucuya ulaşılamadı.' }))
    .toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Not' })).toHaveValue('Yarım');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  expect(asked).toEqual(['again']);
});

test('several reads have data when all have, the first missing error, and one retry', async () => {
  const asked: number[] = [];
  const read = (n: number, data?: number, error: Error | null = null) => ({
    data,
    error,
    refetch: () => asked.push(n),
  });
  expect(together(read(1, 10), read(2, 20)).data).toEqual([10, 20]);
  expect(together(read(1, 10), read(2)).data).toBeUndefined();
  // The error of a read without data comes first.
  expect(together(read(1, 10, new Error('eski')), read(2, undefined, new Error('yok'))).error?.message).toBe('yok');
  expect(together(read(1, 10, new Error('eski')), read(2, 20)).error?.message).toBe('eski');
  const both = together(read(1, 10), read(2, undefined, new Error('yok')));
  expect(both.error?.message).toBe('yok');
  await both.refetch();
  expect(asked).toEqual([1, 2]);
});
