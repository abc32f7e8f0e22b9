import type { HamIstek, HamKapi } from '../http/rawDoors.ts';
import { mesajAl, saglayicisi } from './akis.ts';
import type { Ham } from './form.ts';
import * as q from './queries.ts';

/** Where the bank comes in: its browser, and the bank itself. Neither has a session, and neither is given one. */

const hami = (i: HamIstek): Ham => ({ govde: i.govde, tur: i.tur, imza: i.baslik('x-iyz-signature-v3') });
const KOPRU = '/payment/bridge-success';

export const kapilar: readonly HamKapi[] = [
  {
    yol: '/payment/callback/:kod',
    hiz: { adet: 300, saniye: 60 },
    async al(i) {
      const s = saglayicisi(i.config);
      if (s === null || s.ad !== i.kod) return { durum: 303, yol: KOPRU };
      const ham = hami(i);
      const id = await mesajAl(i, s, { tur: 'donus', ham, d: s.donus(ham) });
      // Whatever came: the page asks what is known, and says that.
      return { durum: 303, yol: id === null ? KOPRU : `${KOPRU}?ref=${await q.refi(i.db, id)}` };
    },
  },
  {
    yol: '/payment/notice/:kod',
    hiz: { adet: 1200, saniye: 60 },
    async al(i) {
      const s = saglayicisi(i.config);
      if (s === null || s.ad !== i.kod || s.bildirim === undefined) return { durum: 404, metin: 'YOK' };
      const ham = hami(i);
      const { yanit, ...d } = s.bildirim(ham);
      const id = await mesajAl(i, s, { tur: 'bildirim', ham, d });
      // What is not the bank's is not taken for it; what is of nobody we know would be said for ever.
      return d.gecerli ? { durum: 200, metin: yanit } : { durum: 400, metin: id === null ? 'YOK' : 'IMZA' };
    },
  },
];
