import { type Browser, expect, type Page, test } from '@playwright/test';
import { cagir, gorusmeAc } from './destek.ts';
import { erisilebilir, formlaGir, girisYap, type Hesap, jetonAl, profildenAc, sigar } from './fixtures.ts';

/** Work in progress: unsaved text, people on the same ticket, reminders. */

const AYSE = 'alperen.agaoglu' as Hesap;
const CAN = 'gizem.altintas' as Hesap;

const damga = String(Date.now() % 10_000_000).padStart(7, '0');

const pencere = async (browser: Browser) => (await browser.newContext()).newPage();

test('a started answer is there in another browser, after the session has ended, until it is saved', async ({
  browser,
}) => {
  const [ofis, ev] = [await pencere(browser), await pencere(browser)];
  const yol = await gorusmeAc(ofis, `Yarım kalan ${damga}`, `0547${damga}`);
  await formlaGir(ofis, AYSE);
  await ofis.goto(yol);
  await ofis.getByRole('tab', { name: 'Müşteriye Yanıt' }).click();
  await ofis.getByRole('textbox', { name: 'Müşteriye yazılacak' }).fill('Yarın bağlanıp');
  // Signing out in the very next moment loses nothing.
  await profildenAc(ofis, 'Çıkış');
  await expect(ofis.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  expect(await ofis.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Yarın');

  await girisYap(ev, AYSE);
  await ev.goto(yol);
  // An answer for the customer comes back as such, and not as an internal note.
  const yazi = ev.getByRole('textbox', { name: 'Müşteriye yazılacak' });
  await expect(yazi).toHaveValue('Yarın bağlanıp');
  await expect(ev.getByText('geri yüklendi')).toBeVisible();
  await yazi.fill('Yarın bağlanıp kurarız.');
  // The save takes its draft along: a reload right after its answer finds none.
  let silinen = 0;
  ev.on('request', (r) => void (r.url().endsWith('/taslakSil') && silinen++));
  ev.on('dialog', (d) => void d.accept());
  const kaydedildi = ev.waitForResponse((r) => r.url().endsWith('/gorusmeHareketKaydet'));
  await ev.getByRole('button', { name: 'Yanıtı Kaydet' }).click();
  await kaydedildi;
  await ev.reload();
  await expect(ev.getByRole('list', { name: 'Görüşmenin geçmişi' }).getByText('Yarın bağlanıp kurarız.')).toBeVisible();
  await expect(ev.getByRole('textbox', { name: 'İç not' })).toHaveValue('');
  expect(silinen).toBe(0);
  for (const p of [ofis, ev]) await p.context().close();
});

test('two people on one ticket see each other, and see when one of them writes', async ({ browser }) => {
  const [ayse, can] = [await pencere(browser), await pencere(browser)];
  const yol = await gorusmeAc(ayse, `İki kişi ${damga}`, `0546${damga}`);
  await girisYap(ayse, AYSE);
  await girisYap(can, CAN);
  await ayse.goto(yol);
  const gorulen = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /bu kayıtta|yazıyor/ });
  await expect(ayse.getByRole('textbox', { name: 'İç not' })).toBeVisible();
  await expect(gorulen(ayse)).toHaveCount(0);
  await can.goto(yol);
  await expect(gorulen(can)).toContainText('Alperen Ağaoğlu bu kayıtta');
  await expect(gorulen(ayse)).toContainText('Gizem Altıntaş bu kayıtta');
  await erisilebilir(ayse);
  await can.getByRole('textbox', { name: 'İç not' }).pressSequentially('Ben bakıyorum');
  await expect(gorulen(ayse)).toContainText('Gizem Altıntaş yazıyor…', { timeout: 1000 });
  await expect(gorulen(ayse)).toContainText('Gizem Altıntaş bu kayıtta', { timeout: 8000 });
  await can.goto('/islemler/musterigorusme/list');
  await expect(gorulen(ayse)).toHaveCount(0);

  // A ticket that is being opened continues in another browser, too.
  const yeni = (page: Page) => page.getByRole('dialog', { name: 'Yeni Görüşme' });
  const yazi = (page: Page) => yeni(page).getByRole('textbox', { name: 'Açıklama' });
  await can.getByRole('button', { name: 'Yeni Görüşme' }).click();
  const saklandi = can.waitForResponse((r) => r.url().endsWith('/taslakYaz'));
  await yazi(can).fill(`Yazarken ${damga}`);
  await saklandi;
  const evi = await pencere(browser);
  await girisYap(evi, CAN);
  await evi.goto('/islemler/musterigorusme/list');
  await evi.getByRole('button', { name: 'Yeni Görüşme' }).click();
  await expect(yazi(evi)).toHaveValue(`Yazarken ${damga}`);
  await yeni(evi).getByRole('button', { name: 'Baştan Başla' }).click();
  await expect(yazi(evi)).toHaveValue('');
  for (const p of [ayse, can, evi]) await p.context().close();
});

