import { aday } from './pazarlama/aday/contract.ts';
import { aday as adaySozleri } from './pazarlama/aday/denetim.ts';
import { aktarim } from './musteri/aktarim/contract.ts';
import { aktarim as aktarimSozleri } from './musteri/aktarim/denetim.ts';
import { analiz } from './is/analiz/contract.ts';
import { analiz as analizSozleri } from './is/analiz/denetim.ts';
import { anasayfa } from './yonetim/anasayfa/contract.ts';
import { anket } from './masa/anket/contract.ts';
import { anket as anketSozleri } from './masa/anket/denetim.ts';
import { apiBelgesi } from './yonetim/apiBelgesi/contract.ts';
import { banka } from './mali/banka/contract.ts';
import { banka as bankaSozleri } from './mali/banka/denetim.ts';
import { bayi } from './pazarlama/bayi/contract.ts';
import { bayi as bayiSozleri } from './pazarlama/bayi/denetim.ts';
import { bayifatura } from './mali/bayifatura/contract.ts';
import { bayifatura as bayifaturaSozleri } from './mali/bayifatura/denetim.ts';
import { bekleyen } from './yonetim/bekleyen/contract.ts';
import { bildirim } from './platform/bildirim/contract.ts';
import { bildirim as bildirimSozleri } from './platform/bildirim/denetim.ts';
import { birlestirme } from './musteri/birlestirme/contract.ts';
import { birlestirme as birlestirmeSozleri } from './musteri/birlestirme/denetim.ts';
import { defter } from './mali/defter/contract.ts';
import { defter as defterSozleri } from './mali/defter/denetim.ts';
import { demo } from './musteri/demo/contract.ts';
import { demo as demoSozleri } from './musteri/demo/denetim.ts';
import { denetim } from './platform/denetim/contract.ts';
import { denetim as denetimSozleri } from './platform/denetim/denetim.ts';
import { departman } from './kisi/departman/contract.ts';
import { departman as departmanSozleri } from './kisi/departman/denetim.ts';
import { devir } from './masa/devir/contract.ts';
import { devir as devirSozleri } from './masa/devir/denetim.ts';
import { dosya } from './platform/dosya/contract.ts';
import { dosya as dosyaSozleri } from './platform/dosya/denetim.ts';
import { duyuru } from './yonetim/duyuru/contract.ts';
import { duyuru as duyuruSozleri } from './yonetim/duyuru/denetim.ts';
import { egitim } from './masa/egitim/contract.ts';
import { egitim as egitimSozleri } from './masa/egitim/denetim.ts';
import type { Endpoint } from './platform/call/endpoint.ts';
import { fatura } from './mali/fatura/contract.ts';
import { fatura as faturaSozleri } from './mali/fatura/denetim.ts';
import { gelenposta } from './masa/gelenposta/contract.ts';
import { gelenposta as gelenpostaSozleri } from './masa/gelenposta/denetim.ts';
import { gelir } from './mali/gelir/contract.ts';
import { gelir as gelirSozleri } from './mali/gelir/denetim.ts';
import { gozetim } from './kisi/gozetim/contract.ts';
import { gozetim as gozetimSozleri } from './kisi/gozetim/denetim.ts';
import { gorev } from './is/gorev/contract.ts';
import { gorev as gorevSozleri } from './is/gorev/denetim.ts';
import { gorusme } from './masa/gorusme/contract.ts';
import { gorusme as gorusmeSozleri } from './masa/gorusme/denetim.ts';
import { gorusmeler } from './masa/gorusmeler/contract.ts';
import { hakedis } from './izin/hakedis/contract.ts';
import { hakedis as hakedisSozleri } from './izin/hakedis/denetim.ts';
import { hatirlatma } from './masa/hatirlatma/contract.ts';
import { hatirlatma as hatirlatmaSozleri } from './masa/hatirlatma/denetim.ts';
import { ikiAdim } from './kisi/ikiAdim/contract.ts';
import { ikiAdim as ikiAdimSozleri } from './kisi/ikiAdim/denetim.ts';
import { istatistik } from './masa/istatistik/contract.ts';
import { istatistik as istatistikSozleri } from './masa/istatistik/denetim.ts';
import { izin } from './izin/izin/contract.ts';
import { izin as izinSozleri } from './izin/izin/denetim.ts';
import { kartvizit } from './pazarlama/kartvizit/contract.ts';
import { kartvizit as kartvizitSozleri } from './pazarlama/kartvizit/denetim.ts';
import { kod } from './is/kod/contract.ts';
import { kod as kodSozleri } from './is/kod/denetim.ts';
import { kurulum } from './yonetim/kurulum/contract.ts';
import { kurulum as kurulumSozleri } from './yonetim/kurulum/denetim.ts';
import { kvkk } from './kisi/kvkk/contract.ts';
import { kvkk as kvkkSozleri } from './kisi/kvkk/denetim.ts';
import { lisans } from './musteri/lisans/contract.ts';
import { lisans as lisansSozleri } from './musteri/lisans/denetim.ts';
import { type ListeUcu, listeUcuMu } from './platform/list/listeUcu.ts';
import { memnuniyet } from './masa/memnuniyet/contract.ts';
import { memnuniyet as memnuniyetSozleri } from './masa/memnuniyet/denetim.ts';
import { mola } from './mesai/mola/contract.ts';
import { mola as molaSozleri } from './mesai/mola/denetim.ts';
import { odeme } from './mali/odeme/contract.ts';
import { odeme as odemeSozleri } from './mali/odeme/denetim.ts';
import { olanlar } from './platform/olanlar/contract.ts';
import { olanlar as olanlarSozleri } from './platform/olanlar/denetim.ts';
import { oturum } from './kisi/oturum/contract.ts';
import { oturum as oturumSozleri } from './kisi/oturum/denetim.ts';
import { personel } from './kisi/personel/contract.ts';
import { personel as personelSozleri } from './kisi/personel/denetim.ts';
import { posta } from './platform/posta/contract.ts';
import { posta as postaSozleri } from './platform/posta/denetim.ts';
import { rol } from './kisi/rol/contract.ts';
import { rol as rolSozleri } from './kisi/rol/denetim.ts';
import { talep } from './izin/talep/contract.ts';
import { talep as talepSozleri } from './izin/talep/denetim.ts';
import { musteri } from './musteri/musteri/contract.ts';
import { musteri as musteriSozleri } from './musteri/musteri/denetim.ts';
import { proje } from './musteri/proje/contract.ts';
import { proje as projeSozleri } from './musteri/proje/denetim.ts';
import { santral } from './masa/santral/contract.ts';
import { santral as santralSozleri } from './masa/santral/denetim.ts';
import { sla } from './masa/sla/contract.ts';
import { sla as slaSozleri } from './masa/sla/denetim.ts';
import { sablon } from './masa/sablon/contract.ts';
import { sablon as sablonSozleri } from './masa/sablon/denetim.ts';
import { sistem } from './platform/sistem/contract.ts';
import { suzgec } from './platform/suzgec/contract.ts';
import { suzgec as suzgecSozleri } from './platform/suzgec/denetim.ts';
import { tanim } from './platform/tanim/contract.ts';
import { tanim as tanimSozleri } from './platform/tanim/denetim.ts';
import { taslak } from './masa/taslak/contract.ts';
import { tatil } from './izin/tatil/contract.ts';
import { tatil as tatilSozleri } from './izin/tatil/denetim.ts';
import { teklif } from './pazarlama/teklif/contract.ts';
import { teklif as teklifSozleri } from './pazarlama/teklif/denetim.ts';
import { toplanti } from './is/toplanti/contract.ts';
import { toplanti as toplantiSozleri } from './is/toplanti/denetim.ts';
import { tutanak } from './is/tutanak/contract.ts';
import { uzakbaglanti } from './masa/uzakbaglanti/contract.ts';
import { uzakbaglanti as uzakbaglantiSozleri } from './masa/uzakbaglanti/denetim.ts';
import { varlik } from './masa/varlik/contract.ts';
import { projetakip } from './is/projetakip/contract.ts';
import { projetakip as projetakipSozleri } from './is/projetakip/denetim.ts';
import { versiyon } from './is/versiyon/contract.ts';
import { versiyon as versiyonSozleri } from './is/versiyon/denetim.ts';
import { webistek } from './masa/webistek/contract.ts';
import { webistek as webistekSozleri } from './masa/webistek/denetim.ts';
import { yazisma } from './kisi/yazisma/contract.ts';
import { yazisma as yazismaSozleri } from './kisi/yazisma/denetim.ts';
import { yetkili } from './musteri/yetkili/contract.ts';
import { yetkili as yetkiliSozleri } from './musteri/yetkili/denetim.ts';
import { yol } from './pazarlama/yol/contract.ts';
import { yonlendirme } from './pazarlama/yonlendirme/contract.ts';
import { yonlendirme as yonlendirmeSozleri } from './pazarlama/yonlendirme/denetim.ts';
import { ziyaret } from './pazarlama/ziyaret/contract.ts';
import { ziyaret as ziyaretSozleri } from './pazarlama/ziyaret/denetim.ts';

