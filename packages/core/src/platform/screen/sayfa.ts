import { YETKI } from '../yetki/rules.ts';

/**
 * Pages of the calls: a person who may open one of a call's pages may make the call. A path with a parameter is written
 * without it, as in the menu. Pages that show the same records are listed together.
 */
export const SAYFA = {
  mola: ['/personel/mola'],
  izin: ['/personel/izin'],
  yazisma: ['/personel/yazisma'],
  personel: ['/personel/user', '/personel/user/detay'],
  departman: ['/personel/departman'],
  musteri: ['/tanimlar/musteri', '/tanimlar/musteri/liste', '/tanimlar/musteri/detay'],
  lisans: ['/rapor/lisans'],
  gorusme: [
    '/islemler/musterigorusme/list',
    '/islemler/musterigorusme/detay',
    '/islemler/musterigorusme/egitim',
    '/islemler/musterigorusme/gunlukbaglantilar',
    '/islemler/musterigorusme/webistek',
    '/islemler/musterigorusme/memnuniyet',
    '/islemler/musterigorusme/sablon',
    '/islemler/musterigorusme/anket',
  ],
  baglanti: ['/islemler/musterigorusme/gunlukbaglantilar'],
  egitim: ['/islemler/musterigorusme/egitim'],
  webistek: ['/islemler/musterigorusme/webistek'],
  memnuniyet: ['/islemler/musterigorusme/memnuniyet'],
  sablon: ['/islemler/musterigorusme/sablon'],
  anket: ['/islemler/musterigorusme/anket'],
  istatistik: ['/istatistik/memnuniyet'],
  analiz: ['/istakibi/analiz', '/istakibi/bekleyenler'],
  isler: ['/istakibi/isler', '/istakibi/bekleyenler'],
  bekleyenler: ['/istakibi/bekleyenler'],
  versiyon: ['/istakibi/versiyonlar'],
  /** Every page from an analysis to a version. Each shows records of the others. */
  istakibi: ['/istakibi/analiz', '/istakibi/isler', '/istakibi/bekleyenler', '/istakibi/versiyonlar'],
  bayi: ['/pazarlama/bayi'],
  teklif: ['/pazarlama/tekliftakibi', '/pazarlama/tekliftakibi/detay', '/pazarlama/tekliftakibi/musterigorusme'],
  projetakip: [
    '/islemler/projetakibi/projeplanpage',
    '/islemler/projetakibi/akispage',
    '/islemler/projetakibi/takipanaliz',
  ],
  toplanti: ['/islemler/toplanti', '/islemler/toplanti/detay'],
  bankagunsonu: ['/mali/bankagunsonu'],
  bayifatura: ['/mali/bayifatura'],
  gelir: ['/mali/gelir'],
  /** Both kinds of invoices are one list, split into two pages by the kind of customer. */
  fatura: ['/mali/efatura', '/mali/afatura'],
  /** Visits, prospects and referrals: each page shows records of the others. */
  ziyaret: [
    '/pazarlama/gorusmetakip',
    '/pazarlama/gorusmetakip/detay',
    '/pazarlama/gorusmetakip/musteri',
    '/pazarlama/gorusmetakip/yonlendirme',
  ],
  proje: ['/tanimlar/proje'],
  tanim: ['/tanimlar/listeler'],
  tatil: ['/tanimlar/tatil'],
  hakedis: ['/tanimlar/hakdilimi'],
  duyuru: ['/yonetim/duyuru'],
  posta: ['/yonetim/posta'],
  denetim: ['/yonetim/denetim'],
  rol: ['/yonetim/yetki'],
  menu: ['/yonetim/menu'],
  kvkk: ['/yonetim/kvkk'],
  sistem: ['/yonetim/sistem'],
} as const;

/** Path of a page in `SAYFA`. */
export type Sayfa = (typeof SAYFA)[keyof typeof SAYFA][number];

/** Address of the page of a record, below the page of its list. */
export const kayitYolu = (liste: Sayfa, Id: number): string => `${liste}/${Id}`;

/** Permission needed by the first reads of a page. With `sorumlu`, heading a department is enough. */
export interface SayfaKurali {
  readonly yetki: number;
  readonly sorumlu?: true;
}

const kuralli = (sayfalar: readonly Sayfa[], kural: SayfaKurali): [Sayfa, SayfaKurali][] =>
  sayfalar.map((s) => [s, kural]);

/** Pages that are useless without a permission. The menu hides them from people without it. */
export const SAYFA_KURALLARI: ReadonlyMap<string, SayfaKurali> = /* @__PURE__ */ new Map<string, SayfaKurali>([
  ...kuralli(SAYFA.personel, { yetki: YETKI.personelYonet, sorumlu: true }),
  ...kuralli(SAYFA.departman, { yetki: YETKI.departmanYonet }),
  ...kuralli(SAYFA.anket, { yetki: YETKI.anketYonet }),
  ...kuralli(SAYFA.teklif, { yetki: YETKI.teklifGor }),
  ...kuralli([...SAYFA.fatura, ...SAYFA.bankagunsonu, ...SAYFA.bayifatura, ...SAYFA.gelir], { yetki: YETKI.maliGor }),
  ...kuralli(SAYFA.proje, { yetki: YETKI.projeYonet }),
  ...kuralli(SAYFA.tanim, { yetki: YETKI.tanimYonet }),
  ...kuralli([...SAYFA.tatil, ...SAYFA.hakedis], { yetki: YETKI.tatilYonet }),
  ...kuralli(SAYFA.duyuru, { yetki: YETKI.duyuruYonet }),
  ...kuralli(SAYFA.posta, { yetki: YETKI.gidenPostaGor }),
  ...kuralli(SAYFA.denetim, { yetki: YETKI.denetimGor }),
  ...kuralli([...SAYFA.rol, ...SAYFA.menu], { yetki: YETKI.yetkiYonet }),
  ...kuralli(SAYFA.kvkk, { yetki: YETKI.kvkkYonet }),
  ...kuralli(SAYFA.sistem, { yetki: YETKI.sistemGor }),
]);

/**
 * True if a page shows its reader more than a refusal.
 * @param yetkili true for a permission that the reader holds
 */
export function sayfaAcilir(yol: string | null, sorumlu: boolean, yetkili: (id: number) => boolean): boolean {
  const kural = SAYFA_KURALLARI.get(yol ?? '');
  return kural === undefined || yetkili(kural.yetki) || (kural.sorumlu === true && sorumlu);
}

/**
 * Pages with a customer choice: they read the customers and the lists of a customer form. A room with such a form adds
 * its pages only here (contract.test.ts fails if they are missing).
 */
export const MUSTERI_SECEN: readonly Sayfa[] = /* @__PURE__ */ [
  SAYFA.musteri,
  SAYFA.lisans,
  SAYFA.gorusme,
  SAYFA.toplanti,
  SAYFA.bankagunsonu,
  SAYFA.fatura,
  SAYFA.gelir,
  SAYFA.bayi,
  SAYFA.ziyaret,
  SAYFA.teklif,
  SAYFA.projetakip,
].flat();
