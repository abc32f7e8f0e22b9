import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { expect, type Page, test } from '@playwright/test';
import { yuklendi } from './ekran.ts';
import { cagir } from './destek.ts';
import { jetonAl, oturumAc } from './fixtures.ts';
import { kendiSunucusu } from './sunucu.ts';

/** Maps of a service that the operator configures, with a small one of the test in its place. */

const HIZMET = `
  window.google = { maps: {
    Map: class {
      constructor(kutu) { this.kutu = kutu; kutu.dataset.harita = 'cizildi'; }
      fitBounds(s) { this.kutu.dataset.sinir = String(s.n); }
    },
    LatLngBounds: class { n = 0; extend() { this.n += 1; } },
    Marker: class {
      constructor({ map, title, position, label }) {
        this.d = document.createElement('button');
        this.d.textContent = (label ? label + ' ' : '') + title;
        this.d.dataset.yer = position.lat + ',' + position.lng;
        map.kutu.append(this.d);
      }
      setMap() { this.d.remove(); }
      addListener(_, ne) { this.d.addEventListener('click', ne); }
    },
  } };`;

async function hizmet() {
  const istekler: string[] = [];
  const server = createServer((istek, yanit) => {
    istekler.push(`${istek.url} ${istek.headers.referer ?? ''}`);
    yanit.writeHead(200, { 'content-type': 'text/javascript' }).end(HIZMET);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const kapat = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { adres: `http://127.0.0.1:${port}/harita.js?key=a&v=1`, istekler, kapat };
}

const harita = (page: Page) => page.getByRole('region', { name: /harita hizmeti$/ });

test('a configured service draws places beside the own map', async ({ browser }) => {
  test.setTimeout(120_000);
  const h = await hizmet();
  const sunucu = await kendiSunucusu(() => ({ HARITA_ADRESI: h.adres }));
  const page = await (await browser.newContext({ baseURL: sunucu.url, serviceWorkers: 'block' })).newPage();
  const engellenen: string[] = [];
  page.on('console', (m) => {
    if (m.text().includes('Content Security Policy')) engellenen.push(m.text());
  });
  await oturumAc(page, 'yonetici');
  await page.goto('/pazarlama/bayi?sekme=harita');
  await yuklendi(page);
  await test.step('dealers', async () => {
    await page.getByRole('radiogroup', { name: 'Harita', exact: true }).getByText('Harita Hizmeti').click();
    // The demo's dealers have no stored places.
    await expect(page.getByText('Konumu yazılmış kayıt yok.')).toBeVisible();
    await expect(harita(page)).toHaveCount(0);
  });
  await test.step('the place of a customer', async () => {
    const musteri = {
      ...BOS_MUSTERI,
      Id: 0,
      Surum: 0,
      Ad: 'Harita',
      Soyad: 'Deneyen',
      GSM: '5551009988',
      ProjeIdler: [6],
      Enlem: 41.015137,
      Boylam: 28.97953,
    };
    const token = await jetonAl(page.request, 'yonetici');
    const { Id } = await cagir<{ Id: number }>(page.request, token, '/musteriKaydet', {
      musteri,
      benzerleriGordum: true,
    });
    await page.goto(`/tanimlar/musteri/detay?id=${Id}`);
    await page.getByRole('button', { name: 'Haritada göster' }).click();
    await expect(harita(page)).toHaveAttribute('data-harita', 'cizildi');
    await expect(harita(page).getByRole('button')).toHaveAttribute('data-yer', '41.015137,28.97953');
  });
  expect(h.istekler[0]).toBe(`/harita.js?key=a&v=1 ${sunucu.url}/`);
  expect(engellenen).toEqual([]);
  await sunucu.kapat();
  await h.kapat();
});

test('without a service the browser asks nobody outside and the page offers no map', async ({ page }) => {
  const disari: string[] = [];
  page.on('request', (i) => {
    if (!i.url().startsWith('http://127.0.0.1') && !/^(data|blob):/.test(i.url())) disari.push(i.url());
  });
  await oturumAc(page, 'yonetici');
  await page.goto('/pazarlama/bayi?sekme=harita');
  await yuklendi(page);
  await expect(page.getByRole('radiogroup', { name: 'Haritada gösterilen' })).toBeVisible();
  await expect(page.getByText('Harita Hizmeti')).toHaveCount(0);
  expect(disari).toEqual([]);
});
