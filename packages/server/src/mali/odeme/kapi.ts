import { SAGLAYICI_ADLARI, SAGLAYICI_BASLIKLARI } from '@masabasi/core/mali/odeme/rules';
import type { HamIstek, HamKapi } from '../../platform/http/rawDoors.ts';
import { mesajAl, saglayicisi } from './akis.ts';
import type { Ham } from './form.ts';
import * as q from './queries.ts';
import { type Isyeri, type OdemeSaglayici, SaglayiciHatasi } from './saglayici.ts';
import { SAGLAYICILAR } from './saglayicilar.ts';

/** Entry points of the bank, for its browser and for its server. Neither has a session, and neither gets one. */

const hami = (i: HamIstek): Ham => ({ govde: i.govde, tur: i.tur, imza: i.baslik('x-iyz-signature-v3') });
const KOPRU = '/payment/bridge-success';

const BILINMEYEN: Isyeri = {
  uye: '',
  terminal: '',
  kullanici: '',
  parola: '',
  iadeKullanici: '',
  iadeParola: '',
  anahtar: '',
  tuz: '',
  sayfa: '',
  api: '',
};
/** A provider no longer set up: it can still name the attempt of a message, but proves nothing. Null: unknown. */
function kurulmayan(kod: string): OdemeSaglayici | null {
  const ad = SAGLAYICI_ADLARI.find((x) => x === kod);
  if (ad === undefined) return null;
  return SAGLAYICILAR[ad](BILINMEYEN, () => Promise.reject(new SaglayiciHatasi('Sağlayıcı kurulu değil.')));
}

/** Takes a message. A message from a provider that is no longer set up is written to its attempt. */
async function al(i: HamIstek, tur: 'donus' | 'bildirim') {
  const kurulu = saglayicisi(i.config);
  const s = kurulu?.ad === i.kod ? kurulu : kurulmayan(i.kod);
  if (s === null) return null;
  const ham = hami(i);
  const okunan = tur === 'donus' ? { yanit: '', ...s.donus(ham) } : s.bildirim?.(ham);
  if (okunan === undefined) return null;
  const { yanit, ...gelen } = okunan;
  const d =
    s === kurulu
      ? gelen
      : {
          ...gelen,
          gecerli: false,
          bakilan: `${SAGLAYICI_BASLIKLARI[s.ad]} artık kurulu değil; imzaya bakılamadı, sonuç sayılmadı. Bankanızın ekranından bakınız.`,
        };
  const id = await mesajAl(i, s, { tur, ham, d, kurulu: s === kurulu });
  if (id === null && d.gecerli && d.sonuc.hal === 'basarili')
    i.log.warn({ saglayici: s.ad, siparis: d.sonuc.oid }, 'bizde olmayan bir siparişin ödendiği bildirildi');
  return { id, d, yanit, kurulu: s === kurulu };
}

export const kapilar: readonly HamKapi[] = [
  {
    yol: '/payment/callback/:kod',
    hiz: { adet: 300, saniye: 60 },
    async al(i) {
      try {
        const gelen = await al(i, 'donus');
        // In every case the page asks for the known result and shows it.
        const id = gelen?.id ?? null;
        return { durum: 303, yol: id === null ? KOPRU : `${KOPRU}?ref=${await q.refi(i.db, id)}` };
      } catch (err) {
        // The payer stands before the browser. An error is settled later, and the payer sees no error page.
        i.log.error({ err }, 'bankadan dönen tarayıcının getirdiği alınamadı');
        return { durum: 303, yol: KOPRU };
      }
    },
  },
  {
    yol: '/payment/notice/:kod',
    hiz: { adet: 1200, saniye: 60 },
    async al(i) {
      const gelen = await al(i, 'bildirim');
      if (!gelen?.kurulu) return { durum: 404, metin: 'YOK' };
      const { d, id, yanit } = gelen;
      // An invalid message is not accepted. A message without a known attempt would be repeated for ever.
      return d.gecerli ? { durum: 200, metin: yanit } : { durum: 400, metin: id === null ? 'YOK' : 'IMZA' };
    },
  },
];
