import { YETKI } from '@masabasi/core/platform/yetki/rules';

/**
 * The menu tree for every route of specification 2.1, with the roles of each entry. A path with a parameter is listed
 * without it. `/payment/bridge-success` needs no menu. A screen that is opened from a list is a hidden entry of the
 * tree, because page access is the menu list.
 */

export const ROL = {
  yonetici: 'Yönetici',
  sorumlu: 'Departman Sorumlusu',
  calisan: 'Çalışan',
  kisitli: 'Kısıtlı',
  ik: 'İnsan Kaynakları',
  temsilci: 'Müşteri Temsilcisi',
  satis: 'Satış',
  muhasebe: 'Muhasebe',
} as const;
export type RolAdi = (typeof ROL)[keyof typeof ROL];

interface UrunRolu {
  readonly ad: RolAdi;
  readonly aciklama: string;
  readonly yetkiler: readonly number[];
}
export const ROLLER: readonly UrunRolu[] = [
  { ad: ROL.yonetici, aciklama: 'Her sayfayı görür, her işlemi yapar.', yetkiler: [YETKI.ayricalikli] },
  {
    ad: ROL.sorumlu,
    aciklama: 'Departmanının çalışanlarını yönetir; raporları ve tanımları görür.',
    yetkiler: [
      YETKI.atanmamisDemolar,
      YETKI.postaGonder,
      YETKI.sablonYonet,
      YETKI.gorusmeDagit,
      YETKI.lisanssizDestek,
      YETKI.anketYonet,
      YETKI.kabulVer,
      YETKI.versiyonYayinla,
      YETKI.isYonet,
      YETKI.iskontoOnay,
      YETKI.teklifYaz,
      YETKI.teklifGor,
      YETKI.projePlanla,
      YETKI.planOnayla,
      YETKI.toplantiYonet,
      YETKI.bayiYonet,
      YETKI.bayiKosul,
      YETKI.bolgeYonet,
    ],
  },
  { ad: ROL.calisan, aciklama: 'Günlük işlerin sayfaları.', yetkiler: [] },
  { ad: ROL.kisitli, aciklama: 'Yalnız ana sayfa.', yetkiler: [] },
  {
    ad: ROL.ik,
    aciklama: 'Personel kartları, departmanlar, izinler ve resmi tatiller; çalışan rolünün yanında verilir.',
    yetkiler: [YETKI.izinYonet, YETKI.tatilYonet, YETKI.personelYonet, YETKI.departmanYonet, YETKI.kimlikGor],
  },
  {
    ad: ROL.temsilci,
    aciklama: 'Müşterilerin lisanslarını açar ve yeniler, teklif hazırlar; çalışan rolünün yanında verilir.',
    yetkiler: [YETKI.lisansYonet, YETKI.musteriDisaAktar, YETKI.musteriKimlikGor, YETKI.teklifYaz, YETKI.teklifGor],
  },
  {
    ad: ROL.satis,
    aciklama: 'Teklifler ve bayiler; çalışan rolünün yanında verilir.',
    yetkiler: [YETKI.teklifYaz, YETKI.teklifGor],
  },
  {
    ad: ROL.muhasebe,
    aciklama: 'Faturalar, tahsilatlar, banka ve gelirler; çalışan rolünün yanında verilir.',
    yetkiler: [YETKI.maliGor, YETKI.faturaKes, YETKI.faturaIade, YETKI.tahsilatYaz, YETKI.bankaIsle],
  },
];

interface Menu {
  readonly id: number;
  readonly ust: number | null;
  readonly ad: string;
  readonly yol: string | null;
  readonly icon: string;
  readonly visible: boolean;
  readonly roller: readonly RolAdi[];
}

const HERKES: readonly RolAdi[] = [ROL.yonetici, ROL.sorumlu, ROL.calisan, ROL.kisitli];
const CALISAN: readonly RolAdi[] = [ROL.yonetici, ROL.sorumlu, ROL.calisan];
const SORUMLU: readonly RolAdi[] = [ROL.yonetici, ROL.sorumlu];
const YONETICI: readonly RolAdi[] = [ROL.yonetici];
const IK: readonly RolAdi[] = [ROL.yonetici, ROL.ik];
const SORUMLU_IK: readonly RolAdi[] = [...SORUMLU, ROL.ik];
const CALISAN_IK: readonly RolAdi[] = [...CALISAN, ROL.ik];
const TEKLIFCI: readonly RolAdi[] = [...SORUMLU, ROL.temsilci, ROL.satis];
const PAZARLAMA: readonly RolAdi[] = [...CALISAN, ROL.temsilci, ROL.satis];

