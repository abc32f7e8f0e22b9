import type { gelenposta as contract } from '@masabasi/core/gelenposta/contract';
import { alintiGizlisiz } from '@masabasi/core/posta/rules';
import type { Handlers } from '../http/context.ts';
import { kutuAdi } from './job.ts';
import * as q from './queries.ts';

export const gelenposta: Handlers<typeof contract> = {
  async getGelenPosta({ db, config }) {
    const ad = config.imap && kutuAdi(config.imap);
    const [postalar, hal] = await Promise.all([q.gelenPostalar(db), ad === null ? undefined : q.kutu(db, ad)]);
    const kutu = ad === null ? null : { Ad: ad, Okuma: hal?.okuma ?? null, Hata: hal?.hata ?? null };
    // Older ones were kept whole.
    const gorunen = postalar.map((p) => ({ ...p, Metin: alintiGizlisiz(p.Metin, config.publicUrl) }));
    return { durum: true, postalar: gorunen, kutu };
  },
};
