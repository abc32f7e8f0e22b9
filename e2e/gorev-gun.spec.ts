import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { ANALIZ_ALANLARI } from '@masabasi/core/is/analiz/alanlar';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { cagir, isleminiYap, islemleri, oku } from './destek.ts';
import { erisilebilir, jetonAl, sigar } from './fixtures.ts';
import { biri, isiAc, isPenceresi, sec, testYaz, yazarak } from './isDestek.ts';

/** A day of a sprint: an accepted analysis is planned, built, sent back, fixed and taken into a version. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');
const BASLIK = `Reçetede barkod ${damga}`;
const [ANALIST, LIDER, YAZAN, TESTCI] = ['kagan.ertugrul', 'onur.yigit', 'beyza.cakir', 'sinem.agir'] as const;
/** A customer's wish, written by an analyst and accepted by another person. */
async function kabulEdilen(request: APIRequestContext): Promise<void> {
  const [yazan, yetkili] = [await jetonAl(request, ANALIST), await jetonAl(request, 'yonetici')];
  const liste = await oku<Record<string, { Id: number }[]>>(request, yazan, '/istakibi/getGerekliList');
  const ilki = (ad: string) => liste[ad]![0]!.Id;
  type Cevap = { Id: number; Surum: number };
  const { Id, Surum } = await cagir<Cevap>(request, yazan, '/istakibi/analizKaydet', {
    analiz: {
      ...bosKayit(ANALIZ_ALANLARI),
      Id: 0,
      Surum: 0,
      ProjeId: 6,
      GereksinimKaynakId: ilki('gereksinimKaynak'),
      AnalizTurId: ilki('analizTur'),
      AciliyetId: ilki('aciliyet'),
      Baslik: BASLIK,
      Ihtiyac: 'Reçete ekranında barkodla ilaç bulunamıyor.',
      CozumOnerisi: 'Arama kutusu barkodu da arar.',
      Efor: 8,
      Kriterler: [{ Id: 0, Metin: 'Barkodla ilaç bulunur' }],
    },
  });
  const gecir = (surum: number, YeniDurum: string) =>
    cagir<Cevap>(request, yazan, '/istakibi/analizDurumGuncelle', { Id, Surum: surum, YeniDurum });
  const baslayan = await gecir(Surum, 'analizde');
  const giden = await gecir(baslayan.Surum, 'kabulbekliyor');
  const karar = await cagir<{ durum: boolean }>(request, yetkili, '/istakibi/kabulKaydet', {
    AnalizId: Id,
    Surum: giden.Surum,
    Karar: 'kabul',
  });
  expect(karar).toMatchObject({ durum: true });
}

