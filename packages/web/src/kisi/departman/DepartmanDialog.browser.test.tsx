import { departman } from '@masabasi/core/kisi/departman/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { departman as oda } from '../../calls/departman.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { oturumuBirak } from '../../platform/session/oturum.ts';
import { answer, held, leave, show } from '../../testing/screen.tsx';
import DepartmanDialog from './DepartmanDialog.tsx';

/** Form drafts, shown with the form of a department. */

function Departmanlar() {
  const [acik, setAcik] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAcik(true)}>
        Yeni Departman
      </button>
      {acik && <DepartmanDialog satir={null} kisiler={[]} sorumluSecebilir onClose={() => setAcik(false)} />}
    </>
  );
}

const yeni = page.getByRole('dialog', { name: 'Yeni Departman' });
const soru = page.getByRole('dialog', { name: 'Kaydedilmeyen Bilgiler' });
const ad = yeni.getByRole('textbox', { name: 'Departman' });
/** The drafts in the tab's storage. */
const saklanan = () => Object.values(sessionStorage).join('\n');

async function formuAc(): Promise<void> {
  await page.getByRole('button', { name: 'Yeni Departman' }).click();
  await expect.element(yeni).toBeVisible();
}
async function yenile(): Promise<void> {
  leave();
  show(<Departmanlar />);
  await formuAc();
}

test('asks before it closes a changed form, and keeps the typed text through a reload', async () => {
  show(<Departmanlar />);
  await formuAc();
  await userEvent.keyboard('{Escape}');
  await expect.element(yeni).not.toBeInTheDocument();

  await formuAc();
  await ad.fill('Taslak Departmanı');
  await userEvent.keyboard('{Escape}');
  await soru.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await expect.element(ad).toHaveValue('Taslak Departmanı');

  // Longer than the delay before a draft is stored.
  await expect.poll(saklanan).toContain('Taslak Departmanı');
  await ad.fill('');
  await expect.poll(saklanan).not.toContain('Taslak Departmanı');
  await ad.fill('Taslak Departmanı');
  await expect.poll(saklanan).toContain('Taslak Departmanı');
  await yenile();
  await expect.element(ad).toHaveValue('Taslak Departmanı');
  await expect.element(yeni.getByText('Daha önce yazıp kaydetmedikleriniz geri yüklendi.')).toBeVisible();
  await yeni.getByRole('button', { name: 'Baştan Başla' }).click();
  await expect.element(ad).toHaveValue('');

  await ad.fill('Yine Taslak');
  await yeni.getByRole('button', { name: 'Vazgeç' }).click();
  await soru.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect.element(yeni).not.toBeInTheDocument();
  await formuAc();
  await expect.element(ad).toHaveValue('');
});

test('shows errors from the first attempt on, and removes each when it is corrected', async () => {
  show(<Departmanlar />);
  await formuAc();
  const eksik = yeni.getByText('Departmanın adını yazınız.');
  await ad.fill('x');
  await ad.fill('');
  await expect.element(eksik).not.toBeInTheDocument();
  await yeni.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(eksik).toBeVisible();
  await expect.element(ad).toHaveFocus();
  await ad.fill('Bulundu');
  await expect.element(eksik).not.toBeInTheDocument();
});

test('takes from an older draft only the fields that still fit', async () => {
  show(<Departmanlar />);
  await formuAc();
  await ad.fill('Eski Taslak');
  await expect.poll(saklanan).toContain('Eski Taslak');
  leave();
  const anahtar = Object.keys(sessionStorage).find((k) => k.endsWith('.departman.0'));
  sessionStorage.setItem(
    anahtar ?? '',
    JSON.stringify({ '#surum': 0, Ad: 7, CalismaGunleri: 'her gün', Kalkan: 1, GunBoyu: {}, DigerLimit: 12 }),
  );
  await yenile();
  await expect.element(yeni.getByRole('textbox', { name: 'Diğer Mola Yeri' })).toHaveValue('12');
  await expect.element(ad).toHaveValue('');
  await expect.element(yeni.getByRole('checkbox', { name: 'Cuma', exact: true })).toBeChecked();
});

test('a form that is being sent accepts no more input until it closes with the sent values', async () => {
  const cevap = held({ durum: true, Id: 7 } as const);
  const gonderilen = answer(departman.departmanKaydet, cevap.given);
  show(<Departmanlar />);
  await formuAc();
  await ad.fill('Geç Departmanı');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => gonderilen).toMatchObject([{ Ad: 'Geç Departmanı' }]);
  await expect.poll(() => document.querySelector('form')?.inert).toBe(true);
  await userEvent.keyboard(' kaybolan');
  await expect.element(ad).toHaveValue('Geç Departmanı');
  cevap.letGo();
  await expect.element(yeni).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').getByText('Departman kaydedildi')).toBeVisible();
  expect(gonderilen).toHaveLength(1);
});

/** The list behind the form, which shows the saved department. */
function Liste() {
  useEndpoint(oda.departmanListesi, {});
  return null;
}

test('a page that is left while the screens still read again does not bring the saved text back', async () => {
  const gonderilen = answer(departman.departmanKaydet, () => ({ durum: true, Id: 7 }));
  let okunan = answer(departman.departmanListesi, () => ({}));
  show(
    <>
      <Liste />
      <Departmanlar />
    </>,
  );
  await expect.poll(() => okunan.length).toBe(1);
  const gec = held({});
  okunan = answer(departman.departmanListesi, gec.given);
  await formuAc();
  await ad.fill('Kaydedilen');
  await expect.poll(saklanan).toContain('Kaydedilen');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => [gonderilen.length, okunan.length]).toEqual([1, 1]);
  await expect.poll(saklanan).not.toContain('Kaydedilen');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(saklanan()).not.toContain('Kaydedilen');
  await expect.element(yeni).toBeInTheDocument();
  gec.letGo();
  await expect.element(yeni).not.toBeInTheDocument();
});

test('a refusal returns the focus to its field', async () => {
  answer(departman.departmanKaydet, () => ({ durum: false, msg: 'Bu ad kullanılıyor.' }));
  show(<Departmanlar />);
  await formuAc();
  await ad.fill('Dolu');
  await userEvent.keyboard('{Enter}');
  await expect.element(yeni.getByRole('alert')).toHaveTextContent('Bu ad kullanılıyor.');
  await expect.element(ad).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(ad).toHaveValue('Dolux');
});

test('signing out removes all drafts', async () => {
  show(<Departmanlar />);
  await formuAc();
  await ad.fill('Kimseye Kalmasın');
  await expect.poll(saklanan).toContain('Kimseye Kalmasın');
  leave();
  expect(saklanan()).toContain('Kimseye Kalmasın');
  oturumuBirak();
  expect(saklanan()).not.toContain('Kimseye Kalmasın');
});
