import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { GORUSME_ALANLARI } from '@masabasi/core/masa/gorusme/alanlar';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, jetonAl, klavyeyle } from './fixtures.ts';

/** Many tickets at once: selected and changed, dragged over the board, found in the calendar. */

const DESTEK = 'alperen.agaoglu' as Hesap;
const SAYFA = '/islemler/musterigorusme';
const damga = String(Date.now() % 10_000_000).padStart(7, '0');

interface Secenek {
  readonly Id: number;
  readonly Ad: string;
}
type Gerekli = Readonly<Record<'konular' | 'gorusmeTur' | 'personel', readonly Secenek[]>>;
interface Kayit {
  readonly Id: number;
  readonly No: string;
  readonly Surum: number;
}

/** Tickets of new customers, each assigned to a person or to nobody. */
async function gorusmeleriAc(
  request: APIRequestContext,
  gsm: string,
  sozler: readonly (readonly [soz: string, kime: string | null])[],
): Promise<Kayit[]> {
  const token = await jetonAl(request, 'yonetici');
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Perihan', Soyad: 'Arayan', GSM: gsm, ProjeIdler: [6] };
  const { Id: MusteriId } = await cagir<{ Id: number }>(request, token, '/musteriKaydet', {
    musteri: kart,
    benzerleriGordum: true,
  });
  const liste = await cagir<Gerekli>(request, token, `${SAYFA}/getGerekli`, {});
  const no = (alan: keyof Gerekli, ad: string) => liste[alan].find((s) => s.Ad === ad)!.Id;
  const temel = { ...bosKayit(GORUSME_ALANLARI), Id: 0, Surum: 0, MusteriId, ProjeId: 6 };
  const acilan: Kayit[] = [];
  for (const [Baslik, kime] of sozler)
    acilan.push(
      await cagir<Kayit>(request, token, `${SAYFA}/gorusmeKaydet`, {
        gorusme: {
          ...temel,
          GorusmeTurId: no('gorusmeTur', 'Telefon'),
          KonuId: no('konular', 'Rapor'),
          Baslik,
        },
        AtananId: kime === null ? null : no('personel', kime),
        gordum: ['ayniKonu', 'yok'],
      }),
    );
  return acilan;
}

const sutun = (page: Page, ad: string) => page.getByRole('region', { name: ad, exact: true });
const gorunum = (page: Page, ad: string) =>
  page.getByRole('radiogroup', { name: 'Görünüm' }).getByText(ad, { exact: true }).click();

test('several tickets are selected with the keyboard and changed together, and the unchanged ones say why', async ({
  page,
}) => {
  const soz = `Toplu ${damga}`;
  await gorusmeleriAc(page.request, `0546${damga}`, [
    [soz, null],
    [soz, 'Gizem Altıntaş'],
    [soz, null],
  ]);
  await girisYap(page, DESTEK);
  await page.goto(`${SAYFA}/list?ara=Toplu+${damga}`);
  await expect(page.getByRole('row').filter({ hasText: soz })).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const secilenler = page.getByRole('group', { name: 'Müşteri görüşmeleri: seçilenler' });
  await expect(secilenler.getByRole('status')).toHaveText('3 kayıt seçili');
  await erisilebilir(page);
  await klavyeyle(secilenler.getByRole('button', { name: 'Üstlen' }));
  const sonuc = page.getByRole('dialog', { name: 'Toplu İşlem' });
  await expect(sonuc.getByText('2 görüşme üstlenildi.')).toBeVisible();
  await expect(sonuc.getByText('Bu görüşmeyi Gizem Altıntaş üstlendi.')).toBeVisible();
  await sonuc.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await expect(secilenler.getByRole('status')).toHaveText('1 kayıt seçili');
  await page.keyboard.press('Escape');
  await expect(secilenler).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Tümünü seç' }).check();
  await secilenler.getByRole('button', { name: 'Durum' }).click();
  const durum = page.getByRole('dialog', { name: '3 Görüşmenin Durumu' });
  await durum.getByRole('combobox', { name: 'Durum' }).selectOption('Çözüldü (2 görüşme)');
  await expect(durum.getByText('3 görüşmenin 2 tanesi bu duruma geçebilir')).toBeVisible();
  await durum.getByRole('textbox', { name: 'Çözüm' }).fill('kısa');
  await durum.getByRole('button', { name: 'Değiştir' }).click();
  await expect(durum.getByText('Nasıl çözüldüğünü en az 10 karakterle yazınız.')).toBeVisible();
  await durum.getByRole('textbox', { name: 'Çözüm' }).fill('Yazıcı sürücüsü yenilendi.');
  await durum.getByRole('button', { name: 'Değiştir' }).click();
  await expect(sonuc.getByText('2 görüşme yeni durumuna geçti.')).toBeVisible();
  await sonuc.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await expect(page.getByRole('row').filter({ hasText: 'Çözüldü' })).toHaveCount(2);
});

