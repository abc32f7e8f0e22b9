import { aday } from './aday/room.ts';
import { aktarim } from './aktarim/room.ts';
import { analiz } from './analiz/room.ts';
import { anasayfa } from './anasayfa/room.ts';
import { anket } from './anket/room.ts';
import { apiBelgesi } from './apiBelgesi/room.ts';
import { banka } from './banka/room.ts';
import { birlestirme } from './birlestirme/room.ts';
import { bayi } from './bayi/room.ts';
import { bayifatura } from './bayifatura/room.ts';
import { bekleyen } from './bekleyen/room.ts';
import { bildirim } from './bildirim/room.ts';
import { defter } from './defter/room.ts';
import { demo } from './demo/room.ts';
import { denetim } from './denetim/room.ts';
import { departman } from './departman/room.ts';
import { devir } from './devir/room.ts';
import { dosya } from './dosya/room.ts';
import { duyuru } from './duyuru/room.ts';
import { egitim } from './egitim/room.ts';
import { fatura } from './fatura/room.ts';
import { gelenposta } from './gelenposta/room.ts';
import { gelir } from './gelir/room.ts';
import { gorev } from './gorev/room.ts';
import { gorusme } from './gorusme/room.ts';
import { gorusmeler } from './gorusmeler/room.ts';
import { gozetim } from './gozetim/room.ts';
import { hakedis } from './hakedis/room.ts';
import { hatirlatma } from './hatirlatma/room.ts';
import { ikiAdim } from './ikiAdim/room.ts';
import { istatistik } from './istatistik/room.ts';
import { izin } from './izin/room.ts';
import { kartvizit } from './kartvizit/room.ts';
import { kod } from './kod/room.ts';
import { kurulum } from './kurulum/room.ts';
import { kvkk } from './kvkk/room.ts';
import { lisans } from './lisans/room.ts';
import { memnuniyet } from './memnuniyet/room.ts';
import { mola } from './mola/room.ts';
import { musteri } from './musteri/room.ts';
import { odeme } from './odeme/room.ts';
import { olanlar } from './olanlar/room.ts';
import { oturum } from './oturum/room.ts';
import { personel } from './personel/room.ts';
import { posta } from './posta/room.ts';
import { proje } from './proje/room.ts';
import { rol } from './rol/room.ts';
import { sablon } from './sablon/room.ts';
import { santral } from './santral/room.ts';
import { sistem } from './sistem/room.ts';
import { sla } from './sla/room.ts';
import { suzgec } from './suzgec/room.ts';
import { talep } from './talep/room.ts';
import { tanim } from './tanim/room.ts';
import { taslak } from './taslak/room.ts';
import { tatil } from './tatil/room.ts';
import { teklif } from './teklif/room.ts';
import { toplanti } from './toplanti/room.ts';
import { tutanak } from './tutanak/room.ts';
import { uzakbaglanti } from './uzakbaglanti/room.ts';
import { varlik } from './varlik/room.ts';
import { projetakip } from './projetakip/room.ts';
import { versiyon } from './versiyon/room.ts';
import { webistek } from './webistek/room.ts';
import { yazisma } from './yazisma/room.ts';
import { yetkili } from './yetkili/room.ts';
import { yol } from './yol/room.ts';
import { yonlendirme } from './yonlendirme/room.ts';
import { ziyaret } from './ziyaret/room.ts';
import { mesai } from './mesai/room.ts';
import { takip } from './takip/room.ts';
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

/** The faces of all rooms, including rooms without calls. */
export const faces: readonly (RoomFace & { readonly ad: string })[] = [
  ...Object.entries(rooms).map(([ad, oda]) => ({ ...oda, ad })),
  { ad: 'mesai', ...mesai },
  { ad: 'takip', ...takip },
];
