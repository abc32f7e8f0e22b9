import { expect, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { jetonAl, oturumAc } from './fixtures.ts';

/** A support person's morning: a customer calls, and later a demo is taken. */

test('the caller is found by telephone, the address corrected, the licence renewed, and a demo taken', async ({
  page,
  request,
}) => {
  const token = await jetonAl(request, 'yonetici');
  const suzgec = { sekme: 'aktif', sirala: [{ alan: 'BitisTarihi', yon: 'artan' }], adet: 50 };
  type Lisanslar = { lisanslist: { MusteriId: number; Musteri: string; LisansNo: string; BitisTarihi: string }[] };
  const { lisanslist } = await cagir<Lisanslar>(request, token, '/rapor/lisans/getLisansRapor', suzgec);
  const biten = lisanslist.at(-1)!;
  type Kart = { musteri: { GSM: string | null; Telefon: string | null } };
  const detay = { Id: biten.MusteriId };
  const { musteri } = await cagir<Kart>(request, token, '/tanimlar/musteri/musteriDetay', detay);
  const arayan = (musteri.GSM ?? musteri.Telefon)!;

  await oturumAc(page, 'yonetici');
  await page.goto('/tanimlar/musteri/liste');
  // In the format of the telephone.
  await page.getByRole('searchbox', { name: 'Müşteriler: ara' }).fill(`+9${arayan}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: biten.Musteri }).click();
  await expect(page.getByRole('heading', { level: 1, name: biten.Musteri })).toBeVisible();

  await page.getByRole('button', { name: 'Düzenle' }).click();
  const form = page.getByRole('dialog', { name: 'Müşteriyi Düzenle' });
  await form.getByRole('textbox', { name: 'Adres' }).fill('Şehit Nevres Bulvarı No: 3');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'İletişim' })).toContainText('Şehit Nevres Bulvarı No: 3');

  const satir = page.getByRole('region', { name: 'Lisanslar' }).getByRole('row', { name: new RegExp(biten.LisansNo) });
  await satir.getByRole('button', { name: `${biten.LisansNo} lisansını yenile` }).click();
  const yenile = page.getByRole('dialog', { name: `${biten.LisansNo} Lisansını Yenile` });
  const donem = await yenile.getByText(/^Yeni dönem: /).innerText();
  await yenile.getByRole('button', { name: 'Yenile', exact: true }).click();
  await expect(yenile).toBeHidden();
  await expect(satir).toContainText(/\d{2}\.\d{2}\.\d{4}$/.exec(donem)![0]);
  const zaman = page.getByRole('list', { name: 'Zaman çizelgesi' });
  await expect(zaman.getByRole('listitem').nth(0)).toContainText(`${biten.LisansNo}: `);
  await expect(zaman.getByRole('listitem').nth(1)).toContainText('Adres');

  await page.goto('/');
  await page.getByRole('button', { name: 'Demoları Aç' }).click();
  const demolar = page.getByRole('dialog', { name: 'Demo Kurulumlarınız bekliyor' });
  const ustlen = demolar.getByRole('button', { name: /^Üstlen: / }).first();
  const ad = (await ustlen.getAttribute('aria-label'))!.slice('Üstlen: '.length);
  await ustlen.click();
  await expect(page.getByText('Demoyu üstlendiniz')).toBeVisible();
  await expect(demolar.getByRole('button', { name: `Üstlen: ${ad}`, exact: true })).toHaveCount(0);
});