test('a card is dragged over the board by mouse and by keyboard, and a late move learns the present place', async ({
  page,
}) => {
  const [bos, benim] = await gorusmeleriAc(page.request, `0545${damga}`, [
    [`Pano ${damga}`, null],
    [`Pano ${damga}`, 'Alperen Ağaoğlu'],
  ]);
  await girisYap(page, DESTEK);
  // Blocks events of other people, so that this page is late.
  await page.route('**/api/olaylar', () => undefined);
  await page.goto(`${SAYFA}/list?ara=Pano+${damga}&bakis=pano`);
  const kart = (g: Kayit) => page.getByRole('listitem', { name: `${g.No} Perihan Arayan` });
  await expect(sutun(page, 'Atandı').getByRole('link', { name: benim!.No })).toBeVisible();
  await erisilebilir(page);
  await kart(benim!).dragTo(sutun(page, 'İşlemde'));
  await expect(sutun(page, 'İşlemde').getByRole('link', { name: benim!.No })).toBeVisible();
  // A ticket without an owner is taken first.
  await kart(bos!).dragTo(sutun(page, 'İşlemde'));
  await expect(page.getByText(/‘Yeni’ durumundan ‘İşlemde’ durumuna geçilemez/)).toBeVisible();
  await klavyeyle(page.getByRole('button', { name: `Taşı: ${bos!.No}` }));
  await page.getByRole('menuitem', { name: 'Üstlen' }).press('Enter');
  await expect(sutun(page, 'Atandı').getByRole('link', { name: bos!.No })).toBeFocused();

  // A card cannot be moved while its move is being saved.
  await expect(page.getByRole('button', { name: `Taşı: ${benim!.No}` })).toBeVisible();
  await page.getByRole('link', { name: benim!.No }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  const bekle = page.getByRole('dialog', { name: `Müşteriyi Bekle: ${benim!.No}` });
  await bekle.getByRole('textbox', { name: 'Müşteriden Beklenen' }).fill('Ekran görüntüsü bekleniyor');
  await bekle.getByRole('button', { name: 'Müşteriyi Bekle' }).click();
  await expect(sutun(page, 'Müşteri Bekleniyor').getByRole('link', { name: benim!.No })).toBeVisible();

  const token = await jetonAl(page.request, 'yonetici');
  const { gorusme } = await cagir<{ gorusme: Kayit }>(page.request, token, `${SAYFA}/getGorusmeDetay`, {
    Id: benim!.Id,
  });
  await cagir(page.request, token, `${SAYFA}/gorusmeDurumGuncelle`, {
    Id: benim!.Id,
    Surum: gorusme.Surum,
    Durum: 'yazilim',
    Aciklama: 'Yazılımcı bakacak, sıraya alındı',
  });
  await page.getByRole('link', { name: benim!.No }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText('Görüşmeyi başkası değiştirdi; şimdi ‘Yazılım Bekleniyor’ durumunda.')).toBeVisible();
  await expect(sutun(page, 'Yazılım Bekleniyor').getByRole('link', { name: benim!.No })).toBeVisible();
});

test('a day of the calendar leads to its tickets, and a saved view brings the calendar back', async ({ page }) => {
  await gorusmeleriAc(page.request, `0544${damga}`, [
    [`Takvim ${damga}`, null],
    [`Takvim ${damga}`, null],
  ]);
  await girisYap(page, DESTEK);
  await page.goto(`${SAYFA}/list?ara=Takvim+${damga}`);
  await gorunum(page, 'Takvim');
  await expect(page.getByRole('table', { name: 'Görüşmelerin ayı' })).toBeVisible();
  await erisilebilir(page);
  await page.getByRole('link', { name: /: 2 görüşme, listede göster$/ }).click();
  await expect(page.getByRole('row').filter({ hasText: `Takvim ${damga}` })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Kaldır: İlk gün/ })).toBeVisible();

  await page.goBack();
  await page.getByRole('combobox', { name: 'Takvimin günü' }).selectOption('Söz verilen gün');
  await page.getByRole('radiogroup', { name: 'Takvim aralığı' }).getByText('Hafta').click();
  await expect(page.getByRole('list', { name: 'Günlerin görüşmeleri' })).toBeVisible();
  await erisilebilir(page);
  await page.getByRole('button', { name: /^Süzgeçler/ }).click();
  await page.getByRole('menuitem', { name: 'Bu aramayı kaydet' }).click();
  await page.getByRole('textbox', { name: 'Ad' }).fill(`Sözler ${damga}`);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('button', { name: `Süzgeçler: Sözler ${damga}` })).toBeVisible();
  await gorunum(page, 'Liste');
  await page.getByRole('button', { name: /^Süzgeçler/ }).click();
  await page.getByRole('menuitem', { name: `Sözler ${damga}` }).click();
  await expect(page.getByRole('list', { name: 'Günlerin görüşmeleri' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Takvimin günü' })).toHaveValue('soz');
});
