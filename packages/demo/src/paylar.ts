import type { OrnekPayi } from './founding/pay.ts';
import { paylar as analiz } from './is/analiz.ts';
import { paylar as gorev } from './is/gorev.ts';
import { paylar as kod } from './is/kod.ts';
import { paylar as projetakip } from './is/projetakip.ts';
import { paylar as toplanti } from './is/toplanti.ts';
import { paylar as izin } from './izin/izin.ts';
import { paylar as talep } from './izin/talep.ts';
import { paylar as departman } from './kisi/departman.ts';
import { paylar as kvkk } from './kisi/kvkk.ts';
import { paylar as personel } from './kisi/personel.ts';
import { paylar as rol } from './kisi/rol.ts';
import { paylar as yazisma } from './kisi/yazisma.ts';
import { paylar as banka } from './mali/banka.ts';
import { paylar as bayifatura } from './mali/bayifatura.ts';
import { paylar as fatura } from './mali/fatura.ts';
import { paylar as gelir } from './mali/gelir.ts';
import { paylar as odeme } from './mali/odeme.ts';
import { paylar as anket } from './masa/anket.ts';
import { paylar as egitim } from './masa/egitim.ts';
import { paylar as gelenposta } from './masa/gelenposta.ts';
import { paylar as gorusme } from './masa/gorusme.ts';
import { paylar as hatirlatma } from './masa/hatirlatma.ts';
import { paylar as memnuniyet } from './masa/memnuniyet.ts';
import { paylar as sablon } from './masa/sablon.ts';
import { paylar as santral } from './masa/santral.ts';
import { paylar as takip } from './masa/takip.ts';
import { paylar as uzakbaglanti } from './masa/uzakbaglanti.ts';
import { paylar as webistek } from './masa/webistek.ts';
import { paylar as mesai } from './mesai/mesai.ts';
import { paylar as mola } from './mesai/mola.ts';
import { paylar as demo } from './musteri/demo.ts';
import { paylar as lisans } from './musteri/lisans.ts';
import { paylar as musteri } from './musteri/musteri.ts';
import { paylar as proje } from './musteri/proje.ts';
import { paylar as yetkili } from './musteri/yetkili.ts';
import { paylar as aday } from './pazarlama/aday.ts';
import { paylar as bayi } from './pazarlama/bayi.ts';
import { paylar as kartvizit } from './pazarlama/kartvizit.ts';
import { paylar as teklif } from './pazarlama/teklif.ts';
import { paylar as yonlendirme } from './pazarlama/yonlendirme.ts';
import { paylar as ziyaret } from './pazarlama/ziyaret.ts';
import { paylar as bildirim } from './platform/bildirim.ts';
import { paylar as dosya } from './platform/dosya.ts';
import { paylar as tanim } from './platform/tanim.ts';
import { paylar as duyuru } from './yonetim/duyuru.ts';
import { paylar as kurulum } from './yonetim/kurulum.ts';

/**
 * The shares of all rooms. Their order decides the ids of a new company: a share that is added comes last, so that
 * the rows of the others keep theirs.
 */
export const PAYLAR: readonly OrnekPayi[] = [
  ...aday,
  ...analiz,
  ...anket,
  ...banka,
  ...bayi,
  ...bayifatura,
  ...bildirim,
  ...demo,
  ...departman,
  ...dosya,
  ...duyuru,
  ...egitim,
  ...fatura,
  ...gelenposta,
  ...gelir,
  ...gorev,
  ...gorusme,
  ...hatirlatma,
  ...izin,
  ...kartvizit,
  ...kod,
  ...kurulum,
  ...kvkk,
  ...lisans,
  ...memnuniyet,
  ...mola,
  ...musteri,
  ...odeme,
  ...personel,
  ...proje,
  ...rol,
  ...sablon,
  ...santral,
  ...talep,
  ...tanim,
  ...teklif,
  ...toplanti,
  ...uzakbaglanti,
  ...projetakip,
  ...webistek,
  ...yazisma,
  ...yetkili,
  ...yonlendirme,
  ...ziyaret,
  ...mesai,
  ...takip,
];
