import type { sla as contract } from '@masabasi/core/masa/sla/contract';
import { siradakiSaat, slaFarki, slaHesabi, slaKuralHatasi, type SlaKurallari } from '@masabasi/core/masa/sla/rules';
import { istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import { type Handlers, red, type Temel } from '../../platform/http/context.ts';
import { surumEski } from '../../platform/http/errors.ts';
import { hepsiYenilensin } from './kayit.ts';
import * as q from './queries.ts';

/** Versions shown. */
const GECMIS = 20;
/** Open tickets that a preview looks at; with more, the numbers are a lower bound. */
const EN_COK_BAKILAN = 20_000;

const anahtarlari = (oncelikler: readonly { readonly Oncelik: string | null }[]) => oncelikler.map((o) => o.Oncelik);

/** The end of a ticket's next clock by these rules; null: none runs. */
function yeniBitis(k: SlaKurallari, tatiller: ReadonlyMap<string, number>, g: q.AcikSla, simdi: Date): string | null {
  const soz = k.sozler.find((s) => s.Oncelik === g.oncelik) ?? k.sozler.find((s) => s.Oncelik === null);
  if (soz === undefined || g.olaylar.length === 0) return null;
  return siradakiSaat(slaHesabi({ pencereler: k.saatler, tatiller }, soz, g.olaylar, simdi))?.bitis ?? null;
}

async function etkisi({ db, simdi }: Pick<Temel, 'db' | 'simdi'>, k: SlaKurallari) {
  const aciklar = await q.acikSlalar(db, 0, EN_COK_BAKILAN);
  const ilk = Math.min(simdi.getTime(), ...aciklar.flatMap((g) => g.olaylar.slice(0, 1)).map((o) => ms(o.Zaman)));
  const { tatiller } = await q.takvim(db, istanbulGunu(ilk));
  const gecti = (bitis: string | null) => bitis !== null && ms(bitis) < simdi.getTime();
  const farklar = aciklar.map((g) => ({ eski: g.bitis, yeni: yeniBitis(k, tatiller, g, simdi) }));
  const an = (bitis: string | null) => (bitis === null ? null : ms(bitis));
  return {
    Acik: aciklar.length,
    Degisen: farklar.filter((f) => an(f.eski) !== an(f.yeni)).length,
    Gecikecek: farklar.filter((f) => !gecti(f.eski) && gecti(f.yeni)).length,
    Kurtulan: farklar.filter((f) => gecti(f.eski) && !gecti(f.yeni)).length,
  };
}

export const sla: Handlers<typeof contract> = {
  async slaKurallari({ db }) {
    const [surumler, oncelikler] = await Promise.all([q.surumler(db, GECMIS + 1), q.oncelikler(db)]);
    const [son] = surumler;
    const ad = (oncelik: string | null) => oncelikler.find((o) => o.Oncelik === oncelik)?.Ad ?? String(oncelik);
    const gecmis = surumler.slice(0, GECMIS).map(({ kurallar, ...s }, i) => {
      const once = surumler[i + 1];
      return { ...s, farklar: once === undefined ? [] : slaFarki(once.kurallar, kurallar, ad) };
    });
    const { sozler, saatler } = son!.kurallar;
    return {
      durum: true,
      kurallar: { sozler: [...sozler], saatler: [...saatler] },
      Surum: son!.Surum,
      oncelikler,
      gecmis,
    };
  },

  async slaOnizle(ctx, { kurallar }) {
    const hata = slaKuralHatasi(kurallar, anahtarlari(await q.oncelikler(ctx.db)));
    return hata === null ? { durum: true, ...(await etkisi(ctx, kurallar)) } : red(hata);
  },

  async slaKaydet(ctx, { kurallar, Surum }) {
    const { db, ben, simdi } = ctx;
    const eski = await q.sonSurumKilitle(db);
    if (eski.Surum !== Surum) throw surumEski(eski);
    const oncelikler = await q.oncelikler(db);
    const hata = slaKuralHatasi(kurallar, anahtarlari(oncelikler));
    if (hata !== null) return red(hata);
    const ad = (oncelik: string | null) => oncelikler.find((o) => o.Oncelik === oncelik)?.Ad ?? String(oncelik);
    const farklar = slaFarki(eski.kurallar, kurallar, ad);
    if (farklar.length === 0) return { durum: true, Surum };
    await q.kurallariYaz(db, kurallar, Surum + 1, ben.Id, simdi);
    await hepsiYenilensin(ctx, String(Surum + 1));
    await ctx.denetle({ eylem: 'slaKaydet', nesne: 'sla_surumu', nesneId: Surum + 1, yeni: { farklar } });
    return { durum: true, Surum: Surum + 1 };
  },
};