/** Every call of the product, by room. A room without handlers does not compile. */
export const contract = {
  aday,
  aktarim,
  analiz,
  anasayfa,
  anket,
  apiBelgesi,
  banka,
  bayi,
  bayifatura,
  bekleyen,
  defter,
  bildirim,
  birlestirme,
  demo,
  denetim,
  departman,
  devir,
  dosya,
  duyuru,
  egitim,
  fatura,
  gelenposta,
  gelir,
  gorev,
  gorusme,
  gorusmeler,
  hakedis,
  hatirlatma,
  ikiAdim,
  istatistik,
  izin,
  kartvizit,
  kod,
  kurulum,
  kvkk,
  lisans,
  memnuniyet,
  mola,
  odeme,
  olanlar,
  oturum,
  personel,
  posta,
  rol,
  talep,
  musteri,
  proje,
  santral,
  sablon,
  sistem,
  sla,
  suzgec,
  tanim,
  taslak,
  tatil,
  teklif,
  toplanti,
  tutanak,
  uzakbaglanti,
  varlik,
  projetakip,
  versiyon,
  webistek,
  yazisma,
  gozetim,
  yetkili,
  yol,
  yonlendirme,
  ziyaret,
};
export type Contract = typeof contract;

type KonusuOf<Uc> = Uc extends { readonly konu?: readonly (infer K)[] } ? K : never;
type OdaKonulari<Oda> = { [Uc in keyof Oda]: KonusuOf<Oda[Uc]> }[keyof Oda];
/** Every topic that a call names: reads show topics, writes change them (decision 0037). */
export type Konu = { [Oda in keyof Contract]: OdaKonulari<Contract[Oda]> }[keyof Contract];

