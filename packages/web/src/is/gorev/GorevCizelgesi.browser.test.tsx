import { gorev } from '@masabasi/core/is/gorev/contract';
import { GOREV_LISTESI } from '@masabasi/core/is/gorev/liste';
import { suzgec } from '@masabasi/core/platform/suzgec/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gorev as oda } from '../../calls/gorev.ts';
import { useListe } from '../../platform/list/liste.ts';
import { accessible, answer, show } from '../../testing/screen.tsx';
import GorevCizelgesi from './GorevCizelgesi.tsx';

const acilan: number[] = [];
const ac = (id: number) => void acilan.push(id);
const Isler = () => <GorevCizelgesi liste={useListe(oda.gorevListe, GOREV_LISTESI)} onAc={ac} />;

test('arrows close and open a person on the schedule, and Enter opens a task', async () => {
  const bugun = istanbulGunu(Date.now());
  answer(tanim.getGerekliList, () => ({}));
  answer(tanim.baseGerekliList, () => ({}));
  answer(suzgec.suzgecList, () => ({}));
  answer(gorev.gorevListe, () => ({}));
  answer(gorev.gorevCizelge, () => ({
    isler: [{ Id: 12, No: 'T00012', Baslik: 'Çizelge', Durum: 'Planlandı', Baslama: bugun, Bitis: gunEkle(bugun, 2) }],
    Toplam: 1,
  }));
  show(<Isler />, '/istakibi/isler?bakis=cizelge');
  const agac = page.getByRole('treegrid', { name: 'İşlerin günleri' });
  const kisi = agac.getByRole('row', { name: /^Kimseye atanmamış/ });
  const is = agac.getByRole('row', { name: 'T00012 Çizelge' });
  await expect.element(is).toBeVisible();
  kisi.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(is).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(is).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(acilan).toEqual([12]);
  await accessible();
});
