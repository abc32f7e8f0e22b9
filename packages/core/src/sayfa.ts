import { YETKI } from './yetki/rules.ts';

/**
 * The pages behind which calls stand: who may open one of a call's pages may make the call. A path with a parameter
 * stands without it, as in the menu; pages that show the same records are named together.
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
  /** Every page of the way from a wish to a version: one shows what another holds. */
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
  /** Both kinds of invoices are one list, cut in two by what the customer is. */
  fatura: ['/mali/efatura', '/mali/afatura'],
  /** Visits, prospects and who is handed one: each page shows what the others hold. */
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

/** The path of a page that calls stand behind. */
export type Sayfa = (typeof SAYFA)[keyof typeof SAYFA][number];

/** The right that the first reads of a page ask for. With `sorumlu`, heading a department serves as well. */
export interface SayfaKurali {
  readonly yetki: number;
  readonly sorumlu?: true;
}

const kuralli = (sayfalar: readonly Sayfa[], kural: SayfaKurali): [Sayfa, SayfaKurali][] =>
  sayfalar.map((s) => [s, kural]);

/** Pages that only refuse those without the right; the menu leaves them out for them. */
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

/** Whether a page would show its reader more than a refusal; `yetkili` answers for one right. */
export function sayfaAcilir(yol: string | null, sorumlu: boolean, yetkili: (id: number) => boolean): boolean {
  const kural = SAYFA_KURALLARI.get(yol ?? '');
  return kural === undefined || yetkili(kural.yetki) || (kural.sorumlu === true && sorumlu);
}

/**
 * The pages on which a customer is chosen: they read who there is to choose and the lists that a form about a customer
 * offers. A room whose form chooses one adds its pages here and nowhere else (contract.test.ts says when it is forgotten).
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
