import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { type Hesap, jetonAl, oturumAc } from './fixtures.ts';
import { gec, yuklendi } from './ekran.ts';

/**
 * Every route of specification section 2.1, its sections, and the deeper address that repeats its last segment, opened
 * as each role of a new installation: the page opens, or a clear refusal. No page requests data that its reader may not
 * have.
 */

type Rol = 'Yönetici' | 'Departman Sorumlusu' | 'Çalışan' | 'Satış' | 'İnsan Kaynakları' | 'Muhasebe' | 'Kısıtlı';
const HESAPLAR: Readonly<Record<Rol, Hesap>> = {
  Yönetici: 'yonetici',
  'Departman Sorumlusu': 'sorumlu',
  Çalışan: 'personel1',
  Satış: 'satis1',
  'İnsan Kaynakları': 'gonul.isildak' as Hesap,
  Muhasebe: 'ruya.sonmez' as Hesap,
  Kısıtlı: 'yetkisiz',
};
const HERKES = Object.keys(HESAPLAR) as Rol[];
const CALISAN = HERKES.filter((r) => r !== 'Kısıtlı');
/** Human resources leads a department, too. */
const SORUMLU: readonly Rol[] = ['Yönetici', 'Departman Sorumlusu', 'İnsan Kaynakları'];
const YONETICI: readonly Rol[] = ['Yönetici'];
const MUHASEBE: readonly Rol[] = ['Yönetici', 'Muhasebe'];
/** Heads see quotes, and human resources leads a department. */
const TEKLIFCI: readonly Rol[] = [...SORUMLU, 'Satış'];

/** The page is named by its content: any heading except the starting page's. */
const BASKA = /^(?!Gelen Kutusu$)./;

/**
 * A path of specification section 2.1, the heading of its page, and the roles that have it. The two without a menu are
 * below.
 */
const ROTALAR: readonly (readonly [yol: string, baslik: string | RegExp | null, roller: readonly Rol[]])[] = [
  ['/', /^(Günaydın|İyi günler|İyi akşamlar), /, HERKES],
  ['/eskiindex', null, HERKES],
  ['/eskiindex/1', null, HERKES],
  ['/islemler/musterigorusme', 'Destek Görüşmeleri', CALISAN],
  ['/islemler/musterigorusme/list', 'Destek Görüşmeleri', CALISAN],
  ['/islemler/musterigorusme/memnuniyet', 'Anket Yanıtları', CALISAN],
  ['/islemler/musterigorusme/detay', 'Telefon', CALISAN],
  ['/islemler/musterigorusme/egitim', 'Eğitimler', CALISAN],
  ['/islemler/musterigorusme/gunlukbaglantilar', 'Günlük Bağlantılar', CALISAN],
  ['/islemler/musterigorusme/webistek', 'Web İstekleri', CALISAN],
  ['/islemler/projetakibi', 'Proje Takibi', CALISAN],
  ['/islemler/projetakibi/akispage', 'Proje Akışı', CALISAN],
  ['/islemler/projetakibi/projeplanpage', 'Proje Planı', CALISAN],
  ['/islemler/projetakibi/takipanaliz', 'Proje Takip Analizi', CALISAN],
  ['/islemler/toplanti', 'Toplantılar', CALISAN],
  ['/islemler/toplanti/detay', 'Toplantılar', CALISAN],
  ['/istakibi', 'İş Takibi', CALISAN],
  ['/istakibi/analiz', 'İş Analizi', CALISAN],
  ['/istakibi/bekleyenler', 'Bekleyenler', CALISAN],
  ['/istakibi/isler', 'İşler', CALISAN],
  ['/istakibi/versiyonlar', 'Versiyonlar', CALISAN],
  ['/istakibi/versiyonlar/1', BASKA, CALISAN],
  ['/istatistik/memnuniyet', 'Memnuniyet İstatistikleri', SORUMLU],
  ['/istatistik/memnuniyet/1', 'Memnuniyet İstatistikleri', SORUMLU],
  ['/mali', 'Mali İşler', MUHASEBE],
  ['/mali/afatura', 'e-Arşiv Fatura', MUHASEBE],
  ['/mali/afatura/1', BASKA, MUHASEBE],
  ['/mali/bankagunsonu', 'Banka Gün Sonu', MUHASEBE],
  ['/mali/bayifatura', 'Bayi Faturaları', MUHASEBE],
  ['/mali/efatura', 'e-Fatura', MUHASEBE],
  ['/mali/efatura/1', BASKA, MUHASEBE],
  ['/mali/gelir', 'Gelirler', MUHASEBE],
  ['/pazarlama', 'Pazarlama', CALISAN],
  ['/pazarlama/bayi', 'Bayiler', TEKLIFCI],
  ['/pazarlama/gorusmetakip', 'Satış Görüşmeleri', CALISAN],
  ['/pazarlama/gorusmetakip/detay', 'Ziyaret', CALISAN],
  ['/pazarlama/gorusmetakip/musteri', 'Adaylar', CALISAN],
  ['/pazarlama/gorusmetakip/yonlendirme', 'Yönlendirmeler', CALISAN],
  ['/pazarlama/tekliftakibi', 'Teklifler', TEKLIFCI],
  ['/pazarlama/tekliftakibi/detay', 'Teklifler', TEKLIFCI],
  ['/pazarlama/tekliftakibi/musterigorusme', 'Teklif Görüşmeleri', TEKLIFCI],
  ['/personel', 'Personel İşleri', CALISAN],
  ['/personel/izin', 'İzinler', CALISAN],
  ['/personel/mola', 'Mola Panosu', CALISAN],
  ['/personel/user', 'Personel', SORUMLU],
  ['/personel/user/detay', BASKA, SORUMLU],
  ['/personel/departman', 'Departmanlar', [...YONETICI, 'İnsan Kaynakları']],
  ['/personel/departman/departman', 'Departmanlar', [...YONETICI, 'İnsan Kaynakları']],
  ['/rapor/lisans', 'Lisans Raporu', CALISAN],
  ['/tanimlar', 'Tanımlar', CALISAN],
  ['/tanimlar/musteri', 'Müşteriler', CALISAN],
  ['/tanimlar/musteri/detay', BASKA, CALISAN],
  ['/tanimlar/musteri/liste', 'Müşteriler', CALISAN],
  ['/tanimlar/proje', 'Ürünler', YONETICI],
  ['/tanimlar/proje/2', BASKA, YONETICI],
];

