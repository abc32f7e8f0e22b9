import { MASA_BASI, METIN } from '@masabasi/core/mesai/mola/rules';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessible, answer, resize, show, signedIn } from '../../testing/screen.tsx';
import MolaCubugu from './MolaCubugu.tsx';

const SAAT = 3_600_000;
const an = (saat: number) => new Date(Date.now() + saat * SAAT).toISOString();
/** A person three hours into a shift of nine. */
const mesai = () => ({ Baslama: an(-3), Mesai_Bitis: an(6), sunucuZamani: an(0) });

/** The break part of the top bar, for a person at the desk. */
function cubugu(): void {
  signedIn({ data: { Moladurum: MASA_BASI, Mola_Durum_Id: MASA_BASI, DepartmanId: 4, MesaiGunu: null, ...mesai() } });
  answer(mola.molaHesapla, () => ({ mola: { Mola_Durum_Id: MASA_BASI } }));
  show(<MolaCubugu />);
}
/** The server accepts every change. */
const alir = () =>
  answer(mola.moladurumGuncelle, ({ moladurum }) => ({
    mola2: { Mola_Durum_Id: moladurum, Baslama_Zamani: an(0) },
    ...mesai(),
  }));

const bar = page.getByRole('region', { name: 'Mesai ve mola' });
const turler = bar.getByRole('button', { name: 'Bütün mola türleri' });
const masa = bar.getByRole('button', { name: 'Masa Başı', exact: true });
async function turSec(ad: string): Promise<void> {
  await turler.click();
  await page.getByRole('menuitem', { name: ad }).click();
}

test('the list of all types contains every type except the start of the shift', async () => {
  cubugu();
  await turler.click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((e) => e.textContent),
  ).toEqual([
    'Toplantı',
    'Sigara Molası',
    'Çay Molası',
    'İhtiyaç Molası',
    'Yemek Molası',
    'Erken Çıkış',
    'Özel İş (Dışarıda)',
    'Masa Başı',
    'Dış Görev',
  ]);
  await expect.element(page.getByRole('menuitem', { name: 'Masa Başı' })).toHaveAttribute('aria-disabled', 'true');
});