/** Audit words of a room: its actions, its objects and the stored fields. A room that only reads has none. */
export interface OdaSozleri {
  readonly eylemler?: Readonly<Record<string, string>>;
  readonly nesneler?: Readonly<Record<string, string>>;
  /** Objects that belong to one person: tables with a `kisi_id`. */
  readonly kisinin?: readonly string[];
  /** Names of the stored fields, if no other room has them. */
  readonly alanlar?: Readonly<Record<string, string>>;
  /** Words for the coded values of a field. `evetHayir` lists the fields that are 1 or 0. */
  readonly degerler?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly evetHayir?: readonly string[];
  /** Fields with sums of money in kuruş. The currency is in `ParaBirimi` or `Birim` of the same entry. */
  readonly paralar?: readonly string[];
  /** Fields whose number names another kind of record than in other rooms. */
  readonly kayitlar?: Readonly<Record<string, DenetimKaydi>>;
  /** Path before the number, for objects with a page of their own. */
  readonly yollar?: Readonly<Record<string, string>>;
}
/** Kinds of records that the audit shows by name instead of by number. */
export type DenetimKaydi =
  | 'kisi'
  | 'departman'
  | 'musteri'
  | 'proje'
  | 'bayi'
  | 'il'
  | 'tanim'
  | 'rol'
  | 'izinTuru'
  | 'banka_hesap'
  | 'toplantiOdasi'
  | 'gorusme'
  | 'analiz'
  | 'webistek'
  | 'versiyon'
  | 'gorev'
  | 'lisans'
  | 'egitim'
  | 'aday';
