import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessible, show } from '../testingScreen.tsx';
import IsaretDialog from './IsaretDialog.tsx';

/** Black and white stripes. */
async function cizgili(): Promise<Blob> {
  const tuval = new OffscreenCanvas(600, 400);
  const c = tuval.getContext('2d')!;
  c.fillStyle = '#fff';
  c.fillRect(0, 0, 600, 400);
  c.fillStyle = '#000';
  for (let x = 0; x < 600; x += 8) c.fillRect(x, 0, 4, 400);
  return tuval.convertToBlob({ type: 'image/png' });
}

const eklenenler: File[] = [];
function Isaretlenen({ resim }: { resim: Blob }) {
  const [acik, setAcik] = useState(true);
  const kapat = () => setAcik(false);
  const ekle = (dosya: File) => {
    eklenenler.push(dosya);
    kapat();
  };
  if (!acik) return null;
  return (
    <IsaretDialog title="Ekran Görüntüsü" submit="Ekle" resim={resim} ad="ekran.png" onSave={ekle} onClose={kapat} />
  );
}

test('a screenshot is marked with the keyboard; what is blurred is gone from its pixels', async () => {
  show(<Isaretlenen resim={await cizgili()} />);
  const dialog = page.getByRole('dialog', { name: 'Ekran Görüntüsü' });
  const bas = async (ad: string) => {
    await expect.element(dialog.getByRole('button', { name: ad, exact: true })).toBeEnabled();
    dialog.getByRole('button', { name: ad, exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
  };
  // The dialog gives the focus away a moment after it is drawn.
  await expect.element(dialog.getByRole('button', { name: 'Ekle', exact: true })).toHaveFocus();
  await bas('Bulanıklaştır');
  await bas('Ortaya Ekle');
  await expect.element(dialog.getByRole('button', { name: 'Bulanık 1' })).toHaveFocus();
  await bas('Yazı');
  await bas('Ortaya Ekle');
  await dialog.getByRole('textbox', { name: 'İşaretin yazısı' }).fill('Burada');
  const yazi = dialog.getByRole('button', { name: 'Yazı 2: Burada' });
  await expect.element(yazi).toBeInTheDocument();
  yazi.element().focus();
  await userEvent.keyboard('{ArrowUp}'.repeat(20));
  await bas('Kutu');
  await bas('Ortaya Ekle');
  await userEvent.keyboard('{Delete}');
  await expect.element(dialog.getByRole('button', { name: 'Kutu 3' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(dialog.getByRole('button', { name: 'Kutu 3' })).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  const [eklenen] = eklenenler;
  expect(eklenen?.name).toBe('ekran.png');
  const resim = await createImageBitmap(eklenen!);
  const c = new OffscreenCanvas(resim.width, resim.height).getContext('2d')!;
  c.drawImage(resim, 0, 0);
  const satir = (x: number, y: number) => [...c.getImageData(x, y, 40, 1).data].filter((_, n) => n % 4 === 0);
  const [ortada, kenarda] = [satir(290, 205), satir(20, 380)];
  expect(kenarda.some((r) => r < 20) && kenarda.some((r) => r > 235)).toBe(true);
  expect(ortada.every((r) => r > 80 && r < 175)).toBe(true);
});
