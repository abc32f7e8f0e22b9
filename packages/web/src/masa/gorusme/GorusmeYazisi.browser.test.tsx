import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { gorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { sablon } from '@masabasi/core/masa/sablon/contract';
import { taslak } from '@masabasi/core/masa/taslak/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('a saved note takes its draft along, a refused one keeps it', async () => {
  answer(taslak.taslakOku, () => ({}));
  const yazilan = answer(taslak.taslakYaz, ({ Sira }) => ({ Yazildi: true, Sira }));
  const silinen = answer(taslak.taslakSil, ({ Sira }) => ({ Yazildi: true, Sira }));
  answer(sablon.gorusmeSablonlari, () => ({}));
  answer(gorusme.anilabilecekler, () => ({}));
  answer(gorusme.gorusmeHareketKaydet, () => ({ durum: false, msg: 'Görüşme kapandı.' }));
  const cagrilar = vi.spyOn(window, 'fetch');
  /** Numbers under which the saves named the draft. */
  const adlanan = () =>
    cagrilar.mock.calls
      .filter(([adres]) => typeof adres === 'string' && adres.endsWith(gorusme.gorusmeHareketKaydet.path))
      .map(([, istek]) => /^gorusme\.yazi\.6 (\d+)$/.exec(new Headers(istek?.headers).get('Draft') ?? '')?.[1]);
  const saklanan = () =>
    Object.entries(sessionStorage).flatMap(([ad, deger]) => (ad.endsWith('.yazi.6') ? [deger] : []));
  show(<GorusmeYazisi g={sample(gorusmeKarti, { Id: 6 })} alicilar={[]} />);
  const kutu = page.getByRole('textbox', { name: 'İç not' });
  const kaydet = page.getByRole('button', { name: 'Notu Kaydet' });
  await kutu.fill('Aradım');
  await expect.poll(() => yazilan.length).toBe(1);
  await kaydet.click();
  await expect.element(page.getByText('Görüşme kapandı.')).toBeVisible();
  await expect.element(kutu).toHaveValue('Aradım');
  expect(saklanan().join()).toContain('Aradım');

  answer(gorusme.gorusmeHareketKaydet, () => ({ durum: true }));
  // Saved within the pause, before this text was stored anywhere.
  await kutu.fill('Aradım, açmadı');
  await kaydet.click();
  await expect.element(kutu).toHaveValue('');
  expect(saklanan()).toEqual([]);
  const [ilk, son] = adlanan().map(Number);
  expect(ilk).toBeGreaterThan(yazilan[0]!.Sira);
  expect(son).toBeGreaterThan(ilk!);
  // The server has forgotten the draft, so no further call does.
  expect(silinen).toEqual([]);
  expect(yazilan.every((t) => t.Sira < son!)).toBe(true);
  cagrilar.mockRestore();
});

test('the composer is one line until somebody writes, and one act sends the text and solves the ticket', async () => {
  answer(taslak.taslakOku, () => ({}));
  answer(taslak.taslakYaz, ({ Sira }) => ({ Yazildi: true, Sira }));
  answer(taslak.taslakSil, ({ Sira }) => ({ Yazildi: true, Sira }));
  answer(sablon.gorusmeSablonlari, () => ({}));
  answer(gorusme.anilabilecekler, () => ({}));
  const gonderilen = answer(gorusme.gorusmeHareketKaydet, ({ hareket }) =>
    hareket.Coz?.baglantiSuruyor
      ? ({ durum: true } as const)
      : ({ durum: false, msg: 'Ayşe Yılmaz şu an müşteriye bağlı.', uyari: 'baglanti' } as const),
  );
  const cozuldu = vi.fn<() => void>();
  show(<GorusmeYazisi g={sample(gorusmeKarti, { Id: 8, Surum: 3 })} alicilar={[]} onCozuldu={cozuldu} />);
  const kutu = page.getByRole('textbox', { name: 'İç not' });
  await expect.element(kutu).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Notu Kaydet' })).not.toBeInTheDocument();
  const kapali = kutu.element().getBoundingClientRect().height;
  await kutu.click();
  await expect.element(page.getByRole('button', { name: 'Notu Kaydet' })).toBeVisible();
  await expect.poll(() => kutu.element().getBoundingClientRect().height).toBeGreaterThan(kapali * 1.5);

  await kutu.fill('Oldu');
  await page.getByRole('button', { name: 'Kaydet ve Çöz' }).click();
  await expect.element(page.getByText('Nasıl çözüldüğünü en az 10 karakterle yazınız.')).toBeVisible();
  expect(gonderilen).toEqual([]);
  await kutu.fill('Sürücü yenilendi.');
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await expect.element(page.getByText('Ayşe Yılmaz şu an müşteriye bağlı.')).toBeVisible();
  await expect.element(kutu).toHaveValue('Sürücü yenilendi.');
  await page.getByRole('button', { name: 'Bağlantı Sürerken Çöz' }).click();
  await expect.poll(() => cozuldu.mock.calls.length).toBe(1);
  expect(gonderilen.map((g) => g.hareket.Coz)).toEqual([
    { Surum: 3, baglantiSuruyor: false },
    { Surum: 3, baglantiSuruyor: true },
  ]);
});
