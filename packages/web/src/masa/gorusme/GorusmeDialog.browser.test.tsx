import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { taslak } from '@masabasi/core/masa/taslak/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, show, signedIn } from '../../testing/screen.tsx';
import GorusmeDialog from './GorusmeDialog.tsx';

const nothing = () => undefined;
const TEKGUL = { Id: 4, Ad: 'Ayşe Tekgül', MusteriNo: 'M000004' };

test('fills in an unknown number without typing, and Enter takes the only customer that is found', async () => {
  signedIn({ menuList: [{ Id: 1, menuAd: 'Müşteriler', menuYol: '/tanimlar/musteri/liste' }] });
  answer(taslak.taslakOku, () => ({}));
  answer(taslak.taslakYaz, () => ({ Yazildi: true, Sira: 1 }));
  answer(taslak.taslakSil, () => ({ Yazildi: true, Sira: 1 }));
  answer(tanim.getGerekli, () => ({ gorusmeTur: [{ Id: 1, Ad: 'Telefon' }] }));
  answer(tanim.musterigerekli, () => ({}));
  answer(tanim.baseGerekliList, () => ({}));
  answer(gorusme.arayanMusteri, () => ({}));
  answer(musteri.musteriSecenekleri, ({ ara }) => ({ musteriler: ara === '05451234567' ? [TEKGUL] : [] }));
  show(<GorusmeDialog kart={null} onClose={nothing} />);
  const form = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  const kutu = form.getByRole('combobox', { name: 'Müşteri', exact: true });
  await kutu.fill('05461234567');
  const gorunen = () =>
    page
      .getByText('Bulunamadı')
      .elements()
      .filter((e) => e.checkVisibility());
  await expect.poll(gorunen).toHaveLength(1);
  await form.getByRole('button', { name: 'Yeni Müşteri' }).click();
  const kart = page.getByRole('dialog', { name: 'Yeni Müşteri' });
  await expect.element(kart.getByRole('textbox', { name: 'Telefon' })).toHaveValue('05461234567');
  await kart.getByRole('button', { name: 'Vazgeç' }).click();
  await kutu.fill('05451234567');
  await expect.element(page.getByRole('option', { name: /Tekgül/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(kutu).toHaveValue('Ayşe Tekgül');
  await expect.element(form.getByText('Konuyu seçiniz.')).not.toBeInTheDocument();
});