test('a person is reminded of a ticket on Friday at ten, moves the reminder, and removes it', async ({ page }) => {
  const yol = await gorusmeAc(page, `Hatırlatılacak ${damga}`, `0545${damga}`);
  await girisYap(page, AYSE);
  await page.goto(yol);
  const panel = page.getByRole('region', { name: 'Hatırlatma', exact: true });
  await panel.getByRole('button', { name: 'Bana Hatırlat' }).click();
  const dialog = page.getByRole('dialog', { name: /^Bana Hatırlat: G/ });
  await dialog.getByRole('button', { name: 'Hatırlat', exact: true }).click();
  await expect(dialog.getByText('Saati yazınız.')).toBeVisible();
  await dialog.getByRole('group', { name: 'Sık seçilen zamanlar' }).getByRole('button', { name: '10:00' }).click();
  await erisilebilir(page);
  await dialog.getByRole('textbox', { name: 'Not' }).fill('Müşteri dönecek');
  await dialog.getByRole('button', { name: 'Hatırlat', exact: true }).click();
  await expect(panel.getByText(/ 10:00$/)).toBeVisible();
  await expect(panel.getByText('Müşteri dönecek')).toBeVisible();
  await panel.getByRole('button', { name: 'Başka Zamana Al' }).click();
  await dialog.getByRole('textbox', { name: 'Saat' }).fill('11:30');
  await dialog.getByRole('button', { name: 'Hatırlat', exact: true }).click();
  await expect(panel.getByText(/ 11:30$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await sigar(page);
  await panel.getByRole('button', { name: 'Kaldır' }).click();
  await expect(panel.getByRole('button', { name: 'Bana Hatırlat' })).toBeVisible();
});

interface Karti {
  readonly gorusme: Record<string, unknown> & {
    readonly Id: number;
    readonly Surum: number;
    readonly MusteriId: number;
  };
}

test('typed text stays while a colleague changes the ticket, hands it over, merges and closes it', async ({ page }) => {
  const yol = await gorusmeAc(page, `Elden ele ${damga}`, `0544${damga}`);
  const Id = Number(new URL(yol, 'http://x').searchParams.get('id'));
  const token = await jetonAl(page.request, 'yonetici');
  const sor = <T>(ad: string, val: object) => cagir<T>(page.request, token, `/islemler/musterigorusme/${ad}`, val);
  const oku = async (id: number) => (await sor<Karti>('getGorusmeDetay', { Id: id })).gorusme;
  /** The fields that the form of a ticket sends. */
  const formu = ({ Id: id, Surum, MusteriId, ...g }: Karti['gorusme']) => {
    const alanlar = [
      'GorusmeTurId',
      'TalepTurId',
      'KonuId',
      'OncelikId',
      'ProjeId',
      'Yon',
      'Telefon',
      'Sure',
      'Baslik',
    ];
    const bunlar = Object.fromEntries([...alanlar, 'Aciklama'].map((ad) => [ad, g[ad] ?? null]));
    return { Id: id, Surum, MusteriId, ...bunlar };
  };
  const yap = async (ad: string, val: object) => {
    expect(await sor(ad, val)).toMatchObject({ durum: true });
  };

  await girisYap(page, AYSE);
  await page.goto(yol);
  await page.getByRole('button', { name: 'Üstlen' }).click();

  // The ticket has changed before her form is saved.
  const form = page.getByRole('dialog', { name: /Görüşmesini Düzenle$/ });
  const duzenle = async () => {
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  };
  await duzenle();
  await form.getByRole('textbox', { name: 'Açıklama' }).fill('Kart okuyucu iki gündür tanınmıyor.');
  await yap('gorusmeKaydet', { gorusme: { ...formu(await oku(Id)), Baslik: `Başlığı düzeltildi ${damga}` } });
  await expect(page.getByText(`Başlığı düzeltildi ${damga}`).first()).toBeAttached();
  await expect(form.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Kart okuyucu iki gündür tanınmıyor.');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Yazdıklarınız duruyor')).toBeVisible();
  await form.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(form).toHaveCount(0);
  await duzenle();
  await expect(form.getByText('Yarım kalan metniniz var')).toBeVisible();
  await erisilebilir(page);
  await form.getByRole('button', { name: 'Geri Getir' }).click();
  await expect(form.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Kart okuyucu iki gündür tanınmıyor.');
  // Her fields have her typed text, the colleague’s fields the colleague’s changes.
  await expect(form.getByRole('textbox', { name: 'Başlık' })).toHaveValue(`Başlığı düzeltildi ${damga}`);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Konuşulan' })).toContainText('iki gündür tanınmıyor');

  // Her answer, while the ticket changes hands.
  await page.getByRole('tab', { name: 'Müşteriye Yanıt' }).click();
  const yazi = page.getByRole('textbox', { name: 'Müşteriye yazılacak' });
  await yazi.fill('Sürücüyü bu akşam');
  const g = await oku(Id);
  const { personel } = await sor<{ personel: readonly { Id: number; Ad: string }[] }>('getGerekli', {});
  const AtananId = personel.find((k) => k.Ad === 'Gizem Altıntaş')!.Id;
  await yap('gorusmeAta', { Id, Surum: g.Surum, AtananId, gordum: ['yok'] });
  await expect(page.getByText('Görüşme aktarıldı')).toBeVisible();
  await expect(yazi).toHaveValue('Sürücüyü bu akşam');
  const hedef = await sor<{ Id: number; No: string }>('gorusmeKaydet', {
    gorusme: { ...formu(g), Id: 0, Surum: 0, Baslik: `Aynı konu ${damga}` },
    gordum: ['ayniKonu', 'lisans'],
  });
  await yap('gorusmeBirlestir', { Id, Surum: (await oku(Id)).Surum, HedefId: hedef.Id });
  await expect(page.getByText(`${hedef.No} ile birleştirildi`)).toBeVisible();
  await yazi.fill('Sürücüyü bu akşam kuruyoruz.');
  await page.getByRole('button', { name: 'Yanıtı Kaydet' }).click();
  await expect(page.getByText(`${hedef.No} ile birleştirildi. Yanıtı orada yazınız.`)).toBeVisible();
  page.on('dialog', (d) => void d.accept());
  await page.reload();
  await expect(yazi).toHaveValue('Sürücüyü bu akşam kuruyoruz.');

  await page.goto(`/islemler/musterigorusme/detay?id=${hedef.Id}`);
  await page.getByRole('tab', { name: 'Müşteriye Yanıt' }).click();
  await yazi.fill('Kurduk, deneyebilirsiniz.');
  const Cozum = 'Sürücü yenilendi, okuyucu tanındı.';
  await yap('gorusmeUstlen', { Id: hedef.Id });
  await yap('gorusmeDurumGuncelle', { Id: hedef.Id, Surum: (await oku(hedef.Id)).Surum, Durum: 'cozuldu', Cozum });
  await expect(page.getByRole('region', { name: 'Çözüm' })).toContainText('okuyucu tanındı');
  await expect(yazi).toHaveValue('Kurduk, deneyebilirsiniz.');
  await page.getByRole('button', { name: 'Yanıtı Kaydet' }).click();
  await expect(
    page.getByRole('list', { name: 'Görüşmenin geçmişi' }).getByText('Kurduk, deneyebilirsiniz.'),
  ).toBeVisible();
});
