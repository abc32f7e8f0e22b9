import { expect, test } from '@playwright/test';
import { suz, suzgeci } from './ekran.ts';
import { cagir, yalnizSayfa } from './destek.ts';
import { type Hesap, jetonAl, oturumAc, sigar } from './fixtures.ts';

test('an entry is found by words, by person and by object, and stays found after a reload', async ({
  page,
  request,
}) => {
  const token = await jetonAl(request, 'yonetici');
  const Ad = `Denetlenen ${Date.now()}`;
  const bos = { Renk: null, Kod: null, ProjeId: null, UstId: null };
  await cagir(request, token, '/tanimlar/tanimKaydet', {
    tanim: { Id: 0, Surum: 0, Liste: 'branslar', Ad, Aktif: 1, ...bos },
  });

  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/denetim');
  const tablo = page.getByRole('table', { name: 'Denetim kayıtları' });
  const satir = tablo.getByRole('row').filter({ hasText: Ad });
  await expect(satir).toHaveCount(1);
  await expect(satir).toContainText('Tanım satırı');

  await page.getByRole('searchbox', { name: 'Denetim kayıtları: ara' }).fill('giriş yapıldı');
  await expect(satir).toHaveCount(0);
  await expect(tablo.getByRole('row').nth(1)).toContainText('Giriş yapıldı');
  await page.getByRole('searchbox', { name: 'Denetim kayıtları: ara' }).fill('');

  await suz(page, 'Yapan', /^(?!Ümit Başar|Yapan herkes|seçili)/);
  await expect(satir).toHaveCount(0);
  await suz(page, 'Yapan', 'Yapan herkes');
  await suz(page, 'Nesne', 'Tanım satırı');
  await expect(satir).toHaveCount(1);
  await expect(tablo.getByRole('row').filter({ hasText: 'Giriş yapıldı' })).toHaveCount(0);

  await page.reload();
  await expect(satir).toHaveCount(1);
  await expect(suzgeci(page, 'Nesne: Tanım satırı')).toBeVisible();
  await sigar(page);
});

test('on a slow machine, quick choices and typing one after the other are all kept', async ({ page }) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/yonetim/denetim');
  await expect(page.getByRole('table', { name: 'Denetim kayıtları' }).getByRole('row').nth(1)).toBeVisible();
  const ara = page.getByRole('searchbox', { name: 'Denetim kayıtları: ara' });
  const cdp = await page.context().newCDPSession(page);
  const hizlan = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await hizlan(10);
  await suz(page, 'Yapan', 'Ümit Başar');
  await suz(page, 'Nesne', 'Tanım satırı');
  await ara.pressSequentially('Branş listesinde tanım');
  await hizlan(1);
  const adresteki = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect
    .poll(adresteki)
    .toMatchObject({ ara: 'Branş listesinde tanım', nesne: 'tanim', yapan: expect.stringMatching(/^\d+$/) });
  await expect(ara).toHaveValue('Branş listesinde tanım');
  await expect(suzgeci(page, 'Yapan: Ümit Başar')).toBeVisible();

  // A user who moves on while the page still works gets there, too.
  await hizlan(10);
  await suz(page, 'Nesne', 'Duyuru');
  await page.getByRole('link', { name: 'Ana Sayfa' }).first().click();
  await hizlan(1);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Ümit/ })).toBeVisible();
});

test('a page without the right is not in the person’s menu, and its address leads home', async ({ page, request }) => {
  await yalnizSayfa(request, 'Hilal Ölmez', '/yonetim/denetim');
  await oturumAc(page, 'hilal.olmez' as Hesap);
  await page.goto('/yonetim/denetim');
  await expect(page.getByText('Denetim Kayıtları sayfası menünüzde yok').last()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Denetim Kayıtları' })).toHaveCount(0);
});
