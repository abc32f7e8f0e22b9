import { taslak } from '@masabasi/core/masa/taslak/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { yazisma } from '@masabasi/core/kisi/yazisma/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, show, signedIn } from '../../testing/screen.tsx';
import { KonusmaAkisi } from './KonusmaAkisi.tsx';

const mesaj = (No: number, YazanId: number, Yazan: string, Zaman: string, Metin: string) => ({
  Id: No,
  No,
  YazanId,
  Yazan,
  Zaman,
  Metin,
});

test('a conversation: messages are grouped by writer and day, absence is one line, the field has the focus', async () => {
  signedIn();
  answer(taslak.taslakOku, () => ({}));
  answer(mola.kisiHali, () => ({}));
  answer(yazisma.konusmaOkundu, () => ({}));
  answer(yazisma.konusmaOku, () => ({
    konusma: { Id: 8, Tur: 'departman' as const, Ad: 'Destek', OkunanNo: 4 },
    uyeler: [
      { Id: 1, Ad: 'Deneme Kişisi', OkunanNo: 4 },
      { Id: 2, Ad: 'Ayşe Irmak', OkunanNo: 4 },
      { Id: 3, Ad: 'Veli Can', OkunanNo: 4 },
    ],
    mesajlar: [
      mesaj(1, 2, 'Ayşe Irmak', '2026-11-19T09:00:00Z', 'Dünkü söz'),
      mesaj(2, 2, 'Ayşe Irmak', '2026-11-20T09:00:00Z', 'Günaydın'),
      mesaj(3, 2, 'Ayşe Irmak', '2026-11-20T09:01:00Z', 'Toplantı onda'),
      mesaj(4, 1, 'Deneme Kişisi', '2026-11-20T09:02:00Z', 'Geliyorum'),
    ],
  }));
  answer(yazisma.yazismaHalleri, () => ({
    haller: [
      { KisiId: 2, Tur: 'mesaiDisi' as const, Cumle: 'Ayşe Irmak şu anda mesaide değil; gelince okuyacak.', Yok: true },
      { KisiId: 3, Tur: 'izinli' as const, Cumle: 'Veli Can izinli; yarın dönüyor.', Yok: true },
    ],
  }));
  show(<KonusmaAkisi Id={8} onKapat={() => undefined} />);

  const satir = (metin: string) => page.getByRole('listitem').filter({ hasText: metin });
  await expect.element(satir('Günaydın')).not.toHaveAttribute('data-devam');
  await expect.element(satir('Toplantı onda')).toHaveAttribute('data-devam');
  await expect.element(satir('Geliyorum')).not.toHaveAttribute('data-devam');
  await expect.element(satir('Dünkü söz')).not.toHaveAttribute('data-devam');
  // The further message still says its writer to a screen reader.
  await expect.element(satir('Toplantı onda').getByText('Ayşe Irmak', { exact: true })).toBeInTheDocument();
  await expect.element(satir('Geliyorum').getByText('Okudu: Ayşe Irmak, Veli Can')).toBeInTheDocument();

  await expect.element(page.getByRole('textbox', { name: 'Mesaj' })).toHaveFocus();
  const ozet = page.getByText('1 kişi mesaide değil, 1 izinli');
  await expect.element(ozet).toBeVisible();
  const adlar = page.getByText('Veli Can izinli; yarın dönüyor.');
  await expect.element(adlar).not.toBeVisible();
  await ozet.click();
  await expect.element(adlar).toBeVisible();
});