/**
 * A read that travels in a bundle is refused inside an answer of 200, so the test searches for the refusal on the
 * screen.
 */
const YETKISIZ = 'Bu işlem için yetkiniz yok';
/** The paths of a person's menu outside section 2.1, which the routes above do not cover yet. */
async function menuYollari(request: APIRequestContext, hesap: Hesap): Promise<string[]> {
  const { menuList } = await cagir<{ menuList: MenuSatiri[] }>(request, await jetonAl(request, hesap), '/yetki', {});
  const yollar = (liste: readonly MenuSatiri[]): string[] =>
    liste.flatMap((m) => [...(m.menuYol === null ? [] : [m.menuYol]), ...yollar(m.items ?? [])]);
  return yollar(menuList).filter((yol) => !ROTALAR.some(([r]) => r === yol));
}
const derini = (yol: string) => (yol === '/' ? [] : [`${yol}/${yol.slice(yol.lastIndexOf('/') + 1)}`]);

for (const [rol, hesap] of Object.entries(HESAPLAR) as [Rol, Hesap][])
  test(`every route of section 2.1 as ${rol}: its page, or a clear refusal`, async ({ page, request }) => {
    test.setTimeout(180_000);
    await oturumAc(page, hesap);
    await page.goto('/');
    const kotu: string[] = [];
    let simdi = '';
    page.on('response', (r) => {
      if (r.status() >= 400) kotu.push(`${simdi}: ${r.status()} ${new URL(r.url()).pathname}`);
    });
    page.on('pageerror', (e) => kotu.push(`${simdi}: ${e.message}`));
    page.on('console', (m) => {
      if (m.type() === 'error') kotu.push(`${simdi}: ${m.text()}`);
    });
    const h1 = page.getByRole('main').getByRole('heading', { level: 1 });
    for (const [yol, baslik, roller] of ROTALAR)
      for (simdi of [yol, ...derini(yol)]) {
        // Starts from a page that everybody has, so that the heading cannot be the former one's.
        await gec(page, '/bildirimler');
        await expect(h1).toHaveText('Gelen Kutusu');
        await gec(page, simdi);
        if (!roller.includes(rol)) {
          await expect(page.getByText(/sayfası menünüzde yok$/).last(), simdi).toBeVisible();
          await expect(page, simdi).toHaveURL('/');
          continue;
        }
        await expect(page, simdi).toHaveURL((adres) => adres.pathname === simdi);
        if (baslik === null) await expect(h1, simdi).toHaveCount(0);
        else await expect(h1, simdi).toHaveText(baslik);
        await yuklendi(page);
        await expect(page.getByText(/henüz hazır değil|Denied|Sayfa Bulunamadı/i), simdi).toHaveCount(0);
        await expect(page.getByText(YETKISIZ), simdi).toHaveCount(0);
      }
    await test.step('no entry of the menu leads to a refusal', async () => {
      for (simdi of await menuYollari(request, hesap)) {
        await gec(page, '/bildirimler');
        await expect(h1).toHaveText('Gelen Kutusu');
        await gec(page, simdi);
        await expect(page, simdi).toHaveURL((adres) => adres.pathname === simdi);
        await yuklendi(page);
        await expect(page.getByText(YETKISIZ), simdi).toHaveCount(0);
      }
    });
    expect(kotu).toEqual([]);
    await test.step('the return page of a payment is open to everybody, and the sign-in page leads home', async () => {
      await gec(page, '/payment/bridge-success');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme Sonucu');
      await gec(page, '/login');
      await expect(page).toHaveURL('/');
      await expect(h1).toHaveText(ROTALAR[0]![1]!);
    });
  });

test('every route of section 2.1 without a session: the sign-in page', async ({ page }) => {
  await page.goto('/login');
  const giris = page.getByRole('textbox', { name: 'Kullanıcı Adı' });
  for (const yol of ROTALAR.flatMap(([y]) => [y, ...derini(y)])) {
    await expect(giris, yol).toBeVisible();
    await gec(page, yol);
    await expect(page, yol).toHaveURL('/login');
  }
  await gec(page, '/payment/bridge-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme Sonucu');
});
