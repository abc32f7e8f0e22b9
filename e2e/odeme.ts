import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { cagir } from './destek.ts';
import { erisilebilir, jetonAl, sigar } from './fixtures.ts';

/** The first steps of tests about card payments: payable invoices, and a customer who pays. */

export interface Odemeler {
  readonly bakiye: { readonly Adet: number } | null;
  readonly eposta: string | null;
  readonly engel: string | null;
  readonly denemelist: readonly {
    readonly DurumAnahtar: string;
    readonly Uyari: string | null;
    readonly FaturaSayisi: number;
  }[];
}
export const SIFRE = '123456';
export const odemeleri = (request: APIRequestContext, token: string, FaturaId: number) =>
  cagir<Odemeler>(request, token, '/mali/payment/odemeler', { FaturaId });

/**
 * Unpaid invoices of the demo company that can be paid by card and have no attempt, the oldest first, because other
 * tests use the newest.
 */
export async function odenecekler(
  request: APIRequestContext,
  adet: number,
  uygun: (o: Odemeler) => boolean = () => true,
): Promise<{ Id: number; No: string }[]> {
  const token = await jetonAl(request, 'yonetici');
  const bulunan: { Id: number; No: string }[] = [];
  for (const [Tur, sayfa] of ['earsiv', 'efatura'].flatMap((tur) => [1, 2, 3, 4].map((n) => [tur, n] as const))) {
    if (bulunan.length === adet) break;
    const { faturalist } = await cagir<{ faturalist: { Id: number; No: string; Kalan: number }[] }>(
      request,
      token,
      '/mali/fatura/getFaturaList',
      { Tur, adet: 200, sayfa },
    );
    for (const f of faturalist)
      if (bulunan.length < adet && f.Kalan > 0) {
        const o = await odemeleri(request, token, f.Id);
        if (o.engel === null && o.denemelist.length === 0 && uygun(o)) bulunan.push(f);
      }
  }
  expect(bulunan).toHaveLength(adet);
  return bulunan;
}

export const kalani = async (request: APIRequestContext, token: string, Id: number): Promise<number> =>
  (await cagir<{ fatura: { Kalan: number } }>(request, token, '/mali/fatura/getFaturaDetay', { Id })).fatura.Kalan;

export const baglantisi = async (request: APIRequestContext, token: string, FaturaId: number): Promise<string> =>
  (await cagir<{ baglanti: string }>(request, token, '/mali/payment/odemeBaglantiVer', { FaturaId })).baglanti;

/** Wide in both colour schemes, then on a telephone. */
export async function bakilir(page: Page): Promise<void> {
  await erisilebilir(page);
  const genis = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
  await erisilebilir(page);
  await page.setViewportSize(genis);
}

/** The customer goes from the link's page to the bank's and pays with this card. A wrong password is typed again. */
export async function ode(page: Page, yol: string, kart: RegExp, sifre = SIFRE): Promise<void> {
  await page.goto(yol);
  await page.getByRole('radio', { name: /^Tek çekim/ }).check();
  await page.getByRole('checkbox', { name: /ödeme koşullarını kabul ediyorum/ }).check();
  await page.getByRole('button', { name: 'Kartla Öde' }).click();
  await bankada(page, kart, sifre);
}

/** Pays on the bank's own pages. */
export async function bankada(page: Page, kart: RegExp, sifre = SIFRE): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Kart bilgileri' })).toBeVisible();
  const secenek = await page.getByRole('option', { name: kart }).textContent();
  await page.getByRole('combobox', { name: 'Deneme kartı' }).selectOption({ label: secenek! });
  await page.getByRole('button', { name: 'Devam' }).click();
  for (const kalan of sifre === SIFRE ? [null] : [2, 1, null]) {
    await page.getByRole('textbox', { name: /^SMS parolası/ }).fill(sifre);
    await page.getByRole('button', { name: 'Onayla' }).click();
    if (kalan !== null) await expect(page.getByRole('alert')).toContainText(`${kalan} hakkınız kaldı`);
  }
}
