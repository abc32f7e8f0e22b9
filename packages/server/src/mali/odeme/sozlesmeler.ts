import type { odeme as contract } from '@masabasi/core/mali/odeme/contract';
import { SAGLAYICI_BASLIKLARI } from '@masabasi/core/mali/odeme/rules';
import { sozlesmeHatasi } from '@masabasi/core/mali/odeme/valor';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { surumEski, type Seen, found } from '../../platform/http/errors.ts';
import * as q from './queries.ts';

/** Contracts with card providers: their commission and the days until they pay out. */

/** A contract in the version that its editor saw, locked until the transaction ends. */
async function kilitli(db: Db, { Id, Surum }: Seen) {
  const s = found(
    await db.selectFrom('odeme_sozlesme').selectAll().where('id', '=', Id).forUpdate().executeTakeFirst(),
    'Sözleşme',
  );
  if (s.surum !== Surum) throw surumEski({ Id, Surum: s.surum });
  return (await q.sozlesmeler(db)).find((x) => x.Id === Id)!;
}

/** Rates in hundredths of a percent, in the form of the audit. */
const oranlari = (oranlar: readonly { readonly Taksit: number; readonly Oran: number }[]): string =>
  oranlar.map((o) => `${o.Taksit}: %${(o.Oran / 100).toFixed(2).replace('.', ',')}`).join('; ');

export const sozlesmeler: Pick<
  Handlers<typeof contract>,
  'kartSozlesmeleri' | 'kartSozlesmeKaydet' | 'kartSozlesmeSil'
> = {
  async kartSozlesmeleri({ db, config }) {
    return { durum: true, saglayici: config.odeme?.saglayici ?? null, sozlesmeler: await q.sozlesmeler(db) };
  },

  async kartSozlesmeKaydet(ctx, { sozlesme: { Id, Surum, Saglayici, Gecerlilik, ValorGun, ...istenen } }) {
    const { db, ben, simdi } = ctx;
    const oranlar = istenen.oranlar.map((o) => ({ Taksit: o.Taksit, Oran: Math.round(o.Oran * 100) }));
    const hata = sozlesmeHatasi({ oranlar });
    if (hata !== null) return red(hata);
    // Two writers for one day come one after the other.
    await db.selectFrom('odeme_sozlesme').select('id').orderBy('id').forUpdate().execute();
    const eski = Id === 0 ? null : await kilitli(db, { Id, Surum });
    const ayni = (await q.sozlesmeler(db)).some(
      (s) => s.Id !== Id && s.Saglayici === Saglayici && s.Gecerlilik === Gecerlilik,
    );
    if (ayni)
      return red(`${SAGLAYICI_BASLIKLARI[Saglayici]} ile ${tarihYaz(Gecerlilik)} gününden geçerli bir sözleşme var.`);
    const yazilan = {
      saglayici: Saglayici,
      gecerlilik: Gecerlilik,
      valor_gun: ValorGun,
      yazan_id: ben.Id,
      zaman: simdi,
    };
    const satir =
      eski === null
        ? await db
            .insertInto('odeme_sozlesme')
            .values(yazilan)
            .returning(['id as Id', 'surum as Surum'])
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('odeme_sozlesme')
            .set((eb) => ({ ...yazilan, surum: eb('surum', '+', 1) }))
            .where('id', '=', Id)
            .returning(['id as Id', 'surum as Surum'])
            .executeTakeFirstOrThrow();
    await db.deleteFrom('odeme_sozlesme_orani').where('sozlesme_id', '=', satir.Id).execute();
    await db
      .insertInto('odeme_sozlesme_orani')
      .values(oranlar.map((o) => ({ sozlesme_id: satir.Id, taksit: o.Taksit, oran: o.Oran })))
      .execute();
    await ctx.denetle({
      eylem: 'kartSozlesmeKaydet',
      nesne: 'odeme_sozlesme',
      nesneId: satir.Id,
      ...(eski !== null && {
        eski: {
          Saglayici: eski.Saglayici,
          Gecerlilik: eski.Gecerlilik,
          ValorGun: eski.ValorGun,
          KomisyonOranlari: oranlari(eski.oranlar),
        },
      }),
      yeni: { Saglayici, Gecerlilik, ValorGun, KomisyonOranlari: oranlari(oranlar) },
    });
    ctx.yayinla({ tur: 'banka' });
    return { durum: true, ...satir };
  },

  async kartSozlesmeSil(ctx, istek) {
    const { db } = ctx;
    const { Id, Saglayici, Gecerlilik, ValorGun, oranlar } = await kilitli(db, istek);
    await db.deleteFrom('odeme_sozlesme').where('id', '=', Id).execute();
    await ctx.denetle({
      eylem: 'kartSozlesmeSil',
      nesne: 'odeme_sozlesme',
      nesneId: Id,
      eski: { Saglayici, Gecerlilik, ValorGun, KomisyonOranlari: oranlari(oranlar) },
    });
    ctx.yayinla({ tur: 'banka' });
    return { durum: true };
  },
};
