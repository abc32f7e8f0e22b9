import type { departman as departmanContract } from '@masabasi/core/kisi/departman/contract';
import { departmanHatalari } from '@masabasi/core/kisi/departman/rules';
import { duzgun, katla } from '@masabasi/core/platform/text/metin';
import { sorumlulukEngeli, vekilEngeli } from '@masabasi/core/platform/yetki/katalog';
import { oncesi } from '@masabasi/core/platform/denetim/rules';
import { type Handlers, red } from '../../platform/http/context.ts';
import { found } from '../../platform/http/errors.ts';
import * as q from './queries.ts';

export const departman: Handlers<typeof departmanContract> = {
  async departmanListesi({ db, ben }) {
    return {
      durum: true,
      departmanlar: await q.liste(db),
      kisiler: await q.sorumluOlabilenler(db),
      SorumluSecebilir: ben.ayricalikli,
    };
  },

  async departmanKaydet(ctx, { Id, Surum, ...d }) {
    const { db } = ctx;
    const eski = Id === 0 ? null : found(await q.kilitle(db, Id), 'Departman', Surum);
    const [hata] = Object.values(departmanHatalari(d));
    if (hata !== undefined) return red(hata);
    const Ad = duzgun(d.Ad);
    if ((await q.adlar(db, Id)).some((x) => katla(x.ad) === katla(Ad))) return red('Bu adda bir departman var.');
    const engel = sorumlulukEngeli(ctx.ben, eski?.SorumluId ?? null, d.SorumluId);
    if (engel !== null) return red(engel);
    // An older client does not send the deputy, so the present deputy stays. Without a head there is no deputy.
    const vekil = d.SorumluId === null ? null : d.VekilId === undefined ? (eski?.VekilId ?? null) : d.VekilId;
    const vekilEngel = vekilEngeli(ctx.ben, eski?.VekilId ?? null, { SorumluId: d.SorumluId, VekilId: vekil });
    if (vekilEngel !== null) return red(vekilEngel);
    if (vekil !== null && vekil !== eski?.VekilId && !(await q.sorumluOlabilir(db, vekil)))
      return red('Vekil olarak seçtiğiniz kişi işten ayrılmış ya da ayrılmak üzere. Başka birini seçiniz.');
    const yeniSorumlu = d.SorumluId !== (eski?.SorumluId ?? null);
    if (d.SorumluId !== null && yeniSorumlu && !(await q.sorumluOlabilir(db, d.SorumluId)))
      return red('Sorumlu olarak seçtiğiniz kişi işten ayrılmış ya da ayrılmak üzere. Başka birini seçiniz.');
    const yeni = {
      ad: Ad,
      goster: d.Goster,
      sorumlu_id: d.SorumluId,
      vekil_id: vekil,
      mesai_baslangic: d.MesaiBaslangic,
      mesai_bitis: d.MesaiBitis,
      vardiya_dakika: d.VardiyaDakika,
      calisma_gunleri: [...new Set(d.CalismaGunleri)].toSorted((a, b) => a - b),
      diger_limit: d.DigerLimit,
      yemek_limit: d.YemekLimit,
    };
    const satir = eski === null ? await q.ekle(db, yeni) : await q.degistir(db, Id, yeni);
    await ctx.denetle({
      eylem: 'departmanKaydet',
      nesne: 'departman',
      nesneId: satir.Id,
      eski: oncesi(eski, yeni),
      yeni,
    });
    const etkilenen = [
      ...(yeniSorumlu ? [eski?.SorumluId, d.SorumluId] : []),
      ...(vekil !== (eski?.VekilId ?? null) || yeniSorumlu ? [eski?.VekilId, vekil] : []),
    ];
    for (const kisiId of new Set(etkilenen)) if (kisiId) ctx.yayinla({ tur: 'yetki', kisiId });
    return { durum: true, ...satir };
  },

  async departmanSil(ctx, { Id }) {
    const eski = found(await q.kilitle(ctx.db, Id), 'Departman');
    const engel = sorumlulukEngeli(ctx.ben, eski.SorumluId, null);
    if (engel !== null) return red(engel);
    if (eski.KisiSayisi > 0)
      return red(`Bu departmanda ${eski.KisiSayisi} çalışan var. Önce onları başka bir departmana taşıyınız.`);
    await q.kaldir(ctx.db, Id, ctx.simdi);
    await ctx.denetle({ eylem: 'departmanSil', nesne: 'departman', nesneId: Id, eski });
    if (eski.SorumluId !== null) ctx.yayinla({ tur: 'yetki', kisiId: eski.SorumluId });
    return { durum: true };
  },
};
