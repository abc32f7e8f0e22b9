import { TEMALAR, type MenuTur, MENU_TURLERI } from '@masabasi/core/kisi/oturum/rules';
import { type MenuSatiri, oturum } from '@masabasi/core/kisi/oturum/contract';
import { MASA_BASI } from '@masabasi/core/mesai/mola/rules';
import { anasayfa } from '@masabasi/core/yonetim/anasayfa/contract';
import { bildirim } from '@masabasi/core/platform/bildirim/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessible, answer, leave, resize, show, signedIn } from '../testing/screen.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import type { YolParcasi } from './yolIzi.ts';

/** The frame in its four menu types, at the widths of the desk, in eight colours, light and dark. */

const GENISLIKLER = [1280, 1366, 1440, 1920] as const;
const SAAT = 3_600_000;
const an = (saat: number) => new Date(Date.now() + saat * SAAT).toISOString();

let sonId = 0;
const satir = (menuAd: string, menuYol: string | null, items: MenuSatiri[] = []): MenuSatiri => ({
  Id: ++sonId,
  UstId: null,
  menuAd,
  menuYol,
  icon: 'list',
  baget: null,
  class: null,
  style: null,
  disabled: false,
  visible: true,
  separator: false,
  items,
});
const DESTEK = satir('Destek Görüşmeleri', '/islemler/musterigorusme/list');
const PANO = satir('Mola Panosu', '/personel/mola');
const IZIN = satir('İzinler', '/personel/izin');
// Pages without first reads, which a hover would start.
const POSTA = satir('Giden Posta', '/yonetim/posta');
const KVKK = satir('KVKK', '/yonetim/kvkk');
const LISANS = satir('Lisans Raporu', '/rapor/lisans');
/** As wide as the menu of an administrator. */
const MENU: readonly MenuSatiri[] = [
  satir('Ana Sayfa', '/'),
  satir('Müşteriler', '/tanimlar/musteri/liste'),
  satir('İşlemler', null, [DESTEK, satir('Memnuniyet İstatistikleri', '/istatistik/memnuniyet')]),
  satir('İş Takibi', null, [satir('İşler', '/istakibi/isler'), satir('Bekleyenler', '/istakibi/bekleyenler')]),
  satir('Proje Takibi', null, [
    satir('Proje Planı', '/islemler/projetakibi/projeplanpage'),
    satir('Toplantılar', '/islemler/toplanti'),
  ]),
  satir('Pazarlama', null, [
    satir('Satış Görüşmeleri', '/pazarlama/gorusmetakip'),
    satir('Adaylar', '/pazarlama/gorusmetakip/musteri'),
  ]),
  satir('Mali', null, [satir('Gelirler', '/mali/gelir'), satir('e-Fatura', '/mali/efatura')]),
  satir('Personel', null, [PANO, IZIN]),
  satir('Yönetim', null, [POSTA, KVKK]),
];

const UZUN: readonly YolParcasi[] = [
  { ad: 'Pazarlama', yol: '/pazarlama/gorusmetakip' },
  { ad: 'Satış Görüşmeleri', yol: '/pazarlama/gorusmetakip' },
  { ad: 'Satış Görüşmesi', yol: null },
];
const KISA: readonly YolParcasi[] = [{ ad: 'Müşteriler', yol: null }];

const hic = () => undefined;

function cerceve(
  tur: MenuTur,
  { iz = KISA, menu = MENU, Sabitler = [] as number[], adres = '/islemler/musterigorusme/list' } = {},
): void {
  document.documentElement.setAttribute('data-menutur', tur);
  signedIn({
    data: {
      DepartmanId: 4,
      Moladurum: MASA_BASI,
      Mola_Durum_Id: MASA_BASI,
      MesaiGunu: null,
      Baslama: an(-3),
      Mesai_Bitis: an(6),
      sunucuZamani: an(0),
      Sabitler,
    },
  });
  answer(anasayfa.bekleyenlerim, () => ({
    bekleyenler: [{ Sayfa: DESTEK.menuYol, Adet: 28, Yol: `${DESTEK.menuYol}?sekme=bekleyen` }],
  }));
  answer(bildirim.bildirimler, () => ({}));
  show(
    <>
      <TopBar
        iz={iz}
        onMenu={null}
        menuAcik={false}
        onSearch={hic}
        onSearchIntent={hic}
        onPassword={hic}
        onTheme={hic}
        onLogout={hic}
      />
      <SideMenu menu={menu} tur={tur} masaustu acik onClose={hic} />
    </>,
    adres,
  );
}
const kutu = (e: Element) => e.getBoundingClientRect();
const nav = () => page.getByRole('navigation', { name: 'Ana menü' }).element();
const cay = page.getByRole('button', { name: 'Çay Molası' });

