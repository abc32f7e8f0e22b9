import { gunEkle, haftaGunu, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cagir, isleminiYap } from './destek.ts';
import { bas, erisilebilir, girisYap, jetonAl, sigar } from './fixtures.ts';

/**
 * A project from its first topic to an approved plan, by keyboard alone: created, moved, requested, approved, followed.
 */

const damga = String(Date.now() % 1_000_000);
/** Mondays from the second one on. Holidays fall on the first days of these weeks too rarely to matter. */
const pazartesi = (hafta: number) => {
  const bugun = istanbulGunu(Date.now());
  return gunEkle(bugun, 8 - haftaGunu(bugun) + 7 * hafta);
};

async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  await form.getByRole('combobox', { name: alan, exact: true }).fill(deger);
  await expect(form.getByRole('option', { name: deger, exact: true })).toBeVisible();
  await form.page().keyboard.press('Enter');
}

async function planYaz(page: Page, ad: string, ilk: string, son: string, bagli?: string): Promise<void> {
  await bas(page, 'Yeni Plan');
  const form = page.getByRole('dialog', { name: 'Yeni Plan' });
  await form.getByRole('textbox', { name: 'Plan', exact: true }).fill(ad);
  await form.getByRole('textbox', { name: 'Başlama' }).fill(tarihYaz(ilk));
  await form.getByRole('textbox', { name: 'Bitiş' }).fill(tarihYaz(son));
  if (bagli !== undefined) {
    await bas(form, 'Bağımlılık Ekle');
    await expect(form.getByRole('combobox', { name: '1. bağlı olduğu plan' })).toHaveValue(bagli);
  }
  await bas(form, 'Kaydet');
  await expect(form).toHaveCount(0);
}

