import { taslak } from '@masabasi/core/masa/taslak/contract';
import { yazisma } from '@masabasi/core/kisi/yazisma/contract';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { nextIsKept } from '../../testing/lateAnswer.ts';
import { answer, held, show } from '../../testing/screen.tsx';
import { MesajYazisi } from './MesajYazisi.tsx';

test('the next message can be typed while the first is still being sent', async () => {
  answer(taslak.taslakOku, () => ({}));
  answer(taslak.taslakYaz, () => ({ Yazildi: true, Sira: 1 }));
  answer(taslak.taslakSil, () => ({ Yazildi: true, Sira: 1 }));
  show(<MesajYazisi KonusmaId={8} UstId={null} ikili uyeler={[]} haller={[]} isaretli={null} />);
  await nextIsKept({
    box: page.getByRole('textbox', { name: 'Mesaj', exact: true }),
    send: page.getByRole('button', { name: 'Gönder', exact: true }),
    late: () => {
      const { given, letGo } = held({ durum: true } as const);
      return { asked: answer(yazisma.mesajGonder, given), letGo };
    },
  });
});
