import { duzgun, katla } from '@masabasi/core/platform/text/metin';
import type { tanim as tanimContract } from '@masabasi/core/platform/tanim/contract';
import {
  GEREKLI_LISTELER,
  TANIM_LISTE_ADLARI,
  tanimHatalari,
  type TanimListeAdi,
  tanimListesi,
} from '@masabasi/core/platform/tanim/rules';
import { oncesi } from '@masabasi/core/platform/denetim/rules';
import { type Handlers, red } from '../http/context.ts';
import { kayitYok, surumEski, found } from '../http/errors.ts';
import { secenekler } from '../list/secenekler.ts';
import * as q from './queries.ts';

/** True if `ustId` is below the row, which would make a cycle. */
function kendiAltinda(id: number, ustId: number, satirlar: Awaited<ReturnType<typeof q.adlar>>): boolean {
  const ustler = new Map(satirlar.map((s) => [s.id, s.ust_id]));
  for (let x: number | null = ustId; x !== null; x = ustler.get(x) ?? null) if (x === id) return true;
  return false;
}

/** Reason that rows of this list cannot be changed here. Null: they can. */
const yeriBaska = (liste: TanimListeAdi): string | null => {
  const { ad, yeri } = tanimListesi(liste);
  if (yeri === undefined) return null;
  return liste === 'bayiler'
    ? `‘${ad}’ listesi bayi kartlarından gelir; Bayiler sayfasında düzenlenir.`
    : `‘${ad}’ listesi anketlerden gelir; Anket Tasarımı sayfasında düzenlenir.`;
};

