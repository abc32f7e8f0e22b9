import { type Browser, expect, type Page, test } from '@playwright/test';
import { erisilebilir, girisYap, type Hesap, klavyeyle, sigar } from './fixtures.ts';

/** Two people in two windows: one writes, the other reads it at once, answers and reacts, both by keyboard alone. */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');
const [YAZAN, OKUYAN] = ['onur.yigit', 'beyza.cakir'] as const;
const AD = { onur: 'Onur Yiğit', beyza: 'Beyza Çakır' } as const;

async function biri(browser: Browser, hesap: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await girisYap(page, hesap as Hesap);
  return page;
}
/** Writes and sends without the mouse. */
async function yaz(page: Page, metin: string): Promise<void> {
  const kutu = page.getByRole('textbox', { name: 'Mesaj', exact: true });
  await kutu.focus();
  await page.keyboard.type(metin);
  await page.keyboard.press('Control+Enter');
  await expect(kutu).toHaveValue('');
}
const mesajlar = (page: Page) => page.getByRole('region', { name: 'Mesajlar', exact: true });

test('two people write to each other, see it at once, thread it, react to it, change it and find it', async ({
  browser,
}) => {
  const [bir, iki] = [await biri(browser, YAZAN), await biri(browser, OKUYAN)];
  await bir.goto('/personel/yazisma');
  await klavyeyle(bir.getByRole('button', { name: 'Yeni Konuşma' }));
  const pencere = bir.getByRole('dialog', { name: 'Yeni Konuşma' });
  const kisiler = pencere.getByRole('combobox', { name: 'Kişiler' });
  await kisiler.fill('Beyza Çak');
  await pencere.getByRole('option', { name: /Beyza Çakır/ }).waitFor();
  await kisiler.press('Enter');
  await bir.keyboard.press('Escape');
  await klavyeyle(pencere.getByRole('button', { name: 'Aç', exact: true }));
  await expect(bir.getByRole('heading', { level: 2, name: AD.beyza })).toBeVisible();
  await yaz(bir, `Kitabı masada unutmuşsun ${damga}`);

  // It is unread in the other window until it is opened there.
  await iki.goto('/personel/yazisma');
  await iki.getByRole('link', { name: new RegExp(`^${AD.onur}.*${damga}`) }).press('Enter');
  await expect(mesajlar(iki)).toContainText(`Kitabı masada unutmuşsun ${damga}`);
  await expect(mesajlar(bir)).toContainText(`Okudu: ${AD.beyza}`);
  await yaz(iki, `Alırım ${damga}`);
  await expect(mesajlar(bir)).toContainText(`Alırım ${damga}`);

  // An emoji reaction, a thread, a pin.
  const satir = mesajlar(iki)
    .getByRole('listitem')
    .filter({ hasText: `Kitabı masada unutmuşsun ${damga}` });
  await klavyeyle(satir.getByRole('button', { name: /^İşlemler: Onur/ }));
  await iki.getByRole('menuitem', { name: /Teşekkürler/ }).press('Enter');
  await expect(mesajlar(bir).getByRole('button', { name: /1 Teşekkürler/ })).toBeVisible();
  await klavyeyle(satir.getByRole('button', { name: /^İşlemler: Onur/ }));
  await iki.getByRole('menuitem', { name: 'Konu olarak yanıtla' }).press('Enter');
  const yanit = iki.getByRole('textbox', { name: 'Yanıt' });
  await yanit.focus();
  await iki.keyboard.type(`Hangi kitap? ${damga}`);
  await iki.keyboard.press('Control+Enter');
  await expect(mesajlar(bir).getByRole('button', { name: '1 yanıt' })).toBeVisible();
  await klavyeyle(iki.getByRole('button', { name: 'Bütün konuşma' }));

  // The author changes a message, and its earlier text stays readable.
  const kendi = mesajlar(bir)
    .getByRole('listitem')
    .filter({ hasText: `Kitabı masada unutmuşsun ${damga}` });
  await klavyeyle(kendi.getByRole('button', { name: /^İşlemler: Onur/ }));
  await bir.getByRole('menuitem', { name: 'Düzenle' }).press('Enter');
  const duzenle = bir.getByRole('dialog', { name: 'Mesajı Düzenle' });
  await duzenle.getByRole('textbox', { name: 'Mesaj', exact: true }).fill(`Defteri masada unutmuşsun ${damga}`);
  await klavyeyle(duzenle.getByRole('button', { name: 'Kaydet' }));
  await expect(mesajlar(iki)).toContainText(`Defteri masada unutmuşsun ${damga}`);

  // The search finds another form of the word.
  await iki.getByRole('textbox', { name: 'Mesajlarda ara' }).fill(`defterler ${damga}`);
  await klavyeyle(iki.getByRole('list', { name: 'Bulunan mesajlar' }).getByRole('button', { name: new RegExp(damga) }));
  await expect(mesajlar(iki)).toContainText(`Defteri masada unutmuşsun ${damga}`);

  // An urgent message names its recipients.
  await bir.getByRole('checkbox', { name: 'Acil' }).press('Space');
  await expect(bir.getByText(/bildirilir: .*Beyza Çakır|Beyza Çakır yerine|dönünce okur: Beyza Çakır/)).toBeVisible();
  await erisilebilir(bir);
  await bir.setViewportSize({ width: 390, height: 844 });
  await sigar(bir);
  await klavyeyle(bir.getByRole('button', { name: 'Konuşmalara dön' }));
  await expect(bir.getByRole('navigation', { name: 'Konuşmalar' })).toBeVisible();
  await sigar(bir);
  await erisilebilir(bir);
});