test('a status that needs a reason asks first, keeps the old one on cancel, and keeps its text on failure', async () => {
  cubugu();
  const dialog = page.getByRole('dialog', { name: 'Toplantı' });
  const metin = dialog.getByRole('textbox', { name: 'Açıklama' });
  await turSec('Toplantı');
  await expect.element(metin).toHaveFocus();
  expect(dialog.element().getBoundingClientRect().width).toBe(400);
  await expect.element(metin).toHaveAttribute('placeholder', METIN.sebepYerTutucu);
  await metin.fill('   kısa    ');
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect.element(page.getByRole('alert').getByText(METIN.yetersiz)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Kısa bildirimler' }).getByText(METIN.enAz10)).toBeVisible();
  await expect.element(metin).toHaveValue('   kısa    ');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(masa).toHaveAttribute('aria-disabled', 'true');

  answer(mola.moladurumGuncelle, () => {
    throw new TypeError('Failed to fetch');
  });
  await turSec('Toplantı');
  await metin.fill('Haftalık değerlendirme toplantısı');
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect.element(page.getByRole('alert').getByText(METIN.degisirkenHata)).toBeVisible();
  await expect.element(metin).toHaveValue('Haftalık değerlendirme toplantısı');
  await expect.element(masa).toHaveAttribute('aria-disabled', 'true');
  const istekler = alir();
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(istekler).toMatchObject([{ moladurum: 644, aciklama: 'Haftalık değerlendirme toplantısı' }]);
  await expect.element(page.getByRole('status').getByText('Masa Başı → Toplantı')).toBeVisible();
  await expect.element(masa).not.toHaveAttribute('aria-disabled');
});

test('a full break is refused, and the people on it are named', async () => {
  cubugu();
  answer(mola.moladurumGuncelle, () => ({
    durum: false,
    msg: METIN.degismedi,
    moladakiler: [{ Ad: 'Beyza Çakır' }, { Ad: 'Onur Yiğit' }],
  }));
  await bar.getByRole('button', { name: 'Çay Molası' }).click();
  const uyari = page.getByRole('alert');
  await expect.element(uyari.getByText(METIN.degismedi)).toBeVisible();
  await expect.element(uyari.getByText(METIN.moladakiler)).toBeVisible();
  await expect.element(uyari.getByText(/Beyza Çakır, Onur Yiğit/)).toBeVisible();
  await expect.element(masa).toHaveAttribute('aria-disabled', 'true');
});

test('on a phone nothing can be changed, and the reason is shown', async () => {
  await resize(390);
  cubugu();
  await expect.element(bar.getByText('Mobilde giriş ve mola işlemi yapılamaz')).toBeInTheDocument();
  await expect.element(bar.getByText('Mesai Başlama')).toBeVisible();
  const dugme = bar.getByRole('button', { name: 'Mola durumu: Masa Başı' });
  await dugme.click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Mobilde giriş ve mola işlemi yapılamaz' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('menuitem', { name: 'Çay Molası' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('menuitem', { name: 'Mola Detayları' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dugme).toHaveFocus();
});

test('the keyboard alone starts a break with a reason and ends it', async () => {
  cubugu();
  alir();
  await expect.element(turler).toBeVisible();
  turler.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Toplantı' })).toHaveFocus();
  await userEvent.keyboard('d');
  await expect.element(page.getByRole('menuitem', { name: 'Dış Görev' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Dış Görev' });
  await expect.element(dialog.getByRole('textbox', { name: 'Açıklama' })).toHaveFocus();
  await userEvent.keyboard('Müşteride kurulum yapılacak{Tab}{Tab}');
  await expect.element(dialog.getByRole('button', { name: 'Onayla' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(turler).toHaveFocus();
  await expect.element(bar.getByRole('timer')).toBeVisible();
});

test('the break details stay open on Escape, limit the days, and have pages', async () => {
  const bugun = istanbulGunu(Date.now());
  const kayit = (Id: number) => ({ Id, Ad: 'Çay Molası', Mola_Durum_Id: 646, Bitis_Zamani: an(0), Sure: 5 });
  answer(mola.moladetay, ({ tarih, tarih2 }) => ({
    molalist: Array.from({ length: tarih === tarih2 ? 1 : 55 }, (_, i) => ({
      ...kayit(i + 1),
      Baslama_Zamani: `${tarih}T09:00:00+03:00`,
    })),
    molasure: 5,
  }));
  cubugu();
  await bar.getByRole('button', { name: 'Mola Detayları', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deneme Kişisi: Mola Detayları' });
  await expect.element(dialog.getByText(/^Toplam Mola: \d+ dak\.$/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Son Gün' })).toHaveValue(tarihYaz(bugun));
  const ilkGun = dialog.getByRole('textbox', { name: 'İlk Gün' });
  await ilkGun.fill(tarihYaz(gunEkle(bugun, 1)));
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('row').nth(1)).toMatchTextContent(tarihYaz(bugun));
  await expect.element(dialog.getByRole('row').nth(2)).not.toBeInTheDocument();
  await ilkGun.fill(tarihYaz(gunEkle(bugun, -30)));
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByText(/^1-15 \/ 55$/)).toBeVisible();
  expect(dialog.getByRole('row').elements()).toHaveLength(16);
  await dialog.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect.element(dialog.getByText(/^16-30 \/ 55$/)).toBeVisible();
  const boyut = dialog.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' });
  expect(
    boyut
      .getByRole('option')
      .elements()
      .map((o) => o.textContent),
  ).toEqual(['15', '20', '30', '50', '100', '200']);
  await boyut.selectOptions('50');
  await expect.element(dialog.getByText(/^1-50 \/ 55$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the full-screen list of the department opens with its counts', async () => {
  answer(mola.personelgerekli, () => ({ departman: [{ Id: 4, Ad: 'Destek' }], pano: [4] }));
  answer(mola.departmanMola, () => ({
    molalist: [
      {
        Id: 1,
        Ad: 'Deneme Kişisi',
        DepartmanId: 4,
        MolaDurum: MASA_BASI,
        Mola_Durum_Id: MASA_BASI,
        Baslama: an(-3),
        Mesai_Bitis: an(6),
      },
    ],
  }));
  cubugu();
  await bar.getByRole('button', { name: 'Departman Mola Durumları' }).click();
  const dialog = page.getByRole('dialog', { name: 'Departman Mola Durumları' });
  await expect.element(dialog.getByRole('term').filter({ hasText: 'Yemekte' })).toBeVisible();
  await expect.element(dialog.getByRole('term').filter({ hasText: 'Diğer molada' })).toBeVisible();
  await expect.element(dialog.getByRole('row').filter({ hasText: 'Deneme Kişisi' })).toMatchTextContent('Masa Başı');
  expect(dialog.element().getBoundingClientRect().width).toBe(window.innerWidth);
  await accessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
