import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { gorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { sablon } from '@masabasi/core/masa/sablon/contract';
import { taslak } from '@masabasi/core/masa/taslak/contract';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { sample } from '../../testing/contract.ts';
import { nextIsKept } from '../../testing/lateAnswer.ts';
import { answer, held, show } from '../../testing/screen.tsx';
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
