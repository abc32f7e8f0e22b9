import { expect, type JSHandle, type Page, test } from '@playwright/test';
import { erisilebilir, formlaGir, type Hesap, jetonAl, klavyeyle, oturumAc, PAROLA } from './fixtures.ts';

/** Files on a customer's card: uploaded, viewed, marked, deleted. Each test has a customer of its own. */

const damga = String(Date.now() % 10_000_000);

const bolum = (page: Page) => page.getByRole('region', { name: 'Dosyalar' });
const resimler = (page: Page) => bolum(page).getByRole('list', { name: 'Resimler' });
const belgeler = (page: Page) => bolum(page).getByRole('list', { name: 'Belgeler' });
const gidenler = (page: Page) => bolum(page).getByRole('list', { name: 'Gönderilen dosyalar' });

async function kartiAc(page: Page, hesap: Hesap, id: number): Promise<void> {
  await oturumAc(page, hesap);
  await page.goto(`/tanimlar/musteri/detay?id=${id}`);
  // A card without files is its heading alone, until the empty parts are asked for.
  const dosyasiz = bolum(page).getByText('Dosya eklenmemiş.');
  await expect(bolum(page).getByRole('button', { name: 'Dosya Ekle' })).toBeVisible();
  await expect(dosyasiz).toBeAttached();
  await expect(dosyasiz).toBeHidden();
  await page.getByRole('button', { name: 'Boş alanları göster' }).click();
  await expect(dosyasiz).toBeVisible();
  await page.getByRole('button', { name: 'Boş alanları gizle' }).click();
  await expect(dosyasiz).toBeHidden();
}

interface Dosya {
  readonly ad: string;
  /** The text of the file. Without it, the file is a picture of black and white stripes. */
  readonly metin?: string;
}
/** Files as they are in a drag or in the clipboard. */
const tasinan = (page: Page, dosyalar: readonly Dosya[]): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(async (hepsi) => {
    const tuval = new OffscreenCanvas(600, 400);
    const c = tuval.getContext('2d')!;
    c.fillStyle = '#fff';
    c.fillRect(0, 0, 600, 400);
    c.fillStyle = '#000';
    for (let x = 0; x < 600; x += 8) c.fillRect(x, 0, 4, 400);
    const resim = await tuval.convertToBlob({ type: 'image/png' });
    const veri = new DataTransfer();
    for (const { ad, metin } of hepsi)
      veri.items.add(new File([metin ?? resim], ad, { type: metin ? '' : resim.type }));
    return veri;
  }, dosyalar);
async function birak(page: Page, dosyalar: readonly Dosya[]): Promise<void> {
  const dataTransfer = await tasinan(page, dosyalar);
  await bolum(page).dispatchEvent('drop', { dataTransfer });
}
async function yapistir(page: Page, dosyalar: readonly Dosya[]): Promise<void> {
  const pano = await tasinan(page, dosyalar);
  await page.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pano);
}