test('a project is created, moved over days by keyboard, approved by another person, and followed', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  // A product that both people manage, because the approver sees the project only then.
  const token = await jetonAl(request, 'sorumlu');
  const { proje } = await cagir<{ proje: { Ad: string }[] }>(
    request,
    token,
    '/islemler/projetakibi/getGerekliList',
    {},
  );
  await girisYap(page, 'yonetici');
  await page.goto('/islemler/projetakibi/projeplanpage');
  await bas(page, 'Yeni Proje');
  const form = page.getByRole('dialog', { name: 'Yeni Proje' });
  await expect(form.getByRole('textbox', { name: 'Proje Adı' })).toBeEditable();
  await bas(form, 'Kaydet');
  await expect(form.getByText('Ürün seçiniz.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Proje Adı' }).fill(`Taşınma ${damga}`);
  await sec(form, 'Ürün', proje[0]!.Ad);
  await form.getByRole('textbox', { name: 'Başlama' }).fill(tarihYaz(pazartesi(0)));
  await form.getByRole('textbox', { name: 'Bitiş' }).fill(tarihYaz(pazartesi(20)));
  await bas(form, 'Kaydet');
  await expect(page.getByRole('heading', { level: 1, name: `Taşınma ${damga}` })).toBeVisible();

  await bas(page, 'Yeni Konu');
  const konu = page.getByRole('dialog', { name: 'Yeni Konu' });
  await konu.getByRole('textbox', { name: 'Konu' }).fill('Hazırlık');
  await bas(konu, 'Kaydet');
  await planYaz(page, 'Keşif', pazartesi(1), gunEkle(pazartesi(1), 2));
  await planYaz(page, 'Kurulum', gunEkle(pazartesi(1), 3), gunEkle(pazartesi(1), 4), 'Keşif');
  const agac = page.getByRole('treegrid', { name: 'Planların günleri' });
  await expect(agac.getByRole('row', { name: /Kurulum/ })).toContainText(tarihYaz(gunEkle(pazartesi(1), 4)));

  // A week later, by keyboard: dependent plans are named and move with it.
  await agac.getByRole('row', { name: /Keşif/ }).focus();
  for (let n = 0; n < 7; n++) await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Enter');
  const soru = page.getByRole('dialog', { name: '1 plan daha kayacak' });
  await expect(soru).toContainText('Kurulum');
  await bas(soru, 'Kaydır ve Kaydet');
  await expect(agac.getByRole('row', { name: /Kurulum/ })).toContainText(tarihYaz(gunEkle(pazartesi(2), 4)));

  // Only its end, three days later: without dependent plans there is no question.
  await agac.getByRole('row', { name: /Kurulum/ }).focus();
  for (let n = 0; n < 3; n++) await page.keyboard.press('Alt+Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(agac.getByRole('row', { name: /Kurulum/ })).toContainText(tarihYaz(pazartesi(3)));

  // A cycle gets its error at its own place, with the path around.
  await agac.getByRole('row', { name: /Keşif/ }).focus();
  await page.keyboard.press('Enter');
  const plan = page.getByRole('dialog', { name: 'Keşif' });
  await bas(plan, 'Diğer işlemler');
  await plan.getByRole('menuitem', { name: 'Düzenle' }).press('Enter');
  const duzenle = page.getByRole('dialog', { name: 'Planı Düzenle: Keşif' });
  await bas(duzenle, 'Bağımlılık Ekle');
  await bas(duzenle, 'Kaydet');
  await expect(duzenle.getByText(/Bağımlılıklar döngü oluşturuyor: /)).toBeVisible();
  await bas(duzenle, '1. bağımlılığı kaldır');
  await bas(duzenle, 'Kaydet');
  await expect(duzenle).toHaveCount(0);

  await bas(plan, 'Onaya Gönder');
  const onayla = plan.getByRole('button', { name: 'Onayla' });
  await expect(onayla).toHaveAccessibleDescription('Onayı isteyen kişi, planı kendisi onaylayamaz.');
  await erisilebilir(page);
  await page.keyboard.press('Escape');
  const sorumlu = await (await browser.newContext({ baseURL: baseURL!, locale: 'tr-TR' })).newPage();
  await girisYap(sorumlu, 'sorumlu');
  await sorumlu.goto(page.url());
  await sorumlu.getByRole('radio', { name: 'Pano' }).press(' ');
  await sorumlu.getByRole('link', { name: 'Keşif' }).press('Enter');
  await bas(sorumlu.getByRole('dialog', { name: 'Keşif' }), 'Onayla');
  await expect(
    sorumlu.getByRole('dialog', { name: 'Keşif' }).getByRole('table', { name: 'Versiyonlar' }),
  ).toContainText('Onaylandı');
  await sorumlu.context().close();

  await agac.getByRole('row', { name: /Keşif/ }).focus();
  await page.keyboard.press('Enter');
  await bas(plan, 'İlerleme Yaz');
  const takip = page.getByRole('dialog', { name: 'İlerleme Yaz: Keşif' });
  await takip.getByRole('textbox', { name: 'Ne Yapıldı' }).fill('Yerler ölçüldü');
  await takip.getByRole('textbox', { name: 'Harcanan Süre (saat)' }).fill('3,5');
  await takip.getByRole('textbox', { name: 'İlerleme (%)' }).fill('40');
  await bas(takip, 'Kaydet');
  await expect(takip).toHaveCount(0);
  await expect(plan.getByRole('table', { name: 'İlerleme' })).toContainText('Yerler ölçüldü');
  await erisilebilir(page);
  await page.keyboard.press('Escape');
  await expect(plan).toHaveCount(0);

  await page.getByRole('radio', { name: 'Pano' }).press(' ');
  await expect(page.getByRole('list', { name: /Onaylı/ })).toContainText('Keşif');
  await page.getByRole('radio', { name: 'Takvim' }).press(' ');
  await expect(page.getByRole('table', { name: 'Planların takvimi' })).toBeVisible();
  await erisilebilir(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
});

const gorev = (uid: number, ad: string, seviye: number, gun: string, o: { ozet?: boolean; once?: number } = {}) =>
  `<Task><UID>${uid}</UID><Name>${ad}</Name><OutlineLevel>${seviye}</OutlineLevel><Summary>${o.ozet ? 1 : 0}</Summary>
  <Start>${gun}T09:00:00</Start><Finish>${gun}T18:00:00</Finish><Work>PT8H0M0S</Work>${
    o.once === undefined
      ? ''
      : `<PredecessorLink><PredecessorUID>${o.once}</PredecessorUID><Type>1</Type><LinkLag>0</LinkLag></PredecessorLink>`
  }</Task>`;

test('a plan comes from Microsoft Project after a preview, fills the weeks of its team, and is exported again', async ({
  page,
}) => {
  await girisYap(page, 'yonetici');
  await page.goto('/islemler/projetakibi/projeplanpage');
  await page.getByRole('button', { name: 'Yeni Proje' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Proje' });
  await form.getByRole('textbox', { name: 'Proje Adı' }).fill(`Gelen ${damga}`);
  const urun = form.getByRole('combobox', { name: 'Ürün', exact: true });
  await urun.click();
  await form.getByRole('option').first().click();
  await form.getByRole('textbox', { name: 'Başlama' }).fill(tarihYaz(pazartesi(0)));
  await form.getByRole('textbox', { name: 'Bitiş' }).fill(tarihYaz(pazartesi(20)));
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Gelen ${damga}` })).toBeVisible();

  await page.getByRole('button', { name: 'Dosya' }).click();
  await page.getByRole('menuitem', { name: 'Microsoft Project’ten Al' }).click();
  const al = page.getByRole('dialog', { name: 'Microsoft Project’ten Al' });
  const dosya = (metin: string, yazim: BufferEncoding = 'utf8') => ({
    name: 'plan.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(metin, yazim),
  });
  await al.getByLabel('Microsoft Project dosyası').setInputFiles(dosya('merhaba'));
  await expect(al.getByText(/^Dosya geçerli bir XML değil/)).toBeVisible();
  await erisilebilir(page);
  const [gun, ertesi] = [pazartesi(1), gunEkle(pazartesi(1), 1)];
  const gelen = `<Project><Tasks>${gorev(1, 'Hazırlık', 1, gun, { ozet: true })}${gorev(2, 'Keşif', 2, gun)}${gorev(3, 'Kurulum', 2, ertesi, { once: 2 })}</Tasks></Project>`;
  await al.getByLabel('Microsoft Project dosyası').setInputFiles(dosya(`\uFEFF${gelen}`, 'utf16le'));
  await expect(al.getByRole('status')).toHaveText('1 konu ve 2 plan gelecek.');
  await expect(al.getByRole('table', { name: 'Gelecek planlar' })).toContainText('Kurulum');
  await erisilebilir(page);
  await al.getByRole('button', { name: '2 Planı Al' }).click();
  await expect(al).toHaveCount(0);
  await expect(
    page.getByRole('treegrid', { name: 'Planların günleri' }).getByRole('row', { name: /Kurulum/ }),
  ).toBeVisible();

  for (const [ad, uzanti] of [
    ['Microsoft Project’e Ver (XML)', /\.xml$/],
    ['Takvime Ver (iCal)', /\.ics$/],
  ] as const) {
    await page.getByRole('button', { name: 'Dosya' }).click();
    const inen = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: ad }).click();
    expect((await inen).suggestedFilename()).toMatch(uzanti);
  }

  // The file names no person, so nobody's weeks are taken.
  await page.getByRole('radio', { name: 'Kalan Yük' }).press(' ');
  await expect(page.getByText('Bu projede kimsenin kalan işi yok.')).toBeVisible();
  await page.getByRole('radio', { name: 'Çizelge' }).press(' ');
  await page.getByRole('row', { name: /Keşif/ }).focus();
  await page.keyboard.press('Enter');
  await isleminiYap(page.getByRole('dialog', { name: 'Keşif' }), 'Düzenle');
  const duzenle = page.getByRole('dialog', { name: 'Planı Düzenle: Keşif' });
  await sec(duzenle, 'Sorumlu', 'Ümit Başar');
  await duzenle.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(duzenle).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Kalan Yük' }).press(' ');
  await page.getByRole('region', { name: 'Ekibin haftaları' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('table', { name: 'Haftanın planları' })).toContainText('Keşif');
  await erisilebilir(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
});
