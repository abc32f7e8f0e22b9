// Written from the folders of the rooms by `npm run fix` (scripts/registries.mjs): a change here is lost.
import { aday, adaySozleri } from './pazarlama/aday/contract.ts';
import { aktarim, aktarimSozleri } from './musteri/aktarim/contract.ts';
import { analiz, analizSozleri } from './is/analiz/contract.ts';
import { anasayfa } from './yonetim/anasayfa/contract.ts';
import { anket, anketSozleri } from './masa/anket/contract.ts';
import { apiBelgesi } from './yonetim/apiBelgesi/contract.ts';
import { banka, bankaSozleri } from './mali/banka/contract.ts';
import { bayi, bayiSozleri } from './pazarlama/bayi/contract.ts';
import { bayifatura, bayifaturaSozleri } from './mali/bayifatura/contract.ts';
import { bekleyen } from './yonetim/bekleyen/contract.ts';
import { bildirim, bildirimSozleri } from './platform/bildirim/contract.ts';
import { birlestirme, birlestirmeSozleri } from './musteri/birlestirme/contract.ts';
import { defter, defterSozleri } from './mali/defter/contract.ts';
import { demo, demoSozleri } from './musteri/demo/contract.ts';
import { denetim, denetimSozleri } from './platform/denetim/contract.ts';
import { departman, departmanSozleri } from './kisi/departman/contract.ts';
import { devir, devirSozleri } from './masa/devir/contract.ts';
import { dosya, dosyaSozleri } from './platform/dosya/contract.ts';
import { duyuru, duyuruSozleri } from './yonetim/duyuru/contract.ts';
import { egitim, egitimSozleri } from './masa/egitim/contract.ts';
import { fatura, faturaSozleri } from './mali/fatura/contract.ts';
import { gelenposta, gelenpostaSozleri } from './masa/gelenposta/contract.ts';
import { gelir, gelirSozleri } from './mali/gelir/contract.ts';
import { gorev, gorevSozleri } from './is/gorev/contract.ts';
import { gorusme, gorusmeSozleri } from './masa/gorusme/contract.ts';
import { gorusmeler } from './masa/gorusmeler/contract.ts';
import { gozetim, gozetimSozleri } from './kisi/gozetim/contract.ts';
import { hakedis, hakedisSozleri } from './izin/hakedis/contract.ts';
import { hatirlatma, hatirlatmaSozleri } from './masa/hatirlatma/contract.ts';
import { ikiAdim, ikiAdimSozleri } from './kisi/ikiAdim/contract.ts';
import { istatistik, istatistikSozleri } from './masa/istatistik/contract.ts';
import { izin, izinSozleri } from './izin/izin/contract.ts';
import { kartvizit, kartvizitSozleri } from './pazarlama/kartvizit/contract.ts';
import { kod } from './is/kod/contract.ts';
import { kurulum, kurulumSozleri } from './yonetim/kurulum/contract.ts';
import { kvkk, kvkkSozleri } from './kisi/kvkk/contract.ts';
import { lisans, lisansSozleri } from './musteri/lisans/contract.ts';
import { memnuniyet, memnuniyetSozleri } from './masa/memnuniyet/contract.ts';
import { mola, molaSozleri } from './mesai/mola/contract.ts';
import { musteri, musteriSozleri } from './musteri/musteri/contract.ts';
import { odeme, odemeSozleri } from './mali/odeme/contract.ts';
import { olanlar } from './platform/olanlar/contract.ts';
import { oturum, oturumSozleri } from './kisi/oturum/contract.ts';
import { personel, personelSozleri } from './kisi/personel/contract.ts';
import { posta, postaSozleri } from './platform/posta/contract.ts';
import { proje, projeSozleri } from './musteri/proje/contract.ts';
import { projetakip, projetakipSozleri } from './is/projetakip/contract.ts';
import { rol, rolSozleri } from './kisi/rol/contract.ts';
import { sablon, sablonSozleri } from './masa/sablon/contract.ts';
import { santral, santralSozleri } from './masa/santral/contract.ts';
import { sistem } from './platform/sistem/contract.ts';
import { sla, slaSozleri } from './masa/sla/contract.ts';
import { suzgec, suzgecSozleri } from './platform/suzgec/contract.ts';
import { talep, talepSozleri } from './izin/talep/contract.ts';
import { tanim, tanimSozleri } from './platform/tanim/contract.ts';
import { taslak } from './masa/taslak/contract.ts';
import { tatil, tatilSozleri } from './izin/tatil/contract.ts';
import { teklif, teklifSozleri } from './pazarlama/teklif/contract.ts';
import { toplanti, toplantiSozleri } from './is/toplanti/contract.ts';
import { tutanak } from './is/tutanak/contract.ts';
import { uzakbaglanti, uzakbaglantiSozleri } from './masa/uzakbaglanti/contract.ts';
import { varlik } from './masa/varlik/contract.ts';
import { versiyon, versiyonSozleri } from './is/versiyon/contract.ts';
import { webistek, webistekSozleri } from './masa/webistek/contract.ts';
import { yazisma, yazismaSozleri } from './kisi/yazisma/contract.ts';
import { yetkili, yetkiliSozleri } from './musteri/yetkili/contract.ts';
import { yol } from './pazarlama/yol/contract.ts';
import { yonlendirme, yonlendirmeSozleri } from './pazarlama/yonlendirme/contract.ts';
import { ziyaret, ziyaretSozleri } from './pazarlama/ziyaret/contract.ts';
import type { OdaSozleri } from './platform/denetim/sozler.ts';

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
  bildirim,
  birlestirme,
  defter,
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
  gozetim,
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
  musteri,
  odeme,
  olanlar,
  oturum,
  personel,
  posta,
  proje,
  projetakip,
  rol,
  sablon,
  santral,
  sistem,
  sla,
  suzgec,
  talep,
  tanim,
  taslak,
  tatil,
  teklif,
  toplanti,
  tutanak,
  uzakbaglanti,
  varlik,
  versiyon,
  webistek,
  yazisma,
  yetkili,
  yol,
  yonlendirme,
  ziyaret,
};

