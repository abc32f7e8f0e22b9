import { analiz } from '@masabasi/core/is/analiz/contract';
import { suzgec } from '@masabasi/core/platform/suzgec/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, known, show } from '../../testing/screen.tsx';
import AnalizPage from './AnalizPage.tsx';

test('a list whose opening tab has no row goes on to all rows, and a person can go on from there', async () => {
  answer(suzgec.suzgecList, () => ({}));
  answer(tanim.getGerekliList, () => ({}));
  const sorulan = answer(analiz.analizListe, ({ sekme }) =>
    sekme === 'benim'
      ? { analizlist: [], toplam: 0 }
      : {
          analizlist: [{ Id: 4, No: 'A00004', Baslik: 'Toplu randevu', SonHareket: '2026-11-20T09:00:00Z' }],
          toplam: 1,
        },
  );
  // The answer is there before the address with the tab is drawn.
  known(analiz.analizListe, { adet: 50, sekme: 'benim' }, { analizlist: [], toplam: 0 });
  show(<AnalizPage />, '/istakibi/analiz');
  await expect.element(page.getByText('Toplu randevu')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /^Hepsi/ })).toHaveAttribute('aria-selected', 'true');
  expect(window.location.search).toBe('?sekme=hepsi');
  // Neither tab is asked for again and again.
  expect(sorulan.filter(({ sekme }) => sekme === 'benim').length).toBeLessThanOrEqual(2);
  expect(sorulan.length).toBeLessThanOrEqual(4);
});
