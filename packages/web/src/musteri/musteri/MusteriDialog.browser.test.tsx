import { tanim } from '@masabasi/core/platform/tanim/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, show } from '../../testing/screen.tsx';
import MusteriDialog from './MusteriDialog.tsx';

const ILLER = ['Iğdır', 'Isparta', 'İstanbul', 'İzmir'];
const nothing = () => undefined;

test('Enter in the search of a choice does not send the form', async () => {
  answer(tanim.musterigerekli, () => ({}));
  answer(tanim.baseGerekliList, () => ({ il: ILLER.map((Ad, i) => ({ Id: i + 1, Ad })) }));
  show(<MusteriDialog kart={null} onClose={nothing} />);
  const musteri = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  const il = musteri.getByRole('combobox', { name: 'İl', exact: true });
  for (const [yazilan, ad] of [
    ['istanbul', 'İstanbul'],
    ['ığdır', 'Iğdır'],
    ['iz', 'İzmir'],
  ] as const) {
    await il.fill(yazilan);
    await userEvent.keyboard('{Enter}');
    await expect.element(il).toHaveValue(ad);
  }
  // Nothing matches: the form stays unchanged, without errors about missing fields.
  await il.fill('olmayan il');
  await userEvent.keyboard('{Enter}');
  const gorunen = () =>
    musteri
      .getByText('Bulunamadı')
      .elements()
      .filter((e) => e.checkVisibility());
  await expect.poll(gorunen).toHaveLength(1);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(il).toHaveValue('İzmir');
});
