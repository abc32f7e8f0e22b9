import { gorusmeKarti, hareket } from '@masabasi/core/masa/gorusme/satirlar';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sample } from '../../testing/contract.ts';
import { resize, show, signedIn } from '../../testing/screen.tsx';
import { GorusmeAkisi } from './GorusmeAkisi.tsx';

const COZUM = 'Sürücü yenilendi, okuyucu tanındı.';
const g = sample(gorusmeKarti, {
  Id: 5,
  Baslik: 'Okuyucu görünmüyor',
  Aciklama: 'Kart okuyucu iki gündür tanınmıyor.',
  Cozum: COZUM,
  Tarih: '2026-11-30T09:00:00+03:00',
  AcanId: 7,
  Acan: 'Ayşe Yılmaz',
});
const satir = (Id: number, o: object) =>
  sample(hareket, {
    Id,
    Zaman: `2026-11-30T09:10:${String(Id).padStart(2, '0')}+03:00`,
    KisiId: 7,
    Kisi: 'Ayşe Yılmaz',
    ...o,
  });
/** As the server answers: the newest first. */
const hareketlist = [
  satir(4, { Tur: 'durum', Baslik: 'Çözüldü', Aciklama: COZUM }),
  satir(3, { Tur: 'yanit', Aciklama: COZUM, Musteriye: true }),
  satir(2, { Tur: 'atandi', Baslik: 'Görüşme aktarıldı', Onceki: 'Ayşe Yılmaz', Atanan: 'Can Demir' }),
  satir(1, { Tur: 'acildi', Baslik: 'Görüşme açıldı', Aciklama: 'Okuyucu görünmüyor' }),
];
const nothing = () => undefined;

test('the conversation reads from the first words down to the solution, each word once', async () => {
  signedIn();
  show(<GorusmeAkisi g={g} hareketlist={hareketlist} onAyir={nothing} />);
  const satirlar = page.getByRole('list', { name: 'Görüşmenin geçmişi' }).getByRole('listitem');
  await expect.poll(() => satirlar.elements().length).toBe(4);
  const [ilk, devir, yanit, durum] = satirlar.elements().map((e) => e.textContent);
  expect(ilk).toContain('Kart okuyucu iki gündür tanınmıyor.');
  expect(devir).toContain('Görüşme aktarıldı: Ayşe Yılmaz → Can Demir');
  expect(yanit).toContain(COZUM);
  expect(durum).toContain('Çözüldü');
  expect(durum).not.toContain(COZUM);
  await expect.element(page.getByRole('region', { name: 'Çözüm' })).toHaveTextContent(COZUM);
  await expect
    .element(page.getByRole('region', { name: 'Konuşulan' }))
    .toHaveTextContent('Kart okuyucu iki gündür tanınmıyor.');
});

test('a long conversation opens at its newest words', async () => {
  signedIn();
  await resize(900, 700);
  const notlar = Array.from({ length: 40 }, (_, i) => satir(50 - i, { Tur: 'not', Aciklama: `Not ${50 - i}` }));
  show(<GorusmeAkisi g={g} hareketlist={notlar} onAyir={nothing} />);
  const akis = page.getByRole('region', { name: 'Görüşmenin akışı' });
  await expect.element(akis).toBeVisible();
  await expect
    .poll(() => {
      const { scrollTop, clientHeight, scrollHeight } = akis.element();
      return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 1;
    })
    .toBe(true);
});