/** Audit words by room. A room without its entry does not compile. */
export const odaSozleri = {
  aday: adaySozleri,
  aktarim: aktarimSozleri,
  analiz: analizSozleri,
  anasayfa: {},
  anket: anketSozleri,
  apiBelgesi: {},
  banka: bankaSozleri,
  bayi: bayiSozleri,
  bayifatura: bayifaturaSozleri,
  bekleyen: {},
  bildirim: bildirimSozleri,
  birlestirme: birlestirmeSozleri,
  defter: defterSozleri,
  demo: demoSozleri,
  denetim: denetimSozleri,
  departman: departmanSozleri,
  devir: devirSozleri,
  dosya: dosyaSozleri,
  duyuru: duyuruSozleri,
  egitim: egitimSozleri,
  fatura: faturaSozleri,
  gelenposta: gelenpostaSozleri,
  gelir: gelirSozleri,
  gorev: gorevSozleri,
  gorusme: gorusmeSozleri,
  // Bulk acts are audited one by one, as single acts.
  gorusmeler: {},
  hakedis: hakedisSozleri,
  hatirlatma: hatirlatmaSozleri,
  ikiAdim: ikiAdimSozleri,
  istatistik: istatistikSozleri,
  izin: izinSozleri,
  kartvizit: kartvizitSozleri,
  kod: kodSozleri,
  kurulum: kurulumSozleri,
  kvkk: kvkkSozleri,
  lisans: lisansSozleri,
  memnuniyet: memnuniyetSozleri,
  mola: molaSozleri,
  odeme: odemeSozleri,
  olanlar: olanlarSozleri,
  oturum: oturumSozleri,
  personel: personelSozleri,
  posta: postaSozleri,
  rol: rolSozleri,
  talep: talepSozleri,
  musteri: musteriSozleri,
  proje: projeSozleri,
  santral: santralSozleri,
  sablon: sablonSozleri,
  sistem: {},
  sla: slaSozleri,
  suzgec: suzgecSozleri,
  tanim: tanimSozleri,
  taslak: {},
  tatil: tatilSozleri,
  teklif: teklifSozleri,
  toplanti: toplantiSozleri,
  tutanak: {},
  uzakbaglanti: uzakbaglantiSozleri,
  varlik: {},
  projetakip: projetakipSozleri,
  versiyon: versiyonSozleri,
  webistek: webistekSozleri,
  yazisma: yazismaSozleri,
  gozetim: gozetimSozleri,
  yetkili: yetkiliSozleri,
  yol: {},
  yonlendirme: yonlendirmeSozleri,
  ziyaret: ziyaretSozleri,
} satisfies Readonly<Record<keyof Contract, OdaSozleri>>;

/** The contract as a flat list, for walking: tests, the API document, the mount. */
export const endpoints: readonly { readonly room: string; readonly name: string; readonly endpoint: Endpoint }[] =
  Object.entries(contract).flatMap(([room, e]) =>
    Object.entries(e).map(([name, endpoint]) => ({ room, name, endpoint: endpoint as Endpoint })),
  );

/** Endpoint of each list, by the list's name. */
export const listeler: ReadonlyMap<string, ListeUcu> = /* @__PURE__ */ (() =>
  new Map(
    endpoints
      .map(({ endpoint }) => endpoint)
      .filter(listeUcuMu)
      .map((e) => [e.liste.ad, e]),
  ))();
