import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { expect, type Page } from '@playwright/test';
import { HESAPLANAN_AY, yuklendi } from './ekran.ts';
import { type Hesap, jetonAl } from './fixtures.ts';
import { cizilmisPlan } from './projeDestek.ts';

/** A picture of the guide: its screen, the way there, and its name under docs/img/kullanim. */
export interface Resim {
  /** The file's name, without its extension. */
  readonly ad: string;
  readonly yol: string;
  /** The account. By default the administrator's, who sees everything. */
  readonly hesap?: Hesap;
  /** Acts on the screen before the picture is taken. */
  readonly hazirla?: (page: Page) => Promise<void>;
  /** Words of the screen that change tomorrow or after another test: people, counts, waiting items. */
  readonly degisen?: RegExp;
}

/** Yesterday, because today may have hardly begun. */
const DUN = gunEkle(istanbulGunu(Date.now()), -1);
const AY_ADI = /Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık/;

export const RESIMLER: readonly Resim[] = [
  {
    ad: 'ana-sayfa',
    yol: '/',
    degisen: /^(?!(Bugünkü mesaim|İznim|İzin İste|Kalan|Bu yılki hak|Kullanılan)$)/,
  },
  { ad: 'olanlar', yol: '/olanlar', degisen: /./ },
  {
    ad: 'bildirimler',
    yol: '/bildirimler',
    // The decision beside the list arrives after the list.
    hazirla: async (page) => {
      await page
        .getByRole('button', { name: /^(Onayla|Analizi Aç)$/ })
        .first()
        .waitFor();
    },
    degisen: /^(?!(Gelenler|Tercihler|Kararınızı bekleyenler)$)/,
  },
  {
    ad: 'mola-panosu',
    yol: '/personel/mola',
    // From a colleague's view: nobody else may see that a leave is an illness.
    hesap: 'personel2',
    degisen: /^(?!(Güncelle|Gelmeyenleri Göster|Durum|Ad|Kartlar|Liste)$)/,
  },
  { ad: 'izinler', yol: '/personel/izin', degisen: /^İstekler/ },
  { ad: 'personel', yol: '/personel/user' },
  { ad: 'personel-karti', yol: '/personel/user/detay?id=5' },
  { ad: 'departmanlar', yol: '/personel/departman' },
  { ad: 'musteriler', yol: '/tanimlar/musteri/liste' },
  // The demo company decides if the customer already has a quote.
  { ad: 'musteri-karti', yol: '/tanimlar/musteri/detay?id=1', degisen: /^(Teklif No|Başlık|Genel Toplam)$/ },
  {
    ad: 'gorusmeler',
    yol: '/islemler/musterigorusme/list',
    degisen: /^(Benim|Departmanım|Atanmamış|Geciken|Bugün|Hepsi|Müşteri Bekleniyor)/,
  },
  { ad: 'gorusme', yol: '/islemler/musterigorusme/detay?id=1' },
  {
    ad: 'gunluk-baglantilar',
    yol: `/islemler/musterigorusme/gunlukbaglantilar?ilk=${DUN}&son=${DUN}`,
    degisen: AY_ADI,
  },
  {
    ad: 'web-istekleri',
    yol: '/islemler/musterigorusme/webistek?sekme=hepsi',
    degisen: /^(Hepsi|Bekleyen|İncelediklerim|Sonuçlanan|Elenen)/,
  },
  {
    ad: 'memnuniyet-anketleri',
    yol: '/islemler/musterigorusme/memnuniyet?sekme=aranacak',
    degisen: /^(Aranacak|Bekleyen|Tamamlanan|Düşük Puan|Hepsi)/,
  },
  { ad: 'yanit-sablonlari', yol: '/islemler/musterigorusme/sablon' },
  { ad: 'anketler', yol: '/islemler/musterigorusme/anket' },
  {
    ad: 'anket',
    yol: '/islemler/musterigorusme/anket',
    hazirla: async (page) => {
      await page.getByRole('link', { name: 'Destek Görüşmesi Sonrası' }).click();
      await page.getByRole('button', { name: /^2\. Sizi en çok/ }).click();
    },
  },
  { ad: 'egitimler', yol: '/islemler/musterigorusme/egitim' },
  { ad: 'bayiler', yol: '/pazarlama/bayi', degisen: /^(Hepsi|Aktif|Sözleşmesi Biten|Pasif)/ },
  { ad: 'teklifler', yol: '/pazarlama/tekliftakibi?sekme=acik', degisen: / sayfa$/ },
  {
    ad: 'teklif-gorusmeleri',
    yol: '/pazarlama/tekliftakibi/musterigorusme?sekme=takip&sirala=Sonraki_Tarih',
    degisen: / sayfa$/,
  },
  {
    ad: 'proje-plani',
    yol: '/islemler/projetakibi/projeplanpage',
    hazirla: async (page) => {
      await page.getByRole('grid', { name: 'Projeler' }).getByRole('link').first().click();
      await expect(page.getByRole('treegrid', { name: 'Planların günleri' })).toBeVisible();
    },
    degisen: /gün|%|\d{2}\.\d{2}\.\d{4}|^\d+$/,
  },
  {
    ad: 'proje-akisi',
    yol: '/islemler/projetakibi/akispage',
    hazirla: async (page) => {
      const { PlanId } = await cizilmisPlan(page.request, await jetonAl(page.request, 'yonetici'), 'Ege');
      await page.goto(`/islemler/projetakibi/akispage?plan=${PlanId}`);
      await page.getByRole('button', { name: 'Karar: Belgeler tamam mı?' }).click();
    },
  },
  { ad: 'toplantilar', yol: '/islemler/toplanti?gorunum=liste&sekme=hepsi', degisen: /^M\d{5}/ },
  { ad: 'ziyaretler', yol: '/pazarlama/gorusmetakip' },
  {
    ad: 'ziyaret',
    yol: '/pazarlama/gorusmetakip?sekme=yapilan',
    // Yesterday's visits had other people and other results.
    degisen: /^(Ad Soyad|Taraf|Olumsuz Neden|Açıklama|Yer)$/,
    hazirla: async (page) => {
      await page
        .getByRole('link', { name: /^\d\d\.\d\d\.\d{4} / })
        .first()
        .click();
      await page.getByRole('link', { name: 'Sayfada Aç' }).click();
      // The window over the list has the same parts as the page.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Geçmiş' })).toBeVisible();
    },
  },
  { ad: 'adaylar', yol: '/pazarlama/gorusmetakip/musteri' },
  { ad: 'yonlendirmeler', yol: '/pazarlama/gorusmetakip/yonlendirme?sekme=hepsi' },
  { ad: 'is-analizi', yol: '/istakibi/analiz?sekme=hepsi' },
  { ad: 'bekleyenler', yol: '/istakibi/bekleyenler' },
  { ad: 'isler', yol: '/istakibi/isler?sekme=acik' },
  {
    ad: 'versiyon',
    yol: '/istakibi/versiyonlar?durum=hazirlaniyor',
    hazirla: async (page) => {
      await page.getByRole('link', { name: '11.8', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Seyir ve Tahmin' })).toContainText('olasılıkla');
    },
  },
  { ad: 'banka-gun-sonu', yol: '/mali/bankagunsonu?durum=bekleyen' },
  {
    ad: 'kart-toplu-odemesi',
    yol: '/mali/bankagunsonu?durum=bekleyen',
    hazirla: async (page) => {
      await page.getByRole('button', { name: /^İşle: DENEME BANKASI SANAL POS/ }).click();
      await expect(page.getByRole('dialog')).toContainText('Komisyon sözleşmeyle kuruşu kuruşuna aynı');
    },
  },
  {
    ad: 'kartla-tahsilat',
    yol: '/mali/bankagunsonu?durum=islenen&sinif=kart&sirala=Gun',
    hazirla: async (page) => {
      await page.getByRole('grid', { name: 'Banka hareketleri' }).getByRole('link').first().click();
      await expect(page.getByRole('region', { name: 'Kartla Tahsilat' })).toContainText('Ödendi');
    },
  },
  { ad: 'gelirler', yol: '/mali/gelir' },
  { ad: 'bayi-faturalari', yol: `/mali/bayifatura?ay=${HESAPLANAN_AY}`, degisen: AY_ADI },
  {
    ad: 'fatura',
    yol: '/mali/efatura?sekme=taslak',
    hazirla: async (page) => {
      await page.getByRole('link', { name: 'Taslak' }).first().click();
      await expect(page.getByRole('region', { name: 'Denetim' })).toContainText(/Fatura kesilebilir|bir engel var/);
    },
    // A series with an invoice of a later day accepts no earlier date.
    degisen: /^Fatura Tarihini Bugüne Al$/,
  },
  { ad: 'lisans-raporu', yol: '/rapor/lisans' },
  { ad: 'memnuniyet-istatistikleri', yol: '/istatistik/memnuniyet' },
  { ad: 'takip-analizi', yol: '/islemler/projetakibi/takipanaliz' },
  { ad: 'resmi-tatiller', yol: '/tanimlar/tatil' },
  { ad: 'izin-hak-dilimleri', yol: '/tanimlar/hakdilimi', degisen: /ve sonrası/ },
  { ad: 'tanim-listeleri', yol: '/tanimlar/listeler' },
  { ad: 'urunler', yol: '/tanimlar/proje' },
  { ad: 'urun-karti', yol: '/tanimlar/proje/2' },
  { ad: 'yazisma', yol: '/personel/yazisma' },
  { ad: 'duyurular', yol: '/yonetim/duyuru' },
  { ad: 'giden-posta', yol: '/yonetim/posta', degisen: /^(?!E-posta Yaz$)/ },
  { ad: 'denetim-kayitlari', yol: '/yonetim/denetim' },
  { ad: 'roller-ve-yetkiler', yol: '/yonetim/yetki' },
  {
    ad: 'menu-duzeni',
    yol: '/yonetim/menu',
    async hazirla(page) {
      await page.getByRole('treeitem', { name: /^Personel/ }).click();
      await page.keyboard.press('ArrowRight');
    },
  },
  // The headings of the notice depend on its newest version.
  { ad: 'kvkk', yol: '/yonetim/kvkk', degisen: /^(?!.*(Metni?|Süreleri|Kayıtları|Versiyon|Versiyonlar|Yaz|Okuyan)$)/ },
  { ad: 'sistem-durumu', yol: '/yonetim/sistem', degisen: /^(Çağrı|Uç|Süre|Zaman|Durum)/ },
  { ad: 'bilgilerim', yol: '/bilgilerim' },
  { ad: 'yetkilerim', yol: '/yetkilerim' },
  { ad: 'oturumlarim', yol: '/oturumlarim', degisen: /apat/ },
  { ad: 'iki-adimli-giris', yol: '/ikiadim' },
  { ad: 'verilerim', yol: '/verilerim' },
];

/** Data kept beside a picture: its size, and the words on its screen. */
export interface ResimKaydi {
  readonly en: number;
  readonly boy: number;
  readonly sozler: readonly string[];
}

/** Opens the screen of a picture and waits until it is complete. */
export async function resmeGit(page: Page, { yol, hazirla }: Resim): Promise<void> {
  await page.goto(yol);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await yuklendi(page);
  await hazirla?.(page);
  await yuklendi(page);
}

/**
 * The words of the screen itself without the data in it: headings, buttons, tabs, names of columns and fields, without
 * numbers. Rows, lists and the names of cards change with the data.
 */
export async function ekraninSozleri(page: Page, { degisen }: Resim): Promise<string[]> {
  const hepsi = await page.getByRole('main').evaluate((main) => {
    const sozluler = 'h2, h3, button, [role=tab], th, [role=columnheader], label, legend, dt';
    const veride =
      'tbody tr, [role=row]:not(:has(th, [role=columnheader])), li, article, [role=tree], nav[aria-label="Sayfalar"]';
    return Array.from(main.querySelectorAll<HTMLElement>(sozluler))
      .filter((e) => e.checkVisibility() && e.closest(veride) === null)
      .map((e) => e.getAttribute('aria-label') ?? e.innerText);
  });
  const sozler = hepsi.map((s) =>
    s
      .replace(/[\d.,%+()]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(sozler)].filter((s) => s.length > 1 && !degisen?.test(s)).toSorted();
}

const EN = 1200;
const BOY = 760;
/** Space under the last element. */
const BOSLUK = 16;
const EN_COK_BAYT = 80_000;

/** Takes the picture: the screen without the frame around every page, as the smallest readable file. */
export async function resimCek(page: Page): Promise<{ bayt: Buffer; en: number; boy: number }> {
  const main = page.getByRole('main');
  const kutu = await main.boundingBox();
  if (!kutu) throw new Error('ekranda gösterilecek bir şey yok');
  // The page is as high as the window, but its content may be less.
  const alt = await main.evaluate((e) =>
    Math.max(...Array.from(e.children, (c) => c.getBoundingClientRect().bottom + window.scrollY)),
  );
  const [en, boy] = [Math.round(Math.min(EN, kutu.width)), Math.round(Math.min(BOY, alt - kutu.y + BOSLUK))];
  const png = await page.screenshot({ clip: { x: kutu.x, y: kutu.y, width: en, height: boy }, animations: 'disabled' });
  for (const nitelik of [0.8, 0.65, 0.5, 0.35]) {
    const url = await page.evaluate(
      async ([veri, q]) => {
        const resim = new Image();
        resim.src = `data:image/png;base64,${veri}`;
        await resim.decode();
        const tuval = document.createElement('canvas');
        [tuval.width, tuval.height] = [resim.width, resim.height];
        tuval.getContext('2d')!.drawImage(resim, 0, 0);
        return tuval.toDataURL('image/webp', q);
      },
      [png.toString('base64'), nitelik] as const,
    );
    const bayt = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    if (bayt.length <= EN_COK_BAYT) return { bayt, en, boy };
  }
  throw new Error('resim 80 kB altına inmedi');
}
