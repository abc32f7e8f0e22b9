import { type ComponentType, lazy } from 'react';
import { readAhead } from './platform/call/api.ts';
import { ILK, KABUK_OKUMALARI, type IlkOkumalar } from './ilkOkumalar.ts';
import { jetonuAl } from './platform/call/jeton.ts';
import { bilinenBen } from './platform/session/oturum.ts';

/**
 * Every page of the product (specification 2.1): path, name, code. A new page is one line here. Pages are lazy. A path
 * without code is a section and lists its pages.
 */

type Module = { default: ComponentType };
type Load = () => Promise<Module>;

export interface PageRoute {
  readonly path: string;
  readonly name: string;
  readonly load?: Load;
  /** First reads of the page, which start together with its code. */
  readonly first?: IlkOkumalar;
  /** The page of its list, where that is not the path above the parameter. */
  readonly list?: string;
  /** Open to everybody signed in, without a menu entry. */
  readonly everyone?: boolean;
}

const s = (path: string, name: string, load?: Load, first?: IlkOkumalar): PageRoute => ({
  path,
  name,
  load,
  first,
});

export const ROUTES: readonly PageRoute[] = [
  {
    path: '/',
    name: 'Ana Sayfa',
    load: () => import('./yonetim/anasayfa/AnaSayfaPage.tsx'),
    first: ILK.anaSayfa,
    everyone: true,
  },
  { path: '/eskiindex', name: 'Ana Sayfa', load: () => import('./layout/EmptyPage.tsx') },
  { path: '/eskiindex/:eskiindex', name: 'Ana Sayfa', load: () => import('./layout/EmptyPage.tsx') },
  {
    path: '/bildirimler',
    name: 'Gelen Kutusu',
    load: () => import('./yonetim/bekleyen/GelenKutusuPage.tsx'),
    everyone: true,
  },
  {
    path: '/olanlar',
    name: 'Neyi Kaçırdım?',
    load: () => import('./platform/olanlar/OlanlarPage.tsx'),
    first: ILK.olanlar,
    everyone: true,
  },
  { path: '/bilgilerim', name: 'Bilgilerim', load: () => import('./kisi/personel/BilgilerimPage.tsx'), everyone: true },
  { path: '/yetkilerim', name: 'Yetkilerim', load: () => import('./kisi/rol/YetkilerimPage.tsx'), everyone: true },
  {
    path: '/oturumlarim',
    name: 'Oturumlarım',
    load: () => import('./kisi/oturum/OturumlarimPage.tsx'),
    first: ILK.oturumlarim,
    everyone: true,
  },
  { path: '/ikiadim', name: 'İki Adımlı Giriş', load: () => import('./kisi/ikiAdim/IkiAdimPage.tsx'), everyone: true },
  {
    path: '/verilerim',
    name: 'Verilerim',
    load: () => import('./kisi/kvkk/VerilerimPage.tsx'),
    everyone: true,
  },

  s('/islemler/musterigorusme', 'Destek Görüşmeleri'),
  s(
    '/islemler/musterigorusme/list',
    'Destek Görüşmeleri',
    () => import('./masa/gorusme/GorusmeListePage.tsx'),
    ILK.gorusmeler,
  ),
  s(
    '/islemler/musterigorusme/memnuniyet',
    'Anket Yanıtları',
    () => import('./masa/memnuniyet/MemnuniyetPage.tsx'),
    ILK.memnuniyetler,
  ),
  s(
    '/islemler/musterigorusme/memnuniyet/:memnuniyet',
    'Memnuniyet Anketi',
    () => import('./masa/memnuniyet/MemnuniyetKaydiPage.tsx'),
  ),
  s(
    '/islemler/musterigorusme/detay',
    'Destek Görüşmesi',
    () => import('./masa/gorusme/GorusmeDetayPage.tsx'),
    ILK.gorusme,
  ),
  s(
    '/islemler/musterigorusme/egitim',
    'Müşteri Eğitimleri',
    () => import('./masa/egitim/EgitimPage.tsx'),
    ILK.egitimler,
  ),
  s('/islemler/musterigorusme/egitim/:egitim', 'Eğitim', () => import('./masa/egitim/EgitimKaydiPage.tsx')),
  s(
    '/islemler/musterigorusme/gunlukbaglantilar',
    'Günlük Bağlantılar',
    () => import('./masa/uzakbaglanti/GunlukBaglantilarPage.tsx'),
    ILK.baglantilar,
  ),
  s(
    '/islemler/musterigorusme/webistek',
    'Web İstekleri',
    () => import('./masa/webistek/WebistekPage.tsx'),
    ILK.webIstekleri,
  ),
  s('/islemler/musterigorusme/webistek/:webistek', 'Web İsteği', () => import('./masa/webistek/WebistekKaydiPage.tsx')),
  s('/islemler/musterigorusme/sablon', 'Yanıt Şablonları', () => import('./masa/sablon/SablonPage.tsx'), ILK.sablonlar),
  s('/islemler/musterigorusme/anket', 'Anket Tasarımı', () => import('./masa/anket/AnketPage.tsx'), ILK.anketler),
  s('/islemler/musterigorusme/anket/:anket', 'Anket', () => import('./masa/anket/AnketDetayPage.tsx')),
  s('/islemler/projetakibi', 'Proje Takibi'),
  s('/islemler/projetakibi/akispage', 'Proje Akışı', () => import('./is/projetakip/AkisPage.tsx')),
  s(
    '/islemler/projetakibi/projeplanpage',
    'Proje Planı',
    () => import('./is/projetakip/ProjePlanPage.tsx'),
    ILK.projeler,
  ),
  s('/islemler/projetakibi/projeplanpage/:plan', 'Plan', () => import('./is/projetakip/PlanKaydiPage.tsx')),
  s('/islemler/projetakibi/takipanaliz', 'Proje Takip Analizi', () => import('./is/projetakip/TakipAnalizPage.tsx')),
  s('/islemler/toplanti', 'Toplantılar', () => import('./is/toplanti/ToplantiPage.tsx'), ILK.toplantilar),
  s('/islemler/toplanti/:toplanti', 'Toplantı', () => import('./is/toplanti/ToplantiKaydiPage.tsx')),
  s('/islemler/toplanti/detay', 'Toplantı Detayı', () => import('./is/toplanti/ToplantiPage.tsx'), ILK.toplantilar),
  s('/istakibi', 'İş Takibi'),
  s('/istakibi/analiz', 'İş Analizi', () => import('./is/analiz/AnalizPage.tsx'), ILK.analizler),
  s('/istakibi/analiz/:analiz', 'Analiz', () => import('./is/analiz/AnalizKaydiPage.tsx')),
  s('/istakibi/bekleyenler', 'Bekleyenler', () => import('./yonetim/bekleyen/BekleyenlerPage.tsx'), ILK.bekleyenler),
  s('/istakibi/isler', 'İşler', () => import('./is/gorev/IslerPage.tsx'), ILK.isler),
  s('/istakibi/isler/:isler', 'İş', () => import('./is/gorev/GorevKaydiPage.tsx')),
  s('/istakibi/versiyonlar', 'Versiyonlar', () => import('./is/versiyon/VersiyonPage.tsx'), ILK.versiyonlar),
  s('/istakibi/versiyonlar/:versiyonlar', 'Versiyon', () => import('./is/versiyon/VersiyonDetayPage.tsx')),
  s('/istatistik/memnuniyet', 'Memnuniyet İstatistikleri', () => import('./masa/istatistik/IstatistikPage.tsx')),
  s(
    '/istatistik/memnuniyet/:memnuniyet',
    'Memnuniyet İstatistikleri',
    () => import('./masa/istatistik/IstatistikPage.tsx'),
  ),
  s('/mali', 'Mali İşler'),
  s('/mali/afatura', 'e-Arşiv Fatura', () => import('./mali/fatura/AfaturaPage.tsx')),
  s('/mali/afatura/:afatura', 'Fatura', () => import('./mali/fatura/FaturaDetayPage.tsx')),
  s('/mali/bankagunsonu', 'Banka Gün Sonu', () => import('./mali/banka/BankaGunSonuPage.tsx'), ILK.bankaGunSonu),
  s('/mali/bayifatura', 'Bayi Faturaları', () => import('./mali/bayifatura/BayiFaturaPage.tsx')),
  s('/mali/bayifatura/:hakedis', 'Hakediş', () => import('./mali/bayifatura/HakedisKaydiPage.tsx')),
  s('/mali/efatura', 'e-Fatura', () => import('./mali/fatura/EfaturaPage.tsx')),
  s('/mali/efatura/:efatura', 'Fatura', () => import('./mali/fatura/FaturaDetayPage.tsx')),
  {
    path: '/mali/efatura/gelen/:gelen',
    name: 'Gelen Fatura',
    load: () => import('./mali/fatura/GelenFaturaPage.tsx'),
    list: '/mali/efatura',
  },
  s('/mali/gelir', 'Gelirler', () => import('./mali/gelir/GelirPage.tsx')),
  s('/pazarlama', 'Pazarlama'),
  s('/pazarlama/bayi', 'Bayiler', () => import('./pazarlama/bayi/BayiPage.tsx'), ILK.bayiler),
  s(
    '/pazarlama/gorusmetakip',
    'Satış Görüşmeleri',
    () => import('./pazarlama/ziyaret/ZiyaretPage.tsx'),
    ILK.ziyaretler,
  ),
  s('/pazarlama/gorusmetakip/detay', 'Satış Görüşmesi', () => import('./pazarlama/ziyaret/ZiyaretDetayPage.tsx')),
  s('/pazarlama/gorusmetakip/musteri', 'Adaylar', () => import('./pazarlama/aday/AdayPage.tsx'), ILK.adaylar),
  s('/pazarlama/gorusmetakip/musteri/:aday', 'Aday', () => import('./pazarlama/aday/AdayKaydiPage.tsx')),
  s(
    '/pazarlama/gorusmetakip/yonlendirme',
    'Yönlendirmeler',
    () => import('./pazarlama/yonlendirme/YonlendirmePage.tsx'),
    ILK.yonlendirmeler,
  ),
  s('/pazarlama/tekliftakibi', 'Teklif Takibi', () => import('./pazarlama/teklif/TeklifPage.tsx'), ILK.teklifler),
  s('/pazarlama/tekliftakibi/:teklif', 'Teklif', () => import('./pazarlama/teklif/TeklifKaydiPage.tsx')),
  s('/pazarlama/tekliftakibi/detay', 'Teklif Detayı', () => import('./pazarlama/teklif/TeklifPage.tsx'), ILK.teklifler),
  s(
    '/pazarlama/tekliftakibi/musterigorusme',
    'Teklif Müşteri Görüşmeleri',
    () => import('./pazarlama/teklif/TeklifGorusmePage.tsx'),
  ),
  s('/personel', 'Personel İşleri'),
  s('/personel/izin', 'İzinler', () => import('./izin/izin/IzinPage.tsx'), ILK.izin),
  s('/personel/yazisma', 'Yazışma', () => import('./kisi/yazisma/YazismaPage.tsx'), ILK.yazisma),
  s('/personel/mola', 'Mola Panosu', () => import('./mesai/mola/MolaBoardPage.tsx'), ILK.pano),
  s('/personel/user', 'Personel', () => import('./kisi/personel/PersonelPage.tsx'), ILK.personel),
  s('/personel/user/detay', 'Personel Kartı', () => import('./kisi/personel/PersonelDetayPage.tsx')),
  s('/personel/departman', 'Departmanlar', () => import('./kisi/departman/DepartmanPage.tsx')),
  s('/personel/departman/departman', 'Departmanlar', () => import('./kisi/departman/DepartmanPage.tsx')),
  s('/rapor/lisans', 'Lisans Raporu', () => import('./musteri/lisans/LisansRaporPage.tsx'), ILK.lisans),
  s('/rapor/lisans/:lisans', 'Lisans', () => import('./musteri/lisans/LisansKaydiPage.tsx')),
  s('/tanimlar', 'Tanımlar'),
  s('/tanimlar/musteri', 'Müşteriler', () => import('./musteri/musteri/MusteriListePage.tsx'), ILK.musteriler),
  s(
    '/tanimlar/musteri/detay',
    'Müşteri Kartı',
    () => import('./musteri/musteri/MusteriDetayPage.tsx'),
    ILK.musteriKarti,
  ),
  s('/tanimlar/musteri/liste', 'Müşteriler', () => import('./musteri/musteri/MusteriListePage.tsx'), ILK.musteriler),
  s('/tanimlar/tatil', 'Resmi Tatiller', () => import('./izin/tatil/TatilPage.tsx')),
  s('/tanimlar/hakdilimi', 'İzin Hak Dilimleri', () => import('./izin/hakedis/HakDilimiPage.tsx')),
  s('/tanimlar/listeler', 'Tanım Listeleri', () => import('./platform/tanim/TanimPage.tsx')),
  s('/tanimlar/proje', 'Ürünler', () => import('./musteri/proje/ProjePage.tsx')),
  s('/tanimlar/proje/:proje', 'Ürün Kartı', () => import('./musteri/proje/ProjeDetayPage.tsx')),

  s('/yonetim/duyuru', 'Duyurular', () => import('./yonetim/duyuru/DuyuruPage.tsx'), ILK.duyurular),
  s('/yonetim/posta', 'Giden Posta', () => import('./platform/posta/PostaPage.tsx')),
  s('/yonetim/denetim', 'Denetim Kayıtları', () => import('./platform/denetim/DenetimPage.tsx'), ILK.denetim),
  s('/yonetim/yetki', 'Roller ve Yetkiler', () => import('./kisi/rol/RolPage.tsx'), ILK.roller),
  s('/yonetim/menu', 'Menü Düzeni', () => import('./kisi/rol/MenuDuzeniPage.tsx')),
  s('/yonetim/kvkk', 'KVKK', () => import('./kisi/kvkk/KvkkPage.tsx')),
  s('/yonetim/sistem', 'Sistem Durumu', () => import('./platform/sistem/SistemPage.tsx')),
];