test('a task is discussed, and an address in a message shows its name only to people who may see it', async ({
  browser,
}) => {
  const bir = await biri(browser, YAZAN);
  await bir.goto('/istakibi/isler?sekme=hepsi');
  await bir.getByRole('grid', { name: 'İşler' }).getByRole('row').nth(1).getByRole('link').first().press('Enter');
  // Until the task arrives, the sheet has the name of its kind.
  const is = bir.getByRole('dialog', { name: /^T\d{5} / });
  const ad = (await is.getByRole('heading', { level: 2 }).first().textContent())!;
  const adresi = bir.url();
  await klavyeyle(is.getByRole('button', { name: 'Diğer işlemler' }));
  await is.getByRole('menuitem', { name: 'Hakkında Yaz' }).press('Enter');
  const pencere = bir.getByRole('dialog', { name: 'Kayıt Hakkında Konuşma' });
  const kisiler = pencere.getByRole('combobox', { name: 'Kişiler' });
  await kisiler.fill('Beyza Çak');
  await pencere.getByRole('option', { name: /Beyza Çakır/ }).waitFor();
  await kisiler.press('Enter');
  await bir.keyboard.press('Escape');
  await pencere.getByRole('textbox', { name: 'Konuşmanın Adı' }).fill(`İş konuşması ${damga}`);
  await klavyeyle(pencere.getByRole('button', { name: 'Aç', exact: true }));
  const konusma = bir.getByRole('region', { name: `Konuşma: İş konuşması ${damga}` });
  await expect(
    konusma.getByRole('link', { name: new RegExp(`^İş: .*${ad.split(' ').slice(1, 3).join(' ')}`) }),
  ).toBeVisible();
  await yaz(bir, `Bakar mısın: ${adresi}.`);
  await expect(mesajlar(bir).getByRole('link', { name: /^İş: / })).toBeVisible();
  await erisilebilir(bir);
});

test('a message is reported and decided, and its conversation is inspected with a reason that both people read', async ({
  browser,
}) => {
  const [bir, gozeten] = [await biri(browser, YAZAN), await biri(browser, 'yonetici')];
  await bir.goto('/personel/yazisma');
  await klavyeyle(bir.getByRole('button', { name: 'Yeni Konuşma' }));
  const yeni = bir.getByRole('dialog', { name: 'Yeni Konuşma' });
  const kisiler = yeni.getByRole('combobox', { name: 'Kişiler' });
  await kisiler.fill('Sinem Ağ');
  await yeni.getByRole('option', { name: /Sinem Ağır/ }).waitFor();
  await kisiler.press('Enter');
  await bir.keyboard.press('Escape');
  await klavyeyle(yeni.getByRole('button', { name: 'Aç', exact: true }));
  await yaz(bir, `Ne biçim test bu ${damga}`);
  const adresi = bir.url();
  const okuyan = await biri(browser, 'sinem.agir');
  await okuyan.goto(adresi);
  await klavyeyle(
    mesajlar(okuyan)
      .getByRole('listitem')
      .filter({ hasText: damga })
      .getByRole('button', { name: /^İşlemler: Onur/ }),
  );
  await okuyan.getByRole('menuitem', { name: 'Bildir' }).press('Enter');
  const bildir = okuyan.getByRole('dialog', { name: 'Mesajı Bildir' });
  await bildir.getByRole('textbox').fill('Kaba bir dille yazıyor.');
  await klavyeyle(bildir.getByRole('button', { name: 'Bildir' }));
  await expect(okuyan.getByText('Mesaj bildirildi')).toBeVisible();

  await gozeten.goto('/personel/yazisma');
  await klavyeyle(gozeten.getByRole('button', { name: 'Gözetim' }));
  await klavyeyle(gozeten.getByRole('button', { name: `Ne biçim test bu ${damga}` }));
  const karar = gozeten.getByRole('dialog', { name: /^Bildirilen Mesaj: Onur/ });
  await karar.getByRole('textbox', { name: 'Karar' }).fill('Bir daha böyle yazılmasın.');
  await erisilebilir(gozeten);
  await klavyeyle(karar.getByRole('button', { name: 'Mesajı Kaldır' }));
  await expect(karar).toBeHidden();
  await expect(mesajlar(okuyan)).toContainText('Bu mesaj geri alındı.');

  await klavyeyle(gozeten.getByRole('button', { name: 'Konuşmaya Bak' }));
  const bak = gozeten.getByRole('dialog', { name: 'Konuşmaya Bak' });
  await bak.getByRole('combobox', { name: 'Kişi' }).fill('Sinem Ağ');
  await bak.getByRole('option', { name: /Sinem Ağır/ }).click();
  await bak.getByRole('combobox', { name: 'Konuşma' }).click();
  await bak
    .getByRole('option', { name: /Onur Yiğit/ })
    .first()
    .click();
  await bak.getByRole('textbox', { name: /^Sebep/ }).fill('Bildirilen mesajın öncesine bakıldı.');
  await klavyeyle(bak.getByRole('button', { name: 'Bak', exact: true }));
  const bakis = gozeten.getByRole('dialog', { name: /^Bakış: / });
  await expect(bakis.getByRole('list', { name: 'Bakılan mesajlar' })).toContainText(`Ne biçim test bu ${damga}`);
  await erisilebilir(gozeten);
  await expect(okuyan.getByText(/Bu konuşmaya .* baktı .*: Bildirilen mesajın öncesine bakıldı\./)).toBeVisible();
  for (const page of [bir, okuyan, gozeten]) await page.context().close();
});