/** Audit words of the rooms, beside those of their calls. */
export const sozler = {
  aday: adaySozleri,
  aktarim: aktarimSozleri,
  analiz: analizSozleri,
  anket: anketSozleri,
  banka: bankaSozleri,
  bayi: bayiSozleri,
  bayifatura: bayifaturaSozleri,
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
  gozetim: gozetimSozleri,
  hakedis: hakedisSozleri,
  hatirlatma: hatirlatmaSozleri,
  ikiAdim: ikiAdimSozleri,
  istatistik: istatistikSozleri,
  izin: izinSozleri,
  kartvizit: kartvizitSozleri,
  kurulum: kurulumSozleri,
  kvkk: kvkkSozleri,
  lisans: lisansSozleri,
  memnuniyet: memnuniyetSozleri,
  mola: molaSozleri,
  musteri: musteriSozleri,
  odeme: odemeSozleri,
  oturum: oturumSozleri,
  personel: personelSozleri,
  posta: postaSozleri,
  proje: projeSozleri,
  projetakip: projetakipSozleri,
  rol: rolSozleri,
  sablon: sablonSozleri,
  santral: santralSozleri,
  sla: slaSozleri,
  suzgec: suzgecSozleri,
  talep: talepSozleri,
  tanim: tanimSozleri,
  tatil: tatilSozleri,
  teklif: teklifSozleri,
  toplanti: toplantiSozleri,
  uzakbaglanti: uzakbaglantiSozleri,
  versiyon: versiyonSozleri,
  webistek: webistekSozleri,
  yazisma: yazismaSozleri,
  yetkili: yetkiliSozleri,
  yonlendirme: yonlendirmeSozleri,
  ziyaret: ziyaretSozleri,
} satisfies Partial<Record<keyof typeof contract, OdaSozleri>>;