export const tanim: Handlers<typeof tanimContract> = {
  async baseGerekliList({ db, urunler, kept }) {
    return kept({ of: ['baseGerekliList'], tables: ['kisi', 'proje', 'mola_tur'], by: 'products' }, async () => {
      const [yer, personel, proje, molatur] = await Promise.all([
        q.yerler(db),
        q.calisanlar(db),
        q.projeler(db, urunler),
        q.molaTurleri(db),
      ]);
      return { durum: true, ...yer, personel, proje, molatur };
    });
  },

  async musterigerekli({ db, urunler }) {
    return { durum: true, ...(await secenekler(db, urunler, ...GEREKLI_LISTELER.musterigerekli)) };
  },

  async lisansGerekli({ db, urunler }) {
    return { durum: true, ...(await secenekler(db, urunler, ...GEREKLI_LISTELER.lisansGerekli)) };
  },

  async talepgerekli({ db, urunler }) {
    return { durum: true, ...(await secenekler(db, urunler, ...GEREKLI_LISTELER.talepgerekli)) };
  },

  async getGerekli({ db, urunler, kept }) {
    return kept({ of: ['getGerekli'], tables: ['tanim', 'kisi', 'proje'], by: 'products' }, async () => {
      const [listeler, personel, proje] = await Promise.all([
        secenekler(db, urunler, ...GEREKLI_LISTELER.getGerekli),
        q.calisanlar(db),
        q.projeler(db, urunler),
      ]);
      return { durum: true, ...listeler, personel, proje };
    });
  },

  async getGerekliList({ db, urunler, kept }) {
    const tables = ['tanim', 'kisi', 'proje', 'versiyon'] as const;
    return kept({ of: ['getGerekliList'], tables, by: 'products' }, async () => {
      const [listeler, personel, proje, versiyonlar] = await Promise.all([
        secenekler(db, urunler, ...GEREKLI_LISTELER.getGerekliList),
        q.calisanlar(db),
        q.projeler(db, urunler),
        q.versiyonlar(db, urunler),
      ]);
      return { durum: true, ...listeler, personel, proje, versiyonlar };
    });
  },

  async tanimListeleri({ db, urunler }) {
    const sayilar = new Map((await q.sayilar(db, urunler)).map((s) => [s.Liste, s]));
    return {
      durum: true,
      listeler: TANIM_LISTE_ADLARI.map((Liste) => sayilar.get(Liste) ?? { Liste, Adet: 0, Pasif: 0 }),
    };
  },

  async tanimList({ db, urunler }, { Liste }) {
    const { ust, urunlu } = tanimListesi(Liste);
    const satirlar = await q.liste(db, Liste, urunler);
    const kullanim = await q.kullanimlar(
      db,
      Liste,
      satirlar.map((s) => s.Id),
    );
    const ustler = ust === undefined ? [] : await q.liste(db, ust as TanimListeAdi, urunler);
    return {
      durum: true,
      tanimlist: satirlar.map((s) => ({ ...s, Kullanim: kullanim.get(s.Id) ?? 0 })),
      ustler: ustler.filter((u) => u.Aktif === 1).map(({ Id, Ad }) => ({ Id, Ad })),
      projeler: urunlu ? await q.projeler(db, urunler) : [],
    };
  },

  async tanimKaydet(ctx, { tanim: { Id, Surum, ...t } }) {
    const { db, urunler } = ctx;
    const baska = yeriBaska(t.Liste);
    if (baska !== null) return red(baska);
    await q.listeyiKilitle(db, t.Liste);
    const eski = Id === 0 ? null : await q.kilitle(db, Id, urunler);
    if (Id !== 0 && eski?.Liste !== t.Liste) throw kayitYok('Satır');
    if (eski !== null && eski.Surum !== Surum) throw surumEski(eski);
    const [hata] = Object.values(tanimHatalari(t));
    if (hata !== undefined) return red(hata);
    if (eski?.Sabit && !t.Aktif) return red('Bu satırı ürünün akışı kullanır; kullanımdan kaldırılamaz.');
    if (t.ProjeId !== null && !urunler.includes(t.ProjeId)) return red('Seçtiğiniz ürün, ürünleriniz arasında yok.');
    if (t.UstId !== null) {
      const ust = await q.kilitle(db, t.UstId, urunler);
      if (ust === null || ust.Liste !== tanimListesi(t.Liste).ust)
        return red('Seçtiğiniz üst satır artık yok. Başka birini seçiniz.');
      if (ust.ProjeId !== null && ust.ProjeId !== t.ProjeId) return red('Üst satır başka bir ürünündür.');
    }
    const Ad = duzgun(t.Ad);
    const komsular = await q.adlar(db, t.Liste);
    if (Id !== 0 && t.UstId !== null && kendiAltinda(Id, t.UstId, komsular))
      return red('Bir satır kendi altındaki bir satırın altına konamaz.');
    const ayni = komsular.find(
      (k) => k.id !== Id && k.proje_id === t.ProjeId && k.ust_id === t.UstId && katla(k.ad) === katla(Ad),
    );
    if (ayni)
      return red(
        `Bu listede ‘${ayni.ad}’ adında bir satır var${ayni.aktif ? '' : '; kullanımdan kaldırılmış, yeniden açabilirsiniz'}.`,
      );
    if (t.Kod !== null && komsular.some((k) => k.id !== Id && k.kod === t.Kod))
      return red(`Bu listede ${t.Kod} kodlu bir satır var.`);
    const yeni = {
      liste: t.Liste,
      ad: Ad,
      renk: t.Renk,
      kod: t.Kod,
      proje_id: t.ProjeId,
      ust_id: t.UstId,
      aktif: t.Aktif === 1,
    };
    const satir =
      eski === null ? await q.ekle(db, yeni, !tanimListesi(t.Liste).alfabetik) : await q.degistir(db, Id, yeni);
    await ctx.denetle({ eylem: 'tanimKaydet', nesne: 'tanim', nesneId: satir.Id, eski: oncesi(eski, yeni), yeni });
    return { durum: true, ...satir };
  },

  async tanimSil(ctx, { Id }) {
    const { db, urunler } = ctx;
    const eski = found(await q.kilitle(db, Id, urunler), 'Satır');
    const baska = yeriBaska(eski.Liste);
    if (baska !== null) return red(baska);
    if (eski.Sabit)
      return red('Bu satırı ürünün akışı kullanır; silinemez. Adını, rengini ve sırasını değiştirebilirsiniz.');
    const silindi = ((await q.kullanimlar(db, eski.Liste, [Id])).get(Id) ?? 0) === 0;
    if (silindi) await q.kaldir(db, Id);
    else await q.degistir(db, Id, { aktif: false });
    await ctx.denetle({ eylem: silindi ? 'tanimSil' : 'tanimKaldir', nesne: 'tanim', nesneId: Id, eski });
    return { durum: true, silindi };
  },

  async tanimSirala(ctx, { Liste, Idler }) {
    const { db, urunler } = ctx;
    const baska = yeriBaska(Liste);
    if (baska !== null) return red(baska);
    if (tanimListesi(Liste).alfabetik) return red('Bu liste alfabetik sıralanır.');
    await q.listeyiKilitle(db, Liste);
    const satirlar = await q.liste(db, Liste, urunler);
    const bilinen = new Set(satirlar.map((s) => s.Id));
    if (Idler.length !== bilinen.size || new Set(Idler).size !== Idler.length || !Idler.every((id) => bilinen.has(id)))
      return red('Liste siz açtıktan sonra değişti. Güncel hâlini açıp tekrar sıralayınız.');
    await q.sirala(db, Idler);
    await ctx.denetle({
      eylem: 'tanimSirala',
      nesne: 'tanim',
      eski: { Sirasi: satirlar.map((s) => s.Id) },
      yeni: { Sirasi: Idler },
    });
    return { durum: true };
  },
};
