import { expect, type Locator, test } from '@playwright/test';
import { gorusmeAc, isleminiYap } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, sigar } from './fixtures.ts';

/** A customer's wish, from its ticket up to the decision. */

const YAZILIMCI = 'kagan.ertugrul' as Hesap;
const damga = String(Date.now() % 10_000_000).padStart(7, '0');

async function sec(form: Locator, alan: string, deger: string): Promise<void> {
  await form.getByRole('combobox', { name: alan, exact: true }).fill(deger);
  await form.getByRole('option', { name: deger, exact: true }).click();
}

test('a wish becomes an analysis from a ticket, is written and decided, and the decision is taken back', async ({
  browser,
}) => {
  const [yonetici, yazan] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  const baslik = `Stokta barkod araması ${damga}`;
  await girisYap(yonetici, 'yonetici');
  await yonetici.goto(await gorusmeAc(yonetici, baslik, `0547${damga}`));
  const bolum = yonetici.getByRole('region', { name: 'Analizler' });
  await expect(bolum.getByRole('button', { name: 'Analize Bağla' })).toBeVisible();
  await expect(bolum.getByRole('list')).toHaveCount(0);
  await bolum.getByRole('button', { name: 'Yeni Analiz' }).click();
  const form = yonetici.getByRole('dialog', { name: 'Yeni Analiz' });
  await expect(form.getByRole('textbox', { name: 'Başlık' })).toHaveValue(baslik);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Analiz türünü seçiniz.')).toBeVisible();
  await sec(form, 'Gereksinim Kaynağı', 'Müşteri');
  await sec(form, 'Analiz Türü', 'İş');
  await sec(form, 'Aciliyet', 'Yüksek');
  await form.getByRole('textbox', { name: 'İhtiyaç' }).fill('Barkod okutularak ürün bulunamıyor.');
  await erisilebilir(yonetici);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();
  await bolum.getByRole('link', { name: /^A\d{5}$/ }).click();
  const adi = { name: new RegExp(`^A\\d{5}: ${baslik}$`) };
  const pencere = yonetici.getByRole('dialog', adi);
  // Its link leads to its own page. The lists below open the same record over their rows.
  await expect(yonetici.getByRole('heading', { level: 1, ...adi })).toBeVisible();
  const kaynaklar = yonetici.getByRole('main').getByRole('region', { name: 'Kaynaklar' });
  await expect(kaynaklar.getByText('1 müşteri istedi.')).toBeVisible();
  await erisilebilir(yonetici);
  const adres = new URL(yonetici.url());

  // The analyst takes it, completes it, and sends it.
  await girisYap(yazan, YAZILIMCI);
  await yazan.goto(adres.pathname + adres.search);
  const onun = yazan.getByRole('main');
  await expect(onun.getByRole('heading', { level: 1, ...adi })).toBeVisible();
  await onun.getByRole('button', { name: 'Analize Başla' }).click();
  const gonder = onun.getByRole('button', { name: 'Kabule Gönder' });
  await expect(gonder).toHaveAttribute('aria-disabled', 'true');
  await isleminiYap(onun, 'Düzenle');
  const duzenle = yazan.getByRole('dialog', { name: /: Analizi Düzenle$/ });
  await duzenle.getByRole('textbox', { name: 'Efor (saat)' }).fill('16');
  await duzenle.getByRole('textbox', { name: 'Çözüm Önerisi' }).fill('Arama kutusu barkodu da arar.');
  await duzenle
    .getByRole('textbox', { name: 'Kabul Kriterleri' })
    .fill('Barkodla ürün bulunur\nBir saniyeden kısa sürer');
  await duzenle.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(duzenle).toBeHidden();
  await gonder.click();
  await expect(onun.getByRole('region', { name: 'Kabul', exact: true })).toBeVisible();
  await onun.getByRole('button', { name: 'Değişenleri Karşılaştır' }).click();
  const farklar = yazan.getByRole('dialog', { name: /: Değişenler$/ });
  await expect(farklar.getByRole('insertion').first()).toBeVisible();
  await erisilebilir(yazan);

  // It waits in another person's inbox. This person decides there and may take the decision back.
  await yonetici.goto('/istakibi/bekleyenler');
  await yonetici.getByRole('tab', { name: /^Kabulümü Bekleyen/ }).click();
  const bekleyen = yonetici.getByRole('row').filter({ hasText: baslik });
  await expect(bekleyen).toContainText('Kararınız');
  await erisilebilir(yonetici);
  await bekleyen.getByRole('button', { name: baslik }).click();
  const kabul = pencere.getByRole('region', { name: 'Kabul', exact: true });
  await expect(kabul).toContainText('1 müşteri istedi, efor 16 saat.');
  await erisilebilir(yonetici);
  await kabul.getByRole('button', { name: 'Ertele' }).click();
  const ertele = yonetici.getByRole('dialog', { name: /: Ertele$/ });
  await ertele.getByRole('button', { name: 'Ertele', exact: true }).click();
  await expect(ertele.getByText('Hangi güne kadar ertelendiğini seçiniz.')).toBeVisible();
  await expect(ertele.getByText('Erteleme nedenini en az 10 karakterle yazınız.')).toBeVisible();
  await ertele.getByRole('button', { name: 'Vazgeç' }).click();
  await kabul.getByRole('button', { name: 'Kabul Et', exact: true }).click();
  await yonetici
    .getByRole('dialog', { name: /: Kabul Et$/ })
    .getByRole('button', { name: 'Kabul Et', exact: true })
    .click();
  const gecmis = pencere.getByRole('list', { name: 'Analizin geçmişi' });
  await expect(gecmis.getByText('Karar: Kabul')).toBeVisible();
  await yonetici.getByRole('button', { name: 'Geri Al' }).click();
  await expect(gecmis.getByText('Durum geri alındı')).toBeVisible();
  await expect(kabul).toBeVisible();

  // It waits again for the deciders.
  await yonetici.keyboard.press('Escape');
  await expect(pencere).toBeHidden();
  await expect(bekleyen).toBeVisible();
  await yonetici.setViewportSize({ width: 390, height: 844 });
  await sigar(yonetici);
  await yonetici.goto('/istakibi/analiz?sekme=kabul');
  await expect(yonetici.getByRole('button', { name: baslik })).toBeVisible();
  await sigar(yonetici);

  // Accepted again it becomes a task for a version, and the wish shows its whole way.
  await yonetici.setViewportSize({ width: 1440, height: 900 });
  await yonetici.getByRole('button', { name: baslik }).click();
  await kabul.getByRole('button', { name: 'Kabul Et', exact: true }).click();
  await yonetici
    .getByRole('dialog', { name: /: Kabul Et$/ })
    .getByRole('button', { name: 'Kabul Et', exact: true })
    .click();
  await pencere.getByRole('button', { name: 'İşe Dönüştür' }).click();
  const is = yonetici.getByRole('dialog', { name: /: İşe Dönüştür$/ });
  await expect(is.getByRole('textbox', { name: 'Başlık' })).toHaveValue(baslik);
  await expect(is.getByRole('textbox', { name: 'Tahmini Süre (saat)' })).toHaveValue('16,00');
  await sec(is, 'İş Türü', 'Geliştirme');
  await is.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(is.getByText('Hedef versiyonu seçiniz.')).toBeVisible();
  await is.getByRole('combobox', { name: 'Hedef Versiyon', exact: true }).click();
  await is.getByRole('option').first().click();
  await sec(is, 'Ekip', 'Geliştirme Ekibi');
  await is.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(is).toBeHidden();
  const yol = pencere.getByRole('region', { name: 'İsteğin yolu' });
  await expect(yol.getByRole('listitem').filter({ hasText: 'Kabul Edildi: tamam' })).toBeVisible();
  await expect(yol.getByRole('listitem').filter({ hasText: 'Yapıldı: sırada' })).toContainText('1 iş');
  await expect(yol.getByRole('link', { name: /^T\d{5}$/ })).toBeVisible();
  await erisilebilir(yonetici);
  await yonetici.context().close();
  await yazan.context().close();
});