/** Contrast of a text and its ground, as WCAG reckons it. */
function karsitlik(e: Element): number {
  const tuval = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const parlaklik = (renk: string) => {
    tuval.clearRect(0, 0, 1, 1);
    tuval.fillStyle = renk;
    tuval.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...tuval.getImageData(0, 0, 1, 1).data].map((n) => {
      const k = n / 255;
      return k <= 0.03928 ? k / 12.92 : ((k + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let zemin: Element | null = e;
  while (zemin && getComputedStyle(zemin).backgroundColor === 'rgba(0, 0, 0, 0)') zemin = zemin.parentElement;
  const [a, b] = [
    parlaklik(getComputedStyle(e).color),
    parlaklik(zemin ? getComputedStyle(zemin).backgroundColor : '#fff'),
  ];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

test.each(GENISLIKLER)('at %i the bar has its words and its places, and the way gives way', async (en) => {
  await resize(en, 900);
  const yerler = new Set<number>();
  for (const iz of [KISA, UZUN]) {
    cerceve('static', { iz });
    await expect.element(cay).toBeVisible();
    await expect.element(cay).toHaveTextContent('Çay');
    // The first drawn words wait for their typeface, which is wider.
    await document.fonts.ready;
    const cubuk = document.querySelector('header')!;
    expect(kutu(cubuk).height).toBe(48);
    expect(cubuk.scrollWidth).toBe(cubuk.clientWidth);
    yerler.add(Math.round(kutu(cay.element()).x));
    const yol = page.getByRole('navigation', { name: 'Sayfa yolu' });
    const parcalar = yol.getByRole('listitem').elements();
    expect(parcalar).toHaveLength(iz.length + 1);
    // Nothing covers anything: every part ends before the next one, and the last one before the break bar.
    // A part without room is there for readers alone.
    const sirali = [...parcalar, page.getByRole('region', { name: 'Mesai ve mola' }).element()]
      .map(kutu)
      .filter((k) => k.width > 1);
    for (const [i, k] of sirali.entries()) if (i > 0) expect(k.left).toBeGreaterThanOrEqual(sirali[i - 1]!.right - 1);
    // The page's own name is the last to be shortened.
    const son = parcalar.at(-1)!.querySelector('.truncate')!;
    if (en >= 1440) expect(son.scrollWidth).toBeLessThanOrEqual(son.clientWidth + 1);
    leave();
  }
  expect(yerler.size).toBe(1);
});

test.each(MENU_TURLERI.flatMap((tur) => GENISLIKLER.map((en) => [tur, en] as const)))(
  'the menu type %s at %i has every entry in its place, in eight colours',
  async (tur, en) => {
    await resize(en, 900);
    cerceve(tur);
    await expect.element(cay).toBeVisible();
    await expect.poll(() => nav().querySelectorAll('li').length).toBeGreaterThan(8);
    await expect.poll(() => nav().querySelectorAll('.tnum').length).toBeGreaterThan(0);
    const yanik = () => nav().querySelector('[data-yanar], [data-dal]')!;
    const olculer = () => {
      expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
      const n = kutu(nav());
      const kokler = [...nav().querySelectorAll(':scope > ul > li')]
        .filter((e) => getComputedStyle(e).visibility !== 'hidden')
        .map(kutu);
      for (const k of kokler) {
        expect(k.left).toBeGreaterThanOrEqual(n.left);
        expect(k.right).toBeLessThanOrEqual(n.right);
      }
      if (tur === 'horizontal') {
        expect(n.height).toBeLessThan(48);
        expect(new Set(kokler.map((k) => k.top)).size).toBe(1);
      }
      // A count stays inside its own entry.
      for (const rozet of nav().querySelectorAll('.tnum')) {
        const [r, kendi] = [kutu(rozet), kutu(rozet.closest('a, button')!)];
        expect(r.left).toBeGreaterThanOrEqual(kendi.left);
        expect(r.right).toBeLessThanOrEqual(kendi.right);
        expect(r.top).toBeGreaterThanOrEqual(kendi.top);
        expect(r.bottom).toBeLessThanOrEqual(kendi.bottom);
      }
      return JSON.stringify(kokler);
    };
    const ilk = olculer();
    for (const sema of ['light', 'dark'])
      for (const tema of TEMALAR) {
        document.documentElement.setAttribute('data-mantine-color-scheme', sema);
        document.documentElement.setAttribute('data-tema', tema);
        expect(olculer(), `${sema} ${tema}`).toBe(ilk);
        for (const e of [yanik(), nav().querySelector('.tnum')!])
          expect(karsitlik(e), `${sema} ${tema} ${e.className}`).toBeGreaterThanOrEqual(4.5);
      }
    document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
    document.documentElement.setAttribute('data-tema', 'blue');
  },
);

test('roots without room in the bar stand behind "Diğer", and come back on a wider screen', async () => {
  await resize(1280, 900);
  const cok = Array.from({ length: 5 }, (_, i) =>
    satir(`Yöneticinin Grubu ${i}`, null, [satir(`Sayfa ${i}a`, `/a${i}`), satir(`Sayfa ${i}b`, `/b${i}`)]),
  );
  cerceve('horizontal', { menu: [...MENU, ...cok] });
  const diger = page.getByRole('button', { name: 'Diğer' });
  await expect.element(diger).toBeVisible();
  expect(kutu(nav()).height).toBeLessThan(48);
  await expect.element(page.getByRole('button', { name: 'Yöneticinin Grubu 4' })).not.toBeInTheDocument();
  await diger.click();
  const grup = page.getByRole('group', { name: 'Diğer' });
  await grup.getByRole('button', { name: 'Yöneticinin Grubu 4' }).click();
  await expect.element(grup.getByRole('link', { name: 'Sayfa 4b' })).toBeVisible();
  expect(kutu(grup.element()).right).toBeLessThanOrEqual(1280);
  await accessible();
  await userEvent.keyboard('{Escape}');
  await resize(2400, 900);
  await expect.element(page.getByRole('button', { name: 'Yöneticinin Grubu 4' })).toBeVisible();
  await expect.element(diger).not.toBeInTheDocument();
});

test('a group with a single page is that page, and several groups stay open', async () => {
  cerceve('static', { adres: '/', menu: [...MENU, satir('Rapor', null, [LISANS])] });
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect.element(menu.getByRole('link', { name: 'Lisans Raporu' })).toBeVisible();
  await expect.element(menu.getByRole('button', { name: 'Rapor', exact: true })).not.toBeInTheDocument();
  await menu.getByRole('button', { name: 'Mali', exact: true }).click();
  await menu.getByRole('button', { name: 'Personel', exact: true }).click();
  await expect.element(menu.getByRole('link', { name: 'Gelirler' })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Mola Panosu' })).toBeVisible();
  await menu.getByRole('button', { name: 'Mali', exact: true }).click();
  await expect.element(menu.getByRole('link', { name: 'Gelirler' })).not.toBeInTheDocument();
  await expect.element(menu.getByRole('link', { name: 'Mola Panosu' })).toBeVisible();
});

test('pages are pinned by the pin and by P, shown in their order, and stay where they were when the server refuses', async () => {
  cerceve('static', { Sabitler: [KVKK.Id], adres: '/yonetim/posta' });
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const sabitler = menu.getByRole('group', { name: 'Sabitlenenler' });
  const adlari = () =>
    sabitler
      .getByRole('link')
      .elements()
      .map((e) => e.textContent);
  await expect.poll(adlari).toEqual(['KVKK']);
  let kalan = [KVKK.Id];
  const istekler = answer(oturum.menuSabitle, ({ MenuId, Deger }) => {
    kalan = Deger === 1 ? [...kalan, MenuId] : kalan.filter((id) => id !== MenuId);
    return { Sabitler: kalan };
  });
  menu.getByRole('link', { name: 'Giden Posta' }).element().focus();
  await userEvent.keyboard('p');
  await expect.poll(adlari).toEqual(['KVKK', 'Giden Posta']);
  await expect.element(menu.getByRole('link', { name: 'Giden Posta' }).last()).toHaveFocus();
  await sabitler.getByRole('button', { name: 'KVKK: menünün başına sabitle' }).click();
  await expect.poll(adlari).toEqual(['Giden Posta']);
  expect(istekler).toEqual([
    { MenuId: POSTA.Id, Deger: 1 },
    { MenuId: KVKK.Id, Deger: 0 },
  ]);
  await accessible();

  answer(oturum.menuSabitle, () => ({ durum: false, msg: 'En çok 9 sayfa sabitlenebilir.' }));
  await menu.getByRole('button', { name: 'KVKK: menünün başına sabitle' }).click();
  await expect.element(page.getByRole('alert').getByText('En çok 9 sayfa sabitlenebilir.')).toBeVisible();
  await expect.poll(adlari).toEqual(['Giden Posta']);
});
