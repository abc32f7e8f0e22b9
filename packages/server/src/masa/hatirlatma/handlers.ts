import type { hatirlatma as contract } from '@masabasi/core/masa/hatirlatma/contract';
import { hatirlatmaHatasi, hatirlatmaSecenekleri } from '@masabasi/core/masa/hatirlatma/rules';
import { istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type Handlers, red } from '../../platform/http/context.ts';
import { takvim } from '../sla/api.ts';
import * as q from './queries.ts';
import { found } from '../../platform/http/errors.ts';

export const hatirlatma: Handlers<typeof contract> = {
  async hatirlatmalarim({ db, ben, urunler }) {
    return { durum: true, hatirlatmalar: await q.hatirlatmalar(db, ben.Id, urunler) };
  },

  async hatirlatmaSecenekleri({ db, simdi }) {
    return { durum: true, secenekler: hatirlatmaSecenekleri(await takvim(db, istanbulGunu(simdi)), simdi) };
  },

  async hatirlatmaKaydet(ctx, { GorusmeId, Gun, Saat, Aciklama }) {
    const { db, ben, simdi, urunler } = ctx;
    const acik = found(await q.acikMi(db, GorusmeId, urunler), 'Görüşme');
    if (!acik) return red('Bu görüşme kapanmış; kapanan bir görüşme hatırlatılmaz.');
    const zaman = new Date(istanbulAni(Gun, Saat));
    const hata = hatirlatmaHatasi(zaman.getTime(), simdi.getTime());
    if (hata !== null) return red(hata);
    await q.yaz(db, { kisi_id: ben.Id, gorusme_id: GorusmeId, zaman, aciklama: Aciklama.trim() });
    const Zaman = zaman.toISOString();
    await ctx.denetle({ eylem: 'hatirlatmaKaydet', nesne: 'gorusme', nesneId: GorusmeId, yeni: { Zaman } });
    ctx.yayinla({ tur: 'hatirlatma', kisiId: ben.Id });
    return { durum: true, Zaman };
  },

  async hatirlatmaSil(ctx, { GorusmeId }) {
    // A reminder that has come, or went with its ticket, needs no removal.
    if (await q.sil(ctx.db, ctx.ben.Id, GorusmeId)) {
      await ctx.denetle({ eylem: 'hatirlatmaSil', nesne: 'gorusme', nesneId: GorusmeId });
      ctx.yayinla({ tur: 'hatirlatma', kisiId: ctx.ben.Id });
    }
    return { durum: true };
  },
};
