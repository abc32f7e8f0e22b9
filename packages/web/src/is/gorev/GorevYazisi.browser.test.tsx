import { gorev } from '@masabasi/core/is/gorev/contract';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { nextIsKept } from '../../testing/lateAnswer.ts';
import { answer, held, show } from '../../testing/screen.tsx';
import { GorevYazisi } from './GorevYazisi.tsx';

test('the next note in a task can be typed while the first is still being sent', async () => {
  answer(gorev.gorevKisileri, () => ({}));
  show(<GorevYazisi Id={3} ProjeId={6} />);
  await nextIsKept({
    box: page.getByRole('textbox', { name: 'Not' }),
    send: page.getByRole('button', { name: 'Notu Kaydet' }),
    late: () => {
      const { given, letGo } = held({ durum: true } as const);
      return { asked: answer(gorev.gorevNotKaydet, given), letGo };
    },
  });
});