const section: Load = () => import('./layout/BolumPage.tsx');
const lazies = new Map<Load, ComponentType>();

/** Starts a page's first reads. Known data is not read again. */
function readFirstOf(route: PageRoute | undefined, search: string): void {
  if (jetonuAl() === null) return;
  for (const reading of route?.first?.(new URLSearchParams(search), bilinenBen()) ?? []) void reading();
}

/** The lazy component of a page. Pages with the same code share it. */
export function pageComponent(route: PageRoute): ComponentType {
  const load = route.load ?? section;
  const known = lazies.get(load);
  if (known) return known;
  const component = lazy(() => {
    readFirstOf(route, window.location.search);
    return load();
  });
  lazies.set(load, component);
  return component;
}

/** The duplicate of a path, which repeats its last segment. */
export function duplicate(path: string): string {
  return path === '/' ? path : `${path}/${path.slice(path.lastIndexOf('/') + 1)}`;
}

/** A path without a trailing slash and without repeated last segments. */
export function plainPath(pathname: string): string {
  const parts = pathname.split('/').filter((p) => p !== '');
  while (parts.length > 1 && parts.at(-1) === parts.at(-2)) parts.pop();
  return `/${parts.join('/')}`;
}

/** A path with its parameter removed; null without a parameter. */
const withoutParameter = (path: string): string | null =>
  path.includes('/:') ? path.slice(0, path.indexOf('/:')) : null;

