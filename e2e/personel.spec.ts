import { expect, type Locator, type Page, test } from '@playwright/test';
import { suz } from './ekran.ts';
import writeExcelFile from 'write-excel-file/node';
import { erisilebilir, girisFormu, type Hesap, ilkGiris, oturumAc, PAROLA, profildenAc } from './fixtures.ts';

/** Work with staff cards. Every test has people of its own, with unique user names. */

// One after the other, because they share the account. A failed test does not stop the others.
test.describe.configure({ mode: 'default' });

/** Keeps the cards in the demo company. `Hesap` lists only the visitors' accounts. */
const IK = 'gonul.isildak' as Hesap;
const damga = Date.now().toString(36);
const kullanici = (ad: string) => `${ad}.${damga}`;
const ARAMA = 'Personel: ara';

async function listeyeGit(page: Page, ara?: string): Promise<void> {
  await page.goto('/personel/user');
  await expect(page.getByRole('heading', { level: 1, name: 'Personel' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Personel' })).toBeVisible();
  if (ara !== undefined) await page.getByRole('searchbox', { name: ARAMA }).fill(ara);
}

/** Adds a person by the dialog. The card opens. */
async function personelEkle(page: Page, ad: string, soyad: string, departman = 'Eğitim'): Promise<void> {
  await listeyeGit(page);
  await page.getByRole('button', { name: 'Yeni Personel' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Personel' });
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill(ad);
  await form.getByRole('textbox', { name: 'Soyad' }).fill(soyad);
  await form.getByRole('textbox', { name: 'Kullanıcı Adı' }).fill(kullanici(ad));
  await form.getByRole('combobox', { name: 'Departman' }).fill(departman);
  await form.getByRole('option', { name: departman }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${ad} ${soyad}` })).toBeVisible();
}

async function parolaVer(page: Page, parola: string): Promise<void> {
  await page.getByRole('button', { name: 'Parola Ver' }).click();
  const dialog = page.getByRole('dialog', { name: /^Parola Ver/ });
  await dialog.getByRole('textbox', { name: 'Geçici Parola', exact: true }).fill(parola);
  await dialog.getByRole('textbox', { name: 'Geçici Parola (Tekrar)' }).fill(parola);
  await dialog.getByRole('button', { name: 'Parolayı Ver' }).click();
  await expect(dialog).toHaveCount(0);
}

async function sifreYaz(dialog: Locator, eski: string, yeni: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Eski Parola' }).fill(eski);
  await dialog.getByRole('textbox', { name: 'Yeni Parola', exact: true }).fill(yeni);
  await dialog.getByRole('textbox', { name: 'Yeni Parola (Tekrar)' }).fill(yeni);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
}

test('a new person: the form reports errors, the first password has to be changed, the card is edited', async ({
  page,
  browser,
}) => {
  await oturumAc(page, IK);
  await listeyeGit(page);
  await page.getByRole('button', { name: 'Yeni Personel' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Personel' });
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill('Defne');
  await form.getByRole('textbox', { name: 'T.C. Kimlik No' }).fill('10000000147');
  await form.getByRole('textbox', { name: 'Telefon' }).fill('532 12');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  for (const hata of [
    'Soyad boş olamaz.',
    'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...',
    'Telefon geçerli değil. Örnek: 0(532) 123 45 67',
    'Kullanıcı adı boş olamaz.',
    'Departmanı seçiniz.',
  ])
    await expect(form.getByText(hata)).toBeVisible();
  await form.getByRole('textbox', { name: 'Soyad' }).fill('Güneşli');
  await form.getByRole('textbox', { name: 'T.C. Kimlik No' }).fill('');
  await form.getByRole('textbox', { name: 'Telefon' }).fill('0532 123 45 67');
  await form.getByRole('textbox', { name: 'Kullanıcı Adı' }).fill('PERSONEL1');
  await form.getByRole('combobox', { name: 'Departman' }).fill('Eğitim');
  await form.getByRole('option', { name: 'Eğitim' }).click();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByRole('alert')).toContainText('Bu kullanıcı adı başka bir kişide kayıtlı.');
  await form.getByRole('textbox', { name: 'Kullanıcı Adı' }).fill(kullanici('defne'));
  await form.getByRole('textbox', { name: 'İlk İşe Giriş' }).fill('02.11.2026');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Defne Güneşli' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'İletişim' })).toContainText('0(532) 123 45 67');
  await expect(page.getByRole('region', { name: 'İş', exact: true })).toContainText('Son İşe Giriş02.11.2026');
  await expect(page.getByRole('region', { name: 'Giriş' })).toContainText('Verilmemiş');

  await parolaVer(page, 'gecici-1234');
  await expect(page.getByRole('region', { name: 'Giriş' })).toContainText('Geçici');

  const kendi = await (await browser.newContext()).newPage();
  await kendi.goto('/login');
  await girisFormu(kendi, kullanici('defne'), 'gecici-1234');
  const sart = kendi.getByRole('dialog', { name: 'Yeni Parola Belirleyiniz' });
  await expect(sart).toBeVisible();
  await erisilebilir(kendi);
  await kendi.keyboard.press('Escape');
  await expect(sart.getByRole('button', { name: 'Kapat' })).toHaveCount(0);
  await kendi.reload();
  await sifreYaz(sart, 'gecici-1234', 'gecici-1234');
  await expect(kendi.getByText('Yeni parolanız geçici parolanızdan farklı olmalıdır.')).toBeVisible();
  await sifreYaz(sart, 'gecici-1234', PAROLA);
  await expect(kendi.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  await ilkGiris(kendi, kullanici('defne'), PAROLA);
  await profildenAc(kendi, 'Bilgilerim');
  await expect(kendi.getByRole('region', { name: 'Kimlik' })).toContainText('Güneşli');
  await expect(kendi.getByRole('button', { name: 'Düzenle' })).toHaveCount(0);
  await kendi.goto('/personel/user');
  await expect(kendi).toHaveURL(/\/$/);
  await kendi.context().close();

  await page.getByRole('button', { name: 'Düzenle' }).click();
  const duzenle = page.getByRole('dialog', { name: 'Kartı Düzenle' });
  await duzenle.getByRole('textbox', { name: 'Grup' }).fill('Saha');
  await duzenle.getByRole('checkbox', { name: 'Çalışma günleri departmanınkinden farklı' }).check();
  await duzenle.getByRole('checkbox', { name: 'Cuma', exact: true }).uncheck();
  await duzenle.getByRole('button', { name: 'Kaydet' }).click();
  await expect(duzenle).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'İş', exact: true })).toContainText('Pzt – Per');
  await expect(page.getByRole('list', { name: 'Değişiklikler' })).toContainText('Grup: – → Saha');
  await expect(page.getByRole('list', { name: 'Değişiklikler' })).toContainText('Geçici parola verildi');
});

test('a person of some years: the name is proposed, the leave left is written, and the generated password signs in', async ({
  page,
  browser,
}) => {
  const soyad = `Aktaş${damga.replace(/\d/g, 'x')}`;
  const hesap = `melis.aktas${damga.replace(/\d/g, 'x')}`;
  await oturumAc(page, IK);
  await listeyeGit(page);
  await page.getByRole('button', { name: 'Yeni Personel' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Personel' });
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill('Melis');
  await form.getByRole('textbox', { name: 'Soyad' }).fill(soyad);
  await expect(form.getByRole('textbox', { name: 'Kullanıcı Adı' })).toHaveValue(hesap);
  await form.getByRole('combobox', { name: 'Departman' }).fill('Eğitim');
  await form.getByRole('option', { name: 'Eğitim' }).click();
  await form.getByRole('textbox', { name: 'İlk İşe Giriş' }).fill('6.1.2020');
  await form.getByRole('textbox', { name: 'Devreden Yıllık İzin' }).fill('12,5');
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Melis ${soyad}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'İzin' })).toContainText('12,5 gün');
  await page.getByRole('button', { name: 'İzin Detayı' }).click();
  const izin = page.getByRole('dialog', { name: `Melis ${soyad}: İzin Detayı` });
  await izin.getByRole('button', { name: '12,5 gün' }).click();
  const bakiye = page.getByRole('dialog', { name: `Melis ${soyad}: İzin Bakiyesi` });
  await expect(bakiye.getByText('Açılış: 12,5 gün devretti')).toBeVisible();
  await bakiye.getByRole('button', { name: 'Kapat' }).last().click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Parola Ver' }).click();
  await page.getByRole('button', { name: 'Geçici parola üret ve kopyala' }).click();
  const uretilen = page.getByRole('dialog', { name: `Geçici Parola: Melis ${soyad}` });
  const parola = await uretilen.getByRole('textbox', { name: 'Geçici parola' }).inputValue();
  await erisilebilir(page);
  await uretilen.getByRole('button', { name: 'Kapat' }).last().click();

  const kendi = await (await browser.newContext()).newPage();
  await kendi.goto('/login');
  await girisFormu(kendi, hesap, parola);
  await sifreYaz(kendi.getByRole('dialog', { name: 'Yeni Parola Belirleyiniz' }), parola, PAROLA);
  await expect(kendi.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  await ilkGiris(kendi, hesap, PAROLA);
  await kendi.context().close();
});

test('two editors on one card: the later one gets a warning and keeps the typed text', async ({ page, browser }) => {
  await oturumAc(page, IK);
  await personelEkle(page, 'Ege', 'Çakışan');
  const adres = page.url();
  const baska = await (await browser.newContext()).newPage();
  await oturumAc(baska, IK);
  await baska.goto(adres);
  for (const p of [page, baska]) await p.getByRole('button', { name: 'Düzenle' }).click();
  await baska.getByRole('textbox', { name: 'Grup' }).fill('Birinci');
  await baska.getByRole('button', { name: 'Kaydet' }).click();
  await expect(baska.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Grup' }).fill('İkinci');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Yazdıklarınız duruyor');
  await expect(page.getByRole('textbox', { name: 'Grup' })).toHaveValue('İkinci');
  await baska.context().close();
});

test('a person who leaves goes off the list, cannot sign in, and comes back', async ({ page, browser }) => {
  await oturumAc(page, IK);
  await personelEkle(page, 'Giden', 'Yolcu');
  await parolaVer(page, 'gecici-1234');
  const kendi = await (await browser.newContext()).newPage();
  await kendi.goto('/login');
  await girisFormu(kendi, kullanici('Giden'), 'gecici-1234');
  const sart = kendi.getByRole('dialog', { name: 'Yeni Parola Belirleyiniz' });
  await expect(sart).toBeVisible();

  await page.getByRole('button', { name: 'İşten Çıkış' }).click();
  const dialog = page.getByRole('dialog', { name: 'İşten Çıkış: Giden Yolcu' });
  await dialog.getByRole('button', { name: 'Çıkışı Yaz' }).click();
  await expect(dialog.getByText('Ayrılma nedenini yazınız.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Çıkış Tarihi' }).fill('01.01.2050');
  await expect(dialog).toContainText('01.01.2050 gününe kadar çalışmaya devam eder');
  await dialog.getByRole('textbox', { name: 'Ayrılma Nedeni' }).fill('İstifa');
  await dialog.getByRole('button', { name: 'Çıkışı Yaz' }).click();
  await expect(page.getByText('01.01.2050 ayrılacak')).toBeVisible();
  await page.getByRole('button', { name: 'Çıkışı Geri Al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri Al' }).click();

  await page.getByRole('button', { name: 'İşten Çıkış' }).click();
  await dialog.getByRole('textbox', { name: 'Ayrılma Nedeni' }).fill('İstifa');
  await dialog.getByRole('button', { name: 'Çıkışı Yaz' }).click();
  await expect(page.getByText('Ayrıldı', { exact: true })).toBeVisible();
  await sifreYaz(sart, 'gecici-1234', PAROLA);
  await expect(kendi.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
  await kendi.goto('/login');
  await kendi.context().clearCookies();
  await kendi.evaluate(() => localStorage.clear());
  await kendi.goto('/login');
  await girisFormu(kendi, kullanici('Giden'), 'gecici-1234');
  await expect(kendi.getByText('Kullanıcı adı veya şifre hatalı')).toBeVisible();
  await kendi.context().close();

  const adres = page.url();
  await listeyeGit(page, 'Giden Yolcu');
  await expect(page.getByText('Aramaya ve süzgeçlere uyan kayıt yok.')).toBeVisible();
  await suz(page, 'Çalışma', 'Ayrılanlar da');
  await expect(page.getByRole('row').filter({ hasText: 'Giden Yolcu' })).toContainText('Ayrıldı');
  await page.goto(adres);
  await page.getByRole('button', { name: 'Çıkışı Geri Al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByText('Çalışıyor', { exact: true })).toBeVisible();
});

test('a spreadsheet and a CSV of Windows are imported, each after a preview', async ({ page }) => {
  await oturumAc(page, IK);
  await listeyeGit(page);
  await page.getByRole('button', { name: 'İçe Aktar' }).click();
  const [sablon] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Boş Şablonu İndir' }).click(),
  ]);
  expect(sablon.suggestedFilename()).toBe('Personel Şablonu.xlsx');

  // From the range that no real person has, and different at every try.
  const TC = 98_000_000_000 + (Date.now() % 1_000_000);
  const metin = (value: string) => ({ value, type: String });
  const xlsx = await writeExcelFile([
    ['AD', 'Soyad', 'Kullanıcı adı', 'departman', 'Doğum Tarihi', 'T.C. Kimlik No', 'Unvan'].map(metin),
    [
      metin('Çiçek'),
      metin('Ağaç'),
      metin(kullanici('cicek')),
      metin('EĞİTİM'),
      { value: new Date('1990-02-01T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' },
      { value: TC, type: Number },
      metin('Uzman'),
    ],
    [metin('Bozuk'), metin('2'), metin(kullanici('bozuk')), metin('Yok')],
  ]).toBuffer();
  const secici = page.getByLabel('Personel dosyası');
  await secici.setInputFiles({
    name: 'personel.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: xlsx,
  });
  const onizleme = page.getByRole('dialog', { name: 'İçe Aktar: Önizleme' });
  await expect(onizleme.getByText('Tanınmayan ve atlanan sütunlar: Unvan.')).toBeVisible();
  await expect(onizleme.getByRole('row').filter({ hasText: 'Çiçek Ağaç' })).toContainText('Eklenecek');
  await expect(onizleme.getByRole('row').filter({ hasText: 'Bozuk' })).toContainText('‘Yok’ adında bir departman yok.');
  await erisilebilir(page);
  const aktar = onizleme.getByRole('button', { name: '1 Kişiyi Aktar' });
  await expect(aktar).toBeDisabled();
  await onizleme.getByRole('checkbox', { name: '1 hatalı satırı atla, kalanları aktar' }).check();
  await aktar.click();
  const bitti = page.getByRole('dialog', { name: 'Aktarım Bitti' });
  await expect(bitti).toContainText('1 kişi eklendi, 0 kişi güncellendi.');
  await bitti.getByRole('button', { name: 'Kapat' }).last().click();

  await page.getByRole('button', { name: 'İçe Aktar' }).click();
  // Windows-1254: ş is 0xFE, ı 0xFD, İ 0xDD.
  const csv = `Kullan\xfdc\xfd Ad\xfd;Grup\r\n${kullanici('cicek')};K\xfe\r\n`;
  await secici.setInputFiles({ name: 'grup.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') });
  await expect(onizleme.getByRole('row').filter({ hasText: 'Çiçek Ağaç' })).toContainText('Değişen: Grup.');
  await onizleme.getByRole('button', { name: '1 Kişiyi Aktar' }).click();
  await expect(bitti).toContainText('0 kişi eklendi, 1 kişi güncellendi.');
  await bitti.getByRole('button', { name: 'Kapat' }).last().click();
  await page.getByRole('searchbox', { name: ARAMA }).fill('Çiçek');
  await page.getByRole('row').filter({ hasText: 'Çiçek Ağaç' }).click();
  const kimlik = page.getByRole('region', { name: 'Kimlik' });
  await expect(kimlik).toContainText('**.**.****');
  await kimlik.getByRole('button', { name: 'Göster: Doğum tarihi' }).click();
  await expect(kimlik).toContainText('01.02.1990');
  await expect(kimlik).toContainText(`980******${String(TC).slice(-2)}`);
  await kimlik.getByRole('button', { name: 'Göster: T.C. kimlik no' }).click();
  await expect(kimlik).toContainText(String(TC));
  await kimlik.getByRole('button', { name: 'Gizle: T.C. kimlik no' }).click();
  await expect(kimlik).toContainText(`980******${String(TC).slice(-2)}`);

  await listeyeGit(page);
  await page.getByRole('button', { name: 'İçe Aktar' }).click();
  await secici.setInputFiles({ name: 'resim.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0, 0, 0]) });
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Excel (.xlsx, .xls) ya da CSV dosyası seçiniz.',
  );
});

test('the list is exported as it is on the screen', async ({ page }) => {
  await oturumAc(page, 'sorumlu');
  await listeyeGit(page, 'yıldız');
  const [dosya] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel’e Aktar' }).click(),
  ]);
  expect(dosya.suggestedFilename()).toMatch(/^Personel \d\d\.\d\d\.\d{4}\.xlsx$/);
  // A head may look, but change nothing.
  await expect(page.getByRole('button', { name: 'Yeni Personel' })).toHaveCount(0);
  await page.getByRole('link', { name: 'İrem Yıldız' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'İrem Yıldız' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Düzenle' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Göster' })).toHaveCount(0);
  await page.getByRole('button', { name: 'İzin Detayı' }).click();
  await expect(page.getByRole('dialog', { name: 'İrem Yıldız: İzin Detayı' })).toBeVisible();
});

test('the keyboard alone: from the list to a card, its dialog and back', async ({ page }) => {
  await oturumAc(page, IK);
  await listeyeGit(page, 'Sercan');
  const satir = page.getByRole('row').filter({ hasText: 'Sercan Yetiş' });
  await satir.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sercan Yetiş' })).toBeVisible();
  const duzenle = page.getByRole('button', { name: 'Düzenle' });
  await duzenle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ad', exact: true })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Çalışma günleri departmanınkinden farklı' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Pazartesi' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Pazartesi' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  // The question starts with the answer that loses nothing.
  await expect(page.getByRole('button', { name: 'Düzenlemeye Dön' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(duzenle).toBeFocused();
});