test('an accepted wish is planned, built, sent back with a picture, mended, approved and taken into a version', async ({
  browser,
  request,
}) => {
  await kabulEdilen(request);
  const lider = await biri(browser, LIDER);
  await lider.goto(`/istakibi/analiz?sekme=hepsi&ara=${damga}`);
  await lider.getByRole('button', { name: BASLIK }).click();
  await lider.getByRole('button', { name: 'İşe Dönüştür' }).click();
  const form = lider.getByRole('dialog', { name: /: İşe Dönüştür$/ });
  await expect(form.getByRole('textbox', { name: 'Başlık' })).toHaveValue(BASLIK);
  await sec(form, 'İş Türü', 'Geliştirme');
  await sec(form, 'Ekip', 'Geliştirme Ekibi');
  await sec(form, 'Atanan', 'Beyza Çakır');
  await sec(form, 'Testçi', 'Sinem Ağır');
  await sec(form, 'Hedef Versiyon', '4.8');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();

  // The developer finds it among the own tasks, and reports the work.
  const yazan = await biri(browser, YAZAN);
  await isiAc(yazan, 'benim', BASLIK);
  await isPenceresi(yazan, BASLIK).getByRole('button', { name: 'Geliştirmeye Başla' }).click();
  await yazarak(isPenceresi(yazan, BASLIK), 'Teste Ver', 'Ne Yapıldı', 'Arama kutusu barkodu da arıyor.');
  await erisilebilir(yazan);

  // Without evidence a task can be neither approved nor sent back.
  const testci = await biri(browser, TESTCI);
  await isiAc(testci, 'testim', BASLIK);
  await isPenceresi(testci, BASLIK).getByRole('button', { name: 'Teste Al' }).click();
  const dondur = (await islemleri(isPenceresi(testci, BASLIK))).getByRole('menuitem', { name: /^Testten Döndür/ });
  await expect(dondur).toHaveAttribute('aria-disabled', 'true');
  await expect(dondur).toContainText('adımları ve resmiyle kalan bir test kaydı olmalı');
  await testci.keyboard.press('Escape');
  await testYaz(isPenceresi(testci, BASLIK), 'Kaldı');
  await yazarak(isPenceresi(testci, BASLIK), 'Testten Döndür', 'Neden Dönüyor', 'Barkodun son hanesi okunmuyor.');
  await expect(isPenceresi(testci, BASLIK).getByRole('list', { name: 'Geçmiş' })).toContainText(
    'Barkodun son hanesi okunmuyor.',
  );

  await isiAc(yazan, 'benim', BASLIK);
  await expect(isPenceresi(yazan, BASLIK).getByRole('region', { name: 'Testler' })).toContainText('Kaldı');
  await isPenceresi(yazan, BASLIK).getByRole('button', { name: 'Düzeltmeye Başla' }).click();
  await yazarak(isPenceresi(yazan, BASLIK), 'Teste Ver', 'Ne Yapıldı', 'Son hane de okunuyor, denendi.');

  await isiAc(testci, 'testim', BASLIK);
  await isPenceresi(testci, BASLIK).getByRole('button', { name: 'Teste Al' }).click();
  await testYaz(isPenceresi(testci, BASLIK), 'Geçti');
  await isPenceresi(testci, BASLIK).getByRole('button', { name: 'Testi Onayla' }).click();
  await expect(isPenceresi(testci, BASLIK).getByRole('list', { name: 'Geçmiş' })).toContainText('İş: Test Onaylı');

  const isi = await isiAc(lider, 'acik', BASLIK);
  await isi.getByRole('button', { name: 'Versiyona Al' }).click();
  await expect(isi.getByRole('list', { name: 'Geçmiş' })).toContainText('İş: Versiyona Alındı');
  await isleminiYap(isi, 'İşin Yolu');
  const yol = lider.getByRole('dialog', { name: 'İşin Yolu' });
  await expect(yol.getByRole('list', { name: 'Geçişler' })).toContainText('Testi Onayla: Testte → Test Onaylı');
  await erisilebilir(lider);
  await lider.setViewportSize({ width: 390, height: 844 });
  await sigar(lider);
  for (const page of [lider, yazan, testci]) await page.context().close();
});

test('several tasks get one urgency with the keyboard, and it is taken back', async ({ browser }) => {
  const page = await biri(browser, LIDER);
  await page.goto('/istakibi/isler?durum=gelistirmede&sirala=No');
  const satirlar = page.getByRole('row');
  await expect(satirlar.nth(2)).toBeVisible();
  const once = await satirlar.nth(1).innerText();
  for (const tus of ['j', 'x', 'j', 'x']) await page.keyboard.press(tus);
  await page.getByRole('group', { name: 'İşler: seçilenler' }).getByRole('button', { name: 'Aciliyet' }).click();
  const form = page.getByRole('dialog', { name: '2 İşin Aciliyeti' });
  await sec(form, 'Aciliyet', 'Kritik');
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Değiştir' }).click();
  await expect(satirlar.nth(1)).toContainText('Kritik');
  await page.getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByText('Geri alındı')).toBeVisible();
  expect(await satirlar.nth(1).innerText()).toBe(once);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Yeni İş' })).toBeVisible();
  await page.context().close();
});

test('a card is dropped between two others, and everybody sees it there', async ({ browser }) => {
  const page = await biri(browser, LIDER);
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.goto('/istakibi/isler?bakis=pano&urun=6');
  const kartlar = page.getByRole('region', { name: 'Planlandı', exact: true }).getByRole('listitem');
  const adlar = () => kartlar.evaluateAll((l) => l.slice(0, 4).map((k) => k.getAttribute('aria-label')));
  await expect(kartlar.nth(3)).toBeVisible();
  const [a, b, c, d] = await adlar();
  await kartlar.nth(2).dragTo(kartlar.nth(0), { targetPosition: { x: 30, y: 5 } });
  await expect.poll(adlar).toEqual([c, a, b, d]);
  await page.reload();
  await expect(kartlar.nth(3)).toBeVisible();
  expect(await adlar()).toEqual([c, a, b, d]);
  await page.getByRole('combobox', { name: 'Kulvarlar' }).selectOption('Kişiye göre');
  const kulvar = page.getByRole('group', { name: 'İş panosu: Beyza Çakır' });
  await expect(kulvar).toBeVisible();
  // Until the lanes' own answer arrives, the board is dimmed, and dimmed letters have too little contrast.
  await expect(kulvar).not.toHaveAttribute('aria-busy');
  await erisilebilir(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sigar(page);
  await page.context().close();
});
