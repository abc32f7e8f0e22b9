import type { bildirim as bildirimContract } from '@masabasi/core/platform/bildirim/contract';
import { BILDIRIM_SAYFASI } from '@masabasi/core/platform/bildirim/rules';
import { type Handlers, red, type Temel } from '../http/context.ts';
import * as q from './queries.ts';

const turler = ({ odalar }: Pick<Temel, 'odalar'>) => odalar.flatMap((o) => o.bildirimler ?? []);

export const bildirim: Handlers<typeof bildirimContract> = {
  async bildirimler({ db, ben, kept }, istek) {
    const [satirlar, Okunmayan] = await kept({ of: ['bildirimler', istek], tables: ['bildirim'] }, () =>
      Promise.all([q.sayfa(db, ben.Id, istek), q.okunmayanSayisi(db, ben.Id)]),
    );
    return {
      durum: true,
      bildirimler: satirlar.slice(0, BILDIRIM_SAYFASI),
      Okunmayan,
      Devami: satirlar.length > BILDIRIM_SAYFASI,
    };
  },

  async bildirimOkundu(ctx, istek) {
    const { ben } = ctx;
    const okunan = await q.okunduYaz(ctx.db, ben.Id, istek, ctx.simdi);
    // The person's other windows count again.
    if (okunan > 0) ctx.yayinla({ tur: 'bildirim', kisiId: ben.Id });
    return { durum: true };
  },

  async bildirimTercihleri(ctx) {
    const { db, ben } = ctx;
    const [secilen, EpostaVar] = await Promise.all([q.tercihler(db, ben.Id), q.epostasiVar(db, ben.Id)]);
    return {
      durum: true,
      EpostaVar,
      tercihler: turler(ctx).map((t) => ({
        Tur: t.tur,
        Ad: t.ad,
        Aciklama: t.aciklama,
        Hal: secilen.get(t.tur) ?? t.varsayilan,
      })),
    };
  },

  async bildirimTercihKaydet(ctx, { Tur, Hal }) {
    const tur = turler(ctx).find((t) => t.tur === Tur);
    if (!tur) return red('Böyle bir bildirim türü yok. Sayfayı yeniden açınız.');
    await q.tercihYaz(ctx.db, ctx.ben.Id, Tur, Hal);
    await ctx.denetle({
      eylem: 'bildirimTercihKaydet',
      nesne: 'kisi',
      nesneId: ctx.ben.Id,
      yeni: { Tur: tur.ad, Hal },
    });
    return { durum: true };
  },
};
