// Written from the folders of the rooms by `npm run fix` (scripts/registries.mjs): a change here is lost.
import { aday } from './pazarlama/aday/room.ts';
import { aktarim } from './musteri/aktarim/room.ts';
import { analiz } from './is/analiz/room.ts';
import { anasayfa } from './yonetim/anasayfa/room.ts';
import { anket } from './masa/anket/room.ts';
import { apiBelgesi } from './yonetim/apiBelgesi/room.ts';
import { banka } from './mali/banka/room.ts';
import { bayi } from './pazarlama/bayi/room.ts';
import { bayifatura } from './mali/bayifatura/room.ts';
import { bekleyen } from './yonetim/bekleyen/room.ts';
import { bildirim } from './platform/bildirim/room.ts';
import { birlestirme } from './musteri/birlestirme/room.ts';
import { defter } from './mali/defter/room.ts';
import { demo } from './musteri/demo/room.ts';
import { denetim } from './platform/denetim/room.ts';
import { departman } from './kisi/departman/room.ts';
import { devir } from './masa/devir/room.ts';
import { dosya } from './platform/dosya/room.ts';
import { duyuru } from './yonetim/duyuru/room.ts';
import { egitim } from './masa/egitim/room.ts';
import { fatura } from './mali/fatura/room.ts';
import { gelenposta } from './masa/gelenposta/room.ts';
import { gelir } from './mali/gelir/room.ts';
import { gorev } from './is/gorev/room.ts';
import { gorusme } from './masa/gorusme/room.ts';
import { gorusmeler } from './masa/gorusmeler/room.ts';
import { gozetim } from './kisi/gozetim/room.ts';
import { hakedis } from './izin/hakedis/room.ts';
import { hatirlatma } from './masa/hatirlatma/room.ts';
import { ikiAdim } from './kisi/ikiAdim/room.ts';
import { istatistik } from './masa/istatistik/room.ts';
import { izin } from './izin/izin/room.ts';
import { kartvizit } from './pazarlama/kartvizit/room.ts';
import { kod } from './is/kod/room.ts';
import { kurulum } from './yonetim/kurulum/room.ts';
import { kvkk } from './kisi/kvkk/room.ts';
import { lisans } from './musteri/lisans/room.ts';
import { memnuniyet } from './masa/memnuniyet/room.ts';
import { mesai } from './mesai/mesai/room.ts';
import { mola } from './mesai/mola/room.ts';
import { musteri } from './musteri/musteri/room.ts';
import { odeme } from './mali/odeme/room.ts';
import { olanlar } from './platform/olanlar/room.ts';
import { oturum } from './kisi/oturum/room.ts';
import { personel } from './kisi/personel/room.ts';
import { posta } from './platform/posta/room.ts';
import { proje } from './musteri/proje/room.ts';
import { projetakip } from './is/projetakip/room.ts';
import { rol } from './kisi/rol/room.ts';
import { sablon } from './masa/sablon/room.ts';
import { santral } from './masa/santral/room.ts';
import { sistem } from './platform/sistem/room.ts';
import { sla } from './masa/sla/room.ts';
import { suzgec } from './platform/suzgec/room.ts';
import { takip } from './masa/takip/room.ts';
import { talep } from './izin/talep/room.ts';
import { tanim } from './platform/tanim/room.ts';
import { taslak } from './masa/taslak/room.ts';
import { tatil } from './izin/tatil/room.ts';
import { teklif } from './pazarlama/teklif/room.ts';
import { toplanti } from './is/toplanti/room.ts';
import { tutanak } from './is/tutanak/room.ts';
import { uzakbaglanti } from './masa/uzakbaglanti/room.ts';
import { varlik } from './masa/varlik/room.ts';
import { versiyon } from './is/versiyon/room.ts';
import { webistek } from './masa/webistek/room.ts';
import { yazisma } from './kisi/yazisma/room.ts';
import { yetkili } from './musteri/yetkili/room.ts';
import { yol } from './pazarlama/yol/room.ts';
import { yonlendirme } from './pazarlama/yonlendirme/room.ts';
import { ziyaret } from './pazarlama/ziyaret/room.ts';
import type { RoomFace, Rooms } from './room.ts';

/** All rooms that answer calls, typed over the contract: a missing room does not compile. */
export const rooms: Rooms = {
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

/** The faces of all rooms, including rooms without calls. */
export const faces: readonly (RoomFace & { readonly ad: string })[] = [
  ...Object.entries(rooms).map(([ad, oda]) => ({ ...oda, ad })),
  { ad: 'mesai', ...mesai },
  { ad: 'takip', ...takip },
];
