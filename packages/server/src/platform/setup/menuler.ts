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

type Yaprak = readonly [ad: string, yol: string, icon: string, roller?: readonly RolAdi[]];
interface Grup {
  readonly ad: string;
  readonly icon: string;
  readonly roller: readonly RolAdi[];
  readonly yapraklar: readonly Yaprak[];
  /** Opened from one of the above. */
  readonly gizli?: readonly Yaprak[];
}

const GRUPLAR: readonly Grup[] = [
  {
    ad: 'Personel',
    icon: 'users',
    roller: CALISAN_IK,
    yapraklar: [
      ['Mola Panosu', '/personel/mola', 'coffee', CALISAN],
      ['İzinler', '/personel/izin', 'beach'],
      ['Personel', '/personel/user', 'user', SORUMLU_IK],
      ['Departmanlar', '/personel/departman', 'building', IK],
      ['Yazışma', '/personel/yazisma', 'mail'],
    ],
    gizli: [['Personel Kartı', '/personel/user/detay', 'user', SORUMLU_IK]],
  },
  {
    ad: 'İşlemler',
    icon: 'headset',
    roller: CALISAN,
    yapraklar: [
      ['Müşteri Görüşmeleri', '/islemler/musterigorusme/list', 'phone'],
      ['Memnuniyet Anketleri', '/islemler/musterigorusme/memnuniyet', 'star'],
      ['Eğitimler', '/islemler/musterigorusme/egitim', 'school'],
      ['Günlük Bağlantılar', '/islemler/musterigorusme/gunlukbaglantilar', 'plug'],
      ['Web İstekleri', '/islemler/musterigorusme/webistek', 'world'],
      ['Yanıt Şablonları', '/islemler/musterigorusme/sablon', 'list'],
      ['Anketler', '/islemler/musterigorusme/anket', 'checklist', SORUMLU],
    ],
    gizli: [['Görüşme Detayı', '/islemler/musterigorusme/detay', 'phone']],
  },
  {
    ad: 'Proje Takibi',
    icon: 'folder',
    roller: CALISAN,
    yapraklar: [
      ['Akışlar', '/islemler/projetakibi/akispage', 'timeline'],
      ['Proje Planı', '/islemler/projetakibi/projeplanpage', 'map'],
      ['Takip Analizi', '/islemler/projetakibi/takipanaliz', 'report'],
    ],
  },
  {
    ad: 'Toplantı',
    icon: 'calendar',
    roller: CALISAN,
    yapraklar: [['Toplantılar', '/islemler/toplanti', 'calendar']],
    gizli: [['Toplantı Detayı', '/islemler/toplanti/detay', 'calendar']],
  },
  {
    ad: 'İş Takibi',
    icon: 'checklist',
    roller: CALISAN,
    yapraklar: [
      ['İşler', '/istakibi/isler', 'checklist'],
      ['Bekleyenler', '/istakibi/bekleyenler', 'clock'],
      ['İş Analizi', '/istakibi/analiz', 'report'],
      ['Versiyonlar', '/istakibi/versiyonlar', 'box'],
    ],
  },
  {
    ad: 'İstatistik',
    icon: 'star',
    roller: SORUMLU,
    yapraklar: [['Memnuniyet', '/istatistik/memnuniyet', 'star']],
  },
  {
    ad: 'Mali',
    icon: 'wallet',
    roller: [...YONETICI, ROL.muhasebe],
    yapraklar: [
      ['Gelirler', '/mali/gelir', 'wallet'],
      ['e-Fatura', '/mali/efatura', 'invoice'],
      ['e-Arşiv Fatura', '/mali/afatura', 'invoice'],
      ['Bayi Faturaları', '/mali/bayifatura', 'invoice'],
      ['Banka Gün Sonu', '/mali/bankagunsonu', 'building'],
    ],
  },
  {
    ad: 'Pazarlama',
    icon: 'map',
    roller: PAZARLAMA,
    yapraklar: [
      ['Görüşme Takibi', '/pazarlama/gorusmetakip', 'phone', CALISAN],
      ['Görüşülen Müşteriler', '/pazarlama/gorusmetakip/musteri', 'id', CALISAN],
      ['Yönlendirmeler', '/pazarlama/gorusmetakip/yonlendirme', 'world', CALISAN],
      ['Teklif Takibi', '/pazarlama/tekliftakibi', 'list', TEKLIFCI],
      ['Teklif Görüşmeleri', '/pazarlama/tekliftakibi/musterigorusme', 'phone', TEKLIFCI],
      ['Bayiler', '/pazarlama/bayi', 'building', [...SORUMLU, ROL.satis]],
    ],
    gizli: [
      ['Görüşme Detayı', '/pazarlama/gorusmetakip/detay', 'phone', CALISAN],
      ['Teklif Detayı', '/pazarlama/tekliftakibi/detay', 'list', TEKLIFCI],
    ],
  },
  {
    ad: 'Rapor',
    icon: 'report',
    roller: CALISAN,
    yapraklar: [['Lisans Raporu', '/rapor/lisans', 'report']],
  },
  {
    ad: 'Tanımlar',
    icon: 'settings',
    roller: CALISAN_IK,
    yapraklar: [
      ['Müşteriler', '/tanimlar/musteri/liste', 'id', CALISAN],
      ['Ürünler', '/tanimlar/proje', 'box', YONETICI],
      ['Resmi Tatiller', '/tanimlar/tatil', 'calendar', IK],
      ['İzin Hak Dilimleri', '/tanimlar/hakdilimi', 'list', IK],
      ['Tanım Listeleri', '/tanimlar/listeler', 'list', YONETICI],
    ],
    gizli: [
      ['Müşteri', '/tanimlar/musteri', 'id', CALISAN],
      ['Müşteri Kartı', '/tanimlar/musteri/detay', 'id', CALISAN],
    ],
  },
  {
    ad: 'Yönetim',
    icon: 'shield',
    roller: YONETICI,
    yapraklar: [
      ['Duyurular', '/yonetim/duyuru', 'speakerphone'],
      ['Giden Posta', '/yonetim/posta', 'mail'],
      ['Denetim Kayıtları', '/yonetim/denetim', 'shield'],
      ['Roller ve Yetkiler', '/yonetim/yetki', 'key'],
      ['Menü Düzeni', '/yonetim/menu', 'folder'],
      ['KVKK', '/yonetim/kvkk', 'lock'],
      ['Sistem Durumu', '/yonetim/sistem', 'report'],
    ],
  },
];

const yaprak = (id: number, ust: number, [ad, yol, icon, roller]: Yaprak, g: Grup, visible: boolean): Menu => ({
  id,
  ust,
  ad,
  yol,
  icon,
  visible,
  roller: roller ?? g.roller,
});

/** Numbers are fixed by place: a group is 100, 200 …, its entries follow it, its hidden ones begin at 51. */
export const MENULER: readonly Menu[] = [
  { id: 1, ust: null, ad: 'Ana Sayfa', yol: '/', icon: 'home', visible: true, roller: HERKES },
  { id: 2, ust: null, ad: 'Eski Ana Sayfa', yol: '/eskiindex', icon: 'home', visible: false, roller: HERKES },
  ...GRUPLAR.flatMap((g, i): Menu[] => {
    const id = (i + 1) * 100;
    return [
      { id, ust: null, ad: g.ad, yol: null, icon: g.icon, visible: true, roller: g.roller },
      ...g.yapraklar.map((y, j) => yaprak(id + 1 + j, id, y, g, true)),
      ...(g.gizli ?? []).map((y, j) => yaprak(id + 51 + j, id, y, g, false)),
    ];
  }),
];

/** Numbers up to here are the product's. An administrator's own entries come after. */
export const SON_MENU_ID = 9999;
