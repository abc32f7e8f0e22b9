import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { MASA_BASI, METIN } from '@masabasi/core/mesai/mola/rules';
import { mola, panoSatiri } from '@masabasi/core/mesai/mola/contract';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { z } from 'zod';
import { queryClient } from '../../platform/call/api.ts';
import { olaylariBaslat, useOlay } from '../../platform/call/olaylar.ts';
import { sample } from '../../testing/contract.ts';
import { accessible, answer, answerAt, failing, held, resize, show, signedIn } from '../../testing/screen.tsx';
import { useMesaimiIzle } from './mesaim.ts';
import MolaCubugu from './MolaCubugu.tsx';

const SAAT = 3_600_000;
const an = (saat: number) => new Date(Date.now() + saat * SAAT).toISOString();
/** A person three hours into a shift of nine. */
const mesai = () => ({ Baslama: an(-3), Mesai_Bitis: an(6), sunucuZamani: an(0) });

/** The break part of the top bar, for a person at the desk. */
function cubugu(): void {
  signedIn({ data: { Moladurum: MASA_BASI, Mola_Durum_Id: MASA_BASI, DepartmanId: 4, MesaiGunu: null, ...mesai() } });
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

const CAY = 646;
const IHTIYAC = 647;
/** An instant some seconds after the first read of the person. */
const sonra = (saniye: number) => new Date(Date.now() + saniye * 1000).toISOString();
const kisi = (durum: number, sunucuZamani: string) => ({
  data: { Id: 1, DepartmanId: 4, Mola_Durum_Id: durum, MesaiGunu: null, ...mesai(), sunucuZamani },
});

/** The bar inside the layout, which follows the status. */
function Izlenen() {
  const [olaylar, setOlaylar] = useState(0);
  useMesaimiIzle();
  useOlay('mola', () => setOlaylar((n) => n + 1));
  return (
    <>
      <MolaCubugu />
      <output>{olaylar}</output>
      <Link to="/baska">Başka sayfa</Link>
      <Link to="/ilk">İlk sayfa</Link>
    </>
  );
}
/** The followed bar of a person at the desk. */
function izlenen(): void {
  signedIn(kisi(MASA_BASI, an(0)));
  show(<Izlenen />);
}
const secili = (ad: string) => bar.getByRole('button', { name: ad, exact: true, pressed: true });
const sayfayaGit = (ad: string) => page.getByRole('link', { name: ad }).click();
/** All events until now have arrived. */
async function geldi(sayi: number): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: String(sayi) })).toBeVisible();
}

/** An open stream of events that the test writes. */
async function akis() {
  const acik = Promise.withResolvers<void>();
  let yaz: (metin: string) => void = () => undefined;
  let no = 0;
  answerAt('/olaylar', (signal) => {
    const govde = new ReadableStream<Uint8Array>({
      start: (c) => {
        yaz = (metin) => c.enqueue(new TextEncoder().encode(metin));
        acik.resolve();
        signal?.addEventListener('abort', () => c.error(new DOMException('', 'AbortError')));
      },
    });
    return new Response(govde, { headers: { 'content-type': 'text/event-stream' } });
  });
  const birak = olaylariBaslat();
  await acik.promise;
  return {
    birak,
    /** The status of the person with this id, as an event of this instant. */
    olay: (Id: number, durum: number, sunucuZamani: string) => {
      const satir = sample<z.ZodType>(panoSatiri, {
        Id,
        DepartmanId: 4,
        MolaDurum: durum,
        Mola_Durum_Id: durum,
        Baslama: an(-3),
        Mesai_Bitis: an(6),
      });
      yaz(`id: ${++no}\nevent: mola\ndata: ${JSON.stringify({ departmanId: 4, satir, sunucuZamani })}\n\n`);
    },
  };
}

test('an answer or event that is older than the known state does not win', async () => {
  izlenen();
  const { olay, birak } = await akis();
  try {
    await expect.element(secili('Masa Başı')).toBeVisible();
    const gec = held(kisi(MASA_BASI, sonra(1)));
    const okunan = answer(oturum.userbilgi, gec.given);
    await sayfayaGit('Başka sayfa');
    await expect.poll(() => okunan.length).toBe(1);
    olay(1, CAY, sonra(20));
    await expect.element(secili('Çay Molası')).toBeVisible();
    gec.letGo();
    await expect.poll(() => queryClient.isFetching({ queryKey: ['mesaim'] })).toBe(0);
    await expect.element(secili('Çay Molası')).toBeVisible();

    olay(1, IHTIYAC, sonra(10));
    // Another person's status is another person's.
    olay(2, IHTIYAC, sonra(30));
    await geldi(3);
    await expect.element(secili('Çay Molası')).toBeVisible();
    olay(1, IHTIYAC, sonra(30));
    await expect.element(secili('İhtiyaç Molası')).toBeVisible();
  } finally {
    birak();
  }
});

test('a state from before the clock of the server was put back does not stay', async () => {
  izlenen();
  const { olay, birak } = await akis();
  try {
    await expect.element(secili('Masa Başı')).toBeVisible();
    olay(1, CAY, sonra(600));
    await expect.element(secili('Çay Molası')).toBeVisible();
    olay(1, IHTIYAC, sonra(1));
    await expect.element(secili('İhtiyaç Molası')).toBeVisible();
  } finally {
    birak();
  }
});

test('every page load reads the state again, and tells when it cannot', async () => {
  izlenen();
  await expect.element(secili('Masa Başı')).toBeVisible();
  const okunan = answer(oturum.userbilgi, () => kisi(CAY, sonra(5)));
  await sayfayaGit('Başka sayfa');
  await expect.element(secili('Çay Molası')).toBeVisible();
  expect(okunan).toHaveLength(1);

  answer(oturum.userbilgi, () => failing(500, 'Olmadı.'));
  await sayfayaGit('İlk sayfa');
  const uyari = page.getByRole('alert');
  await expect.element(uyari.getByText(METIN.sureHesaplanamadi)).toBeVisible();
  await expect.element(uyari.getByText(METIN.sureSorunu)).toBeVisible();
  await expect.element(secili('Çay Molası')).toBeVisible();
});

test('the first status of a day brings the day of the shift', async () => {
  signedIn({
    data: { Id: 1, DepartmanId: 4, Mola_Durum_Id: null, Baslama: null, Beklenen: an(-1), sunucuZamani: an(0) },
  });
  show(<Izlenen />);
  answer(mola.moladurumGuncelle, ({ moladurum }) => ({
    mola2: { Mola_Durum_Id: moladurum, Baslama_Zamani: sonra(2) },
    ...mesai(),
    sunucuZamani: sonra(2),
  }));
  const okunan = answer(oturum.userbilgi, () => ({
    data: { ...kisi(MASA_BASI, sonra(3)).data, MesaiGunu: '2020-02-03' },
  }));
  await bar.getByRole('button', { name: 'Masa Başı' }).click();
  await expect.element(secili('Masa Başı')).toBeVisible();
  await expect.poll(() => okunan.length).toBe(1);
  answer(mola.moladetay, () => ({ molalist: [], molasure: 0 }));
  await bar.getByRole('button', { name: 'Mola Detayları', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: 'İlk Gün' })).toHaveValue('03.02.2020');
});
