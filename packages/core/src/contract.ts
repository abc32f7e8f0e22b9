import { aday } from './aday/contract.ts';
import { aday as adaySozleri } from './aday/denetim.ts';
import { aktarim } from './aktarim/contract.ts';
import { aktarim as aktarimSozleri } from './aktarim/denetim.ts';
import { analiz } from './analiz/contract.ts';
import { analiz as analizSozleri } from './analiz/denetim.ts';
import { anasayfa } from './anasayfa/contract.ts';
import { anket } from './anket/contract.ts';
import { anket as anketSozleri } from './anket/denetim.ts';
import { apiBelgesi } from './apiBelgesi/contract.ts';
import { banka } from './banka/contract.ts';
import { banka as bankaSozleri } from './banka/denetim.ts';
import { bayi } from './bayi/contract.ts';
import { bayi as bayiSozleri } from './bayi/denetim.ts';
import { bayifatura } from './bayifatura/contract.ts';
import { bayifatura as bayifaturaSozleri } from './bayifatura/denetim.ts';
import { bekleyen } from './bekleyen/contract.ts';
import { bildirim } from './bildirim/contract.ts';
import { bildirim as bildirimSozleri } from './bildirim/denetim.ts';
import { birlestirme } from './birlestirme/contract.ts';
import { birlestirme as birlestirmeSozleri } from './birlestirme/denetim.ts';
import { defter } from './defter/contract.ts';
import { defter as defterSozleri } from './defter/denetim.ts';
import { demo } from './demo/contract.ts';
import { demo as demoSozleri } from './demo/denetim.ts';
import { denetim } from './denetim/contract.ts';
import { denetim as denetimSozleri } from './denetim/denetim.ts';
import { departman } from './departman/contract.ts';
import { departman as departmanSozleri } from './departman/denetim.ts';
import { devir } from './devir/contract.ts';
import { devir as devirSozleri } from './devir/denetim.ts';
import { dosya } from './dosya/contract.ts';
import { dosya as dosyaSozleri } from './dosya/denetim.ts';
import { duyuru } from './duyuru/contract.ts';
import { duyuru as duyuruSozleri } from './duyuru/denetim.ts';
import { egitim } from './egitim/contract.ts';
import { egitim as egitimSozleri } from './egitim/denetim.ts';
import type { Endpoint } from './endpoint.ts';
import { fatura } from './fatura/contract.ts';
import { fatura as faturaSozleri } from './fatura/denetim.ts';
import { gelenposta } from './gelenposta/contract.ts';
import { gelenposta as gelenpostaSozleri } from './gelenposta/denetim.ts';
import { gelir } from './gelir/contract.ts';
import { gelir as gelirSozleri } from './gelir/denetim.ts';
import { gozetim } from './gozetim/contract.ts';
import { gozetim as gozetimSozleri } from './gozetim/denetim.ts';
import { gorev } from './gorev/contract.ts';
import { gorev as gorevSozleri } from './gorev/denetim.ts';
import { gorusme } from './gorusme/contract.ts';
import { gorusme as gorusmeSozleri } from './gorusme/denetim.ts';
import { gorusmeler } from './gorusmeler/contract.ts';
import { hakedis } from './hakedis/contract.ts';
import { hakedis as hakedisSozleri } from './hakedis/denetim.ts';
import { hatirlatma } from './hatirlatma/contract.ts';
import { hatirlatma as hatirlatmaSozleri } from './hatirlatma/denetim.ts';
import { ikiAdim } from './ikiAdim/contract.ts';
import { ikiAdim as ikiAdimSozleri } from './ikiAdim/denetim.ts';
import { istatistik } from './istatistik/contract.ts';
import { istatistik as istatistikSozleri } from './istatistik/denetim.ts';
import { izin } from './izin/contract.ts';
import { izin as izinSozleri } from './izin/denetim.ts';
import { kartvizit } from './kartvizit/contract.ts';
import { kartvizit as kartvizitSozleri } from './kartvizit/denetim.ts';
import { kod } from './kod/contract.ts';
import { kod as kodSozleri } from './kod/denetim.ts';
import { kurulum } from './kurulum/contract.ts';
import { kurulum as kurulumSozleri } from './kurulum/denetim.ts';
import { kvkk } from './kvkk/contract.ts';
import { kvkk as kvkkSozleri } from './kvkk/denetim.ts';
import { lisans } from './lisans/contract.ts';
import { lisans as lisansSozleri } from './lisans/denetim.ts';
import { type ListeUcu, listeUcuMu } from './listeUcu.ts';
import { memnuniyet } from './memnuniyet/contract.ts';
import { memnuniyet as memnuniyetSozleri } from './memnuniyet/denetim.ts';
import { mola } from './mola/contract.ts';
import { mola as molaSozleri } from './mola/denetim.ts';
import { odeme } from './odeme/contract.ts';
import { odeme as odemeSozleri } from './odeme/denetim.ts';
import { olanlar } from './olanlar/contract.ts';
import { olanlar as olanlarSozleri } from './olanlar/denetim.ts';
import { oturum } from './oturum/contract.ts';
import { oturum as oturumSozleri } from './oturum/denetim.ts';
import { personel } from './personel/contract.ts';
import { personel as personelSozleri } from './personel/denetim.ts';
import { posta } from './posta/contract.ts';
import { posta as postaSozleri } from './posta/denetim.ts';
import { rol } from './rol/contract.ts';
import { rol as rolSozleri } from './rol/denetim.ts';
import { talep } from './talep/contract.ts';
import { talep as talepSozleri } from './talep/denetim.ts';
import { musteri } from './musteri/contract.ts';
import { musteri as musteriSozleri } from './musteri/denetim.ts';
import { proje } from './proje/contract.ts';
import { proje as projeSozleri } from './proje/denetim.ts';
import { santral } from './santral/contract.ts';
import { santral as santralSozleri } from './santral/denetim.ts';
import { sla } from './sla/contract.ts';
import { sla as slaSozleri } from './sla/denetim.ts';
import { sablon } from './sablon/contract.ts';
import { sablon as sablonSozleri } from './sablon/denetim.ts';
import { sistem } from './sistem/contract.ts';
import { suzgec } from './suzgec/contract.ts';
import { suzgec as suzgecSozleri } from './suzgec/denetim.ts';
import { tanim } from './tanim/contract.ts';
import { tanim as tanimSozleri } from './tanim/denetim.ts';
import { taslak } from './taslak/contract.ts';
import { tatil } from './tatil/contract.ts';
import { tatil as tatilSozleri } from './tatil/denetim.ts';
import { teklif } from './teklif/contract.ts';
import { teklif as teklifSozleri } from './teklif/denetim.ts';
import { toplanti } from './toplanti/contract.ts';
import { toplanti as toplantiSozleri } from './toplanti/denetim.ts';
import { tutanak } from './tutanak/contract.ts';
import { uzakbaglanti } from './uzakbaglanti/contract.ts';
import { uzakbaglanti as uzakbaglantiSozleri } from './uzakbaglanti/denetim.ts';
import { varlik } from './varlik/contract.ts';
import { projetakip } from './projetakip/contract.ts';
import { projetakip as projetakipSozleri } from './projetakip/denetim.ts';
import { versiyon } from './versiyon/contract.ts';
import { versiyon as versiyonSozleri } from './versiyon/denetim.ts';
import { webistek } from './webistek/contract.ts';
import { webistek as webistekSozleri } from './webistek/denetim.ts';
import { yazisma } from './yazisma/contract.ts';
import { yazisma as yazismaSozleri } from './yazisma/denetim.ts';
import { yetkili } from './yetkili/contract.ts';
import { yetkili as yetkiliSozleri } from './yetkili/denetim.ts';
import { yol } from './yol/contract.ts';
import { yonlendirme } from './yonlendirme/contract.ts';
import { yonlendirme as yonlendirmeSozleri } from './yonlendirme/denetim.ts';
import { ziyaret } from './ziyaret/contract.ts';
import { ziyaret as ziyaretSozleri } from './ziyaret/denetim.ts';

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