test('dropped files are stored and seen by others at once, other content gets a reason, and files are viewed and taken back', async ({
  page,
  browser,
}) => {
  const diger = await (await browser.newContext()).newPage();
  await Promise.all([kartiAc(page, 'satis1', 301), kartiAc(diger, 'yonetici', 301)]);
  const [tabela, not, kotu, sayfa] = ['tabela.png', 'not.txt', 'resim.svg', 'sayfa.txt'].map((ad) => `${damga} ${ad}`);
  await birak(page, [
    { ad: kotu!, metin: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { ad: sayfa!, metin: '<html><script>alert(1)</script>' },
    { ad: tabela! },
    { ad: not!, metin: 'Öğleden sonra aranacak.' },
  ]);
  await expect(belgeler(page).getByRole('button', { name: not, exact: true })).toBeVisible();
  await expect(belgeler(page)).toContainText('25 bayt');
  await expect(gidenler(page).getByRole('listitem')).toHaveText([
    new RegExp(`${kotu}.*Bu tür dosyalar yüklenemez`),
    new RegExp(`${sayfa}.*çalıştırılabilir içerik`),
  ]);
  // A picture loads when it becomes visible.
  for (const ekran of [page, diger]) {
    await resimler(ekran).scrollIntoViewIfNeeded();
    await expect(resimler(ekran).getByRole('img', { name: tabela })).toBeVisible();
  }
  await erisilebilir(page);
  await gidenler(page)
    .getByRole('button', { name: `Listeden çıkar: ${kotu}` })
    .click();
  await expect(gidenler(page).getByRole('listitem')).toHaveCount(1);

  const ac = resimler(page).getByRole('button', { name: `Aç: ${tabela}` });
  await ac.focus();
  await page.keyboard.press('Enter');
  const galeri = page.getByRole('dialog', { name: 'Resimler' });
  await expect(galeri.getByRole('img', { name: tabela })).toBeVisible();
  await galeri.getByRole('button', { name: 'Yakınlaştır' }).click();
  const inen = page.waitForEvent('download');
  await galeri.getByRole('button', { name: 'İndir' }).click();
  expect((await inen).suggestedFilename()).toBe(tabela);
  await erisilebilir(page);
  await page.keyboard.press('Escape');
  await expect(galeri).toHaveCount(0);
  await expect(ac).toBeFocused();

  await belgeler(page)
    .getByRole('button', { name: `Kaldır: ${not}` })
    .click();
  await expect(belgeler(page)).toHaveCount(0);
  await expect(belgeler(diger)).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Geri Al' }).click();
  await expect(belgeler(page).getByRole('button', { name: not, exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Zaman çizelgesi' })).toContainText('Kaldırılan dosya geri alındı');
  await diger.context().close();
});

test('a screenshot is pasted, marked with the keyboard and sent, and its blurred parts are gone from the pixels', async ({
  page,
}) => {
  await kartiAc(page, 'satis1', 302);
  await yapistir(page, [{ ad: 'image.png' }]);
  const dialog = page.getByRole('dialog', { name: 'Ekran Görüntüsü' });
  await klavyeyle(dialog.getByRole('button', { name: 'Bulanıklaştır' }));
  await klavyeyle(dialog.getByRole('button', { name: 'Ortaya Ekle' }));
  await expect(dialog.getByRole('button', { name: 'Bulanık 1' })).toBeFocused();
  await klavyeyle(dialog.getByRole('button', { name: 'Yazı' }));
  await klavyeyle(dialog.getByRole('button', { name: 'Ortaya Ekle' }));
  await dialog.getByRole('textbox', { name: 'İşaretin yazısı' }).fill('Burada');
  const yazi = dialog.getByRole('button', { name: 'Yazı 2: Burada' });
  await yazi.focus();
  for (let n = 0; n < 20; n++) await page.keyboard.press('ArrowUp');
  await klavyeyle(dialog.getByRole('button', { name: 'Kutu' }));
  await klavyeyle(dialog.getByRole('button', { name: 'Ortaya Ekle' }));
  await page.keyboard.press('Delete');
  await expect(dialog.getByRole('button', { name: 'Kutu 3' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(dialog.getByRole('button', { name: 'Kutu 3' })).toBeVisible();
  await erisilebilir(page);
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  const eklenen = resimler(page).getByRole('button', {
    name: /^Aç: Ekran görüntüsü \d\d\.\d\d\.\d{4} \d\d\.\d\d\.png$/,
  });
  // The picture may arrive before its upload has ended, and moves up when the row of the upload goes.
  await expect(gidenler(page)).toHaveCount(0);
  await eklenen.click();
  const resim = page.getByRole('dialog', { name: 'Resimler' }).getByRole('img', { name: /^Ekran görüntüsü/ });
  await expect(resim).toBeVisible();
  const renkler = await resim.evaluate((e: HTMLImageElement) => {
    const tuval = new OffscreenCanvas(e.naturalWidth, e.naturalHeight);
    const c = tuval.getContext('2d')!;
    c.drawImage(e, 0, 0);
    const satir = (x: number, y: number) => [...c.getImageData(x, y, 40, 1).data].filter((_, n) => n % 4 === 0);
    return { ortada: satir(290, 205), kenarda: satir(20, 380) };
  });
  expect(renkler.kenarda.some((r) => r < 20) && renkler.kenarda.some((r) => r > 235)).toBe(true);
  expect(renkler.ortada.every((r) => r > 80 && r < 175)).toBe(true);
});

test('a lost answer is reported, and a retry keeps no file twice; a session that ends is asked for in place', async ({
  page,
}) => {
  // With the form, so that the browser has the licence code of this device.
  await formlaGir(page, 'satis1');
  await kartiAc(page, 'satis1', 303);
  const ad = `${damga} rapor.txt`;
  // The server does its work, but the browser gets no answer.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*/dosya/dosyaKaydet*', requestStage: 'Response' }] });
  cdp.once('Fetch.requestPaused', ({ requestId }) => {
    void cdp.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  await birak(page, [{ ad, metin: 'Uzun bir rapor.' }]);
  await expect(gidenler(page)).toContainText('Sunucuya ulaşılamadı');
  await cdp.send('Fetch.disable');
  await gidenler(page)
    .getByRole('button', { name: `Yeniden dene: ${ad}` })
    .click();
  await expect(gidenler(page)).toHaveCount(0);
  await page.reload();
  await expect(belgeler(page).getByRole('button', { name: ad, exact: true })).toHaveCount(1);
  await expect(belgeler(page).getByRole('listitem')).toHaveCount(1);

  // The session ends during the upload of a large file: the page asks for the password in place, and the upload
  // continues.
  const uzun = `${damga} uzun.txt`;
  const Authorization = `Bearer ${await jetonAl(page.request, 'satis1')}`;
  await page.request.get('/api/logout', { headers: { Authorization } });
  await birak(page, [{ ad: uzun, metin: 'Uzun bir rapor. '.repeat(500_000) }]);
  const giris = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await giris.getByRole('textbox', { name: /Parola/ }).fill(PAROLA);
  await giris.getByRole('button', { name: 'Devam Et' }).click();
  await expect(belgeler(page).getByRole('button', { name: uzun, exact: true })).toBeVisible();
});

test('a picture pasted into a note waits in it and is attached to the ticket once the note is saved', async ({
  page,
}) => {
  await oturumAc(page, 'yonetici');
  await page.goto('/islemler/musterigorusme/detay?id=2');
  const not = page.getByRole('textbox', { name: 'İç not' });
  await not.fill(`Ekranda bu çıkıyor ${damga}`);
  const eklenen = page.getByRole('list', { name: 'Yazının dosyaları' }).getByRole('listitem');
  const yapistirNota = async (ad: string) => {
    const pano = await tasinan(page, [{ ad }]);
    await not.evaluate((kutu, clipboardData) => {
      kutu.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pano);
  };
  await yapistirNota('image.png');
  await expect(eklenen).toHaveText(/^Ekran görüntüsü .*\.png$/);
  await yapistirNota(`${damga} vazgeçilen.png`);
  await expect(eklenen).toHaveCount(2);
  await expect(bolum(page).getByText('Dosya eklenmemiş.')).toBeVisible();
  await erisilebilir(page);
  await klavyeyle(page.getByRole('button', { name: `Kaldır: ${damga} vazgeçilen.png` }));
  await expect(eklenen).toHaveCount(1);
  // The picture waits with the draft of the note.
  await expect(page.getByText('Ekranda bu çıkıyor')).toBeVisible();
  await page.reload();
  await expect(eklenen).toHaveCount(1);
  await page.getByRole('button', { name: 'Notu Kaydet' }).click();
  await expect(eklenen).toHaveCount(0);
  await expect(resimler(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(`Ekranda bu çıkıyor ${damga}`).first()).toBeVisible();
});
