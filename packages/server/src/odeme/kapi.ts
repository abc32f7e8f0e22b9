import { SAGLAYICI_ADLARI, SAGLAYICI_BASLIKLARI } from '@masabasi/core/odeme/rules';
import type { HamIstek, HamKapi } from '../http/rawDoors.ts';
import { mesajAl, saglayicisi } from './akis.ts';
import type { Ham } from './form.ts';
import * as q from './queries.ts';
import { type Isyeri, type OdemeSaglayici, SaglayiciHatasi } from './saglayici.ts';
import { SAGLAYICILAR } from './saglayicilar.ts';

/** Where the bank comes in: its browser, and the bank itself. Neither has a session, and neither is given one. */

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
/** A provider that is not set up any more: it still reads whose a message is, and proves nothing. Null: there is no such. */
function kurulmayan(kod: string): OdemeSaglayici | null {
  const ad = SAGLAYICI_ADLARI.find((x) => x === kod);
  if (ad === undefined) return null;
  return SAGLAYICILAR[ad](BILINMEYEN, () => Promise.reject(new SaglayiciHatasi('Sağlayıcı kurulu değil.')));
}

/** Takes what came in; who is not set up any more is written down with the attempt that they mean. */
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
        // Whatever came: the page asks what is known, and says that.
        const id = gelen?.id ?? null;
        return { durum: 303, yol: id === null ? KOPRU : `${KOPRU}?ref=${await q.refi(i.db, id)}` };
      } catch (err) {
        // Somebody who paid stands before the browser: what is wrong here is asked for later, and is no page for them.
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
      // What is not the bank's is not taken for it; what is of nobody we know would be said for ever.
      return d.gecerli ? { durum: 200, metin: yanit } : { durum: 400, metin: id === null ? 'YOK' : 'IMZA' };
    },
  },
];
