import { gunEkle, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { bas, erisilebilir, girisYap, type Hesap, sigar } from './fixtures.ts';

/**
 * The life of a meeting: planned, answered, begun, minuted by two people over a cut connection, decided, made a task,
 * approved.
 */

const damga = String(Date.now() % 10_000_000).padStart(7, '0');
const KONU = `Barkod toplantısı ${damga}`;
/** A Wednesday without any meeting, another one for each try. None of these Wednesdays is a holiday. */
const GUN = tarihYaz(gunEkle('2027-12-15', 7 * (Number(damga) % 36)));
const KARAR = `Barkod okuyucu denenecek ${damga}`;
const [CAGIRAN, CAGRILAN] = ['onur.yigit', 'beyza.cakir'] as const;

/** A person in a browser of their own. */
async function biri(browser: Browser, hesap: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await girisYap(page, hesap as Hesap);
  return page;
}

/** Chooses by typing and Enter, without the mouse. */
async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  const kutu = form.getByRole('combobox', { name: alan, exact: true });
  await kutu.focus();
  await kutu.fill(deger);
  await form.getByRole('option', { name: deger }).first().waitFor();
  await kutu.press('Enter');
}

test('a meeting is planned, answered, minuted by two through a cut connection, decided, made a task, approved', async ({
  browser,
}) => {
  const [cagiran, cagrilan] = [await biri(browser, CAGIRAN), await biri(browser, CAGRILAN)];
  await cagiran.goto('/islemler/toplanti');
  await bas(cagiran, 'Yeni Toplantı');
  const form = cagiran.getByRole('dialog', { name: 'Yeni Toplantı' });
  await expect(form.getByRole('textbox', { name: 'Konu' })).toBeFocused();
  await bas(form, 'Davet Et');
  await expect(form.getByText('Toplantının konusunu yazınız.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Konu' }).focus();
  await cagiran.keyboard.type(KONU);
  await sec(form, 'Toplantı Türü', 'Ekip');
  await form.getByRole('textbox', { name: 'Gün' }).fill(GUN);
  await form.getByRole('textbox', { name: 'Başlama Saati' }).fill('10:00');
  await form.getByRole('textbox', { name: 'Bitiş Saati' }).fill('11:30');
  await sec(form, 'Katılımcılar', 'Beyza');
  await cagiran.keyboard.press('Escape');
  await expect(form.getByText('2 kişi × 1 sa 30 dk = 3 sa çalışma süresi')).toBeVisible();
  await bas(form, 'Madde Ekle');
  await form.getByRole('textbox', { name: '1. madde' }).fill('Barkod okuyucular');
  await erisilebilir(cagiran);
  await bas(form, 'Davet Et');
  await expect(form).toBeHidden();
  const pencere = cagiran.getByRole('dialog', { name: new RegExp(`^M\\d{5}: ${KONU}$`) });
  await expect(pencere).toBeVisible();
  const adres = new URL(cagiran.url());

  // The invited person answers, and the organiser sees it.
  await cagrilan.goto(adres.pathname + adres.search);
  const onun = cagrilan.getByRole('dialog', { name: new RegExp(`^M\\d{5}: ${KONU}$`) });
  await expect(onun.getByText('Katılıyor musunuz?')).toBeVisible();
  await bas(onun, 'Katılacağım');
  await expect(onun.getByText('Yanıtınız: Katılacak')).toBeVisible();
  await expect(pencere.getByText('1 kişi, 1 kişi katılacak')).toBeVisible();
  await erisilebilir(cagrilan);

  // Both write the minutes. One of them loses the connection for a while and types on.
  await bas(pencere, 'Başlat');
  await bas(cagiran.getByRole('dialog', { name: 'Gününden Önce Başlat' }), 'Yine de Başlat');
  const yazan = pencere.getByRole('textbox', { name: 'Tutanak' });
  await onun.getByRole('tab', { name: 'Tutanak' }).press('Enter');
  const obur = onun.getByRole('textbox', { name: 'Tutanak' });
  await expect(obur).toBeEditable();
  await yazan.focus();
  await cagiran.keyboard.type('Okuyucular konuşuldu.\n');
  await expect(obur).toHaveValue('Okuyucular konuşuldu.\n');
  await expect(pencere.getByText('Beyza Çakır', { exact: false }).first()).toBeVisible();
  await erisilebilir(cagiran);
  await cagrilan.context().setOffline(true);
  await obur.focus();
  await cagrilan.keyboard.press('Control+Home');
  await cagrilan.keyboard.type('Gündem okundu. ');
  await expect(onun.getByText(/^Bağlantı yok; yazdıklarınız duruyor/)).toBeVisible();
  await yazan.focus();
  await cagiran.keyboard.press('Control+End');
  await cagiran.keyboard.type('Fiyatlar alınacak.');
  await expect(pencere.getByText('Kaydedildi', { exact: true })).toBeVisible();
  await cagrilan.context().setOffline(false);
  const butunu = 'Gündem okundu. Okuyucular konuşuldu.\nFiyatlar alınacak.';
  await expect(yazan).toHaveValue(butunu);
  await expect(obur).toHaveValue(butunu);
  // The caret has kept its place, so the next text goes on there.
  await cagrilan.keyboard.type('Beyza yazdı. ');
  await expect(yazan).toHaveValue(`Gündem okundu. Beyza yazdı. ${butunu.slice(15)}`);

  // A decision becomes a task, only once.
  await pencere.getByRole('tab', { name: 'Kararlar' }).press('Enter');
  await bas(pencere, 'Kararları Yaz');
  const kararlar = cagiran.getByRole('dialog', { name: /^Kararlar: M/ });
  await kararlar.getByRole('textbox', { name: '1. karar' }).fill(KARAR);
  await sec(kararlar, 'Sorumlu', 'Beyza');
  await kararlar.getByRole('textbox', { name: 'Termin' }).fill('29.12.2027');
  await kararlar.getByRole('textbox', { name: 'Termin' }).press('Tab');
  await erisilebilir(cagiran);
  await bas(kararlar, 'Kaydet');
  await expect(kararlar).toBeHidden();
  await bas(pencere, `İşe Dönüştür: ${KARAR}`);
  const is = cagiran.getByRole('dialog', { name: /İşe Dönüştür$/ });
  await expect(is.getByRole('textbox', { name: 'Başlık' })).toHaveValue(KARAR);
  await sec(is, 'Ürün', 'Masabaşı Klinik');
  await sec(is, 'İş Türü', 'Geliştirme');
  await sec(is, 'Aciliyet', 'Yüksek');
  await bas(is, 'Kaydet');
  await expect(is).toBeHidden();
  await expect(pencere.getByRole('button', { name: `İşe Dönüştür: ${KARAR}` })).toBeHidden();
  await bas(pencere, `Yolu: ${KARAR}`);
  const yolu = pencere.getByRole('list', { name: 'Kararın yolu' });
  await expect(yolu.getByRole('link', { name: /^T\d{5}/ })).toBeVisible();
  await erisilebilir(cagiran);

  // Approved minutes are locked, also for a person who still has them open. A correction is written beside them.
  await bas(pencere, 'Bitir');
  await bas(cagiran.getByRole('dialog', { name: /^M\d{5}: Bitir$/ }), 'Bitir');
  await bas(pencere, 'Tutanağı Onayla');
  await bas(cagiran.getByRole('dialog', { name: 'Tutanağı Onayla' }), 'Tutanağı Onayla');
  await pencere.getByRole('tab', { name: 'Tutanak' }).press('Enter');
  await expect(yazan).not.toBeEditable();
  await expect(obur).not.toBeEditable();
  await bas(onun, 'Ek Yaz');
  const ek = cagrilan.getByRole('dialog', { name: /^Tutanağa Ek: / });
  await ek.getByRole('textbox').fill('Okuyucunun markası sonra yazılacak.');
  await bas(ek, 'İmzala ve Ekle');
  await expect(onun.getByText(/^1\. ek · Beyza Çakır/)).toBeVisible();
  await erisilebilir(cagrilan);
  const pdf = cagiran.waitForEvent('download');
  await bas(pencere, 'Diğer işlemler');
  await pencere.getByRole('menuitem', { name: 'Tutanak PDF' }).press('Enter');
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);

  await cagiran.setViewportSize({ width: 390, height: 844 });
  await sigar(cagiran);
  await expect(yazan).toBeVisible();
});
