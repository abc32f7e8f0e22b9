import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Response } from '@playwright/test';

export const PAROLA = 'masabasi';
export const LISANS = 'MASABASI-DEMO';

/** The demo company's accounts. */
export type Hesap = 'yonetici' | 'sorumlu' | 'personel1' | 'personel2' | 'satis1' | 'yetkisiz' | 'deneme';

/** Fills the sign-in form and sends it. */
export async function girisFormu(page: Page, hesap: string, parola: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Lisans' }).fill(LISANS);
  await page.getByRole('textbox', { name: 'Kullanıcı Adı' }).fill(hesap);
  await page.getByRole('textbox', { name: 'Parola' }).fill(parola);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}

/** The person's own menu at the right end of the top bar. */
export const profilMenusu = (page: Page) => page.getByRole('banner').getByRole('button').last();

/** Opens one entry of the person's menu. */
export async function profildenAc(page: Page, ad: string): Promise<void> {
  await profilMenusu(page).click();
  await page.getByRole('menuitem', { name: ad }).click();
}

interface DuyuruCevabi {
  readonly duyurular: readonly { readonly Onemli: number; readonly Goruldu: boolean }[];
}

/** Reads the notice of KVKK where it stands before the person. */
async function aydinlatmayiOku(page: Page, kullanici: Response): Promise<void> {
  const { data } = (await kullanici.json()) as { data: { AydinlatmaGerekli: boolean } };
  if (data.AydinlatmaGerekli) await page.getByRole('button', { name: 'Okudum, anladım' }).click();
}

/**
 * Signs in at /login and waits for the home page. Important announcements that open by themselves are read and closed,
 * unless the test wants to see them.
 */
export async function girisYap(
  page: Page,
  hesap: Hesap,
  { parola = PAROLA, duyuruyuOku = true }: { parola?: string; duyuruyuOku?: boolean } = {},
): Promise<void> {
  await page.goto('/login');
  const bekle = page.waitForResponse((r) => r.url().endsWith('/api/getDuyurular'));
  const kullanici = page.waitForResponse((r) => r.url().endsWith('/api/userbilgi'));
  await girisFormu(page, hesap, parola);
  await aydinlatmayiOku(page, await kullanici);
  await expect(page.getByRole('heading', { level: 1, name: /^(Günaydın|İyi günler|İyi akşamlar), / })).toBeVisible();
  const { duyurular } = (await (await bekle).json()) as DuyuruCevabi;
  if (!duyuruyuOku) return;
  for (const _ of duyurular.filter((d) => d.Onemli === 1 && !d.Goruldu))
    await Promise.all([
      page.waitForResponse((r) => r.url().endsWith('/api/duyuruGoruldu')),
      page.getByRole('dialog', { name: 'Önemli Duyuru' }).getByRole('button', { name: 'Okudum' }).click(),
    ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** axe finds nothing on the page as it is now. */
export async function erisilebilir(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`)).toEqual([]);
}
