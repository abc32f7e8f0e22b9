import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { expect, test } from '@playwright/test';
import { cagir, isleminiYap } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, jetonAl, klavyeyle } from './fixtures.ts';

/** Requests from the web: sent by a person outside, turned into a ticket by a person inside. */

/** The form of a ticket keeps one draft for each person, and no other test opens it as this one. */
const DESTEK = 'furkan.tigli' as Hesap;
const damga = String(Date.now() % 10_000_000).padStart(7, '0');

test('a person outside sends a request, it becomes a ticket, and the code shows its state', async ({
  page,
  browser,
}) => {
  const gsm = `0548${damga}`;
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Sevgi', Soyad: 'İsteyen', GSM: gsm, ProjeIdler: [6] };
  const token = await jetonAl(page.request, 'yonetici');
  expect(await cagir(page.request, token, '/musteriKaydet', { musteri: kart, benzerleriGordum: true })).toMatchObject({
    durum: true,
  });

  const disarida = await (await browser.newContext()).newPage();
  await disarida.goto('/webistek');
  await disarida.getByRole('button', { name: 'Gönder' }).click();
  await expect(disarida.getByText('Adınızı ve soyadınızı yazınız.')).toBeVisible();
  await disarida.getByRole('textbox', { name: 'Adınız ve soyadınız' }).fill('Sevgi İsteyen');
  await disarida.getByRole('textbox', { name: 'Telefonunuz' }).fill(gsm);
  await disarida.getByRole('combobox', { name: 'Ürün' }).selectOption('Masabaşı Klinik');
  await disarida.getByRole('textbox', { name: 'İsteğiniz' }).fill(`Fiş yazıcıdan çıkmıyor ${damga}.`);
  // A reload loses no typed text.
  await disarida.reload();
  await expect(disarida.getByRole('textbox', { name: 'İsteğiniz' })).toHaveValue(`Fiş yazıcıdan çıkmıyor ${damga}.`);
  await disarida.getByRole('button', { name: 'Gönder' }).click();
  await expect(disarida.getByRole('heading', { name: 'İsteğinizi aldık' })).toBeVisible();
  await disarida.getByRole('link', { name: 'İsteğinizin durumuna bakınız' }).click();
  await expect(disarida.getByRole('definition').filter({ hasText: 'Alındı' })).toBeVisible();

  await girisYap(page, DESTEK);
  await page.goto('/islemler/musterigorusme/webistek');
  await page.getByRole('button', { name: `Fiş yazıcıdan çıkmıyor ${damga}.` }).click();
  const pencere = page.getByRole('dialog', { name: /^W\d{6}: Sevgi İsteyen$/ });
  await pencere.getByRole('button', { name: 'Bu müşteri: Sevgi İsteyen' }).click();
  await expect(page.getByRole('list', { name: 'İsteğin geçmişi' }).getByText('Müşterisi belirlendi')).toBeVisible();
  await pencere.getByRole('button', { name: 'Görüşmeye Aktar' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Görüşme' });
  await expect(form.getByRole('textbox', { name: 'Açıklama' })).toHaveValue(`Fiş yazıcıdan çıkmıyor ${damga}.`);
  await form.getByRole('combobox', { name: 'Konu', exact: true }).fill('Reçete');
  await form.getByRole('option', { name: 'Reçete', exact: true }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Fiş yazıcıdan çıkmıyor ${damga}.` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^W\d{6}$/ })).toBeVisible();

  await disarida.reload();
  await expect(disarida.getByRole('definition').filter({ hasText: 'Destek ekibimizde' })).toBeVisible();
  await disarida.context().close();
});

test('files go along: chosen, pasted, dropped; after a broken connection one is sent again, and people inside see them', async ({
  page,
  browser,
}) => {
  const disarida = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await disarida.goto('/webistek');
  await disarida.getByRole('textbox', { name: 'Adınız ve soyadınız' }).fill('Ekli İsteyen');
  await disarida.getByRole('textbox', { name: 'Telefonunuz' }).fill(`0549${damga}`);
  await disarida.getByRole('combobox', { name: 'Ürün' }).selectOption('Masabaşı Klinik');
  await disarida.getByRole('textbox', { name: 'İsteğiniz' }).fill(`Ekranda hata çıkıyor ${damga}.`);

  const secilen = (ad: string, metin: string) => ({ name: ad, mimeType: '', buffer: Buffer.from(metin) });
  const alan = disarida.getByRole('group', { name: 'Dosyalar' });
  const satirlar = disarida.getByRole('list', { name: 'Eklenen dosyalar' }).getByRole('listitem');
  const [secici] = await Promise.all([
    disarida.waitForEvent('filechooser'),
    alan.getByRole('button', { name: 'Dosya Ekle' }).press('Enter'),
  ]);
  await secici.setFiles([
    secilen('günlük.TXT', `günlük ${damga}`),
    secilen('vazgeçilen.txt', 'vazgeçilen'),
    // The server inspects the content of the file.
    secilen('sayfa.txt', '<html><script>alert(1)</script>'),
    secilen('resim.svg', '<svg/>'),
    secilen('boş.txt', ''),
  ]);
  await expect(alan.getByRole('alert')).toHaveText(
    /^resim\.svg: Bu tür dosyalar yüklenemez[^\n]*\nboş\.txt: Dosya boş\.$/,
  );
  for (const [ne, ad] of [
    ['paste', 'image.png'],
    ['drop', 'bırakılan.png'],
  ] as const)
    await disarida.evaluate(
      async ([olay, dosyaAdi]) => {
        const tuval = new OffscreenCanvas(60, 40);
        tuval.getContext('2d')!.fillRect(0, 0, 30, 40);
        const veri = new DataTransfer();
        veri.items.add(new File([await tuval.convertToBlob({ type: 'image/png' })], dosyaAdi, { type: 'image/png' }));
        const secenek = { bubbles: true, cancelable: true };
        document
          .querySelector('#Aciklama')!
          .dispatchEvent(
            olay === 'paste'
              ? new ClipboardEvent(olay, { ...secenek, clipboardData: veri })
              : new DragEvent(olay, { ...secenek, dataTransfer: veri }),
          );
      },
      [ne, ad] as const,
    );
  await expect(satirlar).toHaveCount(5);
  await erisilebilir(disarida);
  await klavyeyle(disarida.getByRole('button', { name: 'Kaldır: vazgeçilen.txt' }));
  await expect(alan.getByRole('button', { name: 'Dosya Ekle' })).toBeFocused();

  let kopan = 0;
  await disarida.route('**/api/webistek/webistekDosyaGonder*', async (yol) => {
    const govde = yol.request().postDataBuffer()?.toString('latin1') ?? '';
    await (govde.includes('.png') && kopan++ === 0 ? yol.abort() : yol.continue());
  });
  await klavyeyle(disarida.getByRole('button', { name: 'Gönder', exact: true }));
  const durum = disarida.getByRole('status');
  await expect(durum).toHaveText('2 dosya isteğinize eklendi, 2 dosya eklenemedi.');
  await expect(satirlar.filter({ hasText: 'sayfa.txt' })).toContainText('çalıştırılabilir içerik');
  await expect(satirlar.filter({ hasText: 'sayfa.txt' }).getByRole('button')).toHaveCount(0);
  await erisilebilir(disarida);
  await klavyeyle(disarida.getByRole('button', { name: 'Yeniden Dene: Ekran görüntüsü 1.png' }));
  await expect(durum).toHaveText('3 dosya isteğinize eklendi, 1 dosya eklenemedi.');
  await disarida.context().close();

  await girisYap(page, DESTEK);
  await page.goto('/islemler/musterigorusme/webistek');
  await page.getByRole('button', { name: `Ekranda hata çıkıyor ${damga}.` }).click();
  const dosyalar = page.getByRole('dialog', { name: /: Ekli İsteyen$/ }).getByRole('region', { name: 'Dosyalar' });
  await expect(dosyalar.getByRole('list', { name: 'Resimler' }).getByRole('listitem')).toHaveCount(2);
  await expect(dosyalar.getByRole('list', { name: 'Belgeler' }).getByRole('listitem')).toContainText('günlük.TXT');
});

test('a request is answered without a ticket, and a useless one is put aside and restored', async ({ page }) => {
  await girisYap(page, 'yonetici');
  await page.goto('/islemler/musterigorusme/webistek');
  const tablo = page
    .getByRole('table', { name: 'Web istekleri' })
    .or(page.getByRole('grid', { name: 'Web istekleri' }));
  // The oldest waiting request, because new ones of other tests come first.
  await expect(tablo.getByRole('row').nth(2)).toBeVisible();
  await tablo.getByRole('row').last().getByRole('button').last().click();
  const pencere = page.getByRole('dialog', { name: /^W\d{6}: / });
  const no = /W\d{6}/.exec((await pencere.getByRole('heading').first().textContent())!)![0];
  await isleminiYap(pencere, 'Yanıtla');
  const yanit = page.getByRole('dialog', { name: /^Yanıtla: W\d{6}$/ });
  await yanit.getByRole('textbox', { name: 'Yanıt' }).fill('Merhaba, yeni sürümle düzeldi.');
  await yanit.getByRole('button', { name: 'Yanıtı Gönder' }).click();
  await expect(pencere.getByText('Yanıtlandı').first()).toBeVisible();
  await pencere.getByRole('button', { name: 'Kapat' }).last().click();

  await expect(tablo.getByRole('row').filter({ hasText: no })).toHaveCount(0);
  await tablo.getByRole('row').last().getByRole('button').last().click();
  await pencere.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(page.getByText('İsteğin durumu değişti')).toBeVisible();
  await pencere.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Yeniden İncele' }).click();
  await expect(pencere.getByText('Siz inceliyorsunuz')).toBeVisible();
});

test('several requests are selected and changed together: taken, refused with one reason, put aside, exported', async ({
  page,
  browser,
}) => {
  const soz = `Toplu istek ${damga}`;
  const disarida = await (await browser.newContext()).newPage();
  for (const ad of ['Birinci', 'İkinci', 'Üçüncü']) {
    await disarida.goto('/webistek');
    await disarida.getByRole('textbox', { name: 'Adınız ve soyadınız' }).fill(`${ad} İsteyen`);
    await disarida.getByRole('textbox', { name: 'Telefonunuz' }).fill(`0547${damga}`);
    await disarida.getByRole('combobox', { name: 'Ürün' }).selectOption('Masabaşı Klinik');
    await disarida.getByRole('textbox', { name: 'İsteğiniz' }).fill(soz);
    await disarida.getByRole('button', { name: 'Gönder', exact: true }).click();
    await expect(disarida.getByRole('heading', { name: 'İsteğinizi aldık' })).toBeVisible();
  }
  await girisYap(page, 'yonetici');
  const adres = `/islemler/musterigorusme/webistek?sekme=hepsi&ara=Toplu+istek+${damga}`;
  await page.goto(adres);
  const satirlar = page.getByRole('row').filter({ hasText: soz });
  const kutu = (ad: string) => page.getByRole('checkbox', { name: new RegExp(`${ad} İsteyen`) });
  await expect(satirlar).toHaveCount(3);
  // Shift selects all rows between.
  await kutu('Birinci').click();
  await kutu('Üçüncü').click({ modifiers: ['Shift'] });
  const secilenler = page.getByRole('group', { name: 'Web istekleri: seçilenler' });
  await expect(secilenler.getByRole('status')).toHaveText('3 kayıt seçili');
  // Nobody refuses a waiting request. Only the person who has taken it does.
  await expect(secilenler.getByRole('button', { name: 'Reddet' })).toHaveCount(0);
  await erisilebilir(page);
  const [dosya] = await Promise.all([
    page.waitForEvent('download'),
    secilenler.getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(dosya.suggestedFilename()).toMatch(/^Web İstekleri .*\.xlsx$/);
  await klavyeyle(secilenler.getByRole('button', { name: 'Üstlen' }));
  await expect(page.getByText('3 istek incelemenize alındı')).toBeVisible();
  await expect(satirlar.filter({ hasText: 'İncelemede' })).toHaveCount(3);

  // One of them is put aside separately, and cannot be refused with the others.
  await kutu('Birinci').click();
  await secilenler.getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('1 istek spam sayıldı')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).check();
  await secilenler.getByRole('button', { name: 'Reddet' }).click();
  const pencere = page.getByRole('dialog', { name: '3 İsteği Reddet' });
  await expect(pencere.getByText('3 isteğin 2 tanesi reddedilebilir')).toBeVisible();
  await pencere.getByRole('button', { name: 'Reddet' }).click();
  await expect(pencere.getByText('Müşterinin okuyacağı nedeni en az 10 karakterle yazınız.')).toBeVisible();
  await erisilebilir(page);
  await pencere.getByRole('textbox', { name: 'Neden' }).fill('Bu ürünü artık desteklemiyoruz.');
  await pencere.getByRole('button', { name: 'Reddet' }).click();
  const sonuc = page.getByRole('dialog', { name: 'Toplu İşlem' });
  await expect(sonuc.getByText('2 istek reddedildi.')).toBeVisible();
  await expect(sonuc.getByRole('table', { name: 'Olduğu gibi kalan istekler' })).toContainText('Birinci İsteyen');
  await erisilebilir(page);
  await sonuc.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await expect(secilenler.getByRole('status')).toHaveText('1 kayıt seçili');
  await klavyeyle(secilenler.getByRole('button', { name: 'Yeniden İncele' }));
  await expect(page.getByText('1 istek yeniden incelemenize alındı')).toBeVisible();

  await disarida.getByRole('link', { name: 'İsteğinizin durumuna bakınız' }).click();
  await expect(disarida.getByText('Bu ürünü artık desteklemiyoruz.')).toBeVisible();
  await disarida.context().close();
});