export function findRoute(pathname: string): PageRoute | undefined {
  const plain = plainPath(pathname);
  const upper = plain.slice(0, plain.lastIndexOf('/'));
  return ROUTES.find((r) => r.path === plain) ?? ROUTES.find((r) => withoutParameter(r.path) === upper);
}

/** The pages of a section that need no parameter. */
export const pagesUnder = (pathname: string): PageRoute[] =>
  ROUTES.filter((r) => r.load && r.path.startsWith(`${plainPath(pathname)}/`) && !r.path.includes('/:'));

/** True when the path leads to a page or section. An unknown path shows its own message. */
export const isReady = (path: string): boolean => findRoute(path)?.load !== undefined || findRoute(path) === undefined;

/**
 * True when a page may be opened: always for `/` and the pages for everybody, else when the menu has the path, or, for
 * a path with a parameter, the page of its list.
 */
export function inMenu(menuPaths: readonly string[], pathname: string): boolean {
  const route = findRoute(pathname);
  if (route?.everyone) return true;
  // A section is open to a person who may open one of its pages.
  if (route && !route.load) return pagesUnder(pathname).some((r) => menuPaths.includes(r.path));
  const named = [pathname, plainPath(pathname), route ? (route.list ?? withoutParameter(route.path)) : null];
  return named.some((path) => path !== null && menuPaths.includes(path));
}

/** Loads a page's code and first data early: while the session loads, or when a person is about to open the page. */
export function preloadPage(path: string, search = ''): void {
  const route = findRoute(path);
  void readAhead((route?.load ?? section)());
  readFirstOf(route, search);
}

/** Reads the data of the frame in the same call. */
export function preloadShell(): void {
  if (jetonuAl() !== null) for (const reading of KABUK_OKUMALARI) void reading();
}

/** A shorter hover only crosses the link. */
const NIYET_MS = 50;
let niyet: ReturnType<typeof setTimeout> | undefined;

/** Props of a link to a page: a short hover or keyboard focus preloads the page. */
export function preloading(path: string) {
  const birak = () => clearTimeout(niyet);
  const basla = () => {
    birak();
    niyet = setTimeout(() => preloadPage(path), NIYET_MS);
  };
  return { onPointerEnter: basla, onPointerLeave: birak, onFocus: basla, onBlur: birak };
}
