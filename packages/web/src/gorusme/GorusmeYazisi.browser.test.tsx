import { gorusme } from '@masabasi/core/gorusme/contract';
import { gorusmeKarti } from '@masabasi/core/gorusme/satirlar';
import { sablon } from '@masabasi/core/sablon/contract';
import { taslak } from '@masabasi/core/taslak/contract';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { sample } from '../testingContract.ts';
import { nextIsKept } from '../testingLateAnswer.ts';
import { answer, held, show } from '../testingScreen.tsx';
import { GorusmeYazisi } from './GorusmeYazisi.tsx';

test('the next note in a ticket can be typed while the first is still being sent', async () => {
  answer(taslak.taslakOku, () => ({}));
  answer(taslak.taslakYaz, () => ({ Yazildi: true, Sira: 1 }));
  answer(taslak.taslakSil, () => ({ Yazildi: true, Sira: 1 }));
  answer(sablon.gorusmeSablonlari, () => ({}));
  answer(gorusme.anilabilecekler, () => ({}));
  show(<GorusmeYazisi g={sample(gorusmeKarti, { Id: 5 })} alicilar={[]} />);
  await nextIsKept({
    box: page.getByRole('textbox', { name: 'İç not' }),
    send: page.getByRole('button', { name: 'Notu Kaydet' }),
    late: () => {
      const { given, letGo } = held({ durum: true } as const);
      return { asked: answer(gorusme.gorusmeHareketKaydet, given), letGo };
    },
  });
});