/** Numbers never change: roles and people hold entries by them. A new entry takes the next free number of its group. */
type Yaprak = readonly [no: number, ad: string, yol: string, icon: string, roller?: readonly RolAdi[]];
interface Grup {
  readonly no: number;
  readonly ad: string;
  readonly icon: string;
  readonly roller: readonly RolAdi[];
  readonly yapraklar: readonly Yaprak[];
  /** Opened from one of the above. */
  readonly gizli?: readonly Yaprak[];
}

/** Pages without a group, above all groups. */
const TEPEDEKILER: readonly Yaprak[] = [[1001, 'Müşteriler', '/tanimlar/musteri/liste', 'id', CALISAN]];
const TEPEDEKI_GIZLILER: readonly Yaprak[] = [
  [1051, 'Müşteri', '/tanimlar/musteri', 'id', CALISAN],
  [1052, 'Müşteri Kartı', '/tanimlar/musteri/detay', 'id', CALISAN],
];

/** At most nine lines with the pages above, because a longer menu is searched instead of read. */
const GRUPLAR: readonly Grup[] = [
  {
    no: 200,
    ad: 'İşlemler',
    icon: 'headset',
    roller: CALISAN,
    yapraklar: [
      [201, 'Destek Görüşmeleri', '/islemler/musterigorusme/list', 'phone'],
      [205, 'Web İstekleri', '/islemler/musterigorusme/webistek', 'world'],
      [203, 'Eğitimler', '/islemler/musterigorusme/egitim', 'school'],
      [204, 'Günlük Bağlantılar', '/islemler/musterigorusme/gunlukbaglantilar', 'plug'],
      [206, 'Yanıt Şablonları', '/islemler/musterigorusme/sablon', 'list'],
      [202, 'Anket Yanıtları', '/islemler/musterigorusme/memnuniyet', 'star'],
      [207, 'Anket Tasarımı', '/islemler/musterigorusme/anket', 'checklist', SORUMLU],
      [601, 'Memnuniyet İstatistikleri', '/istatistik/memnuniyet', 'chart', SORUMLU],
    ],
    gizli: [[251, 'Görüşme Detayı', '/islemler/musterigorusme/detay', 'phone']],
  },
  {
    no: 500,
    ad: 'İş Takibi',
    icon: 'checklist',
    roller: CALISAN,
    yapraklar: [
      [501, 'İşler', '/istakibi/isler', 'checklist'],
      [502, 'Bekleyenler', '/istakibi/bekleyenler', 'clock'],
      [503, 'İş Analizi', '/istakibi/analiz', 'report'],
      [504, 'Versiyonlar', '/istakibi/versiyonlar', 'box'],
    ],
  },
  {
    no: 300,
    ad: 'Proje Takibi',
    icon: 'folder',
    roller: CALISAN,
    yapraklar: [
      [302, 'Proje Planı', '/islemler/projetakibi/projeplanpage', 'map'],
      [301, 'Akışlar', '/islemler/projetakibi/akispage', 'timeline'],
      [303, 'Takip Analizi', '/islemler/projetakibi/takipanaliz', 'report'],
      [401, 'Toplantılar', '/islemler/toplanti', 'calendar'],
    ],
    gizli: [[451, 'Toplantı Detayı', '/islemler/toplanti/detay', 'calendar']],
  },
  {
    no: 800,
    ad: 'Pazarlama',
    icon: 'map',
    roller: PAZARLAMA,
    yapraklar: [
      [801, 'Satış Görüşmeleri', '/pazarlama/gorusmetakip', 'phone', CALISAN],
      [802, 'Adaylar', '/pazarlama/gorusmetakip/musteri', 'id', CALISAN],
      [803, 'Yönlendirmeler', '/pazarlama/gorusmetakip/yonlendirme', 'world', CALISAN],
      [804, 'Teklif Takibi', '/pazarlama/tekliftakibi', 'list', TEKLIFCI],
      [805, 'Teklif Görüşmeleri', '/pazarlama/tekliftakibi/musterigorusme', 'phone', TEKLIFCI],
      [901, 'Lisans Raporu', '/rapor/lisans', 'report', CALISAN],
      [806, 'Bayiler', '/pazarlama/bayi', 'store', [...SORUMLU, ROL.satis]],
    ],
    gizli: [
      [851, 'Satış Görüşmesi', '/pazarlama/gorusmetakip/detay', 'phone', CALISAN],
      [852, 'Teklif Detayı', '/pazarlama/tekliftakibi/detay', 'list', TEKLIFCI],
    ],
  },
  {
    no: 700,
    ad: 'Mali',
    icon: 'wallet',
    roller: [...YONETICI, ROL.muhasebe],
    yapraklar: [
      [701, 'Gelirler', '/mali/gelir', 'wallet'],
      [702, 'e-Fatura', '/mali/efatura', 'invoice'],
      [703, 'e-Arşiv Fatura', '/mali/afatura', 'invoice'],
      [704, 'Bayi Faturaları', '/mali/bayifatura', 'invoice'],
      [705, 'Banka Gün Sonu', '/mali/bankagunsonu', 'building'],
    ],
  },
  {
    no: 100,
    ad: 'Personel',
    icon: 'users',
    roller: CALISAN_IK,
    yapraklar: [
      [101, 'Mola Panosu', '/personel/mola', 'coffee', CALISAN],
      [102, 'İzinler', '/personel/izin', 'beach'],
      [105, 'Yazışma', '/personel/yazisma', 'mail'],
      [103, 'Personel Listesi', '/personel/user', 'user', SORUMLU_IK],
      [104, 'Departmanlar', '/personel/departman', 'building', IK],
      [1003, 'Resmi Tatiller', '/tanimlar/tatil', 'calendar', IK],
      [1004, 'İzin Hak Dilimleri', '/tanimlar/hakdilimi', 'list', IK],
    ],
    gizli: [[151, 'Personel Kartı', '/personel/user/detay', 'user', SORUMLU_IK]],
  },
  {
    no: 1100,
    ad: 'Yönetim',
    icon: 'shield',
    roller: YONETICI,
    yapraklar: [
      [1101, 'Duyurular', '/yonetim/duyuru', 'speakerphone'],
      [1104, 'Roller ve Yetkiler', '/yonetim/yetki', 'key'],
      [1105, 'Menü Düzeni', '/yonetim/menu', 'folder'],
      [1002, 'Ürünler', '/tanimlar/proje', 'box'],
      [1005, 'Tanım Listeleri', '/tanimlar/listeler', 'list'],
      [1102, 'Giden Posta', '/yonetim/posta', 'mail'],
      [1103, 'Denetim Kayıtları', '/yonetim/denetim', 'shield'],
      [1106, 'KVKK', '/yonetim/kvkk', 'lock'],
      [1107, 'Sistem Durumu', '/yonetim/sistem', 'report'],
    ],
  },
];

const yaprak =
  (ust: number | null, herkesin: readonly RolAdi[], visible: boolean) =>
  ([id, ad, yol, icon, roller]: Yaprak): Menu => ({ id, ust, ad, yol, icon, visible, roller: roller ?? herkesin });

/** In the order of the menu, each group before its entries. */
export const MENULER: readonly Menu[] = [
  { id: 1, ust: null, ad: 'Ana Sayfa', yol: '/', icon: 'home', visible: true, roller: HERKES },
  { id: 2, ust: null, ad: 'Eski Ana Sayfa', yol: '/eskiindex', icon: 'home', visible: false, roller: HERKES },
  ...TEPEDEKILER.map(yaprak(null, CALISAN, true)),
  ...TEPEDEKI_GIZLILER.map(yaprak(null, CALISAN, false)),
  ...GRUPLAR.flatMap(({ no, ad, icon, roller, yapraklar, gizli = [] }): Menu[] => [
    { id: no, ust: null, ad, yol: null, icon, visible: true, roller },
    ...yapraklar.map(yaprak(no, roller, true)),
    ...gizli.map(yaprak(no, roller, false)),
  ]),
];

/** Numbers up to here are the product's. An administrator's own entries come after. */
export const SON_MENU_ID = 9999;
