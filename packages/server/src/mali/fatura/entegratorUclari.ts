import type { fatura as contract } from '@masabasi/core/mali/fatura/contract';
import { FATURA_SURECI } from '@masabasi/core/mali/fatura/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import { gonderimeAl, gonderimi, gonderimiDurt } from './entegratorGonderim.ts';
import { entegratorVar } from './entegratorSec.ts';
import { kanitSagla } from './kanit.ts';
import * as k from './kayit.ts';
import * as q from './queries.ts';

/** Endpoints with which people ask the integrator about one of our invoices. */

export const ENTEGRATOR_YOK =
  'Faturaları gönderecek entegratör tanımlı değil. Sistem yöneticiniz ENTEGRATOR_URL ayarını yazınca gönderebilirsiniz.';

export const gonderimUclari: Pick<Handlers<typeof contract>, 'faturaGonder' | 'faturaDurumSorgula'> = {
  async faturaGonder(ctx, istek) {
    const { db, simdi, config } = ctx;
    const f = await k.kilitli(ctx, istek);
    if (f.DurumAnahtar !== 'kesildi')
      return red(f.DurumAnahtar === 'taslak' ? 'Önce faturayı kesiniz.' : FATURA_SURECI.kapali(f.Durum));
    if (!entegratorVar(config)) return red(ENTEGRATOR_YOK);
    const engel = await kanitSagla(ctx, f.Id);
    if (engel !== null) return red(`Fatura gönderilmez: ${engel}`);
    if (!(await gonderimeAl(db, f.Id, simdi))) return red('Fatura gönderilmiş; durumu sayfasında yazıyor.');
    return k.degisti(ctx, await q.degistir(db, f.Id, {}), {
      eylem: 'faturaGonder',
      tur: 'gonderildi',
      aciklama: `${f.No ?? ''}, ${paraYaz(f.Odenecek, f.ParaBirimi)}`,
      yeni: { Gonderim: 'bekliyor' },
    });
  },

  async faturaDurumSorgula({ db, urunler, simdi, config }, { Id }) {
    if ((await q.kart(db, Id, urunler)) === null) throw kayitYok('Fatura');
    if (!entegratorVar(config)) return red(ENTEGRATOR_YOK);
    const g = await gonderimi(db, Id);
    if (g === null) return red('Fatura gönderilmemiş.');
    await gonderimiDurt(db, Id, simdi);
    return { durum: true, Id };
  },
};
